"""Test how landmark cards are turned (C6-SET, C6-EVT-1 to 5, C6-LMK)."""

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.dubious_tome.board import dubious_tome_board
from games.engine.chronicles.dubious_tome.event import event_of
from games.engine.chronicles.dubious_tome.facts import CardTurned
from games.engine.chronicles.dubious_tome.tiles import TILES
from tests.engine.chronicles.dubious_tome_table import board, gathering, placing, uses
from tests.engine.scripted_table_2 import given

# --- set-up ----------------------------------------------------------------------------------


def test_c6_set_1__four_landmarks_and_four_gatherings_come_in() -> None:
    assert {tile.id: tile.stack for tile in TILES.newest.values()} == {
        "gathering-a": "A",
        "gathering-b": "B",
        "gathering-c": "C",
        "gathering-d": "D",
        "old-man-of-storr": "A",
        "wallace-monument": "B",
        "dunvegan-castle": "C",
        "fort-george": "D",
    }


def test_c6_set_1__every_landmark_card_has_an_event() -> None:
    game = new_game(Setup(game="glen-more-2", players=3, chronicles=(6,)), new_seed("tome"))
    landmarks = [name for name, tile in game.tiles.items() if tile.card]

    assert len(landmarks) == 15
    assert all(event_of(game, name) for name in landmarks)
    assert dubious_tome_board(game).turned == ()


# --- turning ---------------------------------------------------------------------------------


def test_c6_evt_1__a_gathering_turns_a_card_with_its_event() -> None:
    table = gathering("duart-castle loch-ness")
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == {"duart-castle", "loch-ness"}
    table.plays("A", "use duart-castle")
    assert board(table).turned == ("duart-castle",)
    assert table.points[0] == 3
    assert table.facts_of(CardTurned) == [CardTurned(0, "duart-castle", used=True)]


def test_c6_evt_1__or_without_it_for_good() -> None:
    table = gathering("duart-castle loch-ness")

    table.plays("A", "activate 0,1", "turn duart-castle")

    assert (board(table).turned, table.points[0]) == (("duart-castle",), 0)
    table.game.state.turn.activated = frozenset()
    table.game.invalidate_options()
    table.plays("A", "activate 0,1", until="choose-event")
    table.refuses("A", "use duart-castle", "C6-EVT-1")
    table.refuses("A", "turn duart-castle", "C6-EVT-1")


def test_c6_evt_1__or_none_is_turned() -> None:
    table = gathering("duart-castle")

    table.plays("A", "activate 0,1", "decline")

    assert board(table).turned == ()


def test_c6_evt_1__without_a_card_to_turn_nothing_happens() -> None:
    for cards, turned in (("", ""), ("duart-castle", "duart-castle")):
        gathering(cards, turned=turned).refuses("A", "activate 0,1", "G2-ACT-1")


def test_c6_evt_1__an_event_that_cannot_be_used_leaves_only_the_turning() -> None:
    table = gathering("dunvegan-castle", "A: coins 0")
    table.plays("A", "activate 0,1", until="choose-event")

    table.refuses("A", "use dunvegan-castle", "C6-EVT-1")
    table.plays("A", "turn dunvegan-castle")


def test_c6_evt_1__cards_of_others_are_not_turned() -> None:
    table = gathering("loch-ness", "B cards: duart-castle")
    table.plays("A", "activate 0,1", until="choose-event")

    table.refuses("A", "turn duart-castle", "C6-EVT-1")


def test_c6_evt_2__a_turned_card_counts_2() -> None:
    table = given(
        "3 players\nchronicles: 6\nA cards: loch-ness, inverness\nB cards: duart-castle\n"
        'board: {"board": "dubious-tome", "turned": ["loch-ness"]}\n'
        'to do: {"kind": "hold-scoring", "name": "A"}'
    )

    assert table.points == [3, 1, 0]


