"""Registry of the personal data that other apps store about players.

Accounts import none of these apps. Each app registers what it stores when it is ready:

    class GamesConfig(AppConfig):
        def ready(self) -> None:
            personal_data.register(PersonalData("games", export=..., erase=...))
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from accounts.models import Player


def _do_nothing(_player: Player) -> None:
    """Default of `erase` and `close_connections`."""


def _merge_nothing(_guest: Player, _player: Player) -> None:
    """Default of `merge_guest`: the data is deleted together with the guest."""


def _never_blocks(_player: Player) -> bool:
    return False


@dataclass(frozen=True)
class PersonalData:
    """What one app does with the data that it stores about a player."""

    name: str
    export: Callable[[Player], object]
    """Return all of it, ready for JSON: it becomes the section `name` of the player's export."""
    erase: Callable[[Player], None] = _do_nothing
    """Delete or anonymize it; called within the transaction that deletes an account."""
    merge_guest: Callable[[Player, Player], None] = _merge_nothing
    """Move the data of a guest (first) to the account that they logged in to (second)."""
    close_connections: Callable[[Player], None] = _do_nothing
    """Close the player's open connections; clients that are still allowed to will reconnect."""
    blocks_deletion: Callable[[Player], bool] = _never_blocks
    """Return whether the player's row must stay, however long they have been away."""


_registry: dict[str, PersonalData] = {}


def register(app_data: PersonalData) -> None:
    """Register the data of an app; a later registration by the same name replaces it."""
    _registry[app_data.name] = app_data


def all_personal_data() -> Iterator[PersonalData]:
    """Yield what every app has registered."""
    yield from _registry.values()


def close_connections(player: Player) -> None:
    """Close the player's open connections in every app."""
    for app_data in all_personal_data():
        app_data.close_connections(player)
