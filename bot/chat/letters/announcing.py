"""Announcements of leagues and campaigns as messages, with sign-up buttons where sign-up opens."""

from dataclasses import replace

from bot.acts import registry
from bot.chat.acts.buttons import button, more_button
from bot.chat.messages.parts import Buttons, Part, Say, Sheet
from bot.chat.table import SURFACE, plain_text
from bot.host.host import Host
from bot.series.league.book import League, Rules
from bot.series.league.rules_text import rules_in_words
from bot.table.letters import Announcement
from engine import codec
from render.words import Words


async def announcement(host: Host, letter: Announcement) -> Sheet:
    """The message of an announcement; when sign-up opens, with the rules and the buttons."""
    words = Words(letter.locale)
    mentions = [f"<@{user}>" for user in called_users(letter)]
    parts: list[Part] = [Say(" ".join([*mentions, words.say(plain_text(letter.said))]))]
    if letter.said.key == "league-opened":
        parts += await _sign_up(host, letter.series_id, words)
    return Sheet(tuple(parts))


def called_users(letter: Announcement) -> list[int]:
    """The Discord users that an announcement pings."""
    known = [one.partition(":") for one in letter.calls]
    return [int(number) for surface, _, number in known if surface == SURFACE]


def rules_as_bullets(rules: Rules, words: Words) -> str:
    """The rules of a league as bullet lines."""
    return "\n".join(f"- {line}" for line in rules_in_words(rules, words))


async def _sign_up(host: Host, series_id: str, words: Words) -> list[Part]:
    record = await host.series.get(series_id)
    if record is None:
        return []
    book = codec.decode(League, record.book, f"league {series_id}")
    starts = words("league-begins", when=f"<t:{int(book.season.starts)}:F>")
    return [
        Say(f"{rules_as_bullets(book.rules, words)}\n{starts}\n-# `{series_id}`"),
        sign_up_buttons(series_id, words),
    ]


def sign_up_buttons(series_id: str, words: Words) -> Buttons:
    """Buttons to join, to stand by, and to open everything else that may be done."""
    doing = [registry.act("league-join"), registry.act("league-stand-by")]
    named = [button(act, series_id, words) for act in doing if act is not None]
    return Buttons((replace(named[0], style="success"), *named[1:], more_button("league", series_id, words)))
