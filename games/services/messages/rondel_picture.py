"""Draw the rondel for emails, as a table of HTML cells, and describe it in words.

A table needs no attachment, shows names in every script and stays legible on a phone.
"""

from __future__ import annotations

from typing import NamedTuple

from django.template.loader import render_to_string

from games.engine import view
from games.engine.common.turn import DIE
from games.engine.core.naming import tile_name
from games.models import Table
from games.services.storage.position import committed_game
from i18n import translate
from notifications.sources import Figure

from .recap import seat_name

#: Background and text color of tiles and of pieces, with a contrast of at least 4.5.
TILES = {
    "green": ("#8cb168", "#1d2a12"),
    "yellow": ("#e9c65a", "#33270a"),
    "brown": ("#8a5a33", "#ffffff"),
    "grey": ("#b4c1c8", "#22303a"),
    "blue": ("#2a6a8e", "#ffffff"),
    "purple": ("#7d5090", "#ffffff"),
    "black": ("#2d3a46", "#ffffff"),
}
EMPTY = ("#ece5d3", "#2b2420")
SEATS = {
    "rowan": "#c8412b",
    "loch": "#2a63a8",
    "gorse": "#f0c22f",
    "heather": "#cf86c4",
    "slate": "#27333b",
}
OTHER_PIECE = "#ffffff"
#: Where the spaces are in the picture, row by row; the middle of the second row is the caption.
TOP, RIGHT, BOTTOM, LEFT = (0, 1, 2, 3, 4), (5, 6), (11, 10, 9, 8, 7), (13, 12)


class Space(NamedTuple):
    """A space of the rondel: the name of its tile, or of the pieces on it with their colors."""

    label: str = ""
    colours: tuple[str, str] = EMPTY
    pieces: tuple[str, ...] = ()


def rondel_figure(table: Table, seat: int) -> Figure:
    """Draw the rondel as everyone sees it, clockwise from the piece of a seat."""
    spaces = _spaces(table, seat)
    ahead = ", ".join(space.label for space in spaces[1:] if space.label)
    words = translate("message-position", edition=table.edition, spaces=ahead)
    context = {
        "words": words,
        "caption": translate("message-rondel", edition=table.edition),
        "direction": translate("message-clockwise"),
        "top": [spaces[place] for place in TOP],
        "sides": [(spaces[left], spaces[right]) for left, right in zip(LEFT, RIGHT, strict=True)],
        "bottom": [spaces[place] for place in BOTTOM],
    }
    return Figure(html=render_to_string("games/rondel_email.html", context), text=words)


def _spaces(table: Table, seat: int) -> list[Space]:
    """List the spaces clockwise, beginning with the piece of the seat."""
    game = committed_game(table)
    rondel = view(game).rondel
    pieces = dict[int, list[int | str]]()
    for piece, space in rondel.pieces:
        pieces.setdefault(space % rondel.spaces, []).append(piece)
    # Space numbers keep rising from round to round.
    tiles = {space % rondel.spaces: game.tiles[name] for space, name in rondel.tiles}
    first = next((space for space, found in pieces.items() if seat in found), 0)
    names, colours = _names(table, seat), _colours(table)
    spaces = list[Space]()
    for step in range(rondel.spaces):
        here = (first + step) % rondel.spaces
        found, tile = pieces.get(here, []), tiles.get(here)
        labels = [names.get(piece, str(piece)) for piece in found]
        if tile:
            labels.append(str(tile_name(tile)))
        spaces.append(
            Space(
                label=", ".join(labels),
                colours=TILES[tile.colour] if tile else EMPTY,
                pieces=tuple(colours.get(piece, OTHER_PIECE) for piece in found),
            )
        )
    return spaces


def _names(table: Table, own: int) -> dict[int | str, str]:
    """Name the pieces."""
    names: dict[int | str, str] = {
        seat.number: seat_name(seat) for seat in table.seats.select_related("player")
    }
    return names | {own: translate("message-you"), DIE: translate("message-die")}


def _colours(table: Table) -> dict[int | str, str]:
    """Give the colors of the players' pieces."""
    return {seat.number: SEATS[seat.colour] for seat in table.seats.all()}
