"""Change the name, language and time zone of a player."""

from collections.abc import Iterator
from contextlib import contextmanager
from zoneinfo import available_timezones

from django.conf import settings
from django.db import IntegrityError, transaction

from accounts.lookalikes import skeleton
from accounts.models import Player
from accounts.names import clean_name, generated_name, name_key
from accounts.refusals import AccountRefusal
from i18n import translate


def check_name(*, name: str, player: Player | None = None) -> str:
    """Return the cleaned name; refuse an invalid or taken one."""
    cleaned = clean_name(name)
    others = Player.objects.exclude(pk=player.pk) if player else Player.objects.all()
    if others.filter(name_key=name_key(cleaned)).exists():
        raise _name_taken()
    looks = skeleton(cleaned)
    is_new = player is None or looks != player.name_skeleton
    if is_new and others.filter(name_skeleton=looks).exists():
        raise AccountRefusal(translate("account-name-looks-taken"), field="display_name")
    return cleaned


@contextmanager
def refuse_taken_name() -> Iterator[None]:
    """Refuse the name if another player takes it, or one that looks alike, at the same time."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        raise _name_taken() from error


@transaction.atomic
def update_profile(
    *,
    player: Player,
    display_name: str | None = None,
    language: str | None = None,
    time_zone: str | None = None,
) -> Player:
    """Change the given values and keep the others."""
    player = Player.objects.select_for_update().get(pk=player.pk)
    if display_name is not None and display_name != player.display_name:
        player.rename(check_name(name=display_name, player=player))
    if language is not None:
        player.language = _known_language(language)
    if time_zone is not None:
        player.time_zone = _known_time_zone(time_zone)
    with refuse_taken_name():
        player.save()
    return player


@transaction.atomic
def replace_name(*, player: Player) -> None:
    """Replace an offensive name by a generated one."""
    player.rename(generated_name("Player"))
    player.save(update_fields=["display_name", "name_key", "name_skeleton", "may_look_alike"])


def _name_taken() -> AccountRefusal:
    return AccountRefusal(translate("account-name-taken"), field="display_name")


def _known_language(language: str) -> str:
    if language not in dict(settings.LANGUAGES):
        raise AccountRefusal(translate("account-language"), field="language")
    return language


def _known_time_zone(time_zone: str) -> str:
    if time_zone not in available_timezones():
        raise AccountRefusal(translate("account-time-zone"), field="time_zone")
    return time_zone
