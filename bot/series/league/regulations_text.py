"""The regulations of a league in words, for people who may sign up."""

import engine
from bot.series.league.book import DAY, Regulations, Season
from bot.series.league.points import bye_points, points_text
from bot.series.league.regulations import chosen_variants
from bot.table.terms import pace_text
from engine.text import Text, text
from render.words import Words


def state_key(regulations: Regulations, season: Season) -> str:
    """The words for where a season or a cup is."""
    own = regulations.is_cup and season.state in ("playing", "closed")
    return f"league-state-{season.state}" + ("-cup" if own else "")


def regulations_in_words(regulations: Regulations, words: Words) -> list[str]:
    """One line for each thing agreed on."""
    return [words.say(line) for line in _regulations_texts(regulations)]


def _regulations_texts(regulations: Regulations) -> list[Text]:
    known = engine.titles()
    lines = [
        text(
            "league-rules-titles",
            titles=tuple(known[title].local_name for title in regulations.titles if title in known),
            sizes=tuple(map(str, regulations.sizes)),
            pace=pace_text(regulations.pace),
        ),
        *format_texts(regulations),
        *([] if regulations.format == "knockout" else [_points_text(regulations)]),
        text(
            f"league-rules-late-{regulations.late}",
            warning=days(regulations.warning),
            grace=days(regulations.grace),
        ),
    ]
    if chosen := chosen_variants(regulations):
        lines.append(text("league-rules-variants", variants=tuple(variant.label for variant in chosen)))
    if regulations.divisions > 1:
        lines.append(
            text("league-rules-divisions", divisions=regulations.divisions, moving=regulations.moving)
        )
    if regulations.programs:
        lines.append(text("league-rules-programs"))
    if regulations.duplicate:
        lines.append(text("league-rules-duplicate"))
    if regulations.role is not None or regulations.invited is not None:
        lines.append(text("league-rules-role" if regulations.role is not None else "league-rules-invited"))
    if regulations.seasons is not None and not (regulations.is_cup and regulations.seasons == 1):
        lines.append(text("league-rules-seasons", seasons=regulations.seasons))
    return lines


def format_texts(regulations: Regulations) -> list[Text]:
    """How the rounds of a season or a cup are played, and how long they take."""
    if not regulations.is_cup:
        count = days(regulations.round_time)
        return [text("league-rules-rounds", rounds=regulations.rounds, tables=regulations.tables, days=count)]
    if regulations.length:
        span = text("league-rules-length", days=days(regulations.length))
    else:
        span = text("league-rules-round-days", days=days(regulations.round_time))
    if regulations.format == "swiss":
        return [text("league-rules-swiss", rounds=regulations.rounds), span]
    return [
        text("league-rules-knockout", people=regulations.advancing),
        text("league-rules-knockout-ties"),
        span,
    ]


def _points_text(regulations: Regulations) -> Text:
    return text(
        "league-rules-points",
        points=", ".join(map(str, regulations.points)),
        bye=points_text(bye_points(regulations)),
        breaks=tuple(text(f"league-break-{tie_break}") for tie_break in regulations.tie_breaks),
    )


def days(seconds: float) -> int:
    return round(seconds / DAY)
