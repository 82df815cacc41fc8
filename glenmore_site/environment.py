"""What did the operator say in the environment, and which secret was made for him if he did not?"""

import os
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import dj_database_url
from cryptography.hazmat.primitives.asymmetric import ec
from django.core.exceptions import ImproperlyConfigured

YES = {"1", "true", "yes", "on"}
NO = {"", "0", "false", "no", "off"}
SHORTEST_TOKEN = 24
QUEUED = "glenmore_site.sqlite"
SQLITE = {
    # Readers never wait for a writer, and a writer waits for his turn instead of failing.
    # What was confirmed is on the disk, whatever happens to the machine the moment after.
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL",
    "transaction_mode": "IMMEDIATE",
    # On a busy small machine a turn may come late; it must not be lost.
    "timeout": 20,
}

POSTGRES = {
    # Threads come and go, connections stay; one that a restart of the database broke is replaced.
    "pool": {"min_size": 1, "max_size": 16, "timeout": 10},
    # The same few statements come with every turn: the server need not plan them each time.
    "server_side_binding": True,
    "prepare_threshold": 3,
}


def flag(name: str) -> bool:
    """Whether the variable says yes; unset or empty means no."""
    text = os.environ.get(name, "").strip().lower()
    if text not in YES | NO:
        raise ImproperlyConfigured(f"{name} must be 1 or 0, not '{text}'")
    return text in YES


def number(name: str, default: int, *, least: int = 1) -> int:
    """The variable's whole number of at least 1, or whatever is the least."""
    text = os.environ.get(name) or str(default)
    if not text.isdecimal() or int(text) < least:
        message = f"{name} must be a whole number of at least {least}, not '{text}'"
        raise ImproperlyConfigured(message)
    return int(text)


def one_of(name: str, *words: str) -> str:
    """The variable's word, which must be one of these; the first one is the usual."""
    word = os.environ.get(name) or words[0]
    if word not in words:
        raise ImproperlyConfigured(f"{name} must be {' or '.join(words)}, not '{word}'")
    return word


def address(name: str, default: str, *schemes: str) -> str:
    """The variable's address, which must name a host and begin with one of the schemes."""
    url = os.environ.get(name) or default
    if url and not _is_address(url, schemes):
        begins = " or ".join(f"{scheme}://" for scheme in schemes)
        # The address itself is not repeated: a password may stand in it.
        raise ImproperlyConfigured(f"{name} must be an address that begins with {begins}")
    return url


def _is_address(url: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def token(name: str) -> str:
    """The variable's secret word, which must not be easy to guess; empty if there is none."""
    word = os.environ.get(name, "")
    if word and len(word) < SHORTEST_TOKEN:
        raise ImproperlyConfigured(f"{name} must have at least {SHORTEST_TOKEN} characters")
    return word


def words(name: str, default: str) -> list[str]:
    """The variable's comma-separated values, without blanks."""
    values = os.environ.get(name, default).split(",")
    return [value.strip() for value in values if value.strip()]


def database(name: str, path: Path) -> dict[str, Any]:
    """The database that the variable's URL names, else SQLite in the file."""
    if url := os.environ.get(name):
        named = _named_database(name, url)
        if "sqlite" in named["ENGINE"]:
            return named | {"ENGINE": QUEUED, "OPTIONS": SQLITE | named.get("OPTIONS", {})}
        return named | {"OPTIONS": POSTGRES | named.get("OPTIONS", {})}
    return {"ENGINE": QUEUED, "NAME": path, "OPTIONS": SQLITE}


def _named_database(name: str, url: str) -> dict[str, Any]:
    try:
        named: dict[str, Any] = dict(dj_database_url.parse(url, conn_health_checks=True))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} is no address of a database: {error}") from None
    if not named["ENGINE"].endswith(("postgresql", "sqlite3")):
        raise ImproperlyConfigured(f"{name} must begin with postgres:// or sqlite:///")
    return named


def cache(redis_url: str) -> dict[str, Any]:
    """Where counts and short-lived things are kept: in Redis, else in this process."""
    if redis_url:
        return {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": redis_url}
    return {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}


def channel_layer(redis_url: str) -> dict[str, Any]:
    """How sockets hear of what happened: through Redis, else within this process."""
    if redis_url:
        hosts = {"hosts": [redis_url]}
        return {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": hosts}
    return {"BACKEND": "glenmore_site.layer.CalmLayer"}


@dataclass(frozen=True)
class Mails:
    """How mails leave the site, in the words of Django's settings."""

    backend: str
    folder: Path
    host: str = "localhost"
    port: int = 25
    user: str = ""
    password: str = ""
    starttls: bool = False
    tls: bool = False


def mails(name: str, folder: Path) -> Mails:
    """By the server that the variable names, else into files; smtps:// is TLS from the start."""
    server = urlsplit(address(name, "", "smtp", "smtps"))
    if not server.hostname:
        return Mails("glenmore_site.mailbox.EmailBackend", folder)
    tls = server.scheme == "smtps"
    return Mails(
        "django.core.mail.backends.smtp.EmailBackend",
        folder,
        host=server.hostname,
        port=server.port or (465 if tls else 25),
        user=unquote(server.username or ""),
        password=unquote(server.password or ""),
        # Port 25 is for a mail server on the same machine or net, which often has no certificate.
        starttls=not tls and server.port not in {None, 25},
        tls=tls,
    )


def mail_backend(name: str) -> str:
    """Who carries mails, if the variable names a provider that django-anymail knows."""
    service = os.environ.get(name, "")
    if not service:
        return ""
    if not service.isidentifier() or find_spec(f"anymail.backends.{service}") is None:
        raise ImproperlyConfigured(f"{name}: django-anymail knows no provider '{service}'")
    return f"anymail.backends.{service}.EmailBackend"


def mail_service(service: str, key: str) -> dict[str, str]:
    """What django-anymail needs to know; providers call their key by different names."""
    if not service or not key:
        return {}
    word = "SERVER_TOKEN" if service == "postmark" else "API_KEY"
    return {f"{service.upper()}_{word}": key}


def new_secret() -> str:
    """What nobody can guess."""
    return secrets.token_urlsafe(50)


def new_vapid_key() -> str:
    """A private key on the curve that push services ask for: its number, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode("ascii")


def secret(name: str, path: Path, make: Callable[[], str] = new_secret) -> str:
    """The variable's value, else the one kept in the file, which is made at first need."""
    return os.environ.get(name) or _kept_secret(path, make)


def _kept_secret(path: Path, make: Callable[[], str]) -> str:
    try:
        return path.read_text("ascii")
    except FileNotFoundError:
        return _new_secret(path, make)


def _new_secret(path: Path, make: Callable[[], str]) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    draft.touch(mode=0o600)
    draft.write_text(make(), "ascii")
    try:
        # A link is all or nothing: of several processes starting at once, one makes the secret.
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return path.read_text("ascii")
