"""Turns (G2-TURN-1 to G2-TURN-6)."""

import pytest

from games.engine.core.facts import (
    Gained,
    GoodBought,
    PieceMoved,
    TileActivated,
    TileLaid,
    TilePlaced,
    TileTaken,
    TurnBegan,
)
from games.engine.glen_more_2.facts import MarkerPlaced, PersonTaken
from tests.engine.rules_2.reprinted_tiles import reprinted
from tests.engine.scripted_table_2 import FREE_TILES, Table, given

#: Tiles that cost wood or stone, and river tiles apart.
COSTLY = "aviemore pulteney glen-mhor nairn kingussie elgin edradour"


def test_g2_turn_1__the_hindmost_piece_acts() -> None:
    table = given(f"4 players\ncircuit: C {FREE_TILES} A B D")

    table.asks("C", "take-tile")
    table.refuses("A", "take 1", "G2-TURN-1")


def test_g2_turn_1__a_player_who_stays_hindmost_acts_again() -> None:
    table = given("4 players\ncircuit: A lochaber easdale B C D")

    table.plays("A", "take 1", "place 0,1", "end")
    table.asks("A", "take-tile")
    table.plays("A", "take 2", "place 0,-1", "end")
    table.asks("A", "take-tile")
    table.plays("A", "take 6", "recruit -1,0", "end")
    table.asks("B", "take-tile")


def test_g2_turn_1__the_die_acts_like_a_player() -> None:
    table = given("2 players\ncircuit: A lochaber die easdale B", rolls=[1])

    table.plays("A", "take 1", "place 0,1", "end")
    assert table.facts_of(TurnBegan) == [TurnBegan(0)]  # still behind the die
    table.plays("A", "take 3", "place 0,-1", "end")
    assert table.facts_of(TurnBegan)[0] == TurnBegan("die")


def test_g2_turn_1__there_is_no_passing() -> None:
    table = given("4 players")

    assert table.options("A", "end") == set()
    table.refuses("A", "end", "G2-TURN-1")


@pytest.mark.parametrize("ahead", ["2 the-end, 2 A", "2 the-end, 3 A", "2 the-end, 3 tarbat, 4 A"])
def test_g2_turn_1__a_player_who_has_reached_or_passed_the_end_no_longer_acts(ahead: str) -> None:
    table = given(f"2 players\nrondel: 0 B, 1 moray, {ahead}\nstack D:")

    table.plays("B", "take 1", "place 0,1", "end")
    table.asks("B", "take-tile")
    table.plays("B", "go 2")

    assert table.game.over


