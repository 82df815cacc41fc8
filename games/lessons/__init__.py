"""Lessons: first games with fixed moves, for the learner and for the bot.

A lesson is a script: the seat, the names of the texts shown before the move, and the move in
text notation. The front end holds the texts in each language; the engine plays the moves. A
test plays each script.
"""

from .lesson import Lesson, Step
from .scripts import GLEN_MORE_2_LESSON, GLEN_MORE_2010_LESSON

LESSONS = {lesson.name: lesson for lesson in (GLEN_MORE_2010_LESSON, GLEN_MORE_2_LESSON)}

__all__ = ["LESSONS", "Lesson", "Step"]
