"""Open, join, leave, fill and start tables."""

from __future__ import annotations

import secrets
from datetime import timedelta

import msgspec
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from accounts.models import Player
from clock import PACES
from games.engine import edition, new_game, new_seed, save_game, seed_hash
from games.engine.bots import BOTS
from games.engine.editions import rules_for
from games.lessons import LESSONS
from games.models import Colour, Event, Pace, Seat, Status, Table, Visibility
from games.services.clocks import deadlines
from games.services.messages import live_updates, notify
from games.services.refusals import NoSuchTable, NotNow, NotYours, TableRefusal
from games.services.seats.access import (
    can_view,
    lock_table,
    require_host,
    require_open,
    require_own_seat,
)
from games.services.seats.seats import seats_at
from games.services.storage.position import setup_of
from i18n import translate

from . import invitations, limits


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a table, set by its host."""

    edition: str
    players: int
    chronicles: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    pace: str = Pace.CORRESPONDENCE
    #: How much rest each seat is granted; None means the default of the pace.
    sleep_hours: int | None = None
    weekend_pause: bool | None = None
    vacation_days: int | None = None
    rated: bool = False
    visibility: str = Visibility.PUBLIC
    hotseat: bool = False


@transaction.atomic
def create_table(  # noqa: PLR0913 - all by name
    *,
    host: Player,
    terms: Terms,
    bots: tuple[str, ...] = (),
    colour: str = "",
    lesson: str = "",
    network: str = "",
) -> Table:
    """Open a table with its host in the first seat and bots in the last ones.

    On a shared device the host takes all other seats, and the game begins at once.
    """
    if len(bots) >= terms.players:
        raise TableRefusal(translate("table-seat-for-you"), field="bots")
    _require_room(host, network, bots=bool(bots))
    table = new_table(host=host, terms=terms, lesson=lesson, network=network)
    _add_seat(table, host, colour=colour)
    for _ in range(terms.players - len(bots) - 1 if terms.hotseat else 0):
        _add_seat(table, host)
    for bot in bots:
        _add_seat(table, None, bot)
    live_updates.publish_event(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


def new_table(*, host: Player, terms: Terms, lesson: str = "", network: str = "") -> Table:
    """Create a table without players; every run of a lesson has its seed and its rules."""
    if terms.rated and terms.hotseat:
        raise TableRefusal(translate("table-hotseat-unrated"), field="rated")
    if terms.rated and host.is_guest:
        raise TableRefusal(translate("table-guests-unrated"), field="rated")
    script = LESSONS.get(lesson)
    rules = script.rules if script else edition(terms.edition).rules_version
    seed = script.seed if script else new_seed(secrets.token_bytes(32))
    agreed = msgspec.structs.asdict(terms) | _rest_granted(terms)
    agreed |= {"seed": seed, "seed_hash": seed_hash(seed), "lesson": lesson}
    table = Table(host=host, rules=rules, network=network, **agreed)
    rules_for(setup_of(table))
    table.save()
    return table


@transaction.atomic
def join_table(*, table_id: str, player: Player, code: str = "", colour: str = "") -> Table:
    """Take a seat; the game begins when the last one is taken."""
    table = lock_table(table_id)
    if not can_view(table, player, code):
        raise NoSuchTable(translate("table-not-seen"))
    if table.seats.filter(player=player).exists():
        return table
    require_open(table)
    if table.rated and player.is_guest:
        raise NotYours(translate("table-guests-unrated"))
    _add_seat(table, player, colour=colour)
    table.invitations.filter(player=player).delete()
    live_updates.publish_event(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


@transaction.atomic
def choose_colour(*, table_id: str, player: Player, seat: int, colour: str) -> Table:
    """Change the colour of a seat before the game begins."""
    table = lock_table(table_id)
    own = require_own_seat(table, player, seat)
    require_open(table)
    own.colour = _free_colour(table.seats.exclude(pk=own.pk), colour)
    own.save(update_fields=["colour"])
    live_updates.publish_event(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def leave_table(*, table_id: str, player: Player) -> Table:
    """Leave before the game begins; the last player to leave closes the table."""
    table = lock_table(table_id)
    if not table.seats.filter(player=player).exists():
        raise NotYours(translate("table-not-seated"))
    require_open(table)
    table.seats.filter(player=player).delete()
    successor = table.seats.exclude(player=None).first()
    if successor is None:
        table.status, table.finished = Status.ABORTED, timezone.now()
    elif table.host_id == player.pk:
        table.host = successor.player
    table.save()
    live_updates.publish_event(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def fill_with_bots(*, table_id: str, player: Player, bot: str) -> Table:
    """Fill all empty seats with bots, which begins the game."""
    table = lock_table(table_id)
    require_host(table, player)
    require_open(table)
    if table.rated:
        raise NotNow(translate("table-bots-unrated"))
    limits.require_room_for_bot_game(player, table.network)
    for _ in range(table.players - table.seats.count()):
        _add_seat(table, None, bot)
    live_updates.publish_event(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


@transaction.atomic
def start_table(*, table_id: str, player: Player) -> Table:
    """Begin with the present players, if the game allows that number."""
    table = lock_table(table_id)
    require_host(table, player)
    if table.status == Status.RUNNING:
        return table
    require_open(table)
    table.players = table.seats.count()
    rules_for(setup_of(table))
    for number, seat in enumerate(table.seats.all()):
        seat.number = number
        seat.save(update_fields=["number"])
    _begin_if_full(table)
    return table


@transaction.atomic
def rematch(*, table_id: str, player: Player, network: str = "") -> Table:
    """Open a table with the same terms; later requests return the same table."""
    table = lock_table(table_id)
    if table.status != Status.FINISHED or table.imported:
        raise NotNow(translate("table-rematch-later"))
    if not table.seats.filter(player=player).exists():
        raise NotYours(translate("table-not-played"))
    again = Table.objects.filter(rematch_of=table).first()
    if again is not None:
        return again
    bots = table.seats.filter(player=None).exclude(bot="")
    _require_room(player, network, bots=bots.exists())
    again = new_table(host=player, terms=_terms_of(table), network=network)
    again.rematch_of = table
    again.save(update_fields=["rematch_of"])
    own = table.seats.filter(player=player).count()
    for _ in range(own):
        _add_seat(again, player)
    for seat in bots:
        _add_seat(again, None, seat.bot)
    invitations.invite_previous_players(table, again, player)
    live_updates.publish_event(table, Event.Kind.REMATCH)
    live_updates.publish_event(again, Event.Kind.SEATS)
    _begin_if_full(again)
    return again


@transaction.atomic
def pause_table(*, table_id: str, paused: bool) -> Table:
    """Pause or resume a table, as an operator."""
    table = lock_table(table_id)
    if table.paused != paused:
        table.paused = paused
        table.save(update_fields=["paused"])
        deadlines.update_clocks(table)
        live_updates.publish_event(table, Event.Kind.PAUSE)
    return table


def seat_together(*, players: list[Player], terms: Terms) -> Table:
    """Open a table for matched players and begin."""
    table = new_table(host=players[0], terms=terms)
    for player in players:
        _add_seat(table, player)
    _begin_if_full(table)
    return table


def _require_room(host: Player, network: str, *, bots: bool) -> None:
    """Lock the player, so that requests at once count each other, and refuse one too many."""
    Player.objects.select_for_update().get(pk=host.pk)
    limits.require_room_for_open_table(host, network)
    if bots:
        limits.require_room_for_bot_game(host, network)


def _rest_granted(terms: Terms) -> dict[str, int | bool]:
    pace = PACES[terms.pace]
    defaults = {
        "sleep_hours": pace.sleep // timedelta(hours=1),
        "weekend_pause": pace.weekend,
        "vacation_days": pace.vacation.days,
    }
    given = {name: getattr(terms, name) for name in defaults}
    return defaults | {name: value for name, value in given.items() if value is not None}


def _terms_of(table: Table) -> Terms:
    agreed = {name: getattr(table, name) for name in Terms.__struct_fields__}
    lists = {name: tuple(agreed[name]) for name in ("chronicles", "options")}
    return Terms(**agreed | lists)


def _add_seat(table: Table, player: Player | None, bot: str = "", colour: str = "") -> Seat:
    if bot and bot not in BOTS:
        message = translate("refused-no-bot", name=bot, names=", ".join(BOTS))
        raise TableRefusal(message, field="bot")
    if bot and table.rated:
        raise TableRefusal(translate("table-bots-unrated"), field="bots")
    taken = set(table.seats.values_list("number", flat=True))
    free = [number for number in range(table.players) if number not in taken]
    if not free:
        raise NotNow(translate("table-full"))
    return Seat.objects.create(
        table=table,
        number=free[0],
        colour=_free_colour(table.seats.all(), colour),
        player=player,
        bot=bot,
        hotseat=table.hotseat,
    )


def _free_colour(others: QuerySet[Seat], wanted: str) -> str:
    """The requested colour if it is free; the first free one if none is requested."""
    free = [each for each in Colour if each not in set(others.values_list("colour", flat=True))]
    if wanted and wanted not in free:
        raise NotNow(translate("refused-colour-taken"), field="colour")
    return wanted or free[0]


def _begin_if_full(table: Table) -> None:
    """Begin the game if all seats are taken."""
    if table.seats.count() < table.players:
        return
    game = new_game(setup_of(table), table.seed)
    table.status, table.started = Status.RUNNING, timezone.now()
    table.snapshot = save_game(game)
    table.save()
    deadlines.set_seats_to_act(table, game.to_act)
    seats = seats_at(table)
    if deadlines.is_timed(table, seats):
        notify.notify_started(table, seats)
    live_updates.publish_event(table, Event.Kind.STARTED)
