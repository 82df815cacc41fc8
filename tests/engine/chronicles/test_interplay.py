"""Test the rules that exist only where two Chronicles are combined."""

import json

from games.engine.chronicles import ALL_CHRONICLES, ALL_INTERPLAYS
from games.engine.chronicles.great_glen.cards import measured
from tests.engine.chronicles.boat_race_table import rowing
from tests.engine.chronicles.great_glen_table import great_glen_table
from tests.engine.chronicles.haggis_table import haggis_table
from tests.engine.chronicles.highlander_table import highlander_table, on_mountain
from tests.engine.chronicles.penny_mobs_table import penny_mobs_line

GLEN = {"board": "great-glen"}


def test_x_stack_1__every_interplay_is_between_existing_chronicles() -> None:
    numbers = {each.number for each in ALL_CHRONICLES}

    assert all(interplay.between <= numbers for interplay in ALL_INTERPLAYS)
    assert all(len(interplay.between) > 1 for interplay in ALL_INTERPLAYS)


# --- casks, race, mountain and council -----------------------------------------------------------


def test_x_1_3__whisky_from_the_race_goes_into_a_cellar() -> None:
    cellars = {"board": "single-cask", "casks": [[], [], [], []], "cellars": [1, 1, 1, 1]}
    more = f"board: {json.dumps(cellars)}"
    table = rowing(1, more=more, also=", 3", tokens={1: "whisky"}, boats={"A": (0, 0)})

    table.plays("A", "row", "reward whisky", until="store-cask")

    table.asks("A", "store-cask")


def test_x_2_3__mountain_and_sale_tile_take_effect_in_their_order() -> None:
    cellars = {"board": "single-cask", "casks": [[], [], []], "cellars": [1, 1, 1]}
    table = highlander_table(
        "3 players\nrondel: 10 A, 11 mountain, 13 single-cask-sale-b, 14 moray, 15 B, 16 C\n"
        f"A: coins 5, whisky 1\nboard: {json.dumps(cellars)}",
        also=", 3",
    )

    table.plays("A", "take 14", until="offer-cask")  # the coin was the only toll: no whisky

    assert on_mountain(table) == "coin"


def test_x_2_7__what_the_mountain_gives_at_the_end_counts_for_the_cards() -> None:
    glen = {"cards": ["Beasts"], "accepted": ["Beasts"], "votes": [[4, 3]] * 3}
    table = highlander_table(
        "3 players\nrondel: 8 the-end, 9 B, 10 C, 11 mountain, 11 A\nstack D:\n"
        f'board: {json.dumps(GLEN | glen)}\nto do: {{"kind": "close-turn"}}',
        "sheep",
        also=", 7",
    )

    table.plays("A", "put sheep 0,0", until="")

    assert table.rules_scored("A")["C7-CARD-Beasts"] == 10


def test_x_3_5__whisky_for_a_roll_may_come_from_any_space() -> None:
    cellars = {"board": "single-cask", "casks": [[1, 3], [], []], "cellars": [1, 1, 1]}
    step = json.dumps({"kind": "hold-haggis-scoring", "name": "B"})
    table = haggis_table(
        f"3 players\nchronicles: 3, 5\nboard: {json.dumps(cellars)}\nA: whisky 2\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        ("3", "", ""),
        rolls=(1, 1, 1, 1),
    )

    table.plays("A", "roll", until="give-cask")

    assert table.options("A", "give-cask") == {"1", "3"}


def test_x_3_7__sale_tiles_count_in_the_discard_pile() -> None:
    table = great_glen_table(
        "3 players\nchronicles: 3, 7\ncircuit: A single-cask-sale-b moray B C", ("Discards",)
    )

    table.plays("A", "take 2", "place 0,1", "end")

    assert measured(table.game, 0, "Discards") == 1


def test_x_end_1__mobsters_after_the_cards_and_the_haggis_last() -> None:
    glen = {"cards": ["Beasts"], "accepted": ["Beasts"], "votes": [[4, 3]] * 3}
    sheep = "A map:\n    | 0 | 1\n  0 | starting-village @ sheep | home-castle"
    table = haggis_table(
        f"3 players\nchronicles: 1, 5, 7, 8\n{penny_mobs_line(3, freed={'McDuff': 'A'})}\n"
        f"board: {json.dumps(GLEN | glen)}\nrondel: 8 the-end, 9 A, 10 B, 11 C\nstack D:\n{sheep}\n"
        'to do: {"kind": "close-turn"}',
        ("1", "", ""),
        rolls=(1, 1, 1, 1),
    )
    rules = [line.rule for line in table.game.state.score_lines if line.seat == 0]
    kinds = [type(fact).__name__ for fact in table.facts]

    assert rules.index("C7-CARD-Beasts") < rules.index("C8-SCO-1") < rules.index("C5-SCO-3")
    assert kinds.index("ResultGained") < kinds.index("ScoringHeld")
    assert kinds[-1] == "GameEnded"
