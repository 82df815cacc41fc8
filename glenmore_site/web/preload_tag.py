"""Template tag that preloads the file of a screen and its imports.

Vite requests styles, like scripts, without credentials; a preload with credentials would be
fetched twice. Files that the page links already are left out.
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
    """Return the links that preload a file, its styles and its imports."""
    loader = DjangoViteAssetLoader.instance()
    linked = _urls(str(loader.generate_vite_asset(APP)))
    links = str(loader.preload_vite_asset(path)).splitlines()
    fresh = "\n".join(link for link in links if not _urls(link) & linked)
    return SafeString(fresh.replace('rel="preload"', 'rel="preload" crossorigin="anonymous"'))


def _urls(links: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', links))
