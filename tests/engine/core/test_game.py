"""Games end when nothing is left to do and start only with valid set-ups."""

import msgspec
import pytest

from games.engine import CHRONICLES, EDITIONS, BadSetup, Game, Setup, edition, new_game, new_seed
from games.engine.common.activation import Activate
from games.engine.common.turn import NextTurn, Refill
from games.engine.core.agenda import Step
from games.engine.core.choices import END
from tests.engine.core.market_search import Table
from tests.engine.core.payments import at_table
from tests.engine.core.random_games import GAME, Chooser, RandomGame, play_on
from tests.engine.core.rule_ids import rule_ids

SEED = new_seed("game")


def test_a_game_is_over_when_its_last_question_is_answered() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    game.state.agenda = [Activate(0)]
    game.advance()
    assert game.options(0) == [END]
    game.play(0, END)
    assert game.over
    assert game.decision is None
    assert game.to_act == ()
    assert game.options(0) == []


def test_pending_steps_are_found_by_kind_and_seat_next_first() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    game.state.agenda = []
    game.then(Activate(0), Activate(1, ((0, 0),)), NextTurn(), Activate(1))

    assert game.pending(Activate) == [Activate(0), Activate(1, ((0, 0),)), Activate(1)]
    assert game.pending(Activate, 1) == [Activate(1, ((0, 0),)), Activate(1)]
    assert game.pending(Step) == [*reversed(game.state.agenda)]
    assert game.pending(Step, 0) == [Activate(0)]
    assert game.pending(Refill) == []


def test_of_equal_pending_steps_the_next_one_is_withdrawn() -> None:
    game = at_table(Table((), (0,) * 5, 0), own_first=True)
    game.state.agenda = []
    game.then(Activate(0), NextTurn(), Activate(0))

    game.withdraw(Activate(0))

    assert game.pending(Step) == [NextTurn(), Activate(0)]
    with pytest.raises(ValueError, match="not in list"):
        game.withdraw(Refill())


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_glen_more_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        new_game(Setup(game=GAME, players=players), SEED)
    assert refused.value.rule == "G1-SET-1"
    assert str(refused.value).endswith(f"not {players} [G1-SET-1]")


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        ({"game": "glen-less"}, "game", "no game is called ‘glen-less’"),
        ({"options": ("open-doors",)}, "options", "no table option ‘open-doors’"),
        ({"options": ("open-scores",) * 2}, "options", "named twice"),
        ({"rules": -1}, "rules", "rules version"),
        ({"rules": 99}, "rules", "not 99"),
    ],
)
def test_an_impossible_set_up_is_refused_by_its_field(
    change: dict[str, object], field: str, words: str
) -> None:
    setup = msgspec.convert({"game": GAME, "players": 3, **change}, Setup)
    with pytest.raises(BadSetup, match=words) as refused:
        new_game(setup, SEED)
    assert refused.value.field == field
    assert refused.value.rule is None


def test_an_unknown_field_of_a_set_up_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"game": GAME, "players": 3, "dice": 2}, Setup)


def test_every_topic_has_a_rule_that_players_can_read() -> None:
    found = edition(GAME)
    assert set(found.rules.values()) | {found.players_rule} <= rule_ids()
    game = new_game(Setup(game=GAME, players=2), SEED)
    assert all(game.rule(topic) == rule for topic, rule in found.rules.items())


def test_cards_are_listed_only_for_the_seat_that_took_them() -> None:
    game: Game = new_game(Setup(game=GAME, players=2), SEED)
    territory = game.state.territories[0]
    assert game.cards(territory) == []
    territory.cards = ("loch-ness", "castle-moil")
    assert [card.rule for card in game.cards(territory)] == ["G1-LOC-5", "G1-LOC-9"]


@pytest.mark.parametrize("game", [*EDITIONS, "all Chronicles"])
def test_every_choice_is_made_by_a_rule_that_players_can_read(game: str) -> None:
    setup = (
        Setup(game=game, players=3)
        if game in EDITIONS
        else Setup(game="glen-more-2", players=4, chronicles=tuple(sorted(CHRONICLES)))
    )
    played = RandomGame(setup, 7, Chooser((3, 141, 592, 653, 58), eager=False))
    at, behind = played.begin(), set[tuple[object, str]]()
    while not at.over:
        behind |= {(each[0], at.rule_for_choice(each)) for each in at.options(at.to_act[0])}
        for _ in play_on(at, played.chooser, start=len(behind), most=1):
            pass
    assert {rule for _, rule in behind} <= rule_ids()
    assert at.rule_for_choice(("end",)) == ""
    rule = "G1-MKT-5" if game == "glen-more-2010" else "G2-MKT-3"
    assert {each for verb, each in behind if verb == "sell"} == {rule}
