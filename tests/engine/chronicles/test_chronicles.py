"""Test the rules that all Chronicles share."""

from itertools import combinations
from pathlib import Path

import pytest

from games.engine import CHRONICLES, BadSetup, Setup, editions, new_game, new_seed
from games.engine.common.invariants import check
from games.engine.core.facts import GoodSold
from games.engine.glen_more_2.tiles import TILES
from tests.engine.chronicles.haggis_table import haggis_table, placing, scoring, tokens
from tests.engine.chronicles.hammer_of_the_scots_table import acting
from tests.engine.chronicles.highlander_table import highlander_table, on_mountain
from tests.engine.chronicles.penny_mobs_table import penny_mobs_line
from tests.engine.chronicles.single_cask_table import single_cask_table
from tests.engine.scripted_table_2 import given

SETS = [
    chosen
    for size in range(len(CHRONICLES) + 1)
    for chosen in combinations(sorted(CHRONICLES), size)
]


@pytest.mark.parametrize("number", CHRONICLES)
def test_g2_chr_1__tiles_of_a_chronicle_lie_in_the_stacks_of_their_backs(number: int) -> None:
    tiles = [tile for tile in CHRONICLES[number].tiles.newest.values() if tile.stack]
    setup = Setup(game="glen-more-2", players=4, chronicles=(number,))
    game = new_game(setup, new_seed("stacks"))
    on_rondel = game.state.rondel.tiles.values()

    assert all(tile.chronicle == number for tile in tiles)
    for tile in tiles:
        assert tile.id in game.state.stacks[tile.stack] or tile.id in on_rondel


def test_g2_chr_1__the_die_counts_them_but_never_stops_on_them() -> None:
    table = haggis_table("2 players\ncircuit: die moray A drovers-inn easdale B", rolls=[2])

    assert table.game.state.rondel.pieces["die"] == 4
    assert "easdale" in table.discarded.split()
    assert "drovers-inn" not in table.discarded.split()


def test_g2_chr_1__players_take_no_notice_of_the_icon() -> None:
    table = haggis_table("3 players\ncircuit: A shetland-sheep B C")

    assert "1" in table.options("A", "take")


def test_g2_chr_1__nor_does_the_englishman() -> None:
    table = acting("shetland-sheep easdale", "A: coins 9", chronicles="4, 5")

    assert "1" in table.options("A", "take")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", SETS, ids=str)
def test_g2_chr_2__any_set_can_be_played_together(chosen: tuple[int, ...], players: int) -> None:
    if any(players < CHRONICLES[number].min_players for number in chosen):
        with pytest.raises(BadSetup):
            new_game(Setup(game="glen-more-2", players=players, chronicles=chosen), new_seed("x"))
        return
    game = new_game(Setup(game="glen-more-2", players=players, chronicles=chosen), new_seed("x"))

    check(game)
    assert game.to_act


def test_g2_chr_2__a_set_is_named_in_its_order_and_each_once() -> None:
    for chosen in ((7, 5), (5, 5), (99,)):
        with pytest.raises(BadSetup) as refused:
            new_game(Setup(game="glen-more-2", players=2, chronicles=chosen), new_seed("x"))
        assert (refused.value.rule, refused.value.field) == ("G2-CHR-2", "chronicles")


def test_g2_chr_2__no_set_makes_room_for_a_fifth_player() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players, not 5") as refused:
        new_game(Setup(game="glen-more-2", players=5, chronicles=(1, 7)), new_seed("x"))
    assert refused.value.rule == "G2-SET-1"


def test_g2_chr_2__the_core_names_no_chronicle() -> None:
    engine = Path(editions.__file__).parent
    shared = ("bots", "common", "core", "glen_more_2", "glen_more_2010", "notation", "presentation")
    folders = [engine, *(engine / name for name in shared)]
    sources = {path: path.read_text("utf-8") for each in folders for path in each.glob("*.py")}
    packages = [type(each).__module__.split(".")[-2] for each in CHRONICLES.values()]
    names = [*packages, *(each.name for each in CHRONICLES.values())]

    assert len(sources) > 50
    assert [
        (path.name, name) for path, text in sources.items() for name in names if name in text
    ] == []


# --- moves -----------------------------------------------------------------------------------

BEYOND = "3 players\nrondel: 10 A, 11 mountain, 13 nairn, 14 moray, 15 B, 16 C, 17 lochaber\n"
ONE_WOOD = "A: coins {}\nA map:\n  | 0 | 1\n  0 | starting-village @ wood | home-castle"


def test_g2_chr_3__what_is_passed_takes_effect_before_the_tile_is_paid_for() -> None:
    table = highlander_table(BEYOND + ONE_WOOD.format(1))

    table.plays("A", "take 13", "toll", until="place-tile")  # Nairn costs the wood

    assert (table.of("A").coins, table.goods("A")) == (0, "")


def test_g2_chr_3__a_tile_whose_cost_cannot_be_paid_after_the_path_is_out_of_reach() -> None:
    table = highlander_table(BEYOND + "market: wood 0\n" + ONE_WOOD.format(0))

    assert table.options("A", "take") >= {"14", "17"}
    table.refuses("A", "take 13", "G2-CHR-3")


def test_g2_chr_3__a_sale_on_the_way_may_pay_both() -> None:
    text = BEYOND + "market: wood 3"
    table = highlander_table(text.replace("nairn", "loch-shiel") + "\n" + ONE_WOOD.format(0))

    table.plays("A", "take 13", until="recruit")  # Loch Shiel costs a coin

    assert table.facts_of(GoodSold) == [GoodSold(0, "wood", (0, 0), 3)]
    assert (table.of("A").coins, on_mountain(table)) == (1, "coin")


