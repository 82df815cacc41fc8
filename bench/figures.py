"""How are times told?"""

from __future__ import annotations

from collections.abc import Sequence


def percentile(seconds: Sequence[float], share: float) -> float:
    """The time that this share of all stayed below, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(seconds: Sequence[float]) -> str:
    """The middle and the slow end."""
    return f"p50 {percentile(seconds, 0.5):,.0f} ms, p99 {percentile(seconds, 0.99):,.0f} ms"


def verdict(*, reached: bool) -> str:
    """Whether a goal was reached, plainly."""
    return "reached" if reached else "MISSED"
