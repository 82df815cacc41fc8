"""A Celery worker that is killed once, at a step that a message names.

Started as `celery --app tests.notifications.killed_worker worker`. A message about "after
_claim" kills the process that delivers it, with -9, right after `_claim`.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from celery.signals import worker_init

from glenmore_site.celery import app

__all__ = ["app"]


@worker_init.connect(weak=False)  # type: ignore[untyped-decorator]
def prepare(**_: object) -> None:
    """Wrap every step of a delivery."""
    from notifications import sources  # noqa: PLC0415 - needs Django
    from notifications.channels import email, push  # noqa: PLC0415
    from notifications.models import Kind, Message  # noqa: PLC0415
    from notifications.services import delivery  # noqa: PLC0415

    def about_number(message_id: int) -> str:
        return str(Message.objects.values_list("about", flat=True).get(pk=message_id))

    def about_delivery(delivery: Any, *_: object) -> str:  # noqa: ANN401 - a Delivery
        return str(delivery.message.about)

    def about_push(*, data: str, **_: object) -> str:
        return str(json.loads(data)["table"])

    def about_mail(_: object, written: Any) -> str:  # noqa: ANN401 - a mail
        return str(written.subject)

    _wrap(delivery, "prepare", about_number)
    _wrap(delivery, "_claim", about_delivery)
    _wrap(push, "webpush", about_push, "handing")
    _wrap(email, "_send", about_mail, "handing")
    _wrap(delivery, "_record_outcome", about_delivery)
    _wrap(delivery, "finish", about_number)
    plain = sources.Source(
        render=lambda message: sources.MessageText(message.about),
        obsolete_reason=lambda _: "",
        must_wait=lambda _: False,
    )
    sources.register(plain, [Kind.INVITATION])


def _wrap(
    module: Any,  # noqa: ANN401 - a module
    name: str,
    about: Callable[..., str],
    called: str = "",
) -> None:
    step = getattr(module, name)

    def wrapped(*given: object, **named: object) -> object:
        where = about(*given, **named)
        _die_at(f"before {called or name}", where)
        done = step(*given, **named)
        _die_at(f"after {called or name}", where)
        return done

    setattr(module, name, wrapped)


def _die_at(here: str, where: str) -> None:
    mark = Path(os.environ["KILLED"]) / here
    if where == here and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
