"""The docs are a site: every page, the rules of every title in every language, and no broken link."""

import re
from pathlib import Path
from typing import Any

import pytest
from mkdocs.exceptions import Abort

import engine
from data import catalogue, rulebook
from tests import docs_site

PICTURE = re.compile(r'<img [^>]*src="([^"]+)"')


@pytest.mark.slow
def test_the_site_has_every_page_and_picture(tmp_path: Path) -> None:
    site = tmp_path / "site"
    docs_site.build(site)
    pages = [path.relative_to(docs_site.ROOT) for path in (docs_site.ROOT / "docs").rglob("*.md")]
    assert pages
    assert [page for page in pages if not (site / page.with_suffix("") / "index.html").is_file()] == []
    for title in engine.titles():
        for locale in catalogue.locales():
            page = site / "rules" / locale / title / "index.html"
            text, rules = page.read_text(encoding="utf-8"), rulebook.rules_page(title, locale)
            assert rules is not None
            assert [part.name for part in rules.paragraphs if f'id="{part.name}"' not in text] == []
            pictures = [source for source in PICTURE.findall(text) if title in source]
            assert len(pictures) >= len(rules.pieces)
            assert [source for source in pictures if not (page.parent / source).is_file()] == []


@pytest.mark.slow
@pytest.mark.parametrize("link", ["docs/nowhere.md", "docs/hosting.md#nowhere"])
def test_a_link_that_leads_nowhere_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, link: str
) -> None:
    def lay_out(folder: Path) -> list[dict[str, Any]]:
        (folder / "docs").mkdir()
        (folder / "docs" / "hosting.md").write_text("# Hosting\n", encoding="utf-8")
        (folder / "README.md").write_text(f"# Fondaco\n\n[there]({link})\n", encoding="utf-8")
        return []

    monkeypatch.setattr(docs_site, "NAV", [{"Fondaco": "README.md"}, {"Hosting": "docs/hosting.md"}])
    monkeypatch.setattr(docs_site, "lay_out", lay_out)
    with pytest.raises(Abort):
        docs_site.build(tmp_path / "site")
