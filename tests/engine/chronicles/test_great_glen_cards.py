"""Test whom each Great Glen card rewards."""

import pytest

from games.engine import view
from games.engine.chronicles.great_glen.cards import CARDS
from games.engine.common.invariants import check
from games.engine.core.state import Standing
from tests.engine.chronicles.great_glen_table import board, ended, great_glen_table, pile, shares


def seat_map(letter: str, *rows: str) -> str:
    """A territory: rows from the top, the last one on the river, cells divided by bars."""
    width = max(row.count("|") + 1 for row in rows)
    head = "  | " + " | ".join(map(str, range(width)))
    lines = [f"{len(rows) - 1 - at} | {row}" for at, row in enumerate(rows)]
    return "\n".join([f"{letter} map:", f"  {head}", *(f"  {line}" for line in lines)])


HOME = "starting-village @ | home-castle"
PEOPLE = ("robert-the-bruce", "william-wallace", "mary-stuart", "john-knox", "rob-roy")


# --- C7-SCO-1 ----------------------------------------------------------------------------------


def stones(*numbers: int) -> str:
    """Territories with so many stone, on two tiles at most."""
    return "\n".join(
        seat_map(
            letter,
            f"starting-village @ {'stone ' * min(number, 3)}"
            f"| home-castle {'stone ' * max(number - 3, 0)}",
        )
        for letter, number in zip("ABCD", numbers, strict=False)
    )


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((1, 3, 2), [0, 10, 0]),
        ((3, 3, 2), [5, 5, 0]),
        ((4, 4, 4), [4, 4, 4]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),
        ((2, 2, 2, 1), [4, 4, 4, 0]),
    ],
)
def test_c7_sco_1__ten_for_the_best_ties_share_rounded_up(
    numbers: tuple[int, ...], points: list[int]
) -> None:
    table = ended(stones(*numbers), "Materials", players=len(numbers))

    assert shares(table, "Materials") == points


def test_c7_sco_1__nobody_scores_if_the_best_have_none() -> None:
    assert shares(ended(stones(0, 0, 0), "Materials"), "Materials") == [0, 0, 0]


def test_c7_sco_1__only_accepted_cards_score() -> None:
    text = f'2 players\n{stones(1, 0)}\nto do: {{"kind": "end-game"}}'
    table = great_glen_table(text, ("Materials", "Beasts"), refused=("Materials",))

    assert shares(table, "Materials") == [0, 0]


def test_c7_sco_1__several_cards_score_each_by_itself() -> None:
    table = ended(stones(1, 0), "Materials", "Smallest", players=2)

    assert table.points[0] - table.of("A").coins == 15


def test_c7_sco_1__it_counts_for_the_victory() -> None:
    table = ended(f"{stones(1, 0)}\nA: coins 0\nB: coins 9", "Materials", players=2)

    assert (table.points, table.game.state.winners) == ([10, 9], (0,))
    check(table.game)


# --- the cards ---------------------------------------------------------------------------------


def test_c7_card_square__the_largest_filled_square_counts() -> None:
    two = seat_map("A", "moray | easdale", HOME)
    three = seat_map(
        "B",
        "rannoch | badenoch | tarbat",
        "lochaber | nairn | kingussie",
        "starting-village @ | home-castle | halkirk",
    )
    hole = seat_map(
        "C",
        "aviemore | ballater | glen-coe",
        "inshriach | | millburn",
        "starting-village @ | home-castle | beauly",
    )

    assert shares(ended(f"{two}\n{three}\n{hole}", "Square"), "Square") == [0, 10, 0]


def test_c7_card_square__the_rest_of_the_territory_does_not_matter() -> None:
    square = seat_map("A", "moray | easdale", HOME)
    longer = seat_map("B", "rannoch | tarbat | lochaber", f"{HOME} | halkirk | beauly")

    assert shares(ended(f"{square}\n{longer}", "Square"), "Square") == [5, 5, 0]


def test_c7_card_square__less_than_two_by_two_is_nothing() -> None:
    assert shares(ended(seat_map("A", f"{HOME} | halkirk"), "Square"), "Square") == [0, 0, 0]


def test_c7_card_beasts__sheep_and_cattle_together() -> None:
    table = ended(
        "\n".join(
            [
                seat_map("A", "starting-village @ sheep cattle | home-castle sheep"),
                seat_map("B", "starting-village @ sheep sheep | home-castle"),
                seat_map("C", "starting-village @ wood wood wood | home-castle wood barley"),
            ]
        ),
        "Beasts",
    )

    assert shares(table, "Beasts") == [10, 0, 0]


