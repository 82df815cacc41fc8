"""Refilling the circuit (G1-TURN-7, G1-TURN-8)."""

from games.engine.core.facts import ScoringHeld, TileLaid, TileRemoved, TurnBegan
from tests.engine.scripted_table_2010 import STACK_0_TILES, given


def test_g1_turn_7__tiles_behind_the_hindmost_piece_are_removed() -> None:
    table = given("""
        4 players
        circuit: A quarry-1 forest-1 B meadow-1 C D
        """)

    table.plays("A", "take 4", "place 0,1", "end")

    assert table.discarded == "quarry-1 forest-1"
    assert [fact.tile for fact in table.facts_of(TileRemoved)] == ["quarry-1", "forest-1"]
    assert table.circuit.startswith("B A C D")


def test_g1_turn_7__the_die_is_a_piece_and_keeps_the_tiles_ahead_of_it() -> None:
    table = given(
        """
        2 players
        circuit: A quarry-1 die forest-1 forest-2 B meadow-1
        """,
        rolls=[3],
    )

    table.plays("A", "take 6", "place 0,1", "end")

    # What lay behind the die goes; what lies ahead of it stays for its own turn.
    first_turn = table.facts[: table.facts.index(TurnBegan("die"))]
    removed = [fact.tile for fact in first_turn if isinstance(fact, TileRemoved)]
    assert removed == ["quarry-1"]


def test_g1_turn_7__the_chain_is_filled_at_its_front_from_the_current_stack() -> None:
    table = given(f"""
        4 players
        circuit: A {STACK_0_TILES} forest-3 B C D
        stack 0:
        stack 1: quarry-3, quarry-4, loch-lochy
        stack 2: cornfield-4
        """)

    table.plays("A", "take 2", "place 0,1", "end")

    assert [fact.tile for fact in table.facts_of(TileLaid)] == ["quarry-3", "quarry-4"]
    assert table.circuit.endswith("forest-3 B C D quarry-3 quarry-4")
    assert (len(table.circuit.split()), table.circuit.split().count("-")) == (13, 0)


def test_g1_turn_8__the_refill_goes_on_with_the_next_stack_after_the_scoring() -> None:
    table = given(f"""
        4 players
        circuit: A {STACK_0_TILES} forest-3 B C D
        stack 1: quarry-3
        stack 2: cornfield-4, cornfield-5
        """)

    table.plays("A", "take 2", "place 0,1", "end")

    steps = [fact for fact in table.facts if isinstance(fact, TileLaid | ScoringHeld)]
    assert steps == [TileLaid("quarry-3", 13), ScoringHeld("1"), TileLaid("cornfield-4", 14)]
    table.asks("A", "take-tile")


def test_g1_turn_8__after_stack_0_there_is_no_scoring() -> None:
    table = given(f"""
        4 players
        circuit: A forest-3 {STACK_0_TILES.removeprefix("quarry-1 ")} forest-4 B C D
        stack 0: quarry-1
        stack 1: quarry-3, quarry-4, loch-lochy
        """)

    table.plays("A", "take 3", "place 0,1", "end")

    assert [fact.tile for fact in table.facts_of(TileLaid)] == ["quarry-1", "quarry-3", "quarry-4"]
    assert table.facts_of(ScoringHeld) == []


def test_g1_turn_8__after_the_last_tile_nothing_more_is_laid() -> None:
    table = given(f"""
        4 players
        circuit: A {STACK_0_TILES} forest-3 B C D
        stack 3: quarry-6
        """)

    table.plays("A", "take 5", "place 1,0", "end")

    assert [fact.tile for fact in table.facts_of(TileLaid)] == ["quarry-6"]
    assert len(table.circuit.split()) == 9
    assert table.game.over
