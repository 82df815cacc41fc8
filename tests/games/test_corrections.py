"""Anyone can report what is really printed on a component; staff settle the reports."""

from __future__ import annotations

from collections import defaultdict

import pytest
from django.contrib.auth.models import Permission
from django.test import Client as Browser
from rest_framework.throttling import SimpleRateThrottle

from accounts.models import Player
from games.engine import CHRONICLES, EDITIONS
from games.engine.printed_components import printed_components
from games.models import CorrectionReport
from games.services.lobby import merge_guest, personal_data
from i18n import LANGUAGES, use_language
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient

pytestmark = pytest.mark.django_db

PAGE = "/rules/components/corrections"
REPORT = {
    "component": "glen-more-2:rannoch",
    "field": "cost",
    "value": "3 whisky",
    "source": "My box is open on the table",
}


def open_reports() -> list[Json]:
    """Return the open reports as everybody sees them."""
    found: list[Json] = Client().get("/corrections/")["corrections"]
    return found


def test_every_tile_and_road_can_be_corrected() -> None:
    ids = set(printed_components())
    for edition in EDITIONS.values():
        assert {f"{edition.id}:{tile}" for tile in edition.tiles.newest} <= ids
    for chronicle in CHRONICLES.values():
        assert {f"glen-more-2:{tile}" for tile in chronicle.tiles.newest} <= ids
    assert "glen-more-2:road:Start-MacLeod" in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_of_a_group_have_different_names(language: str) -> None:
    with use_language(language):
        names = [(each.group, each.name) for each in printed_components().values()]
    assert len(set(names)) == len(names)


def test_a_visitor_reports_a_correction_and_sees_it_listed() -> None:
    assert open_reports() == []
    for _ in range(2):
        Client().post("/corrections/", REPORT)
    (shown,) = open_reports()
    assert (shown["name"], shown["field"], shown["reported"]) == ("Rannoch", "cost", "3 whisky")
    assert shown["ours"] == printed_components()["glen-more-2:rannoch"].values["cost"]
    assert shown["reports"] == 2


def test_the_list_says_nothing_about_the_reporter(make_client: MakeClient) -> None:
    client = make_client()
    client.post("/corrections/", REPORT)
    assert CorrectionReport.objects.get().player == client.player
    for text in (str(open_reports()), Browser().get(PAGE).text):
        assert client.player.display_name not in text
        assert REPORT["source"] not in text


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("component", "glen-more-2:atlantis", "Choose a tile or road"),
        ("field", "colour", "Rannoch doesn’t have this value"),
        ("field", "card", "Rannoch doesn’t have this value"),
        ("value", "see https://example.org", "Links"),
        ("value", "nothing", "already"),
    ],
)
def test_a_report_that_cannot_be_checked_is_refused_by_its_field(
    field: str, value: str, says: str
) -> None:
    given = REPORT | {field: value}
    with pytest.raises(Refused, match=says) as refused:
        Client().post("/corrections/", given)
    assert [each["field"] for each in refused.value.problem["errors"]] == [field]
    page = Browser().post(PAGE, given)
    assert page.status_code == 400
    assert says in page.text
    assert page.text.count('aria-invalid="true"') == 1
    assert not CorrectionReport.objects.exists()


@pytest.mark.parametrize("field", REPORT)
@pytest.mark.parametrize("value", ["", "  ", "x" * 2000])
def test_an_empty_or_endless_field_is_refused(field: str, value: str) -> None:
    with pytest.raises(Refused, match="400") as refused:
        Client().post("/corrections/", REPORT | {field: value})
    assert [each["field"] for each in refused.value.problem["errors"]] == [field]
    page = Browser().post(PAGE, REPORT | {field: value})
    assert page.status_code == 400
    assert f'name="{field}" ' in page.text.partition('aria-invalid="true"')[0].rpartition("<")[2]
    assert not CorrectionReport.objects.exists()


