"""A lesson follows its script, whatever else the learner does."""

from pathlib import Path

import pytest
from django.conf import settings

from games.lessons import FORMER_LESSONS, LESSONS, Lesson
from games.lessons.lesson import read_lesson
from games.models import Table
from games.services.bots.turns import play_bot_turn
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.lesson_scripts import failing_step

pytestmark = pytest.mark.django_db


def choice_of(payload: Json) -> list[object]:
    """Return the choice in the view that the lesson asks for."""
    wanted = payload["step"]["move"]
    texts = {" ".join(_word(word) for word in each): each for each in payload["view"]["choices"]}
    found: list[object] = texts[wanted]
    return found


def _word(word: object) -> str:
    return ",".join(map(str, word)) if isinstance(word, list) else str(word)


def follow(client: Client, payload: Json) -> Json:
    """Play the move the lesson asks for, or let the bot play."""
    if payload["step"]["move"] is None:
        assert play_bot_turn(table_id=payload["id"])
        return client.table(payload["id"])
    return client.play(payload, choice_of(payload))


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())
def test_the_script_of_a_lesson_can_be_played(lesson: Lesson) -> None:
    assert failing_step(lesson, lesson.rules) is None
    for step in lesson.steps:
        assert step.seat != 0 or step.texts, f"no text before {step.move}"
    texts = [text for step in lesson.steps for text in step.texts] + [*lesson.last]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("name", "rules"), FORMER_LESSONS)
def test_a_lesson_begun_under_older_rules_can_be_followed_to_its_end(
    name: str, rules: int, make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make_client()
    with monkeypatch.context() as before:
        before.setitem(LESSONS, name, FORMER_LESSONS[name, rules])
        payload = client.post("/lessons/", {"lesson": name})
    while not payload["step"]["over"]:
        payload = follow(client, payload)
    assert (payload["rules"], payload["step"]["done"]) == (rules, payload["step"]["steps"])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_leads_from_the_first_step_to_the_last(name: str, make_client: MakeClient) -> None:
    client = make_client()
    payload = client.post("/lessons/", {"lesson": name})
    assert payload["step"]["done"] == 0
    while not payload["step"]["over"]:
        payload = follow(client, payload)
    assert payload["step"]["done"] == payload["step"]["steps"]
    assert payload["step"]["texts"] == list(LESSONS[name].last)
    assert [move["seat"] for move in client.get(f"/tables/{payload['id']}/moves/")["moves"]] == [
        step.seat for step in LESSONS[name].steps
    ]
    # from here on it is an ordinary game
    assert play_bot_turn(table_id=payload["id"])
    assert client.table(payload["id"])["step"]["over"]


def test_a_lesson_can_be_resumed_and_undo_goes_back_a_step(make_client: MakeClient) -> None:
    client = make_client()
    first = client.post("/lessons/", {"lesson": "glen-more-2010"})
    later = follow(client, first)
    assert later["step"]["done"] == 1
    again = client.post("/lessons/", {"lesson": "glen-more-2010"})
    assert (again["id"], again["step"]) == (first["id"], later["step"])
    assert client.act(again, "undo")["step"] == first["step"]
    other = client.post("/lessons/", {"lesson": "glen-more-2"})
    assert other["id"] != first["id"]


def test_leaving_the_script_or_the_lesson_continues_against_a_bot(make_client: MakeClient) -> None:
    client = make_client()
    payload = client.post("/lessons/", {"lesson": "glen-more-2010"})
    off_script = client.take_turn(payload, first_pick=3)
    assert off_script["step"] is None
    payload = client.delete(f"/tables/{payload['id']}/lesson/")
    assert (payload["lesson"], payload["step"]) == ("", None)
    assert play_bot_turn(table_id=payload["id"])
    fresh = client.post("/lessons/", {"lesson": "glen-more-2010"})
    assert fresh["id"] != payload["id"]


def test_only_the_learner_sees_and_leaves_the_lesson(make_client: MakeClient) -> None:
    client = make_client()
    payload = client.post("/lessons/", {"lesson": "glen-more-2"})
    Table.objects.update(visibility="public")
    assert Client().table(payload["id"])["step"] is None
    with pytest.raises(Refused, match="403"):
        make_client().delete(f"/tables/{payload['id']}/lesson/")
    with pytest.raises(Refused, match="chess"):
        client.post("/lessons/", {"lesson": "chess"})


def test_lessons_use_exactly_the_texts_in_the_catalogue() -> None:
    words = Path(settings.BASE_DIR) / "frontend" / "src" / "i18n" / "locales" / "en" / "lessons.ftl"
    defined = {line.partition(" = ")[0] for line in words.read_text("utf-8").splitlines()}
    used = {
        f"lessons-{lesson.edition}-{text}"
        for lesson in (*LESSONS.values(), *FORMER_LESSONS.values())
        for text in (*(text for step in lesson.steps for text in step.texts), *lesson.last)
    }
    assert used == defined


def test_an_invalid_line_of_a_script_is_refused() -> None:
    with pytest.raises(ValueError, match="no line of a lesson: take 5"):
        read_lesson("glen-more-2", rules=1, seed_phrase="1", script="take 5", last=())
