"""A desktop that shows notifications and reports taps, over D-Bus.

It implements as much of a session bus and of the notification service as Chromium needs, so that a
tap takes the same way as a player's.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.browser import dbus
from tests.browser.dbus import Message, Reader, Value, written

SERVICE = "org.freedesktop.Notifications"
OWNER, CLIENT = ":1.0", ":1.1"
#: The tap itself, and the browser's own button.
NOT_OURS = ("default", "settings")
CLOSED_BY_A_CALL = 3
Answer = tuple[str, tuple[Value, ...]]


@dataclass(eq=False)
class Line:
    """A connection of the browser; it opens several."""

    end: socket.socket
    serial: int = 0
    writing: threading.Lock = field(default_factory=threading.Lock)

    def say(self, kind: int, fields: dict[int, Value], answer: Answer) -> None:
        """Send a message with these values."""
        kinds, values = answer
        headers = fields | {dbus.DESTINATION: CLIENT, dbus.SENDER: OWNER}
        if kinds:
            headers[dbus.SIGNATURE] = kinds
        with self.writing:
            self.serial += 1
            message = Message(kind, headers, written(*values), self.serial)
            self.end.sendall(dbus.write_message(message))

    def signal(self, member: str, answer: Answer) -> None:
        """Report what happened to a notification."""
        path = "/" + SERVICE.replace(".", "/")
        self.say(
            dbus.SIGNAL,
            {dbus.PATH: path, dbus.INTERFACE: SERVICE, dbus.MEMBER: member},
            answer,
        )


@dataclass(frozen=True)
class Shown:
    """A notification on the screen."""

    number: int
    title: str
    body: str
    #: Labels of its buttons by key.
    buttons: dict[str, str]
    line: Line

    def tap(self, button: str = "") -> None:
        """Tap it, or its button with this label."""
        keys = {called: key for key, called in self.buttons.items()} | {"": "default"}
        self.line.signal("ActionInvoked", ("us", (self.number, keys[button])))


class Desktop:
    """All notifications on the screen."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._shown: dict[int, Shown] = {}
        self._numbers = 0

    @property
    def shown(self) -> list[Shown]:
        """Return the notifications that are visible now."""
        return list(self._shown.values())

    def serve(self, end: socket.socket) -> None:
        """Handle the messages of a browser until it disconnects."""
        line = Line(end)
        with end, end.makefile("rb") as said:
            _greet(end, said)
            while message := dbus.read_message(said):
                if message.kind == dbus.CALL:
                    self._hear(line, message)

    def _hear(self, line: Line, message: Message) -> None:
        answer = self._answer(line, message)
        if message.flags & dbus.NO_REPLY:
            return
        fields: dict[int, Value] = {dbus.REPLY_TO: message.serial}
        if answer is None:
            unknown = {dbus.ERROR_NAME: "org.freedesktop.DBus.Error.UnknownMethod"}
            line.say(dbus.ERROR, fields | unknown, ("", ()))
        else:
            line.say(dbus.RETURN, fields, answer)

    def _answer(self, line: Line, message: Message) -> Answer | None:
        """Return types and values of the reply; None for an unknown call."""
        body, member = Reader(message.body), message.fields.get(dbus.MEMBER)
        match message.fields.get(dbus.DESTINATION), member:
            case "org.freedesktop.DBus", _:
                return _bus_answer(str(member), body)
            case _, "GetCapabilities":
                return "as", (["actions", "body"],)
            case _, "GetServerInformation":
                return "ssss", ("desktop", "tests", "1", "1.2")
            case _, "Notify":
                return "u", (self._show(line, body),)
            case _, "CloseNotification":
                self._close(line, body.number())
                return "", ()
        return None

    def _show(self, line: Line, body: Reader) -> int:
        body.text()  # application name
        number = body.number() or self._next_number()
        body.text()  # icon
        title, words, keys = body.text(), body.text(), body.texts()
        buttons = dict(zip(keys[::2], keys[1::2], strict=True))
        own = {key: called for key, called in buttons.items() if key not in NOT_OURS}
        self._shown[number] = Shown(number, title, words, own, line)
        return number

    def _close(self, line: Line, number: int) -> None:
        self._shown.pop(number, None)
        line.signal("NotificationClosed", ("uu", (number, CLOSED_BY_A_CALL)))

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers


@contextmanager
def open_desktop(folder: Path) -> Iterator[Desktop]:
    """Run a desktop; the browser finds it by DBUS_SESSION_BUS_ADDRESS."""
    path = folder / "bus"
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        desktop = Desktop(f"unix:path={path}")
        _in_background(_welcome, listening, desktop)
        yield desktop


def _welcome(listening: socket.socket, desktop: Desktop) -> None:
    while True:
        try:
            end, _ = listening.accept()
        except OSError:  # the desktop is closed
            return
        _in_background(desktop.serve, end)


def _in_background(work: Callable[..., None], *given: object) -> None:
    threading.Thread(target=work, args=given, daemon=True).start()


def _bus_answer(member: str, body: Reader) -> Answer | None:
    """Return the reply of the bus itself."""
    match member:
        case "Hello":
            return "s", (CLIENT,)
        case "AddMatch" | "RemoveMatch":
            return "", ()
        case "NameHasOwner":
            return "b", (int(body.text() == SERVICE),)
        case "ListNames" | "ListActivatableNames":
            return "as", ([SERVICE],)
        case "GetNameOwner" if body.text() == SERVICE:
            return "s", (OWNER,)
    return None


def _greet(end: socket.socket, said: IO[bytes]) -> None:
    """Accept every client."""
    while (line := said.readline()) and not line.startswith(b"BEGIN"):
        asks_in = line.lstrip(b"\0").startswith(b"AUTH")
        end.sendall(b"OK 0123456789abcdef0123456789abcdef\r\n" if asks_in else b"ERROR\r\n")
