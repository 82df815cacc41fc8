"""Ask the child process for the choices of a bot, with a time limit."""

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
from django.utils.crypto import salted_hmac

from games.engine import Choice
from games.services.storage.position import read_choices

logger = logging.getLogger(__name__)

#: For a whole turn, however busy the machine is.
REPLY_TIMEOUT_S = 8.0
CHILD = (sys.executable, "-m", "games.services.bots.child")


class BotProcess:
    """A child process that chooses for bots, replaced whenever it fails or takes too long."""

    def __init__(self, command: Sequence[str] = CHILD, timeout_s: float = REPLY_TIMEOUT_S) -> None:
        self._command, self._timeout_s = command, timeout_s
        self._child: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def request(self, **fields: Any) -> list[Choice] | None:  # noqa: ANN401 - JSON
        """The choices up to the next barrier; None if no reply came in time."""
        with self._lock:
            line = self._exchange(json.dumps(fields | {"cpu_s": settings.BOT_CPU_SECONDS}))
        if line:
            return read_choices(json.loads(line))
        logger.error("bot %s did not reply for seat %s", fields["bot"], fields["seat"])
        return None

    def close(self) -> None:
        """Kill the child process."""
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
            self._child = None

    def _exchange(self, line: str) -> str:
        try:
            child = self._running_child()
            replies = cast("IO[str]", child.stdout)
            requests = cast("IO[str]", child.stdin)
            requests.write(line + "\n")
            requests.flush()
            ready, _, _ = select.select([replies], [], [], self._timeout_s)
            reply = replies.readline() if ready else ""
        except OSError:
            reply = ""
        if not reply:
            self.close()
        return reply

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


def bot_secret(table_id: str, number: int) -> str:
    """What a bot's chance is made from: the same when asked again, and known to the site alone."""
    return salted_hmac("games.bots", f"{table_id} {number}", algorithm="sha256").hexdigest()


BOT_PROCESS = BotProcess()
atexit.register(BOT_PROCESS.close)
