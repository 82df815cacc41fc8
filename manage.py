#!/usr/bin/env python
"""How is a task of the site started from the command line?"""

import os
import sys

from django.core.management import execute_from_command_line

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glenmore_site.settings")
    execute_from_command_line(sys.argv)
