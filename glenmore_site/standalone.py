"""ASGI application of a site in one process, with a Celery worker and beat in threads.

Without Redis, sockets receive messages of the worker only within the same process. Pending work
is stored in the database, so nothing is lost when the process stops.
"""

from __future__ import annotations

import threading

from celery.beat import Scheduler, Service
from celery.worker import WorkController

from glenmore_site.asgi import application
from glenmore_site.celery import app

__all__ = ["application"]


def start_worker() -> None:
    """Start a Celery worker and beat in threads of this process."""
    worker = WorkController(
        app=app,
        pool_cls="threads",
        concurrency=2,
        without_heartbeat=True,
        without_mingle=True,
        without_gossip=True,
    )
    beat = Service(app=app, scheduler_cls=Scheduler)
    for name, part in (("worker", worker), ("beat", beat)):
        threading.Thread(target=part.start, name=name, daemon=True).start()


start_worker()
