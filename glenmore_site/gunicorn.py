"""How does gunicorn serve the site? Its command line can say otherwise: --bind, --workers.

gunicorn --config python:glenmore_site.gunicorn
"""

import gc
import os

from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker
from prometheus_client.multiprocess import mark_process_dead

from glenmore_site import environment, logs

wsgi_app = "glenmore_site.wsgi:application"
bind = "0.0.0.0:8000"
workers = 2
# Longer than the time limit of the engine, which ends what takes too long more gently.
timeout = 30
graceful_timeout = 15
# Behind a proxy that keeps its connections; one process serves one request at a time.
keepalive = 0
# Temporary files that are touched many times a second belong into memory, not on a disk.
worker_tmp_dir = "/dev/shm"  # noqa: S108 - gunicorn makes a file of its own there
# Requests are in the proxy's log.
accesslog = None
# Several masters may run on one machine; none needs a remote control.
control_socket_disable = True

_SITE = logs.configuration(environment.one_of("GLENMORE_LOG", *logs.KINDS))
_OWN = {"handlers": ["console"], "level": "INFO", "propagate": False}
logconfig_dict = _SITE | {"loggers": {"gunicorn.error": _OWN}}


def post_worker_init(_worker: Worker) -> None:
    """What was loaded at the start is there to stay: it need not be searched for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)


def child_exit(_server: Arbiter, worker: Worker) -> None:
    """What a process that ended has counted stays; sockets that it had open do not."""
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
