"""A table for rule tests, driven by positions and moves in text.

`given` sets up a table from a position in text, `plays` plays moves in text and `refuses` checks
that a rule forbids a move. Play is strict: an illegal move, or a question that the script does
not answer, fails the test and prints what the game waits for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from textwrap import dedent, indent
from typing import TypeVar, cast

import pytest

from games.engine import Fact, Setup, new_game, new_seed, prompt, save_game, write_choice
from games.engine.core.chance import draw
from games.engine.core.choices import match_choice, read_cell, read_seat, write_seat
from games.engine.core.facts import DieRolled
from games.engine.core.game import Game
from games.engine.core.refusals import IllegalMove
from games.engine.core.state import Territory
from games.engine.glen_more_2010.territory import Territory2010
from games.engine.notation.positions import TITLE, read_position
from games.engine.notation.records import read_any_choice

GAME = "glen-more-2010"
#: The version of the rules that scripts are written for: later corrections of tiles and roads do
#: not concern them. Raise it when a rule changes, together with the scripts.
RULES = {"glen-more-2010": 1, "glen-more-2": 2}
SEED = new_seed("a table to try rules at")
#: The faces of the die for the random numbers 0 to 5.
FACES = (1, 1, 1, 2, 2, 3)
#: The tiles of stack 0, to fill a circuit with.
STACK_0_TILES = "quarry-1 forest-1 meadow-1 village-1 cornfield-1 pasture-1 quarry-2 forest-2"
#: Questions at which a script may stop; any other must be answered or expected.
RESTING_QUESTIONS = ("take-tile", "activate")

Kind = TypeVar("Kind", bound=Fact)


def given(text: str, rolls: Sequence[int] = ()) -> Table:
    """Set up a position of Glen More (2010); the die will show the given faces."""
    return Table(position(GAME, text, rolls))


def position(game_id: str, text: str, rolls: Sequence[int] = ()) -> Game:
    """Read a position in the shorthand of tests.

    The first line gives the number of players and the table options: ``2 players, lenient-take``.
    A line ``circuit:`` names pieces and tiles from space 0 on, in place of ``rondel:``.
    """
    head, _, rest = dedent(text).strip().partition("\n")
    number, _, options = head.partition(" players")
    lines = [
        TITLE,
        f"game: {game_id}",
        f"players: {number}",
        f"options: {options.strip(' ,')}",
        *([] if re.search(r"^rules:", rest, re.MULTILINE) else [f"rules: {RULES[game_id]}"]),
        f"seed: {SEED}",
        f"draws: {_draws_before(rolls)}",
        re.sub(r"^circuit:(.*)$", _rondel, rest, flags=re.MULTILINE),
    ]
    return read_position("\n".join(lines), play=True)


def set_up(players: int, *options: str, secret: object = "") -> Table:
    """Set up a new game; each secret gives another shuffle."""
    setup = Setup(game=GAME, players=players, options=options, rules=RULES[GAME])
    return Table(new_game(setup, new_seed(f"set-up {secret}")))


def last_turn(territories: str) -> Table:
    """Return a table whose fourth seat took the last turn of the game; nobody has coins."""
    table = given(f"""
        4 players
        circuit: D {STACK_0_TILES} C B A forest-3
        stack 3: quarry-6
        A: coins 0
        B: coins 0
        C: coins 0
        D: coins 0
        {territories}
        """)
    table.plays("D", "take 2", "place 0,1", "end")
    assert table.game.over
    return table


def die_faces(given: Callable[[str], ScriptedTable], die_hindmost: str) -> list[int]:
    """Return the faces that the die shows for the random numbers 0 to 5, sorted."""
    faces: dict[int, int] = {}
    for draws in range(100):
        table = given(f"{die_hindmost}draws: {draws}\n")
        faces[draw(SEED, draws, len(FACES))[0]] = table.facts_of(DieRolled)[0].face
    assert sorted(faces) == [*range(len(FACES))]
    return sorted(faces.values())


def _rondel(line: re.Match[str]) -> str:
    return "rondel: " + ", ".join(f"{at} {what}" for at, what in enumerate(line[1].split()))


def _draws_before(rolls: Sequence[int]) -> int:
    """Return how many numbers must have been drawn so that these rolls come next."""
    return next(draws for draws in count() if list(_rolls_after(draws, len(rolls))) == [*rolls])


def _rolls_after(draws: int, number: int) -> Iterator[int]:
    for _ in range(number):
        drawn, draws = draw(SEED, draws, len(FACES))
        yield FACES[drawn]


class ScriptedTable:
    """A game for scripts. Seats are letters, cells are written ``1,-2``."""

    def __init__(self, game: Game) -> None:
        self.game = game
        #: The facts since the last `plays` began.
        self.facts: list[Fact] = [*game.facts]

    # --- when ------------------------------------------------------------------------------

    def plays(self, letter: str, *moves: str, until: str = "") -> None:
        """Play moves of a seat, up to a question where a script may stop or the one named."""
        self.facts = []
        for move in moves:
            choice = match_choice(move, self.game.options(read_seat(letter)))
            if choice is None:
                pytest.fail(f"{letter} cannot play '{move}'\n{self._what_is_asked()}")
            self.facts += self.game.play(read_seat(letter), choice)
        decision = self.game.decision
        if decision and decision.kind not in ((until,) if until else RESTING_QUESTIONS):
            pytest.fail(f"a question that the test does not expect\n{self._what_is_asked()}")
        if until and not decision:
            pytest.fail(f"the game is over and '{until}' was not asked")

    def asks(self, letter: str, kind: str) -> None:
        """Check which seat has to answer which question."""
        decision = self.game.decision
        seats = [write_seat(seat) for seat in self.game.to_act]
        if decision is None or (seats, decision.kind) != ([letter], kind):
            pytest.fail(f"expected '{kind}' for {letter}\n{self._what_is_asked()}")

    def refuses(self, letter: str, move: str, rule: str) -> None:
        """Check that a move is refused by a rule and changes nothing."""
        before = save_game(self.game)
        with pytest.raises(IllegalMove) as refusal:
            self.game.play(read_seat(letter), read_any_choice(move))
        assert (refusal.value.rule, save_game(self.game)) == (rule, before), refusal.value

    # --- then ------------------------------------------------------------------------------

    def territory(self, letter: str) -> Territory:
        """Return the territory of a seat."""
        return self.game.state.territories[read_seat(letter)]

    def goods(self, letter: str, cell: str = "") -> str:
        """Return the cubes on a cell, or on all of them: ``stone stone wood``."""
        goods = self.territory(letter).goods
        if cell:
            return " ".join(goods.get(read_cell(cell), ()))
        return " ".join(sorted(good for each in goods.values() for good in each))

    def members(self, letter: str, cell: str = "") -> int:
        """Return how many clan members or Scotsmen are on a cell, or on all of them."""
        members = self.territory(letter).scotsmen
        return members.get(read_cell(cell), 0) if cell else sum(members.values())

    def tile(self, letter: str, cell: str) -> str:
        """Return the tile on a cell."""
        return self.territory(letter).tiles.get(read_cell(cell), "")

    def options(self, letter: str, verb: str) -> set[str]:
        """Return the options with a verb, each without the verb."""
        texts = [write_choice(option) for option in self.game.options(read_seat(letter))]
        return {text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb}

    def row(self, good: str) -> int:
        """Return how many fields of a row of the market hold coins."""
        return self.game.state.market[good]

    @property
    def movement(self) -> int:
        """The movement points left in this turn."""
        return self.game.state.turn.movement

    @property
    def circuit(self) -> str:
        """Pieces and tiles from the hindmost space on; ``-`` is a gap."""
        rondel = self.game.state.rondel
        at = dict(rondel.tiles)
        at |= {
            space: piece if isinstance(piece, str) else write_seat(piece)
            for piece, space in rondel.pieces.items()
        }
        return " ".join(at.get(space, "-") for space in range(min(at), max(at) + 1))

    @property
    def discarded(self) -> str:
        """The discarded tiles in order."""
        return " ".join(self.game.state.discarded)

    def facts_of(self, kind: type[Kind]) -> list[Kind]:
        """Return the facts of one kind."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

        # --- internals -------------------------------------------------------------------------

    def _what_is_asked(self) -> str:
        asked = prompt(self.game)
        if asked is None:
            return "the game is over"
        options = [write_choice(each) for seat in asked.seats for each in self.game.options(seat)]
        agenda = [str(step) for step in reversed(self.game.state.agenda)]
        return "\n".join(
            [
                f"question: {asked.text} ({asked.kind}, {asked.rule})",
                f"for: {', '.join(write_seat(seat) for seat in asked.seats)}",
                "options:",
                indent("\n".join(options), "  "),
                "agenda:",
                indent("\n".join(agenda), "  "),
            ]
        )


class Table(ScriptedTable):
    """A game of Glen More (2010)."""

    def of(self, letter: str) -> Territory2010:
        """Return what a seat has: coins, whisky, points, chieftains, cards."""
        return cast("Territory2010", self.territory(letter))
