"""Movement, and activations within activations (G2-ACT-4 to G2-ACT-8)."""

from games.engine.core.facts import PointsScored, TileActivated
from tests.engine.scripted_table_2 import Table, given

WALKERS = """
    4 players
    circuit: A lochaber moray B C D
    A map:
          | 0                   | 1             | 2
        1 |                     | easdale @     | elgin
        0 | starting-village @@ | home-castle   | halkirk
    """


def test_g2_act_4__each_icon_gives_a_point() -> None:
    table = given(WALKERS)

    table.plays("A", "take 1", "place 0,1", "activate 0,0")
    assert table.movement == 1
    table.plays("A", "activate 1,0")
    assert table.movement == 2


def test_g2_act_4__a_point_moves_a_scotsman_to_one_of_the_8_neighbours() -> None:
    table = given(WALKERS)

    table.plays("A", "take 1", "place 0,1", "activate 0,0")

    village = {f"0,0 {cell}" for cell in ("1,0", "0,1", "1,1")}
    field = {f"1,1 {cell}" for cell in ("0,0", "1,0", "2,0", "0,1", "2,1")}
    assert table.options("A", "move") == village | field
    table.refuses("A", "move 0,0 2,0", "G2-ACT-4")  # too far
    table.refuses("A", "move 0,0 -1,0", "G2-ACT-4")  # no tile
    table.refuses("A", "move 1,0 0,0", "G2-ACT-4")  # nobody there


def test_g2_act_4__points_are_split_at_will() -> None:
    table = given(WALKERS)
    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 1,0")
    table.plays("A", "move 0,0 1,0", "move 1,0 2,0")  # one goes twice
    assert (table.members("A", "0,0"), table.members("A", "2,0")) == (1, 1)

    table = given(WALKERS)
    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 1,0")
    table.plays("A", "move 0,0 1,0", "move 1,1 2,1")  # two go once
    assert (table.members("A", "1,0"), table.members("A", "2,1")) == (1, 1)
    table.refuses("A", "move 0,0 1,0", "G2-ACT-4")


def test_g2_act_4__unused_points_lapse_at_the_end_of_the_turn() -> None:
    table = given(WALKERS)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "end")
    table.plays("A", "take 2", "place 0,-1")

    assert (table.movement, table.options("A", "move")) == (0, set())


def test_g2_act_4__between_two_activations() -> None:
    table = given(WALKERS)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 0,1", "move 0,0 0,1")
    table.plays("A", "activate 1,1", "end")

    assert table.goods("A") == "sheep stone"


def test_g2_act_4__not_in_the_middle_of_one() -> None:
    table = given(WALKERS.replace("easdale @", "ardverikie-estate @"))

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 1,1", until="choose-good")

    assert table.options("A", "move") == set()
    table.refuses("A", "move 0,0 1,0", "G2-ACT-2")


def test_g2_act_4__points_of_a_discard_and_of_cameron_are_spent_like_any() -> None:
    table = given("""
        4 players
        circuit: A nairn B C D
        stack D:
        clans: MacLachlan A
        A: coins 0
        """)
    table.plays("A", "discard 1", "gain movement", "forgo")
    assert (table.points[0], table.movement) == (1, 0)

    table = given("4 players\ncircuit: A john-knox B C D\nclans: MacLachlan A")
    table.plays("A", "take 1", "claim Cameron", "forgo", "move 0,0 1,0", "forgo")
    assert (table.points[0], table.members("A", "1,0"), table.movement) == (2, 1, 0)


def test_g2_act_5__points_shown_are_gained() -> None:
    for tile, points in (("clachaig-inn", 3), ("drumochter-inn", 4)):
        table = given(WALKERS.replace("elgin", tile))
        table.plays("A", "take 1", "place 1,2", "activate 2,1")
        assert [fact.points for fact in table.facts_of(PointsScored)] == [points]
        assert table.rules_scored("A") == {"G2-ACT-5": points}


NESS = """
    4 players
    circuit: A john-knox B C D
    A: coins 9
    A cards: {cards}
    A map:
          | 0                  | 1           | 2         | 3
        1 | pulteney barley    |             | dingwall-butcher sheep | rannoch
        0 | starting-village @ | home-castle | halkirk   | black-isle
    """


