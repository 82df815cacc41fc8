"""What has happened since a seat's last turn? A sentence for each turn of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from games.engine import Fact, Game, facts_seen
from games.engine.facts import (
    Gained,
    GoodBought,
    GoodGained,
    GoodSold,
    PointsScored,
    ScoringHeld,
    ScotsmanCame,
    TileTaken,
)
from games.engine.naming import tile_name
from games.models import STAND_IN, Move, Seat, Table
from words import has_words, listed, say

from .position import committed, read_facts

#: More than this nobody reads in a mail.
MOST_LINES = 8


def news_of(table: Table, seat: int) -> list[str]:
    """The sentences, as far as the seat may know of what they tell."""
    last = table.moves.filter(seat=seat, by=Move.By.PLAYER).order_by("-number").first()
    moves = list(table.moves.filter(number__gt=last.number if last else 0))
    names = {each.number: seat_name(each) for each in table.seats.select_related("player")}
    game, lines = committed(table), list[str]()
    for mover, turn in groupby(moves, key=lambda move: move.seat):
        facts = [fact for move in turn for fact in facts_seen(read_facts(move.facts), seat)]
        lines += _sentences(facts, game, names[mover], mover)
    if not lines:
        return [] if moves or last else [say("story-nothing")]
    hidden = [say("story-more")] if len(lines) > MOST_LINES else []
    return [*hidden, *lines[-MOST_LINES:]]


def seat_name(seat: Seat) -> str:
    """Who sits there."""
    if seat.player is not None and seat.player.deleted_at is None:
        return seat.player.display_name
    return say(f"story-bot-{seat.bot or STAND_IN}")


def _sentences(facts: list[Fact], game: Game, name: str, seat: int) -> Iterable[str]:
    own = [fact for fact in facts if getattr(fact, "seat", None) == seat]
    clauses = list(_clauses(own, game))
    if clauses:
        yield f"{name} {listed(clauses)}."
    if any(isinstance(fact, ScoringHeld) for fact in facts):
        yield say("story-scoring")


def _clauses(own: list[Fact], game: Game) -> Iterable[str]:
    taken = [tile_name(game.tiles[fact.tile]) for fact in own if isinstance(fact, TileTaken)]
    bought = Counter(fact.good for fact in own if isinstance(fact, GoodBought))
    sold = Counter(fact.good for fact in own if isinstance(fact, GoodSold))
    points = sum(fact.points for fact in own if isinstance(fact, PointsScored))
    if taken:
        yield say("story-took", what=listed(taken))
    if gained := _gained(own, game):
        yield say("story-gained", what=_counted(gained))
    if bought:
        yield say("story-bought", what=_counted(bought))
    if sold:
        yield say("story-sold", what=_counted(sold))
    yield from _told(own)
    if points:
        yield say("story-scored", what=say("story-points", number=points))


def _told(own: list[Fact]) -> Iterable[str]:
    """What a game or a Chronicle has words of its own for, each kind of fact once."""
    kinds = Counter(str(fact.__struct_config__.tag) for fact in own)
    for kind, number in kinds.items():
        if has_words(f"told-{kind}"):
            yield say(f"told-{kind}", number=number)


def _gained(own: list[Fact], game: Game) -> Counter[str]:
    gained = Counter(fact.good for fact in own if isinstance(fact, GoodGained))
    came = sum(isinstance(fact, ScotsmanCame) for fact in own)
    gained[game.edition.words["scotsman"].lower().replace(" ", "-")] += came
    for fact in own:
        if isinstance(fact, Gained) and fact.amount > 0 and fact.what in ("coins", "whisky"):
            gained[fact.what] += fact.amount
    return +gained


def _counted(things: Counter[str]) -> str:
    return listed([say(f"counted-{name}", number=number) for name, number in things.items()])
