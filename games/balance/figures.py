"""The figures of one game that say something about its balance."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

from msgspec import Struct

from games.engine import CHRONICLES, Game, Seat, Setup
from games.engine.core.choices import Choice
from games.engine.core.facts import Fact, Reason, TileLaid, TileTaken, TurnBegan
from games.engine.glen_more_2.facts import MarkerPlaced, TileBuilt
from games.engine.notation.records import Record, read_any_choice, replay
from games.engine.selfplay import play_game

BOT = "greedy"


class SeatFigures(Struct, frozen=True):
    """The result of a seat, and what it took."""

    #: How many seats were behind it on the rondel at the start.
    start: int
    points: int
    #: 1 for a win, divided by the number of winners.
    win: float
    turns: int
    #: The points of the score sheet by reason.
    sources: tuple[tuple[Reason, int], ...]
    tiles: tuple[str, ...]
    clans: tuple[str, ...]


class GameFigures(Struct, frozen=True, rename={"fact_counts": "told"}):
    """A finished game between bots."""

    players: int
    number: int
    decisions: int
    #: The tiles that were laid on the rondel.
    laid: tuple[str, ...]
    seats: tuple[SeatFigures, ...]
    #: The number of facts of each kind that belongs to a Chronicle.
    fact_counts: dict[str, int] = {}
    #: The number of answers to each question of a Chronicle, by its rule, then by verb.
    answered: dict[str, dict[str, int]] = {}


class Task(Struct, frozen=True):
    """A game to play; the same task always gives the same game."""

    game: str
    players: int
    seed: str
    number: int
    chronicles: tuple[int, ...] = ()


class GameObserver:
    """Counts who takes what while a game is played."""

    def __init__(self, players: int) -> None:
        self.laid: list[str] = []
        self.turns: Counter[Seat] = Counter()
        self.tiles: list[list[str]] = [[] for _ in range(players)]
        self.clans: list[list[str]] = [[] for _ in range(players)]
        self.starts: list[int] = []
        self.fact_counts: Counter[str] = Counter()

    def observe(self, game: Game) -> None:
        """Count the facts of the last choice."""
        if not self.starts:
            pieces = game.state.rondel.pieces
            self.starts = [pieces[seat] for seat in range(game.setup.players)]
        for fact in game.facts:
            if chronicle_of(fact):
                self.fact_counts[str(fact.__struct_config__.tag)] += 1
            match fact:
                case TileLaid(tile):
                    self.laid.append(tile)
                case TileTaken(seat, tile) | TileBuilt(seat, tile):
                    self.tiles[seat].append(tile)
                case MarkerPlaced(seat, clan):
                    self.clans[seat].append(clan)
                case TurnBegan(int(seat)):
                    self.turns[seat] += 1

    def seat_figures(self, game: Game, seat: Seat) -> SeatFigures:
        """Return the figures of a seat when the game is over."""
        sources: Counter[Reason] = Counter()
        for line in game.state.score_lines:
            if line.seat == seat:
                sources[line.reason] += line.points
        winners = game.state.winners
        return SeatFigures(
            start=self.starts[seat],
            points=game.state.territories[seat].points,
            win=1 / len(winners) if seat in winners else 0.0,
            turns=self.turns[seat],
            sources=tuple(sources.items()),
            tiles=tuple(self.tiles[seat]),
            clans=tuple(self.clans[seat]),
        )


@cache
def _packages() -> dict[str, int]:
    """Return the number of each Chronicle by its package."""
    return {type(each).__module__.rpartition(".")[0]: each.number for each in CHRONICLES.values()}


def chronicle_of(fact: Fact | type[Fact]) -> int | None:
    """Return the Chronicle whose package defines the fact."""
    return _packages().get(fact.__module__.rpartition(".")[0])


def play(task: Task) -> GameFigures:
    """Let bots play a game and return its figures."""
    setup = Setup(
        game=task.game,
        players=task.players,
        chronicles=task.chronicles,
    )
    observer = GameObserver(task.players)
    secret = f"balance {task.seed} {task.players} {task.number}"
    game, record = play_game(setup, secret, [BOT] * task.players, watch=observer.observe)
    return GameFigures(
        players=task.players,
        number=task.number,
        decisions=len(record.moves),
        laid=tuple(observer.laid),
        seats=tuple(observer.seat_figures(game, seat) for seat in range(task.players)),
        fact_counts=dict(observer.fact_counts),
        answered=answers_in(record),
    )


def answers_in(record: Record) -> dict[str, dict[str, int]]:
    """Count the answers to the questions of each rule of a Chronicle."""
    answers: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game, move in zip(replay(record), record.moves, strict=False):
        choice = read_any_choice(move.text)
        rule = game.rule_for_choice(choice)
        if rule.startswith("C"):
            answers[rule][_in_short(game, choice)] += 1
    return {rule: dict(counted) for rule, counted in answers.items()}


def _in_short(game: Game, choice: Choice) -> str:
    """Return the verb, with the answer itself if it is a word like aye."""
    verb, *words = choice
    kinds = game.hooks.verbs.get(verb, ())
    answers = [str(word) for word, kind in zip(words, kinds, strict=False) if kind == "answer"]
    return " ".join((verb, *answers)).replace("-", " ")
