"""Template context for the visitor's theme, hand and language."""

from django.http import HttpRequest

from i18n import current_language

CHOICES = {"theme": ("light", "dark"), "hand": ("left",)}


def appearance(request: HttpRequest) -> dict[str, str]:
    """Return the choices stored in cookies, empty where nothing valid was chosen."""
    cookies = {name: request.COOKIES.get(name, "") for name in CHOICES}
    valid = {name: value if value in CHOICES[name] else "" for name, value in cookies.items()}
    return valid | {"language": current_language()}
