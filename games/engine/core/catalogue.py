"""Printed values under every version of the rules: what a game began with stays as it was.

A `Table` holds rows by their keys, a `Value` a single printed thing. Both are read `under` the
version of the rules of a game. A correction is wrapped in `Since` and counts from its version on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar, cast

from msgspec import Struct

Key = TypeVar("Key", bound=Hashable)
Row = TypeVar("Row")
Thing = TypeVar("Thing")


class RuleChange(Struct, frozen=True):
    """A difference between two versions of the rules; games keep the version they began with.

    Code that differs asks `game.uses_rule_change(name)`; what is printed differently is wrapped
    in `Since`.
    """

    #: The first version that includes it.
    version: int
    text: str


class Since(NamedTuple, Generic[Thing]):
    """Something as it is printed from a version of the rules on."""

    version: int
    printed: Thing


class Changes(dict[str, RuleChange]):
    """The named changes of a game since the oldest version of its rules that is still played."""

    def newest_version(self) -> int:
        """Return the version with all changes."""
        return max((change.version for change in self.values()), default=1)

    def since(self, change: str, printed: Thing) -> Since[Thing]:
        """Return a row or value that is printed so from a named change on."""
        return Since(self[change].version, printed)


class Gone(NamedTuple):
    """A correction by which the row with a key does not exist."""

    key: Hashable


class Value(Generic[Thing]):
    """A printed value, such as a number of coins, with its corrections."""

    def __init__(self, printed: Thing, *corrections: Since[Thing]) -> None:
        self._printed = (Since(0, printed), *sorted(corrections, key=_version))

    def under(self, rules: int) -> Thing:
        """Return it under a version of the rules."""
        return [each.printed for each in self._printed if each.version <= rules][-1]

    @property
    def newest(self) -> Thing:
        """It as it is printed now."""
        return self._printed[-1].printed


class Table(Generic[Key, Row]):
    """Rows by their keys; a correction replaces the row with its key and keeps its place."""

    def __init__(
        self, rows: Iterable[Row | Since[Row] | Since[Gone]], key: Callable[[Row], Key]
    ) -> None:
        dated = [each if isinstance(each, Since) else Since(0, each) for each in rows]
        self._rows: list[Since[Any]] = dated
        self._key = key
        self._under: dict[int, Mapping[Key, Row]] = {}

    def under(self, rules: int) -> Mapping[Key, Row]:
        """Return the rows under a version of the rules."""
        known = self._under.get(rules)
        if known is None:
            known = self._under[rules] = MappingProxyType(self._read(rules))
        return known

    @property
    def newest(self) -> Mapping[Key, Row]:
        """The rows as they are printed now."""
        return self.under(max(map(_version, self._rows), default=0))

    def _read(self, rules: int) -> dict[Key, Row]:
        in_force = [each for each in self._rows if each.version <= rules]
        newest = {self._key_of(each): each.printed for each in sorted(in_force, key=_version)}
        in_place = dict.fromkeys(map(self._key_of, in_force))
        return {key: newest[key] for key in in_place if not isinstance(newest[key], Gone)}

    def _key_of(self, row: Since[Any]) -> Key:
        if isinstance(row.printed, Gone):
            return cast("Key", row.printed.key)
        return self._key(row.printed)


def _version(dated: Since[Any]) -> int:
    return dated.version
