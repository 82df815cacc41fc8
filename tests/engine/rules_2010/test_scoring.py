"""Scorings and the winner (G1-SCO)."""

import pytest

from games.engine.core.facts import DieRolled, GameEnded, PointsScored, ScoringHeld, TileLaid
from tests.engine.scripted_table_2010 import STACK_0_TILES, Table, given, last_turn

#: One seat of four is about to take a tile; what is laid next depends on the stacks.
FULL = f"""
    4 players
    circuit: A {STACK_0_TILES} B C D forest-3
    B: whisky 2
    """


def scored(players: int, seats: str) -> Table:
    """Return a table at which a scoring has just been held."""
    return given(f'{players} players\n{seats}\nto do: {{"kind": "hold-scoring", "name": "1"}}')


def ended(players: int, seats: str) -> Table:
    """Return a table at which the game has just ended, before the last scoring."""
    return given(f'{players} players\n{seats}\nto do: {{"kind": "end-game"}}')


def points(table: Table) -> list[int]:
    return [territory.points for territory in table.game.state.territories]


@pytest.mark.parametrize(("stack", "following"), [("1", "2"), ("2", "3")])
def test_g1_sco_1__a_scoring_as_soon_as_the_last_tile_of_a_stack_is_laid(
    stack: str, following: str
) -> None:
    last = {"1": "quarry-3", "2": "quarry-5"}[stack]
    table = given(f"""{FULL}stack {stack}: {last}
    stack {following}: distillery-4, cawdor-castle, tavern-3""")

    table.plays("A", "take 2", "place 0,1", "end")

    steps = [fact for fact in table.facts if isinstance(fact, TileLaid | ScoringHeld)]
    assert [type(fact) for fact in steps] == [TileLaid, ScoringHeld, TileLaid]
    assert points(table) == [0, 2, 0, 0]
    assert len(table.circuit.split()) == 13
    table.asks("A", "take-tile")  # the hindmost piece


def test_g1_sco_1__no_scoring_before_the_last_tile_is_laid() -> None:
    table = given(f"""{FULL}stack 1: quarry-3, quarry-4, loch-lochy""")

    table.plays("A", "take 2", "place 0,1", "end")

    assert (table.facts_of(ScoringHeld), points(table)) == ([], [0, 0, 0, 0])


def test_g1_sco_1__at_once_even_if_the_last_tile_fills_the_circuit() -> None:
    table = given(f"""{FULL}stack 1: quarry-3, quarry-4
    stack 2: tavern-1, loch-ness""")

    table.plays("A", "take 2", "place 0,1", "end")

    assert table.facts_of(ScoringHeld) == [ScoringHeld("1")]
    assert table.circuit.endswith("forest-3 quarry-3 quarry-4")
    table.plays("A", "take 3", "end")
    assert table.facts_of(ScoringHeld) == []
    assert table.circuit.endswith("quarry-4 tavern-1")


def test_g1_sco_1__the_last_tile_of_stack_3_brings_the_third_scoring() -> None:
    table = given(f"""{FULL}stack 3: quarry-6""")

    table.plays("A", "take 2", "place 0,1", "end")

    assert table.facts_of(ScoringHeld) == [ScoringHeld("3")]
    assert table.of("B").points == 2 + 6
    assert table.game.over


def test_g1_sco_1__also_when_the_die_made_the_refill() -> None:
    table = given(
        f"""
        2 players
        circuit: die forest-3 A B {STACK_0_TILES} forest-4
        stack 1: quarry-3
        stack 2: quarry-5, loch-ness, cornfield-4
        B: whisky 1
        """,
        rolls=[2],
    )

    steps = [fact for fact in table.facts if isinstance(fact, DieRolled | ScoringHeld)]
    assert steps == [DieRolled(2), ScoringHeld("1")]
    assert points(table) == [0, 1]
    table.asks("A", "take-tile")


def test_g1_sco_2__whisky_2_4_7_gives_0_2_8() -> None:
    table = scored(3, "A: whisky 2\nB: whisky 4\nC: whisky 7")

    assert points(table) == [0, 2, 8]


@pytest.mark.parametrize(
    ("lead", "gain"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (12, 8)]
)
def test_g1_sco_2__what_a_lead_is_worth(lead: int, gain: int) -> None:
    table = scored(4, f"A: whisky {1 + lead}\nB: whisky 1\nC: whisky 1\nD: whisky 1")

    assert points(table) == [gain, 0, 0, 0]


def test_g1_sco_2__having_none_counts() -> None:
    table = scored(4, "A: whisky 3\nB: whisky 3\nC: whisky 3")

    assert points(table) == [3, 3, 3, 0]


