"""Acts as someone finds them on a page: their form is looked for, filled in and sent."""

from typing import Any
from urllib.parse import quote

from bot.acts import registry
from bot.acts.act import Act, Field
from bot.web.show.form import ROOT
from bot.web.surface import SURFACE
from tests.kit_web import Node, Pairs, Press, read, unchanged
from tests.web.conftest import Visitor


def act_of(key: str) -> Act[Any]:
    found = registry.act_by_key(key)
    assert found is not None, key
    return found


def form_of(page: Node, key: str) -> Node:
    """The form of an act on a page; the person who is not offered it finds none."""
    action = f"/act/{act_of(key).name}"
    found = [one for one in page.all("form", method="post") if one.attrs["action"].endswith(action)]
    assert found, f"the page does not offer {key}"
    return found[0]


def offers(page: Node, key: str) -> bool:
    """Whether a page lets its reader do this now."""
    action = f"/act/{act_of(key).name}"
    return any(one.attrs["action"].endswith(action) for one in page.all("form", method="post"))


def filled(form: Node, key: str, said: dict[str, Any]) -> Pairs:
    """What a browser sends after these fields were filled in, and no others."""
    pairs = unchanged(Press(form, form.all("button")[-1]))
    for place, field in enumerate(act_of(key).fields_on(SURFACE)):
        if field.id.replace("-", "_") in said:
            name, value = f"{ROOT}-{place}", said[field.id.replace("-", "_")]
            pairs = [one for one in pairs if one[0] != name and not one[0].startswith(f"{name}-")]
            pairs += _sent(form, field, name, value)
    if act_of(key).asks_first and said.get("sure", True):
        pairs.append((f"{ROOT}-{len(act_of(key).fields_on(SURFACE))}", "yes"))
    if "your_name" in said:
        pairs = [one for one in pairs if one[0] != "your-name"] + [("your-name", said["your_name"])]
    return pairs


def _sent(form: Node, field: Field[Any], name: str, value: Any) -> Pairs:
    match field.takes:
        case "options":
            ordered = [one for one in form.all("select") if one.attrs["name"].startswith(f"{name}-")]
            if not ordered:
                return [(name, one) for one in value]
            places = _places(form, name)
            return [(places.get(one, f"{name}-99"), str(i)) for i, one in enumerate(value, start=1)]
        case "person":
            known = [one for select in form.all("select", name=name) for one in select.all("option")]
            if any(one.attrs.get("value") == value for one in known):
                return [(name, value)]
            return [(f"{name}-other", f"https://here.example/people/{quote(value, safe='')}?title=toy")]
        case _:
            return [(name, str(value))]


def _places(form: Node, name: str) -> dict[str, str]:
    """The menus of an ordered choice, by the words beside them and by their place."""
    found: dict[str, str] = {}
    for item in form.all("li"):
        for select in item.all("select"):
            if select.attrs["name"].startswith(f"{name}-"):
                label = next((one.words for one in item.all("span") if one.is_a("label")), "")
                found[label] = select.attrs["name"]
    return found


async def do_act(visitor: Visitor, path: str, key: str, /, *, status: int = 200, **said: Any) -> Node:
    """Do it as the page offers it; the page that answers."""
    form = form_of(await visitor.page(path), key)
    return read(await visitor.post(form.attrs["action"], filled(form, key, said), status=status))
