"""How good are the home and the game screen on a phone, beside a plain page of Vite and Svelte?

Lighthouse looks at all of them in one run; the product is served as `make run` serves it, by one
process with its collected files, the plain page by Vite.
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
from local_stack.servers import found

HERE = Path(__file__).parent
SCORE, KILOBYTES = 95, 150
Json = dict[str, Any]


def main() -> None:
    """Print the scores of all pages and the weight of the game screen."""
    with embedded() as site, _starter() as starter:
        guest = Guest(site.url)
        home, game = f"{site.url}/", f"{site.url}/tables/{guest.open_table()}"
        looked: list[Json] = [
            {"name": "home", "url": home},
            {"name": "game", "url": game, "cookies": guest.cookies()},
            {"name": "plain Vite + Svelte page", "url": starter},
        ]
        for page in _audited(looked):
            _tell(page)


def _tell(page: Json) -> None:
    scores = ", ".join(f"{name} {score}" for name, score in page["scores"].items())
    print(f"{page['name']}: {scores}; {page['bytes'] / 1000:.0f} kB of scripts, gzipped")
    for complaint in page["complaints"]:
        print(f"    {complaint}")
    if page["name"] in ("home", "game"):
        reached = min(page["scores"].values()) >= SCORE
        print(f"  goal: each at least {SCORE}: {verdict(reached=reached)}")
    if page["name"] == "game":
        reached = page["bytes"] <= KILOBYTES * 1000
        print(f"  goal: scripts of at most {KILOBYTES} kB: {verdict(reached=reached)}")


class Guest:
    """Somebody who plays at once."""

    def __init__(self, url: str) -> None:
        self.url, self.jar = url, CookieJar()
        self._http = build_opener(HTTPCookieProcessor(self.jar))
        self._http.open(f"{url}/").close()
        self._post("/players/guest/", {"time_zone": "Europe/London"})

    def open_table(self) -> str:
        """A table against a bot, at which the guest begins."""
        terms = {"players": 2, "bots": ["random"], "options": ["fixed-order"]}
        return str(self._post("/tables/", {"edition": "glen-more-2010"} | terms)["id"])

    def cookies(self) -> list[Json]:
        """The cookies, as a browser keeps them."""
        return [{"name": each.name, "value": each.value, "url": self.url} for each in self.jar]

    def _post(self, path: str, body: Json) -> Json:
        token = next((each.value for each in self.jar if each.name == "csrftoken"), None)
        headers = {"Content-Type": "application/json", "X-CSRFToken": token or ""}
        request = Request(f"{self.url}/api/v1{path}", json.dumps(body).encode(), headers)  # noqa: S310
        with self._http.open(request) as answer:
            told: Json = json.load(answer)
        return told


def _audited(pages: list[Json]) -> list[Json]:
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    asked = json.dumps({"chromium": chromium, "pages": pages})
    command = [found("node"), str(HERE / "audit.js")]
    told = subprocess.run(  # noqa: S603 - our own program
        command, input=asked, stdout=subprocess.PIPE, check=True, text=True, timeout=900
    )
    audited: list[Json] = json.loads(told.stdout.splitlines()[-1])
    return audited


@contextmanager
def _starter() -> Iterator[str]:
    """The address of the plain page, built and served by Vite."""
    vite = [found("node"), str(HERE / "node_modules" / "vite" / "bin" / "vite.js")]
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
