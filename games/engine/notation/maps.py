"""Territories as plain-text maps.

A map is a grid with north on top. A cell names its tile, then the goods on it and an ``@`` for
each Scotsman; a covered tile comes before the one on top of it, as in ``halkirk/inverness``::

        | -1         | 0                  | 1
    1   |            | forest-1 wood      | quarry-3 stone stone
    0   | fair-2     | start-village @    |
"""

from __future__ import annotations

from collections.abc import Iterable

from games.engine.core.choices import Cell, write_cell
from games.engine.core.refusals import BadRecord
from games.engine.core.state import Territory

SCOTSMAN = "@"
OVER = "/"


def write_map(territory: Territory) -> list[str]:
    """Return the lines of a territory's map."""
    xs = _span(x for x, _ in territory.tiles)
    ys = _span(y for _, y in territory.tiles)
    table = [["", *map(str, xs)]]
    table += [[str(y), *(_write_cell(territory, (x, y)) for x in xs)] for y in reversed(ys)]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    return [_write_row(row, widths) for row in table]


def read_map(lines: list[str], territory: Territory) -> None:
    """Fill a territory from a map; raise BadRecord if it is malformed."""
    table = [[part.strip() for part in line.split("|")] for line in lines]
    try:
        xs = [int(part) for part in table[0][1:]]
        rows = [(int(row[0]), row[1:]) for row in table[1:]]
    except (ValueError, IndexError) as error:
        raise BadRecord(f"the map cannot be read: {error}", field="map") from error
    territory.clear()
    for y, cells in rows:
        if len(cells) > len(xs):
            raise BadRecord(f"row {y} of the map has more cells than columns", field="map")
        for x, text in zip(xs, cells, strict=False):
            _read_cell(text, (x, y), territory)
    if not territory.tiles:
        raise BadRecord("the map shows no tile", field="map")


def _span(numbers: Iterable[int]) -> list[int]:
    found = sorted(numbers)
    return list(range(found[0], found[-1] + 1))


def _write_cell(territory: Territory, cell: Cell) -> str:
    if cell not in territory.tiles:
        return ""
    scotsmen = SCOTSMAN * territory.scotsmen.get(cell, 0)
    parts = (OVER.join(territory.stack(cell)), *territory.goods.get(cell, ()), scotsmen)
    return " ".join(part for part in parts if part)


def _write_row(row: list[str], widths: list[int]) -> str:
    padded = (part.ljust(width) for part, width in zip(row, widths, strict=True))
    return "  " + " | ".join(padded).rstrip()


def _read_cell(text: str, cell: Cell, territory: Territory) -> None:
    if not text:
        return
    tile, *marks = text.split()
    if cell in territory.tiles:
        raise BadRecord(f"the map shows {write_cell(cell)} twice", field="map")
    if tile.startswith(SCOTSMAN):
        raise BadRecord(f"somebody stands on {write_cell(cell)}, where no tile is", field="map")
    for each in tile.split(OVER):
        territory.lay(cell, each)
    goods = tuple(mark for mark in marks if not mark.startswith(SCOTSMAN))
    scotsmen = sum(len(mark) for mark in marks if mark.startswith(SCOTSMAN))
    if goods:
        territory.goods[cell] = goods
    if scotsmen:
        territory.scotsmen[cell] = scotsmen
