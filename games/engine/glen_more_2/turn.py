"""The parts of a turn that are special to Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.production import GainCoins, GainMovement
from games.engine.common.scoring import EndGame, HoldScoring
from games.engine.common.turn import DIE, NextTurn, Refill
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Choice, Seat, Space

from .facts import PersonTaken
from .territory import HOME_CASTLE, territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

END_TYPE = "end"
LAST_SCORING = "at the end"


def end_space(game: Game) -> Space | None:
    """Return the space of The End on the rondel; None while it is in its stack."""
    tiles = game.state.rondel.tiles
    return next((space for space, name in tiles.items() if game.tiles[name].type == END_TYPE), None)


def is_finished(game: Game, seat: Seat) -> bool:
    """Return whether a seat has reached or passed The End (G2-END-1)."""
    end = end_space(game)
    return end is not None and game.state.rondel.pieces[seat] >= end


def die_space(game: Game, face: int) -> Space | None:
    """Return where the die lands; None if it leaves the game (G2-DIE-1, G2-DIE-2)."""
    rondel = game.state.rondel
    spaces = [space for space in rondel.ahead_of(DIE) if not _is_under_a_piece(game, space)]
    stops = [space for space in spaces if _stops_the_die(game, rondel.tiles[space])]
    if not stops:
        return None
    far = spaces[min(face, len(spaces)) - 1]
    space = next((each for each in stops if each >= far), stops[-1])
    end = end_space(game)
    return None if end is not None and space >= end else space


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
        if all(is_finished(game, seat) for seat in range(game.setup.players)):
            game.then(HoldScoring(LAST_SCORING), EndGame())
            for listener in game.hooks.on_game_ending:
                listener.on_game_ending(game)
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
