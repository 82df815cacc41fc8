"""Test that bots make sensible use of Chronicles."""

import pytest

from games.engine import Choice, Game, determinize
from games.engine.bots import GreedyBot
from games.engine.bots.expected_value import expected_worth
from games.engine.bots.valuation import worth
from games.engine.chronicles.dubious_tome.valuation import future_points as dubious_tome_points
from games.engine.chronicles.great_glen.valuation import advantage, chance
from games.engine.chronicles.haggis.valuation import expected_points, scorings_to_come
from games.engine.chronicles.highlander.valuation import future_points as highlander_points
from games.engine.chronicles.single_cask.valuation import (
    Cellars,
    aged,
    best_later,
    sales_to_come,
    sold,
)
from games.engine.chronicles.single_cask.valuation import (
    future_points as single_cask_points,
)
from tests.engine.chronicles.dubious_tome_table import HOME, gathering
from tests.engine.chronicles.great_glen_table import person_taken
from tests.engine.chronicles.haggis_table import haggis_table, placing, scoring
from tests.engine.chronicles.hammer_of_the_scots_table import acting
from tests.engine.chronicles.highlander_table import highlander_table
from tests.engine.chronicles.penny_mobs_table import idle
from tests.engine.chronicles.single_cask_table import distillery, single_cask_table
from tests.engine.chronicles.test_penny_mobs_powers import producing
from tests.engine.scripted_table_2 import Table

CELLARS = Cellars.under(rules=1)
SHEEP = "A map:\n  | 0 | 1\n  0 | starting-village @ sheep sheep | home-castle sheep"


def choice_of(game: Game, seat: int) -> Choice:
    """Return the choice of a greedy bot that sees no secrets."""
    return GreedyBot("a word").choose(determinize(game, seat, "a secret"), seat)


def vote_on(card: str) -> Table:
    """Return a table with a vote, where A has most wood and stone, and fewest castles."""
    table = person_taken()
    territory = table.of("A")
    territory.goods[0, 0] = ("stone", "stone", "wood")
    table.of("B").add_scotsman((1, 0))
    table.plays("A", "decline", f"propose {card}", until="vote")
    return table


@pytest.mark.parametrize(("card", "votes"), [("Materials", "+--"), ("Castles", "-+-")])
def test_a_bot_votes_in_its_own_interest(card: str, votes: str) -> None:
    game = vote_on(card).game

    wanted = [("vote", "aye" if vote == "+" else "nay") for vote in votes]
    assert [choice_of(game, seat) for seat in range(3)] == wanted


@pytest.mark.parametrize(("card", "vote"), [("Materials", "aye"), ("Castles", "nay")])
def test_a_bot_whose_vote_decides_votes_in_its_own_interest_too(card: str, vote: str) -> None:
    game = vote_on(card).game
    game.play(1, ("vote", "aye"))
    game.play(2, ("vote", "nay"))

    assert choice_of(game, 0) == ("vote", vote)


def test_a_bot_proposes_the_card_that_it_would_win() -> None:
    table = person_taken()
    table.of("A").goods[0, 0] = ("stone", "stone", "wood")
    table.plays("A", "decline", until="choose-card")

    assert choice_of(table.game, 0) == ("propose", "Materials")


def test_chances_add_up_and_advantages_cancel_out() -> None:
    game = vote_on("Materials").game

    assert sum(chance(game, seat, "Materials") for seat in range(3)) == pytest.approx(1)
    assert sum(advantage(game, seat, "Materials") for seat in range(3)) == pytest.approx(0)


def test_an_accepted_card_is_worth_something_until_the_game_is_over() -> None:
    table = vote_on("Materials")
    before = worth(table.game, 0)
    for seat in range(3):
        table.game.play(seat, ("vote", "aye"))
    assert worth(table.game, 0) > before


@pytest.mark.parametrize(
    ("tokens", "points"),
    [((), 0), ((1,), 15 / 16), ((3,), 3 * (1 - (5 / 6) ** 4)), ((1, 1), 4 * 11 / 16 + 4 / 16)],
)
def test_what_tokens_bring_on_average(tokens: tuple[int, ...], points: float) -> None:
    assert expected_points(tokens) == pytest.approx(points)


def test_a_bot_takes_the_token_that_suits_its_table() -> None:
    table = placing("shetland-sheep", ("13",), "23")

    assert choice_of(table.game, 0) == ("take-token", 2)


def test_a_bot_pays_a_sheep_for_a_token() -> None:
    table = placing("drovers-inn", ("12",), "12", more=SHEEP, coins=2)

    assert choice_of(table.game, 0) == ("activate", (0, 1))


def test_a_bot_gives_its_worst_token_back() -> None:
    table = placing("shetland-sheep", ("11113",), "12")
    table.plays("A", "take-token 2", until="return-haggis-token")

    assert choice_of(table.game, 0) == ("return-token", 1)


