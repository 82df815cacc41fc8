"""The site. Celery's app must be known wherever a task is called."""

from .celery import app as celery_app

__all__ = ["celery_app"]
