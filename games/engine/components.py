"""What is in the boxes? The page that lists every component, made from the tables.

Nothing is written here that a table says: who corrects a row of a table corrects the page.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from .chronicles import Chronicle
from .common.scoring import LEAD_POINTS, TILE_PENALTY
from .common.turn import FACES
from .edition import Edition, Setup
from .editions import CHRONICLES
from .effects import Tile
from .first import GLEN_MORE_2010
from .second import GLEN_MORE_2
from .second.clan_board import road_costs
from .second.clans import CLAN_ROADS, CLANS
from .second.edition import CLAN_MARKERS, SCOTSMEN_IN_SUPPLY, START_COINS
from .wording import card_in_words, clan_in_words, cost_in_words, effects_in_words, in_words

KNOWN, RECONSTRUCTED = "known", "reconstructed"
#: What a table says of a tile, by the words that `known` and `reported` use.
VALUES = ("name", "stack", "type", "river", "overbuild", "cost", "once", "activate", "card")
VALUE_WORDS = {"once": "one-time effects", "activate": "activation"}
NO_STACK = "no stack"
SECOND_HEAD = (
    *("Type", "River", "Overbuild", "Cost", "One-time effects", "Activation"),
    *("Known or reported", "Reconstructed"),
)
INTRODUCTION = """\
# The components of Glen More and Glen More II

This page lists every tile, card, clan and road, and what the Chronicles bring besides. It says of
each value how far it can be trusted:

- **known**: a printed rulebook gives it;
- **reported**: somebody who knows the game told of it in public, and no rulebook contradicts;
- **reconstructed**: we found it nowhere and chose it, so that it fits all that is known and plays
  well. In the real game it may be different.

