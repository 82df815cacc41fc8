"""Whom does the site ask when a bot has to choose, and for how long does it wait?"""

from __future__ import annotations

import atexit
import json
import logging
import select
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO, Any, cast

from django.conf import settings

from games.engine import Choice

from .position import read_choices

logger = logging.getLogger(__name__)

#: Seconds for a whole turn; a greedy one takes about a tenth of one.
TIME_LIMIT = 8.0
CHILD = (sys.executable, "-m", "games.services.bot_child")


class Desk:
    """A child process that thinks, replaced whenever it fails or takes too long."""

    def __init__(self, command: Sequence[str] = CHILD, time_limit: float = TIME_LIMIT) -> None:
        self._command, self._time_limit = command, time_limit
        self._child: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def ask(self, **request: Any) -> list[Choice] | None:  # noqa: ANN401 - JSON
        """The choices up to the next barrier; None if no answer came in time."""
        with self._lock:
            line = self._exchange(json.dumps(request))
        if line:
            return read_choices(json.loads(line))
        logger.error("bot %s gave no answer for seat %s", request["bot"], request["seat"])
        return None

    def close(self) -> None:
        """Stop the child."""
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
            self._child = None

    def _exchange(self, line: str) -> str:
        try:
            child = self._running_child()
            answers = cast("IO[str]", child.stdout)
            requests = cast("IO[str]", child.stdin)
            requests.write(line + "\n")
            requests.flush()
            ready, _, _ = select.select([answers], [], [], self._time_limit)
            answer = answers.readline() if ready else ""
        except OSError:
            answer = ""
        if not answer:
            self.close()
        return answer

    def _running_child(self) -> subprocess.Popen[str]:
        if self._child is None or self._child.poll() is not None:
            self.close()
            self._child = subprocess.Popen(  # noqa: S603 - our own program
                self._command,
                cwd=settings.BASE_DIR,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self._child


DESK = Desk()
atexit.register(DESK.close)
