"""Play the scripts of lessons under any version of the rules."""

from __future__ import annotations

from games.engine import Setup, new_game
from games.engine.core.refusals import BadRecord
from games.engine.notation.records import play_text
from games.lessons import Lesson


def failing_step(lesson: Lesson, rules: int) -> str | None:
    """Return the first step that cannot be played, and why; None if all can."""
    setup = Setup(game=lesson.edition, players=2, options=("fixed-order",), rules=rules)
    game = new_game(setup, lesson.seed)
    for number, step in enumerate(lesson.steps, start=1):
        try:
            play_text(game, step.seat, step.move, number)
        except BadRecord as error:
            return f"'{step.move}': {error}"
    return None
