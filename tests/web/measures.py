"""What a page is measured by while it is played: letters, and the drawing of a fresh page."""

from difflib import unified_diff
from math import inf
from pathlib import Path

from playwright.async_api import Page

from tests.web.browsing import DESK, PHONE
from tests.web.chromium import wait_for_rest

SIZES = {"desk": DESK, "phone": PHONE}
STOPS = ("hand", "all", "question")
LEAST = 11.0
ROUNDING = 0.05
FRAMES = 100
"""How often letters that are too small are measured again before that is their size."""
LINES = 40
"""How much of a difference between two drawings is shown."""
_HERE = Path(__file__).parent
_DRAWINGS = (_HERE / "fresh.js").read_text(encoding="utf-8")
_SMALLEST = """() => {
  const drawn = [...document.querySelectorAll(".picture svg.drawing text")]
    .filter((text) => text.checkVisibility())
    .map((text) => [parseFloat(text.getAttribute("font-size")) * text.getScreenCTM().a, text.textContent]);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT),
    written = [];
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const around = text.parentElement;
    if (text.data.trim() && !around.closest("svg") && around.checkVisibility({ visibilityProperty: true }))
      written.push([parseFloat(getComputedStyle(around).fontSize), text.data.trim()]);
  }
  return [...drawn, ...written].sort((a, b) => a[0] - b[0]).at(0);
}"""


# --- letters


def too_small(letters: float) -> bool:
    return letters < LEAST - ROUNDING


async def smallest_letters(page: Page) -> tuple[float, str]:
    """How high they are, and what they say; a picture that was resized is fitted a frame or two later."""
    for _ in range(FRAMES):
        letters, words = await page.evaluate(_SMALLEST) or (inf, "")
        if not too_small(letters):
            break
        await wait_for_rest(page)
    return letters, words


# --- the drawing of a fresh page


async def _drawings(page: Page) -> list[str]:
    await page.evaluate(f"() => {{ {_DRAWINGS} }}")
    shown: list[str] = await page.evaluate("() => fresh.drawings()")
    return shown


async def differences(page: Page, other: Page) -> list[str]:
    """What a page draws in another way than one that is loaded now; the mouse points at nothing meanwhile."""
    await page.mouse.move(0, 0)
    await other.goto(page.url)
    drawn, loaded = await _drawings(page), await _drawings(other)
    differs = []
    for kind, before, after in zip(("board", "beside", "hand"), drawn, loaded, strict=True):
        lines = list(unified_diff(before.split("\n"), after.split("\n"), "followed", "loaded", n=0))
        if lines:
            differs.append("\n".join([f"{kind}:", *lines[:LINES]]))
    return differs
