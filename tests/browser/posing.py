"""Which tables wait at which questions? They are opened here, where the site's settings are.

`python -m tests.browser.posing 17 3` seats player 17, with bots, at a table for every question of
the third Chronicle, and says as JSON which they are; with 0 for those that are asked where
Chronicles meet. It runs beside the site, in its folder: through the site nobody can wish for one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from unittest.mock import patch

import django

django.setup()

from django.db import transaction  # noqa: E402 - Django must be set up before

from accounts.models import Player  # noqa: E402
from games.models import Move, Table  # noqa: E402
from games.services import seating  # noqa: E402
from games.services.committing import play_on  # noqa: E402
from games.services.position import Position, committed  # noqa: E402
from tests.browser.moments import FIRST, Moment, moments_of_meetings, own_moments  # noqa: E402


def main(player: int, chronicle: int) -> None:
    """Open the tables and say which they are."""
    host = Player.objects.get(pk=player)
    sys.stdout.write(json.dumps(list(_posed(host, chronicle))))


def _posed(host: Player, chronicle: int) -> Iterator[tuple[str, str, list[str]]]:
    for moment in own_moments(chronicle) if chronicle else moments_of_meetings():
        yield moment.what, _open(host, moment), sorted(moment.answers)


@transaction.atomic
def _open(host: Player, moment: Moment) -> str:
    """Seat the player first, and let all moves be made up to the question."""
    setup = moment.setup
    terms = seating.Terms(edition=setup.game, players=setup.players, chronicles=setup.chronicles)
    bots = ("random",) * (setup.players - 1)
    with patch.object(seating, "new_seed", lambda _: moment.seed):
        table = seating.create_table(host=host, terms=terms, bots=bots)
    _play(table, moment)
    return table.pk


def _play(table: Table, moment: Moment) -> None:
    game = committed(table)
    for seat, moves in groupby(moment.moves, key=lambda made: made[0]):
        assert not table.draft, "a turn is not over, and another seat plays"
        by = Move.By.PLAYER if seat == FIRST else Move.By.BOT
        choices = [choice for _, choice in moves]
        play_on(position=Position(table, game, []), seat=seat, choices=choices, by=by)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
