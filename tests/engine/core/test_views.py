"""Nobody sees what is hidden from them."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.engine import (
    Fact,
    Game,
    Seat,
    View,
    determinize,
    load_game,
    save_game,
    seed_hash,
    view,
    visible_facts,
)
from games.engine.core.facts import PointsScored, Reason, named
from games.engine.core.naming import reason_text
from games.engine.glen_more_2010.edition import OPEN_SCORES
from i18n import ENGLISH, use_language
from tests.engine.core.random_games import (
    GAME,
    GLEN_MORE_2,
    RandomGame,
    all_games,
    depths,
    name_of,
    play_on,
    random_games,
)


def viewers(game: Game) -> list[Seat | None]:
    """Return every seat, and None for a spectator."""
    return [*range(game.setup.players), None]


def fresh(game: Game) -> Game:
    """Return the same game without anything cached from the real state."""
    return load_game(save_game(game))


def in_json(shown: View) -> str:
    """Return a view as it would be sent."""
    return msgspec.json.encode(shown).decode()


def words(value: Any) -> set[str]:  # noqa: ANN401 - any JSON value
    """Return every text in a JSON value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values()))
    return set().union(*map(words, value)) if isinstance(value, list | tuple) else set()


def drawn(game: Game) -> tuple[int, int]:
    """Return how much chance has been used: numbers drawn, and tiles left in the stacks."""
    return game.state.draws, sum(map(len, game.state.stacks.values()))


@given(random_games(), depths(), st.integers())
def test_a_view_shows_nothing_that_a_new_deal_would_change(
    played: RandomGame, depth: int, secret: int
) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        redealt = fresh(determinize(game, viewer, secret))
        assert view(redealt, viewer) == view(game, viewer)


@given(random_games(), depths(), st.integers())
def test_a_new_deal_shows_only_after_a_random_event(
    played: RandomGame, depth: int, secret: int
) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        truth, redealt = game.clone(), fresh(determinize(game, viewer, secret))
        for move in play_on(truth, played.chooser, start=depth):
            facts = redealt.play(move.seat, move.choice)
            if drawn(truth) != drawn(game):
                break
            assert facts == move.facts
            assert view(redealt, viewer) == view(truth, viewer)


@given(random_games(), depths(), st.integers())
def test_a_redeal_keeps_the_contents_of_each_stack_and_hides_their_order(
    played: RandomGame, depth: int, secret: int
) -> None:
    game = played.at(depth)
    before = save_game(game)
    redealt = determinize(game, 0, secret)
    assert save_game(game) == before
    assert redealt.seed != game.seed
    for name, tiles in game.state.stacks.items():
        assert sorted(redealt.state.stacks[name]) == sorted(tiles)
    hidden = sum(map(len, game.state.stacks.values()))
    assume(hidden > 10)
    others = [determinize(game, 0, f"{secret} {number}") for number in range(5)]
    orders = {tuple(each.state.stacks.items()) for each in (game, redealt, *others)}
    assert len(orders) > 2


