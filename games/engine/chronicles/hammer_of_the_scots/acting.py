"""The turn of the Englishman, played by the holder of the England token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.production import GainCoins
from games.engine.common.turn import (
    allowed_moves,
    discard,
    move_ban,
    move_piece,
    notify_passed,
    receive_tile,
    spaces_to_land_on,
    take_off_rondel,
    takeable_spaces,
)
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Choice, Seat, Space
from games.engine.core.facts import PieceLeft
from games.engine.core.state import Turn
from games.engine.glen_more_2.territory import HOME_CASTLE
from games.engine.glen_more_2.turn import end_space, is_finished
from i18n import translate

from .board import ENGLISHMAN, KEY, hammer_of_the_scots_board
from .facts import EnglandPaid
from .tiles import TILES

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: More activations than any card gives, so that none is left (C4-ENG-6).
NO_EXTRAS = 99


class LetEnglandAct(Step, frozen=True, tag="let-england-act"):
    """Let the token's holder move the Englishman, or take him off the rondel (C4-ENG-4)."""

    def run(self, game: Game) -> None:
        """Ask the holder, or take the Englishman off the rondel."""
        holder = hammer_of_the_scots_board(game).holder
        if holder is None or is_finished(game, holder) or not spaces_for_england(game):
            del game.state.rondel.pieces[ENGLISHMAN]
            game.emit(PieceLeft(ENGLISHMAN))
            return
        game.state.turn = Turn(holder, extras=NO_EXTRAS, own=False)
        game.then(ActForEngland(holder))


def spaces_for_england(game: Game) -> list[Space]:
    """Return where the Englishman may land: on no tile of this Chronicle, not beyond The End."""
    end, tiles = end_space(game), game.state.rondel.tiles
    return [
        space
        for space in spaces_to_land_on(game, ENGLISHMAN)
        if tiles[space] not in TILES.under(game.setup.rules) and (end is None or space < end)
    ]


def price(game: Game) -> int:
    """Return the coins that go on the leftmost empty field of the England row."""
    return hammer_of_the_scots_board(game).row + 1


class ActForEngland(SeatDecision, frozen=True, tag="act-for-england"):
    """Use a tile with the Englishman, or discard it (C4-ENG-2, C4-ENG-3)."""

    topic: ClassVar[str] = "england"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "act", "build")
    ask_if_forced: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Ask for the tile and name its price."""
        if hammer_of_the_scots_board(game).is_full():
            return translate("hammer-of-the-scots-discard")
        return translate("hammer-of-the-scots-take", price=price(game))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that can be paid for and placed, and every tile to discard."""
        spaces = spaces_for_england(game)
        takeable = (
            [] if hammer_of_the_scots_board(game).is_full() else takeable_spaces(game, seat, spaces)
        )
        takes: list[Choice] = [("take", space) for space in takeable]
        return allowed_moves(game, seat, [*takes, *(("discard", space) for space in spaces)])

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the Englishman; then pay and place the tile, or discard it and take coins."""
        verb, space = choice
        start = game.state.rondel.pieces[ENGLISHMAN]
        move_piece(game, ENGLISHMAN, space)
        if verb == "take":
            receive_tile(game, seat, game.tiles[take_off_rondel(game, space)], space)
            game.emit(EnglandPaid(seat, price(game)))
            game.state.boards[KEY] = hammer_of_the_scots_board(game).pay()
        else:
            discard(game, take_off_rondel(game, space), space)
            take_coins(game, seat)
        notify_passed(game, ENGLISHMAN, start, space)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the tile is banned, the row full, or that it cannot be paid or placed."""
        if reason := move_ban(game, seat, choice):
            return reason
        match choice:
            case ("take" | "discard", int(space)) if space not in spaces_for_england(game):
                return "england-lands", translate("hammer-of-the-scots-cannot-land")
            case ("take", _) if hammer_of_the_scots_board(game).is_full():
                return self.topic, translate("hammer-of-the-scots-row-full")
            case ("take", int()):
                return (
                    self.topic,
                    translate("hammer-of-the-scots-too-dear", price=price(game)),
                )
        return super().refusal_reason(game, seat, choice)


def take_coins(game: Game, seat: Seat) -> None:
    """Give a seat the coins of the rightmost occupied field, if there are any (C4-ENG-3)."""
    coins = hammer_of_the_scots_board(game).row
    if coins:
        game.state.boards[KEY] = hammer_of_the_scots_board(game).rob()
        game.emit(EnglandPaid(seat, -coins))
        GainCoins(coins).apply(game, seat, HOME_CASTLE)
