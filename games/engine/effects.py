"""What does a tile cost, and what does it do?

Tiles are rows of tables, their effects frozen records with a verb's name. An odd tile has
an effect or card class of its own that holds its whole rule: nothing else ever asks a
tile's name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from words import listed, say

from .choices import Cell, Seat
from .naming import as_key, good_name

if TYPE_CHECKING:
    from .game import Game
    from .state import Territory


class Cost(Struct, frozen=True, omit_defaults=True):
    """What is to be paid.

    `goods` are fixed numbers of fixed kinds. Besides, `number` goods of the payer's choice
    may be due: `among` some kinds if any are named, all different if `different`, then none
    of the kinds already `given`. So many of the goods as `replaceable` says may be replaced
    by a coin each.
    """

    goods: tuple[tuple[str, int], ...] = ()
    number: int = 0
    different: bool = False
    given: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    replaceable: int = 0
    coins: int = 0
    whisky: int = 0
    scotsmen: int = 0

    @property
    def asks_for_goods(self) -> bool:
        """Whether goods are due."""
        return bool(self.goods or self.number)

    def less(self, good: str) -> Cost:
        """What is due after one cube of a kind."""
        if any(kind == good for kind, _ in self.goods):
            less = ((kind, n - (kind == good)) for kind, n in self.goods)
            return replace(self, goods=tuple((kind, n) for kind, n in less if n))
        given = (*self.given, good) if self.different else ()
        return replace(self, number=self.number - 1, given=given)

    def replaced(self, good: str) -> Cost:
        """What is due, coin included, when a coin replaces a fixed good or (empty) any other."""
        dearer = replace(self, coins=self.coins + 1, replaceable=self.replaceable - 1)
        return dearer.less(good) if good else replace(dearer, number=self.number - 1)

    def replaceable_goods(self) -> list[str]:
        """The fixed goods that a coin may replace; empty stands for one of one's choice."""
        if not self.replaceable:
            return []
        return [good for good, _ in self.goods] + [""] * bool(self.number)

    def with_coins(self) -> Iterator[Cost]:
        """The costs that this one comes to if none of its goods, or one, is replaced by a coin."""
        yield replace(self, replaceable=0)
        for good in self.replaceable_goods():
            yield self.replaced(good)


FREE = Cost()


def write_cost(cost: Cost, people: str = "Scotsman", form: str = "counted") -> str:
    """Write a cost for people, in a game that calls its Scotsmen so; `effect` is the form that
    stands alone, as in a table, where a language declines them.

    >>> write_cost(Cost(goods=(("wood", 1), ("stone", 2)), whisky=1))
    '1 wood, 2 stone, 1 whisky'
    """
    parts = [say(f"counted-{good}", number=number) for good, number in cost.goods]
    if cost.number:
        parts.append(_which(cost))
    beside = (("coins", cost.coins), ("whisky", cost.whisky))
    parts += [say(f"counted-{what}", number=number) for what, number in beside if number]
    if cost.scotsmen:
        parts.append(say(f"{form}-{as_key(people)}", number=cost.scotsmen))
    return ", ".join(parts) or say("cost-nothing")


def _which(cost: Cost) -> str:
    if len(cost.among) == 1:
        return say(f"counted-{cost.among[0]}", number=cost.number)
    if cost.among:
        kinds = listed([good_name(good) for good in cost.among], either=True)
        key = "cost-different-among" if cost.different else "cost-among"
        return say(key, number=cost.number, kinds=kinds)
    return say("cost-different" if cost.different else "cost-any", number=cost.number)


class Effect(Struct, frozen=True, tag_field="effect", omit_defaults=True):
    """Something a tile does to the seat that owns it."""

    #: How it is drawn where `signs` has no drawing for it.
    sign: ClassVar[str] = "chronicle"

    def words(self) -> str:
        """What it does, for people who read tables; empty if `wording` says it."""
        return ""

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Tell whether it would do anything now."""
        return True

    def promise(self) -> float:
        """What using it may bring in points, as bots guess it who know nothing else of it."""
        return 0.0

    def keeps(self, game: Game, seat: Seat) -> int | None:
        """The coins that must be left for it to be done at all; None if it cannot be done."""
        return 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Do it, or put on the agenda what is to be decided first."""
        raise NotImplementedError

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Do it for a tile, which need not be the one on the cell."""
        self.apply(game, seat, cell)


class Card(Struct, frozen=True, tag_field="card", omit_defaults=True):
    """What the card of a tile does for the seat that has it, and the rule that says so."""

    rule: str
    once: tuple[Effect, ...] = ()

    def activates_everywhere(self) -> bool:
        """Whether all tiles, not those around it, may be activated when its tile is placed."""
        return False

    def extra_activations(self) -> int:
        """How many tiles beyond the usual ones may be activated in each turn."""
        return 0

    def strength(self, comparison: str, territory: Territory) -> int:
        """What it adds to a comparison of a scoring."""
        return 0

    def end_points(self, game: Game, territory: Territory) -> int:
        """What it is worth at the end of the game."""
        return 0


class Tile(Struct, frozen=True, omit_defaults=True):
    """One tile, as printed."""

    id: str
    name: str
    stack: str
    colour: str
    type: str
    river: bool = False
    road: bool = False
    #: Laid on top of another tile of its type.
    overbuild: bool = False
    #: Whether it is placed in a territory when it is taken.
    placed: bool = True
    #: Whether a piece may go to it, to take it or see it go.
    landing: bool = True
    #: How many spaces of the rondel it covers, from the one that it lies on.
    spaces: int = 1
    #: The number of the Chronicle whose icon it bears.
    chronicle: int = 0
    cost: Cost = FREE
    once: tuple[Effect, ...] = ()
    activate: Effect | None = None
    card: Card | None = None
    #: The printed values that a source gives; all others are reconstructed.
    known: tuple[str, ...] = ()
    reported: tuple[str, ...] = ()

    @property
    def activates_everywhere(self) -> bool:
        """Whether all tiles, not those around it, may be activated when it is placed."""
        return self.card is not None and self.card.activates_everywhere()
