"""The die (G1-DIE)."""

import pytest

from games.engine.core.facts import DieRolled, Fact, TileLaid, TileRemoved, TurnBegan
from tests.engine.scripted_table_2010 import Table, die_faces, given

DIE_HINDMOST = """
    2 players
    circuit: die quarry-1 A forest-1 meadow-1 B village-1 cornfield-1 pasture-1 quarry-2 forest-2
    """


def test_g1_die_1__three_faces_show_1_two_show_2_one_shows_3() -> None:
    assert die_faces(given, DIE_HINDMOST) == [1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("face", "landed_on", "circuit"),
    [(2, "forest-1", "A die meadow-1 B"), (3, "meadow-1", "A forest-1 die B")],
)
def test_g1_die_1__it_moves_so_many_tiles_and_pieces_do_not_count(
    face: int, landed_on: str, circuit: str
) -> None:
    table = given(DIE_HINDMOST, rolls=[face])

    assert table.facts_of(DieRolled) == [DieRolled(face)]
    assert table.discarded == f"{landed_on} quarry-1"
    assert table.circuit.startswith(circuit)
    table.asks("A", "take-tile")


def test_g1_die_1__it_acts_again_while_it_stays_hindmost() -> None:
    table = given(DIE_HINDMOST, rolls=[1, 1])

    assert table.facts_of(TurnBegan)[:3] == [TurnBegan("die"), TurnBegan("die"), TurnBegan(0)]
    assert table.discarded == "quarry-1 forest-1"
    assert table.circuit.startswith("A die meadow-1 B")


def test_g1_die_1__the_circuit_is_refilled_after_its_move() -> None:
    table = given(DIE_HINDMOST, rolls=[1, 1])

    kinds: list[type[Fact]] = [TurnBegan, TileRemoved, TileLaid]
    order = [type(fact) for fact in table.facts if type(fact) in kinds]
    first_turn = order.index(TurnBegan)
    assert order[first_turn:] == [*kinds, *kinds, TurnBegan]
    assert len(table.circuit.split()) == 13


def test_g1_die_2__it_neither_pays_nor_uses_the_market() -> None:
    table = given(DIE_HINDMOST.replace("forest-1", "castle-moil"), rolls=[2])

    assert "castle-moil" in table.discarded.split()
    assert set(table.game.state.market.values()) == {1}
    assert (table.of("A").coins, table.of("B").coins) == (6, 6)


def scoring_after_the_die(whisky_of_b: int) -> Table:
    return given(
        f"""
        2 players
        circuit: die quarry-1 A forest-1 meadow-1 B village-1 cornfield-1 pasture-1 quarry-2 \
forest-2 forest-3 forest-4
        stack 1: quarry-3
        stack 2: quarry-5, cornfield-4, cornfield-5
        A: whisky 2
        B: whisky {whisky_of_b}
        """,
        rolls=[2],
    )


def test_g1_die_2__it_never_scores_nor_is_it_compared_with() -> None:
    table = scoring_after_the_die(3)

    assert len(table.game.state.territories) == 2
    assert (table.of("A").points, table.of("B").points) == (0, 1)


def test_g1_die_2__it_goes_to_the_last_tile_if_fewer_are_ahead_than_rolled() -> None:
    table = given(
        """
        2 players
        circuit: die quarry-1 A forest-1 B
        stack 3:
        to do: {"kind": "roll-die"}
        """,
        rolls=[3],
    )

    assert table.discarded == "forest-1"
    assert table.circuit == "quarry-1 A die B"