Nearly all of the first game is known. Of the second, Glen More II: Chronicles, no text that we
know lists the single tiles or draws the whole clan board, so much is reconstructed. If you own the
game, you can help us to correct it: each value stands in one row of a table, in
`games/engine/second/tiles.py`, in `games/engine/second/clans.py` or in the package of a Chronicle
below `games/engine/chronicles/`, and `python manage.py write_components` makes this page from these
tables. What the effects mean is told by the rules of [Glen More](rules/glen-more-2010.md), of
[Glen More II](rules/glen-more-2.md) and of [the Chronicles](rules/chronicles.md).
"""
FIRST_NOTE = """\
The rulebooks give the kinds of tiles, how many of each are in a stack, costs and benefits.
Reported, from another program that plays the game, is which tile of a kind carries the river or the
road, which village costs wood and which stone, which taverns give 3 VP, and what a fair gives for
few resources.
"""

Row = Sequence[object]


def components_page() -> str:
    """The whole page, in Markdown."""
    parts = (
        INTRODUCTION,
        _section("Glen More II: set-up", _table(("What", "Value", "Source"), _set_up_rows())),
        _section("Glen More II: tiles", *_second_tiles()),
        _section("Glen More II: landmark cards", _landmark_cards()),
        _section("Glen More II: clans", _clans()),
        _section("Glen More II: roads of the clan board", _roads()),
        *(_section(f"Chronicle {each.number}: {each.name}", *_chronicle(each)) for each in _all()),
        _section("Glen More: tiles", FIRST_NOTE, *_first_tiles()),
    )
    return "\n".join(parts)


def _section(title: str, *parts: str) -> str:
    return "\n".join((f"## {title}\n", *parts))


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


# --- Glen More II ------------------------------------------------------------------------------


def _set_up_rows() -> list[Row]:
    game = GLEN_MORE_2
    sizes = {stack: len(tiles) for stack, tiles in _by_stack(game).items() if stack != NO_STACK}
    return [
        ("Players", f"{game.players[0]} to {game.players[-1]}", KNOWN),
        ("Spaces of the rondel", game.rondel_spaces, RECONSTRUCTED),
        ("Tiles in the stacks", _listed(f"{n} {stack}" for stack, n in sizes.items()), KNOWN),
        ("The End is one of the D tiles", "yes", RECONSTRUCTED),
        # One of them is the playing piece, one stands on the Starting Village.
        ("Scotsmen of a player", SCOTSMEN_IN_SUPPLY + 2, KNOWN),
        ("Clan markers of a player", CLAN_MARKERS, KNOWN),
        ("Coins at the start, hindmost player first", _listed(START_COINS), KNOWN),
        *((f"Coins on each market row, {n} players", _market_coins(n), KNOWN) for n in (2, 3, 4)),
        ("Resources that a tile holds", game.tile_capacity, KNOWN),
        ("Faces of the die", _listed(FACES), KNOWN),
        (f"VP for a lead of 0 to {len(LEAD_POINTS) - 1} or more", _listed(LEAD_POINTS), KNOWN),
        ("VP lost for each tile more than the smallest territory", TILE_PENALTY, KNOWN),
    ]


def _market_coins(players: int) -> int:
    setup = Setup(game=GLEN_MORE_2.id, players=players, rules=GLEN_MORE_2.rules_version)
    return max(GLEN_MORE_2.blank(setup).market.values())


def _second_tiles() -> list[str]:
    head = ("Tile", *SECOND_HEAD)
    return [
        f"### {_stack_title(stack)}\n\n{_table(head, map(_second_row, tiles))}"
        for stack, tiles in _by_stack(GLEN_MORE_2).items()
    ]


def _second_row(tile: Tile) -> Row:
    return (
        *(tile.name, tile.type, _yes(tile.river), _yes(tile.overbuild)),
        *(_cost(GLEN_MORE_2, tile), _once(tile), _activation(tile)),
        *(_listed(_sources(tile)) or "nothing", _listed(_reconstructed(tile)) or "nothing"),
    )


def _sources(tile: Tile) -> list[str]:
    reported = [f"{value} (reported)" for value in _named(tile.reported)]
    return _named(tile.known) + reported


def _reconstructed(tile: Tile) -> list[str]:
    values = [value for value in _values(tile) if value not in tile.known + tile.reported]
    return ["everything"] if values == _values(tile) else _named(values)


def _values(tile: Tile) -> list[str]:
    """What could be different about a tile; what no tile of its type has is no value."""
    if not tile.landing:
        return ["name", "stack"] if tile.stack else ["name"]
    if not tile.placed:
        return ["name", "stack", "type", "cost"] if tile.stack else ["name", "type"]
    if not tile.stack:
        return ["name", "type", "river", "activate"]
    return [value for value in VALUES if value != "card" or tile.card]


def _named(values: Collection[str]) -> list[str]:
    return [VALUE_WORDS.get(value, value) for value in VALUES if value in values]


def _landmark_cards() -> str:
    rows = [
        (_rule_link(tile.name, tile.card.rule), tile.stack, card_in_words(tile.card), KNOWN)
        for tile in GLEN_MORE_2.tiles.values()
        if tile.card
    ]
    return _table(("Card", "Stack", "Effect", "Source"), rows)


def _clans() -> str:
    costs = road_costs(frozenset())
    rows = [
        (_rule_link(clan, f"G2-CLN-{clan}"), costs[clan], clan_in_words(clan), KNOWN)
        for clan in sorted(CLANS, key=lambda clan: (costs[clan], clan))
    ]
    note = (
        "What a field costs from Start, as long as no occupied field is nearer, follows from the"
        " roads below.\n"
    )
    return "\n".join(
        (note, _table(("Field", "From Start", "Effect", "Source of the effect"), rows))
    )


def _roads() -> str:
    rows = [
        (road.start, road.end, road.cost, KNOWN if road.known else RECONSTRUCTED)
        for road in CLAN_ROADS
    ]
    note = "It is known besides that McKay costs 2 coins from Start, over two roads of 1.\n"
    return "\n".join((note, _table(("From", "To", "Coins", "Source"), rows)))


def _rule_link(name: str, rule: str) -> str:
    return f"[{name}](rules/glen-more-2.md#{rule})"


# --- Chronicles --------------------------------------------------------------------------------


def _all() -> list[Chronicle]:
    return [CHRONICLES[number] for number in sorted(CHRONICLES)]


def _chronicle(chronicle: Chronicle) -> list[str]:
    """Its tiles, the cards of these, and whatever else it has; a note where it has no more."""
    tiles = sorted(chronicle.tiles.values(), key=lambda tile: tile.stack)
    cards = [
        (tile.name, tile.stack, card_in_words(tile.card), KNOWN) for tile in tiles if tile.card
    ]
    others = [
        (each.what, each.value, KNOWN if each.known else RECONSTRUCTED)
        for each in chronicle.components()
    ]
    tables = (
        (("Tile", "Stack", *SECOND_HEAD), [_chronicle_row(tile) for tile in tiles]),
        (("Card", "Stack", "Effect", "Source"), cards),
        (("What", "Value", "Source"), others),
    )
    return [_table(head, rows) for head, rows in tables if rows]


def _chronicle_row(tile: Tile) -> Row:
    name, *printed = _second_row(tile)
    return (name, tile.stack or NO_STACK, *printed)


# --- Glen More (2010) --------------------------------------------------------------------------


def _first_tiles() -> list[str]:
    head = ("Tile", "Colour", "River or road", "Cost", "One-time effects", "Activation", "Card")
    return [
        f"### {_stack_title(stack)} of the first game\n\n{_table(head, map(_first_row, tiles))}"
        for stack, tiles in _by_stack(GLEN_MORE_2010).items()
    ]


def _first_row(tile: Tile) -> Row:
    lines = [line for line, there in (("river", tile.river), ("road", tile.road)) if there]
    card = card_in_words(tile.card) if tile.card else ""
    return (
        *(tile.name, tile.colour, _listed(lines), _cost(GLEN_MORE_2010, tile)),
        *(_once(tile), _activation(tile), card),
    )


# --- both --------------------------------------------------------------------------------------


def _by_stack(edition: Edition) -> Mapping[str, list[Tile]]:
    stacks: dict[str, list[Tile]] = {}
    for tile in edition.tiles.values():
        stacks.setdefault(tile.stack or NO_STACK, []).append(tile)
    return stacks


def _stack_title(stack: str) -> str:
    return "In no stack" if stack == NO_STACK else f"Stack {stack}"


def _yes(value: bool) -> str:  # noqa: FBT001 - it is the value that is written
    return "yes" if value else ""


def _cost(edition: Edition, tile: Tile) -> str:
    words = cost_in_words(tile.cost).replace("Scotsman", edition.words["scotsman"])
    return "" if words == "nothing" else words


def _once(tile: Tile) -> str:
    effects = effects_in_words(tile.once)
    if not tile.placed:
        return "1 clan marker" if tile.stack else ""
    if tile.card:
        return f"card, {effects}" if effects else "card"
    return effects


def _activation(tile: Tile) -> str:
    return in_words(tile.activate) if tile.activate else ""
