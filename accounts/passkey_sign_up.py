"""Sign up with a passkey: allauth's view, which fails when nothing has been begun."""

from typing import Any

from allauth.headless.mfa.views import SignupWebAuthnView
from django.http import HttpRequest, HttpResponseBase


class PasskeySignUpView(SignupWebAuthnView):  # type: ignore[misc]
    """Refuses to finish a sign-up that has not been begun."""

    def handle(
        self,
        request: HttpRequest,
        *args: Any,  # noqa: ANN401 - allauth's
        **kwargs: Any,  # noqa: ANN401
    ) -> HttpResponseBase:
        """Answer a passkey for no sign-up with a conflict, before its form is read."""
        refusal: HttpResponseBase | None = (
            self._require_stage() if request.method == "PUT" else None
        )
        return refusal or super().handle(request, *args, **kwargs)
