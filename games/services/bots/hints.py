"""Suggest a choice to a player who plays against bots only.

A hint is what a hard bot would choose in a copy of the game in which everything hidden from the
seat is dealt again, so it reveals nothing hidden. It changes nothing.
"""

from __future__ import annotations

from typing import Any

from accounts.models import Player
from games.engine import save_game
from games.models import Table
from games.services.refusals import NotNow, NotYours
from games.services.seats.access import plays_alone, require_own_seat, require_running
from games.services.storage.position import Position
from i18n import translate

from .client import BOT_PROCESS, BotProcess, bot_secret

HINT_BOT = "hard"


def hint(
    *, table: Table, player: Player, seat: int, bot_process: BotProcess = BOT_PROCESS
) -> dict[str, Any]:
    """Suggest the next choice, with the number of choices it is valid for."""
    require_running(table)
    require_own_seat(table, player, seat)
    if not plays_alone(table, table.seats.all()):
        raise NotYours(translate("refused-hint-others"))
    position = Position(table)
    game, number = position.game_for(seat), position.number_for(seat)
    if seat not in game.to_act:
        raise NotNow(translate("refused-hint-nothing-asked"))
    secret = bot_secret(table.pk, number)
    choices = bot_process.request(game=save_game(game), seat=seat, bot=HINT_BOT, secret=secret)
    if not choices or choices[0] not in game.options(seat):
        raise NotNow(translate("refused-hint-none"))
    return {"number": number, "choice": choices[0]}