def test_a_bot_rolls_for_whisky_where_that_pays_on_average() -> None:
    text = '3 players\nA: whisky 3\nto do: {"kind": "end-game"}'
    last = haggis_table(text, ("112", "", ""), rolls=[1, 1, 3, 3])

    assert choice_of(last.game, 0) == ("roll",)


def test_a_bot_keeps_whisky_that_is_worth_more() -> None:
    seats = "A: whisky 2\nB: whisky 1\nC: whisky 1"
    early = scoring(("3", "", ""), [1, 1, 1, 1], seats)

    assert choice_of(early.game, 0) == ("done",)


def test_equal_positions_have_equal_averages() -> None:
    table = scoring(("112", "", ""), [1, 1, 3, 3], "A: whisky 3")
    one, other = (determinize(table.game, 0, secret) for secret in ("a word", "another"))

    assert expected_worth(one, 0, ("done",)) == expected_worth(other, 0, ("done",))


def test_nothing_is_expected_of_tokens_once_the_last_scoring_has_begun() -> None:
    running = haggis_table("2 players\ncircuit: A moray B")
    ended = haggis_table(
        '2 players\nA: whisky 1\nto do: {"kind": "end-game"}', ("12",), rolls=[1] * 4
    )

    assert scorings_to_come(running.game) == 3
    ended.asks("A", "roll-for-whisky")
    assert scorings_to_come(ended.game) == 0


# --- casks -----------------------------------------------------------------------------------

LAST_SALE = "stack A:\nstack B:\nstack C:\nstack D: the-end, glen-coe, ballater"


def test_a_bot_sells_its_best_cask_at_the_last_sale() -> None:
    table = single_cask_table(
        "3 players\ncircuit: A single-cask-sale-d moray B C\nA: whisky 3\n" + LAST_SALE,
        casks={"A": (2, 6)},
        cellars={"A": 2},
    )
    table.plays("A", "take 2", until="offer-cask")

    assert choice_of(table.game, 0) == ("sell-cask", 6, "other")


def test_a_bot_ages_the_cask_that_gains_most() -> None:
    table = distillery("ben-wyvis", "A: whisky 2", casks={"A": (1, 6)}, cellars={"A": 3})
    table.plays("A", "activate 0,1", until="age-cask")

    assert choice_of(table.game, 0) == ("age", 6)


def test_a_bot_puts_whisky_where_it_is_worth_most() -> None:
    table = single_cask_table("3 players\ncircuit: A pulteney-single-malt B C\nA: coins 9")
    table.plays("A", "take 1", "place 0,1", until="store-cask")

    assert choice_of(table.game, 0) == ("store", 1)


def test_casks_are_expected_to_age_by_the_rules() -> None:
    assert aged([0, 2, 3], cellars=2, steps=2, printed=CELLARS) == [0, 2, 5]
    assert aged([5, 6], cellars=2, steps=3, printed=CELLARS) == [5, 6]


def test_a_cask_is_worth_selling_only_for_more_than_its_whisky_counts() -> None:
    assert sold([1], sales=3, printed=CELLARS) == 0
    assert (
        0
        < sold([2], sales=3, printed=CELLARS)
        < sold([3], sales=3, printed=CELLARS)
        < sold([3, 6], sales=3, printed=CELLARS)
    )
    assert sold([6, 5], sales=1, printed=CELLARS) == sold([6], sales=1, printed=CELLARS)


def test_a_cellar_pays_if_casks_will_age_into_it() -> None:
    idle, busy = (
        best_later([1, 2, 3], built=1, sales=3, steps=steps, printed=CELLARS) for steps in (1, 12)
    )

    assert idle == sold([1, 2, 3], sales=3, printed=CELLARS)
    assert busy > idle


STOCKED = "A: whisky 3\nA map:\n  | 0 | 1\n  1 | {} | glenlochy-single-malt\n"
GOODS = "  0 | starting-village @ wood | home-castle stone"


@pytest.mark.parametrize(("tile", "builds"), [("ben-wyvis", True), ("lochaber", False)])
def test_a_bot_builds_a_cellar_where_its_casks_can_age(tile: str, *, builds: bool) -> None:
    table = single_cask_table(
        "3 players\ncircuit: A moray B easdale C\n"
        'turn: {"seat": 0}\nto do: {"kind": "activate", "seat": 0}\n'
        'to do: {"kind": "close-turn"}\n' + STOCKED.format(tile) + GOODS,
        casks={"A": (1, 2, 3)},
    )

    assert (choice_of(table.game, 0) == ("build-cellar",)) == builds


def test_nothing_is_expected_of_casks_once_the_sales_are_over() -> None:
    text = "3 players\ncircuit: A moray B C\nA: whisky 1\n"
    early = single_cask_table(text, casks={"A": (3,)})
    late = single_cask_table(text + LAST_SALE, casks={"A": (3,)})

    assert (sales_to_come(early.game, 0), sales_to_come(late.game, 0)) == (3, 0)
    assert single_cask_points(early.game, 0) > single_cask_points(late.game, 0) == 0


