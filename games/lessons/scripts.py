"""The scripts of the lessons. A is the learner, B the bot."""

from .lesson import Lesson, read_lesson

GLEN_MORE_2010_LESSON = read_lesson(
    "glen-more-2010",
    rules=1,
    seed_phrase="lesson 4",
    script="""
    A [welcome, circuit, take-quarry]: take 5
    A [place-quarry, river]: place 0,1
    A [activate-quarry]: activate 0,1
    A [end-turn]: end
    B: take 8; place -1,0; activate 0,0; activate -1,0; end
    A [die, take-village]: take 7
    A [road]: place 1,0
    A [neighbours]: activate 0,1
    A [village]: activate 1,0
    A [walk]: move 1,0 0,1
    A [end-village]: end
    A [again, take-distillery]: take 11
    A [place-distillery]: place -1,0
    A [distillery]: activate -1,0
    A [quarry-again]: activate 0,1
    A [end-distillery]: end
    B: take 12; place -1,-1; activate 0,0; activate -1,0; activate -1,-1; end
    A [castle]: take 13
    A [place-castle]: place 0,2
    A [activate-castle]: activate 0,2
    A [chieftain]: promote 0,1
    A [quarry-third]: activate 0,1
    A [end-castle]: end
    B: take 18; place 0,-1; activate 0,0; activate 0,-1; activate -1,0; activate -1,-1; end
    A [sell]: sell stone 0,1
    A [take-pasture]: take 16
    A [place-pasture]: place 1,1
    A [cattle]: activate 1,1
    A [end-pasture]: end
    A [far, take-butcher]: take 24
    A [place-butcher]: place 1,2
    A [order]: activate 1,1
    A [butcher]: activate 1,2
    A [give]: give 2
    A [end-butcher]: end
    """,
    last=("scoring", "the-end", "farewell"),
)

#: The script without a payment for the person, who costs nothing (G2-PER-3).
_GLEN_MORE_2 = """
    A [welcome, rondel, take-quarry]: take 5
    A [place-quarry, scotsman]: place 1,1
    A [activate-quarry]: activate 1,1
    A [end-turn]: end
    B: take 7; place 0,-1; activate 1,0; activate 0,0; activate 0,-1; end
    A [die, take-village]: take 8
    A [pay]: pay stone 1,1
    A [place-village]: place 0,1
    A [recruit]: recruit 0,1
    A [neighbours]: activate 1,1
    A [village]: activate 0,1
    A [walk]: move 0,1 1,1
    A [end-village]: end
    B: take 13; place -1,0; activate 0,0; activate 0,-1; activate -1,0; end
    A [person]: take 10
    A [clans]: claim MacLeod
    A [end-person]: end
    A [first-scoring, take-sheep]: take 12
    A [place-sheep]: place 2,1
    A [sheep]: activate 2,1
    A [stone]: activate 1,1
    A [end-sheep]: end
    A [again, take-butcher]: take 16
    A [place-butcher]: place 2,2
    A [order]: activate 2,1
    A [more-stone]: activate 1,1
    A [butcher]: activate 2,2
    A [give]: give 2
    A [pay-sheep]: pay sheep 2,1
    A [pay-sheep-again]: pay sheep 2,1
    A [end-butcher]: end
    B: take 17; place -1,-1; activate 0,0; activate 0,-1; activate -1,0; activate -1,-1; end
    A [sell]: sell stone 1,1
    A [take-castle]: take 20
    A [pay-castle]: pay stone 1,1
    A [place-castle]: place 2,0
    A [recruit-castle]: recruit 2,0
    A [activate-castle]: activate 2,0
    A [walk-home]: move 2,0 1,0
    A [end-castle]: end
"""


def _glen_more_2(script: str, rules: int) -> Lesson:
    return read_lesson(
        "glen-more-2",
        rules=rules,
        seed_phrase="lesson 4",
        script=script,
        last=("scoring", "overbuild", "the-end", "farewell"),
    )


GLEN_MORE_2_LESSON = _glen_more_2(_GLEN_MORE_2, rules=2)
#: The script of lessons that were begun under rules 1, where the person cost a stone.
GLEN_MORE_2_LESSON_UNDER_RULES_1 = _glen_more_2(
    _GLEN_MORE_2.replace(
        "A [person]: take 10", "A [person]: take 10\n    A [pay-person]: pay stone 1,1"
    ),
    rules=1,
)
