"""Whose turn is it, which tile does it bring, and how does the rondel fill up again?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Choice, Seat, Space
from games.engine.effects import FREE, Cost, Tile, write_cost
from games.engine.facts import (
    DieRolled,
    Piece,
    PieceLeft,
    PieceMoved,
    TileLaid,
    TileRemoved,
    TileTaken,
    TurnBegan,
)
from games.engine.naming import tile_name
from games.engine.state import Turn
from words import say

from .market import Means, can_pay
from .paying import Pay
from .placing import PlaceTile, has_place, least_fee

if TYPE_CHECKING:
    from games.engine.game import Game

DIE = "die"
FACES = (1, 1, 1, 2, 2, 3)


class NextTurn(Step, frozen=True, tag="next-turn"):
    """The hindmost piece acts, then the rondel is refilled."""

    def run(self, game: Game) -> None:
        """Put its turn on the agenda."""
        piece = game.state.rondel.hindmost()
        game.state.turn = Turn(piece if isinstance(piece, int) else None)
        game.tell(TurnBegan(piece))
        steps = game.edition.turn(game, piece)
        for listener in game.hooks.turn_steps:
            steps = listener.turn_steps(game, piece, steps)
        game.then(*steps)
        for listener in game.hooks.on_turn_began:
            listener.on_turn_began(game, piece)


class TakeTile(SeatDecision, frozen=True, tag="take-tile"):
    """Advance to a tile and take it; where that is not possible, have it removed."""

    topic: ClassVar[str] = "take"
    opens: ClassVar[tuple[str, ...]] = ("sell", "act")
    always_asked: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("turn-take")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that can be paid for and placed, and those that may be discarded instead."""
        spaces = spaces_to_land_on(game, seat)
        takeable = takeable_spaces(game, seat, spaces)
        options: list[Choice] = [("take", space) for space in takeable]
        if not takeable or game.edition.may_always_discard(game):
            options += [("discard", space) for space in spaces if space not in takeable]
        options += [("go", space) for space in stops(game, seat)]
        return open_moves(game, seat, options)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Advance; then pay and place, or see the tile go."""
        verb, space = choice
        start = game.state.rondel.pieces[seat]
        move_piece(game, seat, space)
        if verb == "take":
            take_tile(game, seat, game.tiles[lift(game, space)], space)
        elif verb == "discard":
            discard(game, lift(game, space), space)
            game.then(*game.edition.after_discarding(game, seat))
        else:
            for listener in game.hooks.on_stopped:
                listener.on_stopped(game, seat, space)
        announce_passed(game, seat, start, space)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No tile there, or one that cannot be paid for or placed."""
        if reason := bar(game, seat, choice):
            return reason
        match choice:
            case ("take" | "discard" as verb, int(space)):
                if space not in spaces_to_land_on(game, seat):
                    return "advance", say("turn-no-tile", space=space)
                if verb == "discard":
                    return self._why_not_discard(game)
                return self._why_not_take(game, seat, space)
            case ("end",):
                return "turn", say("turn-no-pass")
        return super().why_not(game, seat, choice)

    def _why_not_take(self, game: Game, seat: Seat, space: Space) -> tuple[str, str]:
        tile = game.tiles[game.state.rondel.tiles[space]]
        cost, means = cost_of(game, seat, tile), Means.of(game, seat)
        if not can_pay(cost, means):
            return "take", say("turn-too-dear", tile=tile_name(tile), cost=write_cost(cost))
        if not any(can_pay(each, means) for each in with_way(game, seat, space, cost)):
            return "way", say("turn-way-too-dear", tile=tile_name(tile))
        return "take", say("turn-no-place", tile=tile_name(tile))

    def _why_not_discard(self, game: Game) -> tuple[str, str]:
        if game.edition.may_always_discard(game):
            return "discard-any", say("turn-must-take")
        return "discard", say("turn-discard-last")


