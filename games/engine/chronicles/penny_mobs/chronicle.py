"""How do the Penny Mobs change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.facts import PointsScored, ScotsmanMoved, TileActivated, TileLaid
from games.engine.second.facts import MarkerPlaced, TileLeft
from games.engine.second.landmarks import CASTLE_SCOTSMEN, CountCastleDouble
from games.engine.state import Board
from words import say

from .board import KEY, PENNIES, PennyMobs, penny_mobs
from .facts import MobstersJailed
from .figures import Summon, ask_darkie_fee, castle_count, darkie_fee, drive_out
from .mobsters import DRAWN, MCLAIRD, MOBSTERS, eligible
from .prison import PennyOrMobster
from .prospects import prospect
from .reserving import (
    JudgeReservation,
    Reserve,
    bar_by_reservation,
    drop_reservation,
    reserved_cost,
    reserved_tile_taken,
)
from .robbing import Levy, Rob, levy_on, lift_levy
from .shifting import Shift
from .snitching import Sneak, watch_production
from .sponging import begin_turn, soak, soak_coins

if TYPE_CHECKING:
    from games.engine.agenda import Step
    from games.engine.choices import Cell, Choice, Seat
    from games.engine.edition import Setup
    from games.engine.effects import Cost, Tile
    from games.engine.facts import Fact, Piece
    from games.engine.game import Game

FIRST, LATER = "S", "B"


class ThePennyMobs(Chronicle):
    """Mobsters in prison, whom pennies make worth freeing."""

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
        # a cell of the territory that McSnitch stands in
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

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        yield Component(say("penny-mobs-pennies"), PENNIES, known=True)
        drawn = (say("penny-mobs-drawn-with", number=n, players=all_) for all_, n in DRAWN.items())
        yield Component(say("penny-mobs-drawn"), ", ".join(drawn), known=True)
        for each in MOBSTERS.values():
            yield Component(each.name, each.card_in_words())

    def printed(self) -> Iterable[Printed]:
        """The mobsters."""
        return (each.printed() for each in MOBSTERS.values())

    # --- set-up ----------------------------------------------------------------------------

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Seven pennies for everybody; the mobsters are drawn later (C8-SET-1)."""
        return {KEY: PennyMobs(pennies=((PENNIES, 0),) * setup.players)}

    def on_set_up(self, game: Game) -> None:
        """Draw the mobsters; those with an S are in prison at once (C8-SET-1)."""
        setup = game.setup
        drawn = game.shuffled(eligible(setup.players, setup.chronicles))[: DRAWN[setup.players]]
        waiting = tuple(name for name in drawn if MOBSTERS[name].back == LATER)
        board = replace(penny_mobs(game), waiting=waiting)
        game.state.boards[KEY] = board
        _jail(game, tuple(name for name in drawn if MOBSTERS[name].back == FIRST))

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Nobody knows which mobsters wait: any of those with a B might."""
        board, setup = penny_mobs(game), game.setup
        if board.waiting:
            names = eligible(setup.players, setup.chronicles)
            mixed = game.shuffled([name for name in names if MOBSTERS[name].back == LATER])
            waiting = mixed[: len(board.waiting)]
            game.state.boards[KEY] = replace(board, waiting=waiting)

    # --- what happens ------------------------------------------------------------------------

    def on_told(self, game: Game, fact: Fact) -> None:
        """Mobsters react to much of what happens."""
        match fact:
            case PointsScored():
                soak(game, fact)
            case ScotsmanMoved(seat, _, cell) | TileLeft(seat, _, cell):
                drive_out(game, seat, cell)
            case TileActivated(seat, tile):
                watch_production(game, seat, game.tiles[tile])
            case MarkerPlaced(seat, clan):
                lift_levy(game, seat, clan)
            case TileLaid(tile) if game.tiles[tile].stack == LATER and penny_mobs(game).waiting:
                board = penny_mobs(game)
                game.state.boards[KEY] = replace(board, waiting=())
                _jail(game, board.waiting)

    def on_turn_began(self, game: Game, piece: Piece) -> None:
        """MacSponge may get a point again."""
        begin_turn(game)

    def turn_steps(self, game: Game, piece: Piece, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """First it is judged whether McLaird's owner can take the reserved tile."""
        board = penny_mobs(game)
        if not isinstance(piece, int) or not board.reserved or board.owner(MCLAIRD) != piece:
            return steps
        return (JudgeReservation(piece), *steps)

    def on_turn_ending(self, game: Game, seat: Seat) -> None:
        """Put a penny, or free a mobster (C8-TURN-1)."""
        if penny_mobs(game).prison:
            game.then(PennyOrMobster(seat))

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """The token on a reserved tile is out."""
        reserved_tile_taken(game, seat, tile.id)

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """The token on a reserved tile is out."""
        drop_reservation(game, tile)

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """MacDarkie's owner is paid for a tile beside him."""
        ask_darkie_fee(game, seat, cell)

    def on_game_ended(self, game: Game) -> None:
        """Mobsters cost, pennies cost or give (C8-SCO-1)."""
        soak_coins(game)
        board = penny_mobs(game)
        for name, seat in board.freed:
            mobster = MOBSTERS[name]
            game.score(seat, mobster.name, -mobster.penalty, "C8-SCO-1")
        for seat, (minus, plus) in enumerate(board.pennies):
            if plus != minus:
                game.score(seat, "pennies", plus - minus, "C8-SCO-1")

    # --- what is asked -----------------------------------------------------------------------

    def barred(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """A reserved tile binds its owner, and is safe from others."""
        return why or bar_by_reservation(game, seat, move)

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """A reserved tile costs others more."""
        return reserved_cost(game, seat, tile, cost)

    def place_fee(self, game: Game, seat: Seat, cell: Cell, coins: int) -> int:
        """MacDarkie wants a coin."""
        return coins + darkie_fee(game, seat, cell)

    def field_cost(self, game: Game, seat: Seat, field: str, coins: int) -> int:
        """McWander wants her coins."""
        return coins + levy_on(game, seat, field)

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """McCastle counts on his owner's Home Castle, and one Scotsman where he is does not."""
        if comparison != CASTLE_SCOTSMEN:
            return value
        cards = game.cards(game.state.territories[seat])
        doubled = sum(isinstance(card, CountCastleDouble) for card in cards)
        return value + castle_count(game, seat, 1 + doubled)

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What mobsters and pennies cost, give, and may still bring."""
        return value + prospect(game, seat)


def _jail(game: Game, mobsters: tuple[str, ...]) -> None:
    if mobsters:
        board = penny_mobs(game)
        prison = (*board.prison, *((name, 0) for name in mobsters))
        game.state.boards[KEY] = replace(board, prison=prison)
        game.tell(MobstersJailed(mobsters))


PENNY_MOBS = ThePennyMobs()
