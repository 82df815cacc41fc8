"""Test the event that activates tiles of other players."""

import pytest

from games.engine.chronicles.dubious_tome.facts import TileBorrowed
from games.engine.core.facts import named
from tests.engine.chronicles.dubious_tome_table import HOME, gathering, uses
from tests.engine.scripted_table_2 import Table

#: Without coins of one's own everything is then paid in kind.
POOR = "A: coins 0\nmarket: wood 0, stone 0, barley 0, sheep 0, cattle 0"


def land(*goods: str) -> str:
    """Return a territory with these goods on the village and the castle."""
    village, castle = (*goods, "", "")[:2]
    return HOME.replace("@", f"@ {village}").replace("home-castle", f"home-castle {castle}")


OTHERS = """B map:
      | -1 | 0 | 1
    1 | clan-hall | inshriach | inverness-butcher
    0 | strathspey | starting-village @ | home-castle
   -1 | glen-mhor | ardverikie-estate | clachaig-inn"""


def borrowing(more: str = "", land_of_a: str = HOME) -> Table:
    """Return a table where A may borrow tiles of B."""
    table = gathering("donan-castle", f"{more}\n{OTHERS}", land=land_of_a)
    uses(table, "donan-castle", until="borrow-tile")
    return table


def test_c6_evt_donan__up_to_two_different_tiles_of_others_are_activated() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,1", "put wood 1,0", until="borrow-tile")
    table.refuses("A", "borrow 1 0,1", "C6-EVT-Donan")
    table.plays("A", "borrow 2 0,0")

    assert table.goods("A", "1,0") == "wood"
    assert table.movement == 1
    assert table.goods("B") == ""
    assert table.facts_of(TileBorrowed) == [TileBorrowed(0, 2, "starting-village", (0, 0))]


def test_c6_evt_donan__one_is_enough_and_none_too() -> None:
    table = borrowing(POOR)

    table.plays("A", "decline")

    assert table.goods("A") == ""


def test_c6_evt_donan__the_owner_may_still_activate_the_tile() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,1", "put wood 1,0", "decline")

    assert "inshriach" not in table.game.state.turn.activated


def test_c6_evt_donan__any_resource_goes_on_any_own_tile() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,-1", "put barley 0,0", "decline")

    assert table.goods("A", "0,0") == "barley"


def test_c6_evt_donan__the_activating_player_pays_the_costs() -> None:
    table = borrowing(POOR, land("cattle sheep"))

    table.plays("A", "borrow 1 1,1", "give 2", "decline")

    assert table.goods("A") == ""
    assert table.points == [5, 0, 0]
    assert [line.reason for line in table.game.state.score_lines] == [named("Inverness Butcher")]


def test_c6_evt_donan__what_cannot_be_paid_is_not_borrowed() -> None:
    table = borrowing(POOR)

    assert "1 1,1" not in table.options("A", "borrow")


def test_c6_evt_donan__points_are_scored_under_the_tiles_name() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 1,-1", "decline")

    line = table.game.state.score_lines[-1]
    assert (line.seat, line.reason, line.points) == (0, named("Clachaig Inn"), 3)


def test_c6_evt_donan__the_clans_of_the_activating_player_count() -> None:
    his = borrowing(f"{POOR}\nclans: MacGregor A")
    theirs = borrowing(f"{POOR}\nclans: MacGregor B")

    his.plays("A", "borrow 1 -1,-1", "decline")

    assert his.rules_scored("A") == {"G2-CLN-MacGregor": 3}
    assert "1 -1,-1" not in theirs.options("A", "borrow")


def test_c6_evt_donan__sinclair_helps_at_a_trade_tile() -> None:
    table = borrowing("A: coins 3\nmarket: sheep 3, cattle 3\nclans: Sinclair A", land("sheep"))

    table.plays("A", "borrow 1 1,1", "give 1", until="pay")

    assert "animal" not in table.options("A", "replace")
    assert table.options("A", "replace") == {"any"}


def test_c6_evt_donan__nothing_is_produced_without_room() -> None:
    full = HOME.replace("@", "@ wood wood wood").replace(
        "home-castle", "home-castle wood wood wood"
    )
    table = borrowing(POOR, full.replace("gathering-a", "gathering-a wood wood wood"))

    assert "1 0,1" not in table.options("A", "borrow")


@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_c6_evt_donan__home_tiles_of_two_players_are_different_tiles(cell: str) -> None:
    table = borrowing(POOR)

    table.plays("A", f"borrow 1 {cell}", until="borrow-tile")
    table.refuses("A", f"borrow 1 {cell}", "C6-EVT-Donan")
    table.plays("A", f"borrow 2 {cell}")

    assert table.movement == 2


def test_c6_evt_donan__under_the_first_rules_they_were_the_same() -> None:
    table = borrowing(f"rules: 1\n{POOR}")

    table.plays("A", "borrow 1 1,0", until="borrow-tile")

    table.refuses("A", "borrow 2 1,0", "C6-EVT-Donan")
