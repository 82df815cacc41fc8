"""Write the nginx configuration: that of the container, with local folders and ports."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

TEMPLATE = Path(__file__).parent.parent / "docker" / "nginx" / "site.conf.template"
#: The main configuration that includes the site's, as in the container.
MAIN = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    default_type application/octet-stream;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def write_configuration(
    folder: Path, port: int, web: Sequence[int], sockets: Sequence[int]
) -> Path:
    """Write the configuration of a proxy that listens on a port; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    values = {
        "GLENMORE_LISTEN": f"127.0.0.1:{port}",
        "GLENMORE_WEB": _servers(web),
        "GLENMORE_SOCKETS": _servers(sockets),
        "GLENMORE_SCHEME": "$scheme",
    }
    site = substitute(TEMPLATE.read_text("utf-8"), values)
    site = site.replace("access_log /dev/stdout", f"access_log {folder}/access.log")
    (folder / "site.conf").write_text(site, "utf-8")
    path = folder / "nginx.conf"
    path.write_text(MAIN.format(folder=folder), "utf-8")
    return path


def substitute(template: str, values: Mapping[str, str]) -> str:
    """Replace ${NAMES} in a template, as envsubst does."""
    return re.sub(r"\$\{([A-Z_]+)\}", lambda found: values[found[1]], template)


def _servers(ports: Sequence[int]) -> str:
    return " ".join(f"server 127.0.0.1:{port};" for port in ports)