def four(letter: str, scotsmen: int, whisky: int, cards: str, persons: int) -> str:
    """Return a seat with these four numbers of a scoring."""
    names = {"A": PEOPLE[:3], "B": PEOPLE[3:], "C": ("james-watt",)}[letter][:persons]
    return "\n".join(
        [
            f"{letter}: whisky {whisky}, coins 0",
            f"{letter} cards: {cards}",
            f"{letter} persons: {', '.join(names)}",
            seat_map(letter, f"starting-village @ | home-castle {'@' * scotsmen}"),
        ]
    )


def test_c7_card_sets__the_least_of_four_numbers() -> None:
    """As in the rulebook's example, 3, 5, 4 and 2 make 2 sets."""
    example = four("A", 3, 5, "donan-castle, loch-lochy, castle-stalker, loch-shiel", 2)
    one = four("B", 4, 1, "duart-castle, inverness", 2)

    assert shares(ended(f"{example}\n{one}", "Sets"), "Sets") == [10, 0, 0]


def test_c7_card_sets__castle_moil_doubles_the_scotsmen() -> None:
    doubled = four("A", 1, 2, "castle-moil, loch-lochy", 2)
    two = four("B", 2, 2, "duart-castle, inverness", 2)

    assert shares(ended(f"{doubled}\n{two}", "Sets"), "Sets") == [5, 5, 0]


def test_c7_card_sets__david_hume_is_one_person() -> None:
    hume = four("A", 2, 2, "donan-castle, loch-lochy", 1).replace(
        "persons: ", "persons: david-hume, "
    )
    two = four("B", 2, 2, "duart-castle, inverness", 2)

    assert shares(ended(f"{hume}\n{two}", "Sets"), "Sets") == [5, 5, 0]
    alone = four("A", 2, 2, "donan-castle, loch-lochy", 0).replace(
        "persons:", "persons: david-hume"
    )
    assert shares(ended(f"{alone}\n{two}", "Sets"), "Sets") == [0, 10, 0]


def test_c7_card_sets__a_player_who_lacks_one_kind_has_no_set() -> None:
    assert shares(ended(four("A", 3, 0, "loch-lochy", 3), "Sets"), "Sets") == [0, 0, 0]


def test_c7_card_materials__wood_and_stone_together() -> None:
    table = ended(
        "\n".join(
            [
                seat_map("A", "starting-village @ wood stone | home-castle"),
                seat_map("B", "starting-village @ wood wood wood | home-castle"),
                seat_map("C", "starting-village @ sheep sheep barley | home-castle wood"),
            ]
        ),
        "Materials",
    )

    assert shares(table, "Materials") == [0, 10, 0]


def test_c7_card_castles__with_a_scotsman_the_home_castle_included() -> None:
    manned = seat_map("A", "donan-castle @ | moray", "starting-village | home-castle @")
    empty = seat_map("B", "armadale-castle | castle-of-mey @@", "starting-village @ | home-castle")
    none = seat_map("C", "starting-village @@@ | home-castle")

    table = ended(f"{manned}\n{empty}\n{none}", "Castles")

    assert shares(table, "Castles") == [10, 0, 0]


def test_c7_card_castles__many_on_one_castle_count_once() -> None:
    many = seat_map("A", "starting-village | home-castle @@@")
    one = seat_map("B", "starting-village | home-castle @")

    assert shares(ended(f"{many}\n{one}", "Castles"), "Castles") == [5, 5, 0]


def test_c7_card_castles__a_covered_castle_is_what_lies_on_top() -> None:
    covered = seat_map("A", "donan-castle/cawdor-castle @ | moray", HOME)

    assert shares(ended(covered, "Castles"), "Castles") == [10, 0, 0]


def test_c7_card_smallest__fewest_tiles() -> None:
    large = seat_map("A", "moray | easdale", HOME)
    small = seat_map("B", HOME)
    middle = seat_map("C", "rannoch | ", HOME)

    table = ended(f"{large}\n{small}\n{middle}", "Smallest")

    assert shares(table, "Smallest") == [0, 10, 0]


def test_c7_card_smallest__a_stack_counts_as_one_tile() -> None:
    stack = seat_map("A", "rannoch/caledonian-works | ", HOME)
    single = seat_map("B", "moray | ", HOME)
    two = seat_map("C", "nairn | easdale", HOME)

    table = ended(f"{stack}\n{single}\n{two}", "Smallest")

    assert shares(table, "Smallest") == [5, 5, 0]


def test_c7_card_smallest__equal_territories_share() -> None:
    assert shares(ended("", "Smallest"), "Smallest") == [4, 4, 4]


def test_c7_card_farthest__in_movement_points_from_the_home_castle() -> None:
    three = seat_map("A", "moray @ | easdale | ", "starting-village | home-castle")
    corner = seat_map("B", " | nairn | kingussie @", "starting-village @ | home-castle | beauly")
    home = seat_map("C", "starting-village | home-castle @@@")

    table = ended(f"{three}\n{corner}\n{home}", "Farthest")

    assert shares(table, "Farthest") == [5, 5, 0]  # each one step: corners are neighbours


