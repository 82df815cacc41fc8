"""What lasting clan abilities of Glen More II are worth to a bot."""

from __future__ import annotations

from collections import Counter

from games.engine.core.choices import Seat
from games.engine.core.game import Game
from games.engine.glen_more_2.clan_board import KEY, clan_board
from games.engine.glen_more_2.clans import MACGREGOR, MACKINTOSH, MACLACHLAN, SINCLAIR

#: Average points a clan adds to one activation of a tile, by tile type.
BONUS_PER_ACTIVATION = {
    MACGREGOR: {"whisky": 2.0},
    MACLACHLAN: {"village": 0.6, "castle": 0.6},
    SINCLAIR: {"trade": 0.8},
    MACKINTOSH: {"castle": 0.4},
}


def clan_bonus(game: Game, seat: Seat) -> float:
    """Return what a seat's clans add if every tile is activated once."""
    if KEY not in game.state.boards:
        return 0.0
    clans = [clan for clan, friend in clan_board(game).markers if friend == seat]
    lasting = [BONUS_PER_ACTIVATION[clan] for clan in clans if clan in BONUS_PER_ACTIVATION]
    if not lasting:
        return 0.0
    tiles = game.state.territories[seat].tiles.values()
    types = Counter(game.tiles[name].type for name in tiles)
    return sum(worth * types[kind] for favour in lasting for kind, worth in favour.items())