def take_tile(game: Game, seat: Seat, tile: Tile, space: Space) -> None:
    """A seat takes a tile that has been lifted: it pays, then places it or sets it aside."""
    game.tell(TileTaken(seat, tile.id, space))
    cost = cost_of(game, seat, tile)
    steps: list[Step] = []
    if cost.scotsmen:
        steps.append(game.edition.scotsman_payment(seat, tile.id, cost))
    if cost.asks_for_goods or cost.coins or cost.whisky:
        fee = least_fee(game, seat, tile) if tile.placed else 0
        steps.append(Pay(seat, cost, fee or 0))
    if tile.placed:
        steps.append(PlaceTile(seat, tile.id))
    else:
        steps += game.edition.set_aside(seat, tile, nested=False)
    game.then(*steps)
    for listener in game.hooks.on_tile_taken:
        listener.on_tile_taken(game, seat, tile)


def bar(game: Game, seat: Seat, move: Choice) -> tuple[str, str] | None:
    """Why a seat may not move so on the rondel, if somebody has something against it."""
    why = None
    for listener in game.hooks.barred:
        why = listener.barred(game, seat, move, why)
    return why


def open_moves(game: Game, seat: Seat, moves: list[Choice]) -> list[Choice]:
    """The moves that nothing bars; all of them, if otherwise none were left."""
    if not game.hooks.barred:
        return moves
    return [move for move in moves if not bar(game, seat, move)] or moves


def cost_of(game: Game, seat: Seat, tile: Tile) -> Cost:
    """What a tile costs a seat."""
    cost = tile.cost
    for listener in game.hooks.tile_cost:
        cost = listener.tile_cost(game, seat, tile, cost)
    return cost


def with_way(game: Game, seat: Seat, space: Space, cost: Cost) -> tuple[Cost, ...]:
    """The ways to pay for a tile that costs so much and for the way there."""
    costs: tuple[Cost, ...] = (cost,)
    if not game.state.turn.own:
        return costs  # it is a neutral piece that goes there
    for listener in game.hooks.way_costs:
        costs = listener.way_costs(game, seat, space, costs)
    return costs


def spaces_to_land_on(game: Game, piece: Piece) -> list[Space]:
    """The spaces ahead of a piece whose tile might be taken or discarded."""
    start, tiles = game.state.rondel.pieces[piece], game.tiles
    return [
        space
        for space, name in game.state.rondel.tiles.items()
        if space > start and tiles[name].landing
    ]


