"""Hypothesis profiles for the engine's properties.

Every run uses the same examples. `pytest tests/engine/core --hypothesis-profile search` tries ten
times as many, and new ones each time.
"""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite(
    *(f"tests.engine.core.{name}" for name in ("ledger", "payments", "refused"))
)

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "core",
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile(
    "search",
    max_examples=400,
    deadline=None,
    derandomize=False,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.load_profile("core")
