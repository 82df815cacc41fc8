"""What do the reward tokens bring?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import DECLINE, Cell, Choice, Seat
from games.engine.common.producing import (
    GainCoins,
    GainMovement,
    GainWhisky,
)
from games.engine.effects import Effect
from games.engine.second.clan_board import GainMarker
from games.engine.second.gifts import PutAnyGoods, RecruitAnywhere
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, Signs, in_signs
from words import say

from .board import KEY, boat_race
from .facts import TokensSeen, TokenTaken

if TYPE_CHECKING:
    from games.engine.game import Game


class ScoreToken(Effect, frozen=True, tag="score-token"):
    """Points from a token."""

    points: int

    def words(self) -> str:
        """What it brings."""
        return say("effect-points", number=self.points)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score them."""
        game.score(seat, "reward token", self.points, game.rule(TakeToken.topic))


@in_signs.register
def _(effect: ScoreToken) -> Signs:
    return (Sign("points", effect.points),)


#: Each kind of token: how many there are, and what it brings. Both are reconstructed.
TOKENS: Mapping[str, tuple[int, Effect]] = {
    "coins": (3, GainCoins(3)),
    "points": (3, ScoreToken(4)),
    "whisky": (2, GainWhisky(1)),
    "scotsman": (2, RecruitAnywhere(1)),
    "resources": (2, PutAnyGoods(2, purpose="reward")),
    "marker": (2, GainMarker()),
    "movement": (2, GainMovement(3)),
}


def all_tokens() -> tuple[str, ...]:
    """The 16 tokens."""
    return tuple(token for token, (number, _) in TOKENS.items() for _ in range(number))


class LookAtTokens(Step, frozen=True, tag="look-at-tokens"):
    """A boat has reached a castle: its player looks at the tokens that are left (C1-RACE-3)."""

    seat: Seat
    river: int

    def run(self, game: Game) -> None:
        """Look, and choose; what has been seen cannot be unseen."""
        tokens = boat_race(game).castles[self.river].tokens
        if not tokens:
            return
        game.state.boards[KEY] = boat_race(game).look(self.seat, self.river)
        game.barrier()
        game.tell(TokensSeen(self.seat, self.river, tokens))
        game.then(TakeToken(self.seat, self.river))


class TakeToken(SeatDecision, frozen=True, tag="take-token"):
    """Take one of the tokens of a castle, or none (C1-RACE-3)."""

    river: int

    topic: ClassVar[str] = "reward-token"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the token; all read it, so it names none."""
        return say("boat-race-which-token")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every kind that lies there, or none."""
        tokens = dict.fromkeys(boat_race(game).castles[self.river].tokens)
        return [*(("reward", token) for token in tokens), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Show it and take what it brings at once, before the boat moves on (C1-RACE-7)."""
        if choice == DECLINE:
            return
        _, token = choice
        receive(game, seat, self.river, token)


def receive(game: Game, seat: Seat, river: int, token: str) -> None:
    """A seat takes a token from a castle, and what it brings."""
    game.state.boards[KEY] = boat_race(game).take(seat, river, token)
    game.tell(TokenTaken(seat, river, token))
    game.then(FinishReward(seat))
    _, reward = TOKENS[token]
    reward.apply(game, seat, HOME_CASTLE)


class FinishReward(Step, frozen=True, tag="finish-reward"):
    """All that a token brings is done. While this waits, the boat waits (C1-RACE-7)."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Nothing more: the boat may move on."""


def is_taking_reward(game: Game) -> bool:
    """Tell whether the reward of a token is still being taken."""
    return any(isinstance(step, FinishReward) for step in game.state.agenda)
