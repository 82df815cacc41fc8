"""Lessons: first games with fixed moves, for the learner and for the bot.

A lesson is a script: the seat, the names of the texts shown before the move, and the move in
text notation. The front end holds the texts in each language; the engine plays the moves. A
test plays each script.
"""

from .lesson import Lesson, Step
from .scripts import (
    GLEN_MORE_2_LESSON,
    GLEN_MORE_2_LESSON_UNDER_RULES_1,
    GLEN_MORE_2010_LESSON,
)

LESSONS = {lesson.name: lesson for lesson in (GLEN_MORE_2010_LESSON, GLEN_MORE_2_LESSON)}
#: Lessons begun under older rules, by name and version.
FORMER_LESSONS = {
    (lesson.name, lesson.rules): lesson for lesson in (GLEN_MORE_2_LESSON_UNDER_RULES_1,)
}


def find_lesson(name: str, rules: int) -> Lesson | None:
    """Return the lesson of a table that began under these rules; None if it has none."""
    return FORMER_LESSONS.get((name, rules)) or LESSONS.get(name)


__all__ = ["FORMER_LESSONS", "LESSONS", "Lesson", "Step", "find_lesson"]
