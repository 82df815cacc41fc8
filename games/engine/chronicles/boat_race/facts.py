"""The facts of a boat race."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact

from .board import Berth, face_down


class RaceBegan(Fact, frozen=True, tag="race-began"):
    """A seat's piece was the first to pass Race Start."""

    seat: Seat


class BoatMoved(Fact, frozen=True, tag="boat-moved"):
    """A boat moved on, or was put on its Home Castle."""

    seat: Seat
    start: Berth
    berth: Berth


class BoatPassed(Fact, frozen=True, tag="boat-passed"):
    """A seat's boat overtook another one."""

    seat: Seat
    other: Seat


class TokensSeen(Fact, frozen=True, tag="tokens-seen"):
    """A seat examined the tokens of a castle; others see only that it did."""

    seat: Seat
    river: int
    tokens: tuple[str, ...]

    def visible_to(self, viewer: Seat | None) -> Fact:
        """Show the tokens only to the seat that examined them."""
        return self if viewer == self.seat else replace(self, tokens=face_down(self.tokens))


class TokenTaken(Fact, frozen=True, tag="token-taken"):
    """A seat took a token and showed it to all."""

    seat: Seat
    river: int
    token: str


class ResultGained(Fact, frozen=True, tag="result-gained"):
    """A seat gained a result card."""

    seat: Seat
    result: str
