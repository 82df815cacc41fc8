"""Tables with a council of the Great Glen for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence

from games.engine.chronicles.great_glen.board import GreatGlenBoard, great_glen_board
from games.engine.chronicles.great_glen.cards import KEY
from games.engine.core.choices import Seat
from tests.engine.scripted_table_2 import Table, given

#: Open cards, if a test names no others.
CARDS = ("Square", "Beasts", "Sets", "Materials", "Castles")
#: What the die shows, wherever it takes part.
ROLLS = (1,)


def great_glen_table(text: str, cards: Sequence[str] = CARDS, **board: object) -> Table:
    """Set up a position with these cards; its first line is the number of players.

    Of the board `votes`, `accepted` and `refused` may be named.
    """
    head, _, rest = text.strip().partition("\n")
    votes = [(4, 3)] * int(head.split()[0])
    line = json.dumps({"board": KEY, "cards": cards, "votes": votes} | board)
    played = "" if "chronicles:" in rest else "chronicles: 7"
    return given(f"{head}\n{played}\nboard: {line}\n{rest}", ROLLS)


def person_taken(
    players: int = 3,
    votes: Sequence[tuple[int, int]] = (),
    refused: Sequence[str] = (),
) -> Table:
    """Return a table where A has taken a person and placed no marker."""
    circuit = " ".join(["A john-knox", *"BCD"[: players - 1]])
    table = great_glen_table(
        f"{players} players\ncircuit: {circuit}",
        votes=votes or [(4, 3)] * players,
        refused=refused,
    )
    table.plays("A", "take 1", until="place-marker")
    return table


def all_vote(table: Table, answers: str) -> None:
    """Let the seats answer in their order: ``+`` is AYE, ``-`` is NAY."""
    for seat, answer in enumerate(answers):
        table.facts += table.game.play(seat, ("vote", "aye" if answer == "+" else "nay"))


def ended(territories: str, *accepted: str, players: int = 3) -> Table:
    """Return a table at which the game has just ended with these cards accepted."""
    text = f'{players} players\n{territories}\nto do: {{"kind": "end-game"}}'
    return great_glen_table(text, accepted, accepted=accepted)


def shares(table: Table, card: str) -> list[int]:
    """Return what each seat has scored by a card."""
    seats = "ABCD"[: table.game.setup.players]
    return [table.rules_scored(seat).get(f"C7-CARD-{card}", 0) for seat in seats]


def board(table: Table) -> GreatGlenBoard:
    """Return the board of the Great Glen."""
    return great_glen_board(table.game)


def pile(table: Table, seat: Seat) -> list[str]:
    """The tiles that a seat's moves discarded."""
    return [tile for tile, owner in board(table).discards if owner == seat]
