"""The rules of Address to a Haggis, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.core.chronicle import Chronicle
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from i18n import translate

from .board import KEY, TABLE_SIZE, TOKENS, HaggisBoard, redeal_hidden_tokens
from .scoring import HoldHaggisScoring
from .tiles import TILES
from .tokens import open_tokens
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.choices import Seat
    from games.engine.core.edition import Setup
    from games.engine.core.game import Game

#: The stacks after whose scorings the haggis is scored; the third time is the end of the game.
STACKS = ("B", "C")
LAST = "at the end"


class Haggis(Chronicle):
    """Tokens collected in secret, and a die that determines which of them score."""

    number = 5
    name = "Address to a Haggis"
    for_beginners = True
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

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        tokens = TOKENS.under(rules)
        yield Component(translate("haggis-tokens"), len(tokens), known=True)
        for value in sorted(set(tokens)):
            yield Component(translate("haggis-tokens-of", value=value), tokens.count(value))
        yield Component(translate("haggis-places"), TABLE_SIZE.under(rules), known=True)

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the size of a table, and the tokens."""
        room = TABLE_SIZE.under(rules)
        words = translate("haggis-room", number=room)
        yield Printed("table", "table", words, value=room, rule="C5-SET-1")
        for value in sorted(set(TOKENS.under(rules))):
            words = translate("haggis-token-of", value=value)
            yield Printed("token", str(value), words, value=value, rule="C5-TOK-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Return empty tables and all tokens face down (C5-SET-1)."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.players
        return {KEY: HaggisBoard(pool=TOKENS.under(setup.rules), tables=nothing, turned=nothing)}

    def on_set_up(self, game: Game) -> None:
        """Turn two tokens of the pool up."""
        open_tokens(game)

    def on_scoring_held(self, game: Game, name: str) -> None:
        """Score the haggis after the scorings of B and C (C5-SCO-1)."""
        if name in STACKS:
            game.then(HoldHaggisScoring(name))

    def on_game_ended(self, game: Game) -> None:
        """Score the haggis once more, after everything else (C5-SCO-1)."""
        game.then(HoldHaggisScoring(LAST))

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Deal the tokens of others and the face-down ones of the pool again."""
        redeal_hidden_tokens(game, viewer)

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected points of the tokens."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add tokens and inns."""
        return found | features(game, seat)


HAGGIS = Haggis()
