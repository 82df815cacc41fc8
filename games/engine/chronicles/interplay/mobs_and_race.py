"""Where the Penny Mobs meet the boat race: what do McQuack and McMuscle do?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision, Step
from games.engine.choices import DECLINE, Choice, Seat
from games.engine.chronicles.boat_race.board import boat_race
from games.engine.chronicles.boat_race.facts import BoatPassed, TokenTaken
from games.engine.chronicles.boat_race.rewards import receive
from games.engine.chronicles.boat_race.rivers import berth_ahead, home_of
from games.engine.chronicles.boat_race.rowing import hindrance, row
from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.penny_mobs.board import KEY, penny_mobs
from games.engine.chronicles.penny_mobs.facts import PennyGiven
from games.engine.chronicles.penny_mobs.mobsters import MCMUSCLE, MCQUACK
from games.engine.chronicles.penny_mobs.spending import spend
from games.engine.hooks import Aside
from words import say

if TYPE_CHECKING:
    from games.engine.chronicles.boat_race.board import Berth
    from games.engine.facts import Fact
    from games.engine.game import Game

CREW = (MCQUACK, MCMUSCLE)
GIVE: Choice = ("give-penny",)
OVERTAKE: Choice = ("overtake",)


class Overtake(Aside):
    """Spend a movement point: the boat passes all that lie right ahead (C8-MOB-McMuscle)."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("overtake",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Past the boats on the next tile, if some lie there and the boat may go."""
        return [] if self._hindrance(game, seat) else [OVERTAKE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Spend the point, go to the next tile, and on while others lie there."""
        game.state.turn.movement -= 1
        game.then(RowOn(seat))
        row(game, seat)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """What keeps the boat, or that there is nobody to pass."""
        return self._hindrance(game, seat) or ("overtake", say("interplay-no-boat"))

    def _hindrance(self, game: Game, seat: Seat) -> tuple[str, str] | None:
        if penny_mobs(game).owner(MCMUSCLE) != seat:
            return "overtake", say("interplay-mcmuscle")
        board, ahead = boat_race(game), berth_ahead(game, seat)
        if ahead == home_of(board, seat) or not _boats_on(game, seat, ahead):
            return "overtake", say("interplay-no-boat-ahead")
        return hindrance(game, seat)


def _boats_on(game: Game, seat: Seat, berth: Berth) -> bool:
    """Tell whether another boat under way lies on a tile."""
    board = boat_race(game)
    return any(board.boats[other] == berth for other in board.under_way() if other != seat)


class RowOn(Step, frozen=True, tag="row-on"):
    """A boat that overtakes goes on while another lies on its tile."""

    seat: Seat

    def run(self, game: Game) -> None:
        """One tile, for nothing, unless it is home."""
        board = boat_race(game)
        if not board.results[self.seat] and _boats_on(game, self.seat, board.boats[self.seat]):
            game.then(self)
            row(game, self.seat)


class MobsAndRace(Meeting):
    """McQuack hands out pennies, McMuscle passes boats, either takes a second token."""

    between = frozenset({1, 8})
    asides = (Overtake(),)
    verbs: ClassVar = {"overtake": (), "give-penny": (), "second": ("mobster",)}
    rules: ClassVar = {"overtake": "C8-MOB-McMuscle", "give-penny": "C8-MOB-McQuack"}

    def on_told(self, game: Game, fact: Fact) -> None:
        """A boat passed another, or a token was taken."""
        match fact:
            case BoatPassed(seat, other):
                owner = penny_mobs(game).owner(MCQUACK)
                if owner is not None and owner in (seat, other):
                    game.then(GivePenny(owner, other if owner == seat else seat))
            case TokenTaken(seat, river, _):
                if any(penny_mobs(game).may_work(each, seat) for each in CREW):
                    game.then(TakeSecondToken(seat, river))


class GivePenny(SeatDecision, frozen=True, tag="give-penny"):
    """Give a penny that counts -1 to a player whose boat passed or was passed."""

    other: Seat

    topic: ClassVar[str] = "give-penny"
    standing: ClassVar[Mapping[str, Choice]] = {"always": GIVE, "never": DECLINE}

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("interplay-quack")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """If there is one, or not."""
        return [GIVE, DECLINE] if penny_mobs(game).pennies[seat][0] else [DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It changes hands."""
        if choice == GIVE:
            board = penny_mobs(game).with_pennies(seat, minus=-1)
            game.state.boards[KEY] = board.with_pennies(self.other, minus=1)
            game.tell(PennyGiven(seat, self.other))


class TakeSecondToken(SeatDecision, frozen=True, tag="take-second-token"):
    """Once in the game for each of the two, a second reward token at random."""

    river: int

    topic: ClassVar[str] = "overtake"
    gamble: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("interplay-second-token")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """With either mobster, if a token is left, or none."""
        left = boat_race(game).castles[self.river].tokens
        crew = [name for name in CREW if left and penny_mobs(game).may_work(name, seat)]
        return [*(("second", name) for name in crew), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Draw it and take what it brings."""
        if choice == DECLINE:
            return
        spend(game, str(choice[1]))
        tokens = boat_race(game).castles[self.river].tokens
        receive(game, seat, self.river, tokens[game.draw(len(tokens))])


MOBS_AND_RACE = MobsAndRace()
