"""Does a guest who logs in to his account bring along what he had?"""

from collections.abc import Callable

import pytest
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret

from accounts.models import Friendship, Player
from accounts.services.friends import befriend, friends_of
from games.models import ChatMessage, Mute, Note, Seat, Table
from games.services import seating, talking
from games.services.bots import waits_for_bot
from tests.accounts.browsing import PASSWORD, Browser

GUEST = "/api/v1/players/guest/"
SignUp = Callable[[Browser, str], Browser]


@pytest.fixture
def account(morag: Browser) -> Player:
    """An account whose player plays as a guest on another device."""
    return Player.objects.get(display_name="Morag")


@pytest.fixture
def guest_player(account: Player, other_browser: Browser) -> Player:
    other_browser.send("POST", GUEST, {"display_name": "Ailsa"})
    return Player.objects.get(display_name="Ailsa")


def terms(players: int = 2) -> seating.Terms:
    return seating.Terms(edition="glen-more-2010", players=players, options=("fixed-order",))


def log_in(browser: Browser, password: str = PASSWORD) -> int:
    """Log in as Morag."""
    answer = browser.auth("POST", "auth/login", email="morag@example.org", password=password)
    return answer.status_code


def test_a_guest_who_logs_in_brings_games_talk_notes_and_friends(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    friend = Player.objects.create_user("Hamish")
    begun = seating.create_table(host=guest_player, terms=terms(), bots=("random",))
    still_open = seating.create_table(host=guest_player, terms=terms(3))
    talking.post_chat(table_id=begun.pk, player=guest_player, text="hello")
    talking.write_note(table_id=begun.pk, player=guest_player, text="take the loch")
    talking.mute(player=guest_player, other=friend)
    talking.mute(player=friend, other=guest_player)
    befriend(player=guest_player, other=friend)
    befriend(player=friend, other=guest_player)

    assert log_in(other_browser) == 200
    assert other_browser.get("/api/v1/me/").json()["id"] == account.pk
    for table in (begun, still_open):
        seen = other_browser.get(f"/api/v1/tables/{table.pk}/").json()
        assert (seen["your_seats"], seen["host"]["name"]) == ([0], "Morag")
    assert ChatMessage.objects.get().player == account
    assert Note.objects.get().player == account
    assert set(Mute.objects.values_list("player", "muted")) == {
        (account.pk, friend.pk),
        (friend.pk, account.pk),
    }
    assert list(friends_of(account)) == [friend]
    assert not Player.objects.filter(pk=guest_player.pk).exists()


def test_a_seat_at_a_table_where_the_account_sits_is_left_to_a_bot(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    table = seating.create_table(host=guest_player, terms=terms())
    seating.join_table(table_id=table.pk, player=account)
    still_open = seating.create_table(host=account, terms=terms(3))
    seating.join_table(table_id=still_open.pk, player=guest_player)
    befriend(player=guest_player, other=account)
    talking.mute(player=account, other=guest_player)

    assert log_in(other_browser) == 200
    assert other_browser.get(f"/api/v1/tables/{table.pk}/").json()["your_seats"] == [1]
    assert waits_for_bot(Table.objects.get(pk=table.pk)) == Seat.objects.get(table=table, number=0)
    assert [seat.player for seat in Seat.objects.filter(table=still_open)] == [account]
    assert not Player.objects.get(pk=guest_player.pk).is_active
    assert not Friendship.objects.exists()
    assert not Mute.objects.exists()


def test_who_fails_to_log_in_is_the_guest_he_was(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    table = seating.create_table(host=guest_player, terms=terms())
    assert log_in(other_browser, password="wrong") == 400
    assert other_browser.get("/api/v1/me/").json()["id"] == guest_player.pk
    assert other_browser.get(f"/api/v1/tables/{table.pk}/").json()["your_seats"] == [0]


def test_an_account_that_is_logged_in_must_log_out_first(morag: Browser, sign_up: SignUp) -> None:
    hamish = sign_up(Browser(), "Hamish")
    assert log_in(hamish) == 409
    assert hamish.get("/api/v1/me/").json()["display_name"] == "Hamish"


def test_a_guest_with_two_steps_to_take_stays_a_guest_until_the_last(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    TOTP.activate(account, generate_totp_secret())
    codes = RecoveryCodes.activate(account).get_unused_codes()
    assert log_in(other_browser) == 401
    assert other_browser.get("/api/v1/me/").json()["id"] == guest_player.pk
    done = other_browser.auth("POST", "auth/2fa/authenticate", code=codes[0])
    assert done.status_code == 200
    assert other_browser.get("/api/v1/me/").json()["id"] == account.pk
