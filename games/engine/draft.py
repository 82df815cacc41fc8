"""How far can a player take back what he has done?

To the last barrier: chance used, something hidden seen, or another seat's answer. A draft
keeps a game together with what led to it since then, so that moves can be undone and
redone one by one.
"""

from __future__ import annotations

from words import say

from .choices import Choice, Seat
from .facts import Fact
from .game import Game
from .refusals import UndoRefused


class Draft:
    """A game with undo and redo."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._past: list[tuple[Game, Seat, Choice]] = []
        self._future: list[tuple[Seat, Choice]] = []

    @property
    def moves(self) -> list[tuple[Seat, Choice]]:
        """What has been played since the last barrier."""
        return [(seat, choice) for _, seat, choice in self._past]

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._future)

    def play(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice; what had been undone is forgotten."""
        facts = self._play(seat, choice)
        self._future.clear()
        return facts

    def undo(self) -> None:
        """Take the last choice back."""
        if not self._past:
            raise UndoRefused(
                say("turn-no-undo"),
                field="undo",
            )
        self.game, seat, choice = self._past.pop()
        self._future.append((seat, choice))

    def redo(self) -> tuple[Fact, ...]:
        """Do again what was taken back last."""
        if not self._future:
            raise UndoRefused(say("turn-no-redo"), field="redo")
        seat, choice = self._future[-1]
        facts = self._play(seat, choice)
        self._future.pop()
        return facts

    def _play(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        before, game = self.game, self.game.clone()
        facts = game.play(seat, choice)
        self.game = game
        if game.state.barriers == before.state.barriers:
            self._past.append((before, seat, choice))
        else:
            self._past.clear()
        return facts
