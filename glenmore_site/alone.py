"""How does one process do everything? It serves, and a worker and a beat run in threads of it.

Sockets hear of what the worker does only if both share a memory, or a Redis. What the worker
has to do stands in the database, so nothing is lost when the process stops.
"""

from __future__ import annotations

import threading

from celery.beat import Scheduler, Service
from celery.worker import WorkController

from glenmore_site.asgi import application
from glenmore_site.celery import app

__all__ = ["application"]


def start_worker() -> None:
    """Let tasks be done in this process, and let them be called when it is time."""
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
