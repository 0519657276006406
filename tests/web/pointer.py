"""Someone who plays by pointing: at the board, the hand, the tray and the bar, counting every press."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Locator, Page

from bot.host.host import Host
from bot.web.play.careful import is_final
from bot.web.show import form
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, Share
from engine.core import Decision
from engine.rng import Rng
from engine.text import Seat

PATIENCE = 30_000
EYES = (Path(__file__).parent / "pointer.js").read_text(encoding="utf-8")


@dataclass
class Step:
    """Something to press on the way to an answer: its words, and its place on the pictures."""

    label: str
    spot: str | None


@dataclass
class Pointer:
    """Gives wanted answers by pressing what the page offers, along the shortest way that it shows."""

    page: Page
    host: Host
    match_id: str
    seat: Seat
    rng: Rng
    presses: list[int] = field(default_factory=list)
    by_key: dict[str, list[int]] = field(default_factory=dict)
    on_what: Counter[str] = field(default_factory=Counter)
    """How often which kind of thing was pressed."""
    held: int = 0
    """How many presses were held, to do at once what cannot be taken back."""
    hidden: list[str] = field(default_factory=list)
    """What was not to be seen without scrolling when it was asked."""
    here: int = 0
    before: str = ""
    """The token of what is being answered."""
    final: bool = False
    """What is being answered cannot be taken back."""

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
        self.before, self.here = await self._token(), 0
        self.final = await is_final(table, self.seat, wanted)
        self.hidden += [f"{decision.key}: {one}" for one in await self.out_of_sight()]
        meant = plain(decision.choice, wanted)
        asked = form.build(decision.choice, table.words(locale))
        form.preselect(asked)
        await self._give(asked, wanted, [])
        if not await self._gone():
            await self._click(self.page.locator("#bar [data-bar=confirm]"), "confirm")
            if not await self._gone():
                said = await self.page.locator("#said").inner_text()
                raise AssertionError(f"{decision.key} did not take {wanted!r}: {said!r}")
        log = await self.host.store.matches.log(self.match_id, table.seq)
        (given,) = [row.answer for row in log if row.seat == self.seat]
        assert plain(decision.choice, given) == meant, f"{decision.key}: {given!r} and not {wanted!r}"
        self.presses.append(self.here)
        self.by_key.setdefault(decision.key, []).append(self.here)

    # --- what is to be seen

    async def out_of_sight(self) -> list[str]:
        """What ought to be seen without scrolling, and is not."""
        await self._open_eyes()
        found: list[str] = await self.page.evaluate("() => pointer.outOfSight()")
        return found

    async def _open_eyes(self) -> None:
        if not await self.page.evaluate("() => 'pointer' in window"):
            await self.page.evaluate(EYES)

    async def _lit(self, spot: str | None) -> bool:
        if spot is None:
            return False
        await self._open_eyes()
        return bool(await self.page.evaluate("id => pointer.isLit(id)", spot))

    async def _opened(self) -> list[str]:
        await self._open_eyes()
        opened: list[str] = await self.page.evaluate("() => pointer.opened()")
        return opened

    async def _token(self) -> str:
        return await self.page.locator("#table").get_attribute("data-token") or ""

    async def _gone(self) -> bool:
        """The page shows the next question, or waits for a second press."""
        idle = "document.getElementById('table').classList.contains('busy') === false"
        await self.page.wait_for_function(f"() => {idle}", timeout=PATIENCE)
        return await self._token() != self.before

    # --- pressing

    async def _click(self, one: Locator, what: str) -> None:
        if not self.final:
            await one.click(timeout=5000)
            self._count_press(what)
            return
        await one.scroll_into_view_if_needed(timeout=5000)
        box = await one.bounding_box()
        assert box is not None
        await self._hold(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, what)

    async def _at(self, spot: str) -> None:
        x, y = await self.page.evaluate("id => pointer.middle(id)", spot)
        if self.final:
            await self._hold(x, y, "board")
        else:
            await self.page.mouse.click(x, y)
            self._count_press("board")

    async def _hold(self, x: float, y: float, what: str) -> None:
        """Keep pressing until it is done, or until nothing comes of it."""
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.evaluate("() => pointer.begin()")
        await self.page.wait_for_function("before => pointer.heldOut(before)", arg=self.before, timeout=PATIENCE)
        await self.page.mouse.up()
        self._count_press(what)
        self.held += await self._token() != self.before

    def _count_press(self, what: str) -> None:
        self.here += 1
        self.on_what[what] += 1

    # --- one thing of several

    async def _give(self, one: form.Field, wanted: Answer, steps: list[Step]) -> None:
        match one:
            case form.OneOfField():
                ((value, inner),) = wanted.items()
                item = next(item for item in one.items if item.value == value)
                steps = [*steps, Step(item.label, item.spot)]
                if item.settled is not None:
                    await self._go(steps)
                elif item.inner is not None:
                    await self._give(item.inner, inner, steps)
            case form.PickField(single=True) if one.name.count("-") == 0 or steps:
                item = next(item for item in one.items if item.value == wanted)
                await self._go([*steps, Step(item.label, item.spot)])
            case form.AmountField() if steps:
                await self._give_number(one, wanted, steps)
            case _ if await self._opens_by_itself(one, wanted, steps):
                await self._fill(one, wanted, steps[-1])
            case form.AllOfField() if len(steps) == 1 and await self._picks_in_row(one, wanted, steps[0]):
                pass
            case form.ShareField() if steps:
                if len(steps) > 1 or not await self._thing(steps[-1].label).locator("[data-pot]").count():
                    await self._go(steps)
                await self._fill(one, wanted)
            case _:
                await self._go(steps)
                await self._fill(one, wanted)

    async def _picks_in_row(self, one: form.AllOfField, wanted: Answer, step: Step) -> bool:
        """Press the only thing that is open in a form, where it stands beside what asks for it."""
        open_ = [entry for entry in one.entries if entry.settled is None]
        if len(open_) != 1 or not isinstance(open_[0].inner, form.PickField) or not open_[0].inner.single:
            return False
        item = next(item for item in open_[0].inner.items if item.value == wanted[open_[0].key])
        return await self._beside(step.label, item.label)

    async def _opens_by_itself(self, one: form.Field, wanted: Answer, steps: list[Step]) -> bool:
        """Whether the first thing to fill in lies on the pictures, where pressing it opens the form too."""
        first = _first_to_pick(one, wanted)
        return len(steps) == 1 and first is not None and not steps[0].spot and await self._lit(first.spot)

    async def _give_number(self, one: form.AmountField, wanted: int, steps: list[Step]) -> None:
        """A number: pressed in the row of its name, where it is listed on the board, or in its form."""
        *way, last = steps
        pip = self._thing(last.label).locator(f'[data-pip="{wanted}"]')
        if not way and await pip.count():
            await self._click(pip.first, "row")
            return
        if len(steps) <= 2 and last.spot and await self._lit(last.spot):
            await self._at(last.spot)
            if await self._listed_number([step.label for step in steps], wanted):
                return
            if await self.page.locator(".callout").count():
                await self._click(self._listed([step.label for step in steps]), "list")
        elif way and await self._thing(way[-1].label).count():
            await self._go(steps)
        else:
            await self._go(way)
            if await pip.count():
                await self._click(pip.first, "row")
                return
            await self._go([last])
        await self._fill(one, wanted)

    async def _go(self, steps: list[Step]) -> None:
        """Press along a way: what can be pressed further on is pressed there, and what leads to it left out."""
        at = 0
        opened = await self._opened() if steps else []
        if opened and opened[0] == steps[0].label:
            at = 1
        elif opened and await self._lit(steps[0].spot):
            await self._point(steps[0].spot or "", [steps[0].label])
            at = 1
        while at < len(steps):
            step = steps[at]
            ahead = steps[at + 1] if at + 1 < len(steps) else None
            if ahead and await self._beside(step.label, ahead.label):
                at += 2
            elif ahead and ahead.spot and await self._lit(ahead.spot):
                await self._point(ahead.spot, [step.label, ahead.label])
                at += 2
            elif step.spot and await self._lit(step.spot):
                await self._point(step.spot, [step.label])
                at += 1
            else:
                await self._chip(step.label)
                at += 1

    async def _point(self, spot: str, labels: list[str]) -> None:
        await self._at(spot)
        if await self.page.locator(".callout").count():
            await self._click(self._listed(labels), "list")

    def _listed(self, labels: list[str]) -> Locator:
        """What is listed at a place where several things can be done."""
        chips = self.page.locator(".callout .chip")
        return chips.filter(has=_exactly(self.page, " · ".join(labels))).first

    async def _listed_number(self, labels: list[str], wanted: int) -> bool:
        """A number that is listed there with what it is for."""
        label = re.compile(rf"^{re.escape(' · '.join(labels))}\s?: {wanted}$")
        listed = self.page.locator(".callout .pips").get_by_label(label)
        if not await listed.count():
            return False
        await self._click(listed.first, "list")
        return True

    def _thing(self, label: str) -> Locator:
        """The row of something that is answered beside its name."""
        return self.page.locator(f'#question .tray .thing[aria-label="{label}"]')

    async def _beside(self, label: str, answer: str) -> bool:
        found = self._thing(label).locator(".chip").filter(has=_exactly(self.page, answer))
        if not await found.count():
            return False
        await self._click(found.first, "row")
        return True

    async def _chip(self, label: str) -> None:
        end = self.page.locator("#bar [data-bar=end]:not([hidden])")
        if await end.count() and (await end.text_content() or "") == label:
            await self._click(end, "end")
            return
        chips = self.page.locator("#question .tray .chip").filter(has=_exactly(self.page, label))
        await self._click(chips.first, "chip")

    # --- forms

    async def _fill(
        self, one: form.Field, wanted: Answer, via: Step | None = None, numbers: Sequence[int] = ()
    ) -> None:
        """Fill in what differs; `via` is the thing to do that the first press opens, and `numbers` are asked
        for with it."""
        if form.settled(one) is not None and one.name != form.ROOT:
            return
        match one:
            case form.AllOfField():
                numbers = [wanted[entry.key] for entry in one.entries if entry.inner.kind == "amount"]
                for entry in one.entries:
                    if entry.settled is None and not await self._gone():
                        await self._fill(entry.inner, wanted[entry.key], via, numbers)
            case form.OneOfField():
                ((value, inner),) = wanted.items()
                item = next(item for item in one.items if item.value == value)
                if not item.chosen:
                    await self._chip(item.label)
                if item.inner is not None and item.settled is None:
                    await self._fill(item.inner, inner)
            case form.PickField():
                for item in _to_pick(one, wanted):
                    await self._pick(item, via, numbers)
            case form.AmountField():
                await self._number(one.name, wanted)
            case form.ShareField():
                await self._share(one, wanted)

    async def _pick(self, item: form.Item, via: Step | None, numbers: Sequence[int]) -> None:
        if item.spot and await self._lit(item.spot):
            labels = [item.label] if via is None or await self._opened() else [via.label, item.label]
            await self._at(item.spot)
            if len(numbers) == 1 and await self._listed_number(labels, numbers[0]):
                return
            if await self.page.locator(".callout").count():
                await self._click(self._listed(labels), "list")
        else:
            await self._chip(item.label)

    async def _share(self, one: form.ShareField, wanted: dict[str, int]) -> None:
        """First what is taken away, then what is added, so that the total never grows too large."""
        goal = {pot.key: wanted.get(pot.key, pot.low) for pot in one.pots}
        clear = self.page.locator(f'#question .tray [data-clear="{one.pots[0].name}"]')
        raised = sum(goal[pot.key] != pot.low for pot in one.pots)
        if 1 + raised < sum(goal[pot.key] != pot.value for pot in one.pots) and await clear.count():
            await self._click(clear, "clear")
        for pot in sorted(one.pots, key=lambda pot: goal[pot.key] - pot.value):
            await self._number(pot.name, goal[pot.key])

    async def _number(self, name: str, wanted: int) -> None:
        """The nearest number that can be pressed, and steps from there."""
        now = int(await self.page.locator(f'#all [name="{name}"]').input_value())
        if now == wanted:
            return
        row = self.page.locator(f'#question .tray [data-pot="{name}"]')
        stepper = row.locator("[data-by]").first
        step = int(await stepper.get_attribute("data-by") or 1) if await stepper.count() else 1
        shown = [int(await one.get_attribute("data-pip") or 0) for one in await row.locator("[data-pip]").all()]
        nearest = min(shown, key=lambda one: abs(wanted - one), default=now)
        if abs(wanted - nearest) // step + 1 <= abs(wanted - now) // step:
            await self._click(row.locator(f'[data-pip="{nearest}"]').first, "number")
            now = nearest
        for _ in range(abs(wanted - now) // step):
            sign = "1" if wanted > now else "-1"
            await self._click(self.page.locator(f'#question .tray [data-step="{sign}{name}"]'), "step")


def plain(choice: Choice, answer: Answer) -> Answer:
    """An answer without what makes no difference: the order of what has none, and buckets left at the least."""
    match choice:
        case Pick(ordered=False) if isinstance(answer, list):
            return sorted(answer)
        case Share():
            return {bucket.id: answer.get(bucket.id, bucket.low) for bucket in choice.buckets}
        case OneOf():
            ((key, inner),) = answer.items()
            branch = next(branch for branch in choice.branches if branch.id == key)
            return {key: plain(branch.choice, inner)}
        case AllOf():
            return {part.id: plain(part.choice, answer[part.id]) for part in choice.parts}
        case _:
            return answer


def _to_pick(one: form.PickField, wanted: Answer) -> list[form.Item]:
    """What is to be pressed so that this is picked, in its order."""
    values = [wanted] if isinstance(wanted, str) else list(wanted)
    items = {item.value: item for item in one.items}
    chosen = sorted((item for item in one.items if item.chosen), key=lambda item: item.position or 0)
    proposed = [item.value for item in chosen]
    if one.ordered:
        if proposed == values:
            return []
        implied = one.low == len(one.items)
        return [items[value] for value in values[: -1 if implied else None]]
    if sorted(proposed) == sorted(values):
        return []
    if one.single or (len(proposed) == one.high and not set(proposed) & set(values)):
        return [items[value] for value in values]
    return [items[value] for value in sorted({*proposed} ^ {*values}, key=lambda value: value in values)]


def _first_to_pick(one: form.Field, wanted: Answer) -> form.Item | None:
    """The first thing to pick in a form, where nothing else has to be filled in before it."""
    match one:
        case form.AllOfField():
            for entry in one.entries:
                if entry.settled is None and not _is_filled(entry.inner, wanted[entry.key]):
                    return _first_to_pick(entry.inner, wanted[entry.key])
            return None
        case form.PickField():
            return next(iter(_to_pick(one, wanted)), None)
        case _:
            return None


def _is_filled(one: form.Field, wanted: Answer) -> bool:
    """Whether a field holds this before it is touched."""
    match one:
        case form.PickField():
            return not _to_pick(one, wanted)
        case form.AmountField():
            return one.value == wanted
        case _:
            return False


def _exactly(page: Page, label: str) -> Locator:
    return page.locator(".label").filter(has_text=re.compile(rf"^(\d+\. )?{re.escape(label)}$"))
