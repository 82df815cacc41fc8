"""The turn: whose it is, taking a tile, the die, and refilling the rondel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Choice, Seat, Space
from games.engine.core.effects import FREE, Cost, Tile, write_cost
from games.engine.core.facts import (
    DieRolled,
    Piece,
    PieceLeft,
    PieceMoved,
    TileLaid,
    TileRemoved,
    TileTaken,
    TurnBegan,
)
from games.engine.core.naming import tile_name
from games.engine.core.state import Turn
from i18n import translate

from .market import Funds, can_pay
from .payment import Pay
from .placement import PlaceTile, can_place, min_fee, no_place_reason

if TYPE_CHECKING:
    from games.engine.core.game import Game

DIE = "die"
#: The rule change by which spaces that are passed take effect first to last.
PASSED_IN_ORDER = "passed-in-order"
FACES = (1, 1, 1, 2, 2, 3)


class NextTurn(Step, frozen=True, tag="next-turn"):
    """Start the turn of the hindmost piece."""

    def run(self, game: Game) -> None:
        """Put its turn on the agenda."""
        piece = game.state.rondel.hindmost()
        game.state.turn = Turn(piece if isinstance(piece, int) else None)
        game.emit(TurnBegan(piece))
        steps = game.edition.turn(game, piece)
        for listener in game.hooks.turn_steps:
            steps = listener.turn_steps(game, piece, steps)
        game.then(*steps)
        for listener in game.hooks.on_turn_began:
            listener.on_turn_began(game, piece)


class TakeTile(SeatDecision, frozen=True, tag="take-tile"):
    """Move to a tile and take it; if no tile can be taken, discard the one moved to."""

    topic: ClassVar[str] = "take"
    question_key: ClassVar[str] = "turn-take"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "act", "build")
    ask_if_forced: ClassVar[bool] = True

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that can be paid for and placed, and those that may be discarded."""
        spaces = spaces_to_land_on(game, seat)
        takeable = takeable_spaces(game, seat, spaces)
        options: list[Choice] = [("take", space) for space in takeable]
        if not takeable or game.edition.may_always_discard(game):
            options += [("discard", space) for space in spaces if space not in takeable]
        options += [("go", space) for space in stops(game, seat)]
        return allowed_moves(game, seat, options)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move there; then pay for and place the tile, or discard it."""
        verb, space = choice
        start = game.state.rondel.pieces[seat]
        move_piece(game, seat, space)
        if verb == "take":
            receive_tile(game, seat, game.tiles[take_off_rondel(game, space)], space)
        elif verb == "discard":
            discard(game, take_off_rondel(game, space), space)
            game.then(*game.edition.after_discarding(game, seat))
        else:
            for listener in game.hooks.on_stopped:
                listener.on_stopped(game, seat, space)
        notify_passed(game, seat, start, space)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no tile, or that it cannot be paid for or placed."""
        if reason := move_ban(game, seat, choice):
            return reason
        match choice:
            case ("take" | "discard" as verb, int(space)):
                if space not in spaces_to_land_on(game, seat):
                    return "advance", translate("turn-no-tile")
                if verb == "discard":
                    return self._discard_refusal(game)
                return self._take_refusal(game, seat, space)
            case ("end",):
                return "turn", translate("turn-no-pass")
        return super().refusal_reason(game, seat, choice)

    def _take_refusal(self, game: Game, seat: Seat, space: Space) -> tuple[str, str]:
        tile = game.tiles[game.state.rondel.tiles[space]]
        cost, means = tile_cost_for(game, seat, tile), Funds.of(game, seat)
        if not can_pay(cost, means):
            return "take", translate("turn-too-dear", tile=tile_name(tile), cost=write_cost(cost))
        if not any(can_pay(each, means) for each in costs_with_path(game, seat, space, cost)):
            return "way", translate("turn-way-too-dear", tile=tile_name(tile))
        return "take", no_place_reason(game, seat, tile)

    def _discard_refusal(self, game: Game) -> tuple[str, str]:
        if game.edition.may_always_discard(game):
            return "discard-any", translate("turn-must-take")
        return "discard", translate("turn-discard-last")


