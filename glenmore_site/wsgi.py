"""WSGI application: HTTP requests, served by gunicorn."""

import os

from django.core.wsgi import get_wsgi_application

from glenmore_site.base.private_files import restrict_new_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")
restrict_new_files()

application = get_wsgi_application()
