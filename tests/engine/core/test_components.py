"""Does the page of the components say of everything what it is, and how far that is known?"""

import re

import pytest

from games.engine import CHRONICLES, EDITIONS, Edition
from games.engine.chronicles import Chronicle
from games.engine.chronicles.penny_mobs.mobsters import MOBSTERS
from games.engine.components import VALUES, components_page
from games.engine.effects import Card, Cost, Effect, write_cost
from games.engine.second.clans import CLAN_ROADS, CLANS
from games.engine.second.tiles import TILES
from games.engine.wording import (
    LASTING,
    card_in_words,
    clan_in_words,
    cost_in_words,
    effects_in_words,
    in_words,
)
from words import ENGLISH, LANGUAGES, say, speaking

PAGE = components_page()
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
CARDS = [tile.card for edition in EDITIONS.values() for tile in edition.tiles.values() if tile.card]


def row(name: str) -> list[str]:
    """The cells of the first row of that name."""
    found = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found, name
    return found[1].split(" | ")


def cells(page: str) -> list[str]:
    """What stands in the tables."""
    rows = (line for line in page.splitlines() if line.startswith("|"))
    return [cell.strip() for row in rows for cell in row.strip("|").split("|")]


def translated(language: str) -> list[str]:
    """What stands in the tables of a language."""
    with speaking(language):
        return cells(components_page())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_tile_has_a_row(edition: Edition) -> None:
    for tile in edition.tiles.values():
        rows = PAGE.count(f"\n| {tile.name} | ")
        assert rows >= sum(other.name == tile.name for other in edition.tiles.values())


@pytest.mark.parametrize("chronicle", CHRONICLES.values(), ids=lambda each: each.name)
def test_every_chronicle_has_a_section_with_its_tiles_and_all_else(chronicle: Chronicle) -> None:
    _, _, after = PAGE.partition(f"## Chronicle {chronicle.number}: {chronicle.name}\n")
    section = after.partition("\n## ")[0]

    assert "|" in section
    for tile in chronicle.tiles.values():
        assert {*tile.known, *tile.reported} <= set(VALUES), tile.id
        assert f"| {tile.name} | {tile.stack or 'no stack'} |" in section
    for each in chronicle.components():
        source = "known" if each.known else "reconstructed"
        assert f"| {each.what} | {each.value} | {source} |" in section


def test_every_card_and_every_clan_is_said_in_words() -> None:
    assert len({card_in_words(card) for card in CARDS}) > 15
    for card in CARDS:
        assert card_in_words(card)
        assert f"| {card_in_words(card)} |" in PAGE
    for clan, effects in CLANS.items():
        assert bool(effects) != (clan in LASTING)
        assert f"[{clan}](rules/glen-more-2.md#G2-CLN-{clan})" in PAGE
        assert f"| {clan_in_words(clan)} | known |" in PAGE


def test_a_row_says_what_is_known_reported_and_reconstructed() -> None:
    assert row("Halkirk")[-2:] == [
        "name, type, river, one-time effects, activation",
        "stack, overbuild, cost",
    ]
    assert row("Kenmore Fair")[-2].startswith("name (reported), cost (reported), ")
    assert row("Moray")[-2:] == ["nothing", "everything"]
    assert row("Robert the Bruce")[-2:] == ["name", "stack, type, cost"]
    assert row("The End")[-2:] == ["name, stack", "nothing"]
    assert row("David Hume")[-2:] == ["name, type", "nothing"]
    assert "card" in row("Castle Stalker")[-2].split(", ")
    assert "one-time effects" in row("Castle Stalker")[-1]


def test_the_tables_name_only_values_that_there_are() -> None:
    for tile in TILES.values():
        assert {*tile.known, *tile.reported} <= set(VALUES), tile.id
        assert not set(tile.known) & set(tile.reported), tile.id


def test_two_roads_are_known_and_all_others_reconstructed() -> None:
    assert [(road.start, road.end) for road in CLAN_ROADS if road.known] == [
        ("Start", "MacLeod"),
        ("MacMillan", "MacLachlan"),
    ]
    assert "| MacMillan | MacLachlan | 1 | known |" in PAGE
    assert "| Start | Ross | 0 | reconstructed |" in PAGE


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("mark", ["known", "reconstructed", "everything", "nothing"])
def test_every_value_is_trusted_as_far_in_every_language(language: str, mark: str) -> None:
    with speaking(language):
        said = say(f"components-{mark}")
    pairs = zip(cells(PAGE), translated(language), strict=True)
    assert [pair for pair in pairs if (pair[0] == mark) != (pair[1] == said)] == []


def test_names_alone_are_the_same_in_all_languages() -> None:
    pages = [cells(PAGE), *map(translated, TRANSLATIONS)]
    same = {row[0] for row in zip(*pages, strict=True) if len(set(row)) == 1}
    decks = [*EDITIONS.values(), *CHRONICLES.values()]
    names = {tile.name for deck in decks for tile in deck.tiles.values()}
    names |= {*CLANS, *(each.name for each in MOBSTERS.values())}
    words = {cell for cell in same if re.search(r"[a-z]{2}", cell) and not cell.startswith("[")}
    assert words <= names


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (Cost(), "nothing"),
        (Cost(coins=1), "1 coin"),
        (Cost(goods=(("wood", 1), ("stone", 2))), "1 wood, 2 stone"),
        (Cost(number=2, different=True), "2 different resources"),
        (Cost(number=1, different=True), "any 1 resource"),
        (Cost(number=3), "any 3 resources"),
        (Cost(number=2, among=("sheep", "cattle")), "2 sheep or cattle"),
        (Cost(number=2, among=("stone",)), "2 stone"),
    ],
)
def test_a_cost_is_said_in_words(cost: Cost, words: str) -> None:
    assert cost_in_words(cost) == words


def test_a_number_of_some_kinds_is_said_in_other_languages() -> None:
    with speaking("de"):
        assert cost_in_words(Cost(number=2, among=("stone",))) == "2 Steine"
        assert cost_in_words(Cost(number=1, among=("sheep", "cattle"))) == "1 Schaf oder Rind"
        assert cost_in_words(Cost(number=2, among=("sheep", "cattle"))) == "2-mal Schaf oder Rind"


def test_one_scotsman_is_one_wherever_he_stands_alone() -> None:
    with speaking("de"):
        assert effects_in_words(TILES["pitlochry"].once) == "1 Whisky, 1 Schotte"
        assert cost_in_words(TILES["loch-ness"].cost) == "1 Schotte"
        assert "1 Schotten" not in components_page()
        # in a sentence he is declined
        assert say("pay-cost", cost=write_cost(Cost(scotsmen=1))) == "Bezahle 1 Schotten."


def test_effects_are_said_one_after_the_other() -> None:
    assert effects_in_words(TILES["pitlochry"].once) == "1 whisky, 1 Scotsman"
    assert effects_in_words(()) == ""


def test_an_effect_without_words_is_a_mistake() -> None:
    with pytest.raises(NotImplementedError):
        in_words(Effect())
    assert in_words(Card("G1-LOC-2")) == ""
