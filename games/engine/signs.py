"""How are costs and effects drawn? As signs: what it is about, and how much of it.

A screen knows a drawing for each `what`; an effect without signs of its own is said in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any

from msgspec import Struct

from .common.producing import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainScotsmen,
    GainWhisky,
    Produce,
    ProduceAny,
)
from .common.trading import Trade
from .effects import Cost, Effect
from .first.locations import FillEmptyTiles
from .second.building import BuildDiscarded
from .second.clan_board import GainMarker
from .second.clans import (
    CLANS,
    MACGREGOR,
    MACKINTOSH,
    MACLACHLAN,
    SINCLAIR,
    ScoreClan,
    ScoreCount,
    TakeHume,
)
from .second.gifts import ActivateTypes, PutAnyGoods, PutGoods, RecruitAnywhere, RecruitHere
from .second.removing import RemoveTiles


class Sign(Struct, frozen=True):
    """So much of something."""

    what: str
    number: int = 1


Signs = tuple[Sign, ...]

#: Clans that bring nothing at once, but work from then on.
LASTING: Mapping[str, Signs] = {
    MACGREGOR: (Sign("whisky"), Sign("points", 3)),
    MACKINTOSH: (Sign("castle"), Sign("scotsman")),
    MACLACHLAN: (Sign("movement"), Sign("points", 1)),
    SINCLAIR: (Sign("coin"), Sign("any")),
}


def clan_signs(clan: str) -> Signs:
    """What a clan brings."""
    return LASTING[clan] if clan in LASTING else effects_signs(CLANS[clan])


def cost_signs(cost: Cost) -> Signs:
    """What is to be paid.

    >>> cost_signs(Cost(goods=(("wood", 2),), coins=1))
    (Sign(what='wood', number=2), Sign(what='coin', number=1))
    """
    signs = [Sign(good, number) for good, number in cost.goods]
    if cost.number:
        signs.append(Sign(_of_choice(cost), cost.number))
    beside = (("coin", cost.coins), ("whisky", cost.whisky), ("scotsman", cost.scotsmen))
    return (*signs, *(Sign(what, number) for what, number in beside if number))


def effects_signs(effects: Iterable[Effect]) -> Signs:
    """What several effects bring."""
    return tuple(sign for effect in effects for sign in in_signs(effect))


def given_signs(effect: Effect | None) -> Signs:
    """What must be given for an effect, at most."""
    return cost_signs(effect.ways[-1].cost) if isinstance(effect, Trade) else ()


def _of_choice(cost: Cost) -> str:
    if cost.among:
        return "animals" if len(cost.among) > 1 else cost.among[0]
    return "different" if cost.different else "any"


@singledispatch
def in_signs(_effect: Any) -> Signs:  # noqa: ANN401 - each kind has its own signs below
    """What an effect brings, at most."""
    return ()


@in_signs.register
def _(effect: Effect) -> Signs:
    """What only a Chronicle knows has a sign of its own."""
    return (Sign(effect.sign),)


@in_signs.register(Produce)
@in_signs.register(PutGoods)
def _(effect: Produce | PutGoods) -> Signs:
    kinds = dict.fromkeys(effect.goods)
    return tuple(Sign(good, effect.goods.count(good)) for good in kinds)


@in_signs.register
def _(effect: ProduceAny) -> Signs:
    return (Sign(effect.among[0] if len(effect.among) == 1 else "any", effect.number),)


@in_signs.register
def _(effect: PutAnyGoods) -> Signs:
    return (Sign(effect.among[0] if len(effect.among) == 1 else "any", effect.number),)


@in_signs.register(GainScotsmen)
@in_signs.register(RecruitHere)
@in_signs.register(RecruitAnywhere)
def _(effect: GainScotsmen | RecruitHere | RecruitAnywhere) -> Signs:
    return (Sign("scotsman", effect.number),)


@in_signs.register
def _(effect: GainWhisky) -> Signs:
    return (Sign("whisky", effect.number),)


@in_signs.register
def _(effect: GainCoins) -> Signs:
    return (Sign("coin", effect.number),)


@in_signs.register
def _(effect: GainMovement) -> Signs:
    return (Sign("movement", effect.number),)


@in_signs.register
def _(effect: GainPoints) -> Signs:
    return (Sign("points", effect.number),)


@in_signs.register
def _(effect: ScoreClan) -> Signs:
    return (Sign("points", effect.points),)


@in_signs.register
def _(effect: ScoreCount) -> Signs:
    return (Sign(effect.count), Sign("points", 8))


@in_signs.register
def _(effect: ActivateTypes) -> Signs:
    return tuple(Sign(f"activate {kind}") for kind in effect.types)


@in_signs.register
def _(effect: Trade) -> Signs:
    return in_signs(effect.ways[-1].gain)


@in_signs.register
def _(_effect: FillEmptyTiles) -> Signs:
    return (Sign("different"),)


@in_signs.register
def _(_effect: GainMarker) -> Signs:
    return (Sign("marker"),)


@in_signs.register
def _(effect: RemoveTiles) -> Signs:
    return (Sign("remove", effect.number),)


@in_signs.register
def _(_effect: BuildDiscarded) -> Signs:
    return (Sign("discard"),)


@in_signs.register
def _(_effect: TakeHume) -> Signs:
    return (Sign("person", 2),)
