"""May others speak at the hooks, and are they heard?"""

import re
from pathlib import Path

from games.engine import NotAsked, determinize, facts, save_game, serial, view
from games.engine.bots.worth import worth
from games.engine.choices import END
from games.engine.common.placing import PlaceTile
from games.engine.common.turn import NextTurn, open_moves
from games.engine.draft import Draft
from games.engine.first.edition import GLEN_MORE_2010
from games.engine.hooks import EVENTS, FOLDS, Hooks, Listener
from games.engine.invariants import check
from tests.engine.core.random_games import RandomGame, Whims, play_on, some_games
from tests.engine.core.refused import assert_refused
from tests.engine.core.toys import (
    FAR,
    Bars,
    Bends,
    Hears,
    Notes,
    TakesToll,
    Toll,
    TollGame,
    new_table,
)

WHIMS = Whims((5, 77, 31, 8), eager=True)


def test_a_hook_that_nobody_overrides_has_no_listeners() -> None:
    hooks = Hooks((Listener(), Listener()), rules=1)
    assert all(getattr(hooks, hook) == () for hook in (*EVENTS, *FOLDS))


def test_only_those_who_override_a_hook_are_called_in_their_order() -> None:
    toll, notes, bends = TakesToll(), Notes(), Bends()
    hooks = Hooks((toll, notes, bends), rules=1)
    assert hooks.on_tile_taken == (toll, notes)
    assert hooks.on_tile_placed == (notes,)
    assert hooks.tile_cost == (bends,)
    assert hooks.listeners == (toll, notes, bends)


def test_the_edition_speaks_first_and_only_where_it_has_something_to_say() -> None:
    bends = Bends()
    hooks = new_table(bends).hooks
    assert hooks.strength == (GLEN_MORE_2010, bends)
    assert hooks.end_lines == (GLEN_MORE_2010, bends)
    assert hooks.on_stack_exhausted == (GLEN_MORE_2010,)
    assert hooks.tile_cost == (bends,)
    assert hooks.on_tile_taken == ()


def test_every_hook_is_listed_as_event_or_fold_and_no_other() -> None:
    methods = {name for name, value in vars(Listener).items() if callable(value)}
    spoken = {name for name in methods if not name.startswith("_")}
    assert spoken == {*EVENTS, *FOLDS}
    assert all(name.startswith("on_") for name in EVENTS)
    assert not any(name.startswith("on_") for name in FOLDS)


def test_the_contract_tells_of_every_hook_and_of_no_other() -> None:
    text = (Path(__file__).parents[3] / "docs" / "hooks.md").read_text("utf-8")
    _, events, folds = re.split(r"^## (?:Events|Folds)$", text, flags=re.MULTILINE)

    assert re.findall(r"^\| `(\w+)`", events, re.MULTILINE) == [*EVENTS]
    assert re.findall(r"^\| `(\w+)`", folds, re.MULTILINE) == [*FOLDS]


def test_a_listener_that_says_nothing_changes_nothing() -> None:
    silent = new_table(Listener())
    alone = new_table()
    assert list(play_on(silent, WHIMS)) == list(play_on(alone, WHIMS))
    assert save_game(silent) == save_game(alone)


def test_a_fold_that_nobody_bends_gives_back_what_it_got() -> None:
    game, listener = new_table(), Listener()
    tile = game.tiles["fair-2"]
    lines = (facts.PointsScored(0, "coins", 2, "G1-SCO-3"),)
    assert listener.tile_cost(game, 0, tile, tile.cost) == tile.cost
    assert listener.placeable(game, 0, tile, [(0, 1), (1, 1)]) == [(0, 1), (1, 1)]
    assert listener.strength(game, 0, "whisky", 7) == 7
    assert listener.end_lines(game, 0, lines) == lines
    assert listener.removable(game, 0, [(0, 1)]) == [(0, 1)]
    assert listener.refilled(game, [7, 8]) == [7, 8]
    assert listener.way_costs(game, 0, 7, (tile.cost,)) == (tile.cost,)
    assert listener.lead_points(game, 0, "whisky", 4, 5) == 5
    assert listener.worth(game, 0, 1.5) == 1.5
    assert listener.turn_steps(game, 0, (NextTurn(),)) == (NextTurn(),)
    assert listener.barred(game, 0, ("take", 5), None) is None
    assert listener.place_fee(game, 0, (0, 1), 2) == 2
    assert listener.field_cost(game, 0, "Ross", 3) == 3