def test_the_form_works_without_scripts_and_needs_its_token() -> None:
    browser = Browser(enforce_csrf_checks=True)
    form = browser.get("/rules/components?component=glen-more-2:rannoch").text
    assert '<option value="glen-more-2:rannoch" selected>' in form
    token = form.partition('name="csrfmiddlewaretoken" value="')[2].partition('"')[0]
    assert browser.post(PAGE, REPORT).status_code == 403
    sent = browser.post(PAGE, REPORT | {"csrfmiddlewaretoken": token}, follow=True)
    assert sent.redirect_chain == [(f"{PAGE}?sent", 302)]
    assert "Thank you" in sent.text
    assert "3 whisky" in sent.text


def test_what_was_entered_is_kept_and_escaped_after_an_error() -> None:
    page = Browser().post(PAGE, REPORT | {"value": "", "source": "<b>mine</b>"}).text
    assert "&lt;b&gt;mine&lt;/b&gt;" in page
    assert '<option value="glen-more-2:rannoch" selected>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_form_are_in_every_language(language: str) -> None:
    Client().post("/corrections/", REPORT)
    page = Browser(headers={"Accept-Language": language}).get(PAGE)
    assert f'lang="{language}"' in page.text
    assert "corrections-" not in page.text.replace(PAGE, "")


def test_reports_are_limited_by_network_on_page_and_api(monkeypatch: pytest.MonkeyPatch) -> None:
    rates: dict[str, str | None] = defaultdict(lambda: None, corrections="2/min")
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)
    Client().post("/corrections/", REPORT)
    assert Browser().post(PAGE, REPORT).status_code == 302
    with pytest.raises(Refused, match="429"):
        Client().post("/corrections/", REPORT)
    refused = Browser().post(PAGE, REPORT)
    assert refused.status_code == 429
    assert "in an hour" in refused.text
    assert CorrectionReport.objects.count() == 2
    assert len(open_reports()) == 1


def test_reports_are_exported_anonymized_and_follow_a_guest(make_client: MakeClient) -> None:
    guest, member = make_client(), make_client()
    guest.post("/corrections/", REPORT)
    merge_guest.merge_guest(guest.player, member.player)
    (exported,) = personal_data.export(member.player)["corrections"]
    assert {name: exported[name] for name in REPORT} == REPORT
    personal_data.erase(member.player)
    assert CorrectionReport.objects.get().player is None
    assert personal_data.export(member.player)["corrections"] == []


def staff(*permissions: str) -> Browser:
    """Return the browser of somebody on the staff with these permissions."""
    player = Player.objects.create_user("Staff", "staff@example.org", is_staff=True)
    player.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    browser = Browser()
    browser.force_login(player)
    return browser


@pytest.mark.parametrize(("action", "state"), [("accept", "accepted"), ("decline", "declined")])
def test_staff_with_the_permission_settle_reports(action: str, state: str) -> None:
    Client().post("/corrections/", REPORT)
    report = CorrectionReport.objects.get()
    browser = staff("view_correctionreport", "settle_correctionreport")
    admin = "/admin/games/correctionreport/"
    assert REPORT["value"] in browser.get(admin).text
    assert REPORT["source"] in browser.get(f"{admin}{report.pk}/change/").text
    browser.post(admin, {"action": action, "_selected_action": [report.pk]})
    report.refresh_from_db()
    assert (report.state, report.settled is None) == (state, False)
    assert open_reports() == []


def test_staff_without_the_permission_only_read_reports() -> None:
    Client().post("/corrections/", REPORT)
    report = CorrectionReport.objects.get()
    browser, admin = staff("view_correctionreport"), "/admin/games/correctionreport/"
    assert 'value="accept"' not in browser.get(admin).text
    browser.post(admin, {"action": "accept", "_selected_action": [report.pk]})
    browser.post(f"{admin}{report.pk}/change/", {"value": "other"})
    report.refresh_from_db()
    assert (report.state, report.value) == ("open", REPORT["value"])
