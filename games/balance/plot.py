"""Charts of the balance, drawn with matplotlib (a development dependency)."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .figures import GameFigures
from .report import MIN_SEATS, sources_of_winners_and_others
from .tally import CLAN, LANDMARK, Part, clan_parts, tile_parts

DARK, LIGHT = "#2f6f4f", "#b9c7b0"
TILE = "other tile"
COLOURS = {TILE: DARK, LANDMARK: "#c98a2b", CLAN: "#7a4f9c"}
#: How many dots are labelled.
NAMED = 6


def draw(game: str, games: Sequence[GameFigures]) -> str:
    """Return two charts side by side as SVG; equal figures give equal files."""
    with mpl.rc_context({"svg.hashsalt": "glenmore", "svg.fonttype": "none", "font.size": 8.0}):
        figure = Figure(figsize=(10, 4), layout="constrained")
        left, right = figure.subplots(1, 2)
        _draw_sources(left, game, games)
        _draw_parts(right, tile_parts(game, games) + clan_parts(games))
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def _draw_sources(axes: Axes, game: str, games: Sequence[GameFigures]) -> None:
    winners, others = sources_of_winners_and_others(game, games)
    for shift, label, colour, side in (
        (-0.2, "winners", DARK, winners),
        (0.2, "others", LIGHT, others),
    ):
        points = [side.get(source, 0.0) for source in winners]
        places = [place + shift for place in range(len(points))]
        axes.barh(places, points, 0.4, color=colour, label=label)
    axes.set_yticks(range(len(winners)), list(winners))
    axes.invert_yaxis()
    axes.legend(loc="lower right")
    axes.set_title("VP by source")


def _draw_parts(axes: Axes, parts: Sequence[Part]) -> None:
    frequent = [part for part in parts if part.seats >= MIN_SEATS]
    for label, colour in COLOURS.items():
        _draw_dots(axes, [part for part in frequent if _label(part) == label], label, colour)
    axes.legend(loc="upper right")
    ranked = sorted(frequent, key=lambda part: part.win)
    for part in (*ranked[:NAMED], *ranked[-NAMED:]):
        axes.annotate(part.title, (part.share, part.win), fontsize=6)
    axes.axhline(0, color="grey", linewidth=0.5)
    axes.set_xlabel("taken in so many games")
    axes.set_title("Victories of those who took it, above the average")


def _label(part: Part) -> str:
    return part.kind if part.kind in COLOURS else TILE


def _draw_dots(axes: Axes, parts: Sequence[Part], label: str, colour: str) -> None:
    shares, wins = [part.share for part in parts], [part.win for part in parts]
    axes.scatter(shares, wins, s=12, c=colour, label=label)
