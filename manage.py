#!/usr/bin/env python
"""Run a management command of the site."""

import os
import sys

from django.core.management import execute_from_command_line

from glenmore_site.base.private_files import restrict_new_files

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")
    restrict_new_files()
    execute_from_command_line(sys.argv)
