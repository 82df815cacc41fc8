"""Open tables at questions, with the site's settings.

`python -m tests.browser.open_positions 17 3` seats player 17, with bots, at a table for every
question of the third Chronicle and prints them as JSON; 0 stands for those of interplays. It runs
beside the site, in its folder, because nobody can open such a table through the site.
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
from games.services.lobby import limits, tables  # noqa: E402
from games.services.play.commit import play_on  # noqa: E402
from games.services.storage.position import Position  # noqa: E402
from tests.browser.chronicle_positions import (  # noqa: E402
    FIRST,
    QuestionPosition,
    interplay_positions,
    own_positions,
)

#: More tables than a guest may usually have.
MANY = 1_000


def main(player: int, chronicle: int) -> None:
    """Open the tables and print them."""
    host = Player.objects.get(pk=player)
    sys.stdout.write(json.dumps(list(_opened(host, chronicle))))


def _opened(host: Player, chronicle: int) -> Iterator[tuple[str, str, list[str]]]:
    for found in own_positions(chronicle) if chronicle else interplay_positions():
        yield found.what, _open(host, found), sorted(found.answers)


@transaction.atomic
def _open(host: Player, position: QuestionPosition) -> str:
    """Seat the player first and play all moves up to the question."""
    setup = position.setup
    terms = tables.Terms(edition=setup.game, players=setup.players, chronicles=setup.chronicles)
    bots = ("random",) * (setup.players - 1)
    with (
        patch.object(tables, "new_seed", lambda _: position.seed),
        patch.object(limits, "MAX_BOT_GAMES_GUEST", MANY),
    ):
        table = tables.create_table(host=host, terms=terms, bots=bots)
    _play(table, position)
    return table.pk


def _play(table: Table, question: QuestionPosition) -> None:
    position = Position(table)
    for seat, moves in groupby(question.moves, key=lambda made: made[0]):
        assert not table.draft, "a turn is not over, and another seat plays"
        by = Move.By.PLAYER if seat == FIRST else Move.By.BOT
        choices = [choice for _, choice in moves]
        play_on(position=position, seat=seat, choices=choices, by=by)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
