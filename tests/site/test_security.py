"""A site behind HTTPS is hardened."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings


def read_settings(monkeypatch: pytest.MonkeyPatch, folder: Path, https: str) -> dict[str, Any]:
    """Return the settings for this environment."""
    monkeypatch.setenv("GLENMORE_VAR", str(folder))
    monkeypatch.setenv("GLENMORE_HTTPS", https)
    return runpy.run_path(str(settings.BASE_DIR / "glenmore_site" / "settings.py"))


def test_behind_https_everything_requires_https(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings_read = read_settings(monkeypatch, tmp_path, "1")
    for name in ("SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE"):
        assert settings_read[name] is True
    assert settings_read["SECURE_HSTS_SECONDS"] >= 31_536_000
    assert settings_read["SECURE_HSTS_INCLUDE_SUBDOMAINS"] is True
    assert settings_read["MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN"] is False
    assert settings_read["DEBUG"] is False
    assert settings_read["PROXIES"] == 1


def test_no_page_may_load_third_party_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    policy = read_settings(monkeypatch, tmp_path, "1")["CONTENT_SECURITY_POLICY"]["DIRECTIVES"]
    assert policy["default-src"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    sources = {source for allowed in policy.values() for source in allowed}
    assert sources <= {"'none'", "'self'"}
