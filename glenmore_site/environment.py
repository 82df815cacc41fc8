"""What did the operator say in the environment, and which secret was made for him if he did not?"""

import os
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import dj_database_url
from cryptography.hazmat.primitives.asymmetric import ec
from django.core.exceptions import ImproperlyConfigured

SQLITE = {
    # Readers never wait for a writer, and a writer waits for his turn instead of failing.
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL",
    "transaction_mode": "IMMEDIATE",
    # On a busy small machine a turn may come late; it must not be lost.
    "timeout": 20,
}


def flag(name: str) -> bool:
    """Whether the variable says yes; unset or empty means no."""
    return os.environ.get(name, "").strip().lower() in {"1", "true", "yes", "on"}


def number(name: str, default: int) -> int:
    """The variable's whole number of at least 1."""
    text = os.environ.get(name) or str(default)
    if not text.isdecimal() or int(text) < 1:
        raise ImproperlyConfigured(f"{name} must be a whole number of at least 1, not '{text}'")
    return int(text)


def words(name: str, default: str) -> list[str]:
    """The variable's comma-separated values, without blanks."""
    values = os.environ.get(name, default).split(",")
    return [value.strip() for value in values if value.strip()]


def database(name: str, path: Path) -> dict[str, Any]:
    """The database that the variable's URL names, else SQLite in the file."""
    if url := os.environ.get(name):
        named: dict[str, Any] = dict(dj_database_url.parse(url, conn_health_checks=True))
        return named | ({"OPTIONS": SQLITE} if "sqlite" in named["ENGINE"] else {})
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": path, "OPTIONS": SQLITE}


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
    return {"BACKEND": "channels.layers.InMemoryChannelLayer"}


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
    address = urlsplit(os.environ.get(name, ""))
    if not address.hostname:
        return Mails("glenmore_site.mailbox.EmailBackend", folder)
    tls = address.scheme == "smtps"
    return Mails(
        "django.core.mail.backends.smtp.EmailBackend",
        folder,
        host=address.hostname,
        port=address.port or (465 if tls else 25),
        user=unquote(address.username or ""),
        password=unquote(address.password or ""),
        # Port 25 is for a mail server on the same machine or net, which often has no certificate.
        starttls=not tls and address.port not in {None, 25},
        tls=tls,
    )


def mail_backend(service: str) -> str:
    """Who carries mails, if it is a provider that django-anymail knows."""
    return f"anymail.backends.{service}.EmailBackend" if service else ""


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
