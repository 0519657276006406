"""A message of the bot as Discord shows it: its components as HTML, in Discord's dark look."""

import base64
import html
import re
from collections.abc import Mapping
from typing import Any

from simcord.results import ResponseMessage

ROW, BUTTON, MENU, TEXT, GALLERY = 1, 2, 3, 10, 12
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary"}

SHOWN = 7
"""Options of an open menu."""
SIGNS = {"✅": "✔", "⚠️": "⚠", "↩️": "↩"}
"""Signs that every font has, for a machine without coloured ones."""

PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: #313338; color: #dbdee1; font: 16px/1.375 sans-serif; }}
#shot {{ width: {width}px; box-sizing: border-box; padding: 16px; display: flex; gap: 16px; }}
.avatar {{ width: 40px; height: 40px; border-radius: 50%; background: #8a5a2b; color: #f4e4bc; flex: none;
  display: flex; align-items: center; justify-content: center; font-weight: 700; font-size: 20px; }}
.body {{ flex: 1; min-width: 0; }}
.name {{ color: #fff; font-weight: 600; }}
.tag {{ background: #5865f2; color: #fff; font-size: 10px; border-radius: 4px; padding: 1px 5px; }}
.time, .small, .only {{ color: #949ba4; font-size: 13px; }}
.part {{ margin-top: 8px; overflow-wrap: anywhere; }}
h2, h3 {{ color: #fff; margin: 4px 0; }} h2 {{ font-size: 22px; }} h3 {{ font-size: 18px; }}
ul, ol {{ margin: 0; padding-left: 22px; }}
img {{ max-width: 100%; border-radius: 8px; display: block; }}
.row {{ display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }}
.button {{ border-radius: 8px; padding: 7px 16px; font-size: 14px; font-weight: 500; color: #fff; }}
.primary {{ background: #5865f2; }} .secondary {{ background: #4e5058; }} .success {{ background: #248046; }}
.danger {{ background: #da373c; }} .disabled {{ opacity: .5; }}
.menu {{ background: #1e1f22; border-radius: 8px; padding: 10px 12px; flex: 1; max-width: 520px; }}
.menu, .menu small {{ color: #949ba4; }} .menu small {{ display: block; }}
.menu div {{ padding: 7px 0 0; color: #dbdee1; font-size: 15px; }}
.mention {{ background: #3c4270; color: #c9cdfb; border-radius: 3px; padding: 0 2px; }}
.quote {{ border-left: 4px solid #4e5058; padding-left: 12px; }}
code {{ background: #2b2d31; border-radius: 3px; padding: 0 4px; font-size: 13px; }}
a {{ color: #00a8fc; text-decoration: none; }}
</style><div id="shot"><div class="avatar">F</div><div class="body">
<span class="name">Fondaco</span> <span class="tag">APP</span> <span class="time">{time}</span>{parts}{only}
</div></div>"""


def page(
    message: ResponseMessage, names: Mapping[str, str], pictures: Mapping[str, bytes], *, width: int = 720
) -> str:
    parts = "".join(_part(component, names, pictures) for component in message.components)
    only = '<div class="part only">Only you can see this</div>' if message.ephemeral else ""
    return PAGE.format(width=width, parts=parts, only=only, time="Today at 18:04")


def _part(one: dict[str, Any], names: Mapping[str, str], pictures: Mapping[str, bytes]) -> str:
    match one["type"]:
        case 10:
            return f'<div class="part">{markdown(one["content"], names)}</div>'
        case 12:
            return "".join(_picture(item, pictures) for item in one["items"])
        case 1:
            return f'<div class="row">{"".join(_control(inner) for inner in one["components"])}</div>'
        case _:
            return ""


def _picture(item: dict[str, Any], pictures: Mapping[str, bytes]) -> str:
    data = base64.b64encode(pictures[item["media"]["url"]]).decode()
    alt = html.escape(item.get("description") or "", quote=True)
    return f'<div class="part"><img alt="{alt}" src="data:image/png;base64,{data}"></div>'


def _control(one: dict[str, Any]) -> str:
    if one["type"] == MENU:
        items = "".join(_item(option) for option in one["options"][:SHOWN])
        more = "<div>…</div>" if len(one["options"]) > SHOWN else ""
        return f'<div class="menu">{html.escape(one["placeholder"])} ⌄{items}{more}</div>'
    disabled = " disabled" if one.get("disabled") else ""
    arrow = " ↗" if one.get("url") else ""
    return f'<div class="button {STYLES[one["style"]]}{disabled}">{html.escape(one["label"])}{arrow}</div>'


def _item(option: dict[str, Any]) -> str:
    note = f"<small>{html.escape(option['description'])}</small>" if option.get("description") else ""
    return f"<div>{html.escape(option['label'])}{note}</div>"


# --- Discord's Markdown, as far as the bot uses it --------------------------------------------------------


def markdown(said: str, names: Mapping[str, str]) -> str:
    for sign, plain in SIGNS.items():
        said = said.replace(sign, plain)
    lines = [_line(html.escape(line, quote=False), names) for line in said.split("\n")]
    joined = "\n".join(lines)
    joined = re.sub(r"(?:<li>.*</li>\n?)+", lambda found: f"<ul>{found[0]}</ul>", joined)
    joined = re.sub(r'(?:<li value="\d+">.*</li>\n?)+', lambda found: f"<ol>{found[0]}</ol>", joined)
    return re.sub(r"(?<!>)\n(?!<)", "<br>", joined)


def _line(line: str, names: Mapping[str, str]) -> str:
    line = re.sub(r"\\([*_`~|&lt;@])", r"\1", line)
    line = re.sub(r"`([^`]+)`", r"<code>\1</code>", line)
    line = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", line)
    line = re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"<i>\1</i>", line)
    line = re.sub(
        r"&lt;@(\d+)&gt;", lambda m: f'<span class="mention">@{names.get(m[1], "someone")}</span>', line
    )
    line = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", r'<a href="\2">\1</a>', line)
    for mark, tag in (("### ", "h3"), ("## ", "h2")):
        if line.startswith(mark):
            return f"<{tag}>{line.removeprefix(mark)}</{tag}>"
    if line.startswith("-# "):
        return f'<div class="small">{line[3:]}</div>'
    if line.startswith("&gt; "):
        return f'<div class="quote">{line[5:]}</div>'
    if line.startswith("- "):
        return f"<li>{line[2:]}</li>"
    if found := re.match(r"(\d+)\. (.*)", line):
        return f'<li value="{found[1]}">{found[2]}</li>'
    return line
