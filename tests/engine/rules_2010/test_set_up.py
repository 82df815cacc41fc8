"""Set-up (G1-SET)."""

from collections import Counter

import pytest

from games.engine import BadSetup, view, visible_facts
from games.engine.core.facts import PointsScored
from games.engine.core.views import SeatView
from games.engine.glen_more_2010.edition import SeatView2010
from tests.engine.scripted_table_2010 import STACK_0_TILES, Table, given, set_up

STACK_SIZES = {"0": 8, "1": 23, "2": 19, "3": 17}


def backs_on_circuit(table: Table) -> list[str]:
    tiles = table.game.state.rondel.tiles
    return [table.game.tiles[tiles[space]].stack for space in sorted(tiles)]


def pieces(table: Table) -> list[str]:
    return [name for name in table.circuit.split() if len(name) == 1 or name == "die"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_set_1__two_to_five_play(players: int) -> None:
    table = set_up(players)

    assert len(table.game.state.territories) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_g1_set_1__fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        set_up(players)

    assert refusal.value.rule == "G1-SET-1"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_set_2__four_stacks_by_their_backs(players: int) -> None:
    table = set_up(players)
    stacks = table.game.state.stacks

    assert list(stacks) == ["0", "1", "2", "3"]
    for stack, tiles in stacks.items():
        assert {table.game.tiles[tile].stack for tile in tiles} <= {stack}
    found = Counter(backs_on_circuit(table))
    found.update({stack: len(tiles) for stack, tiles in stacks.items()})
    assert found == STACK_SIZES


def test_g1_set_2__the_stacks_are_shuffled() -> None:
    one, other = (set_up(2, secret=secret).game.state for secret in "ab")

    for stack in ("1", "2", "3"):
        assert one.stacks[stack] != other.stacks[stack]
    assert list(one.rondel.tiles.values())[:8] != list(other.rondel.tiles.values())[:8]


def test_g1_set_2__start_villages_left_over_are_not_used() -> None:
    table = set_up(2)
    state = table.game.state

    assert [table.tile(letter, "0,0") for letter in "AB"] == ["start-village"] * 2
    assert "start-village" not in table.circuit
    assert not any("start-village" in tiles for tiles in state.stacks.values())


@pytest.mark.parametrize("players", [2, 5])
def test_g1_set_3__a_start_village_a_clan_member_and_six_coins(players: int) -> None:
    table = set_up(players)

    for letter in "ABCDE"[:players]:
        assert table.of(letter).tiles == {(0, 0): "start-village"}
        assert (table.members(letter, "0,0"), table.of(letter).coins) == (1, 6)
        assert (table.of(letter).whisky, table.of(letter).chieftains) == (0, 0)
        assert (table.of(letter).points, table.of(letter).cards) == (0, ())
        assert table.goods(letter) == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_set_4__the_figures_stand_one_behind_the_other(players: int) -> None:
    table = set_up(players, "fixed-order")

    assert view(table.game).rondel.spaces == 14
    assert table.circuit.split()[:players] == list("ABCDE"[:players])
    table.asks("A", "take-tile")


def test_g1_set_4__without_the_option_the_order_is_drawn() -> None:
    orders = {"".join(pieces(set_up(3, secret=secret))[:3]) for secret in range(60)}

    assert orders == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}


def test_g1_set_4__the_player_drawn_hindmost_starts() -> None:
    for secret in range(10):
        table = set_up(5, secret=secret)
        table.asks(table.circuit[0], "take-tile")


@pytest.mark.parametrize("players", [2, 3])
def test_g1_set_5__the_die_stands_ahead_of_the_foremost_figure(players: int) -> None:
    assert set_up(players).circuit.split()[players] == "die"


@pytest.mark.parametrize("players", [4, 5])
def test_g1_set_5__with_four_or_five_players_there_is_no_die(players: int) -> None:
    assert "die" not in set_up(players).circuit


@pytest.mark.parametrize(("players", "ones"), [(2, 2), (3, 1), (4, 1), (5, 0)])
def test_g1_set_6__the_circuit_is_filled_with_0_tiles_then_1_tiles(players: int, ones: int) -> None:
    table = set_up(players)

    assert backs_on_circuit(table) == ["0"] * 8 + ["1"] * ones


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_set_6__only_the_space_behind_the_hindmost_figure_is_empty(players: int) -> None:
    circuit = set_up(players).circuit.split()

    assert (len(circuit), circuit.count("-")) == (13, 0)
    assert len(circuit[0]) == 1  # a figure; the 14th space is the one behind it


