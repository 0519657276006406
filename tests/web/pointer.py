"""Someone who plays by pointing: at the board, the hand, the tray and the bar, counting every press."""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Locator, Page

from bot.host.host import Host
from bot.web.play.finality import is_final
from bot.web.show import fields, form
from engine.choice import Answer
from engine.core import Decision
from engine.rng import Rng
from engine.text import Seat
from tests.web.chromium import PATIENCE, pass_time
from tests.web.wanted import Deed, Number, Shape, plain, shape_of, to_fill

EYES = (Path(__file__).parent / "pointer.js").read_text(encoding="utf-8")

READS = 500
"""Milliseconds in which nobody reads a question: a press so soon after another one asks again."""
AT_ONCE = "at once"
"""Confirm beside what is missing, which it chooses."""


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
    ways: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """How often which question was answered by pressing which kinds of things in turn."""
    pressed: list[str] = field(default_factory=list)
    """What was pressed for the present answer."""
    endings: dict[Shape, dict[str, str]] = field(default_factory=dict)
    """How forms of each shape ended, `pick` or `confirm`, and the question where they first did."""
    held: int = 0
    """How many presses were held, to do at once what cannot be taken back."""
    hidden: list[str] = field(default_factory=list)
    """What was not to be seen without scrolling when it was asked."""
    here: int = 0
    before: str = ""
    """The token of what is being answered."""
    final: bool = False
    """What is being answered cannot be taken back."""
    last: bool = False
    """The next press is the last one, and is held if that saves another."""
    holds: bool = True
    """Whether it ever holds a press; otherwise it presses Confirm where that is asked for."""

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
        if not self.holds:
            await pass_time(self.page, READS)
        self.before, self.here, self.pressed = await self._token(), 0, []
        self.final, self.last = await is_final(table, self.seat, wanted), False
        self.hidden += [f"{decision.key}: {one}" for one in await self.out_of_sight()]
        meant = plain(decision.choice, wanted)
        asked = form.build(decision.choice, table.words(locale))
        await self._give(asked, wanted, [])
        if not await self._gone():
            self.last = self.final and not self.here
            confirm = self.page.locator("#bar [data-bar=confirm]")
            await self._click(confirm, "confirm")
            if not await self._gone() and await self.page.locator("#bar.sure").count():
                await self._click(confirm, "sure")
            if not await self._gone():
                said = await self.page.locator("#said").inner_text()
                raise AssertionError(f"{decision.key} did not take {wanted!r}: {said!r}")
        log = await self.host.store.matches.log(self.match_id, table.seq)
        (given,) = [row.answer for row in log if row.seat == self.seat]
        assert plain(decision.choice, given) == meant, f"{decision.key}: {given!r} and not {wanted!r}"
        self.presses.append(self.here)
        self.by_key.setdefault(decision.key, []).append(self.here)
        self.ways[(decision.key, *self.pressed)] += 1
        *picked, last = self.pressed
        is_filled = not self.final and last not in ("list", "row", AT_ONCE) and (last != "confirm" or picked)
        if is_filled and (shape := shape_of(asked, wanted)):
            ended = "confirm" if last == "confirm" else "pick"
            self.endings.setdefault(shape, {}).setdefault(ended, decision.key)

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
        if not (self.last and self.holds):
            await one.click(timeout=PATIENCE)
            self._count_press(what)
            return
        await one.hover(timeout=PATIENCE)  # in sight, and standing still
        box = await one.bounding_box()
        assert box is not None
        await self._hold(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, what)

    async def _at(self, spot: str) -> None:
        x, y = await self.page.evaluate("id => pointer.stillMiddle(id)", spot)
        if self.last and self.holds:
            await self._hold(x, y, "board")
        else:
            await self.page.mouse.click(x, y)
            self._count_press("board")

    async def _hold(self, x: float, y: float, what: str) -> None:
        """Keep pressing until it is done, or until nothing comes of it."""
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.evaluate("() => pointer.begin()")
        await self.page.wait_for_function(
            "before => pointer.heldOut(before)", arg=self.before, timeout=PATIENCE
        )
        await self.page.mouse.up()
        self._count_press(what)
        self.held += await self._token() != self.before

    def _count_press(self, what: str) -> None:
        self.here += 1
        self.on_what[what] += 1
        self.pressed.append(what)

    # --- one thing of several

    async def _give(self, one: fields.Field, wanted: Answer, steps: list[Step]) -> None:
        match one:
            case fields.OneOfField():
                ((value, inner),) = wanted.items()
                item = next(item for item in one.items if item.value == value)
                steps = [*steps, Step(item.label, item.spot)]
                if item.is_settled:
                    if len(steps) > 1 or not await self._beside(item.label, item.only, ends=self.final):
                        await self._go(steps, ends=self.final)
                elif item.inner is not None:
                    await self._give(item.inner, inner, steps)
            case fields.PickField(single=True) if one.name.count("-") == 0 or steps:
                item = next(item for item in one.items if item.value == wanted)
                await self._go([*steps, Step(item.label, item.spot)], ends=self.final)
            case fields.AmountField() if steps:
                await self._give_number(one, wanted, steps)
            case fields.AllOfField() if len(steps) == 1 and (
                await self._picks_in_row(one, wanted, steps[0]) or await self._raises(one, wanted, steps[0])
            ):
                pass
            case fields.AllOfField() if len(steps) == 2 and await self._numbers_in_row(one, wanted, steps):
                pass
            case _:
                await self._give_form(one, wanted, steps)

    async def _give_form(self, one: fields.Field, wanted: Answer, steps: list[Step]) -> None:
        """Open a form and fill it in; some can be filled in without opening them."""
        if await self._opens_by_itself(one, wanted, steps):
            await self._fill(one, wanted, steps[-1])
            return
        in_row = len(steps) == 1 and await self._thing(steps[0].label).locator("[data-pot]").count() > 0
        if steps and not in_row:
            await self._go(steps, ends=not to_fill(one, wanted))
        if not await self._gone():
            await self._fill(one, wanted, steps[-1] if steps else None)

    async def _picks_in_row(self, one: fields.AllOfField, wanted: Answer, step: Step) -> bool:
        """Press the only thing that is open in a form, where it stands beside what asks for it."""
        open_ = [entry for entry in one.entries if not entry.is_settled]
        if len(open_) != 1 or not isinstance(open_[0].inner, fields.PickField) or not open_[0].inner.single:
            return False
        item = next(item for item in open_[0].inner.items if item.value == wanted[open_[0].key])
        return await self._beside(step.label, item.label, ends=self.final)

    async def _numbers_in_row(self, one: fields.AllOfField, wanted: Answer, steps: list[Step]) -> bool:
        """Press the number that a form asks for, where it stands in the row of what leads to it."""
        match one.entries:
            case [fields.LabelledPart(key=key, inner=fields.AmountField())]:
                name = " · ".join([step.label for step in steps])
            case _:
                return False
        number = self._thing(steps[0].label).locator(f'.numbered [aria-label="{name}: {wanted[key]}"]')
        if not await number.count():
            return False
        await self._click_last(number, "row")
        return True

    async def _raises(self, one: fields.AllOfField, wanted: Answer, step: Step) -> bool:
        """Press a number beside the offer that is to be raised, where it is listed."""
        match one.entries:
            case [
                fields.LabelledPart(key=which, is_settled=is_settled, inner=fields.PickField(items=items)),
                fields.LabelledPart(key=count, inner=fields.AmountField()),
            ]:
                labels = [item.label for item in items if item.value == wanted[which] and not is_settled]
            case _:
                return False
        name = " · ".join([step.label, *labels])
        number = self.page.locator(f'#question .tray .raised [aria-label="{name}: {wanted[count]}"]')
        if not await number.count():
            return False
        await self._click_last(number, "row")
        return True

    async def _opens_by_itself(self, one: fields.Field, wanted: Answer, steps: list[Step]) -> bool:
        """Whether the first thing to fill in lies on the pictures, where pressing it opens the form too."""
        todo = to_fill(one, wanted)
        if len(steps) != 1 or steps[0].spot or not todo or not isinstance(todo[0], fields.Item):
            return False
        return await self._lit(todo[0].spot)

    async def _give_number(self, one: fields.AmountField, wanted: int, steps: list[Step]) -> None:
        """A number: pressed in the row of its name, where it is listed on the board, or in its form."""
        *way, last = steps
        pip = self._thing(last.label).locator(f'[data-pip="{wanted}"]')
        if not way and await pip.count():
            await self._click_last(pip.first, "row")
            return
        if len(steps) <= 2 and last.spot and await self._lit(last.spot):
            await self._at(last.spot)
            if await self._listed_number([step.label for step in steps], wanted):
                return
            if await self.page.locator(".callout").count():
                await self._click(await self._listed([step.label for step in steps]), "list")
        elif way and await self._thing(way[-1].label).count():
            await self._go(steps)
        else:
            await self._go(way)
            if await pip.count():
                await self._click_last(pip.first, "row")
                return
            await self._go([last])
        await self._fill(one, wanted)

    async def _click_last(self, one: Locator, what: str) -> None:
        self.last = self.final
        await self._click(one, what)

    async def _go(self, steps: list[Step], *, ends: bool = False) -> None:
        """Press along a way: what can be pressed further on is pressed there, and what leads to it is not.

        `ends`: the last press is held.
        """
        at = 0
        opened = await self._opened() if steps else []
        if opened and opened[0] == steps[0].label:
            at = 1
        elif opened and await self._lit(steps[0].spot):
            self.last = ends and len(steps) == 1
            await self._point(steps[0].spot or "", [steps[0].label])
            at = 1
        elif opened and steps[0].spot:  # out of sight, and so listed
            first, *then = steps
            at = 1
            if then and await self._beside(first.label, then[0].label, ends=ends and len(steps) == 2):
                at = 2
            else:
                await self._chip(first.label)
        while at < len(steps):
            step = steps[at]
            ahead = steps[at + 1] if at + 1 < len(steps) else None
            self.last = ends and at + 1 >= len(steps)
            if ahead and await self._beside(step.label, ahead.label, ends=ends and at + 2 >= len(steps)):
                at += 2
            elif self.last and await self._says_final(step.label):
                await self._chip(step.label)
                at += 1
            elif ahead and ahead.spot and await self._lit(ahead.spot):
                self.last = ends and at + 2 >= len(steps)
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
            await self._click(await self._listed(labels), "list")

    async def _listed(self, labels: list[str]) -> Locator:
        """What is listed at a place where several things can be done."""
        chips = self.page.locator(".callout .chip")
        whole, short = [
            chips.filter(has=_exactly(self.page, name)).first for name in await self._names(labels)
        ]
        return whole if await whole.count() else short

    async def _names(self, labels: list[str]) -> tuple[str, str]:
        """How a list may call a deed: whole, or without the place that is named above it."""
        places = await self.page.locator(".callout h3").all_text_contents()
        marked = tuple(place + mark for place in places for mark in (", ", " ("))
        deeds = [label for label in labels if label not in places and not label.startswith(marked)] or labels
        return " · ".join(labels), " · ".join(deeds)

    async def _listed_number(self, labels: list[str], wanted: int) -> bool:
        """A number that is listed there with what it is for."""
        for name in await self._names(labels):
            label = re.compile(rf"^{re.escape(name)}\s?: {wanted}$")
            listed = self.page.locator(".callout .pips").get_by_label(label)
            if await listed.count():
                await self._click(listed.first, "list")
                return True
        return False

    def _thing(self, label: str) -> Locator:
        """The row of something that is answered beside its name."""
        return self.page.locator(f'#question .tray .thing[aria-label="{label}"]')

    async def _beside(self, label: str, answer: str, *, ends: bool) -> bool:
        found = self._thing(label).locator(".chip").filter(has=_exactly(self.page, answer))
        if not await found.count():
            return False
        self.last = ends
        await self._click(found.first, "row")
        return True

    async def _says_final(self, label: str) -> bool:
        """Whether a button says that this is for good, so that it takes no second press."""
        chips = self.page.locator("#question .tray .chip.final").filter(has=_exactly(self.page, label))
        return await chips.count() > 0

    async def _chip(self, label: str) -> None:
        if self.last and self.pressed and not self.holds:
            await pass_time(self.page, READS)
        end = self.page.locator("#bar [data-bar=end]:enabled")
        if await end.count() and (await end.text_content() or "") == label:
            await self._click(end, "end")
            return
        if await self._thing(label).count():
            return  # it is open in a row of its own
        named = self.page.locator("#question .tray .chip:not(.gone)").filter(has=_exactly(self.page, label))
        chips = named.and_(self.page.locator(":not(.thing:not(.outgrown) *)"))
        more = self.page.locator('#question .tray .more-deeds[aria-expanded="false"]')
        if not await chips.count() and await more.count():
            last, self.last = self.last, False
            await self._click(more, "more")
            self.last = last
        await self._click((chips if await chips.count() else named).first, "chip")

    # --- forms

    async def _fill(self, one: fields.Field, wanted: Answer, via: Step | None = None) -> None:
        """Fill in what differs, and hold the last press; `via` is what the first press opens."""
        todo = to_fill(one, wanted)
        await self._open_eyes()
        cramped: list[str] = await self.page.evaluate("() => pointer.cramped()")
        self.hidden += [f"with a form open: {less}" for less in cramped]
        clear = self.page.locator("#question .tray [data-clear]:not(.away)")
        if len(cleared := to_fill(one, wanted, cleared=True)) + 1 < len(todo) and await clear.count():
            self.last = False
            await self._click(clear, "clear")
            todo = cleared
        todo = await self._pick_kinds(todo)
        last = [deed for deed in todo if isinstance(deed, Number)]
        if len(last) == 1 and last[0].wanted == last[0].now + 1:
            todo = [*[deed for deed in todo if deed is not last[0]], *last]
        for at, deed in enumerate(todo):
            if at and await self._gone():
                return
            match deed:
                case Number():
                    await self._number(deed, ends=deed is todo[-1])
                case fields.Item():
                    self.last, further = deed is todo[-1], todo[at + 1 :]
                    await self._pick(deed, via, _number_left(one, wanted, further))

    async def _pick_kinds(self, todo: list[Deed]) -> list[Deed]:
        """Press what takes all of a kind, where just these are wanted; tells what is left to do."""
        kinds = Counter(deed.kind for deed in todo if isinstance(deed, fields.Item) and deed.kind)
        for kind, number in kinds.items():
            label = _exactly(self.page, f"{number} × {kind}")
            chip = self.page.locator("#question .tray .chip").filter(has=label)
            if number > 1 and await chip.count():
                todo = [deed for deed in todo if not isinstance(deed, fields.Item) or deed.kind != kind]
                self.last = not todo
                await self._click(chip, "chip")
        return todo

    async def _pick(self, item: fields.Item, via: Step | None, number: int | None) -> None:
        """Press it; a number that alone is asked for besides may be listed there."""
        if not await self._lit(item.spot):
            await self._chip(item.label)
            return
        await self._at(item.spot or "")
        if not await self.page.locator(".callout").count():
            return
        labels = [item.label]
        if via is not None and await (await self._listed([via.label, item.label])).count():
            labels = [via.label, item.label]
        if number is None or not await self._listed_number(labels, number):
            await self._click(await self._listed(labels), "list")

    async def _number(self, deed: Number, *, ends: bool) -> None:
        """The nearest number that can be pressed, and steps from there."""
        now = int(await self.page.locator(f'#all [name="{deed.name}"]').input_value())
        if now == deed.wanted:
            return
        row = self.page.locator(f'#question .tray [data-pot="{deed.name}"]')
        if ends and deed.wanted == now + 1 and await row.locator(".at-once").count():
            await pass_time(self.page, READS)
            await self._click(row.locator(".at-once"), AT_ONCE)
            return
        numbers = "(all, name) => all.map((one) => Number(one.dataset[name]))"
        shown = await row.locator("[data-pip]").evaluate_all(numbers, "pip")
        steps = await row.locator("[data-by]").evaluate_all(numbers, "by")
        step = next(iter(steps), 1)
        nearest = min(shown, key=lambda one: abs(deed.wanted - one), default=now)
        if abs(deed.wanted - nearest) // step + 1 <= abs(deed.wanted - now) // step:
            self.last = ends and nearest == deed.wanted
            await self._click(row.locator(f'[data-pip="{nearest}"]').first, "number")
            now = nearest
        for left in range(abs(deed.wanted - now) // step, 0, -1):
            self.last = ends and left == 1
            sign = "1" if deed.wanted > now else "-1"
            await self._click(self.page.locator(f'#question .tray [data-step="{sign}{deed.name}"]'), "step")


def _number_left(one: fields.Field, wanted: Answer, further: list[Deed]) -> int | None:
    """The number that alone is asked for beside a pick, whether it is there already or not."""
    match one, further:
        case _, [Number(wanted=number)]:
            return number
        case fields.AllOfField(entries=[_, fields.LabelledPart(key=key, inner=fields.AmountField())]), []:
            return int(wanted[key])
        case _:
            return None


def _exactly(page: Page, label: str) -> Locator:
    return page.locator(".label").filter(has_text=re.compile(rf"^(\d+\. )?{re.escape(label)}$"))
