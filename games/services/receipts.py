"""Has this request been obeyed already?

A client that got no answer asks again, with the same key. What was done is then not done
once more.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from games.models import Seat
from words import say

from .refusals import NotNow

KEPT = 20


def was_done(seat: Seat, key: str, *request: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether a request with that key succeeded; the key of another request is refused."""
    found = next((digest for known, digest in seat.receipts if known == key), None)
    if not key or found is None:
        return False
    if found != _digest(request):
        raise NotNow(say("refused-key-used"), field="Idempotency-Key")
    return True


def note_done(seat: Seat, key: str, *request: Any) -> None:  # noqa: ANN401 - any JSON
    """Remember that the request succeeded."""
    if key:
        seat.receipts = [*seat.receipts, [key, _digest(request)]][-KEPT:]
        seat.save(update_fields=["receipts"])


def _digest(request: tuple[Any, ...]) -> str:
    return hashlib.sha256(json.dumps(request).encode()).hexdigest()