def test_g2_turn_2__the_steps_of_a_turn_in_their_order() -> None:
    table = given("""
        4 players
        circuit: A pulteney B C D
        A: coins 5
        A map:
              | 0                  | 1           | 2
            0 | starting-village @ | home-castle | halkirk
            1 | lochridge          |             |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 0,1", "end")

    steps = (PieceMoved, TileTaken, GoodBought, TilePlaced, Gained, TileActivated, TileLaid)
    order = [type(fact) for fact in table.facts if isinstance(fact, (*steps, TurnBegan))]
    assert order == [*steps, TurnBegan]


def test_g2_turn_2__a_person_is_set_aside_has_its_effect_and_the_refill_follows() -> None:
    table = given("4 players\ncircuit: A john-knox B C D\nA: coins 5")

    table.plays("A", "take 1", "claim MacLeod", "end")

    steps = (PieceMoved, TileTaken, PersonTaken, MarkerPlaced, Gained, TileLaid, TurnBegan)
    assert [type(fact) for fact in table.facts if isinstance(fact, steps)] == list(steps)


def test_g2_turn_2__a_person_that_costs_something_is_paid() -> None:
    rules = reprinted("john-knox", cost="coin")
    rich = given("4 players\ncircuit: A john-knox B C D\nA: coins 1", reprinted=rules)
    poor = given("4 players\ncircuit: A john-knox B C D\nA: coins 0", reprinted=rules)

    rich.plays("A", "take 1", "decline", "end")
    assert rich.of("A").coins == 0
    poor.refuses("A", "take 1", "G2-TURN-4")


def test_g2_turn_2__any_tile_ahead_over_other_pieces_too() -> None:
    table = given("""
        4 players
        circuit: A lochaber B easdale C D moray
        stack D: ballater, glen-coe, tarbat, rannoch, badenoch, glen-affric, black-park
        """)

    assert table.options("A", "take") == {"1", "3", *map(str, range(6, 13))}
    table.plays("A", "take 10", "place 0,1", "end")
    assert table.circuit.startswith("B easdale C D moray ballater glen-coe tarbat A")


@pytest.mark.parametrize("space", [-1, 0, 2, 13, 14])
def test_g2_turn_2__not_to_a_space_without_a_tile_ahead(space: int) -> None:
    table = given("4 players\ncircuit: A lochaber B C D")

    table.refuses("A", f"take {space}", "G2-TURN-3")


def test_g2_turn_3__a_protected_tile_is_passed_but_never_landed_on() -> None:
    table = given(
        "4 players\ncircuit: A lochaber B C D", reprinted=reprinted("lochaber", protected=True)
    )

    table.refuses("A", "take 1", "G2-TURN-3")
    table.plays("A", "take 5", "recruit -1,0", "end")
    assert table.tile("A", "-1,0") == "halkirk"


def test_g2_turn_3__nor_is_it_discarded() -> None:
    table = given(
        "4 players\ncircuit: A aviemore nairn B C D\nstack D:\nA: coins 0",
        reprinted=reprinted("nairn", protected=True),
    )

    assert table.options("A", "take") == set()
    assert table.options("A", "discard") == {"1"}
    table.refuses("A", "discard 2", "G2-TURN-3")


def test_g2_turn_4__a_tile_that_cannot_be_paid_may_not_be_chosen() -> None:
    table = given("""
        4 players
        circuit: A aviemore nairn B C D
        A: coins 0
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle wood
        """)

    table.refuses("A", "take 1", "G2-TURN-4")  # costs stone
    table.plays("A", "take 2", "place 0,1", "recruit 0,1")  # costs wood
    assert table.goods("A") == ""


def test_g2_turn_4__a_tile_that_cannot_be_placed_may_not_be_chosen() -> None:
    table = given("""
        4 players
        circuit: A glen-affric easdale grantown B C D
        A: coins 1
        A map:
              | -2        | -1         | 0                | 1           | 2          | 3
            1 |           |            |                  | lochridge @ |            |
            0 | halkirk   | black-isle | starting-village | home-castle | black-park | glen-nevis
        """)

    table.refuses("A", "take 1", "G2-TURN-4")  # nobody near an end of the river
    table.refuses("A", "take 3", "G2-TURN-4")  # no village without river to build on
    assert "2" in table.options("A", "take")


def test_g2_turn_4__what_the_market_sells_counts() -> None:
    position = "4 players\ncircuit: A aviemore B C D\nmarket: stone 1\nA: coins {}"

    given(position.format(1)).refuses("A", "take 1", "G2-TURN-4")
    table = given(position.format(2))
    table.plays("A", "take 1", "place 0,1", "recruit 0,1")
    assert (table.of("A").coins, table.row("stone")) == (0, 2)


def test_g2_turn_4__what_the_market_pays_counts() -> None:
    position = """
        4 players
        circuit: A aviemore B C D
        market: cattle {}, stone 1
        A: coins 0
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle cattle
        """

    given(position.format(1)).refuses("A", "take 1", "G2-TURN-4")
    table = given(position.format(2))
    table.plays("A", "take 1", "place 0,1", "recruit 0,1")
    assert (table.of("A").coins, table.row("stone"), table.row("cattle")) == (0, 2, 1)


@pytest.mark.parametrize(
    ("tile", "means"), [("loch-shiel", "coins 1"), ("clachaig-inn", "whisky 1")]
)
def test_g2_turn_4__coins_and_whisky_as_costs(tile: str, means: str) -> None:
    position = f"4 players\ncircuit: A {tile} B C D\nA: coins 0\n"

    given(position).refuses("A", "take 1", "G2-TURN-4")
    table = given(f"{position}A: {means}")
    table.plays("A", "take 1", until={"loch-shiel": "recruit"}.get(tile, "place-tile"))
    assert (table.of("A").coins, table.of("A").whisky) == (0, 0)


def test_g2_turn_4__a_person_needs_no_place_and_no_clan_that_can_be_paid() -> None:
    table = given("""
        4 players
        circuit: A john-knox B C D
        clans: MacLeod B, MacDonald B, Cameron B, Chisholm B, Ross B
        A: markers 0
        A map:
              | 0                | 1
            0 | starting-village | home-castle
        """)

    table.plays("A", "take 1", "end")
    assert table.of("A").persons == ("john-knox",)


def loch_ness(on_the_castle: str) -> Table:
    return given(f"""
        4 players
        circuit: A loch-ness B C D
        A map:
              | 0                | 1                            | 2
            1 |                  | lochridge                    | easdale
            2 |                  |                              | lochaber @
            0 | starting-village | home-castle {on_the_castle}  |
        """)


def test_g2_turn_4__a_payment_that_leaves_no_place_may_not_be_made() -> None:
    table = loch_ness("@")

    table.plays("A", "take 1")  # the one far from the river is paid, unasked
    assert (table.members("A", "2,2"), table.members("A", "1,0")) == (0, 1)
    assert table.tile("A", "2,0") == "loch-ness"


def test_g2_turn_4__a_tile_with_no_payment_that_leaves_a_place_may_not_be_chosen() -> None:
    loch_ness("").refuses("A", "take 1", "G2-TURN-4")


def stuck(cards: str = "", more: str = "") -> Table:
    """Return a table where A cannot pay for anything on the rondel."""
    return given(
        f"""
        4 players
        circuit: A {COSTLY} B C D
        market: wood 3, stone 3, sheep 1
        stack D: ballater, glen-coe
        A: coins 9
        A cards: {cards}
        A map:
              | 0                  | 1                 | 2
            0 | starting-village @ | home-castle sheep | black-isle
        {more}
        """.replace("B C D", "B C D perth-exchange inverness-butcher")
    )


def test_g2_turn_5__where_no_tile_can_be_taken_any_is_discarded() -> None:
    table = stuck()

    assert table.options("A", "take") == set()
    assert table.options("A", "discard") == {*map(str, range(1, 8)), "11", "12"}
    table.plays("A", "discard 3", until="take-consolation")
    assert table.discarded == "glen-mhor"
    assert len(table.of("A").tiles) == 3
    assert table.of("A").coins == 9


def test_g2_turn_5__for_a_coin() -> None:
    table = stuck()

    table.plays("A", "discard 3", "gain coin")

    assert (table.of("A").coins, table.movement) == (10, 0)
    table.plays("A", "end")
    table.asks("A", "take-tile")


def test_g2_turn_5__or_for_a_movement_point() -> None:
    table = stuck()

    table.plays("A", "discard 3", "gain movement", "move 0,0 1,0")

    assert (table.of("A").coins, table.members("A", "1,0")) == (9, 1)
    table.refuses("A", "move 1,0 0,0", "G2-ACT-4")


def test_g2_turn_5__nothing_is_activated() -> None:
    table = stuck()

    table.plays("A", "discard 3", "gain coin")

    assert table.options("A", "activate") == set()


def test_g2_turn_5__market_and_loch_ness_may_be_used() -> None:
    table = stuck(cards="loch-ness")

    table.plays("A", "sell sheep 1,0", "discard 3", "gain coin", "activate 2,0")

    assert (table.goods("A"), table.of("A").coins) == ("barley", 9 + 1 + 1)
    assert table.options("A", "activate") == set()


def test_g2_turn_5__a_tile_without_a_place_is_one_that_cannot_be_taken() -> None:
    table = given("""
        4 players
        circuit: A glen-affric strathspey B C D
        stack D:
        A map:
              | 0                | 1           | 2
            1 |                  |             | lochridge
            2 |                  |             | easdale @
            0 | starting-village | home-castle | halkirk
        """)

    assert table.options("A", "discard") == {"1", "2"}


def test_g2_turn_5__nothing_is_discarded_while_some_tile_can_be_taken() -> None:
    table = given("4 players\ncircuit: A aviemore easdale B C D")

    assert table.options("A", "discard") == set()
    table.refuses("A", "discard 1", "G2-TURN-5")


LAST_TILES = """
    2 players
    circuit: A aviemore the-end {} B
    stack D:
    A: coins 0
    """


def test_g2_turn_5__never_the_end_but_one_may_always_move_onto_it() -> None:
    table = given(LAST_TILES.format("nairn"))

    assert table.options("A", "discard") == {"1", "3"}
    assert table.options("A", "go") == {"2"}
    table.refuses("A", "discard 2", "G2-TURN-3")
    table.refuses("A", "take 2", "G2-TURN-3")


def test_g2_turn_5__no_discard_if_a_tile_beyond_the_end_can_be_taken() -> None:
    table = given(LAST_TILES.format("easdale"))

    assert (table.options("A", "take"), table.options("A", "go")) == ({"3"}, {"2"})
    table.refuses("A", "discard 1", "G2-TURN-5")


def test_g2_turn_5__discarding_beyond_the_end_makes_it_the_last_turn() -> None:
    table = given(LAST_TILES.format("nairn"))

    table.plays("A", "discard 3", "gain coin", "end")

    assert table.game.over
    assert table.discarded == "nairn"


def test_g2_turn_6__a_scotsman_is_paid_from_any_own_tile_and_goes_to_the_supply() -> None:
    table = given("""
        4 players
        circuit: A loch-ness B C D
        A: supply 3
        A map:
              | 0                  | 1             | 2
            0 | starting-village @ | home-castle @ | halkirk @
        """)

    table.plays("A", "take 1", until="give-scotsman")
    assert table.options("A", "sacrifice") == {"0,0", "1,0", "2,0"}
    table.plays("A", "sacrifice 1,0", "place 3,0")

    assert (table.members("A", "1,0"), table.members("A")) == (0, 2)
    assert table.of("A").supply == 4
