"""Records of whole games as plain text, and their replay.

A record holds set-up, seed and moves, one line for consecutive moves of a seat. It needs no
position: the same set-up, seed and moves lead to the same result.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.engine.core.choices import (
    SEAT_LETTERS,
    Choice,
    Seat,
    match_choice,
    read_seat,
    write_choice,
    write_seat,
)
from games.engine.core.edition import Setup
from games.engine.core.game import Game
from games.engine.core.refusals import BadRecord, BadSetup, IllegalMove
from games.engine.editions import new_game
from i18n import translate

from .texts import Field, duplicate_field, read_fields, read_setup, write_setup

TITLE = "glenmore record 1"


class Move(Struct, frozen=True):
    """A seat's choice as text."""

    seat: Seat
    text: str


class Record(Struct):
    """A game from its set-up to its last move; `result` is empty while it is running."""

    setup: Setup
    seed: str
    moves: list[Move]
    result: str = ""

    def add(self, seat: Seat, choice: Choice) -> None:
        """Append a move."""
        self.moves.append(Move(seat, write_choice(choice)))


def write_record(record: Record) -> str:
    """Write a record as text that `read_record` accepts."""
    lines = [TITLE, *write_setup(record.setup, record.seed), ""]
    turn: list[str] = []
    for index, move in enumerate(record.moves):
        turn.append(move.text)
        last = index + 1 == len(record.moves)
        if last or move.text == "end" or record.moves[index + 1].seat != move.seat:
            lines.append(f"{write_seat(move.seat)}: {'; '.join(turn)}")
            turn = []
    if record.result:
        lines.append(f"result: {record.result}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_record(text: str) -> Record:
    """Read a record; raise BadRecord, naming the line, if it is malformed."""
    fields = read_fields(text, TITLE)
    setup, seed = read_setup(fields, default_seed=None, default_rules=1)
    record = Record(setup, seed, [])
    for field in fields:
        if field.name != "result":
            record.moves += _read_moves(field)
        elif record.result:
            raise duplicate_field(field)
        else:
            record.result = field.whole
    return record


def replay(record: Record) -> Iterator[Game]:
    """Yield the game at the start and after every move of a record.

    Raise BadRecord at the first illegal move.
    """
    try:
        game = new_game(record.setup, record.seed)
    except BadSetup as error:
        raise BadRecord.of_setup(error) from error
    yield game
    for number, move in enumerate(record.moves, start=1):
        play_text(game, move.seat, move.text, number)
        yield game


def check_record(record: Record) -> Game:
    """Replay a record and compare the result; raise BadRecord if they differ."""
    *_, end = replay(record)
    if record.result and record.result != write_result(end):
        found = write_result(end) or translate("record-no-end")
        message = translate("record-result", told=record.result, found=found)
        raise BadRecord(message, field="result")
    return end


def play_text(game: Game, seat: Seat, text: str, number: int) -> None:
    """Play a move given as text; the refusal of an illegal move names its number."""
    choice = match_choice(text, game.options(seat))
    try:
        game.play(seat, choice or read_any_choice(text))
    except IllegalMove as error:
        message = translate(
            "record-move", number=str(number), seat=write_seat(seat), text=text, why=str(error)
        )
        raise BadRecord(message, field=f"move {number}") from error


def read_any_choice(text: str) -> Choice:
    """Read a choice that is not among the options, so that its refusal can explain it."""
    return tuple(_read_word(word) for word in text.split())


def write_result(game: Game) -> str:
    """Return points and winners of a finished game; empty while it is running."""
    if not game.over:
        return ""
    points = ", ".join(
        f"{write_seat(seat)} {each.points}" for seat, each in enumerate(game.state.territories)
    )
    return f"{points}; won by {', '.join(map(write_seat, game.state.winners))}"


def _read_moves(field: Field) -> list[Move]:
    place = f"line {field.line}"
    if field.name not in SEAT_LETTERS or len(field.name) != 1:
        message = translate("record-seat", line=str(field.line), name=field.name)
        raise BadRecord(message, field=place)
    moves = [" ".join(text.split()) for text in field.whole.split(";")]
    if not all(moves):
        raise BadRecord(translate("record-missing", line=str(field.line)), field=place)
    return [Move(read_seat(field.name), text) for text in moves]


def _read_word(word: str) -> str | int | tuple[int, int]:
    try:
        numbers = tuple(int(part) for part in word.split(","))
    except ValueError:
        return word
    return numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1])
