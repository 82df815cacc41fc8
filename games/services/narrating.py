"""What has happened since a seat's last turn? A sentence for each turn of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from games.engine import Fact, Game, facts_seen
from games.engine.facts import Gained, GoodGained, GoodSold, PointsScored, ScoringHeld, TileTaken
from games.models import STAND_IN, Move, Seat, Table

from .phrases import phrase, thing
from .position import committed, read_facts

#: More than this nobody reads in a mail.
MOST_LINES = 8


def news_of(table: Table, seat: int, language: str) -> list[str]:
    """The sentences, as far as the seat may know of what they tell."""
    last = table.moves.filter(seat=seat, by=Move.By.PLAYER).order_by("-number").first()
    moves = list(table.moves.filter(number__gt=last.number if last else 0))
    names = {each.number: seat_name(each) for each in table.seats.select_related("player")}
    game, lines = committed(table), list[str]()
    for mover, turn in groupby(moves, key=lambda move: move.seat):
        facts = [fact for move in turn for fact in facts_seen(read_facts(move.facts), seat)]
        lines += _sentences(facts, game, names[mover], mover, language)
    if not lines:
        return [] if moves or last else [phrase(language, "nothing")]
    hidden = [phrase(language, "more")] if len(lines) > MOST_LINES else []
    return [*hidden, *lines[-MOST_LINES:]]


def seat_name(seat: Seat) -> str:
    """Who sits there."""
    if seat.player is not None and seat.player.deleted_at is None:
        return seat.player.display_name
    return (seat.bot or STAND_IN).capitalize()


def _sentences(facts: list[Fact], game: Game, name: str, seat: int, language: str) -> Iterable[str]:
    own = [fact for fact in facts if getattr(fact, "seat", None) == seat]
    clauses = list(_clauses(own, game, language))
    if clauses:
        yield f"{name} {_listed(clauses, language)}."
    if any(isinstance(fact, ScoringHeld) for fact in facts):
        yield phrase(language, "scoring")


def _clauses(own: list[Fact], game: Game, language: str) -> Iterable[str]:
    taken = [game.tiles[fact.tile].name for fact in own if isinstance(fact, TileTaken)]
    sold = Counter(fact.good for fact in own if isinstance(fact, GoodSold))
    points = sum(fact.points for fact in own if isinstance(fact, PointsScored))
    if taken:
        yield phrase(language, "took", what=_listed(taken, language))
    if gained := _gained(own):
        yield phrase(language, "gained", what=_counted(gained, language))
    if sold:
        yield phrase(language, "sold", what=_counted(sold, language))
    if points:
        number = phrase(language, "points", number=str(points))
        yield phrase(language, "scored", what=number)


def _gained(own: list[Fact]) -> Counter[str]:
    gained = Counter(fact.good for fact in own if isinstance(fact, GoodGained))
    for fact in own:
        if isinstance(fact, Gained) and fact.amount > 0 and fact.what in ("coins", "whisky"):
            gained[fact.what] += fact.amount
    return gained


def _counted(things: Counter[str], language: str) -> str:
    counted = [f"{number} {thing(language, name)}" for name, number in things.items()]
    return _listed(counted, language)


def _listed(parts: Sequence[str], language: str) -> str:
    *first, last = parts
    return f"{', '.join(first)} {phrase(language, 'and')} {last}" if first else last
