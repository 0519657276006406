"""Someone at the browser table who knows nothing but the page, and fills in what its forms offer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from engine.rng import Rng

_VOID = {"input", "img", "br", "hr", "meta", "link"}


@dataclass(slots=True)
class Node:
    """An element of a page."""

    tag: str
    attrs: dict[str, str]
    children: "list[Node]" = field(default_factory=list)
    text: str = ""

    def walk(self) -> "Iterator[Node]":
        """Itself and all inside it, in the order of the page."""
        left = [self]
        while left:
            node = left.pop()
            yield node
            left += reversed(node.children)

    def all(self, tag: str | None = None, **attrs: str | None) -> "list[Node]":
        """Descendants with these attributes; None: the attribute is there, whatever it says."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
        return [one for one in self.walk() if (tag is None or one.tag == tag) and one.has(wanted)]

    def has(self, wanted: dict[str, str | None]) -> bool:
        return all(
            name in self.attrs and (value is None or self.attrs[name] == value)
            for name, value in wanted.items()
        )

    def is_a(self, name: str) -> bool:
        return name in self.attrs.get("class", "").split()

    @property
    def words(self) -> str:
        return " ".join(" ".join(one.text for one in self.walk()).split())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("page", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in _VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(Node("#text", {}, text=data))


def read(html: str) -> Node:
    """The page as a tree; tags that are not closed in order are an error of the page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1, f"<{reader.open[-1].tag}> is never closed"
    return reader.open[0]


# --- pressing ---------------------------------------------------------------------------------------------

Pairs = list[tuple[str, str]]


@dataclass(slots=True)
class Press:
    """A button that sends a form, and the form."""

    form: Node
    button: Node

    @property
    def action(self) -> str:
        return self.form.attrs["action"]


def presses(page: Node, ending: str = "/answer") -> list[Press]:
    """Every way of sending an answer that the page offers, on the board or in the form."""
    found = []
    for form in page.all("form", method="post"):
        if not form.attrs["action"].endswith(ending):
            continue
        inside = [one for one in form.all("button") if one.attrs.get("type", "submit") == "submit"]
        outside = page.all("button", form=form.attrs["id"]) if "id" in form.attrs else []
        found += [Press(form, button) for button in [*inside, *outside]]
    return found


def unchanged(press: Press) -> Pairs:
    """What a browser sends when nothing was touched before the button was pressed."""
    pairs = [pair for control in press.form.walk() for pair in _sent(control)]
    return pairs + _own(press.button)


def at_random(press: Press, rng: Rng) -> Pairs:
    """What a browser sends after someone filled in the form in any way that its hints allow."""
    chosen: dict[int, Pairs] = {}
    _fill(press.form, rng, chosen)
    pairs: Pairs = []
    for control in press.form.walk():
        pairs += chosen.get(id(control), _sent(control))
    return pairs + _own(press.button)


def answer_somehow(html: str, rng: Rng) -> tuple[str, Pairs]:
    """Any answer to the question on the page: where to post it, and what."""
    offered = presses(read(html))
    assert offered, "the page offers no way to answer"
    press = rng.pick(offered)
    return press.action, at_random(press, rng)


def _own(button: Node) -> Pairs:
    return [(button.attrs["name"], button.attrs.get("value", ""))] if "name" in button.attrs else []


def _sent(control: Node) -> Pairs:
    """What an untouched control contributes."""
    if "name" not in control.attrs or "disabled" in control.attrs:
        return []
    name = control.attrs["name"]
    if control.tag == "select":
        selected = control.all("option", selected=None) or control.all("option")[:1]
        return [(name, selected[0].attrs.get("value", selected[0].words))]
    if control.tag != "input":
        return []
    ticked = control.attrs["type"] in ("radio", "checkbox")
    if ticked and "checked" not in control.attrs:
        return []
    return [(name, control.attrs.get("value", "on" if ticked else ""))]


# --- filling in -------------------------------------------------------------------------------------------


def _fill(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    for name, fill in _FILLS.items():
        if node.is_a(name):
            fill(node, rng, chosen)
            return
    for child in node.children:
        _fill(child, rng, chosen)


def _free(node: Node, kind: str) -> list[Node]:
    return [one for one in node.all("input", type=kind) if "disabled" not in one.attrs]


def _take(boxes: list[Node], taken: list[Node], chosen: dict[int, Pairs]) -> None:
    for box in boxes:
        ticked = any(box is one for one in taken)
        chosen[id(box)] = [(box.attrs["name"], box.attrs["value"])] if ticked else []


def _some(node: Node, free: list[Node], rng: Rng) -> list[Node]:
    low, high = int(node.attrs["data-low"]), int(node.attrs["data-high"])
    return rng.some(free, rng.between(low, min(high, len(free))))


def _pick(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    if radios := _free(node, "radio"):
        _take(radios, [rng.pick(radios)], chosen)
    boxes = _free(node, "checkbox")
    if "data-count" in node.attrs:
        _take(boxes, _some(node, boxes, rng), chosen)


def _amount(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    (number,) = node.all("input", type="number")
    low, high, step = (int(number.attrs[name]) for name in ("min", "max", "step"))
    chosen[id(number)] = [(number.attrs["name"], str(low + step * rng.below((high - low) // step + 1)))]


def _share(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    numbers = node.all("input", type="number")
    counts = [int(one.attrs["min"]) for one in numbers]
    room = [int(one.attrs["max"]) for one in numbers]
    low, high = int(node.attrs["data-low"]), int(node.attrs["data-high"])
    goal = rng.between(max(low, sum(counts)), min(high, sum(room)))
    while sum(counts) < goal:
        counts[rng.pick([i for i, count in enumerate(counts) if count < room[i]])] += 1
    for one, count in zip(numbers, counts, strict=True):
        chosen[id(one)] = [(one.attrs["name"], str(count))]


def _order(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    selects = [one for one in node.all("select") if "disabled" not in one.attrs]
    taken = _some(node, selects, rng)
    for select in selects:
        place = next((str(i) for i, one in enumerate(taken, start=1) if one is select), "")
        chosen[id(select)] = [(select.attrs["name"], place)]


def _ways(node: Node, rng: Rng, chosen: dict[int, Pairs]) -> None:
    heads = [
        way.children[1] if way.children[0].tag == "#text" else way.children[0]
        for way in node.children
        if way.is_a("way")
    ]
    radios = [radio for head in heads for radio in head.all("input", type="radio")]
    taken = rng.pick([radio for radio in radios if "disabled" not in radio.attrs])
    _take(radios, [taken], chosen)
    (way,) = [one for one in node.children if any(inner is taken for inner in one.walk())]
    for inner in way.children:
        if inner.is_a("inner"):
            _fill(inner, rng, chosen)


_FILLS: dict[str, Callable[[Node, Rng, dict[int, Pairs]], None]] = {
    "pick": _pick,
    "amount": _amount,
    "share": _share,
    "order": _order,
    "ways": _ways,
}


def lit(page: Node) -> tuple[str, Pairs]:
    """Where to send what the page marks for its coach, and what that is."""
    (place,) = [one for one in page.walk() if one.attrs.get("id") == "all"]
    return _lit(page, place)


def _lit(page: Node, place: Node) -> tuple[str, Pairs]:
    acts = [act for ul in place.children if ul.is_a("acts") for li in ul.children for act in li.children]
    if acts:
        (act,) = [one for one in acts if "data-coach" in one.attrs]
        if act.tag == "button":
            (form,) = page.all("form", id=act.attrs["form"])
            return form.attrs["action"], [*_hidden(form), (act.attrs["name"], act.attrs["value"])]
        (inner,) = [one for one in act.children if one.is_a("inner")]
        return _lit(page, inner)
    (form,) = [one for one in place.children if one.tag == "form"]
    pressed = [one for one in form.all("button", data_coach=None) if one.is_a("choice")]
    if pressed:
        return form.attrs["action"], [*_hidden(form), (pressed[0].attrs["name"], pressed[0].attrs["value"])]
    return form.attrs["action"], [*_hidden(form), *_filled(form)]


def _hidden(form: Node) -> Pairs:
    return [(one.attrs["name"], one.attrs["value"]) for one in form.all("input", type="hidden")]


def _filled(form: Node) -> Pairs:
    """The fields of a form, filled in as marked."""
    pairs: Pairs = []
    for one in form.all(None, data_coach=None):
        for box in one.all("input"):
            if box.attrs["type"] in ("radio", "checkbox"):
                pairs.append((box.attrs["name"], box.attrs["value"]))
            elif box is one:
                pairs.append((box.attrs["name"], box.attrs["data-coach"]))
        pairs += [(select.attrs["name"], one.attrs["data-coach"]) for select in one.all("select")]
    return pairs


def bid(page: Node, amount: int) -> tuple[str, Pairs]:
    (press,) = presses(page)
    pairs = [(name, str(amount) if name == "q" else value) for name, value in unchanged(press)]
    return press.action, pairs
