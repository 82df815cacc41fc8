"""Does a lesson lead through its script, whatever the learner does besides?"""

from pathlib import Path

import pytest
from django.conf import settings

from games.engine import Setup, new_game
from games.engine.records import play_text
from games.lessons import LESSONS, Lesson
from games.lessons.lesson import read_lesson
from games.models import Table
from games.services.bots import play_bot_turn
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient

pytestmark = pytest.mark.django_db


def choice_of(seen: Json) -> list[object]:
    """The choice of the view that a lesson asks for."""
    wanted = seen["step"]["move"]
    texts = {" ".join(_word(word) for word in each): each for each in seen["view"]["choices"]}
    found: list[object] = texts[wanted]
    return found


def _word(word: object) -> str:
    return ",".join(map(str, word)) if isinstance(word, list) else str(word)


def follow(client: Client, seen: Json) -> Json:
    """Do what the lesson asks for, the bot too."""
    if seen["step"]["move"] is None:
        assert play_bot_turn(table_id=seen["id"])
        return client.table(seen["id"])
    return client.play(seen, choice_of(seen))


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())
def test_the_script_of_a_lesson_can_be_played(lesson: Lesson) -> None:
    setup = Setup(game=lesson.edition, players=2, options=("fixed-order",))
    game = new_game(setup, lesson.seed)
    for number, step in enumerate(lesson.steps, start=1):
        play_text(game, step.seat, step.move, number)
        assert step.seat != 0 or step.texts, f"nothing is said before {step.move}"
    texts = [text for step in lesson.steps for text in step.texts] + [*lesson.last]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", LESSONS)
def test_a_learner_is_led_from_the_first_step_to_the_last(
    name: str, make_client: MakeClient
) -> None:
    client = make_client()
    seen = client.post("/lessons/", {"lesson": name})
    assert seen["step"]["done"] == 0
    while not seen["step"]["over"]:
        seen = follow(client, seen)
    assert seen["step"]["done"] == seen["step"]["steps"]
    assert seen["step"]["texts"] == list(LESSONS[name].last)
    assert [move["seat"] for move in client.get(f"/tables/{seen['id']}/moves/")["moves"]] == [
        step.seat for step in LESSONS[name].steps
    ]
    # from here on it is a game like any other
    assert play_bot_turn(table_id=seen["id"])
    assert client.table(seen["id"])["step"]["over"]


def test_a_lesson_is_found_again_and_undo_leads_back_in_it(make_client: MakeClient) -> None:
    client = make_client()
    first = client.post("/lessons/", {"lesson": "glen-more-2010"})
    later = follow(client, first)
    assert later["step"]["done"] == 1
    again = client.post("/lessons/", {"lesson": "glen-more-2010"})
    assert (again["id"], again["step"]) == (first["id"], later["step"])
    assert client.act(again, "undo")["step"] == first["step"]
    other = client.post("/lessons/", {"lesson": "glen-more-2"})
    assert other["id"] != first["id"]


def test_who_goes_his_own_way_or_skips_it_plays_on_against_a_bot(make_client: MakeClient) -> None:
    client = make_client()
    seen = client.post("/lessons/", {"lesson": "glen-more-2010"})
    astray = client.take_turn(seen, whim=3)
    assert astray["step"] is None
    seen = client.delete(f"/tables/{seen['id']}/lesson/")
    assert (seen["lesson"], seen["step"]) == ("", None)
    assert play_bot_turn(table_id=seen["id"])
    fresh = client.post("/lessons/", {"lesson": "glen-more-2010"})
    assert fresh["id"] != seen["id"]


def test_only_the_learner_has_a_lesson(make_client: MakeClient) -> None:
    client = make_client()
    seen = client.post("/lessons/", {"lesson": "glen-more-2"})
    Table.objects.update(visibility="public")
    assert Client().table(seen["id"])["step"] is None
    with pytest.raises(Refused, match="403"):
        make_client().delete(f"/tables/{seen['id']}/lesson/")
    with pytest.raises(Refused, match=r"400: there is no lesson .chess."):
        client.post("/lessons/", {"lesson": "chess"})


def test_every_text_of_a_lesson_has_words_and_all_words_are_said() -> None:
    words = Path(settings.BASE_DIR) / "frontend" / "src" / "words" / "en" / "lessons.ftl"
    written = {line.partition(" = ")[0] for line in words.read_text("utf-8").splitlines()}
    said = {
        f"lessons-{lesson.edition}-{text}"
        for lesson in LESSONS.values()
        for text in (*(text for step in lesson.steps for text in step.texts), *lesson.last)
    }
    assert said == written


def test_a_line_that_is_none_is_found_at_once() -> None:
    with pytest.raises(ValueError, match="no line of a lesson: take 5"):
        read_lesson("glen-more-2", chance="1", script="take 5", last=())
