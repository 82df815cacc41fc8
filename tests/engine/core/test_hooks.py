"""Listeners are called at the hooks, and what they return counts."""

import re
from pathlib import Path

from games.engine import NotYourTurn, determinize, save_game, view
from games.engine.bots.valuation import worth
from games.engine.common.invariants import check
from games.engine.common.placement import PlaceTile
from games.engine.common.turn import NextTurn, allowed_moves
from games.engine.core import facts, serial
from games.engine.core.choices import END
from games.engine.core.draft import Draft
from games.engine.core.hooks import EVENTS, FILTERS, Hooks, Listener, hooks_for
from games.engine.glen_more_2010.edition import GLEN_MORE_2010
from tests.engine.core.random_games import Chooser, RandomGame, play_on, some_games
from tests.engine.core.refusal_assertions import assert_refused
from tests.engine.core.sample_listeners import (
    FIRST_FAR_SPACE,
    ChangesEveryValue,
    EventRecorder,
    FactRecorder,
    MoveBan,
    ReactWithToll,
    TollGame,
    TollListener,
    new_table,
)

ROOT = Path(__file__).parents[3]
CHOOSER = Chooser((5, 77, 31, 8), eager=True)


def test_a_hook_without_override_has_no_listeners() -> None:
    hooks = Hooks((Listener(), Listener()), rules=1)
    assert all(getattr(hooks, hook) == () for hook in (*EVENTS, *FILTERS))


def test_only_listeners_that_override_a_hook_are_called_in_order() -> None:
    toll, notes, bends = TollListener(), EventRecorder(), ChangesEveryValue()
    hooks = Hooks((toll, notes, bends), rules=1)
    assert hooks.on_tile_taken == (toll, notes)
    assert hooks.on_tile_placed == (notes,)
    assert hooks.tile_cost == (bends,)
    assert hooks.listeners == (toll, notes, bends)


def test_the_edition_is_the_first_listener_and_only_where_it_overrides() -> None:
    bends = ChangesEveryValue()
    hooks = new_table(bends).hooks
    assert hooks.strength == (GLEN_MORE_2010, bends)
    assert hooks.end_lines == (GLEN_MORE_2010, bends)
    assert hooks.on_stack_exhausted == (GLEN_MORE_2010,)
    assert hooks.tile_cost == (bends,)
    assert hooks.on_tile_taken == ()


def test_every_method_of_a_listener_is_an_event_or_a_filter() -> None:
    methods = {name for name, value in vars(Listener).items() if callable(value)}
    public = {name for name in methods if not name.startswith("_")}
    assert public == {*EVENTS, *FILTERS}
    assert len(public) == len(EVENTS) + len(FILTERS)


def test_the_engine_calls_every_hook_and_no_other() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "games").rglob("*.py")]
    used = {name for text in sources for name in re.findall(r"(?<!/)\bhooks\.(\w+)", text)}
    assert {*EVENTS, *FILTERS} <= used
    assert [name for name in used if not hasattr(hooks_for((Listener(),), 1), name)] == []


def test_the_contract_lists_every_hook_in_the_order_of_the_code() -> None:
    text = (ROOT / "docs" / "hooks.md").read_text("utf-8")
    _, events, filters = re.split(r"^## (?:Events|Value filters)$", text, flags=re.MULTILINE)

    assert re.findall(r"^\| `(\w+)`", events, re.MULTILINE) == [*EVENTS]
    assert re.findall(r"^\| `(\w+)`", filters, re.MULTILINE) == [*FILTERS]


def test_only_the_core_and_the_turn_read_the_agenda_themselves() -> None:
    engine = ROOT / "games" / "engine"
    packages = ("chronicles", "glen_more_2010", "glen_more_2", "bots", "presentation")
    files = [path for package in packages for path in (engine / package).rglob("*.py")]
    assert [path.name for path in files if "state.agenda" in path.read_text("utf-8")] == []


def test_a_listener_without_overrides_changes_nothing() -> None:
    silent = new_table(Listener())
    alone = new_table()
    assert list(play_on(silent, CHOOSER)) == list(play_on(alone, CHOOSER))
    assert save_game(silent) == save_game(alone)


