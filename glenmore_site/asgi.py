"""What does an asynchronous server (daphne) call for each request and each socket?"""

import os

from channels.routing import ProtocolTypeRouter
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")

# Makes Django ready; only then can the routes, which know models, be imported.
http = get_asgi_application()

from games.routing import websocket_urlpatterns  # noqa: E402
from glenmore_site.sockets import guarded  # noqa: E402

application = ProtocolTypeRouter({"http": http, "websocket": guarded(websocket_urlpatterns)})
