"""Log lines have the right form and contain no secrets."""

from __future__ import annotations

import json
import logging
import logging.config
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.urls import reverse

from glenmore_site.base import logs

SECRETS = {
    "glenmore_q8Xb2Lk0pR5sT7uVw9yZ": "token glenmore_q8Xb2Lk0pR5sT7uVw9yZ was shown",
    "abc.def-ghi": "{'Authorization': 'Bearer abc.def-ghi'}",
    "s3ss10n": "Cookie: csrftoken=c5rf; sessionid=s3ss10n",
    "c5rf": "Cookie: csrftoken=c5rf; sessionid=s3ss10n",
    "inv1te": "GET /tables/abc?code=inv1te&seat=1",
    "MTI:1vL:s1gned": "Not Found: /go/MTI:1vL:s1gned",
    "WzEs:1vL:st0p": "GET /stop-mails/WzEs:1vL:st0p HTTP/1.1",
    "WzEs:1vL:mut3": "ConnectionError: https://more.example/mute-table/WzEs:1vL:mut3",
    "hunter2": "cannot reach postgres://glen:hunter2@db.example/games",
    "tops3cret": "{'name': 'Ada', 'password': 'tops3cret'}",
    "5eed5eed": "Table(seed='5eed5eed')",
}


def written(kind: str, message: str, error: Exception | None = None) -> str:
    """Return the formatted line."""
    configuration = logs.configuration(kind)["formatters"][kind]
    formatter = logging.config.DictConfigurator({}).configure_formatter(dict(configuration))
    record = logging.LogRecord("games", logging.ERROR, "file.py", 1, message, None, None)
    if error is not None:
        record.exc_info = (type(error), error, None)
    return str(formatter.format(record))


@pytest.mark.parametrize("kind", logs.FORMATS)
@pytest.mark.parametrize("secret", SECRETS)
def test_what_looks_like_a_secret_is_masked(kind: str, secret: str) -> None:
    assert secret not in written(kind, SECRETS[secret])
    assert secret not in written(kind, "failed", ValueError(SECRETS[secret]))
    assert logs.REDACTED in written(kind, SECRETS[secret])


@pytest.mark.parametrize("kind", logs.FORMATS)
def test_everything_else_stays(kind: str) -> None:
    logged = "the engine was stopped after 10 s: POST /api/v1/tables/abc/choices/"
    assert logged in written(kind, logged)


def test_json_is_one_object_a_line_with_the_traceback_in_it() -> None:
    line = written("json", "a bot failed", ValueError("two\nlines"))
    assert "\n" not in line
    logged = json.loads(line)
    assert logged["level"] == "ERROR"
    assert logged["logger"] == "games"
    assert logged["message"] == "a bot failed"
    assert "two\nlines" in logged["exc_info"]
    assert logged["time"]


def test_no_server_is_started_with_an_access_log_that_has_queries() -> None:
    root = Path(settings.BASE_DIR)
    files = ["Makefile", "docker/Dockerfile", "docker/compose.yaml", "docs/operate.md"]
    lines = [line for name in files for line in (root / name).read_text("utf-8").splitlines()]
    commands = [line for line in lines if "daphne" in line and "glenmore_site." in line]
    assert len(commands) == len(files)
    assert [line for line in commands if not re.search(r'--verbosity[", ]+0', line)] == []


def test_the_proxy_logs_neither_queries_nor_signatures() -> None:
    template = (Path(settings.BASE_DIR) / "docker/nginx/site.conf.template").read_text("utf-8")
    [log_format] = re.findall(r"log_format glenmore (.*?);", template, re.DOTALL)
    variables = set(re.findall(r"\$(\w+)", log_format))
    assert not variables & {"request", "request_uri", "args", "query_string", "http_referer", "uri"}
    signed = re.search(r"~\^\(\?<signed_page>(\S+)\) ", template)
    assert signed
    for name in ("open-message", "mute-table", "stop-mails"):
        assert re.match(signed[1], reverse(name, args=["token"]))
