"""Players become friends only if both want to."""

from collections.abc import Callable

import pytest
from django.db import IntegrityError, transaction

from accounts.models import Friendship, Player
from tests.accounts.browsing import Browser

FRIENDS = "/api/v1/friends/"
SignUp = Callable[[Browser, str], Browser]


@pytest.fixture
def hamish(other_browser: Browser, sign_up: SignUp) -> Browser:
    return sign_up(other_browser, "Hamish")


def number(browser: Browser) -> int:
    return int(browser.get("/api/v1/me/").json()["id"])


def known(browser: Browser) -> tuple[list[str], list[str], list[str]]:
    """Return friends, incoming and outgoing requests."""
    listed = browser.get(FRIENDS).json()
    friends, asking, asked = (
        [person["name"] for person in listed[kind]]
        for kind in ("friends", "asking_you", "asked_by_you")
    )
    return friends, asking, asked


def test_accepting_a_request_makes_friends(morag: Browser, hamish: Browser) -> None:
    assert morag.send("POST", FRIENDS, {"name": "hamish"}).status_code == 200
    assert known(morag) == ([], [], ["Hamish"])
    assert known(hamish) == ([], ["Morag"], [])
    answer = hamish.send("PUT", f"{FRIENDS}{number(morag)}/")
    assert answer.json()["friends"] == [{"id": number(morag), "name": "Morag"}]
    assert known(morag) == (["Hamish"], [], [])
    assert morag.get("/api/v1/me/export/").json()["friends"][0]["name"] == "Hamish"


def test_asking_again_changes_nothing(morag: Browser, hamish: Browser) -> None:
    for _ in range(2):
        morag.send("POST", FRIENDS, {"name": "Hamish"})
    assert known(morag) == ([], [], ["Hamish"])
    hamish.send("POST", FRIENDS, {"name": "Morag"})
    assert known(hamish) == (["Morag"], [], [])
    assert Friendship.objects.count() == 1


def test_either_may_end_the_friendship(morag: Browser, hamish: Browser) -> None:
    for one, other in ((morag, hamish), (hamish, morag)):
        morag.send("POST", FRIENDS, {"name": "Hamish"})
        hamish.send("POST", FRIENDS, {"name": "Morag"})
        assert one.send("DELETE", f"{FRIENDS}{number(other)}/").status_code == 204
        assert known(morag) == known(hamish) == ([], [], [])


def test_one_cannot_befriend_oneself_or_an_unknown_player(morag: Browser) -> None:
    assert morag.send("POST", FRIENDS, {"name": "Morag"}).status_code == 400
    unknown = morag.send("POST", FRIENDS, {"name": "Nobody"})
    assert (unknown.status_code, unknown.json()["errors"][0]["field"]) == (404, "name")
    assert morag.send("PUT", f"{FRIENDS}999999/").status_code == 404
    assert Browser().send("GET", FRIENDS).status_code == 401


def test_a_deleted_player_has_no_friends(morag: Browser, hamish: Browser) -> None:
    morag.send("POST", FRIENDS, {"name": "Hamish"})
    hamish.send("POST", FRIENDS, {"name": "Morag"})
    hamish.send("DELETE", "/api/v1/me/", {"confirmation": "Hamish"})
    assert known(morag) == ([], [], [])
    assert not Friendship.objects.exists()


def test_the_database_stores_each_pair_once(db: None) -> None:
    one, two = (Player.objects.create_user(name) for name in ("One", "Two"))
    Friendship.objects.create(asker=one, asked=two)
    for pair in ((two, one), (one, two), (one, one)):
        with pytest.raises(IntegrityError), transaction.atomic():
            Friendship.objects.create(asker=pair[0], asked=pair[1])
