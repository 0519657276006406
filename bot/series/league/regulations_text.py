"""The rules of a league in words, for people who may sign up."""

import engine
from bot.series.league.book import DAY, Rules, Season
from bot.series.league.points import bye_points, points_text
from bot.series.league.rules import chosen_variants
from bot.table.terms import pace_text
from engine.text import Text, text
from render.words import Words


def state_key(rules: Rules, season: Season) -> str:
    """The words for where a season or a cup is."""
    own = rules.is_cup and season.state in ("playing", "closed")
    return f"league-state-{season.state}" + ("-cup" if own else "")


def rules_in_words(rules: Rules, words: Words) -> list[str]:
    """One line for each thing agreed on."""
    return [words.say(line) for line in _rules_texts(rules)]


def _rules_texts(rules: Rules) -> list[Text]:
    known = engine.titles()
    lines = [
        text(
            "league-rules-titles",
            titles=tuple(known[title].name for title in rules.titles if title in known),
            sizes=tuple(map(str, rules.sizes)),
            pace=pace_text(rules.pace),
        ),
        *format_texts(rules),
        *([] if rules.format == "knockout" else [_points_text(rules)]),
        text(f"league-rules-late-{rules.late}", warning=days(rules.warning), grace=days(rules.grace)),
    ]
    if chosen := chosen_variants(rules):
        lines.append(text("league-rules-variants", variants=tuple(variant.label for variant in chosen)))
    if rules.divisions > 1:
        lines.append(text("league-rules-divisions", divisions=rules.divisions, moving=rules.moving))
    if rules.programs:
        lines.append(text("league-rules-programs"))
    if rules.duplicate:
        lines.append(text("league-rules-duplicate"))
    if rules.role is not None or rules.invited is not None:
        lines.append(text("league-rules-role" if rules.role is not None else "league-rules-invited"))
    if rules.seasons is not None and not (rules.is_cup and rules.seasons == 1):
        lines.append(text("league-rules-seasons", seasons=rules.seasons))
    return lines


def format_texts(rules: Rules) -> list[Text]:
    """How the rounds of a season or a cup are played, and how long they take."""
    if not rules.is_cup:
        count = days(rules.round_time)
        return [text("league-rules-rounds", rounds=rules.rounds, tables=rules.tables, days=count)]
    if rules.length:
        span = text("league-rules-length", days=days(rules.length))
    else:
        span = text("league-rules-round-days", days=days(rules.round_time))
    if rules.format == "swiss":
        return [text("league-rules-swiss", rounds=rules.rounds), span]
    return [
        text("league-rules-knockout", people=rules.advancing),
        text("league-rules-knockout-ties"),
        span,
    ]


def _points_text(rules: Rules) -> Text:
    return text(
        "league-rules-points",
        points=", ".join(map(str, rules.points)),
        bye=points_text(bye_points(rules)),
        breaks=tuple(text(f"league-break-{tie_break}") for tie_break in rules.tie_breaks),
    )


def days(seconds: float) -> int:
    return round(seconds / DAY)
