"""Choices: the answers of seats, and their text and JSON forms.

A choice is a plain tuple of a verb and its arguments, as in ``("place", (0, 1))`` or
``("sell", "wood", (1, 0))``. Plain values can be compared, saved and sent as they are; the verb
determines what the front end highlights.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

Seat = int
Cell = tuple[int, int]
Cells = AbstractSet[Cell]
Space = int
#: A verb and its arguments: words, numbers and cells.
Choice = tuple[Any, ...]

END: Choice = ("end",)
DONE: Choice = ("done",)
DECLINE: Choice = ("decline",)
#: The first of the options, in a standing order.
ANY: Choice = ("any",)

#: The kinds of the arguments of each verb, for the front end and for readers.
VERBS: Mapping[str, tuple[str, ...]] = {
    "take": ("space",),
    "discard": ("space",),
    "place": ("cell",),
    "activate": ("cell",),
    "give": ("number",),
    "choose": ("good",),
    "pay": ("good", "cell"),
    "buy": ("good",),
    "sell": ("good", "cell"),
    "sacrifice": ("cell",),
    "sacrifice-chieftain": (),
    "move": ("cell", "cell"),
    "promote": ("cell",),
    "go": ("space",),
    "claim": ("clan",),
    "put": ("good", "cell"),
    "keep": ("good",),
    "recruit": ("cell",),
    "remove": ("cell",),
    "build": ("tile",),
    "gain": ("good",),
    "forgo": (),
    "replace": ("good",),
    "done": (),
    "decline": (),
    "end": (),
}

SEAT_LETTERS = "ABCDE"


def write_cell(cell: Cell) -> str:
    """Write a cell as steps east and north of the start.

    >>> write_cell((1, -2))
    '1,-2'
    """
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """Read what `write_cell` wrote; raise ValueError for anything else."""
    east, north = text.split(",")
    return int(east), int(north)


def write_choice(choice: Choice) -> str:
    """Write a choice as text.

    >>> write_choice(("sell", "wood", (1, 0)))
    'sell wood 1,0'
    """
    return " ".join(write_cell(word) if isinstance(word, tuple) else str(word) for word in choice)


def match_choice(text: str, options: Iterable[Choice]) -> Choice | None:
    """Find the option whose text form is `text`; None if there is none."""
    wanted = " ".join(text.split())
    return next((option for option in options if write_choice(option) == wanted), None)


def choice_from_json(value: Any) -> Choice | None:  # noqa: ANN401 - anything may arrive
    """Convert JSON to a choice; return None if it is malformed."""
    if not isinstance(value, list | tuple) or not value or not isinstance(value[0], str):
        return None
    words = []
    for word in value:
        plain = tuple(word) if type(word) is list else word
        if not _is_word(plain):
            return None
        words.append(plain)
    return tuple(words)


def _is_word(word: object) -> bool:
    kind = type(word)  # True is an int, but not an argument
    if kind is str or kind is int:
        return True
    return isinstance(word, tuple) and len(word) == 2 and type(word[0]) is type(word[1]) is int


def write_seat(seat: Seat) -> str:
    """Write a seat as a letter.

    >>> write_seat(1)
    'B'
    """
    return SEAT_LETTERS[seat]


def read_seat(text: str) -> Seat:
    """Read a seat's letter; raise ValueError for anything else."""
    if len(text) != 1:
        raise ValueError(f"no seat is called {text!r}")
    return SEAT_LETTERS.index(text)
