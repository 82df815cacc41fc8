"""A small push service and a browser for tests.

The service accepts pushes over HTTP and checks their signature; the browser has the private key and
decrypts what was meant for it.
"""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushService:
    """Accepts pushes and answers with a given status."""

    address: str = ""
    status: int = 201
    taken: list[tuple[dict[str, str], bytes]] = field(default_factory=list)


class Browser:
    """A browser that has subscribed."""

    def __init__(self, service: PushService, name: str = "phone") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service.address}/{name}",
            "p256dh": _text(point),
            "auth": _text(self._auth),
            "device": name,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a push."""
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        said: dict[str, Any] = json.loads(plain)
        return said


def signed_claims(headers: dict[str, str], public_key: str) -> dict[str, Any]:
    """Return the claims if they are signed with the key the browser subscribed with."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme.lower() == "vapid"
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    numbers = _raw(signature)
    der = encode_dss_signature(
        int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(public_key))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_raw(signed.split(".")[1]))
    return claims


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.taken.append((headers | {"path": self.path}, body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://localhost:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
