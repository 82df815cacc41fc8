"""Scorings and the winner (G2-SCO, G2-END)."""

import pytest

from games.engine.core.facts import GameEnded, PieceMoved, PointsScored, ScoringHeld, TileLaid
from games.engine.glen_more_2.facts import EndReached
from games.engine.glen_more_2.tiles import TILES
from tests.engine.scripted_table_2 import Table, ended, given, scored

LANDMARKS = "loch-lochy donan-castle castle-stalker inverness loch-shiel duart-castle loch-ness"


def cards(numbers: dict[str, int]) -> str:
    """Return this many landmark cards for each seat."""
    names = LANDMARKS.split()
    lines = (f"{letter} cards: {', '.join(names[:each])}" for letter, each in numbers.items())
    return "\n".join(lines)


def gains(table: Table, comparison: str) -> list[int]:
    """Return what each seat scored in a comparison."""
    lines = [line for line in table.game.state.score_lines if comparison in line.reason.names]
    seats = range(table.game.setup.players)
    return [sum(line.points for line in lines if line.seat == seat) for seat in seats]


def test_g2_sco_1__landmarks_5_3_1_give_5_2_0() -> None:
    assert scored(3, cards({"A": 5, "B": 3, "C": 1})).points == [5, 2, 0]


@pytest.mark.parametrize(
    ("lead", "gain"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (12, 8)]
)
def test_g2_sco_1__what_a_lead_is_worth(lead: int, gain: int) -> None:
    table = scored(4, f"A: whisky {1 + lead}\nB: whisky 1\nC: whisky 1\nD: whisky 1")

    assert table.points == [gain, 0, 0, 0]


def test_g2_sco_1__having_none_counts() -> None:
    assert scored(4, "A: whisky 3\nB: whisky 3\nC: whisky 3").points == [3, 3, 3, 0]


FOUR = """
A: whisky 4
A cards: loch-ness, loch-shiel
A persons: john-knox
A map:
      | 0                  | 1              | 2
    0 | starting-village @ | home-castle @@ | castle-stalker @@@@@
B: whisky 1
B cards: loch-lochy
B persons: rob-roy, mary-stuart, robert-burns, walter-scott
C map:
      | 0                | 1
    0 | starting-village | home-castle @@@@
"""


def test_g2_sco_1__four_comparisons() -> None:
    table = scored(3, FOUR)

    assert gains(table, "Scotsmen on the Home Castle") == [2, 0, 5]  # no other castle
    assert gains(table, "landmarks") == [2, 1, 0]
    assert gains(table, "whisky") == [5, 1, 0]
    assert gains(table, "persons") == [1, 5, 0]
    assert table.points == [10, 7, 5]
    assert {line.rule for line in table.game.state.score_lines} == {"G2-SCO-1"}


def test_g2_sco_1__nothing_is_spent() -> None:
    table = scored(3, FOUR)

    assert (table.of("A").whisky, table.members("A", "1,0")) == (4, 2)
    assert (len(table.of("A").cards), len(table.of("B").persons)) == (2, 4)


def test_g2_sco_1__the_fourth_scoring_is_at_the_end() -> None:
    table = given("2 players\ncircuit: A B the-end\nstack D:\nB: whisky 2\nA: coins 0")
    table.plays("A", "go 2")
    assert table.facts_of(ScoringHeld) == []
    table.plays("B", "go 2")

    assert [fact.name for fact in table.facts_of(ScoringHeld)] == ["at the end"]
    assert gains(table, "whisky") == [0, 2]


LAST = """
    3 players
    circuit: A easdale B C moray the-end tarbat rannoch john-knox
    stack D: {}
    A: coins 5
    """


def last_tiles(stack: str = "") -> Table:
    return given(LAST.format(stack))


def test_g2_end_1__the_end_may_be_landed_on_by_several() -> None:
    table = last_tiles()

    table.plays("A", "go 5")
    assert table.facts_of(EndReached) == [EndReached(0, 5)]
    assert table.facts_of(PieceMoved) == [PieceMoved(0, 0, 5)]
    table.plays("B", "go 5")
    table.plays("C", "go 5")

    assert table.game.state.rondel.pieces == {0: 5, 1: 5, 2: 5}
    assert table.game.over


def test_g2_end_1__landing_on_it_brings_no_tile_and_ends_the_turn_at_once() -> None:
    table = last_tiles()

    table.plays("A", "go 5")

    assert len(table.of("A").tiles) == 2
    table.asks("B", "take-tile")  # no activation, no sale is asked for


def test_g2_end_1__so_sell_before_moving_onto_it() -> None:
    table = given(
        LAST.format("")
        + """market: sheep 2
    A map:
          | 0                  | 1
        0 | starting-village @ | home-castle sheep
    """
    )

    table.plays("A", "sell sheep 1,0", "go 5")

    assert table.of("A").coins == 7
    table.refuses("A", "sell sheep 1,0", "G2-TURN-1")


def test_g2_end_1__a_seat_that_passes_it_takes_a_tile_with_a_full_turn() -> None:
    table = last_tiles()

    table.plays("A", "take 6", "place 0,1", "activate 0,1", "activate 0,0", "move 0,0 0,1", "end")

    assert (table.goods("A", "0,1"), table.members("A", "0,1")) == ("barley", 1)
    table.asks("B", "take-tile")


