"""The Penny Mobs with the Dubious Tome: McClaim, and what McMail may buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.chronicles.dubious_tome.board import unturned_cards
from games.engine.chronicles.dubious_tome.facts import CardTurned, TileBorrowed
from games.engine.chronicles.penny_mobs.board import KEY, penny_mobs_board
from games.engine.chronicles.penny_mobs.facts import TokenLost
from games.engine.chronicles.penny_mobs.mcsnitch_and_mcmail import watch_production
from games.engine.chronicles.penny_mobs.mobsters import MCCLAIM
from games.engine.chronicles.penny_mobs.prison import may_use
from games.engine.core.chronicle import Interplay
from games.engine.core.facts import Fact
from games.engine.core.hooks import Aside
from games.engine.core.log import Line, Names, tile_line
from games.engine.glen_more_2.landmarks import LANDMARK_CARDS
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.agenda import Decision
    from games.engine.core.choices import Choice, Seat
    from games.engine.core.game import Game

LANDMARKS = "landmarks"
CLAIM_TOKEN = 0


class CardClaimed(Fact, frozen=True, tag="card-claimed"):
    """McClaim's token was put on a landmark card of another seat."""

    seat: int
    card: str

    def told(self, names: Names) -> Line:
        """Say which."""
        return tile_line(names, self.seat, "log-card-claimed", self.card)


class ClaimCard(Aside):
    """Put a token of McClaim on a landmark card that is not turned (C8-MOB-McClaim)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("claim-card",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every such card of another player without a token."""
        board = penny_mobs_board(game)
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
        """Put the token there until the card is turned."""
        card = str(choice[1])
        board = penny_mobs_board(game).without_token(MCCLAIM, CLAIM_TOKEN)
        game.state.boards[KEY] = replace(board, claims=(*board.claims, card))
        game.emit(CardClaimed(seat, card))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no token or no such card."""
        if not penny_mobs_board(game).may_work(MCCLAIM, seat):
            return "claim-card", translate("interplay-mcclaim")
        return "claim-card", translate("interplay-no-claim")


class PennyMobsAndDubiousTome(Interplay):
    """McClaim counts others' cards, McMail buys the produce of borrowed tiles (X-6-8)."""

    between = frozenset({6, 8})
    asides = (ClaimCard(),)
    verbs: ClassVar = {"claim-card": ("card",)}
    rules: ClassVar = {"claim-card": "C8-MOB-McClaim"}

    def on_fact(self, game: Game, fact: Fact) -> None:
        """React to cards turned and to tiles borrowed."""
        match fact:
            case CardTurned(_, card, _) if card in penny_mobs_board(game).claims:
                board = penny_mobs_board(game)
                claims = tuple(each for each in board.claims if each != card)
                game.state.boards[KEY] = replace(board, claims=claims)
                game.emit(TokenLost(MCCLAIM, card))
            case TileBorrowed(seat, _, tile, _):
                watch_production(game, seat, game.tiles[tile])

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count claimed cards for McClaim's owner, not for their player."""
        board = penny_mobs_board(game)
        if comparison not in (LANDMARKS, LANDMARK_CARDS) or not board.claims:
            return value
        if board.owner(MCCLAIM) == seat:
            return value + len(board.claims)
        return value - sum(card in board.claims for card in game.state.territories[seat].cards)


PENNY_MOBS_AND_DUBIOUS_TOME = PennyMobsAndDubiousTome()
