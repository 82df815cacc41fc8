"""The Celery app, which runs background and periodic tasks."""

from __future__ import annotations

import logging
import os

from celery import Celery
from celery.signals import beat_init, celeryd_init, setup_logging

from glenmore_site.base.private_files import restrict_new_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")

app = Celery("glenmore")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect(weak=False)  # type: ignore[untyped-decorator]
def configure_logging(loglevel: int, **_: object) -> None:
    """Keep the site's log format; the command line sets the level of workers and beat."""
    logging.getLogger("celery").setLevel(loglevel)


@beat_init.connect(weak=False)  # type: ignore[untyped-decorator]
@celeryd_init.connect(weak=False)  # type: ignore[untyped-decorator]
def write_private_files(**_: object) -> None:
    """Keep what workers and beat write for the site's own account."""
    restrict_new_files()
