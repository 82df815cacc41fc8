"""Sockets that push tables and the lobby to clients.

Sockets only send; everything a player does goes over HTTP. On each message from the channel layer a
socket checks again what its viewer may see and sends that. Events of a table are numbered; a
client that reconnects names the last one it received.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, TypeVar, cast
from urllib.parse import parse_qs

from channels.consumer import get_handler_name
from channels.db import database_sync_to_async
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncJsonWebsocketConsumer

from accounts.language import language_of_socket
from accounts.models import Player
from games.models import Table
from games.services.lobby.listing import matches_filter, parse_table_filter
from games.services.messages import live_updates, presence
from games.services.metrics import OPEN_SOCKETS
from games.services.payloads.single_flight import SingleFlight
from games.services.payloads.table import (
    Json,
    event_payloads,
    table_payload,
    table_summary,
)
from games.services.refusals import NoSuchTable, TableRefusal
from games.services.seats.access import Viewer, get_visible_table, listed_tables, viewing_seat
from games.services.time_limit import TookTooLong, time_limit
from glenmore_site.base.language import use_language_everywhere

# Codes by which sockets are closed.
#: The viewer may not, or may no longer, see the table.
CLOSE_NOT_FOUND = 4404
#: The query string of the socket is invalid.
CLOSE_BAD_QUERY = 4400
#: The engine took too long.
CLOSE_TIMEOUT = 4503
#: The player has logged out, was banned or lost a token; the client may reconnect.
CLOSE_LOGGED_OUT = 4401

Result = TypeVar("Result")
#: The payloads for viewers who are not logged in, who all see the same.
SPECTATORS: SingleFlight[tuple[int, str] | None] = SingleFlight(max_entries=50)


class ViewerConsumer(AsyncJsonWebsocketConsumer):  # type: ignore[misc]  # Channels has no types
    """A socket of a viewer, logged in or not."""

    kind: str
    groups: list[str]

    async def __call__(self, *connection: Any) -> None:  # noqa: ANN401 - Channels has no types
        """Count the socket for as long as it is open."""
        with OPEN_SOCKETS.labels(self.kind).track_inprogress():
            await super().__call__(*connection)

    async def dispatch(self, message: Json) -> None:
        """Call the handler named after the message.

        Channels would first close old database connections in another thread, for every socket;
        here that happens only where the database is used.
        """
        await getattr(self, get_handler_name(message))(message)

    @property
    def player_id(self) -> int | None:
        """The player who opened the socket; None if not logged in."""
        user = self.scope.get("user")
        return user.pk if isinstance(user, Player) else None

    @property
    def query(self) -> str:
        """The query string of the socket."""
        return bytes(self.scope["query_string"]).decode("ascii", errors="replace")

    @property
    def query_params(self) -> dict[str, str]:
        """The parameters of the query string, the last value of each."""
        return {name: values[-1] for name, values in parse_qs(self.query).items()}

    @cached_property
    def language(self) -> str:
        """The language of the viewer."""
        return language_of_socket(self.scope)

    async def join_groups(self, *groups: str) -> None:
        """Receive the messages of these groups."""
        live_updates.use_running_loop()
        own = [] if self.player_id is None else [live_updates.sockets_group(self.player_id)]
        self.groups = [*groups, *own]
        for group in self.groups:
            await self.channel_layer.group_add(group, self.channel_name)

    async def hang_up(self, event: Json) -> None:
        """Handle `hang.up`: the player has logged out or was banned."""
        await self.close(CLOSE_LOGGED_OUT)

    async def load(self, function: Callable[..., Result], *arguments: str) -> Result:
        """Call a function that uses the database and the engine; close on a timeout."""
        return await self.close_on_timeout(self.run_in_thread(function, *arguments))

    async def run_in_thread(self, function: Callable[..., Result], *arguments: str) -> Result:
        """Call a function in another thread, in the language of the socket."""

        def call() -> Result:
            with (
                use_language_everywhere(self.language),
                time_limit(f"a socket at {self.scope['path']}"),
            ):
                return function(*arguments)

        return cast("Result", await database_sync_to_async(call)())

    async def close_on_timeout(self, loading: Awaitable[Result]) -> Result:
        """Close the socket if the engine takes too long."""
        try:
            return await loading
        except TookTooLong:
            await self.close(CLOSE_TIMEOUT)
            raise StopConsumer from None

    async def receive_json(self, content: Any, **kwargs: Any) -> None:  # noqa: ANN401 - JSON
        """Answer every message of the client as a ping."""
        await self.send_json({"kind": "pong"})

    @classmethod
    async def decode_json(cls, text_data: str) -> Any:  # noqa: ANN401 - JSON
        """Accept any text, even if it is not JSON."""
        return text_data


class TableConsumer(ViewerConsumer):
    """All events of one table, as one viewer may see them.

    `?after=12` requests the events after number 12, `?seat=1` the view from one of several own
    seats, `?code=` is the code of the table's link.
    """

    kind = "table"
    last_sent = -1

    async def connect(self) -> None:
        """Send the missed events, or the whole table."""
        self.table_id: str = self.scope["url_route"]["kwargs"]["table"]
        after = self.query_params.get("after", "")
        self.last_sent = int(after) if after.isdecimal() and len(after) < 10 else -1
        await self.accept()
        await self.join_groups(live_updates.table_group(self.table_id))
        await self.set_presence(presence.mark_present)
        await self.catch_up()

    async def disconnect(self, code: int) -> None:
        """Mark the player absent; another of their screens marks them present again soon."""
        await self.set_presence(presence.mark_absent)

    async def receive_json(self, content: Any, **kwargs: Any) -> None:  # noqa: ANN401 - JSON
        """Handle the regular ping of a visible screen."""
        await self.set_presence(presence.mark_present)
        if await self.load(self.is_behind):
            await self.catch_up()  # a message was lost, as when Redis restarts
        await super().receive_json(content, **kwargs)

    async def set_presence(self, verb: Callable[[str, int], None]) -> None:
        """Store whether the player has the table open."""
        if self.player_id is not None:
            await database_sync_to_async(verb)(self.table_id, self.player_id)

    async def table_changed(self, event: Json) -> None:
        """Handle `table.changed`: send the new events."""
        if self.player_id is None:
            await self.send_shared_news(event["event"])
        else:
            await self.catch_up()

    async def draft_changed(self, event: Json) -> None:
        """Handle `draft.changed`: update the player's other screens."""
        if event["player"] == self.player_id:
            await self.send_table(await self.load(self.table), [])

    async def catch_up(self) -> None:
        """Send all events not yet sent, and the current table."""
        news = await self.load(self.news)
        if news is None:
            await self.close(CLOSE_NOT_FOUND)
            return
        table, events = news
        self.last_sent = table["event"]
        await self.send_table(table, events)

    async def send_shared_news(self, number: int) -> None:
        """Like `catch_up` for viewers without an account, who share one payload.

        The payload is built after the event was committed, so nobody gets an older table.
        """
        key = (self.table_id, self.query, self.language, self.last_sent, number)
        news = await self.close_on_timeout(SPECTATORS.get(key, self.encoded_news))
        if news is None:
            await self.close(CLOSE_NOT_FOUND)
            return
        self.last_sent, text = news
        await self.send(text_data=text)

    async def encoded_news(self) -> tuple[int, str] | None:
        """The number of the last event, and the message to send as text."""
        news = await self.run_in_thread(self.news)
        if news is None:
            return None
        table, events = news
        return table["event"], await self.encode_json(_message(table, events))

    async def send_table(self, table: Json | None, events: list[Json] | None) -> None:
        """Send the table with the events that led to it."""
        if table is None:
            await self.close(CLOSE_NOT_FOUND)
            return
        await self.send_json(_message(table, events))

    def news(self) -> tuple[Json, list[Json] | None] | None:
        """The table and the events since the last one sent; None if the viewer may not see it."""
        found = self._load_table()
        if found is None:
            return None
        table, viewer, seat = found
        events = event_payloads(table, viewer, viewing_seat(table, viewer, seat), self.last_sent)
        return table_payload(table, viewer, seat), events

    def is_behind(self) -> bool:
        """Whether there are events not yet sent."""
        later = Table.objects.filter(pk=self.table_id, event_number__gt=self.last_sent)
        return later.exists()

    def table(self) -> Json | None:
        """The current table; None if the viewer may not see it."""
        found = self._load_table()
        return table_payload(*found) if found else None

    def _load_table(self) -> tuple[Table, Viewer, int | None] | None:
        viewer = _viewer(self.player_id)
        if self.player_id is not None and viewer is None:
            return None
        try:
            table = get_visible_table(self.table_id, viewer, self.query_params.get("code", ""))
        except NoSuchTable:
            return None
        seat = self.query_params.get("seat", "")
        return table, viewer, int(seat) if seat in tuple("01234") else None


