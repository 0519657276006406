"""The chronicle of a campaign, written from the events of its games, as Markdown or HTML to keep."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from bot.host.host import Heard, Host
from bot.series.campaign.book import Campaign, CampaignGame, ChronicleNote, blazon
from bot.series.campaign.prestige import prestige, ranking
from bot.table.errors import NoSuchMatch
from data.titles import scene_of
from engine import registry
from engine.text import text
from render.picture import Picture
from render.words import Words

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LINES = 8
"""Plain lines of a phase that are kept; turning points and notes are kept always."""


@dataclass(slots=True)
class ChronicleLine:
    words: str
    turn: bool = False
    """A turning point."""
    by: str = ""
    """The house whose own note it is."""


@dataclass(slots=True)
class Chapter:
    """One game: its phases, its end, and the board as it stood."""

    heading: str
    phases: list[list[ChronicleLine]]
    ending: list[str]
    board: Picture | None = None


@dataclass(slots=True)
class Chronicle:
    title: str
    locale: str
    houses: list[str]
    chapters: list[Chapter] = field(default_factory=list)
    ending: list[str] = field(default_factory=list)


async def write_chronicle(host: Host, book: Campaign, *, boards: bool = True, width: int = 800) -> Chronicle:
    """The whole chronicle as far as it goes, in the table's language, of what everyone may know."""
    words = Words(book.locale)
    made = Chronicle(book.name, words.locale, [_house(book, i, words) for i in range(len(book.houses))])
    for number, game in enumerate(book.games):
        if game.state == "ready":
            continue
        heading = f"{_numeral(number)}. {words.say(registry.local_name(game.title))}"
        try:
            table = await host.table(game.match_id)
        except NoSuchMatch:
            made.chapters.append(Chapter(heading, [], _result_lines(book, game, words)))
            continue
        heard = await host.events_since(game.match_id, -1, None)
        board = (
            await host.studio.draw(await host.table(game.match_id), None, width=width, locale=book.locale)
            if boards
            else None
        )
        notes = [note for note in book.notes if note.game == number]
        phases = _phases(book, game, heard, notes, table.words(book.locale))
        made.chapters.append(Chapter(heading, phases, _result_lines(book, game, words), board))
    if book.state == "ended":
        sums = prestige(book)
        made.ending = [
            words("campaign-final-line", rank=rank, house=book.houses[house].name, prestige=sums[house])
            for rank, house in ranking(book)
        ]
    return made


def _house(book: Campaign, number: int, words: Words) -> str:
    house = book.houses[number]
    motto = f" — « {house.motto} »" if house.motto else ""
    return f"{house.name}{motto}. {words.say(blazon(house.arms))}"


def _numeral(number: int) -> str:
    return ROMAN[number] if number < len(ROMAN) else str(number + 1)


def _phases(
    book: Campaign, game: CampaignGame, heard: Sequence[Heard], notes: Sequence[ChronicleNote], words: Words
) -> list[list[ChronicleLine]]:
    """The events between two boards, with the notes that were written meanwhile."""
    turns = scene_of(game.title).turns
    phases: list[list[ChronicleLine]] = []
    phase: list[ChronicleLine] = []
    waiting = sorted(notes, key=lambda note: note.seq)
    for event in heard:
        while waiting and waiting[0].seq < event.seq:
            phase.append(_note_line(book, waiting.pop(0)))
        phase.append(ChronicleLine(words.say(event.text), event.text.key in turns))
        if event.board:
            phases.append(_shorten_phase(phase))
            phase = []
    phase += [_note_line(book, note) for note in waiting]
    return [made for made in [*phases, _shorten_phase(phase)] if made]


def _note_line(book: Campaign, note: ChronicleNote) -> ChronicleLine:
    return ChronicleLine(note.text, by=book.houses[note.house].name)


def _shorten_phase(phase: list[ChronicleLine]) -> list[ChronicleLine]:
    """The last plain lines, and everything that matters."""
    plain = [line for line in phase if not line.turn and not line.by]
    dropped = {id(line) for line in plain[: max(0, len(plain) - LINES)]}
    return [line for line in phase if id(line) not in dropped]


