"""The sixteen mobsters.

Names and backs are known, and how many tokens each has; what a mobster costs at the end and the
coins on the tokens are reconstructed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from games.engine.core.catalogue import Table, Value
from games.engine.core.naming import as_key
from games.engine.core.printed import Printed
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.edition import Setup
    from games.engine.core.game import Game

ANDERSON = "Anderson"
MACDARKIE = "MacDarkie"
MACMALT = "MacMalt"
MACSPONGE = "MacSponge"
MCCASTLE = "McCastle"
MCCLAIM = "McClaim"
MCDUFF = "McDuff"
MCHAGG = "McHagg"
MCLAIRD = "McLaird"
MCMAIL = "McMail"
MCMUSCLE = "McMuscle"
MCQUACK = "McQuack"
MCSNITCH = "McSnitch"
MCSTARVE = "McStarve"
MCTRICK = "McTrick"
MCWANDER = "McWander"

#: The mobsters that a Scotsman of their owner represents.
FIGURES = (MCSNITCH, MACDARKIE, MCCASTLE)
#: A mobster in a view that must not show which.
HIDDEN = "hidden"


class Mobster(Struct, frozen=True):
    """A mobster: when he goes to prison, his penalty, and the coins on his tokens."""

    id: str
    name: str
    #: S: in prison from the start; B: from the first B tile on.
    back: str
    penalty: int
    tokens: tuple[int, ...] = ()
    min_players: int = 2
    #: The Chronicle that he belongs to; 0 for the base game.
    chronicle: int = 0
    #: Whether his power may be used in the turn in which he is freed.
    at_once: bool = False

    @property
    def rule(self) -> str:
        """Return the id of his rule."""
        return f"C8-MOB-{self.id}"

    def card_in_words(self) -> str:
        """Describe his card, except for his name and power."""
        if not self.tokens:
            return translate("penny-mobs-card", back=self.back, points=self.penalty)
        tokens = ", ".join(map(str, self.tokens))
        return translate(
            "penny-mobs-card-tokens", back=self.back, points=self.penalty, tokens=tokens
        )

    def printed(self) -> Printed:
        """Return his card as clients draw it."""
        return Printed(
            kind="mobster",
            name=self.id,
            title=self.name,
            words=translate(f"mobster-{as_key(self.id)}"),
            value=-self.penalty,
            tokens=self.tokens,
            rule=self.rule,
        )


_ROWS = (
    Mobster(MCWANDER, "Peggy McWander", "S", 5, tokens=(2, 3)),
    Mobster(MCDUFF, "Joe McDuff", "S", 8, tokens=(0, 0, 0)),
    Mobster(MCMAIL, "Bruce McMail", "S", 5, tokens=(1, 1, 1)),
    Mobster(MCLAIRD, "Peggy McLaird", "S", 5, tokens=(1, 2, 3)),
    Mobster(MCSNITCH, "Kenneth McSnitch", "S", 7, min_players=3, at_once=True),
    Mobster(MACDARKIE, "Fergus MacDarkie", "B", 5, min_players=3, at_once=True),
    Mobster(MACSPONGE, "Sibyl MacSponge", "B", 8),
    Mobster(ANDERSON, "Derek Anderson", "B", 6, at_once=True),
    Mobster(MCCASTLE, "Mike McCastle", "B", 8, min_players=3, at_once=True),
    Mobster(MCQUACK, "Calum McQuack", "B", 4, chronicle=1),
    Mobster(MCMUSCLE, "Bully McMuscle", "B", 5, chronicle=1),
    Mobster(MCSTARVE, "Fraser McStarve", "B", 4, chronicle=5),
    Mobster(MCHAGG, "Oonagh McHagg", "B", 4, chronicle=5),
    Mobster(MCTRICK, "Elspeth McTrick", "S", 3, chronicle=2),
    Mobster(MACMALT, "Erin MacMalt", "B", 4, chronicle=3),
    Mobster(MCCLAIM, "John McClaim", "S", 7, tokens=(0, 0, 0), chronicle=6, at_once=True),
)
MOBSTERS = Table(_ROWS, key=lambda mobster: mobster.id)
#: How many are drawn, by the number of players.
DRAWN = Value({2: 3, 3: 4, 4: 6})


def mobsters(game: Game) -> Mapping[str, Mobster]:
    """Return all mobsters under the rules of a game."""
    return MOBSTERS.under(game.setup.rules)


def eligible(setup: Setup) -> list[str]:
    """Return the mobsters that may be drawn in a game (C8-SET-1)."""
    chronicles = (0, *setup.chronicles)
    return [
        each.id
        for each in MOBSTERS.under(setup.rules).values()
        if each.min_players <= setup.players and each.chronicle in chronicles
    ]