@pytest.mark.parametrize(("players", "coins"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_g1_set_7__each_row_of_the_market_starts_with_a_coin_for_two_or_three(
    players: int, coins: int
) -> None:
    market = set_up(players).game.state.market

    assert set(market.values()) == {coins}


def test_g1_set_8__cubes_never_run_out() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | 0                        | 1                       | 2
            1 | forest-1 wood wood wood @ |                         | forest-4 wood wood
            0 | start-village            | forest-2 wood wood wood | forest-5 wood wood wood
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,1", "activate 2,1")

    assert table.goods("A").count("wood") == 13  # of 10 in the box


def test_g1_set_8__coins_whisky_clan_members_and_points_never_run_out() -> None:
    members = "@" * 25
    table = given(f"""
        4 players
        circuit: A castle-moil B C D
        market: cattle 3
        A: coins 100, whisky 16, points 358
        A map:
              | 0                       | 1                | 2
            1 |                         |                  | tavern-1
            0 | start-village {members} | pasture-3 cattle |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 2,1", "sell cattle 1,0", "end")

    assert (table.members("A"), table.of("A").whisky) == (26, 17)
    assert (table.of("A").coins, table.of("A").points) == (100 - 3 + 3, 361)


def seat_seen(table: Table, seat: int, viewer: int | None) -> SeatView:
    return view(table.game, viewer).seats[seat]


def tavern_table(options: str = "") -> Table:
    table = given(f"""
        4 players{options}
        circuit: A forest-3 B C D
        discarded: quarry-1
        A: coins 5, whisky 2, chieftains 3
        A cards: loch-morar
        A map:
              | 0               | 1        | 2
            1 | loch-morar      |          | tavern-1
            0 | start-village @ | forest-2 |
        """)
    table.plays("A", "take 1", "place 1,1", "activate 2,1", "activate 1,1")
    assert table.of("A").points == 3
    return table


@pytest.mark.parametrize("viewer", [1, None])
def test_g1_set_9__all_but_the_points_is_public(viewer: int | None) -> None:
    visible = seat_seen(tavern_table(), 0, viewer)

    assert (visible.coins, visible.whisky, visible.cards) == (5, 2, ("loch-morar",))
    assert isinstance(visible, SeatView2010)
    assert visible.chieftains == 3
    on_tiles = {each.cell: (each.goods, each.scotsmen) for each in visible.tiles}
    assert on_tiles[1, 1] == (("wood",), 0)
    assert on_tiles[0, 0] == ((), 1)


@pytest.mark.parametrize("viewer", [1, None])
def test_g1_set_9__the_points_of_others_are_secret(viewer: int | None) -> None:
    table = tavern_table()

    hidden = seat_seen(table, 0, viewer)
    assert (hidden.points, hidden.score_lines) == (None, None)
    assert seat_seen(table, 0, 0).points == 3


@pytest.mark.parametrize("viewer", [1, None])
def test_g1_set_9__with_open_scores_all_points_are_shown(viewer: int | None) -> None:
    assert seat_seen(tavern_table(", open-scores"), 0, viewer).points == 3


def test_g1_set_9__each_single_gain_is_seen_by_all() -> None:
    table = tavern_table()

    for viewer in (0, 1, None):
        gains = [
            fact for fact in visible_facts(table.facts, viewer) if isinstance(fact, PointsScored)
        ]
        assert [gain.points for gain in gains] == [3]


def test_g1_set_9__at_the_end_all_points_are_shown() -> None:
    table = given(f"""
        4 players
        circuit: A {STACK_0_TILES} B C D forest-3
        stack 3: quarry-6
        A: points 12
        """)
    table.plays("A", "take 2", "place 0,1", "end")

    assert table.game.over
    assert seat_seen(table, 0, 1).points == 12 + 6 - 3


def test_g1_set_9__of_a_stack_only_its_height_is_shown_of_the_removed_tiles_all() -> None:
    table = tavern_table()
    visible = view(table.game, 0)

    assert visible.stacks == {name: len(tiles) for name, tiles in table.game.state.stacks.items()}
    assert visible.stacks["2"] == 19 - 2
    assert "loch-ness" in table.game.state.stacks["2"]
    assert "loch-ness" not in str(visible)
    assert visible.discarded == ("quarry-1",)
