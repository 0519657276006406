"""The docs as a site: `python -m tests.docs_site FOLDER` (`make docs`), with the rules of every title.

The pages are laid out as in the repository, so that every link works in both; mkdocs checks all of them.
"""

import logging
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

import engine
from data import catalogue, rulebook
from render.artist import Brush, draw_example
from render.words import Words

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE")
BESIDE = ("docs", "deploy", "compose.yaml", "compose.scale.yaml")
"""What pages link to or show."""
NAV: list[dict[str, Any]] = [
    {"Fondaco": "README.md"},
    {
        "Run it": [
            {"Hosting": "docs/hosting.md"},
            {"Discord": "docs/discord.md"},
            {"Accessibility": "docs/accessibility.md"},
            {"Reliability": "docs/reliability.md"},
            {"Performance": "docs/performance.md"},
            {"Security": "SECURITY.md"},
            {"Changelog": "CHANGELOG.md"},
        ]
    },
    {
        "Play": [
            {"Days and weeks": "docs/async.md"},
            {"Leagues": "docs/leagues.md"},
            {"Campaigns": "docs/campaigns.md"},
            {"Programs": "docs/api.md"},
        ]
    },
    {
        "Work on it": [
            {"Add a title": "docs/add-a-title.md"},
            {"Contributing": "CONTRIBUTING.md"},
            {"Decisions": "docs/decisions.md"},
        ]
    },
]
MARKDOWN = ["attr_list", "fenced_code", "md_in_html", "sane_lists", "tables", "toc"]


def lay_out(folder: Path) -> list[dict[str, Any]]:
    """Every page and picture in one folder; the pages of the titles and their rules, for the menu."""
    for name in PAGES:
        shutil.copy(ROOT / name, folder / name)
    for name in BESIDE:
        source = ROOT / name
        shutil.copytree(source, folder / name) if source.is_dir() else shutil.copy(source, folder / name)
    titles, rules = list[dict[str, str]](), dict[str, list[dict[str, str]]]()
    for title in engine.titles().values():
        titles.append({title.name: f"docs/titles/{title.id}.md"})
        for locale in catalogue.locales():
            page = lay_out_rules(folder, title.id, locale)
            rules.setdefault(catalogue.language(locale).name, []).append({title.name: page})
    return [{"Titles": titles}, {"Rules": [{language: pages} for language, pages in rules.items()]}]


def lay_out_rules(folder: Path, title: str, locale: str) -> str:
    """The rules of a title in a language, with its pieces drawn; where the page is."""
    page = rulebook.rules_page(title, locale)
    assert page is not None, f"{title} has no rules in {locale}"
    target = folder / "rules" / locale
    target.mkdir(parents=True, exist_ok=True)
    for name, alt in page.pieces.items():
        picture = draw_example(title, name, Brush(Words(locale)), alt)
        (target / f"{title}-{name}.png").write_bytes(picture.png)
    written = (rulebook.folder_of(title) / locale / f"{title}.md").read_text(encoding="utf-8")
    text = re.sub(r"\]\(piece:([a-z-]+)\)", rf"]({title}-\1.png)", written)
    (target / f"{title}.md").write_text(text, encoding="utf-8")
    return f"rules/{locale}/{title}.md"


def build(site: Path) -> None:
    """Make the site; a link or an anchor that leads nowhere stops it."""
    from mkdocs.commands import build as builder
    from mkdocs.config import load_config

    logging.basicConfig(level=logging.WARNING)
    with TemporaryDirectory() as temporary:
        pages = Path(temporary) / "pages"
        pages.mkdir()
        nav = [*NAV[:3], *lay_out(pages), *NAV[3:]]
        links = {
            "not_found": "warn",
            "anchors": "warn",
            "unrecognized_links": "warn",
            "absolute_links": "warn",
        }
        settings = {
            "site_name": "Fondaco",
            "docs_dir": str(pages),
            "site_dir": str(site.resolve()),
            "theme": {"name": "mkdocs", "color_mode": "auto", "highlightjs": False},
            "nav": nav,
            "markdown_extensions": MARKDOWN,
            "validation": {"links": links},
            "strict": True,
        }
        file = Path(temporary) / "mkdocs.yml"
        file.write_text(yaml.safe_dump(settings, allow_unicode=True), encoding="utf-8")
        builder.build(load_config(str(file)))


if __name__ == "__main__":
    build(Path(sys.argv[1]))
