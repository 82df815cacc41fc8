"""What is a lasting favour of a clan worth, in Glen More II?"""

from __future__ import annotations

from collections import Counter

from games.engine.choices import Seat
from games.engine.game import Game
from games.engine.second.clan_board import KEY, clan_board
from games.engine.second.clans import MACGREGOR, MACKINTOSH, MACLACHLAN, SINCLAIR

#: What a clan adds, on average, to one activation of a tile of a type.
FAVOURS = {
    MACGREGOR: {"whisky": 2.0},
    MACLACHLAN: {"village": 0.6, "castle": 0.6},
    SINCLAIR: {"trade": 0.8},
    MACKINTOSH: {"castle": 0.4},
}


def favours(game: Game, seat: Seat) -> float:
    """What the clans befriended add to the activation of every tile, each activated once."""
    if KEY not in game.state.boards:
        return 0.0
    clans = [clan for clan, friend in clan_board(game).markers if friend == seat]
    lasting = [FAVOURS[clan] for clan in clans if clan in FAVOURS]
    if not lasting:
        return 0.0
    tiles = game.state.territories[seat].tiles.values()
    types = Counter(game.tiles[name].type for name in tiles)
    return sum(worth * types[kind] for favour in lasting for kind, worth in favour.items())
