"""How is a screen's own file fetched before the app asks for it? With all that it needs, once.

Vite asks for styles as it asks for scripts, without credentials; what is fetched beforehand in
another way is fetched a second time. What the app's own page links already needs nothing more.
"""

from __future__ import annotations

import re

from django import template
from django.utils.safestring import SafeString
from django_vite.core.asset_loader import DjangoViteAssetLoader

APP = "src/main.ts"
register = template.Library()


@register.simple_tag
def preload(path: str) -> SafeString:
    """The links that fetch a file, its styles and what it imports."""
    loader = DjangoViteAssetLoader.instance()
    linked = _addresses(str(loader.generate_vite_asset(APP)))
    links = str(loader.preload_vite_asset(path)).splitlines()
    fresh = "\n".join(link for link in links if not _addresses(link) & linked)
    return SafeString(fresh.replace('rel="preload"', 'rel="preload" crossorigin="anonymous"'))


def _addresses(links: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', links))
