"""How is a game taught? By a first game whose moves are fixed, for the learner and for the bot.

A lesson is a script: the seat, the names of the texts that are read before the move, and the
move in text notation. What the texts say, in each language, the pages know; what a move does
the engine knows. Nothing here is a rule: a test plays each script.
"""

from .lesson import Lesson, Step
from .scripts import FIRST_GAME, SECOND_GAME

LESSONS = {lesson.name: lesson for lesson in (FIRST_GAME, SECOND_GAME)}

__all__ = ["LESSONS", "Lesson", "Step"]