def test_a_listener_hears_every_fact_when_the_state_is_already_so() -> None:
    hears = Hears()
    game = new_table(hears)
    hears.heard.clear()
    for move in play_on(game, WHIMS):
        assert tuple(hears.heard) == move.facts
        hears.heard.clear()
    assert game.over


def test_a_listener_may_bar_a_move_and_say_why() -> None:
    game = new_table(Bars())
    assert {option[0] for option in game.options(0)} == {"take"}
    assert min(space for _, space in game.options(0)) == FAR
    assert assert_refused(game, 0, ("take", FAR - 1)).message == "too near"


def test_a_bar_that_would_leave_no_move_lapses() -> None:
    assert open_moves(new_table(Bars()), 0, [("take", 1)]) == [("take", 1)]


# --- reactions -------------------------------------------------------------------------------


def test_another_seat_may_react_before_the_turn_goes_on() -> None:
    game = new_table(TakesToll())
    game.play(0, game.options(0)[0])
    assert game.decision == Toll(1, game.state.agenda[-1].tile)  # type: ignore[attr-defined]
    assert game.to_act == (1,)
    assert game.options(0) == []
    assert game.play(1, ("give", 2))[0] == facts.Gained(1, "coins", 2)
    assert game.state.territories[1].coins == 6 + 2
    assert game.to_act == (0,)
    assert isinstance(game.decision, PlaceTile)


def test_the_one_whose_turn_it_is_must_wait_for_a_reaction() -> None:
    game = new_table(TakesToll())
    game.play(0, game.options(0)[0])
    refusal = assert_refused(game, 0, ("place", (0, 1)))
    assert isinstance(refusal, NotAsked)
    assert "waits for seat B" in refusal.message


def test_all_see_the_question_of_a_reaction_and_only_the_asked_seat_its_choices() -> None:
    game = new_table(TakesToll())
    game.play(0, game.options(0)[0])
    for viewer in (0, 1, 2, None):
        shown = view(game, viewer)
        assert shown.prompt is not None
        assert shown.prompt.seats == (1,)
        assert shown.prompt.text.startswith("How many coins do you take for ")
        assert bool(shown.choices) == (viewer == 1)


def test_a_move_that_another_seat_reacts_to_cannot_be_taken_back() -> None:
    draft = Draft(new_table(TakesToll()))
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
    assert list(play_on(loaded, WHIMS)) == list(play_on(game, WHIMS))
    assert loaded.over


def test_a_listener_beside_the_edition_and_one_within_it_play_alike() -> None:
    beside, within = new_table(TakesToll()), new_table(edition=TollGame())
    assert list(play_on(beside, WHIMS)) == list(play_on(within, WHIMS))


def test_a_clone_keeps_its_listeners() -> None:
    game = new_table(TakesToll())
    clone = game.clone()
    clone.play(0, clone.options(0)[0])
    assert isinstance(clone.decision, Toll)
    assert game.to_act == (0,)


# --- folds -----------------------------------------------------------------------------------


def test_a_listener_can_change_what_a_tile_costs() -> None:
    game = new_table(Bends())
    told = game.play(0, game.options(0)[0])
    assert facts.Gained(0, "coins", -1) in told
    assert game.state.territories[0].coins == 5


