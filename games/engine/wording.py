"""How are effects and cards said in words, for people who read tables?"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from words import listed, say

from .common.producing import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainScotsmen,
    GainWhisky,
    Produce,
    ProduceAny,
)
from .common.trading import Trade, Way
from .effects import Card, Cost, Effect, write_cost
from .first.locations import (
    ActivateEverywhere,
    ActivateOneMore,
    CountChieftainsDouble,
    FillEmptyTiles,
    Location,
    ScorePerColour,
    ScorePerVillage,
)
from .naming import as_key, one_of, type_name
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
from .second.landmarks import (
    ARMADALE_COINS,
    ActivateOneMoreTile,
    ActivateWholeTerritory,
    CountCastleDouble,
    CountCoinsDouble,
)
from .second.removing import RemoveTiles

#: Clans that bring nothing at once, but work from then on.
LASTING = (MACGREGOR, MACKINTOSH, MACLACHLAN, SINCLAIR)


def clan_in_words(clan: str) -> str:
    """What a clan brings."""
    if clan in LASTING:
        return say(f"effect-{as_key(clan)}")
    return effects_in_words(CLANS[clan])


def card_in_words(card: Card) -> str:
    """What a card brings at once, and what it is good for later."""
    bonnets = card.bonnets if isinstance(card, Location) else 0
    parts = (
        effects_in_words(card.once),
        in_words(card),
        say("effect-bonnets", number=bonnets) if bonnets else "",
    )
    return "; ".join(part for part in parts if part)


def cost_in_words(cost: Cost, people: str = "Scotsman") -> str:
    """What is to be paid.

    >>> cost_in_words(Cost(number=2, different=True))
    '2 different resources'
    """
    if not cost.number or cost.among:
        return write_cost(cost, people, form="effect")
    if cost.different and cost.number > 1:
        return say("effect-different", number=cost.number)
    return say("effect-any", number=cost.number)


def effects_in_words(effects: tuple[Effect, ...]) -> str:
    """What several effects bring, one after the other.

    >>> effects_in_words((GainCoins(1), GainWhisky()))
    '1 coin, 1 whisky'
    """
    return ", ".join(map(in_words, effects))


@singledispatch
def in_words(thing: Any) -> str:  # noqa: ANN401 - each kind says its own words below
    """What an effect does, or what a card does that is no effect at once."""
    raise NotImplementedError(thing)


@in_words.register
def _(effect: Effect) -> str:
    """What a Chronicle alone knows says its own words."""
    words = effect.words()
    if not words:
        raise NotImplementedError(effect)
    return words


@in_words.register
def _(effect: Produce) -> str:
    kinds = dict.fromkeys(effect.goods)
    return ", ".join(say(f"counted-{good}", number=effect.goods.count(good)) for good in kinds)


@in_words.register
def _(effect: ProduceAny) -> str:
    if effect.among:
        return write_cost(Cost(number=effect.number, among=effect.among))
    return say("effect-any", number=effect.number)


@in_words.register
def _(effect: GainScotsmen) -> str:
    return say("effect-clan-member", number=effect.number)


@in_words.register
def _(effect: GainWhisky) -> str:
    return say("counted-whisky", number=effect.number)


@in_words.register
def _(effect: GainCoins) -> str:
    return say("counted-coins", number=effect.number)


@in_words.register
def _(effect: GainMovement) -> str:
    return say("effect-movement", number=effect.number)


@in_words.register
def _(effect: GainPoints) -> str:
    return say("effect-points", number=effect.number)


@in_words.register
def _(effect: Trade) -> str:
    return one_of(map(_way_in_words, effect.ways))


def _way_in_words(way: Way) -> str:
    return say("effect-trade", cost=cost_in_words(way.cost), gain=in_words(way.gain))


@in_words.register
def _(_effect: FillEmptyTiles) -> str:
    return say("effect-fill")


@in_words.register
def _(effect: RecruitHere) -> str:
    return say("effect-scotsman", number=effect.number)


@in_words.register
def _(effect: RecruitAnywhere) -> str:
    return say("effect-anywhere", what=say("effect-scotsman", number=effect.number))


@in_words.register
def _(effect: PutGoods) -> str:
    goods = (say(f"counted-{good}", number=1) for good in effect.goods)
    return ", ".join(say("effect-anywhere", what=good) for good in goods)


@in_words.register
def _(effect: ActivateTypes) -> str:
    kinds = listed([say("effect-one-tile", kind=type_name(kind)) for kind in effect.types])
    return say("effect-activate", tiles=kinds)


@in_words.register
def _(effect: PutAnyGoods) -> str:
    return say("effect-any-anywhere", number=effect.number)


@in_words.register
def _(_effect: GainMarker) -> str:
    return say("effect-marker")


@in_words.register
def _(effect: RemoveTiles) -> str:
    return say("effect-remove", number=effect.number)


@in_words.register
def _(_effect: BuildDiscarded) -> str:
    return say("effect-build")


@in_words.register
def _(_effect: TakeHume) -> str:
    return say("effect-hume")


@in_words.register
def _(effect: ScoreClan) -> str:
    return say("effect-points", number=effect.points)


@in_words.register
def _(effect: ScoreCount) -> str:
    return say(f"effect-{as_key(effect.count)}", few=effect.few, many=effect.many)


@in_words.register
def _(_card: Card) -> str:
    return ""


@in_words.register(ActivateOneMore)
@in_words.register(ActivateOneMoreTile)
def _(_card: Card) -> str:
    return say("effect-one-more")


@in_words.register(ActivateEverywhere)
@in_words.register(ActivateWholeTerritory)
def _(_card: Card) -> str:
    return say("effect-all-tiles")


@in_words.register
def _(_card: CountChieftainsDouble) -> str:
    return say("effect-chieftains-double")


@in_words.register
def _(card: ScorePerColour) -> str:
    return say(f"effect-each-{card.colour}", points=card.points)


@in_words.register
def _(card: ScorePerVillage) -> str:
    return say("effect-each-village", points=card.points)


@in_words.register
def _(_card: CountCastleDouble) -> str:
    return say("effect-castle-double")


@in_words.register
def _(_card: CountCoinsDouble) -> str:
    return say("effect-coins-double", coins=ARMADALE_COINS)
