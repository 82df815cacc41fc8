"""Follow a game by its facts alone and compare with the state.

A ledger starts from a position and applies facts by its own book-keeping. Where it differs from the
state, something changed without a fact, or a fact reported something that did not happen.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod

from games.engine import Fact, Game, Seat
from games.engine.core import facts
from games.engine.core.choices import Cell
from games.engine.core.state import Territory

Place = tuple[Seat, Cell]
#: What lies on a row of the market when so many of its fields are occupied: 1, 2 and 3 coins.
ROW = (0, 1, 1 + 2, 1 + 2 + 3)


class FactLedger:
    """What each seat, the market and the circuit have, according to the facts."""

    def __init__(self, game: Game) -> None:
        state = game.state
        seats = dict(enumerate(state.territories))
        self.coins = {seat: each.coins for seat, each in seats.items()}
        self.whisky = {seat: each.whisky for seat, each in seats.items()}
        self.points = {seat: each.points for seat, each in seats.items()}
        self.cards = {seat: list(each.cards) for seat, each in seats.items()}
        self.tiles = {
            (s, cell): name for s, each in seats.items() for cell, name in each.tiles.items()
        }
        self.goods = _goods_of(game)
        self.members = _members_of(game)
        self.chieftains = {seat: _chieftains(each) for seat, each in seats.items()}
        self.rows = dict(state.market)
        self.circuit = dict(state.rondel.tiles)
        self.pieces = dict(state.rondel.pieces)
        self.removed = list(state.discarded)
        self.laid = 0
        self.winners = state.winners

    def assert_agrees(self, game: Game) -> None:
        """Fail where the state differs from the facts."""
        state = game.state
        for seat, each in enumerate(state.territories):
            assert self.coins[seat] == each.coins
            assert self.whisky[seat] == each.whisky
            assert self.points[seat] == each.points
            assert self.cards[seat] == list(each.cards)
            assert self.chieftains[seat] == _chieftains(each)
            assert {c: n for (s, c), n in self.tiles.items() if s == seat} == each.tiles
        assert +self.goods == _goods_of(game)
        assert +self.members == _members_of(game)
        assert self.rows == state.market
        assert self.circuit == state.rondel.tiles
        assert self.pieces == state.rondel.pieces
        assert self.removed == list(state.discarded)
        assert self.winners == state.winners

    def coins_in_all(self) -> int:
        """Return all coins of market and seats."""
        return sum(ROW[row] for row in self.rows.values()) + sum(self.coins.values())

    @singledispatchmethod
    def enter(self, fact: Fact) -> None:
        """Apply a fact."""
        without_entry = (facts.TurnBegan, facts.DieRolled, facts.TileActivated, facts.ScoringHeld)
        assert isinstance(fact, without_entry), f"the ledger does not know {fact}"

    @enter.register
    def _(self, fact: facts.PieceMoved) -> None:
        assert self.pieces[fact.piece] == fact.start < fact.space
        self.pieces[fact.piece] = fact.space

    @enter.register
    def _(self, fact: facts.PieceLeft) -> None:
        del self.pieces[fact.piece]

    @enter.register
    def _(self, fact: facts.TileLaid) -> None:
        assert fact.space not in self.circuit
        self.circuit[fact.space] = fact.tile
        self.laid += 1

    @enter.register
    def _(self, fact: facts.TileTaken) -> None:
        assert self.circuit.pop(fact.space) == fact.tile

    @enter.register
    def _(self, fact: facts.TileRemoved) -> None:
        assert self.circuit.pop(fact.space) == fact.tile
        self.removed.append(fact.tile)

    @enter.register
    def _(self, fact: facts.TilePlaced) -> None:
        assert (fact.seat, fact.cell) not in self.tiles
        self.tiles[fact.seat, fact.cell] = fact.tile

    @enter.register
    def _(self, fact: facts.GoodGained) -> None:
        self.goods[fact.seat, fact.cell, fact.good] += 1

    @enter.register
    def _(self, fact: facts.GoodPaid) -> None:
        self._take(fact.seat, fact.cell, fact.good)

    @enter.register
    def _(self, fact: facts.GoodSold) -> None:
        self._take(fact.seat, fact.cell, fact.good)
        assert fact.coins == self.rows[fact.good] > 0
        self.rows[fact.good] -= 1
        self.coins[fact.seat] += fact.coins

    @enter.register
    def _(self, fact: facts.GoodBought) -> None:
        assert fact.coins == self.rows[fact.good] + 1 <= 3
        self.rows[fact.good] += 1
        self.coins[fact.seat] -= fact.coins

    @enter.register
    def _(self, fact: facts.Gained) -> None:
        account = {"coins": self.coins, "whisky": self.whisky, "chieftains": self.chieftains}
        if fact.what != "movement":
            account[fact.what][fact.seat] += fact.amount

    @enter.register
    def _(self, fact: facts.ScotsmanCame) -> None:
        self.members[fact.seat, fact.cell] += 1

    @enter.register
    def _(self, fact: facts.ScotsmanMoved) -> None:
        self._lose_member(fact.seat, fact.start)
        self.members[fact.seat, fact.cell] += 1

    @enter.register
    def _(self, fact: facts.ScotsmanLeft) -> None:
        assert fact.why in ("promoted", "paid")
        self._lose_member(fact.seat, fact.cell)
        self.chieftains[fact.seat] += fact.why == "promoted"

    @enter.register
    def _(self, fact: facts.CardGained) -> None:
        self.cards[fact.seat].append(fact.card)

    @enter.register
    def _(self, fact: facts.PointsScored) -> None:
        self.points[fact.seat] += fact.points

    @enter.register
    def _(self, fact: facts.GameEnded) -> None:
        self.winners = fact.winners

    def _take(self, seat: Seat, cell: Cell, good: str) -> None:
        """Remove a cube from a tile."""
        assert self.goods[seat, cell, good] > 0
        self.goods[seat, cell, good] -= 1

    def _lose_member(self, seat: Seat, cell: Cell) -> None:
        assert self.members[seat, cell] > 0
        self.members[seat, cell] -= 1


def _chieftains(territory: Territory) -> int:
    """Return the number of chieftains, in the game that has them."""
    return getattr(territory, "chieftains", 0)


def _goods_of(game: Game) -> Counter[tuple[Seat, Cell, str]]:
    return Counter(
        (seat, cell, good)
        for seat, each in enumerate(game.state.territories)
        for cell, goods in each.goods.items()
        for good in goods
    )


def _members_of(game: Game) -> Counter[Place]:
    return Counter(
        {
            (seat, cell): number
            for seat, each in enumerate(game.state.territories)
            for cell, number in each.scotsmen.items()
        }
    )
