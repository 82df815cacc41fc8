"""Settings are read from the environment."""

import os
import runpy
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from channels.layers import InMemoryChannelLayer
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.utils.module_loading import import_string

from glenmore_site.base import environment
from glenmore_site.settings import is_immutable_file


@pytest.mark.parametrize(
    ("value", "meaning"), [("1", True), ("True", True), ("0", False), ("", False)]
)
def test_a_flag_is_on_only_for_a_true_value(
    monkeypatch: pytest.MonkeyPatch, value: str, *, meaning: bool
) -> None:
    monkeypatch.setenv("GLENMORE_TEST", value)
    assert environment.flag("GLENMORE_TEST") is meaning


@pytest.mark.parametrize(("text", "number"), [("", 20), ("1", 1), ("300", 300)])
def test_a_number_is_read_or_has_its_default(
    monkeypatch: pytest.MonkeyPatch, text: str, number: int
) -> None:
    monkeypatch.setenv("GLENMORE_TEST", text)
    assert environment.number("GLENMORE_TEST", 20) == number


@pytest.mark.parametrize("text", ["0", "-3", "many", "1.5"])
def test_an_invalid_number_is_refused_by_its_name(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("GLENMORE_TEST", text)
    with pytest.raises(ImproperlyConfigured, match=f"GLENMORE_TEST .* not '{text}'"):
        environment.number("GLENMORE_TEST", 20)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("GLENMORE_HTTPS", "maybe", "must be 1 or 0, not 'maybe'"),
        ("GLENMORE_PROXIES", "-1", "must be a whole number of at least 0"),
        ("GLENMORE_GUEST_LIMIT", "0", "must be a whole number of at least 1"),
        ("GLENMORE_LOG", "loud", "must be plain or json, not 'loud'"),
        ("GLENMORE_METRICS_TOKEN", "short", "must have at least 24 characters"),
        ("GLENMORE_SITE_URL", "more.example", "begins with https:// or http://"),
        ("GLENMORE_SMTP_URL", "mail.example:25", "begins with smtp:// or smtps://"),
        ("GLENMORE_MAIL_SERVICE", "pigeons", "knows no provider 'pigeons'"),
        ("REDIS_URL", "http://redis.example", "begins with redis:// or rediss://"),
        ("REDIS_URL", "redis://redis.example:many/0", "begins with redis:// or rediss://"),
        ("DATABASE_URL", "postgres", "is no address of a database"),
        ("DATABASE_URL", "mysql://db.example/games", "must begin with postgres:// or sqlite:///"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_variable(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str, tmp_path: Path
) -> None:
    monkeypatch.setenv("GLENMORE_VAR", str(tmp_path))
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured) as refused:
        runpy.run_path(str(settings.BASE_DIR / "glenmore_site" / "settings.py"))
    assert name in str(refused.value)
    assert said in str(refused.value)


def test_no_password_is_repeated_when_an_address_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REDIS_URL", "rdis://:hunter2@redis.example")
    with pytest.raises(ImproperlyConfigured, match="REDIS_URL") as refused:
        environment.address("REDIS_URL", "", "redis", "rediss")
    assert "hunter2" not in str(refused.value)


def test_words_are_split_at_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.comma_separated("GLENMORE_TEST", "a") == ["a"]
    monkeypatch.setenv("GLENMORE_TEST", "b, c,")
    assert environment.comma_separated("GLENMORE_TEST", "a") == ["b", "c"]


def test_a_given_secret_is_used_and_none_is_created(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GLENMORE_TEST", "given")
    assert environment.secret("GLENMORE_TEST", tmp_path / "key") == "given"
    assert not list(tmp_path.iterdir())


def test_a_secret_is_created_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "var" / "key"
    made = environment.secret("GLENMORE_TEST", path)
    assert len(made) >= 50
    assert environment.secret("GLENMORE_TEST", path) == made
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_processes_that_start_at_once_agree_on_the_secret(tmp_path: Path) -> None:
    path = tmp_path / "key"
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: environment.secret("GLENMORE_TEST", path), range(32)))
    assert len(set(made)) == 1


def test_files_with_a_hash_in_their_name_are_cached_for_ever() -> None:
    assert is_immutable_file("", "/static/assets/main-Djn_Ow1g.js")
    assert not is_immutable_file("", "/static/icon.svg")
    assert not is_immutable_file("", "/static/manifest.json")


def test_behind_https_the_site_passes_every_check_for_deployment(tmp_path: Path) -> None:
    environ = os.environ | {"GLENMORE_HTTPS": "1", "GLENMORE_VAR": str(tmp_path)}
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    checked = subprocess.run(
        command, cwd=settings.BASE_DIR, env=environ, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def test_by_default_everything_is_in_one_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DATABASE_URL", "GLENMORE_SMTP_URL"):
        monkeypatch.delenv(name, raising=False)
    assert environment.database("DATABASE_URL", tmp_path)["NAME"] == tmp_path
    assert environment.email_settings("GLENMORE_SMTP_URL", tmp_path).folder == tmp_path
    assert "limit_cache" in environment.caches("")["default"]["BACKEND"]
    assert issubclass(import_string(environment.channel_layer("")["BACKEND"]), InMemoryChannelLayer)


def test_a_database_is_named_by_its_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://glen:more@db.example/games")
    database = environment.database("DATABASE_URL", tmp_path)
    assert database["ENGINE"] == "django.db.backends.postgresql"
    assert (database["HOST"], database["NAME"]) == ("db.example", "games")


def test_another_file_for_sqlite_works_as_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:////srv/games.sqlite3")
    database = environment.database("DATABASE_URL", tmp_path)
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_processes_share_through_redis_where_it_is_named() -> None:
    url = "redis://redis.example:6379/0"
    assert {cache["LOCATION"] for cache in environment.caches(url).values()} == {url}
    assert environment.channel_layer(url)["CONFIG"] == {"hosts": [url]}


@pytest.mark.parametrize(
    ("url", "port", "starttls", "tls"),
    [
        ("smtp://mail.example", 25, False, False),
        ("smtp://me%40example.org:s%3Acret@mail.example:587", 587, True, False),
        ("smtps://me:secret@mail.example", 465, False, True),
    ],
)
def test_a_mail_server_is_named_by_its_address(
    monkeypatch: pytest.MonkeyPatch, url: str, port: int, *, starttls: bool, tls: bool
) -> None:
    monkeypatch.setenv("GLENMORE_SMTP_URL", url)
    email_settings = environment.email_settings("GLENMORE_SMTP_URL", Path("unused"))
    assert email_settings.backend.endswith("smtp.EmailBackend")
    assert (
        email_settings.host,
        email_settings.port,
        email_settings.starttls,
        email_settings.tls,
    ) == (
        "mail.example",
        port,
        starttls,
        tls,
    )
    if starttls:
        assert (email_settings.user, email_settings.password) == ("me@example.org", "s:cret")
