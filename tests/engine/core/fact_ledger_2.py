"""The fact ledger of Glen More II."""

from __future__ import annotations

from games.engine import Fact, Game
from games.engine.core import facts
from games.engine.glen_more_2 import facts as second
from games.engine.glen_more_2.clan_board import clan_board
from games.engine.glen_more_2.territory import territory_of
from tests.engine.core.fact_ledger import FactLedger

#: Scotsmen, the playing piece apart, and markers of a seat.
SCOTSMEN, MARKERS = 9, 10


class FactLedger2(FactLedger):
    """What Glen More II adds, according to the facts: persons, markers, covered tiles."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        seats = range(game.setup.players)
        self.persons = {seat: list(territory_of(game, seat).persons) for seat in seats}
        self.covered = {(seat, cell): [tile] for (seat, cell), tile in self.tiles.items()}
        self.clans = list(clan_board(game).markers)
        self.gone = list(game.state.removed)

    def assert_agrees(self, game: Game) -> None:
        """Fail where the state differs from the facts."""
        super().assert_agrees(game)
        for seat in range(game.setup.players):
            own = territory_of(game, seat)
            assert self.persons[seat] == list(own.persons)
            assert own.markers == MARKERS - sum(owner == seat for _, owner in self.clans)
            assert own.supply == SCOTSMEN - sum(own.scotsmen.values())
            stacks = {cell: list(own.stack(cell)) for cell in own.tiles}
            assert {c: tiles for (s, c), tiles in self.covered.items() if s == seat} == stacks
        assert self.clans == list(clan_board(game).markers)
        assert self.gone == list(game.state.removed)

    def enter(self, fact: Fact) -> None:
        """Apply a fact."""
        match fact:
            case facts.TilePlaced(seat, tile, cell):
                self.covered.setdefault((seat, cell), []).append(tile)
                self.tiles[seat, cell] = tile
            case second.PersonTaken(seat, tile):
                self.persons[seat].append(tile)
            case second.MarkerPlaced(seat, clan):
                self.clans.append((clan, seat))
            case second.TileLeft(seat, tile, cell):
                assert self.tiles.pop((seat, cell)) == tile
                self.gone += self.covered.pop((seat, cell))
                for key in [key for key in self.goods if key[:2] == (seat, cell)]:
                    del self.goods[key]
            case second.GoodMoved(seat, good, start, cell):
                self._take(seat, start, good)
                self.goods[seat, cell, good] += 1
            case second.TileBuilt(_, tile):
                self.removed.remove(tile)
            case second.EndReached(seat, space):
                assert self.pieces[seat] == space
            case _:
                super().enter(fact)


def ledger_of(game: Game) -> FactLedger:
    """Return the ledger of a game."""
    return FactLedger2(game) if game.setup.game == "glen-more-2" else FactLedger(game)
