"""Broken positions are detected."""

from collections.abc import Callable

import pytest

from games.engine import Game
from games.engine.common.activation import Activate
from games.engine.common.invariants import InvariantBroken, check, violations
from games.engine.common.payment import Pay
from games.engine.core.effects import Cost
from games.engine.core.facts import PointsScored, named
from tests.engine.core.random_games import some_games

Breaking = Callable[[Game], object]


def lose_a_tile(game: Game) -> None:
    """One that lies in the stack after next."""
    game.state.stacks["3"] = game.state.stacks["3"][1:]


def double_a_tile(game: Game) -> None:
    """One that has been removed."""
    game.state.discarded = (*game.state.discarded, game.state.stacks["3"][0])


def overfill_a_row(game: Game) -> None:
    """A fourth field."""
    game.state.market["wood"] = 4


def empty_a_row_twice(game: Game) -> None:
    """Less than nothing."""
    game.state.market["sheep"] = -1


def stand_two_pieces_on_a_space(game: Game) -> None:
    """Two seats' figures."""
    game.state.rondel.pieces[0] = game.state.rondel.pieces[1]


def run_away(game: Game) -> None:
    """A figure more than once around."""
    game.state.rondel.pieces[0] += 40


def shuffle_the_rondel(game: Game) -> None:
    """The last tile first."""
    game.state.rondel.tiles = dict(reversed(game.state.rondel.tiles.items()))


def give_points_without_a_line(game: Game) -> None:
    """Points from nowhere."""
    own = game.state.territories[0]
    own.points += 1


def score_a_line_without_points(game: Game) -> None:
    """A line that was not added."""
    game.state.score_lines = (
        *game.state.score_lines,
        PointsScored(0, named("luck"), 3, "G1-SCO-2"),
    )


def owe_coins(game: Game) -> None:
    """A debt."""
    own = game.state.territories[0]
    own.coins = -1


def owe_whisky(game: Game) -> None:
    """Negative whisky."""
    own = game.state.territories[0]
    own.whisky = -2


def overload_a_tile(game: Game) -> None:
    """A fourth cube."""
    own = game.state.territories[0]
    own.goods[0, 0] = ("wood",) * 4


def note_no_goods(game: Game) -> None:
    """A cell noted for nothing."""
    own = game.state.territories[0]
    own.goods[0, 0] = ()


def note_nobody(game: Game) -> None:
    """A cell noted for no clan member."""
    own = game.state.territories[0]
    own.scotsmen[0, 0] = 0


def leave_goods_outside(game: Game) -> None:
    """Where no tile is."""
    own = game.state.territories[0]
    own.goods[9, 9] = ("wood",)


def tear_the_territory(game: Game) -> None:
    """The start village lies elsewhere."""
    own = game.state.territories[0]
    own.tiles[8, 8] = own.tiles.pop((0, 0))


def block_the_river(game: Game) -> None:
    """A tile without river on the column of the river."""
    own = game.state.territories[0]
    cell = next(cell for cell in own.tiles if cell[0] and cell[1])
    own.tiles[0, max(y for x, y in own.tiles if x == 0) + 1] = own.tiles.pop(cell)


def leave_the_river(game: Game) -> None:
    """A tile with river or road beside the lines."""
    own = game.state.territories[0]
    line = max(cell for cell in own.tiles if not cell[0] or not cell[1])
    free = next(cell for cell in own.tiles if cell[0] and cell[1])
    own.tiles[line], own.tiles[free] = own.tiles[free], own.tiles[line]


BREAKINGS: list[tuple[Breaking, str]] = [
    (lose_a_tile, "a tile is missing or in two places"),
    (double_a_tile, "a tile is missing or in two places"),
    (overfill_a_row, "4 fields of the wood row are occupied"),
    (empty_a_row_twice, "-1 fields of the sheep row are occupied"),
    (stand_two_pieces_on_a_space, "two things are on one space of the rondel"),
    (run_away, "the rondel has no empty space"),
    (shuffle_the_rondel, "the tiles of the rondel are out of order"),
    (give_points_without_a_line, "the score sheet says"),
    (score_a_line_without_points, "the score sheet says"),
    (owe_coins, "seat A: coins is -1"),
    (owe_whisky, "seat A: whisky is -2"),
    (overload_a_tile, "seat A: 4 goods on (0, 0)"),
    (note_no_goods, "seat A: 0 goods on (0, 0)"),
    (note_nobody, "seat A: a cell is noted for no Scotsman"),
    (leave_goods_outside, "seat A: something stands on (9, 9), where no tile is"),
    (tear_the_territory, "seat A: the territory is not connected"),
    (block_the_river, "blocks or leaves the river or road"),
    (leave_the_river, "blocks or leaves the river or road"),
]


def sound_game() -> Game:
    """A game in its middle."""
    game = some_games()[2].at(90)
    check(game)
    assert any(cell[0] and cell[1] for cell in game.state.territories[0].tiles)
    return game


@pytest.mark.parametrize(
    ("breaking", "violation"), BREAKINGS, ids=[each.__name__ for each, _ in BREAKINGS]
)
def test_every_broken_invariant_is_a_violation(breaking: Breaking, violation: str) -> None:
    game = sound_game()
    breaking(game)
    assert any(violation in each for each in violations(game)), list(violations(game))
    with pytest.raises(InvariantBroken):
        check(game)


def test_a_seat_without_options_is_a_violation() -> None:
    game = sound_game()
    seat = game.to_act[0]
    territory = game.state.territories[seat]
    territory.goods, territory.coins = {}, 0
    game.state.agenda[-1] = Pay(seat, Cost(goods=(("wood", 3),)))
    game._options = {}
    assert f"seat {'ABCD'[seat]} has no option" in list(violations(game))


def test_options_with_the_same_notation_are_a_violation() -> None:
    game = sound_game()
    game._options[game.to_act[0]] = [("end",), ("end",)]
    assert "two options are written alike" in list(violations(game))


def test_an_unknown_verb_is_a_violation() -> None:
    game = sound_game()
    game._options[game.to_act[0]] = [("fly", (0, 0)), ("end",)]
    assert "'fly' is not a verb" in list(violations(game))


class AskNobody(Activate, frozen=True, tag="test-ask-nobody"):
    """A question to nobody."""

    def waiting(self, game: Game) -> tuple[int, ...]:
        """For nobody."""
        return ()


def test_a_game_that_waits_for_no_seat_is_a_violation() -> None:
    game = sound_game()
    game.state.agenda.append(AskNobody(0))
    assert "nobody has to decide, yet the game is not over" in list(violations(game))


def test_a_finished_game_is_sound() -> None:
    game = some_games()[0].at(10_000)
    assert game.over
    assert list(violations(game)) == []
