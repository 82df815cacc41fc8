"""Tests of previews."""

from games.engine.presentation.preview import Place, Preview, previews
from tests.engine.scripted_table_2 import Table, given


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
