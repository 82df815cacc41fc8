"""How does the OpenAPI document name the ways to show who one is?"""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """A token that the player made, sent as a bearer token."""

    target_class = "accounts.authentication.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        """The scheme as OpenAPI writes it."""
        return {"type": "http", "scheme": "bearer"}
