"""What seats are called in a game."""

from __future__ import annotations

import pytest

from games.models import Colour, Seat, Table
from games.services.seats.names import seat_names
from i18n import use_language
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def reloaded(table_id: str, **changed: object) -> Table:
    """Change fields of a table and load it again."""
    Table.objects.filter(pk=table_id).update(**changed)
    return Table.objects.get(pk=table_id)


def test_players_have_their_names(make_client: MakeClient) -> None:
    table = begin(make_client)[0]
    assert seat_names(reloaded(table)) == ["Player 1", "Player 2"]


def test_equal_names_are_numbered(make_client: MakeClient) -> None:
    table = begin(make_client)[0]
    Seat.objects.filter(table=table).update(player=None, bot="greedy")
    assert seat_names(reloaded(table)) == ["Bot 1", "Bot 2"]


def test_a_player_who_left_is_not_named(make_client: MakeClient) -> None:
    table = begin(make_client)[0]
    Seat.objects.filter(table=table, number=1).update(player=None, bot="")
    with use_language("de"):
        assert seat_names(reloaded(table)) == ["Player 1", "Jemand, der weg ist"]


def test_a_shared_device_names_seats_by_colour(make_client: MakeClient) -> None:
    table = begin(make_client)[0]
    for number, colour in enumerate((Colour.ROWAN, Colour.LOCH)):
        Seat.objects.filter(table=table, number=number).update(colour=colour)
    assert seat_names(reloaded(table, hotseat=True)) == ["Rowan", "Loch"]


def test_an_imported_record_names_seats_by_letter(make_client: MakeClient) -> None:
    table = begin(make_client)[0]
    assert seat_names(reloaded(table, imported=True)) == ["Clan A", "Clan B"]
