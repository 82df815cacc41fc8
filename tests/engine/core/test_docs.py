"""The examples in the engine's documentation are true."""

import doctest
import importlib
import pkgutil

import pytest

import games.engine

MODULES = sorted(
    each.name for each in pkgutil.walk_packages(games.engine.__path__, "games.engine.")
)
WITH_EXAMPLES = [
    "games.engine",
    "games.engine.core.choices",
    "games.engine.common.market",
    "games.engine.common.scoring",
    "games.engine.core.effects",
]


def examples(name: str) -> doctest.TestResults:
    """Run the examples of a module."""
    return doctest.testmod(importlib.import_module(name))


@pytest.mark.parametrize("name", ["games.engine", *MODULES])
def test_every_example_gives_its_output(name: str) -> None:
    assert examples(name).failed == 0


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_there_are_examples_where_there_should_be(name: str) -> None:
    assert examples(name).attempted > 0
