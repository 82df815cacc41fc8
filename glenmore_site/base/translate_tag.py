"""Offer `{% translate "page-title" game="…" %}` to templates."""

from django import template

from i18n import translate

register = template.Library()
register.simple_tag(translate, name="translate")
