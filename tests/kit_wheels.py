"""Wheels, and environments that have them and nothing of the repository."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "data", "engine", "render", "titles")
"""What a wheel of ours is made of."""
BESIDE = ("pyproject.toml", "README.md", "LICENSE")
"""What it needs beside them."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


def tracked_files(*folders: str) -> set[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--", *folders], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(listed.stdout.split("\n")) - {""}


def build_wheel(root: Path, files: set[str], folder: Path) -> Path:
    """The wheel of these files below a root, which are copied first; built as the Dockerfile does it."""
    source, wheels = folder / "source", folder / "wheels"
    for name in files:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((root / name).read_bytes())
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", str(wheels)]
    subprocess.run([*PIP, "wheel", "--quiet", *options, str(source)], check=True, capture_output=True)
    (built,) = wheels.glob("*.whl")
    return built


def install_wheels(folder: Path, *wheels: Path) -> Path:
    """The programs of a new environment that has these wheels and nothing of the repository.

    What they need comes from the environment of the tests, as a folder that is named in a .pth file: no
    network is asked, and the .pth of the repository's own installation is not read there.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    install = [*PIP, "--python", str(folder), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, *map(str, wheels)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin"


def clean_variables() -> dict[str, str]:
    """The environment of this process, without what is set for Python or for us."""
    ours = ("FONDACO_", "PYTHON", "DISCORD_", "MATRIX_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}