def takeable_spaces(game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
    """The spaces whose tile the seat can pay for and place."""
    means = Means.of(game, seat)
    names, tiles, hooks = game.state.rondel.tiles, game.tiles, game.hooks
    grounds = {} if hooks.placeable or hooks.place_fee else hooks.grounds
    fits: dict[str, bool] = {}
    takeable = []
    for space in spaces:
        name = names[space]
        tile = tiles[name]
        payable = _payable_costs(game, seat, space, tile, means)
        if not payable:
            continue
        ground = grounds.get(name, name)
        fit = fits.get(ground)
        if fit is None:
            fit = fits[ground] = any(_can_place(game, seat, tile, each) for each in payable)
        if fit:
            takeable.append(space)
    return takeable


def _payable_costs(
    game: Game, seat: Seat, space: Space, tile: Tile, means: Means
) -> tuple[Cost, ...]:
    """What a seat could pay for the tile of a space, the way there included."""
    hooks = game.hooks
    cost = cost_of(game, seat, tile) if hooks.tile_cost else tile.cost
    if hooks.way_costs:
        costs = with_way(game, seat, space, cost)
        return tuple(each for each in costs if each is FREE or can_pay(each, means))
    return (cost,) if cost is FREE or can_pay(cost, means) else ()


def _can_place(game: Game, seat: Seat, tile: Tile, cost: Cost) -> bool:
    """Whether a place is left when the tile is paid, if it needs one."""
    if not tile.placed:
        return True
    if cost.scotsmen:
        ways = game.edition.scotsman_payment(seat, tile.id, cost).ways(game, seat)
        return next(ways, None) is not None
    return has_place(game, seat, tile, cost=cost)


def stops(game: Game, seat: Seat) -> list[Space]:
    """Where a seat's piece may go without taking or discarding a tile."""
    spaces: list[Space] = []
    for listener in game.hooks.stops:
        spaces = listener.stops(game, seat, spaces)
    return spaces


def move_piece(game: Game, piece: Piece, space: Space) -> None:
    """Move a piece to a space."""
    pieces = game.state.rondel.pieces
    game.tell(PieceMoved(piece, pieces[piece], space))
    pieces[piece] = space


def lift(game: Game, space: Space) -> str:
    """Lift the tile that lies on a space."""
    return game.state.rondel.tiles.pop(space)


def announce_passed(game: Game, piece: Piece, start: Space, space: Space) -> None:
    """Tell listeners what a piece has passed; the first one's steps end on top of the agenda."""
    if not game.hooks.on_space_passed:
        return
    rondel = game.state.rondel
    occupied = {*rondel.tiles, *rondel.pieces.values()}
    for passed in sorted(occupied.intersection(range(start + 1, space)), reverse=True):
        for listener in game.hooks.on_space_passed:
            listener.on_space_passed(game, piece, passed)


def discard(game: Game, tile: str, space: Space) -> None:
    """A tile leaves the rondel without being taken."""
    game.state.discarded = (*game.state.discarded, tile)
    game.tell(TileRemoved(tile, space))
    for listener in game.hooks.on_tile_discarded:
        listener.on_tile_discarded(game, tile)


class RollDie(Step, frozen=True, tag="roll-die"):
    """The die moves as many tiles as it shows and removes the one it lands on."""

    def run(self, game: Game) -> None:
        """Roll, move, remove; or leave the game where the edition has it so."""
        face = FACES[game.draw(len(FACES))]
        game.tell(DieRolled(face))
        space = game.edition.die_lands_on(game, face)
        if space is None:
            del game.state.rondel.pieces[DIE]
            game.tell(PieceLeft(DIE))
        else:
            start = game.state.rondel.pieces[DIE]
            move_piece(game, DIE, space)
            discard(game, lift(game, space), space)
            announce_passed(game, DIE, start, space)


class Refill(Step, frozen=True, tag="refill"):
    """Tiles that all pieces have passed go; new ones are laid at the front."""

    def run(self, game: Game) -> None:
        """Lay tiles up to the one empty space behind the hindmost piece."""
        for listener in game.hooks.on_refill_began:
            listener.on_refill_began(game)
        rondel = game.state.rondel
        hindmost = min(rondel.pieces.values())
        for space in [space for space in rondel.tiles if space < hindmost]:
            discard(game, rondel.tiles.pop(space), space)
        self._lay(game, self._spaces(game, hindmost))

    def _spaces(self, game: Game, hindmost: Space) -> list[Space]:
        """The spaces to fill: all that are empty but the one behind the hindmost piece."""
        rondel = game.state.rondel
        taken = {*rondel.tiles, *rondel.pieces.values()}
        window = range(hindmost + 1, hindmost + game.edition.rondel_spaces - 1)
        spaces = [space for space in window if space not in taken]
        for listener in game.hooks.refilled:
            spaces = listener.refilled(game, spaces)
        return spaces

    def _lay(self, game: Game, spaces: list[Space]) -> None:
        """Lay tiles of the current stack; if it is exhausted the refill goes on afterwards."""
        stacks, rondel = game.state.stacks, game.state.rondel
        stack = next((name for name, tiles in stacks.items() if tiles), None)
        if stack is None:
            return
        tiles = stacks[stack]
        for space, tile in zip(spaces, tiles, strict=False):
            rondel.lay(space, tile)
            game.tell(TileLaid(tile, space))
        stacks[stack] = tiles[len(spaces) :]
        game.barrier()
        if len(spaces) >= len(tiles):
            game.then(self)
            for listener in game.hooks.on_stack_exhausted:
                listener.on_stack_exhausted(game, stack)
