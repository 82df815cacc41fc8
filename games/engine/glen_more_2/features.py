"""What bots look at in Glen More II besides what both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat

from .clan_board import clan_board
from .clans import LASTING
from .remaining_turns import scorings_left
from .territory import HOME_CASTLE, territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: How many steps from the Home Castle a Scotsman may be to count as on his way there.
STEPS_TO_CASTLE = 2


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return clans, persons and the Scotsmen on their way to the Home Castle."""
    territory = territory_of(game, seat)
    found: dict[str, float] = {"clan-markers": 0.0}
    for clan, friend in clan_board(game).markers:
        if friend == seat:
            found["clan-markers"] += 1
            if clan in LASTING:
                found[f"clan-{clan.lower()}"] = 1.0
    home_x, home_y = HOME_CASTLE
    scorings = scorings_left(game)
    for (x, y), number in territory.scotsmen.items():
        steps = max(abs(x - home_x), abs(y - home_y))
        if 1 <= steps <= STEPS_TO_CASTLE:
            name = f"scotsmen-{steps}-from-castle"
            found[name] = found.get(name, 0.0) + number * scorings
    return found
