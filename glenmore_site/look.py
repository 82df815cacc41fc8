"""How does a page look to this visitor? As he wished on this device, in the language he reads."""

from django.http import HttpRequest

from words import spoken

WISHES = {"theme": ("light", "dark"), "hand": ("left",)}


def look(request: HttpRequest) -> dict[str, str]:
    """What the visitor chose; what he did not choose is empty."""
    chosen = {name: request.COOKIES.get(name, "") for name in WISHES}
    wishes = {name: wish if wish in WISHES[name] else "" for name, wish in chosen.items()}
    return wishes | {"language": spoken()}
