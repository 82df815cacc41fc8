"""Who does what need not be done at once, and what has to be done again and again?"""

from __future__ import annotations

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")

app = Celery("glenmore")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
