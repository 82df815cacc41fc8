"""What would a good player do? For one who learns, where nobody else is the worse for it.

A hint is given only where one person plays against bots: never at a table at which somebody else
still plays. It is what the greedy bot would do, in a game in which all that the seat cannot know
has been dealt anew; so it tells nothing hidden, and it plays nothing.
"""

from __future__ import annotations

from typing import Any

from accounts.models import Player
from games.engine import save_game
from games.models import Table
from words import say

from .access import own_seat, plays_alone, require_running
from .bot_desk import DESK, Desk
from .position import draft_of
from .refusals import NotNow, NotYours

ADVISER = "greedy"


def hint(*, table: Table, player: Player, seat: int, desk: Desk = DESK) -> dict[str, Any]:
    """A choice for the question in hand, at the number of choices that the player knows."""
    require_running(table)
    own_seat(table, player, seat)
    if not plays_alone(table, table.seats.all()):
        raise NotYours(say("refused-hint-others"))
    game, number = draft_of(table, seat)
    if seat not in game.to_act:
        raise NotNow(say("refused-hint-nothing-asked"))
    secret = f"{table.pk} {number}"
    choices = desk.ask(game=save_game(game), seat=seat, bot=ADVISER, secret=secret)
    if not choices or choices[0] not in game.options(seat):
        raise NotNow(say("refused-hint-none"))
    return {"number": number, "choice": choices[0]}
