"""What the site keeps in its folder is readable by its own account alone."""

from __future__ import annotations

import os
import stat
import urllib.request
from pathlib import Path

from tests.system.embedded_site import manage, served


def open_to_others(folder: Path) -> list[str]:
    """The folder and what is in it that group or others may do anything with."""
    paths = [folder, *folder.rglob("*")]
    return [str(path) for path in paths if stat.S_IMODE(path.stat().st_mode) & 0o077]


def test_the_folder_is_private_also_after_an_upgrade(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    (folder / "mails").mkdir(parents=True)
    (folder / "mails" / "old.eml").write_text("code", "ascii")
    (folder / "glenmore.sqlite3").touch(0o644)
    folder.chmod(0o755)
    environ = os.environ | {"GLENMORE_VAR": str(folder)}
    previous = os.umask(0o022)
    try:
        manage(environ, "migrate")
        assert open_to_others(folder) == []
        with served(environ) as url:
            urllib.request.urlopen(f"{url}/health/ready").close()
            (folder / "log").chmod(0o600)  # written by the test, not by the site
            assert (folder / "glenmore.sqlite3-wal").exists()
            assert open_to_others(folder) == []
    finally:
        os.umask(previous)
