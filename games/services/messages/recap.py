"""Describe what happened since a seat's last turn, one sentence per turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from games.engine import Fact, Game, visible_facts
from games.engine.core.facts import (
    Gained,
    GoodBought,
    GoodGained,
    GoodSold,
    PointsScored,
    ScoringHeld,
    ScotsmanCame,
    TileTaken,
)
from games.engine.core.naming import tile_name
from games.models import STAND_IN, Move, Seat, Table
from games.services.storage.position import committed_game, read_facts
from i18n import has_message, listed, translate

#: Of a mail.
MAX_LINES = 8


def recap_lines(table: Table, seat: int) -> list[str]:
    """The sentences, without what is hidden from the seat."""
    last = table.moves.filter(seat=seat, by=Move.By.PLAYER).order_by("-number").first()
    moves = list(table.moves.filter(number__gt=last.number if last else 0))
    names = {each.number: seat_name(each) for each in table.seats.select_related("player")}
    game, lines = committed_game(table), list[str]()
    for mover, turn in groupby(moves, key=lambda move: move.seat):
        facts = [fact for move in turn for fact in visible_facts(read_facts(move.facts), seat)]
        lines += _sentences(facts, game, names[mover], mover)
    if not lines:
        return [] if moves or last else [translate("message-nothing")]
    hidden = [translate("message-more")] if len(lines) > MAX_LINES else []
    return [*hidden, *lines[-MAX_LINES:]]


def seat_name(seat: Seat) -> str:
    """The name of the player or bot at a seat."""
    if seat.player is not None and seat.player.deleted_at is None:
        return seat.player.display_name
    return translate(f"message-bot-{seat.bot or STAND_IN}")


def _sentences(facts: list[Fact], game: Game, name: str, seat: int) -> Iterable[str]:
    own = [fact for fact in facts if getattr(fact, "seat", None) == seat]
    clauses = list(_clauses(own, game))
    if clauses:
        yield f"{name} {listed(clauses)}."
    if any(isinstance(fact, ScoringHeld) for fact in facts):
        yield translate("message-scoring")


def _clauses(own: list[Fact], game: Game) -> Iterable[str]:
    taken = [tile_name(game.tiles[fact.tile]) for fact in own if isinstance(fact, TileTaken)]
    bought = Counter(fact.good for fact in own if isinstance(fact, GoodBought))
    sold = Counter(fact.good for fact in own if isinstance(fact, GoodSold))
    points = sum(fact.points for fact in own if isinstance(fact, PointsScored))
    if taken:
        yield translate("message-took", what=listed(taken))
    if gained := _gained(own, game):
        yield translate("message-gained", what=_counted(gained))
    if bought:
        yield translate("message-bought", what=_counted(bought))
    if sold:
        yield translate("message-sold", what=_counted(sold))
    yield from _extra_clauses(own)
    if points:
        yield translate("message-scored", what=translate("message-points", number=points))


def _extra_clauses(own: list[Fact]) -> Iterable[str]:
    """Clauses for kinds of facts that have their own message, each kind once."""
    kinds = Counter(str(fact.__struct_config__.tag) for fact in own)
    for kind, number in kinds.items():
        if has_message(f"fact-count-{kind}"):
            yield translate(f"fact-count-{kind}", number=number)


def _gained(own: list[Fact], game: Game) -> Counter[str]:
    gained = Counter(fact.good for fact in own if isinstance(fact, GoodGained))
    came = sum(isinstance(fact, ScotsmanCame) for fact in own)
    gained[game.edition.words["scotsman"].lower().replace(" ", "-")] += came
    for fact in own:
        if isinstance(fact, Gained) and fact.amount > 0 and fact.what in ("coins", "whisky"):
            gained[fact.what] += fact.amount
    return +gained


def _counted(things: Counter[str]) -> str:
    return listed([translate(f"counted-{name}", number=number) for name, number in things.items()])
