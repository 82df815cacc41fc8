"""The reward tokens and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.common.production import GainCoins, GainMovement, GainWhisky
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.catalogue import Table
from games.engine.core.choices import DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import Fact, Reason
from games.engine.core.log import Line, Names, line
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.clan_board import GainMarker
from games.engine.glen_more_2.optional_effects import PutAnyGoods, RecruitAnywhere
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .board import KEY, boat_race_board
from .facts import TokensSeen

if TYPE_CHECKING:
    from games.engine.core.game import Game


class ScoreToken(Effect, frozen=True, tag="score-token"):
    """Points from a token."""

    points: int

    def signs(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def words(self) -> str:
        """Describe the effect."""
        return translate("effect-points", number=self.points)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score the points."""
        game.score(seat, Reason("reward-token"), self.points, game.rule(TakeToken.topic))


class Token(NamedTuple):
    """A kind of token: how many there are, and the reward."""

    name: str
    number: int
    reward: Effect


#: Numbers and rewards are reconstructed.
TOKENS = Table(
    (
        Token("coins", 3, GainCoins(3)),
        Token("points", 3, ScoreToken(4)),
        Token("whisky", 2, GainWhisky(1)),
        Token("scotsman", 2, RecruitAnywhere(1)),
        Token("resources", 2, PutAnyGoods(2, purpose="reward")),
        Token("marker", 2, GainMarker()),
        Token("movement", 2, GainMovement(3)),
    ),
    key=lambda token: token.name,
)


class TokenTaken(Fact, frozen=True, tag="token-taken"):
    """A seat took a token and showed it to all."""

    seat: Seat
    river: int
    token: str

    def told(self, names: Names) -> Line:
        """Say what it brings."""
        what = TOKENS.under(names.rules)[self.token].reward.words()
        return line(names, self.seat, "log-token-taken", sign="boat", what=what)


def all_tokens(rules: int) -> tuple[str, ...]:
    """Return the 16 tokens."""
    return tuple(each.name for each in TOKENS.under(rules).values() for _ in range(each.number))


class ExamineTokens(Step, frozen=True, tag="look-at-tokens"):
    """A boat has reached a castle: its player examines the remaining tokens (C1-RACE-3)."""

    seat: Seat
    river: int

    def run(self, game: Game) -> None:
        """Show the tokens and ask for one; this cannot be undone."""
        tokens = boat_race_board(game).castles[self.river].tokens
        if not tokens:
            return
        game.state.boards[KEY] = boat_race_board(game).examine(self.seat, self.river)
        game.barrier()
        game.emit(TokensSeen(self.seat, self.river, tokens))
        game.then(TakeToken(self.seat, self.river))


class TakeToken(SeatDecision, frozen=True, tag="take-token"):
    """Take one of the tokens of a castle, or none (C1-RACE-3)."""

    river: int

    topic: ClassVar[str] = "reward-token"
    question_key: ClassVar[str] = "boat-race-which-token"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every kind of token there, and to decline."""
        tokens = dict.fromkeys(boat_race_board(game).castles[self.river].tokens)
        return [*(("reward", token) for token in tokens), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Show the token and take its reward before the boat moves on (C1-RACE-7)."""
        if choice == DECLINE:
            return
        _, token = choice
        receive(game, seat, self.river, token)


def receive(game: Game, seat: Seat, river: int, token: str) -> None:
    """Give a seat a token from a castle, and its reward."""
    game.state.boards[KEY] = boat_race_board(game).take(seat, river, token)
    game.emit(TokenTaken(seat, river, token))
    game.then(FinishReward(seat))
    TOKENS.under(game.setup.rules)[token].reward.apply(game, seat, HOME_CASTLE)


class FinishReward(Step, frozen=True, tag="finish-reward"):
    """The end of a token's reward. Until this step runs, the boat waits (C1-RACE-7)."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Do nothing: the boat may move on."""


def is_taking_reward(game: Game) -> bool:
    """Return whether the reward of a token is still being taken."""
    return bool(game.pending(FinishReward))