def _result_lines(book: Campaign, game: CampaignGame, words: Words) -> list[str]:
    """Places and prestige, each gain with its reason."""
    if game.state != "over":
        return []
    made = []
    for house in sorted(game.seats, key=lambda house: game.places[house]):
        gains = [
            words("campaign-gain", reason=text(f"campaign-gain-{gain.reason}"), points=gain.points)
            for gain in game.gains[house]
        ]
        made.append(
            words(
                "campaign-place-line",
                place=game.places[house],
                house=book.houses[house].name,
                total=game.totals[house],
                gains=", ".join(gains),
            )
        )
    return made


# --- files ------------------------------------------------------------------------------------------------


def as_markdown(chronicle: Chronicle) -> str:
    """One Markdown file; boards are inside it."""
    parts = [f"# {_plain(chronicle.title)}", *[f"- {_plain(house)}" for house in chronicle.houses]]
    for chapter in chronicle.chapters:
        parts.append(f"\n## {_plain(chapter.heading)}\n")
        parts += ["\n\n".join(map(_markdown_line, phase)) + "\n\n---\n" for phase in chapter.phases]
        if chapter.board:
            parts.append(f"![{_plain(chapter.board.alt)}]({_inside(chapter.board)})\n")
        parts += [f"- {_plain(line)}" for line in chapter.ending]
    if chronicle.ending:
        words = Words(chronicle.locale)
        parts += [f"\n## {words('campaign-final')}\n", *[f"- {_plain(line)}" for line in chronicle.ending]]
    return "\n".join(parts) + "\n"


def _markdown_line(line: ChronicleLine) -> str:
    words = _plain(line.words)
    if line.by:
        return f"> {words} — *{_plain(line.by)}*"
    return f"**{words}**" if line.turn else words


def _plain(words: str) -> str:
    """Words that Markdown takes for words: what people typed draws nothing and runs nothing."""
    flat = " ".join(words.replace("<", "‹").replace(">", "›").split())
    return "".join(f"\\{letter}" if letter in "\\`*_[]#|" else letter for letter in flat)


STYLE = (
    "body{font-family:Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#f4ecdc;"
    "color:#34281c;line-height:1.55}h1,h2{color:#901c20}img{max-width:100%;height:auto}"
    "section.phase{border-left:3px solid #c49438;padding-left:1rem;margin:1rem 0}p{margin:.3rem 0}"
    ".turn{font-weight:bold}blockquote{font-style:italic;margin:.4rem 1rem}"
)


def as_html(chronicle: Chronicle) -> str:
    """One HTML file that needs nothing else."""
    body = [f"<h1>{escape(chronicle.title)}</h1>", _list(chronicle.houses)]
    for chapter in chronicle.chapters:
        body.append(f"<h2>{escape(chapter.heading)}</h2>")
        phases = ("".join(map(_html_line, phase)) for phase in chapter.phases)
        body += [f'<section class="phase">{phase}</section>' for phase in phases]
        if chapter.board:
            body.append(f'<img alt="{escape(chapter.board.alt)}" src="{_inside(chapter.board)}">')
        body.append(_list(chapter.ending))
    if chronicle.ending:
        body += [f"<h2>{escape(Words(chronicle.locale)('campaign-final'))}</h2>", _list(chronicle.ending)]
    head = f'<meta charset="utf-8"><title>{escape(chronicle.title)}</title><style>{STYLE}</style>'
    opening = f'<!doctype html><html lang="{chronicle.locale}"><head>{head}</head>'
    return f"{opening}<body>{''.join(body)}</body></html>\n"


def _html_line(line: ChronicleLine) -> str:
    words = escape(line.words)
    if line.by:
        return f"<blockquote>{words} — {escape(line.by)}</blockquote>"
    return f'<p class="turn">{words}</p>' if line.turn else f"<p>{words}</p>"


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>" if lines else ""


def _inside(picture: Picture) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture.png).decode()}"