def test_a_tile_whose_changed_cost_cannot_be_paid_cannot_be_taken() -> None:
    game = new_table(Bends())
    game.state.territories[0].coins = 0
    poor = game.clone()
    poor._options = {}
    assert {option[0] for option in poor.options(0)} == {"discard"}


def test_a_listener_can_narrow_where_a_tile_may_lie() -> None:
    plain, game = new_table(), new_table(Bends())
    assert game.options(0) == plain.options(0)
    first = game.options(0)[0]
    plain.play(0, first)
    narrowed = game.play(0, first)
    places = plain.options(0)
    assert len(places) > 1
    placed = [fact for fact in narrowed if isinstance(fact, facts.TilePlaced)]
    assert [("place", fact.cell) for fact in placed] == places[:1]


def test_a_listener_can_add_to_a_comparison() -> None:
    game = new_table(Bends())
    scored = [
        line
        for move in play_on(game, WHIMS)
        for line in move.facts
        if isinstance(line, facts.PointsScored) and line.label.startswith("scoring")
    ]
    assert [line.points for line in scored if line.seat == 0] == [8] * 9


def test_a_listener_can_add_a_line_at_the_end_and_sees_those_before() -> None:
    game = new_table(Bends())
    list(play_on(game, WHIMS))
    for seat in range(3):
        own = [line for line in game.state.score_lines if line.seat == seat]
        added = own[-1]
        ends = [line for line in own[:-1] if line.label in ("coins", "tiles")]
        assert added.label == "lines before"
        assert added.points >= len(ends)
    check(game)


# --- events ----------------------------------------------------------------------------------


def notes_of(played: RandomGame) -> tuple[Notes, list[facts.Fact]]:
    """What a listener hears of a game, and what the facts tell."""
    notes = Notes()
    game = new_table(notes, players=played.setup.players)
    told = [fact for move in play_on(game, played.whims) for fact in move.facts]
    return notes, told


def test_listeners_hear_of_every_tile_taken_placed_and_activated() -> None:
    for played in some_games():
        notes, told = notes_of(played)
        taken = [("taken", f.seat, f.tile) for f in told if isinstance(f, facts.TileTaken)]
        placed = [
            ("placed", f.seat, f.cell, f.tile) for f in told if isinstance(f, facts.TilePlaced)
        ]
        active = [("activated", f.seat, f.cell) for f in told if isinstance(f, facts.TileActivated)]
        assert taken
        assert active
        assert [each for each in notes.heard if each[0] == "taken"] == taken
        assert [each for each in notes.heard if each[0] == "placed"] == placed
        assert [each for each in notes.heard if each[0] == "activated"] == active


def test_listeners_hear_of_every_stack_that_is_exhausted_once_it_is_empty() -> None:
    notes, _ = notes_of(some_games()[0])
    exhausted = [each for each in notes.heard if each[0] == "exhausted"]
    assert exhausted == [("exhausted", stack, 0) for stack in "0123"]


def test_a_listener_has_the_last_word_before_the_winners_are_told() -> None:
    notes, told = notes_of(some_games()[1])
    assert notes.heard[-1] == ("ended", False, ())
    assert told[-1] == facts.GameEnded((2,))


def test_a_listener_hears_of_a_new_deal_after_the_stacks_and_on_the_copy_alone() -> None:
    notes = Notes()
    game = new_table(notes)
    redealt = determinize(game, 2, "a word")
    assert notes.heard[-1] == ("redealt", 2, redealt.state.stacks)
    assert redealt.state.stacks != game.state.stacks


def test_a_listener_can_add_to_what_a_position_is_worth_to_bots() -> None:
    game = new_table(Bends())
    assert worth(game, 1) > 1000 > worth(new_table(), 1)


def test_a_game_with_all_listeners_at_once_is_sound_to_its_end() -> None:
    notes = Notes()
    game = new_table(TakesToll(), Bends(), notes)
    for _ in play_on(game, WHIMS):
        check(game)
    assert game.over
    assert END not in [option for seat in range(3) for option in game.options(seat)]
