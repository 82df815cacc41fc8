"""Invariants that hold in every position of every game.

Tests and fuzzing check them; the running site does not. A violation is a bug in the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.core.choices import SEAT_LETTERS, VERBS, Cell, write_choice
from games.engine.core.game import Game
from games.engine.core.state import Territory

from .market import FIELDS
from .placement import side_neighbours


class InvariantBroken(AssertionError):
    """An invariant does not hold."""


def check(game: Game) -> None:
    """Raise InvariantBroken for the first violation."""
    for violation in violations(game):
        raise InvariantBroken(violation)


def violations(game: Game) -> Iterator[str]:
    """Yield a description of every violation."""
    yield from _wrong_table(game)
    for seat, territory in enumerate(game.state.territories):
        for violation in _wrong_territory(game, territory):
            yield f"seat {SEAT_LETTERS[seat]}: {violation}"
    yield from _wrong_options(game)


def _wrong_table(game: Game) -> Iterator[str]:
    state, edition = game.state, game.edition
    places = [
        *state.rondel.tiles.values(),
        *state.discarded,
        *state.removed,
        *(name for tiles in state.stacks.values() for name in tiles),
        *(name for each in state.territories for name in each.all_tiles()),
        *(step.tile_in_hand for step in state.agenda if step.tile_in_hand),
    ]
    found = sorted(name for name in places if name not in edition.unstacked_tiles)
    if found != sorted(name for name in game.tiles if name not in edition.unstacked_tiles):
        yield "a tile is missing or in two places"
    for good, row in state.market.items():
        if not 0 <= row <= FIELDS:
            yield f"{row} fields of the {good} row are occupied"
    yield from _wrong_rondel(game)
    for board in state.boards.values():
        yield from board.violations(game)
    for seat, territory in enumerate(state.territories):
        lines = sum(line.points for line in state.score_lines if line.seat == seat)
        if lines != territory.points:
            yield f"the score sheet says {lines}, the total {territory.points}"


def _wrong_rondel(game: Game) -> Iterator[str]:
    rondel, edition = game.state.rondel, game.edition
    spaces = [*rondel.pieces.values(), *rondel.tiles]
    open_to_all = {space for space, name in rondel.tiles.items() if not game.tiles[name].landing}
    alone = [space for space in spaces if space not in open_to_all]
    if len(set(alone)) < len(alone):
        yield "two things are on one space of the rondel"
    if list(rondel.tiles) != sorted(rondel.tiles):
        yield "the tiles of the rondel are out of order"
    if max(spaces) - min(spaces) >= edition.rondel_spaces.under(game.setup.rules):
        yield "the rondel has no empty space"


def _wrong_territory(game: Game, territory: Territory) -> Iterator[str]:
    yield from _wrong_numbers(territory)
    for cell, goods in territory.goods.items():
        if not 0 < len(goods) <= game.edition.tile_capacity:
            yield f"{len(goods)} goods on {cell}"
    for cell in (*territory.goods, *territory.scotsmen):
        if cell not in territory.tiles:
            yield f"something stands on {cell}, where no tile is"
    if _connected(territory) != set(territory.tiles):
        yield "the territory is not connected"
    for cell in territory.tiles:
        if not _on_its_line(game, territory, cell):
            yield f"the tile on {cell} blocks or leaves the river or road"


def _wrong_numbers(territory: Territory) -> Iterator[str]:
    for name in territory.__struct_fields__:
        value = getattr(territory, name)
        if type(value) is int and value < 0 and name != "points":
            yield f"{name} is {value}"
    if any(number <= 0 for number in territory.scotsmen.values()):
        yield "a cell is noted for no Scotsman"


def _connected(territory: Territory) -> set[Cell]:
    start = next(iter(territory.tiles))
    seen, edge = {start}, [start]
    while edge:
        for cell in side_neighbours(edge.pop()):
            if cell in territory.tiles and cell not in seen:
                seen.add(cell)
                edge.append(cell)
    return seen


def _on_its_line(game: Game, territory: Territory, cell: Cell) -> bool:
    tile = game.tiles[territory.tiles[cell]]
    if tile.river or tile.road:
        return not game.edition.keeps_lines_open(cell)
    return game.edition.keeps_lines_open(cell)


def _wrong_options(game: Game) -> Iterator[str]:
    if game.over:
        return
    if not game.to_act:
        yield "nobody has to decide, yet the game is not over"
    for seat in game.to_act:
        options = game.options(seat)
        if not options:
            yield f"seat {SEAT_LETTERS[seat]} has no option"
        if len(set(map(write_choice, options))) < len(options):
            yield "two options are written alike"
        for option in options:
            if option[0] not in VERBS and option[0] not in game.hooks.verbs:
                yield f"'{option[0]}' is not a verb"
