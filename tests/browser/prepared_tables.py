"""Open tables at prepared positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Opened(NamedTuple):
    """A table at a question, and the verbs that answer it."""

    what: str
    table: str
    answers: list[str]


def open_positions(folder: Path, player: int, chronicle: int) -> list[Opened]:
    """Open tables for all questions of a Chronicle on the site of this folder."""
    environ = os.environ | {
        "GLENMORE_VAR": str(folder),
        "DJANGO_SETTINGS_MODULE": "glenmore_site.settings",
        "GLENMORE_BOT_WORKERS": "1",  # bots are played by the site itself
    }
    command = [sys.executable, "-m", "tests.browser.open_positions", str(player), str(chronicle)]
    done = subprocess.run(command, cwd=ROOT, env=environ, check=True, stdout=subprocess.PIPE)
    return [Opened(*each) for each in json.loads(done.stdout)]
