"""Does looking ahead tell what a choice costs and where it leads, as playing it then shows?"""

from games.engine.outlook import Outlook, Place, outlooks
from tests.engine.table_2 import Table, given


def looked(table: Table) -> dict[str, Outlook]:
    """What A is told of each choice, by its last word."""
    return {str(each.choice[-1]): each for each in outlooks(table.game, 0)}


def at_the_clans(coins: int, goods: str) -> dict[str, Outlook]:
    """What a friend of Ross is told who may befriend another clan."""
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
    return looked(table)


def test_a_clan_tells_what_its_roads_cost() -> None:
    told = at_the_clans(coins=9, goods="wood")

    assert {clan: told[clan].price for clan in ("Cameron", "Munro", "Brodie")} == {
        "Cameron": 0,
        "Munro": 1,
        "Brodie": 2,
    }


def test_a_clan_tells_it_also_where_something_must_be_sold_first() -> None:
    told = at_the_clans(coins=0, goods="wood")

    assert told["Munro"].price == 1
    assert "Brodie" not in told


def test_a_tile_with_one_place_only_tells_that_place_and_what_it_lights() -> None:
    table = given("""
        4 players
        circuit: A black-isle B C D
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle
        """)

    assert looked(table)["1"].places == (Place((-1, 0), ((-1, 0), (0, 0))),)
    table.plays("A", "take 1")
    assert table.tile("A", "-1,0") == "black-isle"
