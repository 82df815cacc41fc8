"""The site. Celery's app is imported here, so that it is set up wherever a task is called."""

from .celery import app as celery_app

__all__ = ["celery_app"]
