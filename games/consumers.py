"""What goes through a socket?

A socket only brings: whatever a player does goes over HTTP. It is told that something
happened, asks anew whether its viewer may see it, and sends what he may know. Every event of
a table has a number; a client that comes back names the last one it saw.
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

from accounts.models import Player
from games.models import Table
from games.services import presence, push
from games.services.access import Viewer, listed_tables, seen_table
from games.services.lobby import is_wanted, read_wanted
from games.services.measures import OPEN_SOCKETS
from games.services.refusals import NoSuchTable, TableRefusal
from games.services.seen import Json, events_seen, eyes_of, summary_seen, table_seen
from games.services.sharing import Shared
from games.services.time_limit import TookTooLong, time_limit
from glenmore_site.language import of_socket, speaking_all

#: The code by which a socket is closed whose viewer may not, or may no longer, see the table.
NOT_SEEN = 4404
#: The same where the address of the socket asks for something that cannot be.
NOT_UNDERSTOOD = 4400
#: The same where the engine had to be stopped.
TOO_LONG = 4503
#: The same where its player has logged out, was banned, or lost a token: one may come again.
COME_AGAIN = 4401

Found = TypeVar("Found")
#: What those see alike who have not logged in; kept while the sockets of a table ask for it.
SPECTATORS: Shared[tuple[int, str] | None] = Shared(most=50)


class ViewerConsumer(AsyncJsonWebsocketConsumer):  # type: ignore[misc]  # Channels has no types
    """A socket of somebody who may have logged in."""

    kind: str
    groups: list[str]

    async def __call__(self, *wires: Any) -> None:  # noqa: ANN401 - Channels has no types
        """Count the socket for as long as it is open."""
        with OPEN_SOCKETS.labels(self.kind).track_inprogress():
            await super().__call__(*wires)

    async def dispatch(self, message: Json) -> None:
        """Hand a message to the method that is named after it.

        Channels would first look after the database's connections, in another thread, for each
        socket of a crowd; that is done where the database is really asked.
        """
        await getattr(self, get_handler_name(message))(message)

    @property
    def player_id(self) -> int | None:
        """Who has opened the socket."""
        user = self.scope.get("user")
        return user.pk if isinstance(user, Player) else None

    @property
    def query(self) -> str:
        """What the address of the socket says behind its question mark."""
        return bytes(self.scope["query_string"]).decode("ascii", errors="replace")

    @property
    def asked(self) -> dict[str, str]:
        """The same, word by word."""
        return {name: values[-1] for name, values in parse_qs(self.query).items()}

    @cached_property
    def language(self) -> str:
        """The language of who has opened the socket."""
        return of_socket(self.scope)

    async def enter(self, *groups: str) -> None:
        """Hear what is told to these groups."""
        push.sockets_live_here()
        own = [] if self.player_id is None else [push.sockets_group(self.player_id)]
        self.groups = [*groups, *own]
        for group in self.groups:
            await self.channel_layer.group_add(group, self.channel_name)

    async def hang_up(self, event: Json) -> None:
        """Who opened the socket is somebody else now, or nobody."""
        await self.close(COME_AGAIN)

    async def look_up(self, question: Callable[..., Found], *about: str) -> Found:
        """Ask the database and the engine; close where that takes too long."""
        return await self.limited(self.asked_for(question, *about))

    async def asked_for(self, question: Callable[..., Found], *about: str) -> Found:
        """Ask the database and the engine, in another thread, in the language of the socket."""

        def answer() -> Found:
            with (
                speaking_all(self.language),
                time_limit(f"a socket at {self.scope['path']}"),
            ):
                return question(*about)

        return cast("Found", await database_sync_to_async(answer)())

    async def limited(self, asking: Awaitable[Found]) -> Found:
        """Close where an answer takes too long."""
        try:
            return await asking
        except TookTooLong:
            await self.close(TOO_LONG)
            raise StopConsumer from None

    async def receive_json(self, content: Any, **kwargs: Any) -> None:  # noqa: ANN401 - JSON
        """A client has nothing to say but that it is there."""
        await self.send_json({"kind": "pong"})

    @classmethod
    async def decode_json(cls, text_data: str) -> Any:  # noqa: ANN401 - JSON
        """Whatever is said, even if it is no JSON, is a sign of life."""
        return text_data


class TableConsumer(ViewerConsumer):
    """All that happens at one table, as one viewer may see it.

    `?after=12` asks for the events behind number 12, `?seat=1` to look from that seat, where
    one has several, `?code=` shows an invitation.
    """

    kind = "table"
    seen_number = -1

    async def connect(self) -> None:
        """Tell what was missed, or show the whole table."""
        self.table_id: str = self.scope["url_route"]["kwargs"]["table"]
        after = self.asked.get("after", "")
        self.seen_number = int(after) if after.isdecimal() and len(after) < 10 else -1
        await self.accept()
        await self.enter(push.table_group(self.table_id))
        await self.note(presence.note_look)
        await self.catch_up()

    async def disconnect(self, code: int) -> None:
        """The player has left, or another screen of his says soon that he has not."""
        await self.note(presence.note_away)

    async def receive_json(self, content: Any, **kwargs: Any) -> None:  # noqa: ANN401 - JSON
        """A screen that is seen by somebody says so now and then."""
        await self.note(presence.note_look)
        if await self.look_up(self.is_behind):
            await self.catch_up()  # a message was lost on its way, as when Redis is restarted
        await super().receive_json(content, **kwargs)

    async def note(self, verb: Callable[[str, int], None]) -> None:
        """Remember whether the player looks at the table."""
        if self.player_id is not None:
            await database_sync_to_async(verb)(self.table_id, self.player_id)

    async def table_changed(self, event: Json) -> None:
        """Something happened."""
        if self.player_id is None:
            await self.catch_up_with_all(event["event"])
        else:
            await self.catch_up()

    async def draft_changed(self, event: Json) -> None:
        """A player changed his draft, perhaps on another device."""
        if event["player"] == self.player_id:
            await self.tell(await self.look_up(self.table), [])

    async def catch_up(self) -> None:
        """Send all events that were not sent, and the table as it is."""
        news = await self.look_up(self.news)
        if news is None:
            await self.close(NOT_SEEN)
            return
        table, events = news
        self.seen_number = table["event"]
        await self.tell(table, events)

    async def catch_up_with_all(self, number: int) -> None:
        """The same for one without a name: the first of them looks for all who know as much.

        Who is asked for an event looks after it was made for good, so nobody gets an older table.
        """
        question = (self.table_id, self.query, self.language, self.seen_number, number)
        news = await self.limited(SPECTATORS.look(question, self.encoded_news))
        if news is None:
            await self.close(NOT_SEEN)
            return
        self.seen_number, text = news
        await self.send(text_data=text)

    async def encoded_news(self) -> tuple[int, str] | None:
        """What there is to send, as text, and the number of its last event."""
        news = await self.asked_for(self.news)
        if news is None:
            return None
        table, events = news
        return table["event"], await self.encode_json(_told(table, events))

    async def tell(self, table: Json | None, events: list[Json] | None) -> None:
        """Send the table, with the events that led to it if they are known."""
        if table is None:
            await self.close(NOT_SEEN)
            return
        await self.send_json(_told(table, events))

    def news(self) -> tuple[Json, list[Json] | None] | None:
        """The table and the events since the last one sent; None if it may not be seen."""
        found = self._look()
        if found is None:
            return None
        table, viewer, seat = found
        events = events_seen(table, viewer, eyes_of(table, viewer, seat), self.seen_number)
        return table_seen(table, viewer, seat), events

    def is_behind(self) -> bool:
        """Whether something happened that was not sent."""
        later = Table.objects.filter(pk=self.table_id, event_number__gt=self.seen_number)
        return later.exists()

    def table(self) -> Json | None:
        """The table as it is; None if it may not be seen."""
        found = self._look()
        return table_seen(*found) if found else None

    def _look(self) -> tuple[Table, Viewer, int | None] | None:
        viewer = _viewer(self.player_id)
        if self.player_id is not None and viewer is None:
            return None
        try:
            table = seen_table(self.table_id, viewer, self.asked.get("code", ""))
        except NoSuchTable:
            return None
        seat = self.asked.get("seat", "")
        return table, viewer, int(seat) if seat in tuple("01234") else None


class LobbyConsumer(ViewerConsumer):
    """The tables that a viewer finds, and his own ones, whenever they change.

    The address may ask for tables of a kind, in the words of the API's list of tables; each
    message then tells whether its table is `listed` there.
    """

    kind = "lobby"

    async def connect(self) -> None:
        """Hear of the lobby and of one's own tables."""
        await self.accept()
        try:
            self.wanted = read_wanted(self.query)
        except TableRefusal:
            await self.close(NOT_UNDERSTOOD)
            return
        own = [] if self.player_id is None else [push.player_group(self.player_id)]
        await self.enter(push.LOBBY, *own)
        await self.send_json({"kind": "ready"})

    async def tables_changed(self, event: Json) -> None:
        """A table is another than before."""
        news = await self.look_up(self.news, event["table"])
        if news is not None:
            await self.send_json(news)

    async def table_gone(self, event: Json) -> None:
        """The player was invited to a table, and is no more."""
        await self.send_json({"kind": "gone", "id": event["table"]})

    def news(self, table_id: str) -> Json | None:
        """The table in a line, if the viewer may find it."""
        viewer = _viewer(self.player_id)
        if self.player_id is not None and viewer is None:
            return None
        table = listed_tables(viewer).filter(pk=table_id).first()
        if table is None:
            return None
        listed = is_wanted(table, self.wanted)
        return {"kind": "table", "listed": listed, "table": summary_seen(table, viewer)}


def _told(table: Json, events: list[Json] | None) -> Json:
    kind = "events" if events else "table"
    return {"kind": kind, "events": events or [], "table": table}


def _viewer(player_id: int | None) -> Viewer:
    """The player as he is now: one who was banned meanwhile is none."""
    if player_id is None:
        return None
    return Player.objects.filter(pk=player_id, is_active=True).first()
