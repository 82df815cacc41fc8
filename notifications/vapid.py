"""The key pair (VAPID) by which push services identify this site."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from email.utils import parseaddr

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from py_vapid import Vapid02


def public_key() -> str:
    """Return the public key with which a browser subscribes."""
    keys = Vapid02.from_string(settings.VAPID_PRIVATE_KEY)
    point = keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode("ascii")


def contact() -> str:
    """Return the contact address for push services."""
    return f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}"
