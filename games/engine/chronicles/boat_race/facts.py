"""What can happen in a boat race?"""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.facts import Fact

from .board import Berth, face_down


class RaceBegan(Fact, frozen=True, tag="race-began"):
    """A seat's piece was the first to pass Race Start."""

    seat: Seat


class BoatMoved(Fact, frozen=True, tag="boat-moved"):
    """A boat went on, or was put on its Home Castle."""

    seat: Seat
    start: Berth
    berth: Berth


class BoatPassed(Fact, frozen=True, tag="boat-passed"):
    """A seat's boat left another one behind."""

    seat: Seat
    other: Seat


class TokensSeen(Fact, frozen=True, tag="tokens-seen"):
    """A seat looked at the tokens of a castle; others know only that it did."""

    seat: Seat
    river: int
    tokens: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Fact:
        """The tokens only for the seat that looked."""
        return self if viewer == self.seat else replace(self, tokens=face_down(self.tokens))


class TokenTaken(Fact, frozen=True, tag="token-taken"):
    """A seat took a token, for all to see."""

    seat: Seat
    river: int
    token: str


class ResultGained(Fact, frozen=True, tag="result-gained"):
    """A seat got a result card."""

    seat: Seat
    result: str
