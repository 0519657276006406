"""A lobby as a message, and everything that can be set before the start."""

from typing import Any

from bot.acts.lesson import BEGIN
from bot.chat.acts.buttons import button as act_button
from bot.chat.lobby.lobby import CUSTOM, EXPIRIES, VARIANT, Lobby
from bot.chat.messages.grammar import Id, Verb
from bot.chat.messages.parts import (
    Button,
    Buttons,
    Field,
    Item,
    Link,
    Menu,
    Paper,
    Part,
    Say,
    Sheet,
    Show,
    clip,
    rows,
)
from bot.chat.table import escape_text
from bot.table import terms
from bot.table.terms import PRESETS, Terms
from data.durations import write_duration
from data.lessons import lessons
from data.rulebook import rules_page
from engine.choice import Answer, Pick
from engine.strengths import STRENGTHS, USUAL
from engine.text import Text, text
from render.cover_card import card_in_words
from render.picture import Picture
from render.words import Words


def sheet(lobby_id: str, lobby: Lobby, words: Words, cover: Picture | None) -> Sheet:
    game = lobby.game
    opener = f"<@{lobby.opener}>"
    head = words("chat-lobby-head", opener=opener, count=len(lobby.guests), seats=lobby.seats)
    parts: list[Part] = [Say(f"## {game.name}\n{head}"), *_card(lobby, words)]
    if cover:
        parts.append(Show("cover.png", cover))
    parts += [Say(_seats_in_words(lobby, words)), Say(_terms(lobby, words))]
    return Sheet((*parts, *_buttons(lobby_id, lobby, words)))


def _card(lobby: Lobby, words: Words) -> list[Part]:
    """What kind of game it is, how heavy, and how long."""
    card = card_in_words(lobby.game.id, words)
    return [Say(f"{card.kind}\n-# {card.weight} · {card.length}")] if card else []


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


def _terms(lobby: Lobby, words: Words) -> str:
    said = [words("chat-lobby-pace", pace=words(pace_key(lobby.pace)))]
    said.append(words("chat-seating-arranged" if lobby.arranged else "chat-seating-random"))
    if lobby.private:
        said.append(words("chat-lobby-private"))
    for part in lobby.game.options.parts:
        if isinstance(part.choice, Pick):
            label = next(o.label for o in part.choice.options if o.id == lobby.chosen[part.id])
            said.append(words("chat-said", what=part.label, answer=label))
    return f"-# {' · '.join(said)}\n-# {terms_in_words(lobby.terms, words)}"


def terms_in_words(agreement: Terms, words: Words) -> str:
    """The terms of the table about time, in words."""
    return " ".join(words.say(one) for one in terms.terms_texts(agreement))


def pace_key(pace: str) -> str:
    return f"chat-pace-{pace}" if pace == CUSTOM else f"pace-{pace}"


def expiry_text(expiry: str) -> Text:
    kind, _, strikes = expiry.partition("-")
    return text(f"chat-expiry-{kind}", strikes=int(strikes or 0))


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
        button("house", f"chat-lobby-add-{one}", disabled=lobby.full, arg="" if one == USUAL else one)
        for one in STRENGTHS
    ]
    if any(guest.house for guest in lobby.guests):
        house.append(button("unhouse", "chat-lobby-drop-house"))
    table: list[Button | Link] = [
        button("start", "chat-lobby-start", "success", len(lobby.guests) not in lobby.game.seats),
        button("opts", "chat-lobby-options"),
        button("drop", "chat-lobby-cancel", "danger"),
    ]
    if lobby.game.id in lessons():
        table.append(act_button(BEGIN, lobby.game.id, words, label=words("lesson-learn")))
    if rules_page(lobby.game.id, words.locale):
        table.append(Button(Id("rule", lobby.game.id), words("board-rules"), emoji="📖"))
    return [Buttons(tuple(people)), Buttons(tuple(house)), *rows(table)]


def options_sheet(lobby_id: str, lobby: Lobby, words: Words) -> Sheet:
    """Everything that can be set before the start, each as a menu."""
    paces = [(pace, words(pace_key(pace)), "") for pace in (*PRESETS, CUSTOM)]
    expiries = [(one, words.say(expiry_text(one)), "") for one in EXPIRIES]
    seating = [(way, words(f"chat-seating-{way}"), "") for way in ("random", "arranged")]
    parts: list[Part] = [Say(f"### {words('chat-lobby-options')}")]
    parts += _option(lobby_id, "pace", words("chat-pace"), paces, lobby.pace)
    parts += [
        Say(f"-# {terms_in_words(lobby.terms, words)}"),
        *rows([Button(Id("clock", lobby_id), words("chat-clock-write"))]),
    ]
    if lobby.terms.has_clock:
        parts += _option(lobby_id, "expiry", words("chat-expiry"), expiries, lobby.expiry)
    parts += _option(
        lobby_id, "seating", words("chat-seating"), seating, "arranged" if lobby.arranged else "random"
    )
    for part in lobby.game.options.parts:
        if isinstance(part.choice, Pick) and part.choice.single:
            items = [
                (o.id, words.say(o.label), words.say(o.note) if o.note else "") for o in part.choice.options
            ]
            parts += _option(lobby_id, VARIANT + part.id, words.say(part.label), items, lobby.chosen[part.id])
    return Sheet(tuple(parts))


def clock_paper(lobby_id: str, lobby: Lobby, words: Words) -> Paper:
    """The modal in which a clock is typed."""
    hint = words("chat-clock-hint")
    fields = [
        Field(key, words(f"chat-clock-{key}"), hint, write_duration(seconds, words.locale))
        for key, seconds in zip(("bank", "increment", "cap"), lobby.clock, strict=True)
    ]
    return Paper(Id("clock", lobby_id), words("chat-clock-title"), tuple(fields))


def _option(
    lobby_id: str, part: str, label: str, items: list[tuple[str, str, str]], chosen: Answer
) -> list[Part]:
    offered = tuple(Item(key, clip(said, 100), clip(note, 100), key == chosen) for key, said, note in items)
    return [Say(f"**{label}**"), Menu(Id("set", lobby_id, arg=part), offered, label)]


def closed_sheet(lobby: Lobby, words: Words, said: str, link: str = "") -> Sheet:
    """The final message of a lobby."""
    parts: list[Part] = [Say(f"## {lobby.game.name}\n{said}")]
    if link:
        parts.append(Buttons((Link(link, words("chat-to-table")),)))
    return Sheet(tuple(parts))
