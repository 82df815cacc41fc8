"""How is a game saved and loaded, at any decision?

As plain JSON values. Steps are saved under their tags, never under class names; a
dictionary whose keys are not words is saved as a list of pairs.
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
from .facts import Fact
from .game import Game
from .hooks import Listener
from .refusals import BadRecord, BadSetup
from .state import Board, Rondel, State, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]
Rules = tuple[Edition, tuple[Listener, ...]]
Shell = TypeVar("Shell", bound=Struct)
FORMAT = 2


def save(game: Game) -> Json:
    """The whole game as JSON values, secrets included: for the server only."""
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
        return Game(setup, edition, seed, load_state(saved["state"], edition), *others)
    except BadSetup as error:
        raise BadRecord.of_setup(error) from error
    except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise BadRecord(f"this is not a saved game: {error}", field="saved game") from error


def load_state(saved: Json, edition: Edition) -> State:
    """Read the state of a game."""
    rest = _fields(State, saved, ("territories", "rondel", "turn", "agenda", "sealed", "boards"))
    return State(
        territories=[_load_shell(edition.territory, each) for each in saved["territories"]],
        rondel=_load_shell(Rondel, saved["rondel"]),
        turn=_load_shell(Turn, saved["turn"]),
        agenda=[load_step(each) for each in saved["agenda"]],
        sealed=dict(_load_answer(answer) for answer in saved["sealed"]),
        boards={name: load_board(board) for name, board in saved["boards"].items()},
        **rest,
    )


def load_step(saved: Json) -> Step:
    """Read a step by its tag."""
    kinds = step_kinds()
    if saved["kind"] not in kinds:
        raise BadRecord(f"no step is called {saved['kind']!r}", field="agenda")
    return msgspec.convert(saved, kinds[saved["kind"]])


def load_board(saved: Json) -> Board:
    """Read a board by its tag."""
    kinds = board_kinds()
    if saved["board"] not in kinds:
        raise BadRecord(f"no board is called {saved['board']!r}", field="boards")
    return msgspec.convert(saved, kinds[saved["board"]])


def plain(record: Struct) -> Json:
    """A frozen record as JSON values."""
    values: Json = msgspec.to_builtins(record, order="deterministic")
    return values


@cache
def step_kinds() -> dict[str, type[Step]]:
    """Every step that can lie on an agenda, by its tag."""
    return {kind_tag(kind): cast("type[Step]", kind) for kind in _concrete(Step)}


@cache
def board_kinds() -> dict[str, type[Board]]:
    """Every board that can lie on the table, by its tag."""
    return {kind_tag(kind): cast("type[Board]", kind) for kind in _concrete(Board)}


@cache
def fact_kinds() -> dict[str, type[Fact]]:
    """Every fact that can be told, by its tag."""
    return {kind_tag(kind): cast("type[Fact]", kind) for kind in _concrete(Fact)}


def kind_tag(kind: type[Struct]) -> str:
    """The tag that a kind of record is saved under."""
    return str(kind.__struct_config__.tag)


def _concrete(base: type[Struct]) -> list[type[Struct]]:
    """The kinds that have a tag of their own; without one msgspec takes the class name."""
    kinds = [] if base.__struct_config__.tag == base.__name__ else [base]
    return kinds + [kind for child in base.__subclasses__() for kind in _concrete(child)]


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
