"""Someone in a lesson, who presses only what is lit."""

from pathlib import Path

from playwright.async_api import Page

from tests.web.chromium import PATIENCE, pass_time

EYES = (Path(__file__).parent / "learner.js").read_text(encoding="utf-8")
BETWEEN_PRESSES = 500
"""Milliseconds: two presses at once on the board are one that enlarges it."""


async def begin_lesson(page: Page, title: str) -> None:
    """From the front page to the first step."""
    await page.locator(f"button[form=learn-{title}]").click()
    await page.locator(".coach .do").wait_for(timeout=PATIENCE)


async def press_what_is_lit(page: Page, patience: int = PATIENCE) -> bool:
    """One press: in a list, on the board, in the tray or in the bar; False when the lesson is over."""
    await _open_eyes(page)
    found = await page.wait_for_function("() => learner.whereLit()", timeout=patience)
    where = await found.json_value()
    if where == "over":
        return False
    await page.mouse.click(*where)
    await pass_time(page, BETWEEN_PRESSES)
    return True


async def misplaced(page: Page) -> list[str]:
    """Text that does not fit, and buttons that are not on the screen."""
    await _open_eyes(page)
    wrong: list[str] = await page.evaluate("() => learner.misplaced()")
    return wrong


async def texts_of(page: Page) -> list[str]:
    """Every text of the page, also what is folded away and what is read out only."""
    await _open_eyes(page)
    texts: list[str] = await page.evaluate("() => learner.texts()")
    return texts


async def _open_eyes(page: Page) -> None:
    if not await page.evaluate("() => 'learner' in window"):
        await page.evaluate(EYES)
