"""Every component whose printed values can be corrected, with its values in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.engine.core.edition import Edition
from games.engine.core.effects import Tile, cost_in_words, effects_in_words
from games.engine.core.naming import chronicle_name, tile_name, type_name
from games.engine.editions import CHRONICLES
from games.engine.glen_more_2 import GLEN_MORE_2
from games.engine.glen_more_2.clans import CLAN_ROADS, START_FIELD
from games.engine.glen_more_2010 import GLEN_MORE_2010
from i18n import current_language, has_message, translate, use_language

#: Something that is no printed value of its own, such as how many copies there are.
OTHER = "other"


class PrintedComponent(NamedTuple):
    """A component: where it belongs, its name, and its values in words by their keys."""

    id: str
    group: str
    name: str
    values: Mapping[str, str]


def printed_components() -> Mapping[str, PrintedComponent]:
    """Return all components by their ids, in the current language and as printed now."""
    return _components(current_language())


@lru_cache(maxsize=8)
def _components(language: str) -> Mapping[str, PrintedComponent]:
    with use_language(language):
        found = (*_base_tiles(), *_chronicle_tiles(), *_roads())
    return {each.id: each for each in found}


def _base_tiles() -> Iterator[PrintedComponent]:
    for edition in (GLEN_MORE_2, GLEN_MORE_2010):
        deck = edition.tiles.newest.values()
        for tile in deck:
            stack = translate("components-stack", stack=tile.stack) if tile.stack else ""
            group = ", ".join(part for part in (edition.name, stack) if part)
            yield _component(edition, group, tile, deck)


def _chronicle_tiles() -> Iterator[PrintedComponent]:
    for number, chronicle in sorted(CHRONICLES.items()):
        name = chronicle_name(number)
        group = translate("components-chronicle", number=number, name=name)
        deck = chronicle.tiles.newest.values()
        for tile in deck:
            yield _component(GLEN_MORE_2, group, tile, deck)


def _component(
    edition: Edition, group: str, tile: Tile, deck: Collection[Tile]
) -> PrintedComponent:
    values = {value: VALUES[value](edition, tile) for value in tile.values()}
    return PrintedComponent(f"{edition.id}:{tile.id}", group, _name(tile, deck), values)


def _name(tile: Tile, deck: Collection[Tile]) -> str:
    """Return the name; tiles that share one are told apart by the ends of their ids."""
    shared = sum(other.name == tile.name for other in deck) > 1
    return f"{tile_name(tile)} {tile.id.rpartition('-')[2].upper()}" if shared else tile_name(tile)


def _roads() -> Iterator[PrintedComponent]:
    group = translate("components-roads")
    for road in CLAN_ROADS.newest.values():
        start = translate("components-start") if road.start == START_FIELD else road.start
        values = {"cost": translate("counted-coins", number=road.cost)}
        key = f"{GLEN_MORE_2.id}:road:{road.start}-{road.end}"
        yield PrintedComponent(key, group, f"{start} \N{EN DASH} {road.end}", values)


def _yes_or_no(*, printed: bool) -> str:
    return translate("components-yes" if printed else "components-no")


def _type(tile: Tile) -> str:
    """Return the type; in the first game tiles are called by their types."""
    named = has_message(f"type-{tile.type}")
    return type_name(tile.type) if named else tile_name(tile)


def _lines(tile: Tile) -> str:
    lines = [line for line, there in (("river", tile.river), ("road", tile.road)) if there]
    return ", ".join(translate(f"components-{line}") for line in lines) or _yes_or_no(printed=False)


#: How each printed value of a tile is put into words.
VALUES: Mapping[str, Callable[[Edition, Tile], str]] = {
    "name": lambda _, tile: tile_name(tile),
    "stack": lambda _, tile: tile.stack,
    "type": lambda _, tile: _type(tile),
    "river": lambda _, tile: _lines(tile),
    "overbuild": lambda _, tile: _yes_or_no(printed=tile.overbuild),
    "cost": lambda edition, tile: cost_in_words(tile.cost, edition.words["scotsman"]),
    "once": lambda _, tile: effects_in_words(tile.once) or translate("components-nothing"),
    "activate": lambda _, tile: (
        tile.activate.words() if tile.activate else translate("components-nothing")
    ),
    "card": lambda _, tile: tile.card.words() if tile.card else "",
}
