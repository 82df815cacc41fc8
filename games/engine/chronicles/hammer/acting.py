"""What does the holder of the England token do with the Englishman?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Choice, Seat, Space
from games.engine.common.producing import GainCoins
from games.engine.common.turn import (
    announce_passed,
    bar,
    discard,
    lift,
    move_piece,
    open_moves,
    spaces_to_land_on,
    take_tile,
    takeable_spaces,
)
from games.engine.facts import PieceLeft
from games.engine.second.territory import HOME_CASTLE
from games.engine.second.turn import end_space, is_finished
from games.engine.state import Turn
from words import say

from .board import ENGLISHMAN, KEY, england
from .facts import EnglandPaid
from .tiles import TILES

if TYPE_CHECKING:
    from games.engine.game import Game

#: More activations than any card gives: so none of those is left (C4-ENG-6).
NO_EXTRAS = 99


class LetEnglandAct(Step, frozen=True, tag="let-england-act"):
    """The Englishman is hindmost: the token's holder acts with him, or he leaves (C4-ENG-4)."""

    def run(self, game: Game) -> None:
        """Ask the holder, or take the piece off."""
        holder = england(game).holder
        if holder is None or is_finished(game, holder) or not spaces_for_england(game):
            del game.state.rondel.pieces[ENGLISHMAN]
            game.tell(PieceLeft(ENGLISHMAN))
            return
        game.state.turn = Turn(holder, extras=NO_EXTRAS, own=False)
        game.then(ActForEngland(holder))


def spaces_for_england(game: Game) -> list[Space]:
    """Where the Englishman may land: on no tile of this Chronicle, and short of The End."""
    end, tiles = end_space(game), game.state.rondel.tiles
    return [
        space
        for space in spaces_to_land_on(game, ENGLISHMAN)
        if tiles[space] not in TILES and (end is None or space < end)
    ]


def price(game: Game) -> int:
    """The coins that go on the leftmost empty field of the England row."""
    return england(game).row + 1


class ActForEngland(SeatDecision, frozen=True, tag="act-for-england"):
    """Use a tile with the Englishman, or have it discarded (C4-ENG-2, C4-ENG-3)."""

    topic: ClassVar[str] = "england"
    opens: ClassVar[tuple[str, ...]] = ("sell", "act")
    always_asked: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Say what it costs."""
        if england(game).is_full():
            return say("hammer-discard")
        return say("hammer-take", price=price(game))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that can be paid for and placed, and every tile to be discarded."""
        spaces = spaces_for_england(game)
        takeable = [] if england(game).is_full() else takeable_spaces(game, seat, spaces)
        takes: list[Choice] = [("take", space) for space in takeable]
        return open_moves(game, seat, [*takes, *(("discard", space) for space in spaces)])

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the Englishman; then pay and place, or see the tile go and take coins."""
        verb, space = choice
        start = game.state.rondel.pieces[ENGLISHMAN]
        move_piece(game, ENGLISHMAN, space)
        if verb == "take":
            take_tile(game, seat, game.tiles[lift(game, space)], space)
            game.tell(EnglandPaid(seat, price(game)))
            game.state.boards[KEY] = england(game).pay()
        else:
            discard(game, lift(game, space), space)
            take_coins(game, seat)
        announce_passed(game, ENGLISHMAN, start, space)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """A tile that is not for England, a full row, or what cannot be paid or placed."""
        if reason := bar(game, seat, choice):
            return reason
        match choice:
            case ("take" | "discard", int(space)) if space not in spaces_for_england(game):
                return "england-lands", say("hammer-cannot-land", space=space)
            case ("take", _) if england(game).is_full():
                return self.topic, say("hammer-row-full")
            case ("take", int()):
                return (
                    self.topic,
                    say("hammer-too-dear", price=price(game)),
                )
        return super().why_not(game, seat, choice)


def take_coins(game: Game, seat: Seat) -> None:
    """A seat takes the coins of the rightmost occupied field, if there are any (C4-ENG-3)."""
    coins = england(game).row
    if coins:
        game.state.boards[KEY] = england(game).rob()
        game.tell(EnglandPaid(seat, -coins))
        GainCoins(coins).apply(game, seat, HOME_CASTLE)
