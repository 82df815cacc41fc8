"""The facts of Highlander."""

from __future__ import annotations

from collections import Counter

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact, Piece
from games.engine.core.log import GAINED, PAID, Amount, Line, Names, line
from i18n import listed, translate

from .board import COIN


class TollLaid(Fact, frozen=True, tag="toll-laid"):
    """A piece passed the mountain, and a coin or a resource was put on it."""

    piece: Piece
    what: str

    def told(self, names: Names) -> Line:
        """Say what."""
        what = names.counted("coins" if self.what == COIN else self.what, 1)
        text = translate("log-toll-laid", name=names.piece(self.piece), what=what)
        return Line(self._seat, text, sign="mountain")

    def implied(self) -> tuple[Amount, ...]:
        """Say the payment once."""
        if self._seat is None:
            return ()
        return (Amount(PAID, self._seat, "coins" if self.what == COIN else self.what, 1),)

    @property
    def _seat(self) -> Seat | None:
        return self.piece if isinstance(self.piece, int) else None


class MountainCleared(Fact, frozen=True, tag="mountain-cleared"):
    """The Highlander took everything from the mountain."""

    seat: Seat
    coins: int
    goods: tuple[str, ...]

    def told(self, names: Names) -> Line | None:
        """Say what, if anything."""
        found = [names.counted(each.what, each.number) for each in self.implied()]
        if not found:
            return None
        key = "log-mountain-cleared"
        return line(names, self.seat, key, sign="mountain", what=listed(found))

    def implied(self) -> list[Amount]:
        """Say what was gained once."""
        found = Counter({"coins": self.coins}) + Counter(self.goods)
        return [Amount(GAINED, self.seat, what, number) for what, number in found.items()]


class GoodLost(Fact, frozen=True, tag="good-lost"):
    """A resource from the mountain was lost for lack of room."""

    seat: Seat
    good: str

    def told(self, names: Names) -> Line:
        """Say what."""
        what = names.counted(self.good, 1)
        return line(names, self.seat, "log-good-lost", sign=self.good, what=what)
