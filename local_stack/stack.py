"""Start and stop the parts of the scaled site in the right order."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import OK
from pathlib import Path
from urllib.request import urlopen

from local_stack.nginx import write_configuration
from local_stack.process import NotReady, Program, free_port, listens
from local_stack.servers import Postgres, Redis, find_program

ROOT = Path(__file__).parent.parent
GUNICORN = "python:glenmore_site.gunicorn"
#: Written when everything is ready: ports and process ids.
DESCRIPTION = "stack.json"


@dataclass(frozen=True)
class Shape:
    """Number of processes of each part; durable: servers flush data to disk."""

    web: int = 2
    web_workers: int = 1
    sockets: int = 2
    workers: int = 1
    bots: int = 1
    durable: bool = False
    port: int = 0


class Stack:
    """All parts, in one folder; each can be stopped, killed and restarted by name."""

    def __init__(
        self, folder: Path, shape: Shape | None = None, environ: Mapping[str, str] | None = None
    ) -> None:
        self.folder, self.shape = folder.resolve(), shape or Shape()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.postgres = Postgres(self.folder / "postgres", durable=self.shape.durable)
        self.redis = Redis(self.folder / "redis", durable=self.shape.durable)
        self.port = self.shape.port or free_port()
        self.ports: dict[str, int] = {"postgres": self.postgres.port, "redis": self.redis.port}
        self.environ = os.environ | self._settings() | dict(environ or {})
        self.parts: dict[str, Program] = {
            "postgres": self.postgres.program,
            "redis": self.redis.program,
        }
        self._add_site()
        self._add_proxy()

    @property
    def url(self) -> str:
        """Return the address of the proxy."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start the servers, migrate, then start all other parts at once."""
        self.postgres.start()
        self.redis.start()
        self._prepare()
        site = [part for part in self.parts.values() if not part.running]
        for part in site:
            part.launch()
        for part in site:
            part.wait_until_ready()
        self._describe()

    def stop(self) -> None:
        """Stop all parts, then the servers that they need."""
        (self.folder / DESCRIPTION).unlink(missing_ok=True)
        servers = (self.postgres.program, self.redis.program)
        for part in self.parts.values():
            if part not in servers:
                part.terminate()
        for part in reversed(self.parts.values()):
            part.stop()

    def manage(self, *arguments: str) -> str:
        """Run `manage.py` with this site's settings and return its output."""
        command = [sys.executable, "manage.py", *arguments]
        done = subprocess.run(
            command, cwd=ROOT, env=self.environ, check=False, capture_output=True, text=True
        )
        if done.returncode:
            raise NotReady(f"manage.py {' '.join(arguments)} failed: {done.stderr[-2000:].strip()}")
        return done.stdout

    def _settings(self) -> dict[str, str]:
        return {
            "DATABASE_URL": self.postgres.url,
            "REDIS_URL": self.redis.url,
            "GLENMORE_VAR": str(self.folder / "var"),
            "GLENMORE_SITE_URL": self.url,
            "GLENMORE_PROXIES": "1",
            "GLENMORE_BOT_WORKERS": "1",
            "PROMETHEUS_MULTIPROC_DIR": str(self.folder / "metrics"),
        }

    def _prepare(self) -> None:
        shutil.rmtree(self.folder / "metrics", ignore_errors=True)
        (self.folder / "metrics").mkdir()
        self.manage("migrate", "--verbosity", "0")
        self.manage("collectstatic", "--no-input", "--verbosity", "0")

    def _add_site(self) -> None:
        shape = self.shape
        for number in range(1, shape.web + 1):
            self._add_server(f"web-{number}", self._gunicorn)
        for number in range(1, shape.sockets + 1):
            self._add_server(f"sockets-{number}", self._daphne)
        for number in range(1, shape.workers + 1):
            name = f"worker-{number}"
            options = ("--concurrency", "2", "--hostname", f"{name}@localhost")
            self._add(name, self._celery("worker", *options), self._has_logged(name, "ready."))
        schedule = str(self.folder / "beat-schedule")
        beat = self._celery("beat", "--schedule", schedule, "--pidfile=")
        self._add("beat", beat, self._has_logged("beat", "beat: Starting"))
        for number in range(1, shape.bots + 1):
            self._add(f"bots-{number}", (sys.executable, "manage.py", "play_bots"), lambda: True)

    def _add_proxy(self) -> None:
        web = [port for name, port in self.ports.items() if name.startswith("web-")]
        sockets = [port for name, port in self.ports.items() if name.startswith("sockets-")]
        configuration = write_configuration(self.folder / "nginx", self.port, web, sockets)
        command = (
            find_program("nginx"),
            "-c",
            str(configuration),
            "-p",
            str(self.folder / "nginx"),
        )
        self.ports["proxy"] = self.port
        self._add("proxy", command, lambda: listens(self.port))

    def _add_server(self, name: str, command: Callable[[int], tuple[str, ...]]) -> None:
        port = self.ports[name] = free_port()
        self._add(name, command(port), lambda: _is_ready(port))

    def _add(self, name: str, command: tuple[str, ...], ready: Callable[[], bool]) -> None:
        log = self.folder / f"{name}.log"
        self.parts[name] = Program(name, command, log, ready, self.environ, cwd=ROOT)

    def _gunicorn(self, port: int) -> tuple[str, ...]:
        options = ("--bind", f"127.0.0.1:{port}", "--workers", str(self.shape.web_workers))
        return (sys.executable, "-m", "gunicorn", "--config", GUNICORN, *options)

    def _daphne(self, port: int) -> tuple[str, ...]:
        options = ("--bind", "127.0.0.1", "--port", str(port), "--verbosity", "0")
        return (sys.executable, "-m", "daphne", *options, "glenmore_site.asgi:application")

    def _celery(self, *arguments: str) -> tuple[str, ...]:
        program = (sys.executable, "-m", "celery", "--quiet", "--app", "glenmore_site")
        return (*program, *arguments, "--loglevel", "INFO")

    def _has_logged(self, name: str, text: str) -> Callable[[], bool]:
        return lambda: text in self.parts[name].output()

    def _describe(self) -> None:
        """Write ports and process ids to a file, atomically."""
        parts = {name: {"pid": part.pid} for name, part in self.parts.items()}
        for name, port in self.ports.items():
            parts[name]["port"] = port
        description = {
            "pid": os.getpid(),
            "url": self.url,
            "parts": parts,
            "environ": self._settings(),
        }
        draft = self.folder / f"{DESCRIPTION}.new"
        draft.write_text(json.dumps(description, indent=2) + "\n", "utf-8")
        draft.rename(self.folder / DESCRIPTION)


@contextmanager
def running_stack(
    folder: Path, shape: Shape | None = None, environ: Mapping[str, str] | None = None
) -> Iterator[Stack]:
    """Run the whole site."""
    stack = Stack(folder, shape, environ)
    try:
        stack.start()
        yield stack
    finally:
        stack.stop()


def _is_ready(port: int) -> bool:
    """Return whether a server reports that it is ready."""
    with suppress(OSError):
        return bool(urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=10).status == OK)
    return False
