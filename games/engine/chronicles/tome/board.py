"""Which cards have been turned, and who scores by a table of his own?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Cell, Seat
from games.engine.second.territory import territory_of
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "tome"


class Tome(Board, frozen=True, tag=KEY):
    """The cards that show their event side, and the scoring tables that events brought."""

    turned: tuple[str, ...] = ()
    #: The comparisons in which a seat has a table of its own.
    tables: tuple[tuple[Seat, str], ...] = ()

    def turn(self, card: str) -> Tome:
        """The board after a card has been turned."""
        return replace(self, turned=(*self.turned, card))

    def give_table(self, seat: Seat, comparison: str) -> Tome:
        """The board after a seat has got a table of its own."""
        return replace(self, tables=(*self.tables, (seat, comparison)))

    def complaints(self, game: Game) -> Iterator[str]:
        """A card is turned that nobody has."""
        cards = [card for territory in game.state.territories for card in territory.cards]
        for card in self.turned:
            if card not in cards:
                yield f"{card} is turned, and nobody has it"


def tome(game: Game) -> Tome:
    """The turned cards of a game."""
    return cast("Tome", game.state.boards[KEY])


def turned_cards(game: Game, seat: Seat) -> list[str]:
    """The cards of a seat that show their event side."""
    turned = tome(game).turned
    return [card for card in game.state.territories[seat].cards if card in turned]


def unturned_cards(game: Game, seat: Seat) -> list[str]:
    """The cards of a seat that do not yet."""
    turned = tome(game).turned
    return [card for card in game.state.territories[seat].cards if card not in turned]


def position_of(game: Game, seat: Seat, card: str) -> Cell | None:
    """Where the tile of a card lies in a territory; None if it has left it (C6-EVT-5)."""
    territory = territory_of(game, seat)
    return next((cell for cell in territory.tiles if card in territory.stack(cell)), None)
