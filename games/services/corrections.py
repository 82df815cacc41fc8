"""Report what is really printed on a component; list and settle such reports."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from django.db.models import QuerySet
from django.utils import timezone

from accounts.models import Player
from games.engine.core.naming import value_name
from games.engine.printed_components import OTHER, PrintedComponent, printed_components
from games.models import CorrectionReport
from games.models.corrections import MAX_SOURCE_CHARS, MAX_VALUE_CHARS
from i18n import translate

from .refusals import TableRefusal

MAX_LISTED = 200
#: The page that lists open reports is public: it is no place for links.
LINK = re.compile(r"://|www\.", re.IGNORECASE)


class OpenCorrection(NamedTuple):
    """What was reported about one value, by how many, without saying who."""

    component: str
    group: str
    name: str
    field: str
    ours: str
    reported: str
    reports: int
    since: str


def report_correction(
    *, component: str, field: str, value: str, source: str, player: Player | None
) -> CorrectionReport:
    """Store a report; refuse it, naming the field, if it says nothing that can be checked."""
    found = printed_components().get(component)
    if found is None:
        raise TableRefusal(translate("refused-no-component"), field="component")
    if field not in (*found.values, OTHER):
        raise TableRefusal(translate("refused-no-such-value", name=found.name), field="field")
    value, source = " ".join(value.split()), source.strip()
    _check_value(value, ours=found.values.get(field, ""))
    if not source:
        raise TableRefusal(translate("refused-no-source"), field="source")
    _check_length("source", source, MAX_SOURCE_CHARS)
    return CorrectionReport.objects.create(
        component=component, field=field, value=value, source=source, player=player
    )


def _check_value(value: str, *, ours: str) -> None:
    if not value:
        raise TableRefusal(translate("refused-no-value"), field="value")
    if value.casefold() == ours.casefold():
        raise TableRefusal(translate("refused-same-value", value=ours), field="value")
    if LINK.search(value):
        raise TableRefusal(translate("refused-link"), field="value")
    _check_length("value", value, MAX_VALUE_CHARS)


def _check_length(field: str, text: str, most: int) -> None:
    if len(text) > most:
        raise TableRefusal(translate("refused-too-long", most=most), field=field)


def open_corrections() -> list[OpenCorrection]:
    """Return the newest open reports, equal ones together, in the current language."""
    rows = CorrectionReport.objects.filter(state=CorrectionReport.State.OPEN)[:MAX_LISTED]
    known = printed_components()
    counted = Counter((row.component, row.field, row.value) for row in rows)
    since = {(row.component, row.field, row.value): row.made.date().isoformat() for row in rows}
    return [
        _open_correction(known[component], field, value, number, since[component, field, value])
        for (component, field, value), number in counted.items()
        if component in known
    ]


def _open_correction(
    component: PrintedComponent, field: str, value: str, reports: int, since: str
) -> OpenCorrection:
    return OpenCorrection(
        component=component.id,
        group=component.group,
        name=component.name,
        field=value_name(field),
        ours=component.values.get(field, ""),
        reported=value,
        reports=reports,
        since=since,
    )


def settle_corrections(*, reports: QuerySet[CorrectionReport], accepted: bool) -> int:
    """Accept or decline the open ones of some reports; return how many."""
    state = CorrectionReport.State.ACCEPTED if accepted else CorrectionReport.State.DECLINED
    return reports.filter(state=CorrectionReport.State.OPEN).update(
        state=state, settled=timezone.now()
    )
