"""The rules of a league as menus and forms, and what was chosen or written there as rules again."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import engine
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Button, Buttons, Field, Item, Menu, Paper, Part, Say, Sheet
from bot.chat.server.settings import PACES
from bot.series.errors import NotSo
from bot.series.league.book import DAY, Late, League, Rules, TieBreak
from bot.series.league.rules import chosen_variants, sizes_for_all, variants, with_variants
from bot.series.league.rules_text import agreed, days
from engine.text import Text, text
from render.words import Words

BREAKS: tuple[TieBreak, ...] = ("head-to-head", "sonneborn-berger", "score-share", "wins")
"""Named by their places here, from 1."""
LATE: tuple[Late, ...] = ("house", "void")
PAPERS = ("season", "points", "times")
SIZES = range(2, 11)
LINE = 60
MOST_ITEMS = 25
"""That a menu can hold."""

Change = Callable[[Rules], Rules]


def pace_of(rules: Rules) -> str:
    return next((name for name, seconds in PACES.items() if seconds == rules.pace), "none")


def told(rules: Rules, words: Words) -> str:
    """The rules, a line each."""
    return "\n".join(f"- {line}" for line in agreed(rules, words, words(f"chat-pace-{pace_of(rules)}")))


# --- menus ------------------------------------------------------------------------------------------------


def panel(series_id: str, book: League, words: Words) -> Sheet:
    """Everything that can be settled before the sign-up opens."""
    parts: list[Part] = [Say(f"### {words('league-options')}\n{told(book.rules, words)}")]
    parts += [_menu(series_id, part, items, words) for part, items in _menus(book.rules, words)]
    papers = tuple(
        Button(Id("terms", series_id, arg=paper), words(f"league-paper-{paper}")) for paper in PAPERS
    )
    return Sheet((*parts, Buttons((*papers, Button(Id("open", series_id), words("league-open"), "success")))))


def _menus(rules: Rules, words: Words) -> list[tuple[str, list[tuple[str, str, bool]]]]:
    """By part: what can be chosen, its words, and whether it is."""
    titles = [(one.id, one.name, one.id in rules.titles) for one in engine.titles().values()]
    common = sorted(set(sizes_for_all(rules.titles)) | set(rules.sizes))
    sizes = [(str(n), words("league-size", seats=n), n in rules.sizes) for n in common]
    wishes = [(str(n), words("league-wish", seats=n), n == rules.sizes[0]) for n in rules.sizes]
    paces = [(pace, words(f"chat-pace-{pace}"), pace == pace_of(rules)) for pace in PACES]
    late = [(str(one), words(f"series-late-{one}"), one == rules.late) for one in LATE]
    doors = ["all", "invited", *(["role"] if rules.role else [])]
    entry = [(one, words(f"league-entry-{one}"), one == _door(rules)) for one in doors]
    dealt = "alike" if rules.duplicate else "own"
    luck = [(one, words(f"league-luck-{one}"), one == dealt) for one in ("own", "alike")]
    played = chosen_variants(rules)
    other = [(one.key, words.say(one.said), one in played) for one in variants(rules.titles)][:MOST_ITEMS]
    return [
        ("titles", titles),
        *([("variants", other)] if other else []),
        ("sizes", sizes),
        ("wish", wishes),
        ("pace", paces),
        ("late", late),
        ("entry", entry),
        ("luck", luck),
    ]


def _menu(series_id: str, part: str, items: Sequence[tuple[str, str, bool]], words: Words) -> Menu:
    several = part in ("titles", "sizes", "variants")
    offered = tuple(Item(key, said, chosen=chosen) for key, said, chosen in items)
    return Menu(
        Id("rule", series_id, arg=part),
        offered,
        words(f"league-menu-{part}"),
        low=0 if part == "variants" else 1,
        high=len(offered) if several else 1,
    )


def _door(rules: Rules) -> str:
    if rules.invited is not None:
        return "invited"
    return "role" if rules.role else "all"


def chosen(part: str, values: list[str]) -> Change:
    """What a menu makes of the rules."""
    match part:
        case "titles":
            return lambda rules: replace(rules, titles=values)
        case "variants":
            return lambda rules: with_variants(rules, values)
        case "sizes":
            sizes = [int(one) for one in values if one.isdecimal()]
            return lambda rules: replace(rules, sizes=_wished(sizes, rules.sizes[0]))
        case "wish":
            wish = int(values[0]) if values[0].isdecimal() else 0
            return lambda rules: replace(rules, sizes=_wished(rules.sizes, wish))
        case "pace":
            return lambda rules: replace(rules, pace=PACES.get(values[0], rules.pace))
        case "late":
            late: Late = "void" if values[0] == "void" else "house"
            return lambda rules: replace(rules, late=late)
        case "entry":
            return lambda rules: _entered(rules, values[0])
        case _:
            return lambda rules: replace(rules, duplicate=values[0] == "alike")


def _wished(sizes: Sequence[int], wish: int) -> list[int]:
    """The wished size first, then the larger ones."""
    return sorted(sizes, key=lambda size: (size != wish, -size))


def _entered(rules: Rules, door: str) -> Rules:
    if door == "invited":
        return replace(rules, invited=rules.invited or [])
    return replace(rules, invited=None, role=rules.role if door == "role" else None)


# --- forms ------------------------------------------------------------------------------------------------


def paper(series_id: str, which: str, rules: Rules, words: Words) -> Paper:
    fields = tuple(
        Field(key, words(f"league-field-{key}"), words(f"league-hint-{key}"), value, LINE)
        for key, value in _values(which, rules).items()
    )
    return Paper(Id("terms", series_id, arg=which), words(f"league-paper-{which}"), fields)


def _values(which: str, rules: Rules) -> dict[str, str]:
    match which:
        case "season":
            return {
                "rounds": str(rules.rounds),
                "tables": str(rules.tables),
                "divisions": str(rules.divisions),
                "moving": str(rules.moving),
                "seasons": "" if rules.seasons is None else str(rules.seasons),
            }
        case "points":
            order = " ".join(str(BREAKS.index(one) + 1) for one in rules.tie_breaks)
            return {"points": " ".join(map(str, rules.points)), "breaks": order}
        case _:
            return {
                "signup": str(days(rules.signup)),
                "round": str(days(rules.round_time)),
                "warning": str(days(rules.warning)),
                "grace": str(days(rules.grace)),
                "rest": str(days(rules.rest)),
            }


def written(which: str, lines: dict[str, str]) -> Change:
    """What a form makes of the rules; whatever is no number is refused by name."""
    match which:
        case "season":
            rounds, tables, divisions, moving = (
                _number(lines, key) for key in ("rounds", "tables", "divisions", "moving")
            )
            seasons = _number(lines, "seasons") if lines.get("seasons", "").strip() else None
            return lambda rules: replace(
                rules, rounds=rounds, tables=tables, divisions=divisions, moving=moving, seasons=seasons
            )
        case "points":
            points, order = _numbers(lines, "points"), _numbers(lines, "breaks")
            if any(not 1 <= one <= len(BREAKS) for one in order):
                raise NotSo("league-bad-tie-breaks")
            breaks = [BREAKS[one - 1] for one in order]
            return lambda rules: replace(rules, points=points, tie_breaks=breaks)
        case _:
            signup, length, warning, grace, rest = (
                _number(lines, key) * DAY for key in ("signup", "round", "warning", "grace", "rest")
            )
            return lambda rules: replace(
                rules, signup=signup, round_time=length, warning=warning, grace=grace, rest=rest
            )


def _number(lines: dict[str, str], key: str) -> int:
    found = _numbers(lines, key)
    if len(found) != 1:
        raise _unread(key, lines.get(key, ""))
    return found[0]


def _numbers(lines: dict[str, str], key: str) -> list[int]:
    said = lines.get(key, "")
    found = re.split(r"[\s,;]+", said.strip()) if said.strip() else []
    if any(not one.isascii() or not one.isdecimal() or len(one) > 4 for one in found):
        raise _unread(key, said)
    return [int(one) for one in found]


def _unread(key: str, said: str) -> NotSo:
    what: Text = text(f"league-field-{key}")
    return NotSo("league-bad-number", what=what, written=said[:LINE])
