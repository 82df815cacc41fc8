"""Where are the boats and the reward tokens, and who knows what?"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "boat-race"
Thing = TypeVar("Thing")
#: A place for boats: the number of a river and a column of it. Boats go to lower columns.
Berth = tuple[int, int]
#: How a token is shown to those who do not know it.
HIDDEN = "hidden"
#: The card of those who do not come home in time.
LAST = "last"


class Castle(Struct, frozen=True):
    """The tokens that lie face down on a castle, and the seats that have looked at them."""

    tokens: tuple[str, ...] = ()
    known_to: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Seat | None) -> Castle:
        """The tokens themselves only for those who have looked (C1-RACE-3)."""
        return self if viewer in self.known_to else replace(self, tokens=face_down(self.tokens))


class BoatRace(Board, frozen=True, tag=KEY):
    """The rivers in the order in which boats go through them, the boats, tokens and results."""

    #: Whose each river is; None is a neutral one.
    rivers: tuple[Seat | None, ...]
    #: Where the boat of each seat is.
    boats: tuple[Berth, ...]
    #: The castle of each river.
    castles: tuple[Castle, ...]
    #: The result card of each seat; empty while it has none.
    results: tuple[str, ...]
    #: The seats in the order of their boats' last moves, the latest last.
    moved: tuple[Seat, ...]
    #: The tokens that are out of the game, known to nobody.
    unused: tuple[str, ...] = ()
    #: The tokens taken, and by whom; they are out of the game too.
    taken: tuple[tuple[str, Seat], ...] = ()
    begun: bool = False

    def seen_by(self, viewer: Seat | None) -> BoatRace:
        """Tokens are hidden, save from those who looked (C1-SET-2, C1-RACE-3)."""
        castles = tuple(castle.seen_by(viewer) for castle in self.castles)
        return replace(self, castles=castles, unused=face_down(self.unused))

    def under_way(self) -> list[Seat]:
        """The seats without a result card."""
        return [seat for seat, result in enumerate(self.results) if not result]

    def number_home(self) -> int:
        """How many seats have a result card."""
        return len(self.results) - len(self.under_way())

    def put_boat(self, seat: Seat, berth: Berth) -> BoatRace:
        """The board after a boat has come to a place."""
        moved = (*(each for each in self.moved if each != seat), seat)
        return replace(self, boats=_with(self.boats, seat, berth), moved=moved)

    def give_result(self, seat: Seat, result: str) -> BoatRace:
        """The board after a seat has got a result card."""
        return replace(self, results=_with(self.results, seat, result))

    def look(self, seat: Seat, river: int) -> BoatRace:
        """The board after a seat has looked at the tokens of a castle."""
        castle = self.castles[river]
        looked = replace(castle, known_to=(*castle.known_to, seat))
        return replace(self, castles=_with(self.castles, river, looked))

    def take(self, seat: Seat, river: int, token: str) -> BoatRace:
        """The board after a seat has taken a token from a castle."""
        castle = self.castles[river]
        left = list(castle.tokens)
        left.remove(token)
        castles = _with(self.castles, river, replace(castle, tokens=tuple(left)))
        return replace(self, castles=castles, taken=(*self.taken, (token, seat)))


def boat_race(game: Game) -> BoatRace:
    """The boats and tokens of a game."""
    return cast("BoatRace", game.state.boards[KEY])


def face_down(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Tokens as they look to those who do not know them."""
    return (HIDDEN,) * len(tokens)


def _with(things: tuple[Thing, ...], number: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:number], thing, *things[number + 1 :])
