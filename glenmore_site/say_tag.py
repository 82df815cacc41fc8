"""How does a template say something? `{% say "page-title" game="…" %}`, as Python would."""

from django import template

from words import say

register = template.Library()
register.simple_tag(say, name="say")
