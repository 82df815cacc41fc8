"""How do boats move, and what does coming home bring?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision
from games.engine.choices import Choice, Seat
from games.engine.common.producing import GainWhisky
from games.engine.effects import Effect
from games.engine.hooks import Aside
from games.engine.second.territory import HOME_CASTLE
from words import say

from .board import KEY, LAST, Berth, BoatRace, boat_race
from .facts import BoatMoved, BoatPassed, ResultGained
from .rewards import LookAtTokens, is_taking_reward
from .rivers import berth_ahead, home_of, is_castle

if TYPE_CHECKING:
    from games.engine.game import Game

ROW: Choice = ("row",)
#: The result cards in their order: points, and what else they bring (C1-RACE-4).
PRIZES: Mapping[str, tuple[int, tuple[Effect, ...]]] = {
    "first": (15, (GainWhisky(1),)),
    "second": (10, ()),
    "third": (5, ()),
}


class Row(Aside):
    """Spend a movement point: the boat goes on by one tile (C1-RACE-2). Open where walking is."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("row",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """One tile on, if the race is on and a point is left."""
        return [] if hindrance(game, seat) else [ROW]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Spend the point and go."""
        game.state.turn.movement -= 1
        row(game, seat)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not begun, over, no point left, or a reward unfinished."""
        return hindrance(game, seat) or (
            "row",
            say("boat-race-ahead"),
        )


def hindrance(game: Game, seat: Seat) -> tuple[str, str] | None:
    """What keeps a boat where it is."""
    if not game.state.turn.movement:
        return "row", say("boat-race-no-point")
    board = boat_race(game)
    if not board.begun:
        return "race-start", say("boat-race-not-begun")
    if board.results[seat]:
        return "boat-home", say("boat-race-home")
    if is_taking_reward(game):
        return "reward", say("boat-race-finish-reward")
    return None


def row(game: Game, seat: Seat) -> None:
    """Move a boat one tile on; at a castle look at its tokens, at the own one be home."""
    board, berth = boat_race(game), berth_ahead(game, seat)
    passed = _left_behind(board, seat)
    _put_boat(game, seat, berth)
    if is_castle(board, berth):
        game.then(LookAtTokens(seat, berth[0]))
    for other in passed:
        game.tell(BoatPassed(seat, other))  # who reacts does so before the tokens are looked at
    if berth == home_of(board, seat):
        _come_home(game, seat)


def give_last_card(game: Game, seat: Seat) -> None:
    """A seat is not home in time (C1-RACE-4)."""
    game.state.boards[KEY] = boat_race(game).give_result(seat, LAST)
    game.tell(ResultGained(seat, LAST))


def _left_behind(board: BoatRace, seat: Seat) -> list[Seat]:
    """The boats that already stood on the tile when the boat came that now leaves (C1-RACE-6)."""
    came_before = board.moved[: board.moved.index(seat)]
    under_way = board.under_way()
    berth = board.boats[seat]
    return [each for each in came_before if board.boats[each] == berth and each in under_way]


def _put_boat(game: Game, seat: Seat, berth: Berth) -> None:
    board = boat_race(game)
    game.state.boards[KEY] = board.put_boat(seat, berth)
    game.tell(BoatMoved(seat, board.boats[seat], berth))


def _come_home(game: Game, seat: Seat) -> None:
    """Give the result card at once; the one player left gets a Last card (C1-RACE-4)."""
    board = boat_race(game)
    result = list(PRIZES)[board.number_home()]
    points, more = PRIZES[result]
    game.state.boards[KEY] = board.give_result(seat, result)
    game.tell(ResultGained(seat, result))
    game.score(seat, f"boat race, {result}", points, "C1-RACE-4")
    for effect in more:
        effect.apply(game, seat, HOME_CASTLE)
    left = boat_race(game).under_way()
    if len(left) == 1:
        give_last_card(game, left[0])
        _put_boat(game, left[0], home_of(board, left[0]))
