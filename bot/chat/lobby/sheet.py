"""A lobby as a message, and everything that can be set before the start."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.acts.agreement import AGREE, agreement_texts, seating_text
from bot.acts.lesson import BEGIN
from bot.chat.markdown import escape_text
from bot.chat.marks import Mention, Small
from bot.chat.messages.act_buttons import button as act_button
from bot.chat.messages.grammar import Id, Verb
from bot.chat.messages.parts import (
    Button,
    Buttons,
    Link,
    Part,
    Say,
    Sheet,
    Show,
    rows,
)
from bot.table.lobby import Lobby
from bot.table.terms import pace_text
from data.rulebook import rules_page
from data.titles import lessons
from engine.choice import Pick
from engine.strengths import STRENGTHS, USUAL
from engine.text import Text, text
from render.cover_card import card_in_words
from render.picture import Picture
from render.words import Words


def sheet(
    lobby_id: str, lobby: Lobby, words: Words, cover: Picture | None, ways_in: Sequence[str] = ()
) -> Sheet:
    """`ways_in`: how people sit down from elsewhere."""
    game = lobby.game
    head = words("chat-lobby-head", opener=Mention(lobby.opener), count=len(lobby.guests), seats=lobby.seats)
    parts: list[Part] = [
        Say(f"## {words.say(game.local_name)}\n{head}"),
        *_line_of_opener(lobby),
        *_card(lobby, words),
    ]
    if cover:
        parts.append(Show("cover.png", cover))
    parts += [Say(_seats_in_words(lobby, words)), Say(_agreement(lobby, words))]
    if ways_in:
        parts.append(Say(Small(words("chat-lobby-elsewhere", ways=" · ".join(ways_in)))))
    return Sheet((*parts, *_buttons(lobby_id, lobby, words)))


def _line_of_opener(lobby: Lobby) -> list[Part]:
    """The line of the opener's own."""
    return [Say(f"> {escape_text(lobby.agreement.greeting)}")] if lobby.agreement.greeting else []


def _card(lobby: Lobby, words: Words) -> list[Part]:
    """What kind of game it is, how heavy, and how long."""
    card = card_in_words(lobby.game.id, words)
    return [Say(f"{card.kind}\n{Small(f'{card.weight} · {card.length}')}")] if card else []


def _seats_in_words(lobby: Lobby, words: Words) -> str:
    lines = []
    for number in range(lobby.seats):
        if number >= len(lobby.guests):
            lines.append(f"{number + 1}. *{words('chat-lobby-empty')}*")
        elif lobby.guests[number].house:
            name = words(f"host-house-{lobby.guests[number].strength}", number=number + 1)
            lines.append(f"{number + 1}. {name}")
        else:
            lines.append(f"{number + 1}. **{escape_text(lobby.guests[number].name)}**")
    return "\n".join(lines)


def _agreement(lobby: Lobby, words: Words) -> str:
    agreed, chosen = lobby.agreement, lobby.agreement.options_for(lobby.title)
    pace = text("agreement-own-clock") if agreed.clock else pace_text(agreed.pace)
    lines = [words("chat-lobby-pace", pace=pace), words.say(seating_text(agreed.arranged))]
    if not agreed.rated:
        lines.append(words("agreement-friendly"))
    if not agreed.strangers:
        lines.append(words("agreement-invited-only"))
    if agreed.starts_when_full:
        lines.append(words("agreement-starts-when-full"))
    if lobby.private:
        lines.append(words("chat-lobby-private"))
    for part in lobby.game.options.parts:
        if isinstance(part.choice, Pick):
            label = next(o.label for o in part.choice.options if o.id == chosen[part.id])
            lines.append(words("chat-said", what=part.label, answer=label))
    return Small(f"{' · '.join(lines)}\n{texts_in_words(agreement_texts(agreed), words)}")


def texts_in_words(texts: Iterable[Text], words: Words) -> str:
    return " ".join(words.say(sentence) for sentence in texts)


def _buttons(lobby_id: str, lobby: Lobby, words: Words) -> list[Part]:
    def button(
        verb: Verb, key: str, style: Any = "secondary", disabled: bool = False, arg: str = ""
    ) -> Button:
        return Button(Id(verb, lobby_id, arg=arg), words(key), style, disabled)

    people: list[Button | Link] = [
        button("join", "chat-lobby-join", "primary", lobby.full),
        button("quit", "chat-lobby-leave"),
    ]
    house: list[Button | Link] = [
        button(
            "house",
            f"chat-lobby-add-{strength}",
            disabled=lobby.full,
            arg="" if strength == USUAL else strength,
        )
        for strength in STRENGTHS
    ]
    if any(guest.house for guest in lobby.guests):
        house.append(button("unhouse", "chat-lobby-drop-house"))
    table: list[Button | Link] = [
        button("start", "chat-lobby-start", "success", len(lobby.guests) not in lobby.game.seats),
        act_button(AGREE, lobby_id, words, label=words("chat-lobby-options")),
        button("drop", "chat-lobby-cancel", "danger"),
    ]
    if lobby.game.id in lessons():
        table.append(act_button(BEGIN, lobby.game.id, words, label=words("lesson-learn")))
    if rules_page(lobby.game.id, words.locale):
        table.append(Button(Id("rule", lobby.game.id), words("board-rules"), icon="📖"))
    return [Buttons(tuple(people)), Buttons(tuple(house)), *rows(table)]


def closed_sheet(lobby: Lobby, words: Words, sentence: str, link: str = "") -> Sheet:
    """The final message of a lobby."""
    parts: list[Part] = [Say(f"## {words.say(lobby.game.local_name)}\n{sentence}")]
    if link:
        parts.append(Buttons((Link(link, words("chat-to-table")),)))
    return Sheet(tuple(parts))
