"""What is generated from the tables is up to date, and old versions keep their rows."""

from tests.engine.core import printed_rows


def test_the_rows_of_every_version_are_as_its_games_know_them() -> None:
    """If a row is to be corrected: keep it and add one with since(...), then make generated."""
    now = printed_rows.all_fingerprints()
    assert printed_rows.changed_in_place(printed_rows.read_known(), now) == []
    assert printed_rows.write_fingerprints(now) == printed_rows.FILE.read_text("utf-8")


def test_every_kind_of_component_is_versioned() -> None:
    rows = printed_rows.fingerprints("glen-more-2", rules=1)
    tables = {name.partition(" ")[0] for name in rows}
    assert {
        "glen_more_2.tiles.TILES",
        "glen_more_2.clans.CLAN_ROADS",
        "glen_more_2.clans.CLANS",
        "glen_more_2.edition.START_COINS",
        "chronicles.boat_race.rewards.TOKENS",
        "chronicles.haggis.board.TOKENS",
        "chronicles.dubious_tome.events.EVENTS",
        "chronicles.great_glen.cards.CARDS",
        "chronicles.penny_mobs.mobsters.MOBSTERS",
        "chronicles.single_cask.board.CELLAR_COSTS",
    } <= tables
