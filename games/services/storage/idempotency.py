"""Recognise requests that a client repeats with the same idempotency key."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from games.models import Seat
from games.services.refusals import NotNow
from i18n import translate

#: How many keys are stored per seat.
MAX_KEYS = 20


def is_repeated(seat: Seat, key: str, *request: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether this request already succeeded with that key; refuse a key of another request."""
    found = next((digest for known, digest in seat.receipts if known == key), None)
    if not key or found is None:
        return False
    if found != _digest(request):
        raise NotNow(translate("refused-key-used"), field="Idempotency-Key")
    return True


def record_request(seat: Seat, key: str, *request: Any) -> None:  # noqa: ANN401 - any JSON
    """Store that the request succeeded."""
    if key:
        seat.receipts = [*seat.receipts, [key, _digest(request)]][-MAX_KEYS:]
        seat.save(update_fields=["receipts"])


def _digest(request: tuple[Any, ...]) -> str:
    return hashlib.sha256(json.dumps(request).encode()).hexdigest()
