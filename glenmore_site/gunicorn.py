"""Configuration of gunicorn; command line options such as --bind and --workers override it.

gunicorn --config python:glenmore_site.gunicorn
"""

import gc
import os

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from prometheus_client.multiprocess import mark_process_dead

from glenmore_site.base import environment, logs

wsgi_app = "glenmore_site.wsgi:application"
bind = "0.0.0.0:8000"
workers = 2
# Longer than the time limit of the engine, which ends slow requests with a proper response.
timeout = 30
graceful_timeout = 15
# The proxy keeps connections to browsers; a worker serves one request at a time.
keepalive = 0
# Heartbeat files are touched many times a second, so they belong into memory.
worker_tmp_dir = "/dev/shm"  # noqa: S108 - gunicorn creates its own file there
# The proxy logs requests.
accesslog = None
# Several masters may run on one machine; none needs a control socket.
control_socket_disable = True

_SITE = logs.configuration(environment.one_of("GLENMORE_LOG", *logs.FORMATS))
_OWN = {"handlers": ["console"], "level": "INFO", "propagate": False}
logconfig_dict = _SITE | {"loggers": {"gunicorn.error": _OWN}}


def post_worker_init(_worker: Worker) -> None:
    """Exclude the objects loaded at the start from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)


def child_exit(_server: Arbiter, worker: Worker) -> None:
    """Keep the counters of a process that has ended, but drop its gauges."""
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