def receive_tile(game: Game, seat: Seat, tile: Tile, space: Space) -> None:
    """Let a seat pay for a tile taken off the rondel, then place it or set it aside."""
    game.emit(TileTaken(seat, tile.id, space))
    cost = tile_cost_for(game, seat, tile)
    steps: list[Step] = []
    if cost.scotsmen:
        steps.append(game.edition.scotsman_payment(seat, tile.id, cost))
    if cost.asks_for_goods or cost.coins or cost.whisky:
        fee = min_fee(game, seat, tile) if tile.placed else 0
        steps.append(Pay(seat, cost, fee or 0))
    if tile.placed:
        steps.append(PlaceTile(seat, tile.id))
    else:
        steps += game.edition.set_aside(seat, tile, nested=False)
    game.then(*steps)
    for listener in game.hooks.on_tile_taken:
        listener.on_tile_taken(game, seat, tile)


def move_ban(game: Game, seat: Seat, move: Choice) -> tuple[str, str] | None:
    """Return why listeners forbid a move on the rondel: topic and sentence; None if allowed."""
    why = None
    for listener in game.hooks.move_ban:
        why = listener.move_ban(game, seat, move, why)
    return why


def allowed_moves(game: Game, seat: Seat, moves: list[Choice]) -> list[Choice]:
    """Return the moves that no listener forbids, or all of them if none were left."""
    if not game.hooks.move_ban:
        return moves
    return [move for move in moves if not move_ban(game, seat, move)] or moves


def tile_cost_for(game: Game, seat: Seat, tile: Tile) -> Cost:
    """Return what a tile costs a seat."""
    cost = tile.cost
    for listener in game.hooks.tile_cost:
        cost = listener.tile_cost(game, seat, tile, cost)
    return cost


def costs_with_path(game: Game, seat: Seat, space: Space, cost: Cost) -> tuple[Cost, ...]:
    """Return the alternative costs of a tile including what is due on the way there."""
    costs: tuple[Cost, ...] = (cost,)
    if not game.state.turn.own:
        return costs  # a neutral piece pays nothing on its way
    for listener in game.hooks.path_costs:
        costs = listener.path_costs(game, seat, space, costs)
    return costs


def spaces_to_land_on(game: Game, piece: Piece) -> list[Space]:
    """Return the spaces ahead of a piece whose tile might be taken or discarded."""
    start, tiles = game.state.rondel.pieces[piece], game.tiles
    return [
        space
        for space, name in game.state.rondel.tiles.items()
        if space > start and tiles[name].landing
    ]


def takeable_spaces(game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
    """Return the spaces whose tile the seat can pay for and place."""
    means = Funds.of(game, seat)
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
    game: Game, seat: Seat, space: Space, tile: Tile, means: Funds
) -> tuple[Cost, ...]:
    """Return the costs of the tile on a space, path included, that a seat could pay."""
    hooks = game.hooks
    cost = tile_cost_for(game, seat, tile) if hooks.tile_cost else tile.cost
    if hooks.path_costs:
        costs = costs_with_path(game, seat, space, cost)
        return tuple(each for each in costs if each is FREE or can_pay(each, means))
    return (cost,) if cost is FREE or can_pay(cost, means) else ()


def _can_place(game: Game, seat: Seat, tile: Tile, cost: Cost) -> bool:
    """Return whether the tile can still be placed after it is paid for, if it needs a place."""
    if not tile.placed:
        return True
    if cost.scotsmen:
        ways = game.edition.scotsman_payment(seat, tile.id, cost).ways(game, seat)
        return next(ways, None) is not None
    return can_place(game, seat, tile, cost=cost)


def stops(game: Game, seat: Seat) -> list[Space]:
    """Return the spaces where a seat's piece may move without taking or discarding a tile."""
    spaces: list[Space] = []
    for listener in game.hooks.stops:
        spaces = listener.stops(game, seat, spaces)
    return spaces


def move_piece(game: Game, piece: Piece, space: Space) -> None:
    """Move a piece to a space."""
    pieces = game.state.rondel.pieces
    game.emit(PieceMoved(piece, pieces[piece], space))
    pieces[piece] = space


