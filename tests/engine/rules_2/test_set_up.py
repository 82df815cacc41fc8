"""Set-up (G2-SET)."""

from collections import Counter

import pytest

from games.engine import BadSetup, view
from games.engine.glen_more_2.edition import SeatView2
from tests.engine.scripted_table_2 import Table, given, set_up

STACK_SIZES = {"S": 5, "A": 14, "B": 17, "C": 17, "D": 17}


def backs_on_rondel(table: Table) -> str:
    tiles = table.game.state.rondel.tiles
    return "".join(table.game.tiles[tiles[space]].stack for space in sorted(tiles))


def pieces(table: Table) -> list[str]:
    return [name for name in table.circuit.split() if len(name) == 1 or name == "die"]


def place_of_the_end(*options: str, secret: object = "") -> int:
    """Return the position of The End in stack D, counted from the top."""
    stack = set_up(4, *options, secret=secret).game.state.stacks["D"]
    return stack.index("the-end") + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g2_set_1__two_to_four_play(players: int) -> None:
    assert len(set_up(players).game.state.territories) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_g2_set_1__fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        set_up(players)

    assert refusal.value.rule == "G2-SET-1"


def test_g2_set_1__two_home_tiles_side_by_side_on_the_river() -> None:
    table = set_up(3)

    for letter in "ABC":
        assert table.of(letter).tiles == {(0, 0): "starting-village", (1, 0): "home-castle"}
    for tile, kind in (("starting-village", "village"), ("home-castle", "castle")):
        assert table.game.tiles[tile].type == kind
        assert table.game.tiles[tile].river


def test_g2_set_1__ten_clan_markers_each() -> None:
    assert [set_up(4).of(letter).markers for letter in "ABCD"] == [10] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g2_set_2__of_ten_scotsmen_one_is_the_piece_and_one_in_the_village(players: int) -> None:
    table = set_up(players)

    for seat, letter in enumerate("ABCD"[:players]):
        assert seat in table.game.state.rondel.pieces
        assert (table.members(letter, "0,0"), table.members(letter)) == (1, 1)
        assert table.of(letter).supply == 10 - 2


def test_g2_set_2__nothing_else_is_owned() -> None:
    table = set_up(2)

    assert (table.of("A").whisky, table.of("A").points) == (0, 0)
    assert (table.of("A").cards, table.of("A").persons, table.goods("A")) == ((), (), "")


def test_g2_set_3__resources_coins_whisky_and_points_never_run_out() -> None:
    table = given("""
        4 players
        circuit: A moray B C D
        market: sheep 3
        A: coins 100, whisky 40, points 400
        A map:
              | 0                  | 1                          | 2
            1 |                    |                            | clachaig-inn
            0 | starting-village @ | home-castle sheep sheep sheep @ | black-isle barley barley
        """)

    table.plays("A", "take 1", "place 1,1", "sell sheep 1,0", "activate 2,1", "activate 2,0", "end")

    assert (table.of("A").coins, table.of("A").points) == (103, 403)
    assert table.goods("A") == "barley barley barley sheep sheep"


def test_g2_set_3__with_an_empty_supply_no_scotsman_comes() -> None:
    table = given("""
        4 players
        circuit: A halkirk B C D
        A: supply 0
        """)

    table.plays("A", "take 1")

    assert (table.members("A"), table.of("A").supply) == (1, 0)


def test_g2_set_3__the_last_scotsman_still_comes() -> None:
    table = given("""
        4 players
        circuit: A halkirk B C D
        A: supply 1
        """)

    table.plays("A", "take 1", "recruit -1,0")

    assert (table.members("A", "-1,0"), table.of("A").supply) == (1, 0)


def test_g2_set_3__a_scotsman_gained_with_an_empty_supply_is_lost_for_good() -> None:
    table = given("""
        4 players
        circuit: A cawdor-castle B C D
        A: supply 1, coins 2
        A map:
              | 0                  | 1
            1 |                    | donan-castle
            0 | starting-village @ | home-castle
        """)

    table.plays("A", "take 1", "recruit 1,1")  # one of two; the other has nobody to send

    assert (table.members("A", "1,1"), table.of("A").supply) == (1, 0)
    table.asks("A", "activate")


def test_g2_set_3__a_player_without_markers_places_none() -> None:
    table = given("""
        4 players
        circuit: A robert-burns B C D
        A: coins 9, markers 0
        """)

    table.plays("A", "take 1", "end")

    assert table.clans == ""
    assert table.of("A").persons == ("robert-burns",)


def test_g2_set_4__the_pieces_stand_one_behind_the_other_in_random_order() -> None:
    orders = {"".join(pieces(set_up(3, secret=secret))) for secret in range(60)}

    assert orders == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    table = set_up(4, "fixed-order")
    assert table.circuit.split()[:4] == list("ABCD")
    table.asks("A", "take-tile")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g2_set_4__the_hindmost_has_5_coins_the_next_6_7_8(players: int) -> None:
    for secret in range(6):
        table = set_up(players, secret=secret)
        order = pieces(table)[:players]
        assert [table.of(letter).coins for letter in order] == [5, 6, 7, 8][:players]