def test_c6_evt_3__a_turned_card_keeps_its_lasting_effects() -> None:
    table = given(
        "2 players\nchronicles: 6\nA: coins 5\nB: coins 0\nA cards: armadale-castle, castle-moil\n"
        'board: {"board": "dubious-tome", "turned": ["armadale-castle", "castle-moil"]}\n'
        "A map:\n  | 0 | 1\n  0 | starting-village | home-castle @\n"
        'to do: {"kind": "hold-scoring", "name": "at the end"}\nto do: {"kind": "end-game"}'
    )

    assert table.rules_scored("A")["G2-LMK-Armadale"] == 5
    assert table.rules_scored("A")["G2-SCO-1"] == 2 + 5  # castle, doubled; landmarks


HERD = """A map:
      | 0 | 1
    1 | gathering-a | lochaber
    0 | starting-village @ | home-castle
   -1 | | badenoch"""


def test_c6_evt_4__a_tile_that_an_event_activates_has_been_activated_in_this_turn() -> None:
    table = gathering("loch-lochy", land=HERD)

    uses(table, "loch-lochy", "put cattle 0,0", "activate 1,1", "done")

    assert table.goods("A", "1,1") == "sheep"
    table.refuses("A", "activate 1,1", "G2-ACT-1")
    assert "1,-1" in table.options("A", "activate")  # it was left out


def test_c6_evt_4__scotsmen_go_to_the_supply_and_the_market_helps() -> None:
    men = gathering("loch-morar old-man-of-storr", "A: supply 7", land=HERD.replace("@", "@ @"))
    goods = gathering("dunvegan-castle", "A: coins 5")

    uses(men, "old-man-of-storr")
    uses(goods, "dunvegan-castle")

    assert men.of("A").supply == 8
    assert (goods.of("A").coins, goods.points[0]) == (0, 7)


def test_c6_evt_5__an_event_on_a_tile_that_is_gone_cannot_be_used() -> None:
    table = gathering("loch-shiel", "A: supply 8")
    table.game.state.territories[0].points = 3
    table.plays("A", "activate 0,1", until="choose-event")

    table.refuses("A", "use loch-shiel", "C6-EVT-1")


# --- the landmark sides ----------------------------------------------------------------------


def test_c6_lmk_storr__two_stone_on_the_tile() -> None:
    table = placing("old-man-of-storr")

    table.plays("A", "place 0,1", "choose stone", "choose stone")

    assert table.goods("A", "0,1") == "stone stone"
    assert table.of("A").cards == ("old-man-of-storr",)


def test_c6_lmk_storr__each_may_be_declined() -> None:
    table = placing("old-man-of-storr")

    table.plays("A", "place 0,1", "choose stone", "decline")

    assert table.goods("A", "0,1") == "stone"


def test_c6_lmk_dunvegan__two_sheep_on_the_tile() -> None:
    table = placing("dunvegan-castle")

    table.plays("A", "place 0,1", "decline", "choose sheep", "choose sheep")

    assert table.goods("A", "0,1") == "sheep sheep"


def test_c6_lmk_wallace__all_own_tiles_may_be_activated() -> None:
    land = "A map:\n  | -1 | 0 | 1\n  0 | strathspey | starting-village @ | home-castle"
    table = placing("wallace-monument", land)

    table.plays("A", "place 1,1")

    assert table.options("A", "activate") == {"-1,0", "0,0", "1,0", "1,1"}


def test_c6_lmk_george__scotsmen_leave_the_castle_for_nothing() -> None:
    land = "A map:\n  | 0 | 1\n  0 | starting-village @ | home-castle @ @"
    table = placing("fort-george", land)

    table.plays("A", "place 2,0", "send 0,0", until="send-from-castle")
    table.plays("A", "send 2,0")

    assert (table.members("A", "1,0"), table.members("A", "0,0"), table.members("A", "2,0")) == (
        0,
        2,
        1,
    )
    assert table.movement == 0


def test_c6_lmk_george__any_number_may_stay() -> None:
    land = "A map:\n  | 0 | 1\n  0 | starting-village @ | home-castle @ @"
    table = placing("fort-george", land)

    table.plays("A", "place 2,0", "done")

    assert table.members("A", "1,0") == 2
