"""The Penny Mobs with the boat race: McQuack and McMuscle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.boat_race.board import boat_race_board
from games.engine.chronicles.boat_race.facts import BoatPassed
from games.engine.chronicles.boat_race.rewards import TokenTaken, receive
from games.engine.chronicles.boat_race.rivers import berth_ahead, home_of
from games.engine.chronicles.boat_race.rowing import hindrance, row
from games.engine.chronicles.penny_mobs.board import KEY, penny_mobs_board
from games.engine.chronicles.penny_mobs.facts import PennyGiven
from games.engine.chronicles.penny_mobs.mobsters import MCMUSCLE, MCQUACK
from games.engine.chronicles.penny_mobs.spending import spend
from games.engine.core.agenda import Decision, SeatDecision, Step
from games.engine.core.choices import DECLINE, Choice, Seat
from games.engine.core.chronicle import Interplay
from games.engine.core.hooks import Aside
from i18n import translate

if TYPE_CHECKING:
    from games.engine.chronicles.boat_race.board import Berth
    from games.engine.core.facts import Fact
    from games.engine.core.game import Game

CREW = (MCQUACK, MCMUSCLE)
GIVE: Choice = ("give-penny",)
OVERTAKE: Choice = ("overtake",)


class Overtake(Aside):
    """Spend a movement point to pass all boats right ahead (C8-MOB-McMuscle)."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("overtake",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return the move past the boats on the next tile, if there are any and it is legal."""
        return [] if self._hindrance(game, seat) else [OVERTAKE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Spend the point and move on until no other boat is on the tile."""
        game.state.turn.movement -= 1
        game.then(RowOn(seat))
        row(game, seat)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain why the boat cannot move, or that there is nobody to pass."""
        return self._hindrance(game, seat) or ("overtake", translate("interplay-no-boat"))

    def _hindrance(self, game: Game, seat: Seat) -> tuple[str, str] | None:
        if penny_mobs_board(game).owner(MCMUSCLE) != seat:
            return "overtake", translate("interplay-mcmuscle")
        board, ahead = boat_race_board(game), berth_ahead(game, seat)
        if ahead == home_of(board, seat) or not _boats_on(game, seat, ahead):
            return "overtake", translate("interplay-no-boat-ahead")
        return hindrance(game, seat)


def _boats_on(game: Game, seat: Seat, berth: Berth) -> bool:
    """Return whether another racing boat is on a tile."""
    board = boat_race_board(game)
    return any(board.boats[other] == berth for other in board.under_way() if other != seat)


class RowOn(Step, frozen=True, tag="row-on"):
    """Move an overtaking boat on while another is on its tile."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Move the boat one tile for free, unless it is home."""
        board = boat_race_board(game)
        if not board.results[self.seat] and _boats_on(game, self.seat, board.boats[self.seat]):
            game.then(self)
            row(game, self.seat)


class PennyMobsAndBoatRace(Interplay):
    """McQuack gives pennies away, McMuscle passes boats, and each takes a second token."""

    between = frozenset({1, 8})
    asides = (Overtake(),)
    verbs: ClassVar = {"overtake": (), "give-penny": (), "second": ("mobster",)}
    rules: ClassVar = {"overtake": "C8-MOB-McMuscle", "give-penny": "C8-MOB-McQuack"}

    def on_fact(self, game: Game, fact: Fact) -> None:
        """React to boats passing and to tokens taken."""
        match fact:
            case BoatPassed(seat, other):
                owner = penny_mobs_board(game).owner(MCQUACK)
                if owner is not None and owner in (seat, other):
                    game.then(GivePenny(owner, other if owner == seat else seat))
            case TokenTaken(seat, river, _):
                if any(penny_mobs_board(game).may_work(each, seat) for each in CREW):
                    game.then(TakeSecondToken(seat, river))


class GivePenny(SeatDecision, frozen=True, tag="give-penny"):
    """Give a penny that counts -1 to a player whose boat passed or was passed."""

    other: Seat

    topic: ClassVar[str] = "give-penny"
    question_key: ClassVar[str] = "interplay-quack"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": GIVE, "never": DECLINE}

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return the gift if the seat has a penny, and to decline."""
        return [GIVE, DECLINE] if penny_mobs_board(game).pennies[seat][0] else [DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Give the penny."""
        if choice == GIVE:
            board = penny_mobs_board(game).with_pennies(seat, minus=-1)
            game.state.boards[KEY] = board.with_pennies(self.other, minus=1)
            game.emit(PennyGiven(seat, self.other))


class TakeSecondToken(SeatDecision, frozen=True, tag="take-second-token"):
    """Take a second, random reward token, once in the game for each of the two mobsters."""

    river: int

    topic: ClassVar[str] = "overtake"
    question_key: ClassVar[str] = "interplay-second-token"
    gamble: ClassVar[bool] = True

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return either mobster if a token is left, and to decline."""
        left = boat_race_board(game).castles[self.river].tokens
        crew = [name for name in CREW if left and penny_mobs_board(game).may_work(name, seat)]
        return [*(("second", name) for name in crew), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Draw the token and take its reward."""
        if choice == DECLINE:
            return
        spend(game, str(choice[1]))
        tokens = boat_race_board(game).castles[self.river].tokens
        receive(game, seat, self.river, tokens[game.draw(len(tokens))])


PENNY_MOBS_AND_BOAT_RACE = PennyMobsAndBoatRace()