@given(random_games(), depths())
def test_equal_secrets_deal_alike(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    one, other = determinize(game, None, "a word"), determinize(game, None, "a word")
    assert save_game(one) == save_game(other)
    assert save_game(one) != save_game(determinize(game, None, "another word"))


@given(random_games(), depths())
def test_no_view_has_the_seed_or_more_of_a_stack_than_its_size(
    played: RandomGame, depth: int
) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        shown = view(game, viewer)
        text = in_json(shown)
        assert game.seed not in text
        assert seed_hash(game.seed) not in text
        stacks = {name: len(tiles) for name, tiles in game.state.stacks.items()}
        assert json.loads(text)["stacks"] == stacks
        undrawn = {tile for tiles in game.state.stacks.values() for tile in tiles}
        assert not words(json.loads(text)) & undrawn


@given(random_games(GAME), depths())
def test_a_view_does_not_depend_on_anything_secret(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    assume(not game.over and OPEN_SCORES not in game.setup.options)
    for viewer in viewers(game):
        disguised = _with_other_secrets(game, viewer)
        assert view(disguised, viewer) == view(game, viewer)
        assert str(_SENTINEL) not in in_json(view(disguised, viewer))


_SENTINEL = 987654321


def _with_other_secrets(game: Game, viewer: Seat | None) -> Game:
    """Return a game whose secrets all differ from the given one's."""
    other = fresh(game)
    other.seed = "f" * 64
    state = other.state
    state.stacks = {name: tiles[::-1] for name, tiles in state.stacks.items()}
    state.draws, state.barriers = _SENTINEL, _SENTINEL
    for seat, territory in enumerate(state.territories):
        if seat != viewer:
            territory.points = _SENTINEL
    own = tuple(line for line in state.score_lines if line.seat == viewer)
    other_lines = [
        PointsScored(seat, named("secret"), _SENTINEL, "G1-SET-9")
        for seat in range(game.setup.players)
        if seat != viewer
    ]
    state.score_lines = (*own, *other_lines)
    return other


@given(random_games(GLEN_MORE_2), depths())
def test_a_view_of_glen_more_2_depends_on_no_order_of_the_stacks(
    played: RandomGame, depth: int
) -> None:
    game = played.at(depth)
    other = fresh(game)
    other.seed, other.state.draws, other.state.barriers = "f" * 64, _SENTINEL, _SENTINEL
    other.state.stacks = {name: tiles[::-1] for name, tiles in other.state.stacks.items()}
    for viewer in viewers(game):
        assert view(other, viewer) == view(game, viewer)
        assert str(_SENTINEL) not in in_json(view(other, viewer))


@given(random_games(GLEN_MORE_2), depths())
def test_all_points_of_glen_more_2_are_shown_to_all(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        points = [seat_view.points for seat_view in view(game, viewer).seats]
        assert points == [territory.points for territory in game.state.territories]


@given(random_games(GAME), depths())
def test_points_of_others_are_shown_only_at_the_end_or_if_the_table_wants_it(
    played: RandomGame, depth: int
) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        for seat_view in view(game, viewer).seats:
            shown = game.over or OPEN_SCORES in game.setup.options or seat_view.seat == viewer
            territory = game.state.territories[seat_view.seat]
            lines = tuple(line for line in game.state.score_lines if line.seat == seat_view.seat)
            assert seat_view.points == (territory.points if shown else None)
            assert seat_view.score_lines == (in_english(lines) if shown else None)


@given(random_games(), depths())
def test_only_the_seat_that_is_asked_sees_its_choices_and_all_see_the_question(
    played: RandomGame, depth: int
) -> None:
    game = played.at(depth)
    for viewer in viewers(game):
        shown = view(game, viewer)
        options = [] if viewer is None else game.options(viewer)
        assert list(shown.choices) == options
        assert (viewer in game.to_act) == bool(shown.choices)
        assert (shown.prompt is None) == game.over == shown.over
        if shown.prompt:
            assert shown.prompt.seats == game.to_act
            assert shown.prompt.text


@given(random_games())
def test_no_fact_reveals_a_tile_that_was_not_drawn(played: RandomGame) -> None:
    game = played.begin()
    for move in play_on(game, played.chooser):
        undrawn = {tile for tiles in game.state.stacks.values() for tile in tiles}
        for viewer in viewers(game):
            visible = visible_facts(move.facts, viewer)
            assert visible == in_english(move.facts), "nothing that happens in this game is secret"
            assert not words(msgspec.to_builtins(visible)) & undrawn
            assert game.seed not in str(visible)


class Whispered(Fact, frozen=True, tag="test-whispered"):
    """A fact that only one seat may know."""

    seat: Seat

    def visible_to(self, viewer: Seat | None) -> Fact | None:
        """Visible only to the seat it concerns."""
        return self if viewer == self.seat else None


def in_english(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return facts as an English viewer sees them, where all are visible."""
    return tuple(labelled(fact) if isinstance(fact, PointsScored) else fact for fact in facts)


def labelled(line: PointsScored) -> PointsScored:
    """Return a line of the score sheet with its texts in English."""
    text = reason_text(line.reason, ENGLISH)
    return msgspec.structs.replace(line, label=text, source=text)


def test_a_line_of_the_score_sheet_keeps_its_source_in_every_language() -> None:
    emitted = PointsScored(1, Reason("scoring-of", ("1", "whisky")), 2, "G1-SCO-2")
    with use_language("de"):
        (shown,) = visible_facts([emitted], 0)
    assert isinstance(shown, PointsScored)
    assert shown.label == "Wertung 1: Whisky"
    assert shown.source == "scoring 1: whisky"
    assert shown.reason == emitted.reason


def test_a_secret_fact_is_seen_only_by_its_seat() -> None:
    emitted = (Whispered(0), PointsScored(1, Reason("coins"), 2, "G1-SCO-3"), Whispered(1))
    assert visible_facts(emitted, 0) == in_english(emitted[:2])
    assert visible_facts(emitted, 1) == in_english(emitted[1:])
    assert visible_facts(emitted, None) == in_english(emitted[1:2])


@pytest.mark.parametrize("played", all_games(), ids=name_of)
def test_a_view_shows_the_whole_open_table(played: RandomGame) -> None:
    game = played.at(60)
    state, shown = game.state, view(game)
    assert (shown.game, shown.players) == (game.setup.game, game.setup.players)
    assert dict(shown.rondel.tiles) == state.rondel.tiles
    assert dict(shown.rondel.pieces) == state.rondel.pieces
    assert shown.market == state.market
    assert shown.discarded == state.discarded
    assert shown.turn.seat == state.turn.seat
    assert set(shown.turn.activated) == state.turn.activated
    for seat_view, territory in zip(shown.seats, state.territories, strict=True):
        assert {placed.cell: placed.tile for placed in seat_view.tiles} == territory.tiles
        assert {p.cell: p.goods for p in seat_view.tiles if p.goods} == territory.goods
        assert {p.cell: p.scotsmen for p in seat_view.tiles if p.scotsmen} == territory.scotsmen
        assert (seat_view.coins, seat_view.whisky) == (territory.coins, territory.whisky)
        assert seat_view.cards == territory.cards
