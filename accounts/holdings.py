"""What do other apps keep about a player: to be exported, forgotten, or held in use?

Accounts know none of these apps. Each registers its holding when it is ready:

    class GamesConfig(AppConfig):
        def ready(self) -> None:
            holdings.register(Holding("games", tell=..., forget=..., in_use=...))
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from accounts.models import Player


def _forget_nothing(_player: Player) -> None:
    """What is kept names nobody."""


def _keep_it(_guest: Player, _player: Player) -> None:
    """What is kept goes with the guest."""


def _never(_player: Player) -> bool:
    return False


@dataclass(frozen=True)
class Holding:
    """What one app keeps about players."""

    name: str
    tell: Callable[[Player], object]
    """All of it, ready for JSON: becomes the part `name` of the player's export."""
    forget: Callable[[Player], None] = _forget_nothing
    """Remove or blur what is personal; called within the transaction that deletes an account."""
    hand_over: Callable[[Player, Player], None] = _keep_it
    """Give what a guest has to the account that they logged in to, as far as it has room."""
    hang_up: Callable[[Player], None] = _forget_nothing
    """Close what the player has open: who may still come will come again."""
    in_use: Callable[[Player], bool] = _never
    """Whether the player's row must stay, however long they have been away."""


_holdings: dict[str, Holding] = {}


def register(holding: Holding) -> None:
    """Count this holding in, from now on; a later one by the same name replaces it."""
    _holdings[holding.name] = holding


def all_holdings() -> Iterator[Holding]:
    """Every registered holding."""
    yield from _holdings.values()


def hang_up(player: Player) -> None:
    """Let every app close what the player has open."""
    for holding in all_holdings():
        holding.hang_up(player)
