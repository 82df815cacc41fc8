"""The log has one line per action, in the reader's language, and says nothing twice."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from games.engine import Fact, Game, Setup, new_game, new_seed, visible_facts
from games.engine.chronicles.haggis.tokens import TokenTaken
from games.engine.chronicles.highlander.facts import MountainCleared, TollLaid
from games.engine.chronicles.single_cask.facts import CaskSold
from games.engine.core.facts import (
    CardGained,
    DieRolled,
    Gained,
    GoodBought,
    GoodGained,
    GoodPaid,
    PointsScored,
    Reason,
    ScoringHeld,
    ScotsmanCame,
    ScotsmanMoved,
    TileActivated,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TurnBegan,
    named,
)
from games.engine.core.log import Line
from games.engine.editions import CHRONICLES, rules_for
from games.engine.presentation.log import GameNames, log_lines
from i18n import LANGUAGES, use_language

GLEN_MORE = Setup(game="glen-more-2010", players=2)
ALL_CHRONICLES = Setup(game="glen-more-2", players=3, chronicles=tuple(sorted(CHRONICLES)))
#: What a line may take on a phone: two rows.
MAX_LENGTH = 96


def lines(facts: list[Fact], setup: Setup = GLEN_MORE) -> list[Line]:
    names = GameNames(setup, *rules_for(setup), seats=("Anna", "Ben", "Cleo"))
    return log_lines(facts, names)


def texts(facts: list[Fact], setup: Setup = GLEN_MORE) -> list[str]:
    return [line.text for line in lines(facts, setup)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna takes the quarry."),
        ("de", "Anna nimmt den Steinbruch."),
        ("fr", "Anna prend la carrière."),
        ("nl", "Anna neemt de steengroeve."),
    ],
)
def test_a_tile_is_named_with_its_article(language: str, text: str) -> None:
    with use_language(language):
        (line,) = lines([TileTaken(0, "quarry-1", 3)])
    assert (line.text, line.seat, line.tile) == (text, 0, "quarry-1")


def test_what_an_action_implies_is_not_said() -> None:
    facts = [TileTaken(0, "loch-ness", 3), TilePlaced(0, "loch-ness", (1, 0))]
    assert texts([*facts, CardGained(0, "loch-ness")]) == ["Anna takes Loch Ness."]


def test_amounts_in_a_row_are_added_up() -> None:
    paid = [GoodPaid(0, "wood", (0, 0)), GoodPaid(0, "wood", (1, 0)), Gained(0, "coins", -1)]
    gained = [Gained(0, "coins", 2), ScotsmanCame(0, (0, 0))]
    assert texts([*paid, *gained]) == [
        "Anna pays 2 wood and 1 coin.",
        "Anna gets 2 coins and 1 clan member.",
    ]


def test_an_activated_tile_is_told_with_its_yield() -> None:
    facts = [
        TileActivated(0, "forest-1", (0, 0)),
        GoodGained(0, "wood", (0, 0)),
        TileActivated(0, "tavern-1", (1, 0)),
        PointsScored(0, named("Tavern"), 3, "G1-ACT-6"),
        TileActivated(0, "butcher-1", (2, 0)),
    ]
    assert texts(facts) == [
        "Anna activates the forest: 1 wood.",
        "Anna activates the tavern: 3 VP.",
        "Anna activates the butcher.",
    ]


def test_people_have_the_word_of_the_edition() -> None:
    assert texts([ScotsmanCame(0, (0, 0))]) == ["Anna gets 1 clan member."]
    assert texts([ScotsmanCame(0, (0, 0))], ALL_CHRONICLES) == ["Anna gets 1 Scotsman."]


def test_movement_and_purchases_have_numbers() -> None:
    moved = [ScotsmanMoved(0, (0, 0), (1, 0)), ScotsmanMoved(0, (1, 0), (2, 0))]
    assert texts([*moved, GoodBought(1, "stone", 2)]) == [
        "Anna uses 2 movement points.",
        "Ben buys 1 stone for 2 coins.",
    ]


def test_points_of_a_scoring_have_their_rule_and_comparison() -> None:
    reason = Reason("scoring-of", ("1", "whisky"))
    scoring, points = lines([ScoringHeld("1"), PointsScored(0, reason, 2, "G1-SCO-2")])
    assert scoring.text == "Scoring 1"
    assert (points.text, points.rule) == ("Anna scores 2 VP: whisky.", "G1-SCO-2")


def test_a_line_knows_how_many_turns_began_before_it() -> None:
    facts = [TileRemoved("quarry-1", 1), TurnBegan("die"), DieRolled(2), TurnBegan(1)]
    assert [(line.text, line.turn) for line in lines([*facts, TileTaken(1, "fair-1", 5)])] == [
        ("The quarry is discarded.", 0),
        ("The die shows 2.", 1),
        ("Ben takes the fair.", 2),
    ]


def test_what_goes_to_the_mountain_and_comes_from_it_is_said_once() -> None:
    laid = [Gained(0, "coins", -1), TollLaid(0, "coin")]
    taken = [MountainCleared(1, 1, ("wood",)), Gained(1, "coins", 1)]
    found = texts([*laid, *taken, GoodGained(1, "wood", (0, 0))], ALL_CHRONICLES)
    assert found == [
        "Anna puts 1 coin on the mountain.",
        "Ben takes 1 coin and 1 wood from the mountain.",
    ]
    assert texts([TollLaid("englishman", "coin")], ALL_CHRONICLES) == [
        "The Englishman puts 1 coin on the mountain."
    ]


def test_a_sold_cask_is_not_paid_as_well() -> None:
    sold = [Gained(0, "whisky", -1), CaskSold(0, 3, "single-cask-sale-b", "bonus")]
    assert texts(sold, ALL_CHRONICLES) == ["Anna sells a cask."]


def test_c5_tok_1__a_drawn_token_is_named_only_to_its_seat() -> None:
    drawn = TokenTaken(0, 4, drawn=True)
    for viewer, text in ((0, "Anna draws a haggis token: 4."), (1, "Anna draws a haggis token.")):
        assert texts(list(visible_facts([drawn], viewer)), ALL_CHRONICLES) == [text]


def moves(setup: Setup, seed: str) -> Iterator[tuple[Game, tuple[Fact, ...]]]:
    game, chance = new_game(setup, new_seed(seed)), random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        yield game, tuple(game.play(seat, chance.choice(game.options(seat))))


@pytest.mark.parametrize("setup", [GLEN_MORE, ALL_CHRONICLES], ids=["2010", "all Chronicles"])
def test_every_line_of_a_game_is_a_whole_sentence_in_every_language(setup: Setup) -> None:
    played = [facts for _, facts in moves(setup, "log")]
    for language in LANGUAGES:
        with use_language(language):
            found = [line for facts in played for line in lines(list(facts), setup)]
        assert len(found) > 100
        for line in found:
            assert re.fullmatch(
                r"[^{}]+(\.|(Scoring|Wertung|Décompte|Waardering) \w+)", line.text
            ) or (line.sign == "points" and line.seat is None)
            assert len(line.text) <= MAX_LENGTH, line.text
