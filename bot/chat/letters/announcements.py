"""Announcements of leagues and campaigns as messages, with sign-up buttons where sign-up opens."""

from dataclasses import replace

from bot.acts import registry
from bot.chat.markdown import escape_text, plain_text
from bot.chat.marks import Mention, Moment
from bot.chat.messages.act_buttons import button, more_button
from bot.chat.messages.parts import Buttons, Part, Say, Sheet
from bot.chat.table import place_of
from bot.host.host import Host
from bot.series.game_names import GAME, named_game, with_game
from bot.series.league.book import League, Regulations
from bot.series.league.regulations_text import regulations_in_words
from bot.surfaces import Surface
from bot.table.letters import Announcement
from engine import codec
from engine.text import Text
from render.words import Words


async def announcement(host: Host, surface: Surface, letter: Announcement) -> Sheet:
    """The message of an announcement; when sign-up opens, with the rules and the buttons."""
    words = Words(letter.locale)
    mentions = [Mention(user) for user in called_users(surface, letter)]
    sentence = words.say(await with_game_linked(host, surface, letter.said, words))
    parts: list[Part] = [Say(" ".join([*mentions, sentence]))]
    if letter.said.key in ("league-opened", "league-opened-cup"):
        parts += await _sign_up(host, letter.series_id, words)
    return Sheet(tuple(parts))


async def with_game_linked(host: Host, surface: Surface, sentence: Text, words: Words) -> Text:
    """A text of a series for a message: the game that it speaks of by its name, as a link to its thread."""
    match sentence.args.get(GAME):
        case str(match_id):
            game = await named_game(host, match_id)
        case _:
            return plain_text(sentence)
    named = plain_text(with_game(sentence, game.name))
    place = place_of(game.table, surface) if game.table else None
    linked = f"[{words.say(plain_text(game.name))}]({place.link()})" if place else ""
    return with_game(named, linked) if linked else named


def called_users(surface: Surface, letter: Announcement) -> list[str]:
    """The users of a surface that an announcement pings."""
    users = [surface.user_id(person) for person in letter.calls]
    return [user for user in users if user]


def regulations_as_bullets(regulations: Regulations, words: Words) -> str:
    """The rules of a league as bullet lines."""
    return "\n".join(f"- {line}" for line in regulations_in_words(regulations, words))


async def _sign_up(host: Host, series_id: str, words: Words) -> list[Part]:
    record = await host.store.series.get(series_id)
    if record is None:
        return []
    book = codec.decode(League, record.book, f"league {series_id}")
    begins = "league-begins-cup" if book.regulations.is_cup else "league-begins"
    starts = words(begins, when=Moment(book.season.starts, "full"))
    about = [escape_text(book.description)] if book.description else []
    return [
        Say("\n".join([*about, regulations_as_bullets(book.regulations, words), starts])),
        sign_up_buttons(series_id, words),
    ]


def sign_up_buttons(series_id: str, words: Words) -> Buttons:
    """Buttons to join, to stand by, and to open everything else that may be done."""
    doing = [registry.act_by_key("league-join"), registry.act_by_key("league-stand-by")]
    named = [button(act, series_id, words) for act in doing if act is not None]
    return Buttons((replace(named[0], style="success"), *named[1:], more_button("league", series_id, words)))