def test_g2_end_1__a_person_beyond_it_too() -> None:
    table = last_tiles()

    table.plays("A", "take 8", "claim MacLeod", "end")

    assert table.of("A").persons == ("john-knox",)


def test_g2_end_1__and_takes_no_further_turn() -> None:
    table = last_tiles()

    table.plays("A", "take 6", "place 0,1", "end")
    table.plays("B", "take 7", "place 0,1", "end")
    table.asks("C", "take-tile")
    table.plays("C", "take 4", "place 0,1", "end")  # before The End: C acts again
    table.asks("C", "take-tile")
    table.plays("C", "go 5")

    assert table.game.over


def test_g2_end_1__it_is_never_taken_nor_discarded_by_a_refill() -> None:
    table = last_tiles()

    table.refuses("A", "take 5", "G2-TURN-3")
    table.plays("A", "take 6", "place 0,1", "end")
    table.plays("B", "take 7", "place 0,1", "end")
    table.plays("C", "take 8", "decline", "end")

    assert "the-end" not in table.discarded
    assert 5 in table.game.state.rondel.tiles


def test_g2_end_1__nobody_moves_there_before_it_is_on_the_rondel() -> None:
    table = given("3 players\ncircuit: A easdale B C moray")

    assert table.options("A", "go") == set()
    table.refuses("A", "go 5", "G2-TURN-4")


def test_g2_end_2__without_a_refill_the_last_turn_leads_to_scoring_and_end() -> None:
    table = last_tiles("ballater, glen-coe, millburn, carrbridge, fort-william, pitlochry")

    table.plays("A", "go 5")
    table.plays("B", "go 5")
    table.plays("C", "take 6", "place 0,1", "end")

    assert (table.facts_of(TileLaid), table.facts_of(ScoringHeld)) == (
        [],
        [ScoringHeld("at the end")],
    )
    assert table.facts_of(GameEnded) == [GameEnded((1,))]
    assert table.game.to_act == ()


def row(names: list[str], tiles: int) -> str:
    """Return a territory of this many tiles in a row, home tiles included."""
    cells = ["starting-village @", "home-castle", *(names.pop() for _ in range(tiles - 2))]
    return f"    | {' | '.join(map(str, range(tiles)))}\n  0 | {' | '.join(cells)}"


def test_g2_end_2__tiles_15_13_16_cost_6_0_9() -> None:
    names = [name for name, tile in TILES.newest.items() if tile.stack]
    table = ended(
        3,
        f"A: coins 0\nA map:\n{row(names, 15)}\nB: coins 0\nB map:\n{row(names, 13)}\n"
        f"C: coins 0\nC map:\n{row(names, 16)}",
    )

    assert [len(each.tiles) for each in table.game.state.territories] == [15, 13, 16]
    assert table.points == [-6, 0, -9]  # a total may fall below 0


def test_g2_end_2__a_stack_counts_once_persons_and_removed_tiles_do_not() -> None:
    table = ended(
        2,
        """A: coins 0
A persons: john-knox, rob-roy, james-watt
A map:
      | 0                  | 1           | 2
    1 |                    |             |
    0 | starting-village @ | home-castle | halkirk/inverness
B: coins 0
removed: moray, easdale""",
    )

    assert table.points == [-3, 0]


def test_g2_end_2__a_point_per_coin_and_armadales_more() -> None:
    table = ended(3, "A: coins 0\nB: coins 17\nC: coins 11\nC cards: armadale-castle")

    assert table.points == [0, 17, 11 + 8]
    assert table.rules_scored("C") == {"G2-END-2": 11, "G2-LMK-Armadale": 8}


def test_g2_end_2__first_the_scoring_then_the_rest() -> None:
    table = given("2 players\ncircuit: A B the-end\nstack D:\nA: coins 4, whisky 1\nB: coins 0")
    table.plays("A", "go 2")
    table.plays("B", "go 2")

    assert [fact.rule for fact in table.facts_of(PointsScored)] == ["G2-SCO-1", "G2-END-2"]
    assert table.points == [5, 0]


EVEN = "A: coins 0, points {}\nB: coins 0, points {}\nC: coins 0, points {}\n"


def test_g2_end_3__most_points_win() -> None:
    assert ended(3, EVEN.format(10, 12, 11)).game.state.winners == (1,)


TIE = (
    EVEN.format(10, 10, 9)
    + """A map:
    | 0                  | 1
  0 | starting-village @ | home-castle {}
B map:
    | 0                  | 1
  0 | starting-village @ | home-castle wood wood
C map:
    | 0                  | 1
  0 | starting-village @ | home-castle wood wood wood"""
)


@pytest.mark.parametrize(
    ("goods", "winners"),
    [("stone", (1,)), ("stone sheep stone", (0,)), ("stone sheep", (0, 1))],
)
def test_g2_end_3__in_a_tie_most_resources_then_the_victory_is_shared(
    goods: str, winners: tuple[int, ...]
) -> None:
    assert ended(3, TIE.format(goods)).game.state.winners == winners
