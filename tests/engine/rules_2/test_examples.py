"""Halkirk, and Inverness on top of it, as in the rulebook's example."""

from tests.engine.scripted_table_2 import given


def test_g2_act_1__halkirk_beside_the_home_castle_and_inshriach() -> None:
    table = given("""
        4 players
        circuit: A halkirk inverness B C D
        A: coins 2
        A map:
              | 0                | 1             | 2
            1 |                  |               | inshriach
            0 | starting-village | home-castle @ |
        """)

    table.plays("A", "take 1", "recruit 2,0")
    assert table.members("A", "2,0") == 1
    assert table.options("A", "activate") == {"2,0", "1,0", "2,1"}  # not the Starting Village
    table.plays("A", "activate 2,0", "activate 1,0", "activate 2,1")
    assert (table.movement, table.goods("A", "2,1")) == (2, "wood")
    table.plays("A", "end")

    table.plays("A", "take 2", until="pay")
    table.plays("A", "buy wood", "place 2,0", "recruit 2,0", "choose barley")
    assert table.stack("A", "2,0") == "halkirk/inverness"
    assert (table.of("A").cards, table.of("A").whisky) == (("inverness",), 1)
    assert (table.goods("A", "2,0"), table.members("A", "2,0")) == ("barley", 2)
    assert table.options("A", "activate") == {"2,0", "1,0", "2,1"}
    table.plays("A", "activate 2,0", "activate 1,0", "activate 2,1")

    assert (table.movement, table.goods("A", "2,1")) == (2, "wood wood")
    assert table.options("A", "activate") == set()  # Halkirk gives nothing


def test_g2_mkt_3__a_day_at_the_market() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        market: cattle 1, sheep 3
        A: coins 2
        A map:
              | 0                  | 1                 | 2
            1 |                    |                   | dingwall-butcher
            0 | starting-village @ | home-castle sheep |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 2,1", "give 1", "buy cattle")
    assert (table.of("A").points, table.of("A").coins) == (2, 0)
    table.plays("A", "sell sheep 1,0")

    assert (table.of("A").coins, table.goods("A")) == (3, "")
    assert (table.row("cattle"), table.row("sheep")) == (2, 2)


def test_g2_cln_oliphant__twelve_coins_become_nine_on_the_way() -> None:
    table = given("4 players\ncircuit: A john-knox B C D\nA: coins 12")

    table.plays("A", "take 1", "claim Oliphant", "end")

    assert (table.of("A").coins, table.of("A").points) == (9, 5)
