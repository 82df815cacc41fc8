"""Load the position of a table's game.

The snapshot is the position after the last committed move. The draft holds the choices that the
acting seat has made since then and may still undo.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, cast

import msgspec
from django.db.models import QuerySet

from games.engine import EDITIONS, BadRecord, Choice, Fact, Game, Setup, load_game, new_game
from games.engine.core.choices import END, choice_from_json
from games.engine.core.serial import load_fact, plain
from games.models import Move, Table
from games.services.refusals import NotNow
from i18n import translate

#: The key that marks a stored choice of a draft as joined to the one before.
JOINED = "joined"


class PlayedChoice(msgspec.Struct, frozen=True):
    """A choice of a seat, the facts that followed and the rule behind it."""

    seat: int
    choice: Choice
    facts: tuple[Fact, ...]
    rule: str = ""
    #: Whether it is undone and redone together with the choice before it.
    joined: bool = False


class _Draft(msgspec.Struct, frozen=True):
    game: Game
    choices: list[PlayedChoice]


class Position:
    """The game at a table, decoded once and passed from the request to the response."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def committed(self) -> Game:
        """The game after the last committed move; clone it before playing on."""
        return committed_game(self.table)

    @cached_property
    def _draft(self) -> _Draft:
        game = self.committed.clone()
        played = [
            play_choice(game, game.to_act[0], read_drafted(entry), joined=is_joined(entry))
            for entry in self.table.draft
        ]
        return _Draft(game, played)

    @property
    def drafted(self) -> Game:
        """The game with the draft played."""
        return self._draft.game

    @property
    def draft(self) -> list[PlayedChoice]:
        """The choices of the draft."""
        return self._draft.choices

    @property
    def drafting_seat(self) -> int | None:
        """The seat that has begun a draft, even if all of it is undone."""
        if not self.table.draft and not self.table.undone:
            return None
        return self.committed.to_act[0]

    def is_drafting(self, seat: int | None) -> bool:
        """Whether the draft is this seat's."""
        return seat is not None and seat == self.drafting_seat

    def game_for(self, seat: int | None) -> Game:
        """The game as a seat sees it: only its own draft is included."""
        return self.drafted if self.is_drafting(seat) else self.committed

    def number_for(self, seat: int | None) -> int:
        """The number of choices made in the game as a seat sees it."""
        drafted = len(self.table.draft) if self.is_drafting(seat) else 0
        return self.table.move_number + drafted

    def play(self, seat: int, choice: Choice, *, joined: bool = False) -> bool:
        """Add a choice to the draft; return whether it must be committed now."""
        barriers = self.drafted.state.barriers
        self.draft.append(play_choice(self.drafted, seat, choice, joined=joined))
        return self.drafted.state.barriers != barriers or choice == END

    def mark_committed(self) -> None:
        """Make the drafted game the committed one, with an empty draft."""
        self.committed = self.drafted
        del self._draft


def setup_of(table: Table) -> Setup:
    """The setup on which the players agreed."""
    return Setup(
        game=table.edition,
        players=table.players,
        chronicles=tuple(table.chronicles),
        options=tuple(table.options),
        rules=table.rules,
    )


def is_retired(table: Table) -> bool:
    """Whether the engine no longer supports the rules version of the table."""
    known = EDITIONS.get(table.edition)
    return known is None or table.rules not in known.playable_rules_versions


def require_playable(table: Table) -> None:
    """Refuse a table whose game has not begun or whose rules version is retired."""
    if table.snapshot is None:
        raise NotNow(translate("table-not-begun"))
    if is_retired(table):
        raise NotNow(translate("refused-retired", version=table.rules))


def committed_game(table: Table) -> Game:
    """Decode the game after the last committed move."""
    require_playable(table)
    try:
        return load_game(cast("dict[str, Any]", table.snapshot))
    except BadRecord:
        return replay_moves(table)  # the snapshot has the format of another release


def replay_moves(table: Table) -> Game:
    """Rebuild the game after the last committed move from the seed."""
    game = new_game(setup_of(table), table.seed)
    for move in table.moves.all():
        game.play(move.seat, read_choice(move.choice))
    return game


def read_choices(stored: Iterable[Any]) -> list[Choice]:
    """Decode choices stored as JSON."""
    return [read_choice(each) for each in stored]


def read_choice(stored: Any) -> Choice:  # noqa: ANN401 - JSON
    """Decode a choice; a malformed one becomes an unknown verb, which the engine refuses."""
    choice = choice_from_json(stored)
    return (str(stored),) if choice is None else choice


def write_drafted(played: PlayedChoice) -> Any:  # noqa: ANN401 - JSON
    """Encode a choice of a draft, marked if it is joined to the one before."""
    return {JOINED: played.choice} if played.joined else played.choice


def read_drafted(stored: Any) -> Choice:  # noqa: ANN401 - JSON
    """Decode a choice of a draft."""
    return read_choice(stored[JOINED] if is_joined(stored) else stored)


def is_joined(stored: Any) -> bool:  # noqa: ANN401 - JSON
    """Whether a stored choice of a draft is joined to the one before."""
    return isinstance(stored, dict)


def drafted_choices(table: Table, start: int = 0) -> list[Choice]:
    """Decode the choices of a table's draft."""
    return [read_drafted(entry) for entry in table.draft[start:]]


def write_facts(facts: Iterable[Fact]) -> list[dict[str, Any]]:
    """Encode facts as JSON, with their tags."""
    return [plain(fact) for fact in facts]


def read_facts(stored: Iterable[dict[str, Any]]) -> list[Fact]:
    """Decode facts stored as JSON."""
    return [load_fact(each) for each in stored]


def hidden_moves(table: Table) -> int:
    """Count the last moves that are sealed answers, secret until all seats have answered."""
    return len(table.snapshot["state"]["sealed"]) if table.snapshot else 0


def moves_after(table: Table, number: int) -> QuerySet[Move]:
    """The moves with a greater number."""
    return table.moves.filter(number__gt=number)


def moves_between(table: Table, after: int, last: int) -> Iterable[Move]:
    """The moves after one number up to another; moves just made need no query."""
    at_hand = [move for move in table.new_moves if after < move.number <= last]
    if len(at_hand) == last - after:
        return at_hand
    return moves_after(table, after).filter(number__lte=last)


def play_choice(game: Game, seat: int, choice: Choice, *, joined: bool = False) -> PlayedChoice:
    """Play a choice and record its facts and the rule behind it."""
    rule = game.rule_for_choice(choice)
    return PlayedChoice(seat, choice, game.play(seat, choice), rule, joined)
