"""What does a device learn of the app when it is installed? Its name, icons, and ways into it."""

from typing import Any

from django.templatetags.static import static

from words import say

#: Day and paper, as in the tokens of the look.
GROUND = "#efe7d6"
ICONS = (
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
    ("icon.svg", "any", "image/svg+xml", "any"),
)


def web_manifest(language: str) -> dict[str, Any]:
    """The manifest of the app in the language that is spoken; its identity is the same in all."""
    return {
        "id": "/",
        "name": "Glenmore",
        "short_name": "Glenmore",
        "description": say("page-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [_icon(*icon) for icon in ICONS],
        "shortcuts": [
            {"name": say("page-games"), "url": "/games"},
            {"name": say("page-lobby"), "url": "/lobby"},
        ],
    }


def _icon(file: str, sizes: str, kind: str, purpose: str) -> dict[str, str]:
    return {"src": static(file), "sizes": sizes, "type": kind, "purpose": purpose}
