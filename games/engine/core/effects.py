"""Costs, effects, cards and tiles.

Tiles are rows of tables; their effects are frozen records named by verbs. An unusual tile has its
own effect or card class with its whole rule: no other code checks a tile's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from i18n import listed, translate

from .catalogue import Gone, Since, Table
from .choices import Cell, Seat
from .naming import as_key, good_name
from .printed import Sign, Signs

if TYPE_CHECKING:
    from .game import Game
    from .state import Territory


class Cost(Struct, frozen=True, omit_defaults=True):
    """What has to be paid.

    `goods` are fixed numbers of fixed kinds. In addition, `number` goods of the payer's choice may
    be due: `among` certain kinds if any are named, all different if `different`, and then none of
    the kinds already `given`. Up to `replaceable` goods may be replaced by a coin each.
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
        """Return the rest after one cube of a kind is paid."""
        if any(kind == good for kind, _ in self.goods):
            less = ((kind, n - (kind == good)) for kind, n in self.goods)
            return replace(self, goods=tuple((kind, n) for kind, n in less if n))
        given = (*self.given, good) if self.different else ()
        return replace(self, number=self.number - 1, given=given)

    def replaced(self, good: str) -> Cost:
        """Return the rest, coin included, if a coin replaces a fixed or (empty) any good."""
        dearer = replace(self, coins=self.coins + 1, replaceable=self.replaceable - 1)
        return dearer.less(good) if good else replace(dearer, number=self.number - 1)

    def replaceable_goods(self) -> list[str]:
        """Return the fixed goods that a coin may replace; an empty name is any good."""
        if not self.replaceable:
            return []
        return [good for good, _ in self.goods] + [""] * bool(self.number)

    def with_coins(self) -> Iterator[Cost]:
        """Return the costs with none or one of the goods replaced by a coin."""
        yield replace(self, replaceable=0)
        for good in self.replaceable_goods():
            yield self.replaced(good)

    def signs(self) -> Signs:
        """Draw what is to be paid.

        >>> Cost(goods=(("wood", 2),), coins=1).signs()
        (Sign(what='wood', number=2), Sign(what='coin', number=1))
        """
        signs = [Sign(good, number) for good, number in self.goods]
        if self.number:
            signs.append(Sign(self._kind_of_choice(), self.number))
        beside = (("coin", self.coins), ("whisky", self.whisky), ("scotsman", self.scotsmen))
        return (*signs, *(Sign(what, number) for what, number in beside if number))

    def _kind_of_choice(self) -> str:
        if self.among:
            return "animals" if len(self.among) > 1 else self.among[0]
        return "different" if self.different else "any"


FREE = Cost()


def write_cost(cost: Cost, people: str = "Scotsman", form: str = "counted") -> str:
    """Write a cost for people, in a game that calls its Scotsmen so; `effect` is the form that
    stands alone, as in a table, where a language declines them.

    >>> write_cost(Cost(goods=(("wood", 1), ("stone", 2)), whisky=1))
    '1 wood, 2 stone, 1 whisky'
    """
    parts = [translate(f"counted-{good}", number=number) for good, number in cost.goods]
    if cost.number:
        parts.append(_which(cost))
    beside = (("coins", cost.coins), ("whisky", cost.whisky))
    parts += [translate(f"counted-{what}", number=number) for what, number in beside if number]
    if cost.scotsmen:
        parts.append(translate(f"{form}-{as_key(people)}", number=cost.scotsmen))
    return ", ".join(parts) or translate("cost-nothing")


def cost_in_words(cost: Cost, people: str = "Scotsman") -> str:
    """Write a cost as it appears in a table.

    >>> cost_in_words(Cost(number=2, different=True))
    '2 different resources'
    """
    if not cost.number or cost.among:
        return write_cost(cost, people, form="effect")
    if cost.different and cost.number > 1:
        return translate("effect-different", number=cost.number)
    return translate("effect-any", number=cost.number)


def _which(cost: Cost) -> str:
    if len(cost.among) == 1:
        return translate(f"counted-{cost.among[0]}", number=cost.number)
    if cost.among:
        kinds = listed([good_name(good) for good in cost.among], either=True)
        key = "cost-different-among" if cost.different else "cost-among"
        return translate(key, number=cost.number, kinds=kinds)
    return translate("cost-different" if cost.different else "cost-any", number=cost.number)