def take_off_rondel(game: Game, space: Space) -> str:
    """Take the tile on a space off the rondel."""
    return game.state.rondel.tiles.pop(space)


def notify_passed(game: Game, piece: Piece, start: Space, space: Space) -> None:
    """Notify listeners of the spaces a piece has passed; steps for the first space run first."""
    if not game.hooks.on_space_passed:
        return
    rondel, agenda = game.state.rondel, game.state.agenda
    occupied = {*rondel.tiles, *rondel.pieces.values()}
    in_order = game.uses_rule_change(PASSED_IN_ORDER)
    steps: list[list[Step]] = []
    for passed in sorted(occupied.intersection(range(start + 1, space)), reverse=not in_order):
        pending = len(agenda)
        for listener in game.hooks.on_space_passed:
            listener.on_space_passed(game, piece, passed)
        steps.append(agenda[pending:])
        del agenda[pending:]
    for each in reversed(steps) if in_order else steps:
        agenda += each


def discard(game: Game, tile: str, space: Space) -> None:
    """Discard a tile that left the rondel without being taken."""
    game.state.discarded = (*game.state.discarded, tile)
    game.emit(TileRemoved(tile, space))
    for listener in game.hooks.on_tile_discarded:
        listener.on_tile_discarded(game, tile)


class DieMove(NamedTuple):
    """Where the die moves, whether it removes the tile there, and whether it leaves the game."""

    space: Space
    removes: bool = True
    leaves: bool = False


def die_leaves(space: Space) -> DieMove:
    """Return the move of a die that gets as far as a space and leaves the game."""
    return DieMove(space, removes=False, leaves=True)


class RollDie(Step, frozen=True, tag="roll-die"):
    """Move the die as many tiles as it shows and remove the tile it lands on."""

    def run(self, game: Game) -> None:
        """Roll, move and remove; or take the die out of the game, as the edition requires."""
        face = FACES[game.draw(len(FACES))]
        game.emit(DieRolled(face))
        start, move = game.state.rondel.pieces[DIE], game.edition.die_move(game, face)
        if not move.leaves:
            move_piece(game, DIE, move.space)
        if move.removes:
            discard(game, take_off_rondel(game, move.space), move.space)
        notify_passed(game, DIE, start, move.space)
        if move.leaves:
            del game.state.rondel.pieces[DIE]
            game.emit(PieceLeft(DIE))


class Refill(Step, frozen=True, tag="refill"):
    """Discard the tiles that all pieces have passed, and fill the rondel at the front."""

    def run(self, game: Game) -> None:
        """Lay tiles up to the one empty space behind the hindmost piece."""
        for listener in game.hooks.on_refill_began:
            listener.on_refill_began(game)
        rondel = game.state.rondel
        hindmost = min(rondel.pieces.values())
        for space in [space for space in rondel.tiles if space < hindmost]:
            discard(game, rondel.tiles.pop(space), space)
        self._lay(game, spaces_to_refill(game))

    def _lay(self, game: Game, spaces: list[Space]) -> None:
        """Lay tiles of the current stack; if it runs out, continue after its scoring."""
        stacks, rondel = game.state.stacks, game.state.rondel
        stack = next((name for name, tiles in stacks.items() if tiles), None)
        if stack is None:
            return
        tiles = stacks[stack]
        for space, tile in zip(spaces, tiles, strict=False):
            rondel.lay(space, tile)
            game.emit(TileLaid(tile, space))
        stacks[stack] = tiles[len(spaces) :]
        game.barrier()
        if len(spaces) >= len(tiles):
            game.then(self)
            for listener in game.hooks.on_stack_exhausted:
                listener.on_stack_exhausted(game, stack)


def spaces_to_refill(game: Game) -> list[Space]:
    """Return all empty spaces except the one behind the hindmost piece."""
    rondel = game.state.rondel
    hindmost = min(rondel.pieces.values())
    taken = {*rondel.tiles, *rondel.pieces.values()}
    size = game.edition.rondel_spaces.under(game.setup.rules)
    window = range(hindmost + 1, hindmost + size - 1)
    spaces = [space for space in window if space not in taken]
    for listener in game.hooks.refilled:
        spaces = listener.refilled(game, spaces)
    return spaces
