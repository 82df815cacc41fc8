"""Undo and redo of moves up to the last barrier.

A barrier is a move that used chance, revealed hidden information or led to another seat's
answer. A draft keeps a game with the moves since then, so that they can be undone and redone
one by one.
"""

from __future__ import annotations

from i18n import translate

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
        """The moves since the last barrier."""
        return [(seat, choice) for _, seat, choice in self._past]

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be redone."""
        return bool(self._future)

    def play(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice; undone moves can no longer be redone."""
        facts = self._play(seat, choice)
        self._future.clear()
        return facts

    def undo(self) -> None:
        """Undo the last choice."""
        if not self._past:
            raise UndoRefused(
                translate("turn-no-undo"),
                field="undo",
            )
        self.game, seat, choice = self._past.pop()
        self._future.append((seat, choice))

    def redo(self) -> tuple[Fact, ...]:
        """Redo the choice that was undone last."""
        if not self._future:
            raise UndoRefused(translate("turn-no-redo"), field="redo")
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
