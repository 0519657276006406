"""What a league or campaign announces, as a message: names as they are, and buttons where people sign up."""

from bot.chat.commands.league_rules import told
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Button, Buttons, Part, Say, Sheet
from bot.chat.table import plain
from bot.host.host import Host
from bot.series.league.book import League
from bot.table.letters import Announcement
from engine import codec
from engine.text import Arg, Text
from render.words import Words


def plainly(said: Text) -> Text:
    """The same with names that cannot turn into Markdown or a ping."""
    return Text(said.key, {name: _plainly(arg) for name, arg in said.args.items()})


def _plainly(arg: Arg) -> Arg:
    match arg:
        case str():
            return plain(arg)
        case tuple():
            return tuple(_plainly(inner) for inner in arg)
        case Text():
            return plainly(arg)
        case _:
            return arg


async def announcement(host: Host, letter: Announcement) -> Sheet:
    """What a series says; where it opens its sign-up, with the rules and the buttons to sign up."""
    words = Words(letter.locale)
    parts: list[Part] = [Say(words.say(plainly(letter.said)))]
    if letter.said.key == "league-opened":
        parts += await _sign_up(host, letter.series_id, words)
    return Sheet(tuple(parts))


async def _sign_up(host: Host, series_id: str, words: Words) -> list[Part]:
    record = await host.series.get(series_id)
    if record is None:
        return []
    book = codec.decode(League, record.book, f"league {series_id}")
    starts = words("league-begins", when=f"<t:{int(book.season.starts)}:F>")
    return [Say(f"{told(book.rules, words)}\n{starts}\n-# `{series_id}`"), sign_up_buttons(series_id, words)]


def sign_up_buttons(series_id: str, words: Words) -> Buttons:
    return Buttons(
        (
            Button(Id("enter", series_id), words("league-button-join"), "success"),
            Button(Id("stand", series_id), words("league-button-substitute")),
            Button(Id("exit", series_id), words("league-button-leave")),
        )
    )