def test_g1_sco_2__three_comparisons_of_four_players() -> None:
    table = scored(
        4,
        """
A: whisky 4, chieftains 2
A cards: loch-morar
B: whisky 1, chieftains 1
B cards: loch-ness
C: whisky 4, chieftains 4
D: whisky 7
""",
    )

    def gains(comparison: str) -> list[int]:
        lines = [line for line in table.game.state.score_lines if comparison in line.reason.names]
        return [sum(line.points for line in lines if line.seat == seat) for seat in range(4)]

    assert gains("whisky") == [3, 0, 3, 8]
    assert gains("chieftains") == [2, 1, 5, 0]
    assert gains("special locations") == [1, 1, 0, 0]
    assert points(table) == [6, 2, 8, 8]


def test_g1_sco_2__chieftains_and_bonnets_are_added() -> None:
    table = scored(4, "A: chieftains 2\nA cards: cawdor-castle\nB: chieftains 1")

    assert points(table) == [8 + 1, 1, 0, 0]  # a lead of 5, and of 1 in cards


def test_g1_sco_2__clan_members_on_tiles_do_not_count() -> None:
    table = scored(2, "A map:\n    | 0\n  0 | start-village @@@@@")

    assert points(table) == [0, 0]


def test_g1_sco_2__nothing_is_spent() -> None:
    table = scored(2, "A: whisky 4, chieftains 3\nA cards: loch-ness")

    assert (table.of("A").whisky, table.of("A").chieftains) == (4, 3)
    assert table.of("A").cards == ("loch-ness",)


def test_g1_sco_3__the_game_ends_right_after_the_third_scoring() -> None:
    table = last_turn("A: coins 4, whisky 1")

    assert table.facts_of(ScoringHeld) == [ScoringHeld("3")]
    kinds = [fact.rule for fact in table.facts_of(PointsScored)]
    assert kinds == ["G1-SCO-2", "G1-SCO-3", "G1-SCO-3"]  # whisky, then coins and tiles
    assert table.facts_of(GameEnded) == [GameEnded((0,))]
    assert table.game.to_act == ()


def test_g1_sco_3__one_point_per_coin() -> None:
    assert points(ended(3, "A: coins 0\nB: coins 1\nC: coins 17")) == [0, 1, 17]


def row(first: int, tiles: int) -> str:
    """Return a territory of this many tiles in a row, start village included."""
    names = [name for name in given("2 players").game.tiles if name != "start-village"]
    cells = ["start-village @", *names[first : first + tiles - 1]]
    return f"    | {' | '.join(map(str, range(tiles)))}\n  0 | {' | '.join(cells)}"


def test_g1_sco_3__tiles_15_13_16_cost_6_0_9() -> None:
    table = ended(
        3,
        f"A: coins 0\nA map:\n{row(0, 15)}\n"
        f"B: coins 0\nB map:\n{row(20, 13)}\n"
        f"C: coins 0\nC map:\n{row(40, 16)}",
    )

    assert [len(territory.tiles) for territory in table.game.state.territories] == [15, 13, 16]
    assert points(table) == [-6, 0, -9]  # a total may fall below 0


def test_g1_sco_3__bonuses_of_abbey_loch_and_castle_with_their_rules() -> None:
    table = ended(
        2,
        """
A: coins 2
A cards: iona-abbey, loch-morar, duart-castle
A map:
     | 0               | 1          | 2
   1 | loch-morar      |            | duart-castle
   0 | start-village @ | iona-abbey | cornfield-1
""",
    )

    lines = {line.rule: line.points for line in table.game.state.score_lines if line.seat == 0}
    assert {rule: lines[rule] for rule in ("G1-LOC-2", "G1-LOC-4", "G1-LOC-11")} == {
        "G1-LOC-2": 2,
        "G1-LOC-4": 2,
        "G1-LOC-11": 3,
    }
    assert table.of("A").points == 2 + 2 + 3 + 2 - 3 * 4


def test_g1_sco_4__most_points_win() -> None:
    table = ended(3, "A: points 10\nB: points 12\nC: points 11")

    assert table.game.state.winners == (1,)


TIE = """A: points 10
A map:
    | 0                         | 1
  0 | start-village @           | quarry-1 {}
B: points 10
B map:
    | 0                         | 1
  0 | start-village @           | forest-2 wood wood
C: points 9
C map:
    | 0                         | 1
  0 | start-village @           | forest-5 wood wood wood"""


def test_g1_sco_4__in_a_tie_most_cubes_win() -> None:
    assert ended(3, TIE.format("stone")).game.state.winners == (1,)
    assert ended(3, TIE.format("stone stone stone")).game.state.winners == (0,)


def test_g1_sco_4__still_tied_they_share_the_victory() -> None:
    assert ended(3, TIE.format("stone stone")).game.state.winners == (0, 1)
