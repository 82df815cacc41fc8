"""Where the Penny Mobs meet the tome: what does McClaim do, and what may McMail buy?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.penny_mobs.board import KEY, penny_mobs
from games.engine.chronicles.penny_mobs.facts import TokenLost
from games.engine.chronicles.penny_mobs.mobsters import MCCLAIM
from games.engine.chronicles.penny_mobs.prison import may_use
from games.engine.chronicles.penny_mobs.snitching import watch_production
from games.engine.chronicles.tome.board import unturned_cards
from games.engine.chronicles.tome.facts import CardTurned, TileBorrowed
from games.engine.facts import Fact
from games.engine.hooks import Aside
from words import say

if TYPE_CHECKING:
    from games.engine.agenda import Decision
    from games.engine.choices import Choice, Seat
    from games.engine.game import Game

LANDMARKS = "landmarks"
CLAIM_TOKEN = 0


class CardClaimed(Fact, frozen=True, tag="card-claimed"):
    """McClaim's token was put on a landmark card of another."""

    seat: int
    card: str


class ClaimCard(Aside):
    """Put a token of McClaim on a landmark card that is not turned (C8-MOB-McClaim)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("claim-card",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every such card of another player without a token."""
        board = penny_mobs(game)
        if not board.values(MCCLAIM) or not may_use(game, seat, MCCLAIM, decision):
            return []
        return [
            ("claim-card", card)
            for other in range(game.setup.players)
            if other != seat
            for card in unturned_cards(game, other)
            if card not in board.claims
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It lies there until the card is turned."""
        card = str(choice[1])
        board = penny_mobs(game).without_token(MCCLAIM, CLAIM_TOKEN)
        game.state.boards[KEY] = replace(board, claims=(*board.claims, card))
        game.tell(CardClaimed(seat, card))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No token, or no such card."""
        if not penny_mobs(game).may_work(MCCLAIM, seat):
            return "claim-card", say("interplay-mcclaim")
        return "claim-card", say("interplay-no-claim")


class MobsAndTome(Meeting):
    """McClaim counts others' cards, McMail buys what borrowed tiles bring (X-6-8)."""

    between = frozenset({6, 8})
    asides = (ClaimCard(),)
    verbs: ClassVar = {"claim-card": ("card",)}
    rules: ClassVar = {"claim-card": "C8-MOB-McClaim"}

    def on_told(self, game: Game, fact: Fact) -> None:
        """A card was turned, or a tile borrowed."""
        match fact:
            case CardTurned(_, card, _) if card in penny_mobs(game).claims:
                board = penny_mobs(game)
                claims = tuple(each for each in board.claims if each != card)
                game.state.boards[KEY] = replace(board, claims=claims)
                game.tell(TokenLost(MCCLAIM, card))
            case TileBorrowed(seat, _, tile, _):
                watch_production(game, seat, game.tiles[tile])

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Claimed cards count for McClaim's owner, not for their player."""
        board = penny_mobs(game)
        if comparison != LANDMARKS or not board.claims:
            return value
        if board.owner(MCCLAIM) == seat:
            return value + len(board.claims)
        return value - sum(card in board.claims for card in game.state.territories[seat].cards)


MOBS_AND_TOME = MobsAndTome()
