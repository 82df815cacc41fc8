"""URLs of the pages, the API and the admin."""

from allauth.headless.constants import Client
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path, re_path
from drf_spectacular.renderers import OpenApiJsonRenderer
from drf_spectacular.views import SpectacularAPIView

from accounts.passkey_sign_up import PasskeySignUpView
from glenmore_site.web import mailbox_pages, pages
from glenmore_site.web.api import ApiNotFound
from glenmore_site.web.corrections import corrections
from notifications.urls import api as notifications_api

api: list[URLPattern | URLResolver] = [
    # In place of allauth's own views, which fail here.
    path(
        "auth/browser/v1/auth/webauthn/signup",
        PasskeySignUpView.as_api_view(client=Client.BROWSER),
    ),
    re_path("^auth/browser/v1/(account|auth)/phone", ApiNotFound.as_view()),
    path("auth/", include("allauth.headless.urls")),
    path("", include("accounts.urls")),
    path("", include("games.api.urls")),
    path("", include(notifications_api)),
    path(
        "schema/",
        SpectacularAPIView.as_view(renderer_classes=[OpenApiJsonRenderer], permission_classes=[]),
        name="schema",
    ),
    re_path("", ApiNotFound.as_view()),
]

urlpatterns = [
    *(
        path(address, pages.screen, {"file": file}, name=None if address else "first-page")
        for address, file in pages.SCREENS.items()
    ),
    path("offline", pages.offline),
    path("service-worker.js", pages.worker),
    path("<slug:language>.webmanifest", pages.manifest, name="manifest"),
    path("rules", pages.rules_index, name="all-rules"),
    path("rules/components/corrections", corrections, name="open-corrections"),
    path("rules/<slug:game>", pages.rules, name="rules"),
    path("", include("notifications.urls")),
    path("admin/mails/", admin.site.admin_view(mailbox_pages.email_list), name="mails"),
    path("admin/mails/<slug:name>/", admin.site.admin_view(mailbox_pages.email_page), name="mail"),
    path(
        "admin/mails/<slug:name>/html",
        admin.site.admin_view(mailbox_pages.email_html),
        name="mail-html",
    ),
    path("admin/", admin.site.urls),
    path("api/v1/", include(api)),
]
