"""Someone who plays by pointing: at the board, the hand, the tray and the bar, counting every press."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Locator, Page

from bot.host.host import Host
from bot.web.show import form
from engine.choice import Answer
from engine.core import Decision
from engine.rng import Rng
from engine.text import Seat
from render.words import Words

PATIENCE = 30_000
EYES = (Path(__file__).parent / "pointer.js").read_text(encoding="utf-8")


@dataclass
class Step:
    label: str
    spot: str | None


@dataclass
class Pointer:
    """Gives wanted answers by pressing what the page offers."""

    page: Page
    host: Host
    match_id: str
    seat: Seat
    rng: Rng
    presses: list[int] = field(default_factory=list)
    by_key: dict[str, list[int]] = field(default_factory=dict)
    hidden: list[str] = field(default_factory=list)
    """What was not to be seen without scrolling when it was asked."""
    here: int = 0

    async def settled(self) -> None:
        """The house has nothing more to do, and the page shows it."""
        await self.host.house.idle()
        table = await self.host.table(self.match_id)
        shows = "seq => Number(document.getElementById('table').dataset.seq) >= seq"
        await self.page.wait_for_function(shows, arg=table.seq, timeout=PATIENCE)

    async def decision(self) -> Decision | None:
        return (await self.host.table(self.match_id)).decision(self.seat)

    async def answer(self, wanted: Answer, locale: str = "en") -> None:
        """Point at what gives this answer, until the question is gone."""
        table = await self.host.table(self.match_id)
        decision = table.decision(self.seat)
        assert decision is not None
        words = table.words(locale)
        before, self.here = await self._token(), 0
        self.hidden += [f"{decision.key}: {one}" for one in await self.out_of_sight()]
        asked = form.build(decision.choice, words)
        form.preselect(asked)
        await self._give(asked, wanted, [], words)
        if not await self._gone(before):
            await self._click(self.page.locator("#bar [data-bar=confirm]"))
            if not await self._gone(before, wait=True):
                said = await self.page.locator("#said").inner_text()
                raise AssertionError(f"{decision.key} did not take {wanted!r}: {said!r}")
        self.presses.append(self.here)
        self.by_key.setdefault(decision.key, []).append(self.here)

    async def out_of_sight(self) -> list[str]:
        """What ought to be seen without scrolling, and is not."""
        await self._open_eyes()
        found: list[str] = await self.page.evaluate("() => pointer.outOfSight()")
        return found

    async def _open_eyes(self) -> None:
        if not await self.page.evaluate("() => 'pointer' in window"):
            await self.page.evaluate(EYES)

    async def _lit(self, spot: str) -> bool:
        await self._open_eyes()
        return bool(await self.page.evaluate("id => pointer.isLit(id)", spot))

    async def _token(self) -> str:
        return await self.page.locator("#table").get_attribute("data-token") or ""

    async def _gone(self, before: str, *, wait: bool = False) -> bool:
        """The page shows the next question, or waits for a second press."""
        idle = "document.getElementById('table').classList.contains('busy') === false"
        await self.page.wait_for_function(f"() => {idle}", timeout=PATIENCE)
        return await self._token() != before

    async def _give(self, one: form.Field, wanted: Answer, steps: list[Step], words: Words) -> None:
        match one:
            case form.OneOfField():
                ((value, inner),) = wanted.items()
                item = next(item for item in one.items if item.value == value)
                steps = [*steps, Step(item.label, item.spot)]
                if item.settled is not None:
                    await self._go(steps)
                elif item.inner is not None:
                    await self._give(item.inner, inner, steps, words)
            case form.PickField(single=True) if one.name.count("-") == 0 or steps:
                item = next(item for item in one.items if item.value == wanted)
                await self._go([*steps, Step(item.label, item.spot)])
            case form.AmountField() if steps:
                await self._count(one, wanted, steps)
            case _:
                await self._go(steps)
                await self._fill(one, wanted)

    async def _count(self, one: form.AmountField, wanted: int, steps: list[Step]) -> None:
        """A number: pressed where it is listed on the board, in the row of its name, or in its form."""
        if len(steps) <= 2 and steps[-1].spot and await self._lit(steps[-1].spot):
            await self._at(steps[-1].spot)
            label = f"{steps[-1].label}: {wanted}"
            listed = self.page.locator(".callout .pips").get_by_label(label, exact=True)
            if await listed.count():
                await self._click(listed.first)
                return
            if await self.page.locator(".callout").count():
                await self._click(self._listed([step.label for step in steps]))
        else:
            await self._go(steps[:-1])
            pip = self._thing(steps[-1].label).locator(f'[data-pip="{wanted}"]')
            if await pip.count():
                await self._click(pip)
                return
            await self._go(steps[-1:])
        await self._fill(one, wanted)

    async def _go(self, steps: list[Step]) -> None:
        """Press along a way: what lies on the board is pressed there, with what leads to it left out."""
        at = 0
        while at < len(steps):
            step = steps[at]
            ahead = steps[at + 1] if at + 1 < len(steps) else None
            if ahead and ahead.spot and await self._lit(ahead.spot):
                await self._point(ahead.spot, [step.label, ahead.label])
                at += 2
            elif step.spot and await self._lit(step.spot):
                await self._point(step.spot, [step.label])
                at += 1
            elif ahead and await self._beside(step.label, ahead.label):
                at += 2
            else:
                await self._chip(step.label)
                at += 1

    async def _point(self, spot: str, labels: list[str]) -> None:
        await self._at(spot)
        if await self.page.locator(".callout").count():
            await self._click(self._listed(labels))

    async def _at(self, spot: str) -> None:
        x, y = await self.page.evaluate("id => pointer.middle(id)", spot)
        await self.page.mouse.click(x, y)
        self.here += 1

    def _listed(self, labels: list[str]) -> Locator:
        """What is listed at a place where several things can be done."""
        chips = self.page.locator(".callout .chip")
        return chips.filter(has=_exactly(self.page, " · ".join(labels))).first

    def _thing(self, label: str) -> Locator:
        """The row of something that is answered beside its name."""
        return self.page.locator(f'#question .tray .thing[aria-label="{label}"]')

    async def _beside(self, label: str, answer: str) -> bool:
        found = self._thing(label).locator(".chip").filter(has=_exactly(self.page, answer))
        if not await found.count():
            return False
        await self._click(found.first)
        return True

    async def _chip(self, label: str) -> None:
        end = self.page.locator("#bar [data-bar=end]:not([hidden])")
        if await end.count() and (await end.text_content() or "") == label:
            await self._click(end)
            return
        chips = self.page.locator("#question .tray .chip").filter(has=_exactly(self.page, label))
        await self._click(chips.first)

    async def _click(self, one: Locator) -> None:
        await one.click(timeout=5000)
        self.here += 1

    # --- forms

    async def _fill(self, one: form.Field, wanted: Answer) -> None:
        if form.settled(one) is not None and one.name != form.ROOT:
            return
        match one:
            case form.AllOfField():
                for entry in one.entries:
                    if entry.settled is None:
                        await self._fill(entry.inner, wanted[entry.key])
            case form.OneOfField():
                ((value, inner),) = wanted.items()
                item = next(item for item in one.items if item.value == value)
                if not item.chosen:
                    await self._go([Step(item.label, item.spot)])
                if item.inner is not None and item.settled is None:
                    await self._fill(item.inner, inner)
            case form.PickField():
                await self._pick(one, [wanted] if isinstance(wanted, str) else list(wanted))
            case form.AmountField():
                await self._number(one.name, wanted, one.value)
            case form.ShareField():
                await self._share(one, wanted)

    async def _pick(self, one: form.PickField, wanted: list[str]) -> None:
        chosen = [
            item.value for item in sorted(one.items, key=lambda item: item.position or 0) if item.chosen
        ]
        if chosen == wanted or (not one.ordered and sorted(chosen) == sorted(wanted)):
            return
        items = {item.value: item for item in one.items}
        implied = one.ordered and one.low == len(one.items)
        for value in wanted[: -1 if implied else None]:
            item = items[value]
            if not (item.chosen and not one.ordered):
                await self._go([Step(item.label, item.spot)])

    async def _number(self, name: str, wanted: int, now: int) -> None:
        exact = self.page.locator(".tray .pips button").filter(has_text=str(wanted))
        for button in await exact.all():
            if (await button.text_content() or "") == str(wanted):
                await self._click(button)
                return
        await self._steps(name, wanted, now)

    async def _steps(self, name: str, wanted: int, now: int) -> None:
        field_ = self.page.locator(f'#all [name="{name}"]')
        step = int(await field_.get_attribute("step") or 1)
        row = self.page.locator(f'.tray [data-pot="{name}"]')
        for leap in (10, 5):
            while wanted - now >= leap and await row.locator(f'[data-leap="{leap}"]:not([disabled])').count():
                await self._click(row.locator(f'[data-leap="{leap}"]'))
                now += leap
        for _ in range(abs(wanted - now) // step):
            sign = "1" if wanted > now else "-1"
            await self._click(self.page.locator(f'[data-step="{sign}{name}"]'))

    async def _share(self, one: form.ShareField, wanted: dict[str, int]) -> None:
        """First what is taken away, then what is added, so that the total never grows too large."""
        goal = {pot.key: wanted.get(pot.key, pot.low) for pot in one.pots}
        for pot in sorted(one.pots, key=lambda pot: goal[pot.key] - pot.value):
            now = int(await self.page.locator(f'#all [name="{pot.name}"]').input_value())
            if now != goal[pot.key]:
                await self._pot(pot.name, goal[pot.key], now)

    async def _pot(self, name: str, wanted: int, now: int) -> None:
        pip = self.page.locator(f'.tray [data-pot="{name}"] [data-pip="{wanted}"]')
        if await pip.count():
            await self._click(pip)
        else:
            await self._steps(name, wanted, now)


def _exactly(page: Page, label: str) -> Locator:
    return page.locator(".label").filter(has_text=re.compile(rf"^(\d+\. )?{re.escape(label)}$"))
