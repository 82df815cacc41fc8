"""The moves of boats, and the prizes for coming home."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.common.production import GainWhisky
from games.engine.core.agenda import Decision
from games.engine.core.catalogue import Table
from games.engine.core.choices import Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import Reason
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .board import KEY, LAST, Berth, BoatRaceBoard, boat_race_board
from .facts import BoatMoved, BoatPassed, ResultGained
from .rewards import ExamineTokens, is_taking_reward
from .rivers import berth_ahead, home_of, is_castle

if TYPE_CHECKING:
    from games.engine.core.game import Game

ROW: Choice = ("row",)


class ResultCard(NamedTuple):
    """A result card: points, and other gains."""

    name: str
    points: int
    gains: tuple[Effect, ...] = ()


#: The result cards in order (C1-RACE-4).
RESULT_CARDS = Table(
    (
        ResultCard("first", 15, (GainWhisky(1),)),
        ResultCard("second", 10),
        ResultCard("third", 5),
    ),
    key=lambda card: card.name,
)


class Row(Aside):
    """Spend a movement point to move the boat one tile (C1-RACE-2), whenever Scotsmen may move."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("row",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return the move by one tile, if the race is on and a point is left."""
        return [] if hindrance(game, seat) else [ROW]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Spend the point and move the boat."""
        game.state.turn.movement -= 1
        row(game, seat)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no race, no point left, or that a reward comes first."""
        return hindrance(game, seat) or (
            "row",
            translate("boat-race-ahead"),
        )


def hindrance(game: Game, seat: Seat) -> tuple[str, str] | None:
    """Return why a boat cannot move, if it cannot."""
    if not game.state.turn.movement:
        return "row", translate("boat-race-no-point")
    board = boat_race_board(game)
    if not board.begun:
        return "race-start", translate("boat-race-not-begun")
    if board.results[seat]:
        return "boat-home", translate("boat-race-home")
    if is_taking_reward(game):
        return "reward", translate("boat-race-finish-reward")
    return None


def row(game: Game, seat: Seat) -> None:
    """Move a boat one tile; at a castle examine its tokens, at the own castle finish."""
    board, berth = boat_race_board(game), berth_ahead(game, seat)
    passed = _left_behind(board, seat)
    _put_boat(game, seat, berth)
    if is_castle(game, berth):
        game.then(ExamineTokens(seat, berth[0]))
    for other in passed:
        game.emit(BoatPassed(seat, other))  # listeners react before the tokens are examined
    if berth == home_of(board, seat):
        _come_home(game, seat)


def give_last_card(game: Game, seat: Seat) -> None:
    """Give a seat that is not home in time a Last card (C1-RACE-4)."""
    game.state.boards[KEY] = boat_race_board(game).give_result(seat, LAST)
    game.emit(ResultGained(seat, LAST))


def _left_behind(board: BoatRaceBoard, seat: Seat) -> list[Seat]:
    """Return the boats that were on the tile before the boat that now leaves it (C1-RACE-6)."""
    came_before = board.moved[: board.moved.index(seat)]
    under_way = board.under_way()
    berth = board.boats[seat]
    return [each for each in came_before if board.boats[each] == berth and each in under_way]


def _put_boat(game: Game, seat: Seat, berth: Berth) -> None:
    board = boat_race_board(game)
    game.state.boards[KEY] = board.put_boat(seat, berth)
    game.emit(BoatMoved(seat, board.boats[seat], berth))


def _come_home(game: Game, seat: Seat) -> None:
    """Give the result card; if one player is left, they get a Last card (C1-RACE-4)."""
    board = boat_race_board(game)
    cards = list(RESULT_CARDS.under(game.setup.rules).values())
    result, points, gains = cards[board.number_home()]
    game.state.boards[KEY] = board.give_result(seat, result)
    game.emit(ResultGained(seat, result))
    game.score(seat, Reason(f"boat-race-{result}"), points, "C1-RACE-4")
    for effect in gains:
        effect.apply(game, seat, HOME_CASTLE)
    left = boat_race_board(game).under_way()
    if len(left) == 1:
        give_last_card(game, left[0])
        _put_boat(game, left[0], home_of(board, left[0]))
