"""Positions as plain text.

Every line holds a name and a value. What is left out is as at the start of a game; if no stack
is named, the tiles that are not mentioned are in their stacks, in the order of the tile table.
Reading a position plays nothing, unless it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator

import msgspec

from games.engine.common.turn import Refill
from games.engine.core.agenda import Step
from games.engine.core.chance import new_seed
from games.engine.core.choices import SEAT_LETTERS, Seat, choice_from_json, read_seat, write_seat
from games.engine.core.edition import NEWEST_RULES, Setup
from games.engine.core.effects import Tile
from games.engine.core.facts import Piece
from games.engine.core.game import Game
from games.engine.core.refusals import BadRecord, BadSetup
from games.engine.core.serial import kind_tag, load_board, load_score_line, load_step, plain
from games.engine.core.state import State, Territory, Turn
from games.engine.editions import blank_game

from .maps import read_map, write_map
from .texts import Field, read_fields, read_names, read_setup, write_setup

TITLE = "glenmore position 1"


def write_position(game: Game) -> str:
    """Write a position, secrets included."""
    state = game.state
    lines = [
        TITLE,
        *write_setup(game.setup, game.seed),
        f"market: {_write_numbers(state.market)}",
        f"rondel: {_write_rondel(state)}",
        *(f"stack {name}: {', '.join(tiles)}" for name, tiles in state.stacks.items()),
        f"discarded: {', '.join(state.discarded)}",
        f"removed: {', '.join(state.removed)}",
        *(f"board: {json.dumps(plain(board))}" for board in state.boards.values()),
        f"turn: {json.dumps(plain(state.turn))}",
        f"draws: {state.draws}",
        f"barriers: {state.barriers}",
        f"winners: {', '.join(map(write_seat, state.winners))}",
        *(f"sealed: {json.dumps([seat, choice])}" for seat, choice in state.sealed.items()),
        *(f"score: {json.dumps(plain(line))}" for line in state.score_lines),
        *(f"to do: {json.dumps(plain(step))}" for step in reversed(state.agenda)),
    ]
    if game.over:
        lines.append("to do: nothing")
    for seat, territory in enumerate(state.territories):
        lines += _write_territory(write_seat(seat), territory)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_position(text: str, *, play: bool = False) -> Game:
    """Set up a position; raise BadRecord, naming the line, if it cannot be read.

    Reading plays nothing: no refill, no scoring, no end. Where nothing is to do, the turn of the
    hindmost player begins. With `play` the rondel is refilled and the game goes on to its next
    question.
    """
    game, fields = _set_up(text)
    if not any(field.name.startswith("stack ") for field in fields):
        _fill_stacks(game)
    if play:
        game.advance()
    elif not any(field.name == "to do" for field in fields):
        _begin_turn(game)
    return game


def unmentioned_tiles(text: str) -> tuple[str, ...]:
    """Return the tiles that a position does not mention.

    If it names no stack they are in their stacks, otherwise they are nowhere.
    """
    game, _ = _set_up(text)
    return tuple(tile.id for tile in _unmentioned(game))


def _set_up(text: str) -> tuple[Game, list[Field]]:
    """Return a game as its lines say, without the tiles that they do not mention."""
    fields = read_fields(text, TITLE)
    setup, seed = read_setup(fields, default_seed=new_seed("position"), default_rules=NEWEST_RULES)
    game = _blank_game(setup, seed)
    if any(field.name == "to do" for field in fields):
        game.state.agenda = []
    for field in fields:
        _read_field(game, field)
    _check_tiles(game)
    _check_goods(game)
    return game, fields


def _begin_turn(game: Game) -> None:
    """Begin the turn of the hindmost piece if it is a player's; a neutral piece would play."""
    game.withdraw(Refill())
    if isinstance(game.state.rondel.hindmost(), int):
        game.state.agenda.pop().run(game)


# --- writing -----------------------------------------------------------------------------


def _write_numbers(numbers: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in numbers.items())


def _write_rondel(state: State) -> str:
    rondel = state.rondel
    pieces = [(space, _write_piece(piece)) for piece, space in rondel.pieces.items()]
    return ", ".join(f"{space} {what}" for space, what in sorted([*rondel.tiles.items(), *pieces]))


def _write_piece(piece: Piece) -> str:
    return write_seat(piece) if isinstance(piece, int) else piece


def _write_territory(letter: str, territory: Territory) -> list[str]:
    numbers = {name: getattr(territory, name) for name in _counted(territory)}
    return [
        f"{letter}: {_write_numbers(numbers)}",
        *(f"{letter} {name}: {', '.join(getattr(territory, name))}" for name in _listed(territory)),
        f"{letter} map:",
        *write_map(territory),
    ]


def _counted(territory: Territory) -> list[str]:
    """Return the names of the number fields, which depend on the edition."""
    return [name for name in territory.__struct_fields__ if type(getattr(territory, name)) is int]


def _listed(territory: Territory) -> list[str]:
    """Return the names of the list fields, which depend on the edition."""
    return [name for name in territory.__struct_fields__ if type(getattr(territory, name)) is tuple]


# --- reading -----------------------------------------------------------------------------


def _blank_game(setup: Setup, seed: str) -> Game:
    try:
        return blank_game(setup, seed)
    except BadSetup as error:
        raise BadRecord.of_setup(error) from error


