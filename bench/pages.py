"""Audit home and game screen with Lighthouse, beside a plain page of Vite and Svelte.

All pages are audited in one run; the product is served by one process, as `make run` does, the
plain page by Vite.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from bench.figures import verdict
from bench.sites import embedded
from local_stack.process import Program, free_port, listens
from local_stack.servers import find_program

HERE = Path(__file__).parent
MIN_SCORE, MAX_SCRIPTS_KB = 95, 150
Json = dict[str, Any]


def main() -> None:
    """Print the scores of all pages and the weight of the game screen."""
    with embedded() as site, _starter() as starter:
        guest = Guest(site.url)
        home, game = f"{site.url}/", f"{site.url}/tables/{guest.open_table()}"
        pages: list[Json] = [
            {"name": "home", "url": home},
            {"name": "game", "url": game, "cookies": guest.cookies()},
            {"name": "plain Vite + Svelte page", "url": starter},
        ]
        for page in _audit(pages):
            _report(page)


def _report(page: Json) -> None:
    scores = ", ".join(f"{name} {score}" for name, score in page["scores"].items())
    print(f"{page['name']}: {scores}; {page['bytes'] / 1000:.0f} kB of scripts, gzipped")
    for finding in page["findings"]:
        print(f"    {finding}")
    if page["name"] in ("home", "game"):
        reached = min(page["scores"].values()) >= MIN_SCORE
        print(f"  goal: each at least {MIN_SCORE}: {verdict(reached=reached)}")
    if page["name"] == "game":
        reached = page["bytes"] <= MAX_SCRIPTS_KB * 1000
        print(f"  goal: scripts of at most {MAX_SCRIPTS_KB} kB: {verdict(reached=reached)}")


class Guest:
    """A guest with a browser session."""

    def __init__(self, url: str) -> None:
        self.url, self.jar = url, CookieJar()
        self._http = build_opener(HTTPCookieProcessor(self.jar))
        self._http.open(f"{url}/").close()
        self._post("/players/guest/", {"time_zone": "Europe/London"})

    def open_table(self) -> str:
        """Open a table against a bot at which the guest moves first."""
        terms = {"players": 2, "bots": ["random"], "options": ["fixed-order"]}
        return str(self._post("/tables/", {"edition": "glen-more-2010"} | terms)["id"])

    def cookies(self) -> list[Json]:
        """Return the cookies in the form a browser takes."""
        return [{"name": each.name, "value": each.value, "url": self.url} for each in self.jar]

    def _post(self, path: str, body: Json) -> Json:
        token = next((each.value for each in self.jar if each.name == "csrftoken"), None)
        headers = {"Content-Type": "application/json", "X-CSRFToken": token or ""}
        request = Request(f"{self.url}/api/v1{path}", json.dumps(body).encode(), headers)  # noqa: S310
        with self._http.open(request) as response:
            result: Json = json.load(response)
        return result


def _audit(pages: list[Json]) -> list[Json]:
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    request = json.dumps({"chromium": chromium, "pages": pages})
    command = [find_program("node"), str(HERE / "audit.js")]
    result = subprocess.run(  # noqa: S603 - our own program
        command, input=request, stdout=subprocess.PIPE, check=True, text=True, timeout=900
    )
    audited: list[Json] = json.loads(result.stdout.splitlines()[-1])
    return audited


@contextmanager
def _starter() -> Iterator[str]:
    """The address of the plain page, built and served by Vite."""
    vite = [find_program("node"), str(HERE / "node_modules" / "vite" / "bin" / "vite.js")]
    with TemporaryDirectory(prefix="glenmore-starter-") as folder:
        out, log, port = Path(folder) / "dist", Path(folder) / "log", free_port()
        place = ["--outDir", str(out), "--logLevel", "warn"]
        build = [*vite, "build", *place, "--emptyOutDir"]
        subprocess.run(build, cwd=HERE / "starter", check=True)  # noqa: S603 - our own
        serve = [
            *vite,
            "preview",
            *place,
            "--port",
            str(port),
            "--strictPort",
            "--host",
            "127.0.0.1",
        ]
        server = Program("vite", serve, log, lambda: listens(port), cwd=HERE / "starter")
        server.start()
        try:
            yield f"http://localhost:{port}/"
        finally:
            server.stop()
