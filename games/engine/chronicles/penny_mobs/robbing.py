"""What do McDuff and McWander do with markets and roads?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import Decision
from games.engine.choices import Choice, Seat
from games.engine.facts import Gained
from games.engine.hooks import Aside
from games.engine.second.clan_board import clan_board
from games.engine.second.clans import CLANS, DOUGLAS
from words import say

from .board import KEY, penny_mobs
from .facts import LevyLaid, RowRobbed, TokenLost
from .mobsters import MCDUFF, MCWANDER
from .prison import may_use

if TYPE_CHECKING:
    from games.engine.game import Game

DUFF_TOKEN = 0


class Rob(Aside):
    """Spend a token of McDuff for the largest stack of coins of a row (C8-MOB-McDuff)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("rob",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every row with coins, while tokens are left."""
        if not may_rob(game, seat, decision):
            return []
        return [("rob", good) for good in game.edition.goods if game.state.market[good]]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the coins of the last field."""
        _, good = choice
        coins = game.state.market[good]
        game.state.market[good] -= 1
        take_loot(game, seat, good, coins)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No token, or no coins."""
        if not penny_mobs(game).may_work(MCDUFF, seat):
            return "rob", say("penny-mobs-mcduff")
        if not penny_mobs(game).values(MCDUFF):
            return "rob", say("penny-mobs-mcduff-spent")
        return "rob", say("penny-mobs-no-coins")


def may_rob(game: Game, seat: Seat, decision: Decision) -> bool:
    """Tell whether a seat may spend one of McDuff's tokens now."""
    return bool(penny_mobs(game).values(MCDUFF)) and may_use(game, seat, MCDUFF, decision)


def take_loot(game: Game, seat: Seat, row: str, coins: int) -> None:
    """Spend one of McDuff's tokens for coins of a row."""
    game.state.boards[KEY] = penny_mobs(game).without_token(MCDUFF, DUFF_TOKEN)
    game.state.territories[seat].coins += coins
    game.tell(RowRobbed(seat, row, coins))
    game.tell(Gained(seat, "coins", coins))


class Levy(Aside):
    """Put a token of McWander on a free clan field (C8-MOB-McWander)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("levy",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Each token on each field that is free and bears none."""
        values = penny_mobs(game).values(MCWANDER)
        if not values or not may_use(game, seat, MCWANDER, decision):
            return []
        return [("levy", coins, clan) for coins in values for clan in _free_fields(game)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It lies there face up."""
        _, coins, clan = choice
        board = penny_mobs(game).without_token(MCWANDER, coins)
        game.state.boards[KEY] = replace(board, levies=(*board.levies, (clan, coins)))
        game.tell(LevyLaid(seat, clan, coins))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No such token, or no free field."""
        if not penny_mobs(game).may_work(MCWANDER, seat):
            return "levy", say("penny-mobs-mcwander")
        return "levy", say("penny-mobs-no-token")


def _free_fields(game: Game) -> list[str]:
    """The clan fields that could be claimed and bear no token; Douglas can always be claimed."""
    taken = {*clan_board(game).occupied() - {DOUGLAS}, *dict(penny_mobs(game).levies)}
    return [clan for clan in CLANS if clan not in taken]


def levy_on(game: Game, seat: Seat, clan: str) -> int:
    """What a seat owes McWander's owner for a field."""
    board = penny_mobs(game)
    return 0 if board.owner(MCWANDER) == seat else dict(board.levies).get(clan, 0)


def lift_levy(game: Game, seat: Seat, clan: str) -> None:
    """A field was claimed: the token on it is out, its owner is paid unless it is his marker."""
    board = penny_mobs(game)
    if clan not in dict(board.levies):
        return
    coins, owner = levy_on(game, seat, clan), board.owner(MCWANDER)
    levies = tuple(each for each in board.levies if each[0] != clan)
    game.state.boards[KEY] = replace(board, levies=levies)
    game.tell(TokenLost(MCWANDER, clan))
    if coins and owner is not None:
        collect(game, owner, coins)


def collect(game: Game, owner: Seat, coins: int) -> None:
    """A mobster's owner gets coins that another has paid."""
    game.state.territories[owner].coins += coins
    game.tell(Gained(owner, "coins", coins))
