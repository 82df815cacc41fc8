"""The page that lists every component, generated from the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from textwrap import fill

from games.engine.chronicles import Chronicle
from games.engine.common.scoring import LEAD_POINTS, TILE_PENALTY
from games.engine.common.turn import FACES
from games.engine.core.edition import Edition, Setup
from games.engine.core.effects import TILE_VALUES, Card, Cost, Tile, cost_in_words, effects_in_words
from games.engine.core.naming import chronicle_name, tile_name, type_name, value_name
from games.engine.editions import CHRONICLES
from games.engine.glen_more_2 import GLEN_MORE_2
from games.engine.glen_more_2.clan_board import road_costs
from games.engine.glen_more_2.clans import CLAN_ROADS, CLANS, START_FIELD, clan_in_words
from games.engine.glen_more_2.edition import CLAN_MARKERS, SCOTSMEN_IN_SUPPLY, START_COINS
from games.engine.glen_more_2010 import GLEN_MORE_2010
from i18n import translate

GLEN_MORE_2_HEAD = (
    *("type", "river", "overbuild", "cost", "once", "activation"),
    *("sources", "reconstructed"),
)
CARD_HEAD = ("card", "stack", "effect", "source")
GLEN_MORE_2010_HEAD = (
    *("tile", "colour", "lines", "cost", "once", "activation", "card"),
    *("reported", "reconstructed"),
)
WIDTH = 100

Row = Sequence[object]


def components_page() -> str:
    """Return the whole page in Markdown, in the current language."""
    parts = (
        _introduction(),
        _section(
            translate("components-set-up"), _table(("what", "value", "source"), _set_up_rows())
        ),
        _section(translate("components-second-tiles"), *_glen_more_2_tiles()),
        _section(translate("components-cards"), _landmark_cards()),
        _section(
            translate("components-clans"), _paragraph(translate("components-clans-note")), _clans()
        ),
        _section(
            translate("components-roads"), _paragraph(translate("components-roads-note")), _roads()
        ),
        *map(_chronicle, _all()),
        _section(
            translate("components-first-tiles"),
            _paragraph(translate("components-first-note")),
            *_glen_more_2010_tiles(),
        ),
    )
    return "\n".join(parts)


def _introduction() -> str:
    marks = ("known", "reported", "reconstructed")
    means = (
        fill(f"- {translate(f'components-{mark}-means')}", WIDTH, subsequent_indent="  ")
        for mark in marks
    )
    return "\n".join(
        (
            f"# {translate('components-title')}\n",
            _paragraph(translate("components-lists")),
            "\n".join(means) + "\n",
            _paragraph(translate("components-correct")),
        )
    )


def _section(title: str, *parts: str) -> str:
    return "\n".join((f"## {title}\n", *parts))


def _stack_section(title: str, head: Iterable[str], rows: Iterable[Row]) -> str:
    return f"### {title}\n\n{_table(head, rows)}"


def _paragraph(text: str) -> str:
    return fill(text, WIDTH, break_long_words=False, break_on_hyphens=False) + "\n"


def _table(head: Iterable[str], rows: Iterable[Row]) -> str:
    words = [translate(f"components-head-{each}") for each in head]
    lines = [words, ["---"] * len(words), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


def _source(*, known: bool) -> str:
    return translate("components-known" if known else "components-reconstructed")


# --- Glen More II ------------------------------------------------------------------------------


def _set_up_rows() -> list[Row]:
    game, known, chosen = GLEN_MORE_2, _source(known=True), _source(known=False)
    stacks = {stack: len(tiles) for stack, tiles in _by_stack(game).items() if stack}
    players = translate("components-from-to", first=game.players[0], last=game.players[-1])
    return [
        (translate("components-players"), players, known),
        (translate("components-rondel"), game.rondel_spaces.newest, chosen),
        (
            translate("components-stacks"),
            _listed(f"{n} {stack}" for stack, n in stacks.items()),
            known,
        ),
        (translate("components-end"), translate("components-yes"), chosen),
        # One of them is the playing piece, one starts on the Starting Village.
        (translate("components-scotsmen"), SCOTSMEN_IN_SUPPLY.newest + 2, known),
        (translate("components-markers"), CLAN_MARKERS.newest, known),
        (
            translate("components-start-coins"),
            _listed(START_COINS.newest),
            known,
        ),
        *((translate("components-market", players=n), _market_coins(n), known) for n in (2, 3, 4)),
        (translate("components-capacity"), game.tile_capacity, known),
        (translate("components-die"), _listed(FACES), known),
        (translate("components-lead", most=len(LEAD_POINTS) - 1), _listed(LEAD_POINTS), known),
        (translate("components-penalty"), TILE_PENALTY, known),
    ]


def _market_coins(players: int) -> int:
    setup = Setup(game=GLEN_MORE_2.id, players=players)
    return max(GLEN_MORE_2.blank(setup).market.values())


def _glen_more_2_tiles() -> list[str]:
    return [
        _stack_section(
            _stack_title(stack), ("tile", *GLEN_MORE_2_HEAD), map(_glen_more_2_row, tiles)
        )
        for stack, tiles in _by_stack(GLEN_MORE_2).items()
    ]


def _stack_title(stack: str) -> str:
    return (
        translate("components-stack", stack=stack) if stack else translate("components-in-no-stack")
    )


def _glen_more_2_row(tile: Tile) -> Row:
    nothing = translate("components-nothing")
    return (
        *(tile_name(tile), type_name(tile.type), _yes(tile.river), _yes(tile.overbuild)),
        *(_cost(GLEN_MORE_2, tile), _once(tile), _activation(tile)),
        *(_listed(_sources(tile)) or nothing, _listed(_reconstructed(tile)) or nothing),
    )


def _sources(tile: Tile) -> list[str]:
    reported = [translate("components-reported", value=value) for value in _named(tile.reported)]
    return _named(tile.known) + reported


def _reconstructed(tile: Tile) -> list[str]:
    values = tile.reconstructed()
    return [translate("components-everything")] if values == tile.values() else _named(values)


def _named(values: Collection[str]) -> list[str]:
    return [value_name(value) for value in TILE_VALUES if value in values]


def _landmark_cards() -> str:
    rows = [
        (_rule_link(tile_name(tile), tile.card.rule), *_card_cells(tile.stack, tile.card))
        for tile in GLEN_MORE_2.tiles.newest.values()
        if tile.card
    ]
    return _table(CARD_HEAD, rows)


def _card_cells(stack: str, card: Card) -> Row:
    return (stack, card.words(), _source(known=True))


def _clans() -> str:
    costs, clans = road_costs(frozenset(), GLEN_MORE_2.rules_version), CLANS.newest
    rows = [
        (
            *(_rule_link(name, f"G2-CLN-{name}"), costs[name]),
            *(clan_in_words(clans[name]), _source(known=True)),
        )
        for name in sorted(clans, key=lambda name: (costs[name], name))
    ]
    return _table(("field", "from-start", "effect", "effect-source"), rows)


def _roads() -> str:
    rows = [
        (_field(road.start), _field(road.end), road.cost, _source(known=road.known))
        for road in CLAN_ROADS.newest.values()
    ]
    return _table(("from", "to", "coins", "source"), rows)


def _field(name: str) -> str:
    return translate("components-start") if name == START_FIELD else name


def _rule_link(name: str, rule: str) -> str:
    return f"[{name}](rules/glen-more-2.md#{rule})"


# --- Chronicles --------------------------------------------------------------------------------


def _all() -> list[Chronicle]:
    return [CHRONICLES[number] for number in sorted(CHRONICLES)]


def _chronicle(chronicle: Chronicle) -> str:
    """Return its tiles, their cards, and its other components."""
    tiles = sorted(chronicle.tiles.newest.values(), key=lambda tile: tile.stack)
    cards = [(tile_name(tile), *_card_cells(tile.stack, tile.card)) for tile in tiles if tile.card]
    others = [
        (each.what, each.value, _source(known=each.known))
        for each in chronicle.components(GLEN_MORE_2.rules_version)
    ]
    tables = (
        (("tile", "stack", *GLEN_MORE_2_HEAD), [_chronicle_row(tile) for tile in tiles]),
        (CARD_HEAD, cards),
        (("what", "value", "source"), others),
    )
    name = chronicle_name(chronicle.number)
    title = translate("components-chronicle", number=chronicle.number, name=name)
    return _section(title, *(_table(head, rows) for head, rows in tables if rows))


def _chronicle_row(tile: Tile) -> Row:
    name, *printed = _glen_more_2_row(tile)
    return (name, tile.stack or translate("components-no-stack"), *printed)


# --- Glen More (2010) --------------------------------------------------------------------------


def _glen_more_2010_tiles() -> list[str]:
    return [
        _stack_section(
            _glen_more_2010_stack_title(stack), GLEN_MORE_2010_HEAD, map(_glen_more_2010_row, tiles)
        )
        for stack, tiles in _by_stack(GLEN_MORE_2010).items()
    ]


def _glen_more_2010_stack_title(stack: str) -> str:
    if not stack:
        return translate("components-first-in-no-stack")
    return translate("components-first-stack", stack=stack)


def _glen_more_2010_row(tile: Tile) -> Row:
    lines = [line for line, there in (("river", tile.river), ("road", tile.road)) if there]
    card = tile.card.words() if tile.card else ""
    return (
        *(tile_name(tile), translate(f"components-colour-{tile.colour}")),
        *(_listed(translate(f"components-{line}") for line in lines), _cost(GLEN_MORE_2010, tile)),
        *(_once(tile), _activation(tile), card),
        _listed(_named(tile.reported)) or translate("components-nothing"),
        _listed(_reconstructed(tile)) or translate("components-nothing"),
    )


# --- both --------------------------------------------------------------------------------------


def _by_stack(edition: Edition) -> Mapping[str, list[Tile]]:
    """Return the tiles of each stack; those without a stack under an empty name."""
    stacks: dict[str, list[Tile]] = {}
    for tile in edition.tiles.newest.values():
        stacks.setdefault(tile.stack, []).append(tile)
    return stacks


def _yes(value: bool) -> str:  # noqa: FBT001 - it is the value that is written
    return translate("components-yes") if value else ""


def _cost(edition: Edition, tile: Tile) -> str:
    return cost_in_words(tile.cost, edition.words["paid"]) if tile.cost != Cost() else ""


def _once(tile: Tile) -> str:
    if not tile.placed:
        return translate("effect-marker") if tile.stack else ""
    parts = (translate("components-card") if tile.card else "", effects_in_words(tile.once))
    return _listed(part for part in parts if part)


def _activation(tile: Tile) -> str:
    return tile.activate.words() if tile.activate else ""
