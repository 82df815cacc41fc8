"""Build the payload of a view of a game."""

from __future__ import annotations

from typing import Any

from games.engine import Game, view
from games.engine.core.serial import former_board_tags, plain

Json = dict[str, Any]


def view_payload(game: Game, viewer: int | None) -> Json:
    """Return a view as JSON values, with renamed boards under their former tags as well.

    The former tags are deprecated: they are sent for clients written for version 0.1.0.
    """
    payload = plain(view(game, viewer))
    boards: Json = payload["boards"]
    boards |= {
        former: boards[tag] | {"board": former}
        for former, tag in former_board_tags().items()
        if tag in boards
    }
    return payload
