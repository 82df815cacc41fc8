"""The components page describes everything, and how far each value is known."""

import re
from collections import Counter

import pytest

from games.engine import CHRONICLES, EDITIONS, Edition
from games.engine.chronicles import Chronicle
from games.engine.chronicles.penny_mobs.mobsters import MOBSTERS
from games.engine.component_list import components_page
from games.engine.core.effects import (
    TILE_VALUES,
    Card,
    Cost,
    Effect,
    cost_in_words,
    effects_in_words,
    write_cost,
)
from games.engine.glen_more_2.clans import CLAN_ROADS, CLANS, LASTING, clan_in_words
from games.engine.glen_more_2.tiles import TILES
from games.engine.glen_more_2010 import GLEN_MORE_2010
from i18n import ENGLISH, LANGUAGES, translate, use_language

PAGE = components_page()
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
CARDS = [
    tile.card
    for edition in EDITIONS.values()
    for tile in edition.tiles.newest.values()
    if tile.card
]


def row(name: str) -> list[str]:
    """Return the cells of the first row with this name."""
    found = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found, name
    return found[1].split(" | ")


def cells(page: str) -> list[str]:
    """Return the contents of the tables."""
    rows = (line for line in page.splitlines() if line.startswith("|"))
    return [cell.strip() for row in rows for cell in row.strip("|").split("|")]


def translated(language: str) -> list[str]:
    """Return the contents of the tables in a language."""
    with use_language(language):
        return cells(components_page())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_tile_has_a_row(edition: Edition) -> None:
    for tile in edition.tiles.newest.values():
        rows = PAGE.count(f"\n| {tile.name} | ")
        assert rows >= sum(other.name == tile.name for other in edition.tiles.newest.values())


@pytest.mark.parametrize("chronicle", CHRONICLES.values(), ids=lambda each: each.name)
def test_every_chronicle_has_a_section_with_its_tiles_and_all_else(chronicle: Chronicle) -> None:
    _, _, after = PAGE.partition(f"## Chronicle {chronicle.number}: {chronicle.name}\n")
    section = after.partition("\n## ")[0]

    assert "|" in section
    for tile in chronicle.tiles.newest.values():
        assert {*tile.known, *tile.reported} <= set(TILE_VALUES), tile.id
        assert f"| {tile.name} | {tile.stack or 'none'} |" in section
    for each in chronicle.components(rules=1):
        source = "known" if each.known else "reconstructed"
        assert f"| {each.what} | {each.value} | {source} |" in section


def test_every_card_and_every_clan_has_words() -> None:
    assert len({card.words() for card in CARDS}) > 15
    for card in CARDS:
        assert card.words()
        assert f"| {card.words()} |" in PAGE
    for name, clan in CLANS.newest.items():
        assert bool(clan.effects) != (name in LASTING)
        assert f"[{name}](rules/glen-more-2.md#G2-CLN-{name})" in PAGE
        assert f"| {clan_in_words(clan)} | known |" in PAGE


def test_a_row_names_the_known_reported_and_reconstructed_values() -> None:
    assert row("Halkirk")[-2:] == [
        "name, type, river, one-time effects, activation",
        "stack, overbuild, cost",
    ]
    assert row("Kenmore Fair")[-2] == "name (reported)"
    assert row("Moray")[-2:] == ["nothing", "everything"]
    assert row("Robert the Bruce")[-2:] == ["name, type", "stack"]
    assert row("Pulteney")[-2] == "name, type"
    assert row("The End")[-2:] == ["name, stack", "nothing"]
    assert row("David Hume")[-2:] == ["name, type", "nothing"]
    assert "card" in row("Castle Stalker")[-2].split(", ")
    assert "one-time effects" in row("Castle Stalker")[-1]


def test_of_the_first_game_the_stacks_of_two_misprinted_lines_are_reconstructed() -> None:
    tiles = GLEN_MORE_2010.tiles.newest.values()
    doubtful = [tile for tile in tiles if tile.reconstructed()]
    assert {tile.reconstructed() for tile in doubtful} == {("stack",)}
    assert Counter(tile.type for tile in doubtful) == {"village": 11, "cornfield": 6}
    assert "| river, cost | stack |" in PAGE
    assert row("Grocer")[-2:] == ["river", "nothing"]


def test_the_tables_name_only_existing_values() -> None:
    for tile in TILES.newest.values():
        assert {*tile.known, *tile.reported} <= set(TILE_VALUES), tile.id
        assert not set(tile.known) & set(tile.reported), tile.id


def test_two_roads_are_known_and_all_others_reconstructed() -> None:
    assert [(road.start, road.end) for road in CLAN_ROADS.newest.values() if road.known] == [
        ("Start", "MacLeod"),
        ("MacMillan", "MacLachlan"),
    ]
    assert "| MacMillan | MacLachlan | 1 | known |" in PAGE
    assert "| Start | Ross | 0 | reconstructed |" in PAGE


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("mark", ["known", "reconstructed", "everything", "nothing"])
def test_every_value_has_the_same_source_in_every_language(language: str, mark: str) -> None:
    with use_language(language):
        said = translate(f"components-{mark}")
    pairs = zip(cells(PAGE), translated(language), strict=True)
    assert [pair for pair in pairs if (pair[0] == mark) != (pair[1] == said)] == []


def test_names_alone_are_the_same_in_all_languages() -> None:
    pages = [cells(PAGE), *map(translated, TRANSLATIONS)]
    same = {row[0] for row in zip(*pages, strict=True) if len(set(row)) == 1}
    decks = [*EDITIONS.values(), *CHRONICLES.values()]
    names = {tile.name for deck in decks for tile in deck.tiles.newest.values()}
    names |= {*CLANS.newest, *(each.name for each in MOBSTERS.newest.values())}
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
def test_a_cost_is_written_in_words(cost: Cost, words: str) -> None:
    assert cost_in_words(cost) == words


def test_a_number_of_some_kinds_is_translated() -> None:
    with use_language("de"):
        assert cost_in_words(Cost(number=2, among=("stone",))) == "2 Steine"
        assert cost_in_words(Cost(number=1, among=("sheep", "cattle"))) == "1 Schaf oder Rind"
        assert cost_in_words(Cost(number=2, among=("sheep", "cattle"))) == "2-mal Schaf oder Rind"


def test_one_scotsman_is_declined_only_within_a_sentence() -> None:
    with use_language("de"):
        assert effects_in_words(TILES.newest["pitlochry"].once) == "1 Whisky, 1 Schotte"
        assert cost_in_words(TILES.newest["loch-ness"].cost) == "1 Schotte"
        assert "1 Schotten" not in components_page()
        # in a sentence he is declined
        assert translate("pay-cost", cost=write_cost(Cost(scotsmen=1))) == "Bezahle 1 Schotten"


def test_effects_are_listed_in_order() -> None:
    assert effects_in_words(TILES.newest["pitlochry"].once) == "1 whisky, 1 Scotsman"
    assert effects_in_words(()) == ""


def test_an_effect_without_words_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        Effect().words()
    assert Card("G1-LOC-2").words() == ""
