"""Discord's limits, asserted on everything that is sent."""

from typing import Any

from simcord.components import walk_components

from bot.chat.messages.grammar import parse

ROW, BUTTON, MENU, INPUT, TEXT, GALLERY, LABEL = 1, 2, 3, 4, 10, 12, 18
V2 = 1 << 15
UPLOAD = 10 * 1024 * 1024


def check(method: str, path: str, body: Any) -> None:
    """One request of the bot."""
    if method not in ("POST", "PATCH", "PUT") or not isinstance(body, dict):
        return
    data = body.get("data") if path.endswith("/callback") else body
    if not isinstance(data, dict):
        return
    if "title" in data and "custom_id" in data:
        modal(data)
    else:
        message(data)


def message(data: dict[str, Any]) -> None:
    assert len(data.get("content") or "") <= 2000
    assert len(data.get("embeds") or []) <= 10
    assert len(str(data.get("nonce") or "")) <= 25
    files = data.get("attachments") or []
    assert len(files) <= 10
    for file in files:
        assert len(file.get("description") or "") <= 1024
        if str(file.get("filename")).endswith((".png", ".gif")):
            assert file.get("description"), f"{file.get('filename')} has no alt text"
    components = data.get("components") or []
    everything = list(walk_components(components))
    assert len(everything) <= 40, f"{len(everything)} components"
    if data.get("flags", 0) & V2:
        assert not data.get("content")
        assert not data.get("embeds")
    assert sum(len(one["content"]) for one in everything if one["type"] == TEXT) <= 4000
    ids = [one["custom_id"] for one in everything if one.get("custom_id")]
    assert len(ids) == len(set(ids)), f"the same id twice: {ids}"
    for one in everything:
        component(one)


def component(one: dict[str, Any]) -> None:
    if said := one.get("custom_id"):
        assert 1 <= len(said) <= 100
        assert str(parse(said)) == said
    match one["type"]:
        case 1:
            kinds = [inner["type"] for inner in one["components"]]
            assert kinds == [MENU] or (set(kinds) == {BUTTON} and len(kinds) <= 5)
        case 2:
            assert 1 <= len(one["label"]) <= 80
        case 3:
            menu(one)
        case 10:
            assert 1 <= len(one["content"]) <= 4000
        case 12:
            assert 1 <= len(one["items"]) <= 10
            for item in one["items"]:
                assert 1 <= len(item.get("description") or "") <= 1024, "a picture without alt text"


def menu(one: dict[str, Any]) -> None:
    options = one["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert len(one.get("placeholder") or "") <= 150
    assert 0 <= one.get("min_values", 1) <= one.get("max_values", 1) <= len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def modal(data: dict[str, Any]) -> None:
    assert 1 <= len(data["title"]) <= 45
    assert 1 <= len(data["custom_id"]) <= 100
    assert 1 <= len(data["components"]) <= 5
    for label in data["components"]:
        assert label["type"] == LABEL
        assert 1 <= len(label["label"]) <= 45
        line = label["component"]
        assert line["type"] == INPUT
        assert len(line.get("placeholder") or "") <= 100
        assert len(line.get("value") or "") <= line["max_length"] <= 4000


def letters_of(command: dict[str, Any]) -> int:
    """As Discord counts them: names, descriptions and values, each in its longest language."""
    own = [
        max(len(said) for said in (command.get(key, ""), *command.get(f"{key}_localizations", {}).values()))
        for key in ("name", "description")
    ]
    inner = [*command.get("options", []), *command.get("choices", [])]
    return sum(own) + len(str(command.get("value", ""))) + sum(letters_of(one) for one in inner)
