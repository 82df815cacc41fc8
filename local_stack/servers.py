"""Run a real PostgreSQL and a real Redis on free local ports, in a folder.

They trust every local connection: they are for tests and trials, not for production.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from local_stack.process import NotReady, Program, free_port

DATABASE = "glenmore"
#: PostgreSQL refuses to run as root; Debian's package creates this user.
POSTGRES_USER = "postgres"
#: Much faster; only a crash of the machine, not of the server, would lose data.
FAST_OPTIONS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class Postgres:
    """A PostgreSQL server with one empty database; durable: committed data is on disk."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.port = free_port()
        self._user = POSTGRES_USER if os.geteuid() == 0 else None
        self._folder = folder
        _make_folder(folder, self._user)
        self.program = Program(
            name="postgres",
            command=[
                _postgres("postgres"),
                "-D",
                str(folder / "data"),
                *self._options(durable=durable),
            ],
            log=folder / "postgres.log",
            ready=self._is_ready,
            user=self._user,
            stop_signal=signal.SIGINT,  # do not wait for clients to disconnect
        )

    @property
    def url(self) -> str:
        """Return the URL of the database."""
        return f"postgres://{POSTGRES_USER}@127.0.0.1:{self.port}/{DATABASE}"

    def start(self) -> None:
        """Create the database at the first start, then serve it."""
        if not (self._folder / "data").exists():
            self._create_cluster()
        self.program.start()
        if not (self._folder / "created").exists():
            self.run("createdb", DATABASE)
            (self._folder / "created").touch()

    def run(self, program: str, *arguments: str) -> bytes:
        """Run one of PostgreSQL's programs, such as pg_dump, and return its output."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--username", POSTGRES_USER]
        command = [_postgres(program), *where, *arguments]
        return subprocess.run(command, check=True, capture_output=True).stdout

    def _options(self, *, durable: bool) -> list[str]:
        options = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "200",
            **({} if durable else FAST_OPTIONS),
        }
        return [word for name, value in options.items() for word in ("-c", f"{name}={value}")]

    def _create_cluster(self) -> None:
        """Create it with as little as possible: this is most of the start-up time."""
        command = [_postgres("initdb"), "--pgdata", str(self._folder / "data"), "--no-sync"]
        options = ["--auth", "trust", "--username", POSTGRES_USER, "--encoding", "UTF8"]
        result = subprocess.run(
            [*command, *options, "--locale", "C.UTF-8"],
            check=False,
            capture_output=True,
            text=True,
            cwd=self._folder,
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user else None,
        )
        if result.returncode:
            raise NotReady(f"initdb failed: {result.stderr.strip()}")

    def _is_ready(self) -> bool:
        command = [_postgres("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "--quiet"]
        return subprocess.run(command, check=False).returncode == 0


class Redis:
    """A Redis server; durable: it keeps its data across restarts."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        options = {
            "port": str(self.port),
            "bind": "127.0.0.1",
            "dir": str(folder),
            "save": "",
            "appendonly": "yes" if durable else "no",
        }
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.program = Program(
            name="redis",
            command=[find_program("redis-server"), *words],
            log=folder / "redis.log",
            ready=self._is_ready,
        )

    @property
    def url(self) -> str:
        """Return its URL."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start serving."""
        self.program.start()

    def _is_ready(self) -> bool:
        command = [find_program("redis-cli"), "-p", str(self.port), "ping"]
        result = subprocess.run(command, check=False, capture_output=True, text=True)
        return result.stdout.strip() == "PONG"


Server = TypeVar("Server", Postgres, Redis)


@contextmanager
def running(kind: type[Server], *, durable: bool = False) -> Iterator[Server]:
    """Run a server in a temporary folder."""
    with TemporaryDirectory(prefix=f"glenmore-{kind.__name__.lower()}-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's user needs access
        server = kind(Path(folder) / "server", durable=durable)
        try:
            server.start()
            yield server
        finally:
            server.program.stop()


def _make_folder(folder: Path, user: str | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if user:
        shutil.chown(folder, user, user)


def find_program(program: str) -> str:
    """Return the path of a program, /usr/sbin included."""
    path = shutil.which(program, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if path is None:
        raise NotReady(f"no {program} found: run tests/system/ensure-servers")
    return path


def _postgres(program: str) -> str:
    """Return the path of a PostgreSQL program; Debian keeps them outside PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    places = os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")])
    path = shutil.which(program, path=places)
    if path is None:
        raise NotReady(f"no {program} of PostgreSQL found: run tests/system/ensure-servers")
    return path
