"""The facts account for resources, coins and everything else."""

from hypothesis import given

from games.engine.core import facts
from tests.engine.core.fact_ledger_2 import ledger_of
from tests.engine.core.random_games import GAME, GLEN_MORE_2, RandomGame, play_on, random_games
from tests.engine.core.rule_ids import rule_ids


@given(random_games())
def test_the_facts_alone_determine_where_everything_is(played: RandomGame) -> None:
    game = played.begin()
    ledger = ledger_of(game)
    for move in play_on(game, played.chooser):
        for fact in move.facts:
            ledger.enter(fact)
        ledger.assert_agrees(game)


@given(random_games())
def test_coins_only_move_between_seats_and_market_unless_a_tile_gives_them(
    played: RandomGame,
) -> None:
    game = played.begin()
    ledger = ledger_of(game)
    for move in play_on(game, played.chooser):
        before = ledger.coins_in_all()
        for fact in move.facts:
            ledger.enter(fact)
        given_out = sum(
            fact.amount
            for fact in move.facts
            if isinstance(fact, facts.Gained) and fact.what == "coins"
        )
        assert ledger.coins_in_all() == before + given_out
        assert sum(each.coins for each in game.state.territories) == sum(ledger.coins.values())


@given(random_games())
def test_every_tile_that_leaves_a_stack_is_laid_openly(played: RandomGame) -> None:
    game = played.begin()
    ledger = ledger_of(game)
    hidden = sum(map(len, game.state.stacks.values()))
    for move in play_on(game, played.chooser):
        for fact in move.facts:
            ledger.enter(fact)
        assert hidden - ledger.laid == sum(map(len, game.state.stacks.values()))
    assert ledger.laid == hidden or played.setup.game == GLEN_MORE_2  # which may end before


@given(random_games())
def test_points_are_scored_for_a_reason_by_a_rule(played: RandomGame) -> None:
    game = played.begin()
    emitted = [
        fact
        for move in play_on(game, played.chooser)
        for fact in move.facts
        if isinstance(fact, facts.PointsScored)
    ]
    assert tuple(emitted) == game.state.score_lines
    rules = rule_ids()
    assert all(fact.reason.key and fact.rule in rules and fact.points for fact in emitted)
    number = {GAME: "G1-", GLEN_MORE_2: "G2-"}[played.setup.game]
    assert all(fact.rule.startswith(number) for fact in emitted)


@given(random_games())
def test_the_game_ends_with_the_last_scoring_and_the_winners_come_last(
    played: RandomGame,
) -> None:
    game = played.begin()
    emitted = [fact for move in play_on(game, played.chooser) for fact in move.facts]
    scorings = [fact.name for fact in emitted if isinstance(fact, facts.ScoringHeld)]
    assert (
        scorings
        == {GAME: ["1", "2", "3"], GLEN_MORE_2: ["A", "B", "C", "at the end"]}[played.setup.game]
    )
    assert emitted[-1] == facts.GameEnded(game.state.winners)
    best = max(each.points for each in game.state.territories)
    assert all(game.state.territories[seat].points == best for seat in game.state.winners)
