"""Who does what need not be done at once, and what has to be done again and again?"""

from __future__ import annotations

import logging
import os

from celery import Celery
from celery.signals import setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")

app = Celery("glenmore")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect(weak=False)  # type: ignore[untyped-decorator]
def log_as_the_site_does(loglevel: int, **_: object) -> None:
    """Keep the site's form of logs; workers and beat say as much as their command line wants."""
    logging.getLogger("celery").setLevel(loglevel)
