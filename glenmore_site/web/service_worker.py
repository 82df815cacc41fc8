"""The service worker script, with the list of files to cache for offline use.

The list is inserted here, so that the script differs, and browsers update it, whenever a file
has changed.
"""

import hashlib
import json
from functools import lru_cache
from typing import Any

from django.conf import settings

WORKER = "src/service-worker/service-worker.ts"
ICONS = ("icon.svg", "icon-192.png")


def service_worker() -> str:
    """Return the script, preceded by the version and the files of the app."""
    changed: int = (settings.FRONTEND / "manifest.json").stat().st_mtime_ns
    return _script(changed)


@lru_cache(maxsize=2)
def _script(_changed: int) -> str:
    manifest = json.loads((settings.FRONTEND / "manifest.json").read_text("utf-8"))
    script: str = (settings.FRONTEND / manifest[WORKER]["file"]).read_text("utf-8")
    files = [settings.STATIC_URL + name for name in (*_app_files(manifest), *ICONS)]
    version = hashlib.sha256("".join([script, *files]).encode()).hexdigest()[:12]
    return f"const GLENMORE = {json.dumps({'version': version, 'files': files})};\n{script}"


def _app_files(manifest: dict[str, Any]) -> list[str]:
    """Return the files of the app, each with a hash in its name, without the worker itself."""
    entries = [entry for source, entry in manifest.items() if source != WORKER]
    lists = ([entry["file"], *entry.get("css", []), *entry.get("assets", [])] for entry in entries)
    return sorted({name for names in lists for name in names})
