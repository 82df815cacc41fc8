"""The Penny Mobs with Highlander: McTrick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.highlander.board import (
    COIN,
    KEY,
    current_highlander,
    highlander_board,
    mountain_space,
)
from games.engine.chronicles.penny_mobs.board import penny_mobs_board
from games.engine.chronicles.penny_mobs.mobsters import MCTRICK
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Choice, Seat, Space
from games.engine.core.chronicle import Interplay
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, line

if TYPE_CHECKING:
    from games.engine.core.facts import Piece
    from games.engine.core.game import Game


class Tricked(Fact, frozen=True, tag="tricked"):
    """Something on the mountain was exchanged for a resource of the pool."""

    seat: Seat
    gone: str
    good: str

    def told(self, names: Names) -> Line:
        """Say what went and what came."""
        gone, good = (
            names.counted("coins" if each == COIN else each, 1) for each in (self.gone, self.good)
        )
        return line(names, self.seat, "log-tricked", sign="mountain", gone=gone, good=good)


class PennyMobsAndHighlander(Interplay):
    """McTrick exchanges something on the mountain on arrival and on leaving."""

    between = frozenset({2, 8})
    verbs: ClassVar = {"trick": ("good", "good")}
    rules: ClassVar = {"trick": "C8-MOB-McTrick"}

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """Ask McTrick's owner when their piece stops on the mountain."""
        if space == mountain_space(game):
            _ask(game, seat)

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """Ask McTrick's owner before they leave the mountain and collect what is on it."""
        if isinstance(piece, int) and current_highlander(game) == piece:
            _ask(game, piece)

    def on_game_ending(self, game: Game) -> None:
        """Ask McTrick's owner at the end too, since collecting counts as leaving."""
        seat = current_highlander(game)
        if seat is not None:
            _ask(game, seat)


def _ask(game: Game, seat: Seat) -> None:
    if penny_mobs_board(game).owner(MCTRICK) == seat:
        game.then(Trick(seat))


class Trick(SeatDecision, frozen=True, tag="trick"):
    """Exchange a coin or resource on the mountain for a resource of the pool (C8-MOB-McTrick)."""

    topic: ClassVar[str] = "trick"
    question_key: ClassVar[str] = "interplay-trick"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"never": DECLINE}

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return anything that may be there for each other kind."""
        return _tricks(game, [*game.edition.goods, COIN])

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each kind on the mountain for each other kind, and to decline."""
        mountain = highlander_board(game)
        kinds = [*dict.fromkeys(mountain.goods), *[COIN] * bool(mountain.coins)]
        return [*_tricks(game, kinds), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Exchange it on the mountain."""
        if choice == DECLINE:
            return
        _, gone, good = choice
        mountain = highlander_board(game)
        left = list(mountain.goods)
        if gone != COIN:
            left.remove(gone)
        coins = mountain.coins - (gone == COIN)
        game.state.boards[KEY] = replace(mountain, coins=coins, goods=(*left, good))
        game.emit(Tricked(seat, gone, good))


def _tricks(game: Game, kinds: list[str]) -> list[Choice]:
    return [("trick", gone, good) for gone in kinds for good in game.edition.goods if good != gone]


PENNY_MOBS_AND_HIGHLANDER = PennyMobsAndHighlander()
