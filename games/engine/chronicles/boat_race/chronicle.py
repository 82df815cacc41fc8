"""The rules of the Highland Boat Race, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.choices import Cell, Seat, Space
from games.engine.core.chronicle import Chronicle
from games.engine.core.effects import effects_signs
from games.engine.core.facts import Reason
from games.engine.core.printed import Component, Printed, Sign
from games.engine.core.state import Board
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .board import KEY, LAST, BoatRaceBoard, Castle, boat_race_board
from .facts import RaceBegan
from .rewards import TOKENS, all_tokens
from .rivers import NEUTRAL_CASTLE, NEUTRAL_COLUMNS, RIVERS
from .rowing import RESULT_CARDS, ResultCard, Row, give_last_card
from .tiles import RACE_START, TILES
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.edition import Setup
    from games.engine.core.facts import Piece, PointsScored
    from games.engine.core.game import Game

#: The line of the score sheet for coins at the end of the game (G2-END-2).
COINS_LINE = Reason("coins")


class BoatRace(Chronicle):
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

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        for token in TOKENS.under(rules).values():
            what = translate("boat-race-tokens", number=token.number)
            yield Component(what, token.reward.words())
        for card in RESULT_CARDS.under(rules).values():
            what = translate(f"boat-race-card-{card.name}")
            yield Component(what, _card_in_words(card), known=True)
        yield Component(translate("boat-race-neutral"), len(NEUTRAL_COLUMNS.under(rules)))

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the tokens, the result cards and the length of a neutral river."""
        for token in TOKENS.under(rules).values():
            yield Printed("token", token.name, token.reward.words(), token.reward.signs())
        for card in RESULT_CARDS.under(rules).values():
            signs = (Sign("points", card.points), *effects_signs(card.gains))
            yield Printed("result", card.name, _card_in_words(card), signs, rule="C1-RACE-4")
        yield Printed("result", LAST, translate("boat-race-last-card"), rule="C1-RACE-8")
        yield Printed("neutral-river", "tiles", "", value=len(NEUTRAL_COLUMNS.under(rules)))
        yield Printed("neutral-river", "castle", "", value=NEUTRAL_CASTLE.under(rules))
        yield Printed("tile", RACE_START, translate("boat-race-start-tile"), rule="C1-RACE-1")

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Return four rivers with the boats at home; tokens are dealt later (C1-SET-1)."""
        rivers, seats = RIVERS[setup.players], range(setup.players)
        board = BoatRaceBoard(
            rivers=rivers,
            boats=tuple((rivers.index(seat), HOME_CASTLE[0]) for seat in seats),
            castles=(Castle(),) * len(rivers),
            results=("",) * setup.players,
            moved=tuple(seats),
            unused=all_tokens(setup.rules),
        )
        return {KEY: board}

    def on_set_up(self, game: Game) -> None:
        """Deal the tokens and hide Race Start (C1-SET-2, C1-SET-3)."""
        board, each = boat_race_board(game), game.setup.players
        tokens = game.shuffled(board.unused)
        starts = range(0, each * len(board.castles), each)
        castles = tuple(Castle(tokens[start : start + each]) for start in starts)
        unused = tokens[each * len(castles) :]
        game.state.boards[KEY] = replace(board, castles=castles, unused=unused)
        _hide_race_start(game)

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Shuffle the tokens that the viewer has not examined, unused ones included."""
        board = boat_race_board(game)
        unknown = [castle.tokens for castle in board.castles if viewer not in castle.known_to]
        hidden = sorted(token for each in (*unknown, board.unused) for token in each)
        mixed = iter(game.shuffled(hidden))
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
        """Start the race when the first player's piece passes Race Start (C1-RACE-1)."""
        board = boat_race_board(game)
        if board.begun or not isinstance(piece, int):
            return
        if game.state.rondel.tiles.get(space) == RACE_START:
            game.state.boards[KEY] = replace(board, begun=True)
            game.emit(RaceBegan(piece))

    def removable(self, game: Game, seat: Seat, cells: list[Cell]) -> list[Cell]:
        """Keep tiles with a boat on them (C1-RACE-5)."""
        board = boat_race_board(game)
        river = board.rivers.index(seat)
        boats = {(column, 0) for each, column in board.boats if each == river}
        return [cell for cell in cells if cell not in boats]

    # --- the end ---------------------------------------------------------------------------

    def on_game_ending(self, game: Game) -> None:
        """Give a Last card to every seat whose boat is still racing (C1-RACE-4)."""
        for seat in boat_race_board(game).under_way():
            give_last_card(game, seat)

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """Remove the points for coins of seats with a Last card, not a landmark's (C1-RACE-8)."""
        if boat_race_board(game).results[seat] != LAST:
            return lines
        return tuple(line for line in lines if line.reason != COINS_LINE)

    # --- for bots --------------------------------------------------------------------------

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected points of the race, or subtract the cost of a Last card."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add the race."""
        return found | features(game, seat)


def _card_in_words(card: ResultCard) -> str:
    return ", ".join(
        [translate("effect-points", number=card.points), *(gain.words() for gain in card.gains)]
    )


def _hide_race_start(game: Game) -> None:
    """Put Race Start under at most a third of the other tiles of its stack (C1-SET-3)."""
    rest = [name for name in game.state.stacks["B"] if name != RACE_START]
    total = sum(tile.stack == "B" for tile in game.tiles.values()) - 1
    gone = total - len(rest)
    place = game.draw(max(total // 3 - gone, 0) + 1)
    game.state.stacks["B"] = (*rest[:place], RACE_START, *rest[place:])


BOAT_RACE = BoatRace()
