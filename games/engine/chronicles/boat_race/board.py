"""The board of the boat race: boats, reward tokens and result cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.core.choices import Seat
from games.engine.core.state import Board

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "boat-race"
Thing = TypeVar("Thing")
#: A place for boats: the number of a river and a column of it. Boats go to lower columns.
Berth = tuple[int, int]
#: A token in a view that must not show it.
HIDDEN = "hidden"
#: The result card of seats whose boat does not come home in time.
LAST = "last"


class Castle(Struct, frozen=True):
    """The face-down tokens of a castle, and the seats that have examined them."""

    tokens: tuple[str, ...] = ()
    known_to: tuple[Seat, ...] = ()

    def visible_to(self, viewer: Seat | None) -> Castle:
        """Show the tokens only to seats that have examined them (C1-RACE-3)."""
        return self if viewer in self.known_to else replace(self, tokens=face_down(self.tokens))


class BoatRaceBoard(Board, frozen=True, tag=KEY):
    """The rivers in the order in which boats go through them, the boats, tokens and results."""

    #: The owner of each river; None for a neutral one.
    rivers: tuple[Seat | None, ...]
    #: The position of each seat's boat.
    boats: tuple[Berth, ...]
    #: The castle of each river.
    castles: tuple[Castle, ...]
    #: The result card of each seat; empty while it has none.
    results: tuple[str, ...]
    #: The seats in the order of their boats' last moves, the latest last.
    moved: tuple[Seat, ...]
    #: The tokens out of the game, which nobody may see.
    unused: tuple[str, ...] = ()
    #: The tokens taken, and by whom; they are out of the game as well.
    taken: tuple[tuple[str, Seat], ...] = ()
    begun: bool = False

    def visible_to(self, viewer: Seat | None) -> BoatRaceBoard:
        """Hide the tokens from seats that have not examined them (C1-SET-2, C1-RACE-3)."""
        castles = tuple(castle.visible_to(viewer) for castle in self.castles)
        return replace(self, castles=castles, unused=face_down(self.unused))

    def under_way(self) -> list[Seat]:
        """Return the seats without a result card."""
        return [seat for seat, result in enumerate(self.results) if not result]

    def number_home(self) -> int:
        """Return how many seats have a result card."""
        return len(self.results) - len(self.under_way())

    def put_boat(self, seat: Seat, berth: Berth) -> BoatRaceBoard:
        """Return the board after a boat has moved."""
        moved = (*(each for each in self.moved if each != seat), seat)
        return replace(self, boats=_with(self.boats, seat, berth), moved=moved)

    def give_result(self, seat: Seat, result: str) -> BoatRaceBoard:
        """Return the board after a seat has gained a result card."""
        return replace(self, results=_with(self.results, seat, result))

    def examine(self, seat: Seat, river: int) -> BoatRaceBoard:
        """Return the board after a seat has examined the tokens of a castle."""
        castle = self.castles[river]
        examined = replace(castle, known_to=(*castle.known_to, seat))
        return replace(self, castles=_with(self.castles, river, examined))

    def take(self, seat: Seat, river: int, token: str) -> BoatRaceBoard:
        """Return the board after a seat has taken a token from a castle."""
        castle = self.castles[river]
        left = list(castle.tokens)
        left.remove(token)
        castles = _with(self.castles, river, replace(castle, tokens=tuple(left)))
        return replace(self, castles=castles, taken=(*self.taken, (token, seat)))


def boat_race_board(game: Game) -> BoatRaceBoard:
    """Return the boat race board of a game."""
    return cast("BoatRaceBoard", game.state.boards[KEY])


def face_down(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Return as many tokens face down."""
    return (HIDDEN,) * len(tokens)


def _with(things: tuple[Thing, ...], number: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:number], thing, *things[number + 1 :])