def test_g2_chr_3__no_choice_on_the_way_may_make_the_tile_unpayable() -> None:
    table = highlander_table(BEYOND + "market: wood 3\n" + ONE_WOOD.format(1))
    table.plays("A", "take 13", until="pay-toll")

    table.refuses("A", "toll wood 0,0", "G2-CHR-3")


def test_g2_chr_3__a_coin_that_the_tile_costs_is_no_toll() -> None:
    text = BEYOND.replace("nairn", "loch-shiel") + "market: wood 0, sheep 0\n"
    table = highlander_table(text + ONE_WOOD.format(1).replace("home-castle", "home-castle sheep"))
    table.plays("A", "take 13", until="pay-toll")

    table.refuses("A", "toll", "G2-CHR-3")
    assert table.options("A", "toll") == {"wood 0,0", "sheep 1,0"}


def test_g2_chr_4__a_stop_is_open_whether_or_not_a_tile_can_be_taken() -> None:
    free = highlander_table(BEYOND)
    poor = highlander_table(
        "3 players\nrondel: 10 A, 11 mountain, 13 nairn, 14 B, 15 C\nA: coins 0"
    )

    assert free.options("A", "go") == poor.options("A", "go") == {"11"}
    assert free.options("A", "discard") == set()


def test_g2_chr_4__it_is_a_turn_without_a_tile_and_the_refill_follows() -> None:
    table = highlander_table(BEYOND + "A cards: loch-ness\n" + ONE_WOOD.format(0))
    table.plays("A", "go 11")

    assert table.options("A", "activate") == {"0,0", "1,0"}  # by Loch Ness
    assert table.options("A", "sell") == {"wood 0,0"}
    before = len(table.game.state.rondel.tiles)
    table.plays("A", "end")
    assert len(table.game.state.rondel.tiles) > before


def test_g2_chr_4__landing_on_the_end_ends_the_turn_at_once() -> None:
    table = highlander_table(
        "3 players\nrondel: 10 A, 11 mountain, 13 the-end, 14 B, 15 C\nA: coins 1"
    )

    table.plays("A", "go 13")

    assert table.game.over  # B and C are past it
    assert table.points[0] == 0  # the coin lies on the mountain


@pytest.mark.parametrize("name", ["race-start", "single-cask-sale-b", "mountain", "the-end"])
def test_g2_chr_5__special_tiles_are_never_taken_built_or_discarded(name: str) -> None:
    tiles = {each.id: each for each in TILES.newest.values()}
    for chronicle in CHRONICLES.values():
        tiles |= chronicle.tiles.newest

    assert not tiles[name].landing


def test_g2_chr_5__a_player_who_can_take_nothing_cannot_discard_the_mountain() -> None:
    table = highlander_table(
        "3 players\nrondel: 10 A, 11 mountain, 13 nairn, 14 B, 15 C\nstack A:\nstack B:\n"
        "stack C:\nstack D:\nA: coins 0"
    )

    assert table.options("A", "discard") == {"13"}
    table.refuses("A", "discard 11", "G2-TURN-3")


def test_g2_chr_5__sale_tiles_are_not_built_from_the_discard_pile() -> None:
    table = single_cask_table(
        "3 players\ncircuit: A moray B C\ndiscarded: single-cask-sale-b, easdale\n"
        'to do: {"kind": "choose-discarded", "seat": 0}'
    )

    assert table.options("A", "build") == {"easdale"}


def test_g2_chr_5__special_tiles_are_neither_for_the_englishman_nor_to_be_reserved() -> None:
    english = acting("race-start moray", "A: coins 9", chronicles="1, 4")
    mobs = penny_mobs_line(3, freed={"McLaird": "A"})
    reserving = given(
        f"3 players\nchronicles: 1, 8\n{mobs}\ncircuit: A B C race-start moray\n"
        'turn: {"seat": 0}\nto do: {"kind": "activate", "seat": 0}\nto do: {"kind": "close-turn"}'
    )

    assert "1" not in english.options("A", "take") | english.options("A", "discard")
    assert "1 3" not in reserving.options("A", "reserve")
    assert "1 4" in reserving.options("A", "reserve")


def test_g2_chr_6__what_cannot_be_done_lapses() -> None:
    table = placing("beast-feast-inn", ("111", "11122", "2233"), "3")

    table.plays("A", "take-token 3")  # there is no second token

    assert tokens(table) == "1113"
    table.asks("A", "activate")


def test_g2_chr_6__a_cost_is_paid_in_full_or_the_effect_is_not_used() -> None:
    table = placing("drovers-inn", coins=2)

    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_g2_chr_7__in_scorings_the_first_seat_decides_first() -> None:
    whisky = "A: whisky 1\nB: whisky 1\nC: whisky 1"
    table = scoring(("12", "12", "12"), [1, 1, 1, 1], whisky)

    for letter in "ABC":
        table.asks(letter, "roll-for-whisky")
        table.plays(letter, "done", until="roll-for-whisky" if letter != "C" else "")


def test_g2_chr_7__also_when_it_is_the_turn_of_another() -> None:
    table = haggis_table(
        "2 players\ncircuit: B moray A\nA: whisky 1\nB: whisky 1\n"
        'turn: {"seat": 1}\nto do: {"kind": "hold-haggis-scoring", "name": "C"}\n'
        'to do: {"kind": "next-turn"}',
        ("12", "12"),
        rolls=[1, 1, 1, 1],
    )

    table.asks("A", "roll-for-whisky")
    table.plays("A", "done", until="roll-for-whisky")
    table.asks("B", "roll-for-whisky")
