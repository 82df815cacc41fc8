"""The Penny Mobs with the haggis: McStarve and McHagg."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.haggis.board import (
    FACE_DOWN,
    KEY,
    TABLE_SIZE,
    TOKENS,
    haggis_board,
    without,
)
from games.engine.chronicles.haggis.scoring import HaggisBegan, HaggisRolled, RollForAll, TurnTokens
from games.engine.chronicles.haggis.tokens import OpenTokens, ReturnToken
from games.engine.chronicles.penny_mobs.board import penny_mobs_board
from games.engine.chronicles.penny_mobs.mobsters import MCHAGG, MCSTARVE
from games.engine.chronicles.penny_mobs.spending import spend, unspend
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import ANY, DECLINE, Choice, Seat
from games.engine.core.chronicle import Interplay
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, line

if TYPE_CHECKING:
    from games.engine.core.game import Game

REROLL: Choice = ("reroll",)


class TokenHanded(Fact, frozen=True, tag="haggis-token-handed"):
    """A seat had to give another seat one of its tokens; only these two see it."""

    seat: Seat
    other: Seat
    token: int

    def visible_to(self, viewer: Seat | None) -> Fact:
        """Hide the value from others."""
        return self if viewer in (self.seat, self.other) else replace(self, token=FACE_DOWN)

    def told(self, names: Names) -> Line:
        """Say to whom."""
        other = names.seat(self.other)
        return line(names, self.seat, "log-haggis-handed", sign="haggis", other=other)


class PennyMobsAndHaggis(Interplay):
    """McStarve takes a token before the rolls, McHagg repeats one of the rolls."""

    between = frozenset({5, 8})
    verbs: ClassVar = {"starve": ("seat",), "hand-over": ("token",), "reroll": ()}
    secret_verbs = ("hand-over",)
    rules: ClassVar = {"starve": "C8-MOB-McStarve", "reroll": "C8-MOB-McHagg"}

    def on_fact(self, game: Game, fact: Fact) -> None:
        """React to the start of a haggis scoring and to rolls for all."""
        board = penny_mobs_board(game)
        match fact:
            case HaggisBegan():
                unspend(game, MCHAGG)
                owner = board.owner(MCSTARVE)
                if owner is not None and board.may_work(MCSTARVE, owner):
                    game.then(Starve(owner))
            case HaggisRolled(_, None):
                owner = board.owner(MCHAGG)
                if owner is not None and board.may_work(MCHAGG, owner):
                    game.then(Reroll(owner))


class Starve(SeatDecision, frozen=True, tag="starve"):
    """Once in the game, take a haggis token from a player (C8-MOB-McStarve)."""

    topic: ClassVar[str] = "starve"
    question_key: ClassVar[str] = "interplay-starve"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    def subject(self) -> str:
        """Return the mobster that asks."""
        return MCSTARVE

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return every other player."""
        return [("starve", other) for other in range(game.setup.players) if other != seat]

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every other player with a token, and to decline."""
        tables = haggis_board(game).tables
        others = [each for each, tokens in enumerate(tables) if tokens and each != seat]
        return [*(("starve", other) for other in others), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Ask that player for the token."""
        if choice != DECLINE:
            spend(game, MCSTARVE)
            game.then(HandOver(int(choice[1]), seat))


class HandOver(SeatDecision, frozen=True, tag="hand-over-token"):
    """Choose the token that McStarve's owner gets."""

    other: Seat

    topic: ClassVar[str] = "starve"
    question_key: ClassVar[str] = "interplay-hand-over"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    #: Skipping the question would reveal that the tokens are alike.
    ask_if_forced: ClassVar[bool] = True

    def subject(self) -> str:
        """Return the mobster that asks."""
        return MCSTARVE

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return every value."""
        return [("hand-over", token) for token in sorted(set(TOKENS.under(game.setup.rules)))]

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each value on the table."""
        return [("hand-over", token) for token in sorted(set(haggis_board(game).tables[seat]))]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move it face down to the other table; a full one returns another (C5-TOK-2)."""
        token = int(choice[1])
        board = haggis_board(game)
        board = board.with_table(seat, without(board.tables[seat], token))
        game.emit(TokenHanded(seat, self.other, token))
        if board.size(self.other) < TABLE_SIZE.under(game.setup.rules):
            table = (*board.tables[self.other], token)
            game.state.boards[KEY] = board.with_table(self.other, table)
            return
        game.state.boards[KEY] = replace(board, in_hand=(self.other, token))
        game.then(ReturnToken(self.other), OpenTokens())


class Reroll(SeatDecision, frozen=True, tag="reroll"):
    """Repeat a roll, once in each haggis scoring (C8-MOB-McHagg)."""

    topic: ClassVar[str] = "reroll"
    question_key: ClassVar[str] = "interplay-reroll"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": REROLL, "never": DECLINE}
    gamble: ClassVar[bool] = True

    def subject(self) -> str:
        """Return the mobster that asks."""
        return MCHAGG

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return to repeat the roll, and to decline."""
        return [REROLL, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Discard the roll and make another."""
        if choice == REROLL:
            spend(game, MCHAGG)
            game.withdraw(game.pending(TurnTokens)[0])
            board = haggis_board(game)
            game.state.boards[KEY] = replace(board, rolls=board.rolls[:-1])
            game.then(RollForAll())


PENNY_MOBS_AND_HAGGIS = PennyMobsAndHaggis()
