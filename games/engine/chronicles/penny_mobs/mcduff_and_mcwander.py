"""Rob the market with McDuff and levy roads with McWander."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.agenda import Decision
from games.engine.core.choices import Choice, Seat
from games.engine.core.facts import Gained
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.clan_board import clan_board
from games.engine.glen_more_2.clans import CLANS, DOUGLAS
from i18n import translate

from .board import KEY, penny_mobs_board
from .facts import LevyLaid, RowRobbed, TokenLost
from .mobsters import MCDUFF, MCWANDER
from .prison import may_use

if TYPE_CHECKING:
    from games.engine.core.game import Game

DUFF_TOKEN = 0


class Rob(Aside):
    """Spend a token of McDuff for the largest stack of coins of a row (C8-MOB-McDuff)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("rob",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every row with coins, while tokens are left."""
        if not may_rob(game, seat, decision):
            return []
        return [("rob", good) for good in game.edition.goods if game.state.market[good]]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the coins of the last field."""
        _, good = choice
        coins = game.state.market[good]
        game.state.market[good] -= 1
        take_loot(game, seat, good, coins)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no token or no coins."""
        if not penny_mobs_board(game).may_work(MCDUFF, seat):
            return "rob", translate("penny-mobs-mcduff")
        if not penny_mobs_board(game).values(MCDUFF):
            return "rob", translate("penny-mobs-mcduff-spent")
        return "rob", translate("penny-mobs-no-coins")


def may_rob(game: Game, seat: Seat, decision: Decision) -> bool:
    """Return whether a seat may spend one of McDuff's tokens now."""
    return bool(penny_mobs_board(game).values(MCDUFF)) and may_use(game, seat, MCDUFF, decision)


def take_loot(game: Game, seat: Seat, row: str, coins: int) -> None:
    """Spend one of McDuff's tokens for coins of a row."""
    game.state.boards[KEY] = penny_mobs_board(game).without_token(MCDUFF, DUFF_TOKEN)
    game.state.territories[seat].coins += coins
    game.emit(RowRobbed(seat, row, coins))
    game.emit(Gained(seat, "coins", coins))


class Levy(Aside):
    """Put a token of McWander on a free clan field (C8-MOB-McWander)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("levy",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return each token on each free field without one."""
        values = penny_mobs_board(game).values(MCWANDER)
        if not values or not may_use(game, seat, MCWANDER, decision):
            return []
        return [("levy", coins, clan) for coins in values for clan in _free_fields(game)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put the token there, face up."""
        _, coins, clan = choice
        board = penny_mobs_board(game).without_token(MCWANDER, coins)
        game.state.boards[KEY] = replace(board, levies=(*board.levies, (clan, coins)))
        game.emit(LevyLaid(seat, clan, coins))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no such token or that the field is not free."""
        if not penny_mobs_board(game).may_work(MCWANDER, seat):
            return "levy", translate("penny-mobs-mcwander")
        return "levy", translate("penny-mobs-no-token")


def _free_fields(game: Game) -> list[str]:
    """Return the clan fields that can be claimed and have no token; Douglas always can."""
    taken = {*clan_board(game).occupied() - {DOUGLAS}, *dict(penny_mobs_board(game).levies)}
    return [clan for clan in CLANS.under(game.setup.rules) if clan not in taken]


def levy_on(game: Game, seat: Seat, clan: str) -> int:
    """Return the coins that a seat owes McWander's owner for a field."""
    board = penny_mobs_board(game)
    return 0 if board.owner(MCWANDER) == seat else dict(board.levies).get(clan, 0)


def lift_levy(game: Game, seat: Seat, clan: str) -> None:
    """Remove the token of a claimed field and pay its owner, unless they claimed it."""
    board = penny_mobs_board(game)
    if clan not in dict(board.levies):
        return
    coins, owner = levy_on(game, seat, clan), board.owner(MCWANDER)
    levies = tuple(each for each in board.levies if each[0] != clan)
    game.state.boards[KEY] = replace(board, levies=levies)
    game.emit(TokenLost(MCWANDER, clan))
    if coins and owner is not None:
        collect(game, owner, coins)


def collect(game: Game, owner: Seat, coins: int) -> None:
    """Give a mobster's owner the coins that another seat has paid."""
    game.state.territories[owner].coins += coins
    game.emit(Gained(owner, "coins", coins))
