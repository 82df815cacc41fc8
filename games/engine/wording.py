"""How are effects and cards said in words, for people who read tables?"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

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
LASTING = {
    MACGREGOR: "3 VP instead of the effect of a whisky tile",
    MACKINTOSH: "castles count as Scotsmen when tiles are placed",
    MACLACHLAN: "1 VP for each movement point given up",
    SINCLAIR: "1 coin replaces 1 resource in each activation of a trade tile",
}
ONE_MORE = "ongoing: activate one more tile in each turn, anywhere"
ALL_TILES = "activate all own tiles instead of the neighbours"


def clan_in_words(clan: str) -> str:
    """What a clan brings."""
    if clan in LASTING:
        return f"ongoing: {LASTING[clan]}"
    return effects_in_words(CLANS[clan])


def card_in_words(card: Card) -> str:
    """What a card brings at once, and what it is good for later."""
    bonnets = card.bonnets if isinstance(card, Location) else 0
    parts = (
        effects_in_words(card.once),
        in_words(card),
        _counted(bonnets, "bonnet", "bonnets") if bonnets else "",
    )
    return "; ".join(part for part in parts if part)


def cost_in_words(cost: Cost) -> str:
    """What is to be paid.

    >>> cost_in_words(Cost(number=2, different=True))
    '2 different resources'
    """
    if not cost.number:
        return write_cost(cost)
    if cost.among:
        return f"{cost.number} {' or '.join(cost.among)}"
    if cost.different and cost.number > 1:
        return f"{cost.number} different resources"
    return f"any {_counted(cost.number, 'resource', 'resources')}"


def effects_in_words(effects: tuple[Effect, ...]) -> str:
    """What several effects bring, one after the other.

    >>> effects_in_words((GainCoins(1), GainWhisky()))
    '1 coin, 1 whisky'
    """
    return ", ".join(map(in_words, effects))


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


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
    return ", ".join(f"{effect.goods.count(good)} {good}" for good in kinds)


@in_words.register
def _(effect: ProduceAny) -> str:
    if effect.among:
        return f"{effect.number} {' or '.join(effect.among)}"
    return f"any {_counted(effect.number, 'resource', 'resources')}"


@in_words.register
def _(effect: GainScotsmen) -> str:
    return _counted(effect.number, "clan member", "clan members")


@in_words.register
def _(effect: GainWhisky) -> str:
    return f"{effect.number} whisky"


@in_words.register
def _(effect: GainCoins) -> str:
    return _counted(effect.number, "coin", "coins")


@in_words.register
def _(effect: GainMovement) -> str:
    return _counted(effect.number, "movement point", "movement points")


@in_words.register
def _(effect: GainPoints) -> str:
    return f"{effect.number} VP"


@in_words.register
def _(effect: Trade) -> str:
    return "; or ".join(map(_way_in_words, effect.ways))


def _way_in_words(way: Way) -> str:
    return f"{cost_in_words(way.cost)} for {in_words(way.gain)}"


@in_words.register
def _(_effect: FillEmptyTiles) -> str:
    return "1 cube on each empty production tile"


@in_words.register
def _(effect: RecruitHere) -> str:
    return _counted(effect.number, "Scotsman", "Scotsmen")


@in_words.register
def _(effect: RecruitAnywhere) -> str:
    return f"{_counted(effect.number, 'Scotsman', 'Scotsmen')} on any tile"


@in_words.register
def _(effect: PutGoods) -> str:
    return ", ".join(f"1 {good} on any tile" for good in effect.goods)


@in_words.register
def _(effect: ActivateTypes) -> str:
    return "activate " + " and ".join(f"1 {kind} tile" for kind in effect.types)


@in_words.register
def _(effect: PutAnyGoods) -> str:
    return f"any {_counted(effect.number, 'resource', 'resources')} on any tiles"


@in_words.register
def _(_effect: GainMarker) -> str:
    return "1 clan marker"


@in_words.register
def _(effect: RemoveTiles) -> str:
    number = "1" if effect.number == 1 else f"up to {effect.number}"
    return f"remove {number} of the own tiles"


@in_words.register
def _(_effect: BuildDiscarded) -> str:
    return "build a tile from the discard pile without its cost"


@in_words.register
def _(_effect: TakeHume) -> str:
    return "David Hume, who counts as 2 persons"


@in_words.register
def _(effect: ScoreClan) -> str:
    return f"{effect.points} VP"


@in_words.register
def _(effect: ScoreCount) -> str:
    return f"{effect.few} {effect.count}: 5 VP; {effect.many} or more: 8 VP"


@in_words.register
def _(_card: Card) -> str:
    return ""


@in_words.register(ActivateOneMore)
@in_words.register(ActivateOneMoreTile)
def _(_card: Card) -> str:
    return ONE_MORE


@in_words.register(ActivateEverywhere)
@in_words.register(ActivateWholeTerritory)
def _(_card: Card) -> str:
    return ALL_TILES


@in_words.register
def _(_card: CountChieftainsDouble) -> str:
    return "ongoing: chieftains count double in scorings"


@in_words.register
def _(card: ScorePerColour) -> str:
    return f"at the end: {card.points} VP for each {card.colour} tile"


@in_words.register
def _(card: ScorePerVillage) -> str:
    return f"at the end: {card.points} VP for each village"


@in_words.register
def _(_card: CountCastleDouble) -> str:
    return "ongoing: Scotsmen on the Home Castle count double in scorings"


@in_words.register
def _(_card: CountCoinsDouble) -> str:
    return f"at the end: the first {ARMADALE_COINS} coins are worth 2 VP each"
