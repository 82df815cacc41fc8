"""How does a test come to a table at a question that is known beforehand?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Opened(NamedTuple):
    """A table where something is asked, and the verbs that answer it."""

    what: str
    table: str
    answers: list[str]


def open_moments(folder: Path, player: int, chronicle: int) -> list[Opened]:
    """Open tables for all questions of a Chronicle, beside a site that writes into this folder."""
    environ = os.environ | {
        "GLENMORE_VAR": str(folder),
        "DJANGO_SETTINGS_MODULE": "glenmore_site.settings",
        "GLENMORE_BOT_WORKERS": "1",  # the site lets them play: there nobody waits for them
    }
    command = [sys.executable, "-m", "tests.browser.posing", str(player), str(chronicle)]
    done = subprocess.run(command, cwd=ROOT, env=environ, check=True, stdout=subprocess.PIPE)
    return [Opened(*each) for each in json.loads(done.stdout)]
