"""What is installed is what was pinned: one version of everything, each file known by its hash."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("run", "postgres", "dev", "build", "lock")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

_PINNED = re.compile(r"([A-Za-z0-9._-]+)==(\S+)")
_HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def plain(name: str) -> str:
    """The name of a package as an index knows it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(text: str) -> dict[str, str]:
    """Versions by package."""
    return {plain(name): version for name, version in _PINNED.findall(text)}


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def names(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[\[<>=!~; ]", one, maxsplit=1)[0]) for one in requirements}


@pytest.mark.parametrize("name", LOCKS)
def test_every_requirement_has_a_version_and_hashes_and_no_address(name: str) -> None:
    text = lock(name)
    assert "//" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        first, *rest = [line.strip(" \\") for line in entry.splitlines()]
        assert _PINNED.match(first), first
        assert rest, f"{first} has no hash"
        assert all(_HASH.fullmatch(line) for line in rest), first


def test_the_hashes_are_of_the_pinned_versions() -> None:
    wanted = pinned((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    hashed = {package: version for name in LOCKS for package, version in pinned(lock(name)).items()}
    assert hashed == wanted, "make lock, and constraints.txt as CONTRIBUTING tells"


def test_whatever_the_project_asks_for_is_hashed() -> None:
    run, dev = pinned(lock("run")), pinned(lock("dev"))
    project = PROJECT["project"]
    assert names(project["dependencies"]) <= run.keys()
    assert names([one for extra in project["optional-dependencies"].values() for one in extra]) <= dev.keys()
    assert run.items() <= dev.items()


def test_what_builds_is_what_is_asked_for() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
    assert names(PROJECT["build-system"]["requires"]) <= pinned(lock("build")).keys()


@pytest.mark.parametrize("file", ["Dockerfile", "Makefile"])
def test_nothing_is_installed_without_a_hash(file: str) -> None:
    """Ourselves, without what we depend on, are the exception."""
    text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
    text = re.sub(r"(?m)^(?:PIP|UV) := .*$", "", text)
    calls = re.findall(r"(?:\bpip (?:install|wheel)|\$\((?:PIP|UV)\))(?:(?!&&).)*", text)
    assert len(calls) >= 3
    assert not [call for call in calls if "--require-hashes" not in call and "--no-deps" not in call]


def test_every_stage_of_the_image_stands_on_a_base_with_a_digest() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^ARG BASE=\S+@sha256:[0-9a-f]{64}$", text)
    assert set(re.findall(r"(?m)^FROM (\S+)", text)) == {"${BASE}"}


def test_what_node_needs_is_pinned_with_hashes_and_no_registry() -> None:
    folder = ROOT / "tests" / "javascript"
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages.pop("")["devDependencies"] == wanted
    assert all(re.fullmatch(r"[0-9.]+", version) for version in wanted.values())
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, f"{name} names a registry"
