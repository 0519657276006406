"""The docs are held to: every command and setting is written down, every title has its pages."""

import re
import tomllib
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

import engine
from bot.ops.cli import app
from data import catalogue, rulebook
from data.titles import installed_titles

ROOT = Path(__file__).parent.parent
WIDEST = 120
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = README + "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").rglob("*.md")))


def test_every_command_is_documented() -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    assert not [name for name in group.commands if f"fondaco {name}" not in DOCS]


def test_every_make_target_is_documented() -> None:
    targets = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert not [target for target in targets if f"make {target}" not in README]


def test_every_link_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_line_of_prose_is_longer_than_a_screen_is_wide() -> None:
    """Code, tables and pictures have one line each, however long."""
    pages = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
    prose = {
        page: re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for page in pages
    }
    assert not [
        f"{page.name}: {line[:60]}"
        for page, text in prose.items()
        for line in text.splitlines()
        if len(line) > WIDEST and not line.lstrip().startswith(("|", "!["))
    ]


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_every_title_has_a_page_and_a_rules_summary(title: str) -> None:
    assert (ROOT / "docs" / "titles" / f"{title}.md").exists()
    for locale in catalogue.locales():
        assert (rulebook.folder_of(title) / locale / f"{title}.md").exists()


def test_titles_are_listed_as_independent() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {rule["name"]: rule for rule in project["tool"]["importlinter"]["contracts"]}
    (packages,) = [
        rule["source_modules"] for name, rule in contracts.items() if "packages of their own" in name
    ]
    apart = [*contracts["Titles never import each other"]["modules"], *packages]
    games = [title.package.game for title in installed_titles().values()]
    assert not [game for game in games if not any(f"{game}.".startswith(f"{name}.") for name in apart)]


@pytest.mark.parametrize("way", ["uvx fondaco", "pipx run fondaco", "pip install fondaco && fondaco"])
def test_the_readme_says_in_one_line_how_to_play_without_the_repository(way: str) -> None:
    assert f"\n{way}\n" in README.partition("## Two commands")[2].partition("\n## ")[0]
