"""What can a seat expect of its cards, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import unturned_cards
from .turning import TurnCard

if TYPE_CHECKING:
    from games.engine.game import Game

#: What a card that can still be turned is worth to who has a place to turn it.
CARD = 2.0
#: How many cards a Gathering can be expected to turn.
TURNS = 2
#: How soon: with so many tiles in the stacks all of them.
TILES = 40


def expectation(game: Game, seat: Seat) -> float:
    """What the cards may bring that the seat has places to turn."""
    if game.over:
        return 0.0
    names = game.state.territories[seat].tiles.values()
    places = sum(isinstance(game.tiles[name].activate, TurnCard) for name in names)
    left = sum(len(tiles) for tiles in game.state.stacks.values())
    cards = min(len(unturned_cards(game, seat)), TURNS * places)
    return CARD * cards * min(left / TILES, 1)
