"""The die (G2-DIE)."""

import pytest

from games.engine.core.facts import DieRolled, PieceLeft, TileLaid, TileRemoved, TurnBegan
from tests.engine.rules_2.reprinted_tiles import reprinted
from tests.engine.scripted_table_2 import Table, given
from tests.engine.scripted_table_2010 import die_faces

DIE_HINDMOST = """
    2 players
    circuit: die easdale A moray lochaber B strathspey glen-affric
    """


def test_g2_die_1__three_faces_show_1_two_show_2_one_shows_3() -> None:
    assert die_faces(given, DIE_HINDMOST) == [1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("face", "landed_on", "circuit"),
    [(2, "moray", "A die lochaber B"), (3, "lochaber", "A moray die B")],
)
def test_g2_die_1__it_moves_so_many_tiles_and_pieces_do_not_count(
    face: int, landed_on: str, circuit: str
) -> None:
    table = given(DIE_HINDMOST, rolls=[face])

    assert table.discarded == f"{landed_on} easdale"
    assert table.circuit.startswith(circuit)
    table.asks("A", "take-tile")


def test_g2_die_1__it_acts_again_while_it_stays_hindmost() -> None:
    table = given(DIE_HINDMOST, rolls=[1, 1])

    assert table.facts_of(TurnBegan)[:3] == [TurnBegan("die"), TurnBegan("die"), TurnBegan(0)]
    assert table.discarded == "easdale moray"


def test_g2_die_1__the_rondel_is_refilled_after_its_move() -> None:
    table = given(DIE_HINDMOST, rolls=[1, 1])

    kinds = (TurnBegan, TileRemoved, TileLaid)
    order = [type(fact) for fact in table.facts if isinstance(fact, kinds)]
    assert order[order.index(TurnBegan) :] == [*kinds, *kinds, TurnBegan]
    assert len(table.circuit.split()) == 13


def rolled(circuit: str, face: int, icons: str = "", *, protected: bool = False) -> Table:
    """Return the table after A has moved to the space before the die, and the die has moved.

    `icons` names the tiles with a Chronicle's icon or the Protected icon.

    """
    rules = reprinted(*icons.split(), chronicle=0 if protected else 1, protected=protected)
    table = given(
        f"2 players\ncircuit: A die easdale {circuit}\nstack D:", rolls=[face], reprinted=rules
    )
    table.plays("A", "take 2", "place 0,1", "end")
    assert table.facts_of(DieRolled) == [DieRolled(face)]
    return table


@pytest.mark.parametrize("protected", [False, True])
def test_g2_die_1__2_rolled_and_an_icon_there_so_loch_lochy_is_discarded(
    *, protected: bool
) -> None:
    table = rolled("moray lochaber loch-lochy B", 2, "lochaber", protected=protected)

    assert table.discarded.split()[0] == "loch-lochy"
    assert table.circuit == "A moray lochaber die B"


def test_g2_die_1__tiles_with_icons_are_counted() -> None:
    table = rolled("moray lochaber loch-lochy B", 2, "moray")

    assert table.circuit == "A moray die loch-lochy B"


@pytest.mark.parametrize(
    ("circuit", "face", "icons"),
    [
        ("moray lochaber B", 3, ""),  # fewer tiles than rolled
        ("moray lochaber B", 2, "lochaber"),  # the nearer one is not taken instead
        ("moray B", 1, "moray"),
    ],
)
def test_g2_die_1__without_a_tile_to_remove_it_stops_past_the_last_one_and_plays_on(
    circuit: str, face: int, icons: str
) -> None:
    table = rolled(circuit, face, icons)

    assert table.facts_of(PieceLeft) == []
    assert table.facts_of(TileRemoved) == []
    assert table.circuit == f"A {circuit} die"
    table.asks("A", "take-tile")


def test_g2_die_1__past_the_last_tile_it_takes_the_first_space_without_a_piece() -> None:
    table = given("2 players\ncircuit: die moray A B\nstack D:", rolls=[3])

    assert table.circuit == "A B die"
    assert table.discarded == "moray"  # it lies behind all pieces now


def test_g2_die_1__under_the_first_rules_it_takes_the_last_tile_or_leaves() -> None:
    tile = given("2 players\nrules: 1\ncircuit: die moray A lochaber B\nstack D:", rolls=[3])
    none = given("2 players\nrules: 1\ncircuit: die A B\nstack D:", rolls=[3])

    assert tile.circuit == "A die B"
    assert none.facts_of(PieceLeft) == [PieceLeft("die")]


@pytest.mark.parametrize(
    ("circuit", "face", "icons"),
    [
        ("the-end moray B", 1, ""),  # reaches it
        ("moray the-end B", 2, ""),
        ("moray the-end tarbat B", 3, ""),  # passes it
        ("moray the-end tarbat B", 1, "moray"),
        ("the-end B", 3, ""),
        ("the-end tarbat B", 2, "tarbat"),
    ],
)
def test_g2_die_2__reaching_or_passing_the_end_it_leaves_the_game(
    circuit: str, face: int, icons: str
) -> None:
    table = rolled(circuit, face, icons)

    assert table.facts_of(PieceLeft) == [PieceLeft("die")]
    assert table.facts_of(TileRemoved) == []
    assert table.circuit == f"A {circuit}"
    table.asks("A", "take-tile")


def test_g2_die_2__before_it_the_die_goes_on_as_always() -> None:
    assert rolled("moray lochaber the-end B", 2).circuit == "A moray die the-end B"


def test_g2_die_2__but_tiles_now_behind_all_pieces_are_discarded() -> None:
    table = given("2 players\ncircuit: die moray A B tarbat the-end\nstack D:", rolls=[3])

    assert table.facts_of(PieceLeft) == [PieceLeft("die")]
    assert table.discarded == "moray"
    assert table.circuit == "A B tarbat the-end"
