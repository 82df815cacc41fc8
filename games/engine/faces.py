"""What is printed on the pieces of a game? For whoever draws them.

Everything comes from the tables: who corrects a row corrects the drawing and its words.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from .choices import VERBS
from .chronicles import Chronicle
from .chronicles.chronicle import Meeting, Printed
from .edition import Edition, Setup
from .editions import rules_for
from .effects import Tile
from .hooks import Listener, hooks_for
from .naming import chronicle_name, tile_name
from .second import GLEN_MORE_2
from .second.clan_board import road_costs
from .second.clans import CLAN_ROADS, CLANS
from .signs import Signs, clan_signs, cost_signs, effects_signs, given_signs, in_signs
from .wording import (
    LASTING,
    card_in_words,
    clan_in_words,
    cost_in_words,
    effects_in_words,
    in_words,
)


class TileFace(Struct, frozen=True):
    """A tile as it is drawn, and what its marks say in words."""

    id: str
    name: str
    stack: str
    type: str
    colour: str
    river: bool
    road: bool
    overbuild: bool
    #: Whether it is placed in a territory when it is taken.
    placed: bool
    #: How many spaces of the rondel it covers.
    spaces: int
    chronicle: int
    #: Price tag, pennant and stud: what it costs, gives once, takes and gives when activated.
    cost: Signs
    once: Signs
    given: Signs
    activate: Signs
    cost_words: str
    once_words: str
    activate_words: str
    card_words: str
    #: The rule of its card; empty where it has none.
    card_rule: str


class ClanFace(Struct, frozen=True):
    """A field of the clan board."""

    name: str
    signs: Signs
    words: str
    lasting: bool
    rule: str
    #: The coins from Start while nothing is occupied.
    distance: int


class RoadFace(Struct, frozen=True):
    """A road of the clan board."""

    start: str
    end: str
    coins: int


class PieceFace(Struct, frozen=True):
    """A token, a card or a space of a Chronicle."""

    name: str
    words: str
    signs: Signs
    #: The number on it; 0 where there is none.
    value: int
    #: The rule that tells what it does; empty where the words tell it all.
    rule: str
    #: What it takes, where it gives the signs for something.
    given: Signs
    #: Its name in full.
    title: str
    #: The coins on each of the tokens that come with it.
    tokens: tuple[int, ...]


class ChronicleFace(Struct, frozen=True):
    """A Chronicle in play: its name, the tag of its board, and what lies on it."""

    number: int
    name: str
    board: str
    #: Its pieces by what they are and by their names.
    pieces: dict[str, dict[str, PieceFace]]


class Faces(Struct, frozen=True, kw_only=True):
    """All that a screen must know of a game to draw any table of it."""

    edition: str
    name: str
    goods: tuple[str, ...]
    #: The game's own word for what all games have.
    words: dict[str, str]
    comparisons: tuple[str, ...]
    #: The stacks after which a scoring is held.
    scored: tuple[str, ...]
    #: The kinds of the words behind each verb of a choice.
    verbs: dict[str, tuple[str, ...]]
    #: The verbs of what may be done besides the question in hand.
    asides: tuple[str, ...]
    tiles: dict[str, TileFace]
    clans: tuple[ClanFace, ...]
    roads: tuple[RoadFace, ...]
    chronicles: tuple[ChronicleFace, ...]


def faces(setup: Setup) -> Faces:
    """What is printed on the pieces of a game; raise BadSetup if there is no such game."""
    edition, chronicles = rules_for(setup)
    listeners: tuple[Listener, ...] = (edition, *chronicles)
    hooks = hooks_for(listeners, setup.rules)
    has_clans = edition is GLEN_MORE_2
    return Faces(
        edition=edition.id,
        name=edition.name,
        goods=edition.goods,
        words=dict(edition.words),
        comparisons=edition.comparisons,
        scored=edition.scored_stacks,
        verbs=dict(VERBS) | hooks.verbs,
        asides=tuple(verb for aside in hooks.asides for verb in aside.verbs),
        tiles={name: _tile_face(edition, tile) for name, tile in hooks.tiles.items()},
        clans=tuple(map(_clan_face, CLANS)) if has_clans else (),
        roads=tuple(RoadFace(*road[:3]) for road in CLAN_ROADS) if has_clans else (),
        chronicles=tuple(
            _chronicle_face(each, setup, chronicles)
            for each in chronicles
            if isinstance(each, Chronicle)
        ),
    )


def _chronicle_face(
    chronicle: Chronicle, setup: Setup, others: Iterable[Listener]
) -> ChronicleFace:
    (board,) = chronicle.boards(setup)
    number = chronicle.number
    met = [each for each in others if isinstance(each, Meeting) and each.shown_by == number]
    pieces: dict[str, dict[str, PieceFace]] = {}
    bringers: list[Chronicle | Meeting] = [chronicle, *met]
    for bringer in bringers:
        for each in bringer.printed():
            pieces.setdefault(each.kind, {})[each.name] = _piece_face(each)
    return ChronicleFace(number, chronicle_name(number), board, pieces)


def _piece_face(piece: Printed) -> PieceFace:
    return PieceFace(
        name=piece.name,
        words=piece.words,
        signs=piece.signs,
        value=piece.value,
        rule=piece.rule,
        given=piece.given,
        title=piece.title or piece.name,
        tokens=piece.tokens,
    )


def _tile_face(edition: Edition, tile: Tile) -> TileFace:
    return TileFace(
        id=tile.id,
        name=tile_name(tile),
        stack=tile.stack,
        type=tile.type,
        colour=tile.colour,
        river=tile.river,
        road=tile.road,
        overbuild=tile.overbuild,
        placed=tile.placed,
        spaces=tile.spaces,
        chronicle=tile.chronicle,
        cost=cost_signs(tile.cost),
        once=effects_signs(tile.once),
        given=given_signs(tile.activate),
        activate=in_signs(tile.activate),
        cost_words=cost_in_words(tile.cost, edition.words["scotsman"]),
        once_words=effects_in_words(tile.once),
        activate_words=in_words(tile.activate) if tile.activate else "",
        card_words=card_in_words(tile.card) if tile.card else "",
        card_rule=tile.card.rule if tile.card else "",
    )


def _clan_face(clan: str) -> ClanFace:
    return ClanFace(
        name=clan,
        signs=clan_signs(clan),
        words=clan_in_words(clan),
        lasting=clan in LASTING,
        rule=f"G2-CLN-{clan}",
        distance=road_costs(frozenset())[clan],
    )
