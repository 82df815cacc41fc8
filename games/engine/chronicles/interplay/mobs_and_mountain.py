"""Where the Penny Mobs meet the Highlander: what does McTrick do?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Choice, Seat, Space
from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.highlander.board import (
    COIN,
    KEY,
    highlander,
    mountain,
    mountain_space,
)
from games.engine.chronicles.penny_mobs.board import penny_mobs
from games.engine.chronicles.penny_mobs.mobsters import MCTRICK
from games.engine.facts import Fact
from words import say

if TYPE_CHECKING:
    from games.engine.facts import Piece
    from games.engine.game import Game


class Tricked(Fact, frozen=True, tag="tricked"):
    """What lay on the mountain was exchanged for a resource of the pool."""

    seat: Seat
    gone: str
    good: str


class MobsAndMountain(Meeting):
    """McTrick exchanges something on the mountain, coming and going."""

    between = frozenset({2, 8})
    verbs: ClassVar = {"trick": ("good", "good")}
    rules: ClassVar = {"trick": "C8-MOB-McTrick"}

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """His owner has stopped on the mountain."""
        if space == mountain_space(game):
            _ask(game, seat)

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """His owner is about to leave the mountain; this comes before he takes all."""
        if isinstance(piece, int) and highlander(game) == piece:
            _ask(game, piece)

    def on_game_ending(self, game: Game) -> None:
        """Taking all at the end counts as leaving."""
        seat = highlander(game)
        if seat is not None:
            _ask(game, seat)


def _ask(game: Game, seat: Seat) -> None:
    if penny_mobs(game).owner(MCTRICK) == seat:
        game.then(Trick(seat))


class Trick(SeatDecision, frozen=True, tag="trick"):
    """Exchange a coin or resource on the mountain for a resource of the pool (C8-MOB-McTrick)."""

    topic: ClassVar[str] = "trick"
    standing: ClassVar[Mapping[str, Choice]] = {"never": DECLINE}

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Whatever may lie there for each other kind."""
        return _tricks(game, [*game.edition.goods, COIN])

    def question(self, game: Game) -> str:
        """Ask for both."""
        return say("interplay-trick")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Each kind that lies there for each other kind, or nothing."""
        lying = mountain(game)
        kinds = [*dict.fromkeys(lying.goods), *[COIN] * bool(lying.coins)]
        return [*_tricks(game, kinds), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """The new one lies there."""
        if choice == DECLINE:
            return
        _, gone, good = choice
        lying = mountain(game)
        left = list(lying.goods)
        if gone != COIN:
            left.remove(gone)
        coins = lying.coins - (gone == COIN)
        game.state.boards[KEY] = replace(lying, coins=coins, goods=(*left, good))
        game.tell(Tricked(seat, gone, good))


def _tricks(game: Game, kinds: list[str]) -> list[Choice]:
    return [("trick", gone, good) for gone in kinds for good in game.edition.goods if good != gone]


MOBS_AND_MOUNTAIN = MobsAndMountain()
