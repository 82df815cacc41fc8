"""Tables at which a seat claims or has claimed a clan."""

from __future__ import annotations

from tests.engine.scripted_table_2 import Table, given

HOME = """
          | 0                  | 1
        0 | starting-village @ | home-castle
    """


def befriending(clan: str, territory: str = HOME, more: str = "", coins: int = 9) -> Table:
    """Return a table where A has taken a person and moved towards a clan."""
    table = given(
        f"4 players\ncircuit: A john-knox B C D\nA: coins {coins}\n{more}\nA map:\n{territory}"
    )
    table.plays("A", "take 1", until="place-marker")
    table.facts += table.game.play(0, ("claim", clan))
    return table


def friend(
    clan: str, territory: str, tile: str = "lochaber", more: str = "", coins: int = 0
) -> Table:
    """Return a table where A has a marker on a clan and may take a tile."""
    return given(
        f"4 players\ncircuit: A {tile} B C D\nclans: {clan} A\nA: coins {coins}\n{more}\n"
        f"A map:\n{territory}"
    )