def test_g2_act_6__each_tile_once_whatever_activates_it() -> None:
    table = given(NESS.format(cards="loch-ness"))

    table.plays("A", "take 1", "claim MacDonell", "activate 3,1", "decline")  # the clan
    table.refuses("A", "activate 3,1", "G2-ACT-1")  # Loch Ness
    assert "3,1" not in table.options("A", "activate")

    table = given(NESS.format(cards="").replace("john-knox", "castle-of-mey"))
    table.plays("A", "take 1", "place 1,1", "activate 3,1")  # the Castle of Mey
    table.refuses("A", "activate 3,1", "G2-ACT-1")


def test_g2_act_6__a_clan_finds_a_tile_used_up_that_was_activated_before() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        A: coins 9
        A map:
              | 0                  | 1           | 2
            1 | rannoch            |             | clan-hall stone
            0 | starting-village @ | home-castle | halkirk
        """)

    table.plays("A", "take 1", "place 1,1", "activate 0,1", "activate 2,1", until="pay")
    table.plays("A", "pay stone 2,1", "claim MacDonell")  # no material tile is left for it

    assert table.goods("A") == "wood"
    table.asks("A", "activate")


MUNRO = """
    4 players
    circuit: A {tile} B C D
    discarded: {discarded}
    A: coins 9
    A map:
          | 0                  | 1           | 2
        1 | rannoch @          |             |
        0 | starting-village @ | home-castle | halkirk
    """


def munro(discarded: str, moves: str, tile: str = "donan-castle") -> Table:
    """Return a table where A has placed Donan Castle on 1,1 and claimed Munro."""
    table = given(MUNRO.format(tile=tile, discarded=discarded))
    table.plays("A", "take 1", "place 1,1", "claim Munro", until="choose-discarded")
    table.plays("A", *moves.split(", "))
    return table


def test_g2_act_6__an_overbuild_tile_is_another_than_the_one_it_covers() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        discarded: caledonian-works
        A: coins 9
        A map:
              | 0                  | 1           | 2
            1 | rannoch            |             | clan-hall stone
            0 | starting-village @ | home-castle | halkirk
        """)

    table.plays("A", "take 1", "place 1,1", "activate 0,1", "activate 2,1", until="pay")
    table.plays("A", "pay stone 2,1", "claim Munro", "build caledonian-works", "activate 0,1")

    assert table.stack("A", "0,1") == "rannoch/caledonian-works"
    assert table.goods("A", "0,1") == "wood wood stone"


def test_g2_act_7__a_tile_built_during_a_turn_is_resolved_completely_first() -> None:
    table = munro("nairn", "build nairn, place 0,2, recruit 0,2")

    assert table.options("A", "end") == set()  # the turn is not over when this is done
    assert table.options("A", "activate") == {"0,2", "0,1", "1,1"}
    table.plays("A", "activate 0,1", "done")

    assert table.options("A", "activate") == {"0,0", "1,0", "2,0", "0,2", "1,1"}
    table.plays("A", "end")
    table.asks("A", "take-tile")


def test_g2_act_7__then_the_interrupted_effect_goes_on() -> None:
    table = given(MUNRO.format(tile="duart-castle", discarded="easdale"))

    table.plays("A", "take 1", "place 1,1", "claim Munro", "build easdale", "place 0,-1")
    before = table.of("A").coins
    table.plays("A", "done")

    assert table.of("A").coins == before + 1  # Duart's coin comes after its marker


def test_g2_act_8__tiles_built_around_meanwhile_may_be_activated() -> None:
    table = munro("moray", "build moray, place 0,2, done")

    table.plays("A", "activate 0,2")

    assert table.goods("A") == "barley"


def test_g2_act_8__covered_ones_not() -> None:
    table = munro("caledonian-works", "build caledonian-works, done, activate 0,1")

    assert [fact.tile for fact in table.facts_of(TileActivated)] == ["caledonian-works"]
    table.refuses("A", "activate 0,1", "G2-ACT-1")


MILLAN = """
    4 players
    circuit: A donan-castle B C D
    A: coins 9
    A map:
          | 0                  | 1           | 2
        1 | rannoch            |             |
        0 | starting-village @ | home-castle | halkirk
    """


def test_g2_act_8__removed_ones_not() -> None:
    table = given(MILLAN)

    table.plays("A", "take 1", "place 1,1", "claim MacMillan", "remove 0,1")

    assert table.options("A", "activate") == {"0,0", "1,0", "2,0", "1,1"}
    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_g2_act_8__around_a_placed_tile_that_has_been_removed_the_positions_still_count() -> None:
    table = given(MILLAN)

    table.plays("A", "take 1", "place 1,1", "claim MacMillan", "remove 1,1")

    assert table.tile("A", "1,1") == ""
    assert table.options("A", "activate") == {"0,0", "1,0", "2,0", "0,1"}
