"""Draw the rondel for mails: tiles by colour, pieces by seat.

Mail clients show no SVG, so it is a PNG.
"""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.engine import view
from games.models import Table
from games.services.storage.position import committed_game

#: Drawn this many times larger than shown, for high-density screens.
SCALE = 2
SIZE = 240
RING, SPACE, PIECE = 92, 17, 8
EMPTY, EDGE = "#ece5d3", "#8b8471"
#: The background of the mail shows through.
TRANSPARENT = (0, 0, 0, 0)
TILES = {
    "green": "#6f9a4e",
    "yellow": "#e3b93c",
    "brown": "#96683f",
    "grey": "#a3b3bb",
    "blue": "#3a82a8",
    "purple": "#9a6ca6",
    "black": "#2d3a46",
}
SEATS = {
    "rowan": "#c8412b",
    "loch": "#2a63a8",
    "gorse": "#f0c22f",
    "heather": "#cf86c4",
    "slate": "#27333b",
}
DIE = "#ffffff"
Point = tuple[float, float]


def rondel_picture(table: Table) -> bytes:
    """The rondel as a spectator sees it, as PNG."""
    game = committed_game(table)
    rondel = view(game).rondel
    colours = {seat.number: SEATS[seat.colour] for seat in table.seats.all()}
    image = Image.new("RGBA", (SIZE * SCALE, SIZE * SCALE), TRANSPARENT)
    pen = ImageDraw.Draw(image)
    # Space numbers keep rising from round to round.
    tiles = {space % rondel.spaces: name for space, name in rondel.tiles}
    for space in range(rondel.spaces):
        tile = game.tiles[tiles[space]] if space in tiles else None
        _disc(pen, _place(space, rondel.spaces), SPACE, TILES[tile.colour] if tile else EMPTY)
    for piece, space in rondel.pieces:
        colour = colours.get(piece, DIE) if isinstance(piece, int) else DIE
        _disc(pen, _place(space, rondel.spaces), PIECE, colour)
    written = BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def _place(space: int, spaces: int) -> Point:
    """The centre of a space, clockwise from the top."""
    angle = 2 * pi * space / spaces - pi / 2
    return SIZE / 2 + RING * cos(angle), SIZE / 2 + RING * sin(angle)


def _disc(pen: ImageDraw.ImageDraw, centre: Point, radius: int, colour: str) -> None:
    x, y = (each * SCALE for each in centre)
    reach = radius * SCALE
    box = (x - reach, y - reach, x + reach, y + reach)
    pen.ellipse(box, fill=colour, outline=EDGE, width=SCALE)
