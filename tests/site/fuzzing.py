"""Random and hostile requests to every operation of the API, derived from its documents.

The same seed gives the same requests, as far as ids of the site do not differ.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

Schema = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
#: Values that parsers, columns and clocks choke on.
HOSTILE: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    2**31,
    2**63 - 1,
    2**63,
    -(2**63) - 1,
    10**30,
    10**4299,
    1e308,
    float("inf"),
    float("nan"),
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202egolf",
    "\ufdfa" * 30,
    "ß" * 500,
    "x" * 100_000,
    "9999-12-31",
    "0001-01-01",
    "9999-12-31T23:59:59Z",
    "-1",
    "1e400",
    "٣",
    "²",
    str(2**63),
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{ 7 * 7 }}",
    "https://127.0.0.1\\@fcm.googleapis.com/x",
    "http://[::1",
    [],
    {},
    [[]],
    [None],
    [{}] * 50,
    {"": ""},
    {"a": {"b": {"c": [1, "\ud800"]}}},
    ["x"] * 2000,
)
#: Bodies that are no sensible JSON document.
HOSTILE_BODIES = (
    b"",
    b"{",
    b"null",
    b'"text"',
    b"[]",
    b"\xff\xfe",
    b"[" * 990 + b"]" * 990,
    b'{"a":' * 990 + b"1" + b"}" * 990,
    b"[" * 100_000,
    b'{"seat": ' + b"9" * 4300 + b"}",
    b'{"seat": ' + b"9" * 5000 + b"}",
    b'{"seat": 1e999}',
    b'{"seat": -0.0}',
    b'{"\\ud800": 1}',
    b'{"display_name": "\\u0000"}',
    b'{"a": 1, "a": 2}',
)
CONTENT_TYPES = (
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-7",
    "application/json; charset=nonsense",
    "",
)
#: Headers with values that a real server can receive.
HOSTILE_HEADERS = (
    {"Idempotency-Key": "x" * 10_000},
    {"Idempotency-Key": "\xe9\xff"},
    {"Accept-Language": "x" * 5000},
    {"Accept-Language": "de;q=nonsense, *;q=1e400"},
    {"Accept": "text/html;q=x, \xff"},
    {"Range": "bytes=99999999999999999999-"},
    {"If-Modified-Since": "Fri, 31 Dec 9999 23:59:59 GMT"},
    {"Cookie": "language=\xff; device=a:b:c; sessionid=\x7f"},
    {"Origin": "http://[::1"},
    {"User-Agent": "\xff" * 3000},
    {"X-Forwarded-For": "nonsense, \xff"},
)


@dataclass(frozen=True)
class Operation:
    """One method at one address, as a document describes it."""

    method: str
    path: str
    parameters: tuple[Schema, ...]
    body: Schema | None

    def __str__(self) -> str:
        return f"{self.method.upper()} {self.path}"


@dataclass(frozen=True)
class Request:
    """A request that is ready to be sent."""

    operation: Operation
    address: str
    body: bytes = b""
    content_type: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.address[:200]} {self.content_type} {self.body[:300]!r} {self.headers}"


class Fuzzer:
    """Makes requests; `known` has real values of the site for parameters and fields by name."""

    def __init__(self, documents: list[Schema], known: dict[str, list[Any]], seed: int) -> None:
        self.random = Random(seed)
        self.known = known
        self.operations = [pair for document in documents for pair in _operations(document)]

    def requests(self) -> Iterator[Request]:
        """Yield requests for ever, to every operation in turn."""
        while True:
            for operation, document in self.operations:
                yield self._request(operation, document)

    def _request(self, operation: Operation, document: Schema) -> Request:
        make = _Values(self.random, self.known, document)
        path, query, headers = operation.path, list[tuple[str, str]](), dict[str, str]()
        for parameter in operation.parameters:
            value = _as_text(make.value(parameter.get("schema", {}), parameter["name"]))
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", _quoted(value) or "0")
            elif parameter["in"] == "query" and self.random.random() < 0.6:
                query.append((parameter["name"], value))
            elif parameter["in"] == "header":
                headers[parameter["name"]] = _as_header(value)
        if self.random.random() < 0.05:
            headers |= self.random.choice(HOSTILE_HEADERS)
        body, content_type = self._body(operation, make)
        encoded = urlencode(query, errors="surrogatepass")
        if self.random.random() < 0.02:
            encoded += "&seat=%ff&code=%00&start=%"
        return Request(operation, f"{path}?{encoded}", body, content_type, headers)

    def _body(self, operation: Operation, make: _Values) -> tuple[bytes, str]:
        content_type = "application/json"
        if self.random.random() < 0.03:
            content_type = self.random.choice(CONTENT_TYPES)
        if self.random.random() < 0.05:
            return self.random.choice(HOSTILE_BODIES), content_type
        if operation.body is None:
            return b"", content_type
        return json.dumps(make.value(operation.body)).encode(), content_type


class _Values:
    """Makes values that a schema allows, and now and then others."""

    def __init__(self, random: Random, known: dict[str, list[Any]], document: Schema) -> None:
        self.random, self.known, self.document = random, known, document

    def value(self, schema: Schema, name: str = "", depth: int = 0) -> Any:  # noqa: ANN401 - JSON
        """Return a value for the field with this name."""
        if self.random.random() < 0.12:
            return self.random.choice(HOSTILE)
        if self.known.get(name) and self.random.random() < 0.8:
            return self.random.choice(self.known[name])
        return self._orderly(_resolved(schema, self.document), name, depth)

    def _orderly(self, schema: Schema, name: str, depth: int) -> Any:  # noqa: ANN401 - JSON
        for key in ("oneOf", "anyOf"):
            if schema.get(key):
                return self.value(self.random.choice(schema[key]), name, depth + 1)
        if "allOf" in schema:
            parts = (self.value(part, name, depth + 1) for part in schema["allOf"])
            return _merged(list(parts))
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        return self._of_type(schema, name, depth)

    def _of_type(self, schema: Schema, name: str, depth: int) -> Any:  # noqa: ANN401 - JSON
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.random.choice(kind)
        if kind == "array" and depth < 6:
            items = schema.get("items", {})
            return [self.value(items, name, depth + 1) for _ in range(self.random.randint(0, 4))]
        if kind == "object":
            return self._object(schema, depth)
        if kind == "string":
            return self._string(schema)
        simple = {"boolean": (True, False), "integer": (0, 1, 2, 3, 7, 50), "number": (0.5, 99.9)}
        return self.random.choice(simple.get(str(kind), (None, 1, "text")))

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        required = schema.get("required", ())
        made = {
            name: self.value(inner, name, depth + 1)
            for name, inner in schema.get("properties", {}).items()
            if self.random.random() < (0.95 if name in required else 0.5)
        }
        if self.random.random() < 0.03:
            made["unexpected"] = self.random.choice(HOSTILE)
        return made

    def _string(self, schema: Schema) -> str:
        match schema.get("format"):
            case "date":
                return (
                    f"{self.random.choice((1, 2026, 2027, 9999))}-12-{self.random.randint(1, 31)}"
                )
            case "date-time":
                return "2027-01-01T00:00:00Z"
            case "time":
                return self.random.choice(("00:00", "23:59:59", "24:00"))
            case "email":
                return self.random.choice(("morag@example.org", "x@y", "ä@ö.example"))
        longest = schema.get("maxLength", 30)
        return "".join(self.random.choices("aB1 -_éж", k=self.random.randint(0, longest + 1)))


def _operations(document: Schema) -> Iterator[tuple[Operation, Schema]]:
    for path, described in document["paths"].items():
        shared = described.get("parameters", [])
        for method in METHODS:
            if method not in described:
                continue
            found = [*shared, *described[method].get("parameters", [])]
            parameters = tuple(_resolved(each, document) for each in found)
            body = _resolved(described[method].get("requestBody", {}), document)
            content = body.get("content", {}).get("application/json", {})
            yield Operation(method, path, parameters, content.get("schema")), document


def _resolved(schema: Schema, document: Schema) -> Schema:
    while "$ref" in schema:
        found: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = found
    return schema


def _merged(parts: list[Any]) -> Any:  # noqa: ANN401 - JSON
    merged: dict[str, Any] = {}
    for part in parts:
        if not isinstance(part, dict):
            return part
        merged |= part
    return merged


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _quoted(value: str) -> str:
    return quote(value, safe="", errors="surrogatepass")


def _as_header(value: str) -> str:
    """Keep what a server lets through: no control characters, Latin-1 only."""
    return "".join(letter for letter in value if letter.isprintable() and ord(letter) < 256)
