"""A guest who logs in to an account keeps what they had."""

from collections.abc import Callable

import pytest
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret

from accounts.models import Friendship, Player
from accounts.services.friends import befriend, friends_of
from games.models import ChatMessage, Mute, Note, Seat, Table
from games.services.bots.turns import bot_seat_to_act
from games.services.lobby import tables
from games.services.messages import chat
from tests.accounts.browsing import PASSWORD, Browser

GUEST = "/api/v1/players/guest/"
SignUp = Callable[[Browser, str], Browser]


@pytest.fixture
def account(morag: Browser) -> Player:
    """Create an account whose player is a guest on another device."""
    return Player.objects.get(display_name="Morag")


@pytest.fixture
def guest_player(account: Player, other_browser: Browser) -> Player:
    other_browser.send("POST", GUEST, {"display_name": "Ailsa"})
    return Player.objects.get(display_name="Ailsa")


def terms(players: int = 2) -> tables.Terms:
    return tables.Terms(edition="glen-more-2010", players=players, options=("fixed-order",))


def log_in(browser: Browser, password: str = PASSWORD) -> int:
    """Log in as Morag."""
    answer = browser.auth("POST", "auth/login", email="morag@example.org", password=password)
    return answer.status_code


def test_games_chat_notes_and_friends_of_a_guest_move_to_the_account(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    friend = Player.objects.create_user("Hamish")
    begun = tables.create_table(host=guest_player, terms=terms(), bots=("random",))
    still_open = tables.create_table(host=guest_player, terms=terms(3))
    chat.post_chat(table_id=begun.pk, player=guest_player, text="hello")
    chat.write_note(table_id=begun.pk, player=guest_player, text="take the loch")
    chat.mute(player=guest_player, other=friend)
    chat.mute(player=friend, other=guest_player)
    befriend(player=guest_player, other=friend)
    befriend(player=friend, other=guest_player)

    assert log_in(other_browser) == 200
    assert other_browser.get("/api/v1/me/").json()["id"] == account.pk
    for table in (begun, still_open):
        payload = other_browser.get(f"/api/v1/tables/{table.pk}/").json()
        assert (payload["your_seats"], payload["host"]["name"]) == ([0], "Morag")
    assert ChatMessage.objects.get().player == account
    assert Note.objects.get().player == account
    assert set(Mute.objects.values_list("player", "muted")) == {
        (account.pk, friend.pk),
        (friend.pk, account.pk),
    }
    assert list(friends_of(account)) == [friend]
    assert not Player.objects.filter(pk=guest_player.pk).exists()


def test_a_second_seat_at_the_same_table_is_left_to_a_bot(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    table = tables.create_table(host=guest_player, terms=terms())
    tables.join_table(table_id=table.pk, player=account)
    still_open = tables.create_table(host=account, terms=terms(3))
    tables.join_table(table_id=still_open.pk, player=guest_player)
    befriend(player=guest_player, other=account)
    chat.mute(player=account, other=guest_player)

    assert log_in(other_browser) == 200
    assert other_browser.get(f"/api/v1/tables/{table.pk}/").json()["your_seats"] == [1]
    assert bot_seat_to_act(Table.objects.get(pk=table.pk)) == Seat.objects.get(
        table=table, number=0
    )
    assert [seat.player for seat in Seat.objects.filter(table=still_open)] == [account]
    assert not Player.objects.get(pk=guest_player.pk).is_active
    assert not Friendship.objects.exists()
    assert not Mute.objects.exists()


def test_a_failed_login_leaves_the_guest_as_they_were(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    table = tables.create_table(host=guest_player, terms=terms())
    assert log_in(other_browser, password="wrong") == 400
    assert other_browser.get("/api/v1/me/").json()["id"] == guest_player.pk
    assert other_browser.get(f"/api/v1/tables/{table.pk}/").json()["your_seats"] == [0]


def test_an_account_that_is_logged_in_must_log_out_first(morag: Browser, sign_up: SignUp) -> None:
    hamish = sign_up(Browser(), "Hamish")
    assert log_in(hamish) == 409
    assert hamish.get("/api/v1/me/").json()["display_name"] == "Hamish"


def test_a_guest_stays_a_guest_until_the_second_factor_is_given(
    account: Player, guest_player: Player, other_browser: Browser
) -> None:
    TOTP.activate(account, generate_totp_secret())
    codes = RecoveryCodes.activate(account).get_unused_codes()
    assert log_in(other_browser) == 401
    assert other_browser.get("/api/v1/me/").json()["id"] == guest_player.pk
    done = other_browser.auth("POST", "auth/2fa/authenticate", code=codes[0])
    assert done.status_code == 200
    assert other_browser.get("/api/v1/me/").json()["id"] == account.pk
