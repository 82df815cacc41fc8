"""Do the rules hold that all Chronicles share?"""

from itertools import combinations

import pytest

from games.engine import CHRONICLES, BadSetup, Setup, new_game, new_seed
from games.engine.invariants import check
from tests.engine.chronicles.kitchen import kitchen, placing, scoring, tokens

SETS = [
    chosen
    for size in range(len(CHRONICLES) + 1)
    for chosen in combinations(sorted(CHRONICLES), size)
]


@pytest.mark.parametrize("number", CHRONICLES)
def test_g2_chr_1__tiles_of_a_chronicle_lie_in_the_stacks_of_their_backs(number: int) -> None:
    tiles = [tile for tile in CHRONICLES[number].tiles.values() if tile.stack]
    setup = Setup(game="glen-more-2", players=4, chronicles=(number,))
    game = new_game(setup, new_seed("stacks"))
    on_rondel = game.state.rondel.tiles.values()

    assert all(tile.chronicle == number for tile in tiles)
    for tile in tiles:
        assert tile.id in game.state.stacks[tile.stack] or tile.id in on_rondel


def test_g2_chr_1__the_die_counts_them_but_never_stops_on_them() -> None:
    table = kitchen("2 players\ncircuit: die moray A drovers-inn easdale B", rolls=[2])

    assert table.game.state.rondel.pieces["die"] == 4
    assert "easdale" in table.discarded.split()
    assert "drovers-inn" not in table.discarded.split()


def test_g2_chr_1__players_take_no_notice_of_the_icon() -> None:
    table = kitchen("3 players\ncircuit: A shetland-sheep B C")

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
        with pytest.raises(BadSetup):
            new_game(Setup(game="glen-more-2", players=2, chronicles=chosen), new_seed("x"))


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
    table = kitchen(
        "2 players\ncircuit: B moray A\nA: whisky 1\nB: whisky 1\n"
        'turn: {"seat": 1}\nto do: {"kind": "hold-haggis-scoring", "name": "C"}\n'
        'to do: {"kind": "next-turn"}',
        ("12", "12"),
        rolls=[1, 1, 1, 1],
    )

    table.asks("A", "roll-for-whisky")
    table.plays("A", "done", until="roll-for-whisky")
    table.asks("B", "roll-for-whisky")
