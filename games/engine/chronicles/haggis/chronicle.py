"""How does the haggis change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.state import Board
from words import say

from .board import KEY, TABLE_SIZE, TOKENS, Haggis, deal_anew
from .prospects import expectation
from .scoring import HoldHaggisScoring
from .tiles import TILES
from .tokens import open_tokens

if TYPE_CHECKING:
    from games.engine.choices import Seat
    from games.engine.edition import Setup
    from games.engine.game import Game

#: The stacks after whose scorings the haggis is scored; the third time is the end of the game.
STACKS = ("B", "C")
LAST = "at the end"


class AddressToAHaggis(Chronicle):
    """Tokens gathered in secret, and a die that says which of them score."""

    number = 5
    name = "Address to a Haggis"
    for_first = True
    tiles = TILES
    verbs: ClassVar = {
        "take-token": ("token",),
        "draw-token": (),
        "return-token": ("token",),
        "roll": (),
    }
    secret_verbs = ("return-token",)
    rules: ClassVar = {
        "haggis-token": "C5-TOK-1",
        "haggis-full": "C5-TOK-2",
        "haggis-roll": "C5-SCO-2",
    }

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        yield Component(say("haggis-tokens"), len(TOKENS), known=True)
        for value in sorted(set(TOKENS)):
            yield Component(say("haggis-tokens-of", value=value), TOKENS.count(value))
        yield Component(say("haggis-places"), TABLE_SIZE, known=True)

    def printed(self) -> Iterable[Printed]:
        """The room on a table, and the tokens."""
        words = say("haggis-room", number=TABLE_SIZE)
        yield Printed("table", "table", words, value=TABLE_SIZE, rule="C5-SET-1")
        for value in sorted(set(TOKENS)):
            words = say("haggis-token-of", value=value)
            yield Printed("token", str(value), words, value=value, rule="C5-TOK-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """An empty table for everybody and all tokens face down (C5-SET-1)."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.players
        return {KEY: Haggis(tables=nothing, turned=nothing)}

    def on_set_up(self, game: Game) -> None:
        """Two tokens are turned up."""
        open_tokens(game)

    def on_scoring_held(self, game: Game, name: str) -> None:
        """The haggis is scored after the scorings of B and C (C5-SCO-1)."""
        if name in STACKS:
            game.then(HoldHaggisScoring(name))

    def on_game_ended(self, game: Game) -> None:
        """It is scored once more, after everything else (C5-SCO-1)."""
        game.then(HoldHaggisScoring(LAST))

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Nobody knows the tokens of others, nor those face down in the pool."""
        deal_anew(game, viewer)

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the tokens promise comes on top."""
        return value + expectation(game, seat)


HAGGIS = AddressToAHaggis()
