"""Names that look alike share a skeleton, which the database keeps unique."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from confusable_homoglyphs.confusables import confusables_data
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.db.migrations.executor import MigrationExecutor

from accounts.lookalikes import has_allowed_scripts, skeleton
from accounts.models import Player
from accounts.services import profile
from tests.accounts.browsing import Browser

BEFORE = [("accounts", "0004_name_skeleton")]


def is_own_form(text: str) -> bool:
    """Whether normalization leaves the text as it is; names contain only such characters."""
    return unicodedata.is_normalized("NFKD", text)


def test_every_letter_in_unicodes_table_shares_the_skeleton_of_its_look_alikes() -> None:
    compared = 0
    for letter, others in confusables_data.items():
        if len(letter) == 1 and letter.isalnum() and is_own_form(letter):
            alike = {other["c"].replace("\u200e", "") for other in others}
            for other in filter(is_own_form, alike if has_allowed_scripts(letter) else ()):
                assert skeleton(other) == skeleton(letter)
                compared += 1
    assert compared > 1500


@pytest.mark.parametrize("name", ["Morag", "\ucbd4" * 24, "\ufdfa", "m" * 24])
def test_a_skeleton_fits_its_column(name: str) -> None:
    longest = Player._meta.get_field("name_skeleton").max_length
    assert longest
    assert len(skeleton(name)) <= longest


@pytest.mark.django_db
def test_the_database_refuses_a_look_alike() -> None:
    Player.objects.create_user("Morag")
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.create_user("Rnorag")


@pytest.fixture
def old_clash(transactional_db: None) -> Any:  # noqa: ANN401 - a model of an earlier migration
    """Two players of an earlier version whose names look alike, after the upgrade."""
    executor = MigrationExecutor(connection)
    executor.migrate(BEFORE)
    players = executor.loader.project_state(BEFORE).apps.get_model("accounts", "Player").objects
    for name in ("Morag", "Rnorag"):
        players.create(display_name=name, name_key=name.lower())
    call_command("migrate", "accounts", verbosity=0)


@pytest.mark.usefixtures("old_clash")
def test_names_that_looked_alike_before_stay_but_no_third_one_is_taken() -> None:
    assert list(Player.objects.values_list("display_name", "may_look_alike").order_by("pk")) == [
        ("Morag", False),
        ("Rnorag", True),
    ]
    refused = Browser().send("POST", "/api/v1/players/guest/", {"display_name": "rnorag "})
    assert refused.status_code == 400
    older, younger = Player.objects.order_by("pk")
    assert profile.update_profile(player=younger, display_name="RNORAG").may_look_alike
    profile.update_profile(player=older, display_name="Hamish")
    third = Browser().send("POST", "/api/v1/players/guest/", {"display_name": "Morag"})
    assert third.status_code == 400


@pytest.mark.usefixtures("old_clash")
def test_who_takes_another_name_may_not_go_back_to_a_look_alike() -> None:
    younger = Player.objects.latest("pk")
    assert not profile.update_profile(player=younger, display_name="Hamish").may_look_alike
    with pytest.raises(ValueError, match="looks too much like"):
        profile.update_profile(player=younger, display_name="Rnorag")