def test_g2_set_5__with_two_the_die_always_takes_part() -> None:
    assert set_up(2).circuit.split()[2] == "die"
    with pytest.raises(BadSetup) as refusal:
        set_up(2, "die")
    assert refusal.value.rule == "G2-SET-5"


@pytest.mark.parametrize("players", [3, 4])
def test_g2_set_5__with_three_or_four_it_is_an_option(players: int) -> None:
    assert "die" not in set_up(players).circuit
    assert set_up(players, "die").circuit.split()[players] == "die"


@pytest.mark.parametrize(
    ("players", "options", "backs"),
    [
        (2, (), "SSSSSAAAAA"),
        (3, (), "SSSSSAAAAA"),
        (3, ("die",), "SSSSSAAAA"),
        (4, (), "SSSSSAAAA"),
        (4, ("die",), "SSSSSAAA"),
    ],
)
def test_g2_set_6__s_tiles_then_a_tiles_until_one_space_is_empty(
    players: int, options: tuple[str, ...], backs: str
) -> None:
    table = set_up(players, *options)

    assert backs_on_rondel(table) == backs
    assert "-" not in table.circuit.split()
    assert len(table.circuit.split()) == view(table.game).rondel.spaces - 1 == 13


def test_g2_set_6__the_s_tiles_lie_in_random_order() -> None:
    orders = {tuple(set_up(2, secret=secret).circuit.split()[3:8]) for secret in range(30)}

    assert len(orders) > 15
    assert len({frozenset(order) for order in orders}) == 1


def test_g2_set_7__each_stack_is_shuffled_by_itself() -> None:
    one, other = (set_up(4, secret=secret) for secret in "ab")

    for stack, size in STACK_SIZES.items():
        tiles = one.game.state.stacks[stack]
        assert {one.game.tiles[tile].stack for tile in tiles} <= {stack}
        assert len(tiles) + backs_on_rondel(one).count(stack) == size
        assert tiles == () or tiles != other.game.state.stacks[stack]


def test_g2_set_7__the_end_is_tile_6_to_12_of_17_each_equally_likely() -> None:
    places = Counter(place_of_the_end(secret=secret) for secret in range(280))

    assert sorted(places) == [6, 7, 8, 9, 10, 11, 12]
    assert min(places.values()) > 20  # of 40 on average


def test_g2_set_7__in_a_short_game_it_is_the_top_tile() -> None:
    assert {place_of_the_end("short-game", secret=secret) for secret in range(5)} == {1}


@pytest.mark.parametrize(("players", "coins"), [(2, 1), (3, 1), (4, 0)])
def test_g2_set_8__with_two_or_three_each_row_starts_with_a_coin(players: int, coins: int) -> None:
    assert set(set_up(players).game.state.market.values()) == {coins}


def test_g2_set_9__david_hume_lies_beside_the_board() -> None:
    table = set_up(4)
    state = table.game.state

    assert "david-hume" not in table.circuit
    assert not any("david-hume" in tiles for tiles in state.stacks.values())
    assert all(table.of(letter).persons == () for letter in "ABCD")


def test_g2_set_9__each_landmark_has_its_own_card() -> None:
    tiles = set_up(4).game.tiles.values()

    landmarks = [tile for tile in tiles if tile.card]
    assert len(landmarks) == 11
    assert len({tile.card.rule for tile in landmarks if tile.card}) == 11


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_g2_set_10__what_a_seat_has_is_open_to_all(viewer: int | None) -> None:
    table = given("""
        4 players
        clans: Ross A
        discarded: easdale
        A: coins 3, whisky 2, points 7, supply 4, markers 9
        A cards: loch-shiel
        A persons: john-knox
        A map:
              | 0                  | 1           | 2
            0 | starting-village @ | home-castle | halkirk/inverness barley @
        score: {"kind": "points-scored", "seat": 0, "label": "x", "points": 7, "rule": "G2-SCO-1"}
        """)
    shown = view(table.game, viewer)
    visible = shown.seats[0]

    assert isinstance(visible, SeatView2)
    assert (visible.coins, visible.whisky, visible.points) == (3, 2, 7)
    assert (visible.supply, visible.markers, visible.persons) == (4, 9, ("john-knox",))
    assert (visible.cards, visible.covered) == (("loch-shiel",), (((2, 0), ("halkirk",)),))
    assert [line.points for line in visible.score_lines or ()] == [7]
    assert (shown.discarded, str(shown.boards)) == (("easdale",), str(table.game.state.boards))
    assert "Ross" in str(shown.boards)


def test_g2_set_10__of_a_stack_only_its_height_is_shown() -> None:
    table = given("4 players")
    visible = view(table.game, 0)

    assert visible.stacks == {"S": 0, "A": 10, "B": 17, "C": 17, "D": 17}
    assert "the-end" not in str(visible)
    assert "loch-ness" not in str(visible)
