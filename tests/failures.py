"""What a failing test leaves in one folder: what it says, and a picture of each page that it had open."""

import re
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Error

KEPT = Path(__file__).parents[1] / "out" / "failures"
_failing: list[Path] = []


def keep(report: pytest.TestReport) -> None:
    """Write down what a test said; pictures may follow until the next test begins."""
    if report.when == "setup":
        _failing.clear()
    if report.failed:
        folder = KEPT / re.sub(r"[^\w.-]+", "-", report.nodeid)[-120:]
        folder.mkdir(parents=True, exist_ok=True)
        sections = [f"--- {name}\n{text}" for name, text in report.sections]
        told = "\n".join([report.nodeid, str(report.user_properties), report.longreprtext, *sections])
        (folder / f"{report.when}.txt").write_text(told, encoding="utf-8")
        _failing.append(folder)


async def keep_pictures(contexts: list[BrowserContext]) -> None:
    """Of the pages of a test that has failed."""
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages if _failing else []):
        try:
            await page.screenshot(path=_failing[-1] / f"page-{number}.png")
        except Error as error:
            (_failing[-1] / f"page-{number}.txt").write_text(str(error), encoding="utf-8")
