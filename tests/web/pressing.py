"""Someone who presses the middle of everything that is drawn of a lit place, and sees what it chooses."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from playwright.async_api import Page, Route

FINGERS = (Path(__file__).parent / "pressing.js").read_text(encoding="utf-8")
Point = dict[str, Any]
State = dict[str, list[str]]
ANSWERS = "**/answer?*"
POINTS = "() => pressing.points()"

NO_HOLDS = """() => {
  const usual = window.setTimeout, begins = 350; // as in hold.js
  window.setTimeout = (work, wait, ...more) => usual(work, wait === begins ? 60_000 : wait, ...more);
}"""
"""No machine is so slow that a press lasts like a hold, which tells what is there and chooses nothing."""


@dataclass
class Presses:
    """How many presses chose what they were at, and those that did not."""

    right: int = 0
    asked: int = 0
    """Two places were closer than a finger: the page asked which."""
    wrong: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        return f"{sum(self.kinds.values())} presses, {self.asked} asked which, {len(self.wrong)} wrong"


@dataclass
class Presser:
    """Presses at every lit place of a question without answering it."""

    page: Page
    hands: Sequence[str]
    """With what each place is pressed."""
    most: float = inf
    """How many places of one question are pressed."""
    counted: Presses = field(default_factory=Presses)
    pressed: set[tuple[str, str, str, str]] = field(default_factory=set)
    """Question, hand, place and kind of thing: each is pressed once."""

    async def press_everything(self, title: str, question: str) -> None:
        """The places of this question that were not pressed before in the same way; nothing is sent on."""
        before = len(self.pressed)
        await self.page.route(ANSWERS, _hold_back)
        await self.page.evaluate(NO_HOLDS)
        await self.page.evaluate(FINGERS)
        for hand in self.hands:
            points = await self._new_points(question, hand)
            while points and len(self.pressed) - before < self.most:
                point = points.pop(0)
                self.pressed.add(self._key(question, hand, point))
                if not await self._press(f"{title}, {question}", hand, point):
                    points = await self._new_points(question, hand)
        await self.page.unroute(ANSWERS, _hold_back)

    async def _new_points(self, question: str, hand: str) -> list[Point]:
        points = {self._key(question, hand, point): point for point in await self.page.evaluate(POINTS)}
        return [point for key, point in points.items() if key not in self.pressed]

    @staticmethod
    def _key(question: str, hand: str, point: Point) -> tuple[str, str, str, str]:
        return question, hand, point["id"], point["kind"]

    async def _press(self, name: str, hand: str, point: Point) -> bool:
        """Whether the next point is still where it was."""
        press = self.page.touchscreen.tap if hand == "finger" else self.page.mouse.click
        await press(point["x"], point["y"])
        after = await self.page.evaluate("() => pressing.outcome()")
        self.counted.kinds[point["kind"]] += 1
        if point["id"] in after["offered"]:
            self.counted.asked += len(after["offered"]) > 1
        elif not _chose(point["id"], after["before"], after):
            chosen = after["chosen"] or after["from"] or after["offered"] or "nothing"
            what = f"the {point['kind']} of {point['id']}"
            self.counted.wrong.append(f"{name}: {what} by {hand} chose {chosen}")
            return bool(after["still"])
        self.counted.right += 1
        return bool(after["still"])


def _chose(wanted: str, before: State, after: State) -> bool:
    """Whether this place is chosen, or was dropped, and no other is; a piece may be taken up before.

    A form that is opened shows what it held, too, and the last of an order places itself.
    """
    for kind in ("chosen", "from"):
        new, dropped = set(after[kind]) - set(before[kind]), set(before[kind]) - set(after[kind])
        new -= {*before["held"], *after["last"]} - {wanted}
        if new or dropped or wanted in after[kind]:
            return new <= {wanted} and (wanted in after[kind] or wanted in dropped)
    return False


async def _hold_back(route: Route) -> None:
    await route.fulfill(json={"final": True})
