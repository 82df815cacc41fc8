"""What does a device keep so that the app opens without a connection?

The front end's service worker says how; here it is told which files there are, so that it is
another script, which the browser takes for an update, whenever one of them has changed.
"""

import hashlib
import json
from functools import lru_cache
from typing import Any

from django.conf import settings

WORKER = "src/worker/service-worker.ts"
ICONS = ("icon.svg", "icon-192.png")


def service_worker() -> str:
    """The script, with the version and the files of the app before it."""
    changed: int = (settings.FRONTEND / "manifest.json").stat().st_mtime_ns
    return _written(changed)


@lru_cache(maxsize=2)
def _written(_changed: int) -> str:
    manifest = json.loads((settings.FRONTEND / "manifest.json").read_text("utf-8"))
    script: str = (settings.FRONTEND / manifest[WORKER]["file"]).read_text("utf-8")
    files = [settings.STATIC_URL + name for name in (*_built(manifest), *ICONS)]
    version = hashlib.sha256("".join([script, *files]).encode()).hexdigest()[:12]
    return f"const GLENMORE = {json.dumps({'version': version, 'files': files})};\n{script}"


def _built(manifest: dict[str, Any]) -> list[str]:
    """The files of the app, each with a hash in its name, without the worker itself."""
    entries = [entry for source, entry in manifest.items() if source != WORKER]
    lists = ([entry["file"], *entry.get("css", []), *entry.get("assets", [])] for entry in entries)
    return sorted({name for names in lists for name in names})
