"""How does a player change what others and the site know of them?"""

from collections.abc import Iterator
from contextlib import contextmanager
from zoneinfo import available_timezones

from django.conf import settings
from django.db import IntegrityError, transaction

from accounts.models import Player
from accounts.names import clean_name, made_up_name, name_key
from accounts.refusals import AccountRefusal
from words import say


def check_name(*, name: str, player: Player | None = None) -> str:
    """The name, cleaned, if the player may bear it; else a refusal."""
    cleaned = clean_name(name)
    others = Player.objects.exclude(pk=player.pk) if player else Player.objects.all()
    if others.filter(name_key=name_key(cleaned)).exists():
        raise _taken()
    return cleaned


@contextmanager
def names_may_collide() -> Iterator[None]:
    """Of two who take a free name at once the database lets one have it; tell the other so."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        raise _taken() from error


@transaction.atomic
def update_profile(
    *,
    player: Player,
    display_name: str | None = None,
    language: str | None = None,
    time_zone: str | None = None,
) -> Player:
    """Change what is given and leave the rest."""
    player = Player.objects.select_for_update().get(pk=player.pk)
    if display_name is not None:
        player.rename(check_name(name=display_name, player=player))
    if language is not None:
        player.language = _known_language(language)
    if time_zone is not None:
        player.time_zone = _known_time_zone(time_zone)
    with names_may_collide():
        player.save()
    return player


@transaction.atomic
def take_name(*, player: Player) -> None:
    """Replace a name that nobody should have to read by a made-up one."""
    player.rename(made_up_name("Player"))
    player.save(update_fields=["display_name", "name_key"])


def _taken() -> AccountRefusal:
    return AccountRefusal(say("account-name-taken"), field="display_name")


def _known_language(language: str) -> str:
    if language not in dict(settings.LANGUAGES):
        raise AccountRefusal(say("account-language"), field="language")
    return language


def _known_time_zone(time_zone: str) -> str:
    if time_zone not in available_timezones():
        raise AccountRefusal(say("account-time-zone"), field="time_zone")
    return time_zone
