"""A scripted novice: plays sensibly by rules of thumb that a first-time player finds soon."""

from __future__ import annotations

from games.engine import Choice, Game, Seat
from games.engine.common.placement import neighbours
from games.engine.core.choices import END

#: A novice does not give up more spaces than this on the rondel.
FARTHEST = 4
#: The order in which a novice likes to do things.
LIKED = ("activate", "promote", "claim", "recruit", "choose", "gain", "give", "pay", "buy", "put")


class NoviceBot:
    """Takes a near tile that something can be done with, activates all it can, ends the turn."""

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        options = game.options(seat)
        moves = [option for option in options if option[0] == "take"]
        if moves:
            return self._tile(game, seat, moves)
        places = [option for option in options if option[0] == "place"]
        if places:
            return max(places, key=lambda option: self._around(game, seat, option[1]))
        for verb in LIKED:
            liked = [option for option in options if option[0] == verb]
            if liked:
                return liked[-1] if verb == "give" else liked[0]
        return END if END in options else options[0]

    def _tile(self, game: Game, seat: Seat, moves: list[Choice]) -> Choice:
        """Take the best of the nearest tiles, by what is printed on them."""
        return max(moves[:FARTHEST], key=lambda move: self._liking(game, move[1]))

    def _liking(self, game: Game, space: int) -> float:
        tile = game.tiles[game.state.rondel.tiles[space]]
        distance = space - min(game.state.rondel.pieces.values())
        return 2 * bool(tile.card) + len(tile.once) + bool(tile.activate) - 0.3 * distance

    def _around(self, game: Game, seat: Seat, cell: tuple[int, int]) -> int:
        tiles = game.state.territories[seat].tiles
        return sum(near in tiles for near in neighbours(cell))
