"""The board of the Dubious Tome: turned cards and scoring tables gained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec.structs import replace

from games.engine.core.choices import Cell, Seat
from games.engine.core.state import Board
from games.engine.glen_more_2.territory import territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "dubious-tome"


class DubiousTomeBoard(Board, frozen=True, tag=KEY):
    """The cards that show their event side, and the scoring tables gained by events."""

    former_tag: ClassVar[str] = "tome"

    turned: tuple[str, ...] = ()
    #: The comparisons that a seat scores by a different table.
    tables: tuple[tuple[Seat, str], ...] = ()

    def turn(self, card: str) -> DubiousTomeBoard:
        """Return the board after a card has been turned."""
        return replace(self, turned=(*self.turned, card))

    def give_table(self, seat: Seat, comparison: str) -> DubiousTomeBoard:
        """Return the board after a seat has gained a scoring table."""
        return replace(self, tables=(*self.tables, (seat, comparison)))

    def violations(self, game: Game) -> Iterator[str]:
        """Report turned cards that nobody has."""
        cards = [card for territory in game.state.territories for card in territory.cards]
        for card in self.turned:
            if card not in cards:
                yield f"{card} is turned, and nobody has it"


def dubious_tome_board(game: Game) -> DubiousTomeBoard:
    """Return the Dubious Tome board of a game."""
    return cast("DubiousTomeBoard", game.state.boards[KEY])


def turned_cards(game: Game, seat: Seat) -> list[str]:
    """Return the cards of a seat that show their event side."""
    turned = dubious_tome_board(game).turned
    return [card for card in game.state.territories[seat].cards if card in turned]


def unturned_cards(game: Game, seat: Seat) -> list[str]:
    """Return the cards of a seat that do not show their event side."""
    turned = dubious_tome_board(game).turned
    return [card for card in game.state.territories[seat].cards if card not in turned]


def position_of(game: Game, seat: Seat, card: str) -> Cell | None:
    """Return the position of a card's tile in a territory; None if it is gone (C6-EVT-5)."""
    territory = territory_of(game, seat)
    return next((cell for cell in territory.tiles if card in territory.stack(cell)), None)
