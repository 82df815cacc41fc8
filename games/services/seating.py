"""How does a table fill, and how does its game begin?"""

from __future__ import annotations

import secrets
from datetime import timedelta

import msgspec
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from accounts.models import Player
from games.clock import PACES
from games.engine import edition, new_game, new_seed, save_game, seed_hash
from games.engine.bots import BOTS
from games.engine.editions import rules_for
from games.lessons import LESSONS
from games.models import Colour, Event, Pace, Seat, Status, Table, Visibility
from words import say

from . import clocks, inviting, push, telling
from .access import lock, may_see, own_seat, require_host, require_open
from .committing import note_who_must_act
from .position import setup_of
from .refusals import NoSuchTable, NotNow, NotYours, TableRefusal
from .seated import seats_at


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed on before anybody sits down."""

    edition: str
    players: int
    chronicles: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    pace: str = Pace.CORRESPONDENCE
    #: How much rest each seat is granted; as usual at this pace where nothing is said.
    sleep_hours: int | None = None
    weekend_pause: bool | None = None
    vacation_days: int | None = None
    rated: bool = False
    visibility: str = Visibility.PUBLIC
    hotseat: bool = False


@transaction.atomic
def create_table(
    *, host: Player, terms: Terms, bots: tuple[str, ...] = (), colour: str = "", lesson: str = ""
) -> Table:
    """Open a table, its host in the first seat and bots in the last ones.

    On one device the host has all seats that bots do not have: the game begins at once.
    """
    if len(bots) >= terms.players:
        raise TableRefusal(say("table-seat-for-you"), field="bots")
    table = new_table(host=host, terms=terms, lesson=lesson)
    _sit(table, host, colour=colour)
    for _ in range(terms.players - len(bots) - 1 if terms.hotseat else 0):
        _sit(table, host)
    for bot in bots:
        _sit(table, None, bot)
    push.announce(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


def new_table(*, host: Player, terms: Terms, lesson: str = "") -> Table:
    """A table at which nobody sits yet; in a lesson chance is the same for all."""
    if terms.rated and terms.hotseat:
        raise TableRefusal(say("table-hotseat-unrated"), field="rated")
    if terms.rated and host.is_guest:
        raise TableRefusal(say("table-guests-unrated"), field="rated")
    rules = edition(terms.edition).rules_version
    seed = LESSONS[lesson].seed if lesson else new_seed(secrets.token_bytes(32))
    agreed = msgspec.structs.asdict(terms) | _rest_granted(terms)
    agreed |= {"seed": seed, "seed_hash": seed_hash(seed), "lesson": lesson}
    table = Table(host=host, rules=rules, **agreed)
    rules_for(setup_of(table))
    table.save()
    return table


@transaction.atomic
def join_table(*, table_id: str, player: Player, code: str = "", colour: str = "") -> Table:
    """Take a seat; when it was the last one, the game begins."""
    table = lock(table_id)
    if not may_see(table, player, code):
        raise NoSuchTable(say("table-not-seen"))
    if table.seats.filter(player=player).exists():
        return table
    require_open(table)
    if table.rated and player.is_guest:
        raise NotYours(say("table-guests-unrated"))
    _sit(table, player, colour=colour)
    table.invitations.filter(player=player).delete()
    push.announce(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


@transaction.atomic
def choose_colour(*, table_id: str, player: Player, seat: int, colour: str) -> Table:
    """Take another colour, if it is free, before the game begins."""
    table = lock(table_id)
    own = own_seat(table, player, seat)
    require_open(table)
    own.colour = _free_colour(table.seats.exclude(pk=own.pk), colour)
    own.save(update_fields=["colour"])
    push.announce(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def leave_table(*, table_id: str, player: Player) -> Table:
    """Get up before the game begins; the last player who leaves closes the table."""
    table = lock(table_id)
    if not table.seats.filter(player=player).exists():
        raise NotYours(say("table-not-seated"))
    require_open(table)
    table.seats.filter(player=player).delete()
    heir = table.seats.exclude(player=None).first()
    if heir is None:
        table.status, table.finished = Status.ABORTED, timezone.now()
    elif table.host_id == player.pk:
        table.host = heir.player
    table.save()
    push.announce(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def fill_with_bots(*, table_id: str, player: Player, bot: str) -> Table:
    """Let bots take all empty seats; the game begins."""
    table = lock(table_id)
    require_host(table, player)
    require_open(table)
    if table.rated:
        raise NotNow(say("table-bots-unrated"))
    for _ in range(table.players - table.seats.count()):
        _sit(table, None, bot)
    push.announce(table, Event.Kind.SEATS)
    _begin_if_full(table)
    return table


@transaction.atomic
def start_table(*, table_id: str, player: Player) -> Table:
    """Begin with the players who are there, if the game can be played by so many."""
    table = lock(table_id)
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
def rematch(*, table_id: str, player: Player) -> Table:
    """Open the same table again; whoever asks later is led to the one that was opened."""
    table = lock(table_id)
    if table.status != Status.FINISHED or table.imported:
        raise NotNow(say("table-rematch-later"))
    if not table.seats.filter(player=player).exists():
        raise NotYours(say("table-not-played"))
    again = Table.objects.filter(rematch_of=table).first()
    if again is not None:
        return again
    again = new_table(host=player, terms=_terms_of(table))
    again.rematch_of = table
    again.save(update_fields=["rematch_of"])
    own = table.seats.filter(player=player).count()
    for _ in range(own):
        _sit(again, player)
    for seat in table.seats.filter(player=None).exclude(bot=""):
        _sit(again, None, seat.bot)
    inviting.invite_again(table, again, player)
    push.announce(table, Event.Kind.REMATCH)
    push.announce(again, Event.Kind.SEATS)
    _begin_if_full(again)
    return again


@transaction.atomic
def pause_table(*, table_id: str, paused: bool) -> Table:
    """Let the operator stop a table, or let it go on."""
    table = lock(table_id)
    if table.paused != paused:
        table.paused = paused
        table.save(update_fields=["paused"])
        clocks.set_clocks(table)
        push.announce(table, Event.Kind.PAUSE)
    return table


def seat_together(*, players: list[Player], terms: Terms) -> Table:
    """Open a table for players who found each other, and begin."""
    table = new_table(host=players[0], terms=terms)
    for player in players:
        _sit(table, player)
    _begin_if_full(table)
    return table


def _rest_granted(terms: Terms) -> dict[str, int | bool]:
    pace = PACES[terms.pace]
    usual = {
        "sleep_hours": pace.sleep // timedelta(hours=1),
        "weekend_pause": pace.weekend,
        "vacation_days": pace.vacation.days,
    }
    said = {name: getattr(terms, name) for name in usual}
    return usual | {name: value for name, value in said.items() if value is not None}


def _terms_of(table: Table) -> Terms:
    agreed = {name: getattr(table, name) for name in Terms.__struct_fields__}
    lists = {name: tuple(agreed[name]) for name in ("chronicles", "options")}
    return Terms(**agreed | lists)


def _sit(table: Table, player: Player | None, bot: str = "", colour: str = "") -> Seat:
    if bot and bot not in BOTS:
        message = say("refused-no-bot", name=bot, names=", ".join(BOTS))
        raise TableRefusal(message, field="bot")
    if bot and table.rated:
        raise TableRefusal(say("table-bots-unrated"), field="bots")
    taken = set(table.seats.values_list("number", flat=True))
    free = [number for number in range(table.players) if number not in taken]
    if not free:
        raise NotNow(say("table-full"))
    return Seat.objects.create(
        table=table,
        number=free[0],
        colour=_free_colour(table.seats.all(), colour),
        player=player,
        bot=bot,
        hotseat=table.hotseat,
    )


def _free_colour(others: QuerySet[Seat], wanted: str) -> str:
    """The colour that is wanted, or any, if none of the others has it."""
    free = [each for each in Colour if each not in set(others.values_list("colour", flat=True))]
    if wanted and wanted not in free:
        raise NotNow(say("refused-colour-taken"), field="colour")
    return wanted or free[0]


def _begin_if_full(table: Table) -> None:
    """The game begins when the last seat is taken."""
    if table.seats.count() < table.players:
        return
    game = new_game(setup_of(table), table.seed)
    table.status, table.started = Status.RUNNING, timezone.now()
    table.snapshot = save_game(game)
    table.save()
    note_who_must_act(table, game)
    seats = seats_at(table)
    if clocks.is_timed(table, seats):
        telling.tell_started(table, seats)
    push.announce(table, Event.Kind.STARTED)