def test_a_filter_without_override_returns_its_value() -> None:
    game, listener = new_table(), Listener()
    tile = game.tiles["fair-2"]
    lines = (facts.PointsScored(0, facts.Reason("coins"), 2, "G1-SCO-3"),)
    assert listener.tile_cost(game, 0, tile, tile.cost) == tile.cost
    assert listener.placeable(game, 0, tile, [(0, 1), (1, 1)]) == [(0, 1), (1, 1)]
    assert listener.strength(game, 0, "whisky", 7) == 7
    assert listener.end_lines(game, 0, lines) == lines
    assert listener.removable(game, 0, [(0, 1)]) == [(0, 1)]
    assert listener.refilled(game, [7, 8]) == [7, 8]
    assert listener.path_costs(game, 0, 7, (tile.cost,)) == (tile.cost,)
    assert listener.lead_points(game, 0, "whisky", 4, 5) == 5
    assert listener.position_value(game, 0, 1.5) == 1.5
    assert listener.features(game, 0, {"points": 2.0}) == {"points": 2.0}
    assert listener.turn_steps(game, 0, (NextTurn(),)) == (NextTurn(),)
    assert listener.move_ban(game, 0, ("take", 5), None) is None
    assert listener.place_fee(game, 0, (0, 1), 2) == 2
    assert listener.field_cost(game, 0, "Ross", 3) == 3


def test_a_listener_gets_every_fact_after_the_state_has_changed() -> None:
    recorder = FactRecorder()
    game = new_table(recorder)
    recorder.recorded.clear()
    for move in play_on(game, CHOOSER):
        assert tuple(recorder.recorded) == move.facts
        recorder.recorded.clear()
    assert game.over


def test_a_listener_may_ban_a_move_with_a_reason() -> None:
    game = new_table(MoveBan())
    assert {option[0] for option in game.options(0)} == {"take"}
    assert min(space for _, space in game.options(0)) == FIRST_FAR_SPACE
    assert assert_refused(game, 0, ("take", FIRST_FAR_SPACE - 1)).message == "too near"


def test_a_bar_that_would_leave_no_move_lapses() -> None:
    assert allowed_moves(new_table(MoveBan()), 0, [("take", 1)]) == [("take", 1)]


# --- reactions -------------------------------------------------------------------------------


def test_another_seat_may_react_before_the_turn_goes_on() -> None:
    game = new_table(TollListener())
    game.play(0, game.options(0)[0])
    assert game.decision == ReactWithToll(1, game.state.agenda[-1].tile)  # type: ignore[attr-defined]
    assert game.to_act == (1,)
    assert game.options(0) == []
    assert game.play(1, ("give", 2))[0] == facts.Gained(1, "coins", 2)
    assert game.state.territories[1].coins == 6 + 2
    assert game.to_act == (0,)
    assert isinstance(game.decision, PlaceTile)


def test_the_one_whose_turn_it_is_must_wait_for_a_reaction() -> None:
    game = new_table(TollListener())
    game.play(0, game.options(0)[0])
    refusal = assert_refused(game, 0, ("place", (0, 1)))
    assert isinstance(refusal, NotYourTurn)
    assert "waiting for seat B" in refusal.message


def test_all_see_the_question_of_a_reaction_and_only_the_asked_seat_its_choices() -> None:
    game = new_table(TollListener())
    game.play(0, game.options(0)[0])
    for viewer in (0, 1, 2, None):
        shown = view(game, viewer)
        assert shown.prompt is not None
        assert shown.prompt.seats == (1,)
        assert shown.prompt.text.startswith("How many coins do you take for ")
        assert bool(shown.choices) == (viewer == 1)


def test_a_move_that_another_seat_reacts_to_cannot_be_taken_back() -> None:
    draft = Draft(new_table(TollListener()))
    draft.play(0, draft.game.options(0)[0])
    assert draft.moves == []
    draft.play(1, ("give", 1))
    assert draft.moves == []


def test_a_reaction_can_be_saved_and_loaded() -> None:
    edition = TollGame()
    game = new_table(edition=edition)
    game.play(0, game.options(0)[0])
    loaded = serial.load(save_game(game), lambda _: (edition, ()))
    assert loaded.decision == game.decision
    assert list(play_on(loaded, CHOOSER)) == list(play_on(game, CHOOSER))
    assert loaded.over


def test_a_listener_works_the_same_next_to_the_edition_and_inside_it() -> None:
    beside, within = new_table(TollListener()), new_table(edition=TollGame())
    assert list(play_on(beside, CHOOSER)) == list(play_on(within, CHOOSER))


def test_a_clone_keeps_its_listeners() -> None:
    game = new_table(TollListener())
    clone = game.clone()
    clone.play(0, clone.options(0)[0])
    assert isinstance(clone.decision, ReactWithToll)
    assert game.to_act == (0,)


