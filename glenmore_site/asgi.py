"""ASGI application: HTTP requests and sockets, served by daphne."""

import os

from channels.routing import ProtocolTypeRouter
from django.core.asgi import get_asgi_application

from glenmore_site.base.private_files import restrict_new_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")
restrict_new_files()

# Sets Django up, which must precede the import of routes and models.
http = get_asgi_application()

from games.routing import websocket_urlpatterns  # noqa: E402
from glenmore_site.base.daphne_limits import install  # noqa: E402
from glenmore_site.web.sockets import authenticated  # noqa: E402

application = ProtocolTypeRouter({"http": http, "websocket": authenticated(websocket_urlpatterns)})
install()