def test_c7_card_farthest__the_shortest_way_leads_over_own_tiles() -> None:
    around = seat_map(
        "A",
        "rannoch @ | | ",
        "tarbat | | ",
        "starting-village | home-castle | beauly",
    )
    straight = seat_map("B", "starting-village | home-castle | halkirk | black-isle @")

    table = ended(f"{around}\n{straight}", "Farthest")

    assert shares(table, "Farthest") == [5, 5, 0]


def test_c7_card_farthest__only_a_scotsman_counts() -> None:
    far = seat_map("A", "starting-village | home-castle @ | halkirk | black-isle")
    near = seat_map("B", "starting-village @ | home-castle")
    at_home = seat_map("C", "starting-village | home-castle @")

    table = ended(f"{far}\n{near}\n{at_home}", "Farthest")

    assert shares(table, "Farthest") == [0, 10, 0]


def test_c7_card_whisky__tiles_of_the_whisky_type() -> None:
    two = seat_map("A", "pulteney | edradour", HOME)
    one = seat_map("B", "millburn | clachaig-inn", HOME)

    assert shares(ended(f"{two}\n{one}\nB: whisky 9", "Whisky"), "Whisky") == [10, 0, 0]


def test_c7_card_pastures__the_largest_group_connected_by_sides() -> None:
    group = seat_map("A", "lochaber | badenoch", HOME)
    corners = seat_map("B", "glen-coe | moray | ", "starting-village @ | strathspey | glen-nevis")
    apart = seat_map("C", "lochridge | nairn | rothiemurchus-fold", HOME)

    table = ended(f"{group}\n{corners}\n{apart}", "Pastures")

    assert shares(table, "Pastures") == [5, 5, 0]


def test_c7_card_pastures__a_larger_group_wins() -> None:
    three = seat_map("A", "lochaber | badenoch | glen-coe", HOME)
    split = seat_map("B", "lochridge | moray | highland-drove | ", f"{HOME} | strathspey")

    assert shares(ended(f"{three}\n{split}", "Pastures"), "Pastures") == [10, 0, 0]


MOVES = "3 players\ncircuit: A easdale moray B lochaber C rannoch tarbat"


def test_c7_sco_1__all_may_see_how_the_seats_stand_in_each_open_card() -> None:
    text = f"3 players\n{stones(2, 2, 0)}"
    visible = view(great_glen_table(text, ("Materials", "Smallest", "Beasts")).game, None).standings

    assert set(visible) == {"Materials", "Smallest", "Beasts"}
    assert visible["Materials"] == Standing((2, 2, 0), (0, 1))
    assert len(set(visible["Smallest"].values)) == 1
    assert visible["Smallest"].leading == (0, 1, 2)
    assert visible["Beasts"] == Standing((0, 0, 0), ())


def test_c7_card_discards__passed_tiles_go_to_the_pile_of_the_player_who_moved() -> None:
    table = great_glen_table(MOVES, ("Discards", "Square"))

    table.plays("A", "take 2", "place 0,1", "end")

    assert (table.discarded, pile(table, 0)) == ("easdale", ["easdale"])
    table.plays("A", "take 6", "place 1,1", "end")
    table.plays("B", "take 7", "place 0,1", "end")
    assert table.discarded == "easdale lochaber"
    assert (pile(table, 0), pile(table, 1)) == (["easdale"], ["lochaber"])


def test_c7_card_discards__also_before_any_vote_but_only_with_the_card_open() -> None:
    table = great_glen_table(MOVES, ("Square", "Beasts"))

    table.plays("A", "take 2", "place 0,1", "end")

    assert (table.discarded, board(table).discards) == ("easdale", ())


def test_c7_card_discards__discards_of_the_die_count_for_nobody() -> None:
    table = great_glen_table("2 players\ncircuit: die moray A easdale B", ("Discards",))

    assert table.discarded.split()[0] == "moray"
    assert board(table).discards == ()


def test_c7_card_discards__the_fullest_pile_wins() -> None:
    table = great_glen_table(MOVES, ("Discards",), accepted=("Discards",))
    table.plays("A", "take 2", "place 0,1", "end")

    assert [CARDS.newest["Discards"].measure(table.game, seat) for seat in range(3)] == [1, 0, 0]


def test_c7_card_discards__a_tile_built_from_a_pile_no_longer_counts_there() -> None:
    table = great_glen_table(
        "3 players\ncircuit: A easdale moray john-knox B C rannoch\nA: coins 9", ("Discards",)
    )
    table.plays("A", "take 2", "place 0,1", "end")
    assert pile(table, 0) == ["easdale"]

    table.plays("A", "take 3", "claim Munro", "build easdale", "place 1,1", "done", until="vote")

    assert CARDS.newest["Discards"].measure(table.game, 0) == 0
