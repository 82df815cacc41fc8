"""The log: facts as lines in the reader's language, one for each action.

Log sheet, recap, replay, emails and screen readers all show these lines. What is added up is added
up within the facts given, usually those of one move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import structs

from games.engine.core.choices import Seat
from games.engine.core.chronicle import Chronicle, Interplay
from games.engine.core.edition import Edition, Setup
from games.engine.core.effects import Tile
from games.engine.core.facts import Fact, Piece, PointsScored, Reason, TurnBegan, named
from games.engine.core.hooks import Listener, hooks_for
from games.engine.core.log import ACTIVATED, GAINED, Amount, Line
from games.engine.core.naming import as_key, comparison_name, reason_in_words, tile_name
from i18n import Name, listed, translate

#: The reason of points in a scoring; their line names the comparison, as the scoring has its own.
SCORING_OF = "scoring-of"
#: The sign beside an amount, where it is not what is counted.
SIGNS = {"coins": "coin", "boat-tiles": "boat", "casks": "whisky", "chieftains": "chieftain"}


class GameNames:
    """The names in a game: the players', and those of its tiles and pieces."""

    def __init__(
        self, setup: Setup, edition: Edition, listeners: Iterable[Listener], seats: Sequence[str]
    ) -> None:
        listeners = tuple(listeners)
        self.rules = setup.rules
        self._words = edition.words
        self._seats = seats
        self._listeners = listeners
        self._tiles: Mapping[str, Tile] = hooks_for((edition, *listeners), setup.rules).tiles

    def seat(self, seat: Seat) -> str:
        """Return the name of the player at a seat."""
        return self._seats[seat]

    def piece(self, piece: Piece) -> str:
        """Return the name of a piece: of its player, or what a Chronicle calls it."""
        if isinstance(piece, int):
            return self.seat(piece)
        bringers = (each for each in self._listeners if isinstance(each, Chronicle | Interplay))
        printed = (component for each in bringers for component in each.printed(self.rules))
        words = (each.words for each in printed if (each.kind, each.name) == ("piece", piece))
        return next(words, translate("log-die"))

    def tile(self, tile: str) -> Name:
        """Return the name of a tile or card."""
        return tile_name(self._tiles[tile])

    def gives_points(self, tile: str, reason: Reason) -> bool:
        """Return whether points with this reason are those of a tile."""
        return reason == named(self._tiles[tile].name)

    def reason(self, reason: Reason) -> str:
        """Return what points were scored for."""
        if reason.key == SCORING_OF and len(reason.names) > 1:
            return comparison_name(reason.names[1])
        return reason_in_words(reason)

    def counted(self, what: str, number: int) -> str:
        """Return a number of things, such as `2 coins`."""
        word = as_key(self._words.get(what, what))
        return translate(f"counted-{word}", number=number)


def log_lines(facts: Iterable[Fact], names: GameNames) -> list[Line]:
    """Return the lines of these facts, which must be visible to the reader."""
    told = tuple(facts)
    writer = _Writer(names, told)
    for fact in told:
        writer.add(fact)
    writer.close()
    return writer.lines


class _Writer:
    """Writes lines, adding up amounts until something else is told."""

    def __init__(self, names: GameNames, facts: Iterable[Fact]) -> None:
        self.names = names
        self.lines: list[Line] = []
        self.turn = 0
        self.open: Amount | None = None
        self.sums: Counter[str] = Counter()
        #: What some line says already, by verb, seat and thing.
        self.implied: Counter[tuple[str, Seat, str]] = Counter()
        for fact in facts:
            for verb, seat, what, number, _ in fact.implied():
                self.implied[verb, seat, what] += number

    def add(self, fact: Fact) -> None:
        """Add what a fact tells."""
        if isinstance(fact, TurnBegan):
            self.close()
            self.turn += 1
        told = self._yield_of(fact) or fact.told(self.names)
        if isinstance(told, Amount):
            self._add_amount(told)
        elif told is not None:
            self.close()
            self._write(told)

    def _yield_of(self, fact: Fact) -> Amount | None:
        """Return points as an amount if the tile that was just activated gives them."""
        if self.open is None or not self.open.tile or not isinstance(fact, PointsScored):
            return None
        own = fact.seat == self.open.seat and fact.points > 0
        if own and self.names.gives_points(self.open.tile, fact.reason):
            return Amount(GAINED, fact.seat, "points", fact.points)
        return None

    def _add_amount(self, amount: Amount) -> None:
        known = self.implied[amount.verb, amount.seat, amount.what]
        number = amount.number - min(known, amount.number)
        self.implied[amount.verb, amount.seat, amount.what] -= amount.number - number
        if not number and not amount.tile:
            return
        if not self._continues(amount):
            self.close()
            self.open = amount
        self.sums[amount.what] += number

    def _continues(self, amount: Amount) -> bool:
        if self.open is None or amount.tile or amount.seat != self.open.seat:
            return False
        return amount.verb == (GAINED if self.open.tile else self.open.verb)

    def close(self) -> None:
        """Write the line of what was added up."""
        if self.open is None:
            return
        verb, seat, what, _, tile = self.open
        sums = [self.names.counted(each, number) for each, number in (+self.sums).items()]
        name, sign = self.names.seat(seat), SIGNS.get(what, what)
        self.open, self.sums = None, Counter()
        if not tile:
            text = translate(f"log-{verb}", name=name, what=listed(sums))
        elif sums:
            tile_told = self.names.tile(tile)
            text = translate("log-activated-for", name=name, tile=tile_told, what=listed(sums))
        else:
            text = translate(f"log-{ACTIVATED}", name=name, tile=self.names.tile(tile))
        self._write(Line(seat, text, tile=tile, sign="" if tile else sign, detail=True))

    def _write(self, line: Line) -> None:
        self.lines.append(structs.replace(line, turn=self.turn))