class LobbyConsumer(ViewerConsumer):
    """The tables of the lobby and of the viewer, whenever they change.

    The query string may hold a filter with the parameters of the API's list of tables; each
    message says whether its table is `listed` by that filter.
    """

    kind = "lobby"

    async def connect(self) -> None:
        """Subscribe to the lobby and to the viewer's own tables."""
        await self.accept()
        try:
            self.wanted = parse_table_filter(self.query)
        except TableRefusal:
            await self.close(CLOSE_BAD_QUERY)
            return
        own = [] if self.player_id is None else [live_updates.player_group(self.player_id)]
        await self.join_groups(live_updates.LOBBY, *own)
        await self.send_json({"kind": "ready"})

    async def tables_changed(self, event: Json) -> None:
        """Handle `tables.changed`: send the summary of the table."""
        news = await self.load(self.news, event["table"])
        if news is not None:
            await self.send_json(news)

    async def table_gone(self, event: Json) -> None:
        """Handle `table.gone`: the table left the player's list."""
        await self.send_json({"kind": "gone", "id": event["table"]})

    def news(self, table_id: str) -> Json | None:
        """The summary of a table; None if the viewer cannot find it."""
        viewer = _viewer(self.player_id)
        if self.player_id is not None and viewer is None:
            return None
        table = listed_tables(viewer).filter(pk=table_id).first()
        if table is None:
            return None
        listed = matches_filter(table, self.wanted)
        return {"kind": "table", "listed": listed, "table": table_summary(table, viewer)}


def _message(table: Json, events: list[Json] | None) -> Json:
    kind = "events" if events else "table"
    return {"kind": kind, "events": events or [], "table": table}


def _viewer(player_id: int | None) -> Viewer:
    """Load the player again; one who was banned counts as nobody."""
    if player_id is None:
        return None
    return Player.objects.filter(pk=player_id, is_active=True).first()
