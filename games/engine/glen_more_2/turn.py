"""The parts of a turn that are special to Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.production import GainCoins, GainMovement
from games.engine.common.scoring import end_game
from games.engine.common.turn import DIE, DieMove, NextTurn, Refill, die_leaves
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Choice, Seat, Space

from .facts import PersonTaken
from .territory import HOME_CASTLE, territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

END_TYPE = "end"


def end_space(game: Game) -> Space | None:
    """Return the space of The End on the rondel; None while it is in its stack."""
    tiles = game.state.rondel.tiles
    return next((space for space, name in tiles.items() if game.tiles[name].type == END_TYPE), None)


def is_finished(game: Game, seat: Seat) -> bool:
    """Return whether a seat has reached or passed The End (G2-END-1)."""
    end = end_space(game)
    return end is not None and game.state.rondel.pieces[seat] >= end


def all_finished(game: Game) -> bool:
    """Return whether all seats have reached or passed The End (G2-END-2)."""
    return all(is_finished(game, seat) for seat in range(game.setup.players))


def die_move(game: Game, face: int) -> DieMove:
    """Return where the die moves (G2-DIE-1, G2-DIE-2).

    It lands on the first tile it may remove at or beyond the one it rolled, or stops without a
    tile past the last one; reaching or passing The End, it leaves the game there.
    """
    ahead = _reachable(game)
    spaces = [space for space in ahead if not _is_under_a_piece(game, space)]
    tiles, end = game.state.rondel.tiles, end_space(game)
    stops = (space for space in spaces[face - 1 :] if _stops_the_die(game, tiles[space]))
    space = next(stops, None)
    if end is not None and (space is None or space >= end):
        return die_leaves(end)
    return DieMove(_first_free(game, ahead), removes=False) if space is None else DieMove(space)


def _reachable(game: Game) -> list[Space]:
    """Return the spaces with a tile ahead of the die, without a wide one right behind it."""
    rondel = game.state.rondel
    back = rondel.pieces[DIE] + game.edition.rondel_spaces.under(game.setup.rules)
    return [space for space in rondel.ahead_of(DIE) if _after(game, space) < back]


def _after(game: Game, space: Space) -> Space:
    """Return the first space beyond a tile."""
    return space + game.tiles[game.state.rondel.tiles[space]].spaces


def _first_free(game: Game, ahead: list[Space]) -> Space:
    """Return the first space past the last tile where no piece stands."""
    pieces = game.state.rondel.pieces
    space = _after(game, ahead[-1]) if ahead else pieces[DIE] + 1
    while space in pieces.values():
        space += 1
    return space


def former_die_move(game: Game, face: int) -> DieMove:
    """Return where the die moves under rules 1, where a die that leaves passes nothing."""
    rondel = game.state.rondel
    spaces = [space for space in rondel.ahead_of(DIE) if not _is_under_a_piece(game, space)]
    stops = [space for space in spaces if _stops_the_die(game, rondel.tiles[space])]
    if not stops:
        return die_leaves(rondel.pieces[DIE])
    far = spaces[min(face, len(spaces)) - 1]
    space = next((each for each in stops if each >= far), stops[-1])
    end = end_space(game)
    at_the_end = end is not None and space >= end
    return die_leaves(rondel.pieces[DIE]) if at_the_end else DieMove(space)


def _is_under_a_piece(game: Game, space: Space) -> bool:
    """Return whether a piece is on a Chronicle's tile there, so that the die skips it."""
    rondel = game.state.rondel
    return bool(game.tiles[rondel.tiles[space]].chronicle) and space in rondel.pieces.values()


def _stops_the_die(game: Game, name: str) -> bool:
    tile = game.tiles[name]
    return not tile.chronicle and (tile.landing or tile.type == END_TYPE)


class CloseTurn(Step, frozen=True, tag="close-turn"):
    """Finish a turn before the refill. While this step waits, the turn is under way."""

    def run(self, game: Game) -> None:
        """Call the listeners, then continue or end the game."""
        turn = game.state.turn
        game.then(EndOrRefill())
        if turn.seat is not None and turn.own:
            for listener in game.hooks.on_turn_ending:
                listener.on_turn_ending(game, turn.seat)


class EndOrRefill(Step, frozen=True, tag="end-or-refill"):
    """End the game if all have reached The End, else refill the rondel (G2-END-2)."""

    def run(self, game: Game) -> None:
        """Queue the end or the refill."""
        if all_finished(game):
            end_game(game)
        else:
            game.then(Refill(), NextTurn())


class SetAside(Step, frozen=True, tag="set-aside"):
    """Keep a person beside the territory (G2-PER-1)."""

    seat: Seat
    tile: str

    @property
    def tile_in_hand(self) -> str:
        """The person."""
        return self.tile

    def run(self, game: Game) -> None:
        """Keep it."""
        territory = territory_of(game, self.seat)
        territory.persons = (*territory.persons, self.tile)
        game.emit(PersonTaken(self.seat, self.tile))


class WelcomePerson(Step, frozen=True, tag="welcome-person"):
    """Notify listeners of a person, once its marker is placed or declined."""

    seat: Seat
    tile: str

    def run(self, game: Game) -> None:
        """Call the listeners."""
        for listener in game.hooks.on_person_taken:
            listener.on_person_taken(game, self.seat, self.tile)


class TakeConsolation(SeatDecision, frozen=True, tag="take-consolation"):
    """Take a coin or a movement point if no tile could be taken (G2-TURN-5)."""

    topic: ClassVar[str] = "discard"
    question_key: ClassVar[str] = "glen-more-2-coin-or-step"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return both."""
        return [("gain", "coin"), ("gain", "movement")]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take it."""
        gain = GainCoins(1) if choice == ("gain", "coin") else GainMovement(1)
        gain.apply(game, seat, HOME_CASTLE)
