"""What does a synchronous server (gunicorn, for instance) call for each request?"""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")

application = get_wsgi_application()
