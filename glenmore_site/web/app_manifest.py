"""The web app manifest: name, icons and shortcuts of the installed app."""

from typing import Any

from django.templatetags.static import static

from i18n import translate

#: The background of the light theme, as in the style tokens.
BACKGROUND = "#efe7d6"
ICONS = (
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
    ("icon.svg", "any", "image/svg+xml", "any"),
)


def web_manifest(language: str) -> dict[str, Any]:
    """Return the manifest in the current language; the app's id is the same in all."""
    return {
        "id": "/",
        "name": "Glenmore",
        "short_name": "Glenmore",
        "description": translate("page-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "categories": ["games"],
        "icons": [_icon(*icon) for icon in ICONS],
        "shortcuts": [
            {"name": translate("page-games"), "url": "/games"},
            {"name": translate("page-lobby"), "url": "/lobby"},
        ],
    }


def _icon(file: str, sizes: str, kind: str, purpose: str) -> dict[str, str]:
    return {"src": static(file), "sizes": sizes, "type": kind, "purpose": purpose}
