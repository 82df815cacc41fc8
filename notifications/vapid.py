"""How does a push service know that a push comes from this site? By its pair of keys (VAPID)."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from email.utils import parseaddr

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from py_vapid import Vapid02


def public_key() -> str:
    """What a browser needs in order to take pushes of this site."""
    keys = Vapid02.from_string(settings.VAPID_PRIVATE_KEY)
    point = keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode("ascii")


def contact() -> str:
    """Whom the push service may write to."""
    return f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}"
