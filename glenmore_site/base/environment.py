"""Read settings from environment variables, and create secrets that are not set."""

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
MIN_TOKEN_LENGTH = 24
SQLITE_ENGINE = "glenmore_site.base.sqlite"
SQLITE_OPTIONS = {
    # Readers never wait for a writer, and writers wait instead of failing.
    # Committed data is on the disk, even if the machine stops right afterwards.
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL",
    "transaction_mode": "IMMEDIATE",
    # Seconds; on a small busy machine a write may have to wait for long.
    "timeout": 20,
}

POSTGRES_OPTIONS = {
    # Connections outlive threads; those broken by a restart of the database are replaced.
    "pool": {"min_size": 1, "max_size": 16, "timeout": 10},
    # The same few statements come with every move, so the server prepares them.
    "server_side_binding": True,
    "prepare_threshold": 3,
}


def flag(name: str, *, default: bool = False) -> bool:
    """Return the boolean value of the variable; unset or empty is the default."""
    text = os.environ.get(name, "").strip().lower()
    if not text:
        return default
    if text not in YES | NO:
        raise ImproperlyConfigured(f"{name} must be 1 or 0, not '{text}'")
    return text in YES


def number(name: str, default: int, *, minimum: int = 1) -> int:
    """Return the integer value of the variable, not below the minimum."""
    text = os.environ.get(name) or str(default)
    if not text.isdecimal() or int(text) < minimum:
        message = f"{name} must be a whole number of at least {minimum}, not '{text}'"
        raise ImproperlyConfigured(message)
    return int(text)


def one_of(name: str, *words: str) -> str:
    """Return the value of the variable, one of the given words; the first is the default."""
    word = os.environ.get(name) or words[0]
    if word not in words:
        raise ImproperlyConfigured(f"{name} must be {' or '.join(words)}, not '{word}'")
    return word


def address(name: str, default: str, *schemes: str) -> str:
    """Return the URL in the variable, which must have a host and one of the schemes."""
    url = os.environ.get(name) or default
    if url and not _is_address(url, schemes):
        begins = " or ".join(f"{scheme}://" for scheme in schemes)
        # The URL itself is not repeated: it may contain a password.
        raise ImproperlyConfigured(f"{name} must be an address that begins with {begins}")
    return url


def _is_address(url: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def token(name: str) -> str:
    """Return the token in the variable, which must not be short; empty if unset."""
    word = os.environ.get(name, "")
    if word and len(word) < MIN_TOKEN_LENGTH:
        raise ImproperlyConfigured(f"{name} must have at least {MIN_TOKEN_LENGTH} characters")
    return word


def comma_separated(name: str, default: str) -> list[str]:
    """Return the comma-separated values of the variable, stripped of white space."""
    values = os.environ.get(name, default).split(",")
    return [value.strip() for value in values if value.strip()]


def database(name: str, path: Path) -> dict[str, Any]:
    """Return the database at the URL in the variable, else SQLite in the file."""
    if url := os.environ.get(name):
        named = _named_database(name, url)
        if "sqlite" in named["ENGINE"]:
            return named | {
                "ENGINE": SQLITE_ENGINE,
                "OPTIONS": SQLITE_OPTIONS | named.get("OPTIONS", {}),
            }
        return named | {"OPTIONS": POSTGRES_OPTIONS | named.get("OPTIONS", {})}
    return {"ENGINE": SQLITE_ENGINE, "NAME": path, "OPTIONS": SQLITE_OPTIONS}


def _named_database(name: str, url: str) -> dict[str, Any]:
    try:
        named: dict[str, Any] = dict(dj_database_url.parse(url, conn_health_checks=True))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} is no address of a database: {error}") from None
    if not named["ENGINE"].endswith(("postgresql", "sqlite3")):
        raise ImproperlyConfigured(f"{name} must begin with postgres:// or sqlite:///")
    return named


def caches(redis_url: str) -> dict[str, dict[str, Any]]:
    """`default` counts rate limits, `data` holds what can be computed again."""
    if redis_url:
        redis = {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": redis_url}
        return {"default": redis, "data": redis | {"KEY_PREFIX": "data"}}
    limits = {"BACKEND": "glenmore_site.base.limit_cache.LimitCache", "LOCATION": "limits"}
    data = {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "data",
        "OPTIONS": {"MAX_ENTRIES": 2000},
    }
    return {"default": limits, "data": data}


def channel_layer(redis_url: str) -> dict[str, Any]:
    """Return the channel layer: Redis, else the memory of this process."""
    if redis_url:
        hosts = {"hosts": [redis_url]}
        return {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": hosts}
    return {"BACKEND": "glenmore_site.base.channel_layer.ThrottledCleanupLayer"}


@dataclass(frozen=True)
class EmailSettings:
    """Values of Django's email settings."""

    backend: str
    folder: Path
    host: str = "localhost"
    port: int = 25
    user: str = ""
    password: str = ""
    starttls: bool = False
    tls: bool = False


def email_settings(name: str, folder: Path) -> EmailSettings:
    """Return the SMTP server in the variable (smtps:// for implicit TLS), else a file mailbox."""
    server = urlsplit(address(name, "", "smtp", "smtps"))
    if not server.hostname:
        return EmailSettings("glenmore_site.base.mailbox.EmailBackend", folder)
    tls = server.scheme == "smtps"
    return EmailSettings(
        "django.core.mail.backends.smtp.EmailBackend",
        folder,
        host=server.hostname,
        port=server.port or (465 if tls else 25),
        user=unquote(server.username or ""),
        password=unquote(server.password or ""),
        # Port 25 is for a server on the same machine or network, which often has no certificate.
        starttls=not tls and server.port not in {None, 25},
        tls=tls,
    )


def anymail_backend(name: str) -> str:
    """Return the email backend of the django-anymail provider in the variable, if any."""
    service = os.environ.get(name, "")
    if not service:
        return ""
    if not service.isidentifier() or find_spec(f"anymail.backends.{service}") is None:
        raise ImproperlyConfigured(f"{name}: django-anymail knows no provider '{service}'")
    return f"anymail.backends.{service}.EmailBackend"


def anymail_settings(service: str, key: str) -> dict[str, str]:
    """Return the settings of django-anymail; the name of the key differs by provider."""
    if not service or not key:
        return {}
    word = "SERVER_TOKEN" if service == "postmark" else "API_KEY"
    return {f"{service.upper()}_{word}": key}


def new_secret() -> str:
    """Return a random secret."""
    return secrets.token_urlsafe(50)


def new_vapid_key() -> str:
    """Return a new private key on the curve P-256, encoded as push services require."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode("ascii")


def secret(name: str, path: Path, make: Callable[[], str] = new_secret) -> str:
    """Return the value of the variable, else that of the file, which is created if missing."""
    return os.environ.get(name) or _stored_secret(path, make)


def _stored_secret(path: Path, make: Callable[[], str]) -> str:
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
        # Linking is atomic: of several processes starting at once, one creates the secret.
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return path.read_text("ascii")