# --- filters ---------------------------------------------------------------------------------


def test_a_listener_can_change_what_a_tile_costs() -> None:
    game = new_table(ChangesEveryValue())
    emitted = game.play(0, game.options(0)[0])
    assert facts.Gained(0, "coins", -1) in emitted
    assert game.state.territories[0].coins == 5


def test_a_tile_whose_changed_cost_cannot_be_paid_cannot_be_taken() -> None:
    game = new_table(ChangesEveryValue())
    game.state.territories[0].coins = 0
    poor = game.clone()
    poor._options = {}
    assert {option[0] for option in poor.options(0)} == {"discard"}


def test_a_listener_can_narrow_where_a_tile_may_lie() -> None:
    plain, game = new_table(), new_table(ChangesEveryValue())
    assert game.options(0) == plain.options(0)
    first = game.options(0)[0]
    plain.play(0, first)
    narrowed = game.play(0, first)
    places = plain.options(0)
    assert len(places) > 1
    placed = [fact for fact in narrowed if isinstance(fact, facts.TilePlaced)]
    assert [("place", fact.cell) for fact in placed] == places[:1]


def test_a_listener_can_add_to_a_comparison() -> None:
    game = new_table(ChangesEveryValue())
    scored = [
        line
        for move in play_on(game, CHOOSER)
        for line in move.facts
        if isinstance(line, facts.PointsScored) and line.reason.key == "scoring-of"
    ]
    assert [line.points for line in scored if line.seat == 0] == [8] * 9


def test_a_listener_can_add_a_line_at_the_end_and_sees_those_before() -> None:
    game = new_table(ChangesEveryValue())
    list(play_on(game, CHOOSER))
    for seat in range(3):
        own = [line for line in game.state.score_lines if line.seat == seat]
        added = own[-1]
        ends = [line for line in own[:-1] if line.reason.key in ("coins", "tiles")]
        assert added.reason == facts.named("lines before")
        assert added.points >= len(ends)
    check(game)


# --- events ----------------------------------------------------------------------------------


def notes_of(played: RandomGame) -> tuple[EventRecorder, list[facts.Fact]]:
    """Return what a listener records of a game, and the same from the facts."""
    notes = EventRecorder()
    game = new_table(notes, players=played.setup.players)
    emitted = [fact for move in play_on(game, played.chooser) for fact in move.facts]
    return notes, emitted


def test_events_report_every_tile_taken_placed_and_activated() -> None:
    for played in some_games():
        notes, emitted = notes_of(played)
        taken = [("taken", f.seat, f.tile) for f in emitted if isinstance(f, facts.TileTaken)]
        placed = [
            ("placed", f.seat, f.cell, f.tile) for f in emitted if isinstance(f, facts.TilePlaced)
        ]
        active = [
            ("activated", f.seat, f.cell) for f in emitted if isinstance(f, facts.TileActivated)
        ]
        assert taken
        assert active
        assert [each for each in notes.recorded if each[0] == "taken"] == taken
        assert [each for each in notes.recorded if each[0] == "placed"] == placed
        assert [each for each in notes.recorded if each[0] == "activated"] == active


def test_on_stack_exhausted_is_called_once_per_stack() -> None:
    notes, _ = notes_of(some_games()[0])
    exhausted = [each for each in notes.recorded if each[0] == "exhausted"]
    assert exhausted == [("exhausted", stack, 0) for stack in "0123"]


def test_a_listener_can_score_before_the_winners_are_determined() -> None:
    notes, emitted = notes_of(some_games()[1])
    assert notes.recorded[-1] == ("ended", False, ())
    assert emitted[-1] == facts.GameEnded((2,))


def test_on_redeal_is_called_after_the_stacks_and_on_the_copy_only() -> None:
    notes = EventRecorder()
    game = new_table(notes)
    redealt = determinize(game, 2, "a word")
    assert notes.recorded[-1] == ("redealt", 2, redealt.state.stacks)
    assert redealt.state.stacks != game.state.stacks


def test_a_listener_can_add_to_what_a_position_is_worth_to_bots() -> None:
    game = new_table(ChangesEveryValue())
    assert worth(game, 1) > 1000 > worth(new_table(), 1)


def test_a_game_with_all_listeners_at_once_is_sound_to_its_end() -> None:
    notes = EventRecorder()
    game = new_table(TollListener(), ChangesEveryValue(), notes)
    for _ in play_on(game, CHOOSER):
        check(game)
    assert game.over
    assert END not in [option for seat in range(3) for option in game.options(seat)]
