"""How does the Highland Boat Race change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.choices import Cell, Seat, Space
from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, effects_signs, in_signs
from games.engine.state import Board
from games.engine.wording import in_words
from words import say

from .board import KEY, LAST, BoatRace, Castle, boat_race
from .facts import RaceBegan
from .prospects import prospect
from .rewards import TOKENS, all_tokens
from .rivers import NEUTRAL_CASTLE, NEUTRAL_COLUMNS, RIVERS
from .rowing import PRIZES, Row, give_last_card
from .tiles import RACE_START, TILES

if TYPE_CHECKING:
    from games.engine.edition import Setup
    from games.engine.facts import Piece, PointsScored
    from games.engine.game import Game

#: The line of the score sheet for coins at the end of the game (G2-END-2).
COINS_LINE = "coins"


class HighlandBoatRace(Chronicle):
    """Boats race through the rivers of all players, past castles with reward tokens."""

    number = 1
    name = "Highland Boat Race"
    length = 2
    difficulty = 2
    tiles = TILES
    asides = (Row(),)
    verbs: ClassVar = {"row": (), "reward": ("token",)}
    rules: ClassVar = {
        "race-start": "C1-RACE-1",
        "row": "C1-RACE-2",
        "reward-token": "C1-RACE-3",
        "boat-home": "C1-RACE-5",
        "reward": "C1-RACE-7",
    }

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        for number, reward in TOKENS.values():
            yield Component(say("boat-race-tokens", number=number), in_words(reward))
        for result in PRIZES:
            card = say(f"boat-race-card-{result}")
            yield Component(card, _prize_in_words(result), known=True)
        yield Component(say("boat-race-neutral"), len(NEUTRAL_COLUMNS))

    def printed(self) -> Iterable[Printed]:
        """Tokens, result cards, and how long a neutral river is."""
        for token, (_, reward) in TOKENS.items():
            yield Printed("token", token, in_words(reward), in_signs(reward))
        for result, (points, more) in PRIZES.items():
            signs = (Sign("points", points), *effects_signs(more))
            yield Printed("result", result, _prize_in_words(result), signs, rule="C1-RACE-4")
        yield Printed("result", LAST, say("boat-race-last-card"), rule="C1-RACE-8")
        yield Printed("neutral-river", "tiles", "", value=len(NEUTRAL_COLUMNS))
        yield Printed("neutral-river", "castle", "", value=NEUTRAL_CASTLE)
        yield Printed("tile", RACE_START, say("boat-race-start-tile"), rule="C1-RACE-1")

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Four rivers, and the boats at home; the tokens are dealt later (C1-SET-1)."""
        rivers, seats = RIVERS[setup.players], range(setup.players)
        board = BoatRace(
            rivers=rivers,
            boats=tuple((rivers.index(seat), HOME_CASTLE[0]) for seat in seats),
            castles=(Castle(),) * len(rivers),
            results=("",) * setup.players,
            moved=tuple(seats),
            unused=all_tokens(),
        )
        return {KEY: board}

    def on_set_up(self, game: Game) -> None:
        """Deal the tokens and hide Race Start (C1-SET-2, C1-SET-3)."""
        board, each = boat_race(game), game.setup.players
        tokens = game.shuffled(board.unused)
        starts = range(0, each * len(board.castles), each)
        castles = tuple(Castle(tokens[start : start + each]) for start in starts)
        unused = tokens[each * len(castles) :]
        game.state.boards[KEY] = replace(board, castles=castles, unused=unused)
        _hide_race_start(game)

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Mix the tokens that the viewer has not looked at, those out of the game included."""
        board = boat_race(game)
        unknown = [castle.tokens for castle in board.castles if viewer not in castle.known_to]
        mixed = iter(game.shuffled([token for each in (*unknown, board.unused) for token in each]))
        castles = tuple(
            castle
            if viewer in castle.known_to
            else replace(castle, tokens=tuple(next(mixed) for _ in castle.tokens))
            for castle in board.castles
        )
        game.state.boards[KEY] = replace(board, castles=castles, unused=tuple(mixed))
        if RACE_START in game.state.stacks["B"]:
            _hide_race_start(game)

    # --- the race --------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """The first player's piece to pass Race Start begins the race (C1-RACE-1)."""
        board = boat_race(game)
        if board.begun or not isinstance(piece, int):
            return
        if game.state.rondel.tiles.get(space) == RACE_START:
            game.state.boards[KEY] = replace(board, begun=True)
            game.tell(RaceBegan(piece))

    def removable(self, game: Game, seat: Seat, cells: list[Cell]) -> list[Cell]:
        """A tile with a boat on it stays (C1-RACE-5)."""
        board = boat_race(game)
        river = board.rivers.index(seat)
        boats = {(column, 0) for each, column in board.boats if each == river}
        return [cell for cell in cells if cell not in boats]

    # --- the end ---------------------------------------------------------------------------

    def on_game_ending(self, game: Game) -> None:
        """Everybody still under way gets a Last card (C1-RACE-4)."""
        for seat in boat_race(game).under_way():
            give_last_card(game, seat)

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """With a Last card coins give nothing; a landmark's points stay (C1-RACE-8)."""
        if boat_race(game).results[seat] != LAST:
            return lines
        return tuple(line for line in lines if line.label != COINS_LINE)

    # --- for bots --------------------------------------------------------------------------

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the race may still bring, or the Last card costs."""
        return value + prospect(game, seat)


def _prize_in_words(result: str) -> str:
    points, more = PRIZES[result]
    return ", ".join([say("effect-points", number=points), *map(in_words, more)])


def _hide_race_start(game: Game) -> None:
    """Put Race Start under at most a third of the other tiles of its stack (C1-SET-3)."""
    rest = [name for name in game.state.stacks["B"] if name != RACE_START]
    total = sum(tile.stack == "B" for tile in game.tiles.values()) - 1
    gone = total - len(rest)
    place = game.draw(max(total // 3 - gone, 0) + 1)
    game.state.stacks["B"] = (*rest[:place], RACE_START, *rest[place:])


BOAT_RACE = HighlandBoatRace()
