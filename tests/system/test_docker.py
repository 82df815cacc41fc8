"""Check the image, the composition and the proxy as far as possible without a Docker engine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from local_stack.nginx import write_configuration
from local_stack.servers import find_program

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "docker" / "Dockerfile"
COMPOSE = ROOT / "docker" / "compose.yaml"
BIN = Path(sys.executable).parent


def run(*command: str | Path) -> str:
    """Run a program that must succeed; return its output."""
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copied() -> list[str]:
    """List what the image copies from the repository."""
    lines = DOCKERFILE.read_text("utf-8").splitlines()
    copies = [line.split()[1:-1] for line in lines if line.startswith("COPY ")]
    return [source.rstrip("/") for words in copies for source in words if "--from" not in words[0]]


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """Return the services of the composition."""
    return dict(YAML(typ="safe").load(COMPOSE.read_text("utf-8"))["services"])


def test_the_linter_finds_nothing_in_the_image() -> None:
    run(BIN / "hadolint", DOCKERFILE)


def test_the_composition_follows_its_schema() -> None:
    run(BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", COMPOSE)


def test_everything_the_image_copies_exists_and_is_not_ignored() -> None:
    let_in = [
        line[1:]
        for line in Path(f"{DOCKERFILE}.dockerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    ]
    for source in copied():
        assert (ROOT / source).exists(), source
        assert any(f"{source}/".startswith(f"{name}/") for name in let_in), source


def test_the_image_contains_every_package_of_the_site() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(project["tool"]["importlinter"]["root_packages"]) <= set(copied())


def test_the_image_does_not_run_as_root_and_has_a_health_check() -> None:
    text = DOCKERFILE.read_text("utf-8")
    last = text.rsplit("\nFROM ", 1)[1]
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert "\nHEALTHCHECK " in last


def test_all_parts_exist_and_each_has_a_health_check(services: dict[str, Any]) -> None:
    site = {"web", "sockets", "worker", "beat", "bots"}
    assert services.keys() >= site | {"postgres", "redis", "proxy", "prepare"}
    for name in site:
        assert services[name]["depends_on"]["prepare"]["condition"] == (
            "service_completed_successfully"
        )
        assert services[name]["restart"] == "unless-stopped"
    for name in ("worker", "beat", "bots", "postgres", "redis", "proxy"):
        assert "test" in services[name]["healthcheck"], name
    assert set(services["proxy"]["depends_on"]) == {"web", "sockets"}


def test_only_the_outermost_part_publishes_ports(services: dict[str, Any]) -> None:
    assert [name for name, part in services.items() if "ports" in part] == ["tls"]


def test_the_composition_contains_no_secret(services: dict[str, Any]) -> None:
    for part in services.values():
        for name, value in part.get("environment", {}).items():
            if re.search("PASSWORD|SECRET|KEY|TOKEN|SMTP", name):
                assert re.fullmatch(r"\$\{\w+(:-)?\}", value), name
    assert "${POSTGRES_PASSWORD" in services["web"]["environment"]["DATABASE_URL"]


@pytest.mark.parametrize("processes", [1, 3])
def test_nginx_accepts_the_configuration(tmp_path: Path, processes: int) -> None:
    ports = range(8001, 8001 + processes)
    configuration = write_configuration(tmp_path / "nginx", 8080, ports, ports)
    run(find_program("nginx"), "-t", "-c", configuration, "-p", tmp_path)


def test_the_script_that_starts_all_parts_has_help() -> None:
    help_text = run(ROOT / "docker" / "local-stack", "--help")
    assert "--stop" in help_text
    assert os.access(ROOT / "docker" / "local-stack", os.X_OK)


def test_stopping_a_stack_that_does_not_run_is_an_error(tmp_path: Path) -> None:
    command = [str(ROOT / "docker" / "local-stack"), str(tmp_path), "--stop"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no stack runs" in done.stderr