class Effect(Struct, frozen=True, tag_field="effect", omit_defaults=True):
    """Something a tile does for the seat that owns it."""

    #: The message that describes it and the sign that draws it; both get its `amount`.
    words_key: ClassVar[str] = ""
    sign: ClassVar[str] = "chronicle"

    @property
    def amount(self) -> int:
        """How much it brings: its `number`, if it has one."""
        number: int = getattr(self, "number", 1)
        return number

    def words(self) -> str:
        """Describe what it does, for tables of components."""
        return translate(self.words_key, number=self.amount)

    def signs(self) -> Signs:
        """Draw what it brings, at most."""
        return (Sign(self.sign, self.amount),)

    def given_signs(self) -> Signs:
        """Draw what must be given for it, at most."""
        return ()

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether it would do anything now."""
        return True

    def estimated_points(self) -> float:
        """Return the points it may bring, for bots that know nothing else about it."""
        return 0.0

    def coins_to_keep(self, game: Game, seat: Seat) -> int | None:
        """Return the coins that must be left to apply it; None if it cannot be applied."""
        return 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Apply it, or put the decisions it needs on the agenda."""
        raise NotImplementedError

    def apply_from(self, game: Game, seat: Seat, cell: Cell, tile: Tile) -> None:
        """Apply it for a tile that need not be the one on the cell."""
        self.apply(game, seat, cell)


def effects_in_words(effects: Iterable[Effect]) -> str:
    """Describe several effects, one after the other."""
    return ", ".join(effect.words() for effect in effects)


def effects_signs(effects: Iterable[Effect]) -> Signs:
    """Draw what several effects bring."""
    return tuple(sign for effect in effects for sign in effect.signs())


class Card(Struct, frozen=True, tag_field="card", omit_defaults=True):
    """The effects of a tile's card for its owner, and their rule."""

    rule: str
    once: tuple[Effect, ...] = ()

    def words(self) -> str:
        """Describe what it brings at once and what it does later."""
        return "; ".join(
            part for part in (effects_in_words(self.once), self.lasting_words()) if part
        )

    def lasting_words(self) -> str:
        """Describe what it does after it was taken; empty if nothing."""
        return ""

    def activates_everywhere(self) -> bool:
        """Whether placing its tile activates all tiles instead of those around it."""
        return False

    def extra_activations(self) -> int:
        """Return how many extra tiles may be activated in each turn."""
        return 0

    def strength(self, comparison: str, territory: Territory) -> int:
        """Return what it adds to a comparison of a scoring."""
        return 0

    def end_points(self, game: Game, territory: Territory) -> int:
        """Return its points at the end of the game."""
        return 0


#: The printed values of a tile, by the words that `known` and `reported` use.
TILE_VALUES = ("name", "stack", "type", "river", "overbuild", "cost", "once", "activate", "card")


class Tile(Struct, frozen=True, omit_defaults=True):
    """A tile as printed."""

    id: str
    name: str
    stack: str
    colour: str
    type: str
    river: bool = False
    road: bool = False
    #: Placed on top of another tile of its type.
    overbuild: bool = False
    #: Whether it is placed in a territory when taken.
    placed: bool = True
    #: Whether a piece may move to it to take or discard it.
    landing: bool = True
    #: How many spaces of the rondel it covers, starting from its own.
    spaces: int = 1
    #: The number of the Chronicle whose icon it has.
    chronicle: int = 0
    cost: Cost = FREE
    once: tuple[Effect, ...] = ()
    activate: Effect | None = None
    card: Card | None = None
    #: The printed values that a rulebook gives, and those told of in public; all others are
    #: reconstructed. They change nothing in a game, so they are put right in place.
    known: tuple[str, ...] = ()
    reported: tuple[str, ...] = ()

    def values(self) -> tuple[str, ...]:
        """Return its printed values, except those that no tile of its kind has."""
        if not self.landing:
            return ("name", "stack") if self.stack else ("name",)
        if not self.placed:
            return ("name", "stack", "type") if self.stack else ("name", "type")
        if not self.stack:
            return ("name", "type", "river", "activate")
        return tuple(value for value in TILE_VALUES if value != "card" or self.card)

    def reconstructed(self) -> tuple[str, ...]:
        """Return the printed values that no source gives."""
        sourced = (*self.known, *self.reported)
        return tuple(value for value in self.values() if value not in sourced)

    @property
    def activates_everywhere(self) -> bool:
        """Whether placing it activates all tiles instead of those around it."""
        return self.card is not None and self.card.activates_everywhere()


def tile_table(*rows: Tile | Since[Tile] | Since[Gone]) -> Table[str, Tile]:
    """Return a table of tiles by their ids."""
    return Table(rows, key=lambda tile: tile.id)