def _read_field(game: Game, field: Field) -> None:
    head, _, tail = field.name.partition(" ")
    try:
        if head in SEAT_LETTERS[: game.setup.players] and len(head) == 1:
            _read_territory(game, read_seat(head), tail, field)
        elif head == "stack":
            _known(tail, game.state.stacks)
            game.state.stacks[tail] = read_names(field.value)
        else:
            _known(field.name, _READERS)
            _READERS[field.name](game, field.value)
    except BadRecord:
        raise
    except (ValueError, KeyError, TypeError, IndexError, msgspec.ValidationError) as error:
        place = f"line {field.line}, {field.name}"
        raise BadRecord(f"the position cannot be read: {error}", field=place) from error


def _known(name: str, names: Container[str]) -> None:
    if name not in names:
        raise BadRecord(f"a position has no '{name}'", field=name)


def _read_territory(game: Game, seat: Seat, what: str, field: Field) -> None:
    territory = game.state.territories[seat]
    if what == "map":
        read_map(field.more, territory)
    elif what in _listed(territory):
        setattr(territory, what, read_names(field.value))
        for name in territory.cards:
            if game.tiles[name].card is None:
                raise ValueError(f"'{name}' has no card")
    else:
        _known(what, ("",))
        for name, number in _numbers(field.value):
            _known(name, _counted(territory))
            setattr(territory, name, number)


def _numbers(value: str) -> Iterator[tuple[str, int]]:
    for part in read_names(value):
        name, number = part.split()
        yield name, int(number)


def _read_market(game: Game, value: str) -> None:
    for good, number in _numbers(value):
        _known(good, game.state.market)
        game.state.market[good] = number


def _read_rondel(game: Game, value: str) -> None:
    rondel = game.state.rondel
    rondel.pieces, rondel.tiles = {}, {}
    for part in read_names(value):
        space, what = part.split()
        if what in game.tiles:
            rondel.tiles[int(space)] = what
        else:
            rondel.pieces[_read_piece(game, what)] = int(space)
    rondel.tiles = dict(sorted(rondel.tiles.items()))


def _read_piece(game: Game, text: str) -> Piece:
    if text in game.hooks.pieces:
        return text
    if read_seat(text) >= game.setup.players:
        raise ValueError(f"nobody has the seat {text}")
    return read_seat(text)


def _read_discarded(game: Game, value: str) -> None:
    game.state.discarded = read_names(value)


def _read_removed(game: Game, value: str) -> None:
    game.state.removed = read_names(value)


def _read_board(game: Game, value: str) -> None:
    board = load_board(json.loads(value))
    game.state.boards[kind_tag(type(board))] = board


def _read_turn(game: Game, value: str) -> None:
    game.state.turn = msgspec.json.decode(value, type=Turn)


def _read_draws(game: Game, value: str) -> None:
    game.state.draws = int(value)


def _read_barriers(game: Game, value: str) -> None:
    game.state.barriers = int(value)


def _read_winners(game: Game, value: str) -> None:
    game.state.winners = tuple(map(read_seat, read_names(value)))


def _read_sealed(game: Game, value: str) -> None:
    seat, answer = json.loads(value)
    choice = choice_from_json(answer)
    if choice is None:
        raise ValueError(f"{answer!r} has not the form of a choice")
    game.state.sealed[int(seat)] = choice


def _read_score(game: Game, value: str) -> None:
    line = load_score_line(json.loads(value))
    game.state.score_lines = (*game.state.score_lines, line)


def _read_to_do(game: Game, value: str) -> None:
    if value != "nothing":
        game.state.agenda.insert(0, load_step(json.loads(value)))


_READERS: dict[str, Callable[[Game, str], None]] = {
    "market": _read_market,
    "rondel": _read_rondel,
    "discarded": _read_discarded,
    "removed": _read_removed,
    "board": _read_board,
    "turn": _read_turn,
    "draws": _read_draws,
    "barriers": _read_barriers,
    "winners": _read_winners,
    "sealed": _read_sealed,
    "score": _read_score,
    "to do": _read_to_do,
}


def _mentioned(game: Game) -> list[str]:
    """Return every tile in the position, with repetitions."""
    state = game.state
    owned = [name for territory in state.territories for name in territory.all_tiles()]
    stacked = [name for tiles in state.stacks.values() for name in tiles]
    return [*owned, *state.rondel.tiles.values(), *state.discarded, *state.removed, *stacked]


def _check_tiles(game: Game) -> None:
    mentioned = [name for name in _mentioned(game) if name not in game.edition.unstacked_tiles]
    for name in mentioned:
        if name not in game.tiles:
            raise BadRecord(f"no tile is called '{name}'", field="tiles")
        if mentioned.count(name) > 1:
            raise BadRecord(f"the tile '{name}' is in two places", field="tiles")


def _check_goods(game: Game) -> None:
    for seat, territory in enumerate(game.state.territories):
        for good in territory.held():
            if good not in game.edition.goods:
                raise BadRecord(f"no good is called '{good}'", field=f"{write_seat(seat)} map")


def _fill_stacks(game: Game) -> None:
    for tile in _unmentioned(game):
        game.state.stacks[tile.stack] = (*game.state.stacks[tile.stack], tile.id)


def _unmentioned(game: Game) -> list[Tile]:
    in_hand = (step.tile_in_hand for step in game.pending(Step))
    mentioned = {*_mentioned(game), *in_hand, *game.edition.unstacked_tiles}
    tiles = game.tiles.values()
    return [each for each in tiles if each.id not in mentioned and each.stack in game.state.stacks]
