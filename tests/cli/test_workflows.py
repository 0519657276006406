"""The workflows of the repository: short, by fixed versions, and every step runs what can be run here too."""

import os
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
NAMES = ("test.yml", "soak.yml", "release.yml")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

TOP = {"name", "on", "permissions", "jobs"}
JOB = {"needs", "runs-on", "container", "strategy", "environment", "permissions", "timeout-minutes"}
JOB |= {"steps", "uses"}
STEP = {"id", "if", "uses", "with", "run"}
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def workflow(name: str) -> dict[str, Any]:
    """A workflow as GitHub reads it; YAML 1.1 takes the key `on` for a yes."""
    parsed = yaml.safe_load((WORKFLOWS / name).read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in parsed.items()}


def steps(name: str) -> Iterator[dict[str, Any]]:
    for job in workflow(name)["jobs"].values():
        yield from job.get("steps", [])


def test_these_are_all_workflows() -> None:
    assert sorted(path.name for path in WORKFLOWS.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_key_is_known_and_every_job_needed_is_there(name: str) -> None:
    whole = workflow(name)
    assert whole.keys() == TOP
    for job in whole["jobs"].values():
        assert job.keys() <= JOB
        assert ("uses" in job) != ("runs-on" in job and "steps" in job)
        assert job.get("needs") in {None, *whole["jobs"]}
    for step in steps(name):
        assert step.keys() <= STEP
        assert ("uses" in step) != ("run" in step)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_one_that_there_is(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = [step["run"] for step in steps(name) if "run" in step]
    assert commands
    for command in commands:
        program, *words = shlex.split(command)
        if program == "make":
            assert words, command
            assert {word for word in words if "=" not in word} <= targets, command
        elif "/" in program:
            assert os.access(ROOT / program, os.X_OK), command
        else:
            assert shutil.which(program), command


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_named_by_its_commit(name: str) -> None:
    written = (WORKFLOWS / name).read_text(encoding="utf-8")
    for action in re.findall(r"uses: (.+)", written):
        if action.startswith("./"):
            assert "workflow_call" in workflow(Path(action).name)["on"]
        else:
            assert PINNED.fullmatch(action), action


@pytest.mark.parametrize("name", NAMES)
def test_no_secret_is_stored_and_no_job_may_do_more_than_it_needs(name: str) -> None:
    assert "secrets." not in (WORKFLOWS / name).read_text(encoding="utf-8")
    whole = workflow(name)
    assert whole["permissions"] == {"contents": "read"}
    more = {key: job["permissions"] for key, job in whole["jobs"].items() if "permissions" in job}
    assert more == (
        {
            "wheel": {"contents": "read", "id-token": "write"},
            "image": {"contents": "read", "packages": "write"},
        }
        if name == "release.yml"
        else {}
    )


def test_the_tests_run_on_every_python_and_processor_that_is_promised() -> None:
    job = workflow("test.yml")["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert matrix == {
        "machine": ["ubuntu-24.04", "ubuntu-24.04-arm"],
        "python": ["3.11", "3.12", "3.13", "3.14"],
    }
    assert PROJECT["requires-python"] == f">={matrix['python'][0]}"
    assert {"run": ".ci/run"} in job["steps"]
    assert not any("continue-on-error" in step for step in job["steps"])
    assert "${{ matrix.python }}" in job["container"]


def test_a_tag_publishes_what_was_tested_and_is_that_version() -> None:
    whole = workflow("release.yml")
    assert whole["on"] == {"push": {"tags": ["v*"]}}
    assert [whole["jobs"][job].get("needs") for job in ("test", "wheel", "image")] == [None, "test", "wheel"]
    runs = [step["run"] for step in whole["jobs"]["wheel"]["steps"] if "run" in step]
    assert runs[0] == "make wheel"
    assert f"dist/{PROJECT['name']}-${{GITHUB_REF_NAME#v}}-py3-none-any.whl" in runs[1]
    image = whole["jobs"]["image"]["steps"][-1]["with"]
    assert (ROOT / image["context"] / image["file"]).is_file()
    assert image["platforms"] == "linux/amd64,linux/arm64"
    assert (image["sbom"], image["provenance"], image["push"]) == (True, "mode=max", True)
