"""Tests of previews."""

from games.engine.presentation.preview import Place, Preview, previews
from tests.engine.scripted_table_2 import Table, given
from tests.engine.scripted_table_2010 import given as given_2010


def previews_by_answer(table: Table) -> dict[str, Preview]:
    """Return the previews for A by the last part of the choice."""
    return {str(each.choice[-1]): each for each in previews(table.game, 0)}


def at_the_clans(coins: int, goods: str) -> dict[str, Preview]:
    """Return the previews for a friend of Ross who places another clan marker."""
    table = given(f"""
        4 players
        circuit: A john-knox B C D
        market: wood 1
        clans: Ross A
        A: coins {coins}
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle {goods}
        """)
    table.plays("A", "take 1", until="place-marker")
    return previews_by_answer(table)


def test_the_preview_of_a_clan_names_the_price_of_its_roads() -> None:
    by_clan = at_the_clans(coins=9, goods="wood")

    assert {clan: by_clan[clan].price for clan in ("Cameron", "Munro", "Brodie")} == {
        "Cameron": 0,
        "Munro": 1,
        "Brodie": 2,
    }


def test_the_preview_of_a_clan_names_the_price_before_sales() -> None:
    by_clan = at_the_clans(coins=0, goods="wood")

    assert by_clan["Munro"].price == 1
    assert "Brodie" not in by_clan


def test_the_preview_of_a_tile_with_one_place_names_it_and_its_activations() -> None:
    table = given("""
        4 players
        circuit: A black-isle B C D
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle
        """)

    assert previews_by_answer(table)["1"].places == (Place((-1, 0), ((-1, 0), (0, 0))),)
    table.plays("A", "take 1")
    assert table.tile("A", "-1,0") == "black-isle"


def test_g2_end_2__after_the_last_move_nobody_plays_next() -> None:
    table = given("""
        2 players
        rondel: 2 A, 3 easdale, 4 the-end, 5 B, 6 glen-affric
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle
        """)

    by_space = previews_by_answer(table)

    assert (by_space["3"].next, by_space["6"].next) == (0, None)


def test_g1_sco_3__after_the_move_that_lays_the_last_tile_nobody_plays_next() -> None:
    text = """
        4 players
        circuit: A quarry-1 forest-1 meadow-1 village-1 cornfield-1 pasture-1 quarry-2 B C D
        stack 3: {}
        """
    last = given_2010(text.format("quarry-6, forest-6, village-9"))
    another = given_2010(text.format("quarry-6, forest-6, village-9, tavern-1"))

    assert [each.next for each in previews(last.game, 0)] == [None] * 9
    assert previews(another.game, 0)[0].next == 0
