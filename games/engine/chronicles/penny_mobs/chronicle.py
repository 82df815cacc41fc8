"""The rules of the Penny Mobs, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.chronicle import Chronicle
from games.engine.core.facts import (
    GoodGained,
    PointsScored,
    Reason,
    ScotsmanMoved,
    TileActivated,
    TileLaid,
    named,
)
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from games.engine.glen_more_2.facts import MarkerPlaced, TileLeft
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN, CountCastleDouble
from i18n import translate

from .anderson import Shift
from .board import KEY, PENNIES, PennyMobsBoard, penny_mobs_board
from .facts import MobstersJailed
from .figures import Summon, ask_darkie_fee, castle_count, darkie_fee, drive_out
from .macsponge import begin_turn, soak, soak_coins
from .mcduff_and_mcwander import Levy, Rob, levy_on, lift_levy
from .mclaird import (
    JudgeReservation,
    Reserve,
    bar_by_reservation,
    drop_reservation,
    reserved_cost,
    reserved_tile_taken,
)
from .mcsnitch_and_mcmail import Sneak, note_produce, watch_production
from .mobsters import DRAWN, MCLAIRD, MOBSTERS, eligible, mobsters
from .prison import PennyOrMobster
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.agenda import Step
    from games.engine.core.choices import Cell, Choice, Seat
    from games.engine.core.edition import Setup
    from games.engine.core.effects import Cost, Tile
    from games.engine.core.facts import Fact, Piece
    from games.engine.core.game import Game

FIRST, LATER = "S", "B"


class PennyMobs(Chronicle):
    """Mobsters in prison; the pennies on them make them worth freeing."""

    number = 8
    name = "The Penny Mobs"
    length = 3
    difficulty = 3
    asides = (Rob(), Levy(), Reserve(), Summon(), Shift(), Sneak())
    verbs: ClassVar = {
        "post": ("mobster",),
        "free": ("mobster",),
        "rob": ("good",),
        "levy": ("number", "clan"),
        "reserve": ("number", "space"),
        "summon": ("mobster", "cell"),
        "haunt": ("seat", "cell"),
        # a cell of the territory that McSnitch is in
        "sneak": ("haunted",),
        "steal": ("good", "cell"),
        "mail": ("good", "cell"),
        "fence": ("good",),
        "shift": ("seat", "cell"),
        "shift-to": ("seat", "cell"),
    }
    rules: ClassVar = {
        "prison": "C8-TURN-1",
        "mobster": "C8-TURN-2",
        "figure": "C8-FIG-1",
        "levy": "C8-MOB-McWander",
        "rob": "C8-MOB-McDuff",
        "mail": "C8-MOB-McMail",
        "reserve": "C8-MOB-McLaird",
        "sneak": "C8-MOB-McSnitch",
        "steal": "C8-MOB-McSnitch",
        "place-fee": "C8-MOB-MacDarkie",
        "shift": "C8-MOB-Anderson",
    }

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        yield Component(translate("penny-mobs-pennies"), PENNIES.under(rules), known=True)
        drawn = (
            translate("penny-mobs-drawn-with", number=n, players=all_)
            for all_, n in DRAWN.under(rules).items()
        )
        yield Component(translate("penny-mobs-drawn"), ", ".join(drawn), known=True)
        for each in MOBSTERS.under(rules).values():
            yield Component(each.name, each.card_in_words())

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the mobsters."""
        return (each.printed() for each in MOBSTERS.under(rules).values())

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Give everybody seven pennies; the mobsters are drawn later (C8-SET-1)."""
        return {KEY: PennyMobsBoard(pennies=((PENNIES.under(setup.rules), 0),) * setup.players)}

    def on_set_up(self, game: Game) -> None:
        """Draw the mobsters; those with an S are in prison at once (C8-SET-1)."""
        number = DRAWN.under(game.setup.rules)[game.setup.players]
        drawn, cards = game.shuffled(eligible(game.setup))[:number], mobsters(game)
        waiting = tuple(name for name in drawn if cards[name].back == LATER)
        board = replace(penny_mobs_board(game), waiting=waiting)
        game.state.boards[KEY] = board
        _jail(game, tuple(name for name in drawn if cards[name].back == FIRST))

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Draw the mobsters that are not in prison yet again, from all those with a B."""
        board, cards = penny_mobs_board(game), mobsters(game)
        if board.waiting:
            mixed = game.shuffled(
                [name for name in eligible(game.setup) if cards[name].back == LATER]
            )
            waiting = mixed[: len(board.waiting)]
            game.state.boards[KEY] = replace(board, waiting=waiting)

    # --- reactions ---------------------------------------------------------------------------

    def on_fact(self, game: Game, fact: Fact) -> None:
        """Let the mobsters react to what happened."""
        match fact:
            case PointsScored():
                soak(game, fact)
            case ScotsmanMoved(seat, _, cell) | TileLeft(seat, _, cell):
                drive_out(game, seat, cell)
            case TileActivated(seat, tile):
                watch_production(game, seat, game.tiles[tile])
            case GoodGained():
                note_produce(game, fact)
            case MarkerPlaced(seat, clan):
                lift_levy(game, seat, clan)
            case TileLaid(tile) if (
                game.tiles[tile].stack == LATER and penny_mobs_board(game).waiting
            ):
                board = penny_mobs_board(game)
                game.state.boards[KEY] = replace(board, waiting=())
                _jail(game, board.waiting)

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """Allow MacSponge a point in the new turn."""
        begin_turn(game)

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Check first whether McLaird's owner can take the reserved tile."""
        board = penny_mobs_board(game)
        if not isinstance(piece, int) or not board.reserved or board.owner(MCLAIRD) != piece:
            return steps
        return (JudgeReservation(piece), *steps)

    def on_turn_ending(self, game: Game, seat: Seat) -> None:
        """Ask for a penny to post or a mobster to free (C8-TURN-1)."""
        if penny_mobs_board(game).prison:
            game.then(PennyOrMobster(seat))

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """Remove the token from a reserved tile."""
        reserved_tile_taken(game, seat, tile.id)

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """Remove the token from a reserved tile."""
        drop_reservation(game, tile)

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Pay MacDarkie's owner for a tile beside him."""
        ask_darkie_fee(game, seat, cell)

    def on_game_ended(self, game: Game) -> None:
        """Score the penalties of mobsters and the pennies (C8-SCO-1)."""
        soak_coins(game)
        board = penny_mobs_board(game)
        for name, seat in board.freed:
            mobster = mobsters(game)[name]
            game.score(seat, named(mobster.name), -mobster.penalty, "C8-SCO-1")
        for seat, (minus, plus) in enumerate(board.pennies):
            if plus != minus:
                game.score(seat, Reason("pennies"), plus - minus, "C8-SCO-1")

    # --- costs and bars ----------------------------------------------------------------------

    def move_ban(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """Make the owner take the reserved tile, and keep others from discarding it."""
        return why or bar_by_reservation(game, seat, move)

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """Add the token's coins to a tile reserved by another seat."""
        return reserved_cost(game, seat, tile, cost)

    def place_fee(self, game: Game, seat: Seat, cell: Cell, coins: int) -> int:
        """Add MacDarkie's coin."""
        return coins + darkie_fee(game, seat, cell)

    def field_cost(self, game: Game, seat: Seat, field: str, coins: int) -> int:
        """Add McWander's coins."""
        return coins + levy_on(game, seat, field)

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count McCastle for his owner, and one Scotsman less on the castle where he is."""
        if comparison != CASTLE_SCOTSMEN:
            return value
        cards = game.cards(game.state.territories[seat])
        doubled = sum(isinstance(card, CountCastleDouble) for card in cards)
        return value + castle_count(game, seat, 1 + doubled)

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the current and the expected value of mobsters and pennies."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add pennies and mobsters."""
        return found | features(game, seat)


def _jail(game: Game, mobsters: tuple[str, ...]) -> None:
    if mobsters:
        board = penny_mobs_board(game)
        prison = (*board.prison, *((name, 0) for name in mobsters))
        game.state.boards[KEY] = replace(board, prison=prison)
        game.emit(MobstersJailed(mobsters))


PENNY_MOBS = PennyMobs()
