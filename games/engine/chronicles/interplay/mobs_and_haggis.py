"""Where the Penny Mobs meet the haggis: what do McStarve and McHagg do?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import ANY, DECLINE, Choice, Seat
from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.haggis.board import FACE_DOWN, KEY, TABLE_SIZE, TOKENS, haggis, without
from games.engine.chronicles.haggis.scoring import (
    HaggisBegan,
    HaggisRolled,
    RollForAll,
    TurnTokens,
)
from games.engine.chronicles.haggis.tokens import OpenTokens, ReturnToken
from games.engine.chronicles.penny_mobs.board import penny_mobs
from games.engine.chronicles.penny_mobs.mobsters import MCHAGG, MCSTARVE
from games.engine.chronicles.penny_mobs.spending import spend, unspend
from games.engine.facts import Fact
from words import say

if TYPE_CHECKING:
    from games.engine.game import Game

REROLL: Choice = ("reroll",)


class TokenHanded(Fact, frozen=True, tag="haggis-token-handed"):
    """A seat had to give another one of its tokens; only these two see it."""

    seat: Seat
    other: Seat
    token: int

    def seen_by(self, viewer: Seat | None) -> Fact:
        """Others do not see its value."""
        return self if viewer in (self.seat, self.other) else replace(self, token=FACE_DOWN)


class MobsAndHaggis(Meeting):
    """McStarve takes a token before the rolls, McHagg has one of them made again."""

    between = frozenset({5, 8})
    verbs: ClassVar = {"starve": ("seat",), "hand-over": ("token",), "reroll": ()}
    secret_verbs = ("hand-over",)
    rules: ClassVar = {"starve": "C8-MOB-McStarve", "reroll": "C8-MOB-McHagg"}

    def on_told(self, game: Game, fact: Fact) -> None:
        """A haggis scoring begins, or the die was rolled for all."""
        board = penny_mobs(game)
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
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY, "never": DECLINE}

    def subject(self) -> str:
        """The mobster."""
        return MCSTARVE

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Any other player."""
        return [("starve", other) for other in range(game.setup.players) if other != seat]

    def question(self, game: Game) -> str:
        """Ask for the player."""
        return say("interplay-starve")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every other player with a token, or nobody."""
        tables = haggis(game).tables
        others = [each for each, tokens in enumerate(tables) if tokens and each != seat]
        return [*(("starve", other) for other in others), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He chooses which."""
        if choice != DECLINE:
            spend(game, MCSTARVE)
            game.then(HandOver(int(choice[1]), seat))


class HandOver(SeatDecision, frozen=True, tag="hand-over-token"):
    """Choose the token that McStarve's owner gets."""

    other: Seat

    topic: ClassVar[str] = "starve"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    #: Not to be asked would tell all others that the tokens are alike.
    always_asked: ClassVar[bool] = True

    def subject(self) -> str:
        """The mobster."""
        return MCSTARVE

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Any value."""
        return [("hand-over", token) for token in sorted(set(TOKENS))]

    def question(self, game: Game) -> str:
        """Ask for the token; all may read this, so it names no value."""
        return say("interplay-hand-over")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """One of each value on the table."""
        return [("hand-over", token) for token in sorted(set(haggis(game).tables[seat]))]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It goes face down on the other table; if that is full, another goes back (C5-TOK-2)."""
        token = int(choice[1])
        board = haggis(game)
        board = board.with_table(seat, without(board.tables[seat], token))
        game.tell(TokenHanded(seat, self.other, token))
        if board.size(self.other) < TABLE_SIZE:
            table = (*board.tables[self.other], token)
            game.state.boards[KEY] = board.with_table(self.other, table)
            return
        game.state.boards[KEY] = replace(board, in_hand=(self.other, token))
        game.then(ReturnToken(self.other), OpenTokens())


class Reroll(SeatDecision, frozen=True, tag="reroll"):
    """Have the roll made again, once in each haggis scoring (C8-MOB-McHagg)."""

    topic: ClassVar[str] = "reroll"
    standing: ClassVar[Mapping[str, Choice]] = {"always": REROLL, "never": DECLINE}
    gamble: ClassVar[bool] = True

    def subject(self) -> str:
        """The mobster."""
        return MCHAGG

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("interplay-reroll")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Yes or no."""
        return [REROLL, DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """The roll that waits counts for nothing, and another is made."""
        if choice == REROLL:
            spend(game, MCHAGG)
            agenda = game.state.agenda
            agenda.remove(next(step for step in agenda if isinstance(step, TurnTokens)))
            board = haggis(game)
            game.state.boards[KEY] = replace(board, rolls=board.rolls[:-1])
            game.then(RollForAll())


MOBS_AND_HAGGIS = MobsAndHaggis()
