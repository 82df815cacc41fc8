"""How does a page look to this visitor? By day or by dusk, as he wishes."""

from django.http import HttpRequest

THEMES = ("light", "dark")


def theme(request: HttpRequest) -> dict[str, str]:
    """The theme that the visitor chose on this device; none follows the device."""
    wish = request.COOKIES.get("theme", "")
    return {"theme": wish if wish in THEMES else ""}
