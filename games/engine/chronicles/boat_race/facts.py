"""The facts of a boat race."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact
from games.engine.core.log import Amount, Line, Names, line

from .board import Berth, face_down


class RaceBegan(Fact, frozen=True, tag="race-began"):
    """A seat's piece was the first to pass Race Start."""

    seat: Seat

    def told(self, names: Names) -> Line:
        """Say who."""
        return line(names, self.seat, "log-race-began", sign="boat")


class BoatMoved(Fact, frozen=True, tag="boat-moved"):
    """A boat moved on, or was put on its Home Castle."""

    seat: Seat
    start: Berth
    berth: Berth

    def told(self, names: Names) -> Amount:
        """Add up the tiles."""
        return Amount("rowed", self.seat, "boat-tiles", 1)


class BoatPassed(Fact, frozen=True, tag="boat-passed"):
    """A seat's boat overtook another one."""

    seat: Seat
    other: Seat

    def told(self, names: Names) -> Line:
        """Say which."""
        other = names.seat(self.other)
        return line(names, self.seat, "log-boat-passed", sign="boat", other=other)


class TokensSeen(Fact, frozen=True, tag="tokens-seen"):
    """A seat examined the tokens of a castle; others see only that it did."""

    seat: Seat
    river: int
    tokens: tuple[str, ...]

    def visible_to(self, viewer: Seat | None) -> Fact:
        """Show the tokens only to the seat that examined them."""
        return self if viewer == self.seat else replace(self, tokens=face_down(self.tokens))

    def told(self, names: Names) -> Line:
        """Say only that it did."""
        return line(names, self.seat, "log-tokens-seen", sign="boat")


class ResultGained(Fact, frozen=True, tag="result-gained"):
    """A seat gained a result card."""

    seat: Seat
    result: str

    def told(self, names: Names) -> Line:
        """Say which place."""
        return line(names, self.seat, "log-result-gained", sign="boat", result=self.result)
