"""Tests of positions as text."""

import pytest
from hypothesis import given, settings

from games.engine import BadRecord, Refusal, Setup, new_game, new_seed, write_choice
from games.engine.common.invariants import check
from games.engine.core.state import Territory
from games.engine.notation.maps import read_map, write_map
from games.engine.notation.positions import read_position, unmentioned_tiles, write_position
from tests.engine.core.random_games import (
    GAME,
    RandomGame,
    depths,
    play_on,
    random_games,
    some_games,
)

POSITION = write_position(some_games()[0].at(45))
LINES = POSITION.splitlines()


def line(start: str) -> str:
    """The line of the position that begins so."""
    return next(each for each in LINES if each.startswith(start))


def with_line(start: str, new: str) -> str:
    """The position with one of its lines replaced."""
    return POSITION.replace(f"\n{line(start)}\n", f"\n{new}\n", 1)


@settings(max_examples=12)
@given(random_games())
def test_every_position_of_a_game_is_set_up_as_it_was_written(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        text = write_position(game)
        again = read_position(text)
        assert again.state == game.state
        assert (again.setup, again.seed) == (game.setup, game.seed)
        assert write_position(again) == text
        for seat in range(game.setup.players):
            assert sorted(again.options(seat), key=write_choice) == sorted(
                game.options(seat), key=write_choice
            )


@given(random_games(), depths())
def test_a_game_goes_on_from_a_position_as_it_would_have(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    again = read_position(write_position(game))
    for move in play_on(game, played.chooser, start=depth):
        assert again.play(move.seat, move.choice) == move.facts
    assert again.state == game.state


def test_a_position_is_human_readable() -> None:
    text = write_position(new_game(Setup(game=GAME, players=2), new_seed("read")))
    lines = text.splitlines()
    assert lines[:4] == ["glenmore position 1", f"game: {GAME}", "rules: 1", "players: 2"]
    assert "market: wood 1, stone 1, grain 1, cattle 1, sheep 1" in lines
    assert "A: coins 6, whisky 0, points 0, chieftains 0" in lines
    assert lines[-2:] == ["    | 0", "  0 | start-village @"]


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    game = read_position(f"glenmore position 1\ngame: {GAME}\nplayers: 4\n", play=True)
    assert game.to_act == (0,)
    assert [territory.coins for territory in game.state.territories] == [6] * 4
    assert set(game.state.market.values()) == {0}
    check(game)


def test_tiles_that_a_position_does_not_mention_lie_in_their_stacks() -> None:
    game = read_position(f"glenmore position 1\ngame: {GAME}\nplayers: 4\ndiscarded: forest-2\n")
    mentioned = {*game.state.rondel.tiles.values(), "forest-2"}
    stacked = [tile for tiles in game.state.stacks.values() for tile in tiles]
    assert mentioned.isdisjoint(stacked)
    assert len(mentioned) + len(stacked) == 67
    assert "tavern-1" in game.state.stacks["2"]


BARE = f"glenmore position 1\ngame: {GAME}\nplayers: 4\n"


@pytest.mark.parametrize("more", ["", "stack 3: quarry-6\n", "stack 1:\nstack 2:\nstack 3:\n"])
def test_reading_a_position_plays_nothing(more: str) -> None:
    text = f"{BARE}rondel: 0 A, 1 forest-1, 2 B, 3 C, 4 D, -1 quarry-1\n{more}"
    game = read_position(text)
    assert game.to_act == (0,)
    assert game.options(0) == [("take", 1)]
    assert game.state.rondel.tiles == {-1: "quarry-1", 1: "forest-1"}
    assert (game.state.discarded, game.state.score_lines, game.state.draws) == ((), (), 0)


def test_a_position_is_played_on_if_that_is_asked_for() -> None:
    game = read_position(f"{BARE}rondel: 0 A, 1 forest-1, 2 B, 3 C, 4 D\n", play=True)
    assert len(game.state.rondel.tiles) == 9
    assert game.to_act == (0,)


def test_a_die_that_is_hindmost_in_a_position_is_not_rolled() -> None:
    text = f"{BARE.replace('players: 4', 'players: 2')}rondel: 0 die, 1 forest-1, 2 A, 3 B\n"
    assert read_position(text).to_act == ()
    assert read_position(text).state.draws == 0
    assert read_position(text, play=True).state.draws > 0


def test_what_was_to_do_in_a_position_is_not_done() -> None:
    text = f'{BARE}rondel: 0 A, 1 B, 2 C, 3 D\nto do: {{"kind": "end-game"}}\n'
    game = read_position(text)
    assert not game.over
    assert game.state.score_lines == ()
    assert read_position(text, play=True).over


def test_the_tiles_that_a_position_does_not_mention_are_reported() -> None:
    missing = unmentioned_tiles(
        f"{BARE}rondel: 0 A, 1 forest-1, 2 B, 3 C, 4 D\nstack 0: quarry-1\n"
    )
    assert len(missing) == 67 - 2
    assert not {"forest-1", "quarry-1", "start-village"} & {*missing}
    assert unmentioned_tiles(POSITION) == ()


def test_a_finished_game_has_nothing_to_do() -> None:
    game = some_games()[0].at(10_000)
    assert game.over
    text = write_position(game)
    assert "\nto do: nothing\n" in text
    again = read_position(text)
    assert again.over
    assert again.state == game.state


def test_sealed_answers_are_read_again() -> None:
    again = read_position(POSITION + 'sealed: [1, ["give", 2]]\n')
    assert again.state.sealed == {1: ("give", 2)}


@pytest.mark.parametrize(
    ("text", "field", "words"),
    [
        ("", "line 1", "the first line must be ‘glenmore position 1’"),
        (POSITION.replace("position 1", "record 1", 1), "line 1", "the first line must be"),
        (POSITION + "no colon here\n", f"line {len(LINES) + 1}", "has no colon"),
        (POSITION + "weather: fair\n", "weather", "a position has no 'weather'"),
        (POSITION + "C: coins 3\n", "C", "a position has no 'C'"),
        (POSITION + "A hat: blue\n", "hat", "a position has no 'hat'"),
        (POSITION + "A: hats 3\n", "hats", "a position has no 'hats'"),
        (POSITION + "stack 9: fair-1\n", "9", "a position has no '9'"),
        (POSITION + 'to do: {"kind": "dance"}\n', "agenda", "dance"),
        (POSITION + "market: gold 1\n", "gold", "a position has no 'gold'"),
        (with_line("players:", "players: many"), "players", "‘many’ isn’t a number"),
        (with_line("seed:", "seed: 1"), "seed", "64 hexadecimal digits"),
        (with_line("players:", "players: 9"), "G1-SET-1", "for 2 to 5 players"),
        (with_line("game:", "game: chess"), "game", "no game is called ‘chess’"),
        (with_line("options:", "options: dice"), "options", "no table option ‘dice’"),
    ],
)
def test_an_invalid_position_is_refused_by_its_field(text: str, field: str, words: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_position(text)
    assert refused.value.field == field
    assert words in refused.value.message


@pytest.mark.parametrize(
    "wrong",
    [
        "A: coins many",
        "A: coins",
        "market: wood much",
        "draws: few",
        "barriers: 1.5",
        "turn: nonsense",
        'turn: {"seat": "nobody"}',
        "score: {}",
        "winners: F",
        "winners: AB",
        "sealed: [1]",
        "sealed: []",
        'sealed: [0, "end"]',
        "to do: {}",
        "to do: []",
        "to do: nonsense",
        'to do: {"kind": "place-tile", "seat": "A"}',
        "rondel: 3",
        "rondel: three A",
        "rondel: 3 A B",
        "rondel: 3 forrest-1",
        "rondel: 3 E",
        "A cards: loch-mess",
        "A cards: forest-1",
    ],
)
def test_a_value_that_cannot_be_read_is_refused_by_its_line(wrong: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_position(f"{POSITION}{wrong}\n")
    name = wrong.partition(":")[0]
    assert refused.value.field == f"line {len(LINES) + 1}, {name}"


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(BadRecord, match="no tile is called 'atlantis'") as refused:
        read_position(with_line("discarded:", "discarded: atlantis"))
    assert refused.value.field == "tiles"


def test_a_tile_in_two_places_is_refused() -> None:
    taken = line("  ").split()
    name = next(tile for tile in POSITION.replace(",", " ").split() if tile.startswith("tavern-"))
    assert taken
    with pytest.raises(BadRecord, match=f"the tile '{name}' is in two places") as refused:
        read_position(with_line("discarded:", f"{line('discarded:')}, {name}"))
    assert refused.value.field == "tiles"


# --- maps ------------------------------------------------------------------------------------

MAP = [
    "    | -1 | 0               | 1",
    "  1 |    | forest-1 wood @ |",
    "  0 |    | start-village @ | fair-2",
]


def territory() -> Territory:
    """One without anything."""
    return Territory({}, {}, {})


def test_a_map_shows_tiles_goods_and_clan_members() -> None:
    found = territory()
    read_map(MAP, found)
    assert found.tiles == {(0, 1): "forest-1", (0, 0): "start-village", (1, 0): "fair-2"}
    assert found.goods == {(0, 1): ("wood",)}
    assert found.scotsmen == {(0, 1): 1, (0, 0): 1}


def test_a_map_is_drawn_with_the_north_on_top() -> None:
    found = Territory({(0, 0): "a", (2, -1): "b"}, {(0, 0): ("wood", "sheep")}, {(2, -1): 3})
    assert write_map(found) == [
        "     | 0            | 1 | 2",
        "  0  | a wood sheep |   |",
        "  -1 |              |   | b @@@",
    ]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["no map"],
        ["  | a", "0 | fair-1"],
        ["  | 0", "x | fair-1"],
        ["  | 0", "  | fair-1"],
        ["  | 0", "0 | fair-1 | fair-2"],
        ["  | 0 | 0", "0 | fair-1 | fair-2"],
        ["  | 0", "0 | fair-1", "0 | fair-2"],
        ["  | 0", "0 | @"],
    ],
)
def test_an_invalid_map_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadRecord) as refused:
        read_map(lines, territory())
    assert refused.value.field == "map"


@pytest.mark.parametrize("wrong", ["start-village @ gold", "start-village wood wodo", "nowhere"])
def test_a_map_with_an_unknown_good_or_tile_is_refused(wrong: str) -> None:
    spoilt = f"glenmore position 1\ngame: {GAME}\nplayers: 2\nA map:\n  | 0\n  0 | {wrong}\n"
    with pytest.raises(Refusal) as refused:
        read_position(spoilt)
    assert isinstance(refused.value, BadRecord)
    assert wrong.rsplit(maxsplit=1)[-1] in refused.value.message