# --- the mountain ----------------------------------------------------------------------------


def test_a_bot_climbs_a_mountain_that_holds_a_lot() -> None:
    text = "3 players\nrondel: 10 A, 11 mountain, 13 moray, 14 easdale, 15 B, 16 C, 17 lochaber"
    empty, rich = (
        highlander_table(text),
        highlander_table(text, "coin coin coin wood wood stone sheep cattle"),
    )

    assert choice_of(empty.game, 0)[0] == "take"
    assert choice_of(rich.game, 0) == ("go", 11)


def test_the_place_on_the_mountain_is_worth_more_the_more_pieces_are_behind() -> None:
    behind = highlander_table("3 players\nrondel: 8 A, 9 B, 11 C, 11 mountain, 13 moray", "coin")
    ahead = highlander_table("3 players\nrondel: 10 B, 11 C, 11 mountain, 13 moray, 14 A", "coin")

    assert highlander_points(behind.game, 2) > highlander_points(ahead.game, 2) > 0
    assert highlander_points(behind.game, 0) == 0


# --- the tome --------------------------------------------------------------------------------


def test_a_bot_uses_the_event_that_brings_most() -> None:
    table = gathering("duart-castle loch-morar inverness", land=HOME.replace("@", "@ @ @ @"))
    table.plays("A", "activate 0,1", until="choose-event")

    assert choice_of(table.game, 0) == ("use", "loch-morar")


def test_a_bot_turns_a_card_whose_event_is_of_no_use() -> None:
    table = gathering("dunvegan-castle", "A: coins 0")

    assert choice_of(table.game, 0) == ("activate", (0, 1))
    table.plays("A", "activate 0,1", until="choose-event")
    assert choice_of(table.game, 0) == ("turn", "dunvegan-castle")


def test_a_gathering_has_a_value_before_there_is_a_card_to_turn() -> None:
    with_it, without = gathering(""), gathering("", land=HOME.replace("gathering-a", "nairn"))

    assert dubious_tome_points(with_it.game, 0) > 0 == dubious_tome_points(without.game, 0)


def test_turning_a_card_gains_more_than_its_expected_value() -> None:
    before = gathering("dunvegan-castle")
    after = gathering("dunvegan-castle", turned="dunvegan-castle")

    assert dubious_tome_points(after.game, 0) < dubious_tome_points(before.game, 0)
    assert worth(after.game, 0) > worth(before.game, 0)


def test_cards_have_an_expected_value_only_with_a_gathering_and_until_turned() -> None:
    unturned = gathering("dunvegan-castle")
    turned = gathering("dunvegan-castle", turned="dunvegan-castle")
    without = gathering("dunvegan-castle", land=HOME.replace("gathering-a", "nairn"))

    assert dubious_tome_points(unturned.game, 0) > dubious_tome_points(turned.game, 0)
    assert dubious_tome_points(without.game, 0) == 0


# --- mobsters and England ------------------------------------------------------------------------


@pytest.mark.parametrize(("pennies", "does"), [(0, "post"), (9, "free")])
def test_a_bot_frees_a_mobster_with_enough_pennies(pennies: int, does: str) -> None:
    table = idle(prison={"McDuff": pennies})
    table.plays("A", "end", until="penny-or-mobster")

    assert choice_of(table.game, 0) == (does, "McDuff")


def test_a_bot_leaves_a_mobster_in_prison_late_in_the_game() -> None:
    rest = "stack S:\nstack A:\nstack B:\nstack C:\nstack D:"
    table = idle(rest, prison={"McDuff": 4}, pennies=[(0, 3), (7, 0), (7, 0)])
    table.plays("A", "end", until="penny-or-mobster")

    assert choice_of(table.game, 0) == ("end",)


def test_a_bot_robs_the_richest_row() -> None:
    table = idle("market: wood 1, stone 3, barley 0, sheep 2, cattle 0", freed={"McDuff": "A"})

    assert choice_of(table.game, 0) == ("rob", "stone")


def test_a_bot_sets_its_figures() -> None:
    table = idle(freed={"MacDarkie": "A"})

    assert choice_of(table.game, 0)[:2] == ("summon", "MacDarkie")


def test_a_bot_buys_what_mcmail_can_have() -> None:
    table = producing()
    table.plays("A", "activate 0,1", until="buy-produce")

    assert choice_of(table.game, 1)[0] in ("mail", "fence")


def test_a_bot_uses_the_englishman_and_likes_to_have_the_token() -> None:
    table = acting("robert-the-bruce easdale", "A: coins 9")
    others = acting("robert-the-bruce easdale", "A: coins 9", holder="B")

    assert choice_of(table.game, 0)[0] == "take"
    assert worth(table.game, 0) > worth(others.game, 0)


def test_a_bot_takes_the_coins_of_a_full_england_row() -> None:
    table = acting("moray easdale", "A: coins 0", row=3)

    assert choice_of(table.game, 0)[0] == "discard"
