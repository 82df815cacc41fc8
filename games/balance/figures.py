"""What of a game says something about the balance of its parts?"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

from msgspec import Struct

from games.engine import CHRONICLES, Game, Seat, Setup, edition
from games.engine.choices import Choice
from games.engine.facts import Fact, TileLaid, TileTaken, TurnBegan
from games.engine.records import Record, read_any_choice, replay
from games.engine.second.facts import MarkerPlaced, TileBuilt
from games.engine.selfplay import play_game

BOT = "greedy"


class SeatFigures(Struct, frozen=True):
    """How a seat fared, and with what."""

    #: How many seats stood behind it on the rondel when the game began.
    start: int
    points: int
    #: 1 for a victory, shared by all who won.
    win: float
    turns: int
    #: The points of the score sheet by their label.
    sources: dict[str, int]
    tiles: tuple[str, ...]
    clans: tuple[str, ...]


class GameFigures(Struct, frozen=True):
    """A game that bots played to its end."""

    players: int
    number: int
    decisions: int
    #: The tiles that came to lie on the rondel.
    laid: tuple[str, ...]
    seats: tuple[SeatFigures, ...]
    #: How often each kind of fact was told that belongs to a Chronicle.
    told: dict[str, int] = {}
    #: How often each question of a Chronicle was answered in which way: by its rule, then the verb.
    answered: dict[str, dict[str, int]] = {}


class Task(Struct, frozen=True):
    """A game to be played; it is the same whenever it is played."""

    game: str
    players: int
    seed: str
    number: int
    chronicles: tuple[int, ...] = ()


class Watcher:
    """Notes who takes what in a game under way."""

    def __init__(self, players: int) -> None:
        self.laid: list[str] = []
        self.turns: Counter[Seat] = Counter()
        self.tiles: list[list[str]] = [[] for _ in range(players)]
        self.clans: list[list[str]] = [[] for _ in range(players)]
        self.starts: list[int] = []
        self.told: Counter[str] = Counter()

    def see(self, game: Game) -> None:
        """Note what the last choice led to."""
        if not self.starts:
            pieces = game.state.rondel.pieces
            self.starts = [pieces[seat] for seat in range(game.setup.players)]
        for fact in game.facts:
            if chronicle_of(fact):
                self.told[str(fact.__struct_config__.tag)] += 1
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
        """What is known of a seat when the game is over."""
        sources: Counter[str] = Counter()
        for line in game.state.score_lines:
            if line.seat == seat:
                sources[line.label] += line.points
        winners = game.state.winners
        return SeatFigures(
            start=self.starts[seat],
            points=game.state.territories[seat].points,
            win=1 / len(winners) if seat in winners else 0.0,
            turns=self.turns[seat],
            sources=dict(sources),
            tiles=tuple(self.tiles[seat]),
            clans=tuple(self.clans[seat]),
        )


@cache
def _packages() -> dict[str, int]:
    """Which package each Chronicle is."""
    return {type(each).__module__.rpartition(".")[0]: each.number for each in CHRONICLES.values()}


def chronicle_of(fact: Fact | type[Fact]) -> int | None:
    """The Chronicle whose package tells of the fact."""
    return _packages().get(fact.__module__.rpartition(".")[0])


def play(task: Task) -> GameFigures:
    """Let bots play a game and note what happens."""
    found = edition(task.game)
    setup = Setup(
        game=task.game,
        players=task.players,
        rules=found.rules_version,
        chronicles=task.chronicles,
    )
    watcher = Watcher(task.players)
    secret = f"balance {task.seed} {task.players} {task.number}"
    game, record = play_game(setup, secret, [BOT] * task.players, watch=watcher.see)
    return GameFigures(
        players=task.players,
        number=task.number,
        decisions=len(record.moves),
        laid=tuple(watcher.laid),
        seats=tuple(watcher.seat_figures(game, seat) for seat in range(task.players)),
        told=dict(watcher.told),
        answered=answers_in(record),
    )


def answers_in(record: Record) -> dict[str, dict[str, int]]:
    """How often the questions of each rule of a Chronicle were answered in which way."""
    answers: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game, move in zip(replay(record), record.moves, strict=False):
        choice = read_any_choice(move.text)
        rule = game.rule_behind(choice)
        if rule.startswith("C"):
            answers[rule][_in_short(game, choice)] += 1
    return {rule: dict(counted) for rule, counted in answers.items()}


def _in_short(game: Game, choice: Choice) -> str:
    """The verb, and the answer itself where it is a word like aye."""
    verb, *words = choice
    kinds = game.hooks.verbs.get(verb, ())
    said = [str(word) for word, kind in zip(words, kinds, strict=False) if kind == "answer"]
    return " ".join((verb, *said)).replace("-", " ")
