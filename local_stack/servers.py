"""How are a real PostgreSQL and a real Redis started, on free local ports and in a folder?

They believe whoever calls from this machine: they are for tests and for a look, not for the world.
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
#: PostgreSQL refuses to run as root; Debian's package makes this user for it.
POSTGRES_USER = "postgres"
#: A crash of the machine would lose data, a crash of the server does not; and it is much quicker.
CARELESS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class Postgres:
    """A PostgreSQL server with one empty database. Durable: what it confirmed is on the disk."""

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
            ready=self._answers,
            user=self._user,
            stop_signal=signal.SIGINT,  # do not wait for clients to leave
        )

    @property
    def url(self) -> str:
        """The address of the database."""
        return f"postgres://{POSTGRES_USER}@127.0.0.1:{self.port}/{DATABASE}"

    def start(self) -> None:
        """Make the database at the first start, then serve it."""
        if not (self._folder / "data").exists():
            self._make_cluster()
        self.program.start()
        if not (self._folder / "made").exists():
            self.run("createdb", DATABASE)
            (self._folder / "made").touch()

    def run(self, program: str, *arguments: str) -> bytes:
        """What one of PostgreSQL's own programs, such as pg_dump, says when it is called."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--username", POSTGRES_USER]
        command = [_postgres(program), *where, *arguments]
        return subprocess.run(command, check=True, capture_output=True).stdout

    def _options(self, *, durable: bool) -> list[str]:
        options = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "200",
            **({} if durable else CARELESS),
        }
        return [word for name, value in options.items() for word in ("-c", f"{name}={value}")]

    def _make_cluster(self) -> None:
        """Make it with as little as possible: this is most of the time that a start takes."""
        command = [_postgres("initdb"), "--pgdata", str(self._folder / "data"), "--no-sync"]
        options = ["--auth", "trust", "--username", POSTGRES_USER, "--encoding", "UTF8"]
        made = subprocess.run(
            [*command, *options, "--locale", "C.UTF-8"],
            check=False,
            capture_output=True,
            text=True,
            cwd=self._folder,
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user else None,
        )
        if made.returncode:
            raise NotReady(f"initdb failed: {made.stderr.strip()}")

    def _answers(self) -> bool:
        command = [_postgres("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "--quiet"]
        return subprocess.run(command, check=False).returncode == 0


class Redis:
    """A Redis server. Durable: it writes everything down and knows it after a restart."""

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
            command=[found("redis-server"), *words],
            log=folder / "redis.log",
            ready=self._answers,
        )

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Serve."""
        self.program.start()

    def _answers(self) -> bool:
        command = [found("redis-cli"), "-p", str(self.port), "ping"]
        told = subprocess.run(command, check=False, capture_output=True, text=True)
        return told.stdout.strip() == "PONG"


Server = TypeVar("Server", Postgres, Redis)


@contextmanager
def running(kind: type[Server], *, durable: bool = False) -> Iterator[Server]:
    """A server for as long as it is needed, in a folder that is removed with it."""
    with TemporaryDirectory(prefix=f"glenmore-{kind.__name__.lower()}-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's user has to come through
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


def found(program: str) -> str:
    """Where a program is; not everybody's PATH leads to those of the system."""
    path = shutil.which(program, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if path is None:
        raise NotReady(f"no {program} found: run tests/system/ensure-servers")
    return path


def _postgres(program: str) -> str:
    """Debian keeps these outside of the PATH, one folder per version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    places = os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")])
    path = shutil.which(program, path=places)
    if path is None:
        raise NotReady(f"no {program} of PostgreSQL found: run tests/system/ensure-servers")
    return path
