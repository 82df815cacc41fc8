"""What is printed on the components of a game, for the front end.

Everything comes from the tables: correcting a row there corrects the drawing and its texts.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.engine.core.choices import VERBS
from games.engine.core.chronicle import Chronicle, Interplay
from games.engine.core.edition import Edition, Setup
from games.engine.core.effects import Tile, cost_in_words, effects_in_words, effects_signs
from games.engine.core.hooks import Listener, hooks_for
from games.engine.core.naming import chronicle_name, tile_name, value_name
from games.engine.core.printed import ClanFace, Printed, RoadFace, Signs
from i18n import translate

#: The values that a tile's details show in words.
DETAILS = ("cost", "once", "activate", "card")


class TileFace(Struct, frozen=True):
    """A tile as it is drawn, with its marks in words."""

    id: str
    name: str
    #: The name in sentences, by form: `the` is with its article. Empty if it never changes.
    forms: dict[str, str]
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
    #: Its cost, one-time benefits, and what an activation takes and gives.
    cost: Signs
    once: Signs
    given: Signs
    activate: Signs
    cost_words: str
    once_words: str
    activate_words: str
    card_words: str
    #: The rule of its card; empty if it has none.
    card_rule: str
    #: The values that no source gives; those among its details in words.
    reconstructed: tuple[str, ...]
    reconstructed_words: str


class PieceFace(Struct, frozen=True):
    """A token, a card or a space of a Chronicle."""

    name: str
    words: str
    signs: Signs
    #: The number on it; 0 if there is none.
    value: int
    #: The rule for it; empty if the words are complete.
    rule: str
    #: What it takes in exchange for what it gives.
    given: Signs
    #: Its full name.
    title: str
    #: The coins on each of the tokens that come with it.
    tokens: tuple[int, ...]


class ChronicleFace(Struct, frozen=True):
    """A Chronicle in play: its name, the tag of its board, and its components."""

    number: int
    name: str
    board: str
    #: Its pieces by kind and name.
    pieces: dict[str, dict[str, PieceFace]]


class Faces(Struct, frozen=True, kw_only=True):
    """Everything the front end needs to draw any table of a game."""

    edition: str
    name: str
    goods: tuple[str, ...]
    #: The game's own terms for shared concepts.
    words: dict[str, str]
    comparisons: tuple[str, ...]
    #: The stacks after which a scoring is held.
    scored: tuple[str, ...]
    #: The kinds of the arguments of each verb of a choice.
    verbs: dict[str, tuple[str, ...]]
    #: The verbs of asides.
    asides: tuple[str, ...]
    tiles: dict[str, TileFace]
    clans: tuple[ClanFace, ...]
    roads: tuple[RoadFace, ...]
    chronicles: tuple[ChronicleFace, ...]


def faces(setup: Setup, edition: Edition, chronicles: tuple[Listener, ...]) -> Faces:
    """Return what is printed on the components of a game with these rules."""
    hooks = hooks_for((edition, *chronicles), edition.with_rules(setup).rules)
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
        clans=edition.clan_faces(setup.rules),
        roads=edition.road_faces(setup.rules),
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
    interplays = [
        each for each in others if isinstance(each, Interplay) and each.shown_by == number
    ]
    pieces: dict[str, dict[str, PieceFace]] = {}
    bringers: list[Chronicle | Interplay] = [chronicle, *interplays]
    for bringer in bringers:
        for each in bringer.printed(setup.rules):
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
    name = tile_name(tile)
    return TileFace(
        id=tile.id,
        name=str(name),
        forms=dict(name.forms),
        stack=tile.stack,
        type=tile.type,
        colour=tile.colour,
        river=tile.river,
        road=tile.road,
        overbuild=tile.overbuild,
        placed=tile.placed,
        spaces=tile.spaces,
        chronicle=tile.chronicle,
        cost=tile.cost.signs(),
        once=effects_signs(tile.once),
        given=tile.activate.given_signs() if tile.activate else (),
        activate=tile.activate.signs() if tile.activate else (),
        cost_words=cost_in_words(tile.cost, edition.words["paid"]),
        once_words=effects_in_words(tile.once),
        activate_words=tile.activate.words() if tile.activate else "",
        card_words=tile.card.words() if tile.card else "",
        card_rule=tile.card.rule if tile.card else "",
        reconstructed=tile.reconstructed(),
        reconstructed_words=_reconstructed_in_words(tile),
    )


def _reconstructed_in_words(tile: Tile) -> str:
    """Name what no source gives of all that a tile's details show."""
    values = tile.reconstructed()
    if values and values == tile.values():
        return translate("components-everything")
    return ", ".join(value_name(value) for value in values if value in DETAILS)
