"""Read and write D-Bus messages, as far as the desktop of the tests needs."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import IO

CALL, RETURN, ERROR, SIGNAL = 1, 2, 3, 4
PATH, INTERFACE, MEMBER, ERROR_NAME, REPLY_TO, DESTINATION, SENDER, SIGNATURE = range(1, 9)
KINDS = {PATH: "o", SIGNATURE: "g", REPLY_TO: "u"}
NO_REPLY = 1
HEAD = struct.Struct("<cBBBIII")

Value = str | int | list[str]


@dataclass
class Message:
    """A call, its reply, or a signal."""

    kind: int
    fields: dict[int, Value]
    body: bytes = b""
    serial: int = 0
    flags: int = 0


class Reader:
    """Reads values from bytes."""

    def __init__(self, raw: bytes) -> None:
        self._raw, self._at = raw, 0

    def rest(self) -> bool:
        """Return whether anything is left."""
        return self._at < len(self._raw)

    def align(self, size: int) -> None:
        """Skip to the next multiple of the size."""
        self._at += -self._at % size

    def number(self, size: int = 4) -> int:
        """Read an integer of this many bytes."""
        self.align(size)
        return int.from_bytes(self._take(size), "little")

    def text(self, size: int = 4) -> str:
        """Read a string whose length has this many bytes."""
        length = self.number(size)
        return self._take(length + 1)[:-1].decode()

    def texts(self) -> list[str]:
        """Read a list of strings."""
        length = self.number()
        end = self._at + length
        found = list[str]()
        while self._at < end:
            found.append(self.text())
        return found

    def value(self, kind: str) -> Value:
        """Read a value of this type."""
        if kind == "u":
            return self.number()
        return self.text(1 if kind == "g" else 4)

    def _take(self, length: int) -> bytes:
        self._at += length
        return self._raw[self._at - length : self._at]


@dataclass
class Writer:
    """Writes values to bytes."""

    raw: bytearray = field(default_factory=bytearray)

    def align(self, size: int) -> None:
        """Pad to the next multiple of the size."""
        self.raw += bytes(-len(self.raw) % size)

    def number(self, number: int, size: int = 4) -> None:
        """Write an integer of this many bytes."""
        self.align(size)
        self.raw += number.to_bytes(size, "little")

    def value(self, value: Value) -> None:
        """Write a number, a string or a list of strings."""
        if isinstance(value, int):
            self.number(value)
        elif isinstance(value, str):
            self.number(len(value.encode()))
            self.raw += value.encode() + b"\0"
        else:
            inner = written(*value)
            self.number(len(inner))
            self.raw += inner

    def signature(self, text: str) -> None:
        """Write the types of the values that follow."""
        self.raw += bytes([len(text)]) + text.encode() + b"\0"


def written(*values: Value) -> bytes:
    """Encode values one after another."""
    writer = Writer()
    for value in values:
        writer.value(value)
    return bytes(writer.raw)


def read_message(said: IO[bytes]) -> Message | None:
    """Read the next message; None at the end of the stream."""
    head = said.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    _, kind, flags, _, body, serial, length = HEAD.unpack(head)
    fields = _read_fields(said.read(length + -length % 8)[:length])
    return Message(kind, fields, said.read(body), serial, flags)


def write_message(message: Message) -> bytes:
    """Encode a message."""
    fields = Writer()
    for code, value in message.fields.items():
        kind = KINDS.get(code, "s")
        fields.align(8)
        fields.number(code, 1)
        fields.signature(kind)
        if kind == "g":
            fields.signature(str(value))
        else:
            fields.value(value)
    length = len(fields.raw)
    fields.align(8)
    head = HEAD.pack(
        b"l", message.kind, message.flags, 1, len(message.body), message.serial, length
    )
    return head + bytes(fields.raw) + message.body


def _read_fields(raw: bytes) -> dict[int, Value]:
    reader, fields = Reader(raw), dict[int, Value]()
    while reader.rest():
        reader.align(8)
        code = reader.number(1)
        fields[code] = reader.value(reader.text(1))
    return fields
