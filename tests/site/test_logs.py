"""Is a line of the log in its form, and without anything that must not be in it?"""

from __future__ import annotations

import json
import logging
import logging.config

import pytest

from glenmore_site import logs

SECRETS = {
    "glenmore_q8Xb2Lk0pR5sT7uVw9yZ": "token glenmore_q8Xb2Lk0pR5sT7uVw9yZ was shown",
    "abc.def-ghi": "{'Authorization': 'Bearer abc.def-ghi'}",
    "s3ss10n": "Cookie: csrftoken=c5rf; sessionid=s3ss10n",
    "c5rf": "Cookie: csrftoken=c5rf; sessionid=s3ss10n",
    "inv1te": "GET /tables/abc?code=inv1te&seat=1",
    "hunter2": "cannot reach postgres://glen:hunter2@db.example/games",
    "tops3cret": "{'name': 'Ada', 'password': 'tops3cret'}",
    "5eed5eed": "Table(seed='5eed5eed')",
}


def written(kind: str, message: str, error: Exception | None = None) -> str:
    """The line that is written."""
    configuration = logs.configuration(kind)["formatters"][kind]
    formatter = logging.config.DictConfigurator({}).configure_formatter(dict(configuration))
    record = logging.LogRecord("games", logging.ERROR, "file.py", 1, message, None, None)
    if error is not None:
        record.exc_info = (type(error), error, None)
    return str(formatter.format(record))


@pytest.mark.parametrize("kind", logs.KINDS)
@pytest.mark.parametrize("secret", SECRETS)
def test_what_looks_like_a_secret_is_struck_out(kind: str, secret: str) -> None:
    assert secret not in written(kind, SECRETS[secret])
    assert secret not in written(kind, "failed", ValueError(SECRETS[secret]))
    assert logs.STRUCK in written(kind, SECRETS[secret])


@pytest.mark.parametrize("kind", logs.KINDS)
def test_everything_else_stays(kind: str) -> None:
    told = "the engine was stopped after 10 s: POST /api/v1/tables/abc/choices/"
    assert told in written(kind, told)


def test_json_is_one_object_a_line_with_the_traceback_in_it() -> None:
    line = written("json", "a bot failed", ValueError("two\nlines"))
    assert "\n" not in line
    told = json.loads(line)
    assert told["level"] == "ERROR"
    assert told["logger"] == "games"
    assert told["message"] == "a bot failed"
    assert "two\nlines" in told["exc_info"]
    assert told["time"]
