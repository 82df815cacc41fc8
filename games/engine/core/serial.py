"""Saving and loading of games as plain JSON values, at any decision.

Steps are saved under their tags, never under class names; a dictionary whose keys are not
strings is saved as a list of pairs.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from .agenda import Step
from .chance import is_seed
from .choices import Choice, choice_from_json
from .edition import Edition, Setup
from .facts import Fact, PointsScored
from .game import Game
from .hooks import Listener
from .legacy import upgrade_fact
from .refusals import BadRecord, BadSetup
from .state import Board, Rondel, State, Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Json = dict[str, Any]
Rules = tuple[Edition, tuple[Listener, ...]]
Shell = TypeVar("Shell", bound=Struct)
FORMAT = 2
#: The parts of a state that are read by dedicated functions.
APART = ("agenda", "sealed", "boards", "score_lines")


def save(game: Game) -> Json:
    """Return the whole game as JSON values, secrets included: for the server only."""
    state = game.state
    saved = _dump_shell(state, leave_out=("territories", "rondel", "turn", "agenda"))
    saved["territories"] = [_dump_shell(territory) for territory in state.territories]
    saved["rondel"] = _dump_shell(state.rondel)
    saved["turn"] = _dump_shell(state.turn)
    saved["agenda"] = [plain(step) for step in state.agenda]
    return {"format": FORMAT, "setup": plain(game.setup), "seed": game.seed, "state": saved}


def load(saved: Json, rules_for: Callable[[Setup], Rules]) -> Game:
    """Read what `save` wrote; raise BadRecord, naming the place, for anything else."""
    try:
        if saved["format"] != FORMAT:
            raise BadRecord(f"this is format {saved['format']}, not {FORMAT}", field="format")
        setup = msgspec.convert(saved["setup"], Setup)
        edition, others = rules_for(setup)
        seed = str(saved["seed"])
        if not is_seed(seed):
            raise BadRecord("a seed is 64 hexadecimal digits", field="seed")
        return Game(
            setup, edition, seed, load_state(with_current_tags(saved)["state"], edition), *others
        )
    except BadSetup as error:
        raise BadRecord.of_setup(error) from error
    except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise BadRecord(f"this is not a saved game: {error}", field="saved game") from error


def with_current_tags(saved: Json) -> Json:
    """Rename the boards of a saved game that an earlier version saved under other tags."""
    tags = former_board_tags()
    boards = {
        tags.get(name, name): _with_current_tag(board)
        for name, board in saved["state"]["boards"].items()
    }
    return saved | {"state": saved["state"] | {"boards": boards}}


def _with_current_tag(board: Json) -> Json:
    return board | {"board": former_board_tags().get(board["board"], board["board"])}


def load_state(saved: Json, edition: Edition) -> State:
    """Read the state of a game."""
    rest = _fields(State, saved, ("territories", "rondel", "turn", *APART))
    return State(
        territories=[_load_shell(edition.territory, each) for each in saved["territories"]],
        rondel=_load_shell(Rondel, saved["rondel"]),
        turn=_load_shell(Turn, saved["turn"]),
        agenda=[load_step(each) for each in saved["agenda"]],
        sealed=dict(_load_answer(answer) for answer in saved["sealed"]),
        boards={name: load_board(board) for name, board in saved["boards"].items()},
        score_lines=tuple(map(load_score_line, saved["score_lines"])),
        **rest,
    )


def load_step(saved: Json) -> Step:
    """Read a step by its tag."""
    kinds = step_kinds()
    if saved["kind"] not in kinds:
        raise BadRecord(f"no step is called {saved['kind']!r}", field="agenda")
    return msgspec.convert(saved, kinds[saved["kind"]])


def load_board(saved: Json) -> Board:
    """Read a board by its tag, or by the tag that earlier versions used."""
    kinds, saved = board_kinds(), _with_current_tag(saved)
    if saved["board"] not in kinds:
        raise BadRecord(f"no board is called {saved['board']!r}", field="boards")
    return msgspec.convert(saved, kinds[saved["board"]])


def load_fact(saved: Json) -> Fact:
    """Read a fact by its tag, in the form of this version or of version 0.1.0."""
    return msgspec.convert(upgrade_fact(saved), fact_kinds()[saved["kind"]])


def load_score_line(saved: Json) -> PointsScored:
    """Read a line of the score sheet."""
    return msgspec.convert(upgrade_fact(saved), PointsScored)


def plain(record: Struct) -> Json:
    """Return a frozen record as JSON values."""
    values: Json = msgspec.to_builtins(record, order="deterministic")
    return values


@cache
def step_kinds() -> dict[str, type[Step]]:
    """Return every concrete step class by its tag."""
    return {kind_tag(kind): cast("type[Step]", kind) for kind in _concrete(Step)}


@cache
def board_kinds() -> dict[str, type[Board]]:
    """Return every concrete board class by its tag."""
    return {kind_tag(kind): cast("type[Board]", kind) for kind in _concrete(Board)}


@cache
def former_board_tags() -> dict[str, str]:
    """Map the tags of boards in earlier versions to the current ones."""
    return {kind.former_tag: tag for tag, kind in board_kinds().items() if kind.former_tag}


@cache
def fact_kinds() -> dict[str, type[Fact]]:
    """Return every concrete fact class by its tag."""
    return {kind_tag(kind): cast("type[Fact]", kind) for kind in _concrete(Fact)}


def kind_tag(kind: type[Struct]) -> str:
    """Return the tag under which a class of records is saved."""
    return str(kind.__struct_config__.tag)


def _concrete(base: type[Struct]) -> list[type[Struct]]:
    """Return the classes that have their own tag, by tag, in an order independent of imports."""
    return sorted((kind for kind in _descendants(base) if _has_tag(kind)), key=kind_tag)


def _descendants(base: type[Struct]) -> Iterator[type[Struct]]:
    yield base
    for child in base.__subclasses__():
        yield from _descendants(child)


def _has_tag(kind: type[Struct]) -> bool:
    """Whether a tag was given; without one msgspec takes the class name."""
    return kind.__struct_config__.tag != kind.__name__


def _dump_shell(shell: Struct, leave_out: tuple[str, ...] = ()) -> Json:
    return {
        name: _dump_value(getattr(shell, name))
        for name in shell.__struct_fields__
        if name not in leave_out
    }


def _dump_value(value: object) -> Any:  # noqa: ANN401 - any JSON value
    if isinstance(value, dict) and not all(isinstance(key, str) for key in value):
        value = list(value.items())
    return msgspec.to_builtins(value, order="deterministic")


def _load_shell(kind: type[Shell], saved: Json) -> Shell:
    return kind(**_fields(kind, saved))


def _fields(kind: type[Struct], saved: Json, leave_out: tuple[str, ...] = ()) -> Json:
    return {
        name: _load_value(saved[name], hint)
        for name, hint in _hints(kind).items()
        if name not in leave_out
    }


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind)


def _load_value(value: object, hint: Any) -> Any:  # noqa: ANN401 - any declared type
    if get_origin(hint) is dict and isinstance(value, list):
        key_type, item_type = get_args(hint)
        pairs = msgspec.convert(value, list[tuple[Any, Any]])
        return {
            msgspec.convert(key, key_type): msgspec.convert(item, item_type) for key, item in pairs
        }
    return msgspec.convert(value, hint)


def _load_answer(saved: object) -> tuple[int, Choice]:
    seat, answer = msgspec.convert(saved, tuple[int, list[Any]])
    choice = choice_from_json(answer)
    if choice is None:
        raise BadRecord(f"{answer!r} has not the form of a choice", field="sealed")
    return seat, choice
