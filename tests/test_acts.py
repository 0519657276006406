"""The contract of every act: on both surfaces, with the same words, bounds and refusals.

A test that fails for an act of yours says what is missing: its words, or what a surface `leaves_out`.
"""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from simcord.components import walk_components

from bot.acts import moderation, registry
from bot.acts.act import NO_COMMAND, Act, Actor, Done, Field, Kind, number, option, words
from bot.chat.messages.parts import ITEM_LABEL, LABEL
from bot.discord.declaring.tree_acts import MOST_COMMANDS, MOST_OPTIONS
from bot.discord.surface import SURFACE as DISCORD
from bot.surfaces import surfaces
from bot.web.acts.drawing import PAGES
from bot.web.show.fields import MOST_SUGGESTED
from bot.web.show.form import ROOT
from bot.web.surface import SURFACE as WEB
from data import catalogue
from engine.choice import AllOf, Amount, Choice, Line, OneOf, Option
from engine.text import text
from render.words import Words
from tests.chat.limits import letters_of
from tests.chat.person import said
from tests.chat.toys import toys
from tests.chat.world import world
from tests.kit import TABLES, positions
from tests.kit_acts import ENGLISH, GROUPS, Scene, command_of, everything_offered, more_words, scene
from tests.kit_web import Node
from tests.web.acts import act_of, do_act, form_of, offers

ACTS = registry.acts()
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_LETTERS = 8000
MENU = 3
WITHOUT_COMMANDS: tuple[Kind, ...] = ("server",)
"""Kinds whose acts have no commands of their own: `/setup` takes the same as options, and opens the menu."""
WITH_MENUS = tuple(kind for kind in KINDS if kind != "lobby")
"""The acts at a lobby are buttons of its message."""
COMMAND = re.compile(r"[-_\w]{1,32}")


def commanded(act: Act[Any]) -> bool:
    return act.command != NO_COMMAND and act.key not in DISCORD.leaves_out


# --- words ------------------------------------------------------------------------------------------------


def keys_of(act: Act[Any]) -> list[str]:
    commands = [f"command-{act.key}"] if commanded(act) else []
    taken = [f"option-{one.id}" for one in act.fields_on(DISCORD)[:MOST_OPTIONS]] if commands else []
    return [act.label.key, act.about.key, *commands, *taken, *(f"field-{one.id}" for one in act.fields)]


@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_act_has_its_words_in_every_language(locale: str) -> None:
    known = catalogue.keys(locale)
    assert [key for act in ACTS for key in keys_of(act) if key not in known] == []


@pytest.mark.parametrize("locale", catalogue.locales())
def test_the_words_of_acts_keep_discords_limits(locale: str) -> None:
    spoken = Words(locale)
    for act in ACTS:
        assert len(spoken.say(act.label)) <= LABEL, act.key
        assert len(spoken.say(act.about)) <= ITEM_LABEL, act.key
        if commanded(act):
            name = spoken(f"command-{act.key}")
            assert COMMAND.fullmatch(name), (act.key, name)
            assert name == name.lower(), (act.key, name)
        for one in act.fields_on(DISCORD):
            assert len(spoken(f"field-{one.id}")) <= ITEM_LABEL, (act.key, one.id)


@pytest.mark.parametrize("locale", catalogue.locales())
def test_no_two_fields_of_an_act_have_one_name(locale: str) -> None:
    spoken = Words(locale)
    subjects: dict[Kind, list[str]] = {"table": ["game"], "league": ["league"], "campaign": ["campaign"]}
    for act in ACTS:
        taken = [one.id for one in act.fields_on(DISCORD)[:MOST_OPTIONS]] if commanded(act) else []
        options = [spoken(f"option-{one}") for one in [*subjects.get(act.kind, []), *taken]]
        assert len(set(options)) == len(options), (act.key, options)
        labels = [spoken(f"field-{one.id}") for one in act.fields]
        assert len(set(labels)) == len(labels), (act.key, labels)


def test_acts_and_their_marks_are_told_apart() -> None:
    assert len({act.key for act in ACTS}) == len({registry.mark(act) for act in ACTS}) == len(ACTS)


# --- excuses ----------------------------------------------------------------------------------------------


def test_whatever_a_surface_leaves_out_is_an_act_or_a_field_and_has_a_reason() -> None:
    known = {act.key for act in ACTS} | {field.id for act in ACTS for field in act.fields}
    for surface in surfaces().values():
        assert set(surface.leaves_out) <= known, surface.name
        assert all(len(reason) > 20 for reason in surface.leaves_out.values()), surface.name


def test_no_title_asks_for_words() -> None:
    """Free words are for what people do around a game."""
    for title, seats in TABLES:
        for match in positions(title, seats, "acts", count=6):
            for decision in match.pending().values():
                assert not any(isinstance(one, Line) for one in inside(decision.choice)), decision.key


def inside(choice: Choice) -> Iterator[Choice]:
    yield choice
    match choice:
        case AllOf():
            inner = [part.choice for part in choice.parts]
        case OneOf():
            inner = [branch.choice for branch in choice.branches]
        case _:
            inner = []
    for one in inner:
        yield from inside(one)


# --- the commands of Discord ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def groups(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The groups of commands, as they are sent to Discord."""

    async def sent() -> dict[str, Any]:
        with toys():
            async with world(tmp_path_factory.mktemp("commands")) as fondaco:
                (put,) = [one for one in fondaco.env.http_requests if one.path.endswith("/commands")]
                return {one["name"]: one for one in put.json or []}

    return asyncio.run(sent())


def test_every_act_is_a_command_of_its_group(groups: dict[str, Any]) -> None:
    for act in ACTS:
        if commanded(act):
            group, name = command_of(act).split()
            assert name in [one["name"] for one in groups[group]["options"]], act.key


def test_no_group_of_commands_is_too_large(groups: dict[str, Any]) -> None:
    for name in ("league", "campaign", moderation.GROUP, *GROUPS.values()):
        assert len(groups[name]["options"]) <= MOST_COMMANDS, name
        assert letters_of(groups[name]) <= MOST_LETTERS, name


def option_of(groups: dict[str, Any], act: Act[Any], one: Field[Any]) -> dict[str, Any]:
    group, name = command_of(act).split()
    (command,) = [command for command in groups[group]["options"] if command["name"] == name]
    (found,) = [taken for taken in command["options"] if taken["name"] == ENGLISH(f"option-{one.id}")]
    return dict(found)


def test_options_have_the_bounds_of_their_fields(groups: dict[str, Any]) -> None:
    counted = 0
    for act in filter(commanded, ACTS):
        for one in act.fields_on(DISCORD)[:MOST_OPTIONS]:
            taken = option_of(groups, act, one)
            assert taken["description"] == ENGLISH(f"field-{one.id}"), (act.key, one.id)
            if one.takes == "number":
                counted += 1
                assert (taken["min_value"], taken["max_value"]) == (one.low, one.high), (act.key, one.id)
            if one.takes == "words":
                assert (taken.get("min_length", 0), taken["max_length"]) == (one.low, one.high)
    assert counted > 5


# --- both surfaces ----------------------------------------------------------------------------------------


async def test_every_act_is_offered_on_both_surfaces_in_the_same_words_and_bounds(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        with everything_offered():
            for kind in KINDS:
                await offered_in_the_browser(made, kind)
                await offered_on_discord(made, kind)


async def offered_in_the_browser(made: Scene, kind: Kind) -> None:
    listed, leagues = await made.visitor.page(made.page(kind)), await made.visitor.get("/leagues")
    for act in registry.acts_of(kind):
        if act.key in WEB.leaves_out or act.follows:
            continue
        alone = f"{made.place(kind)}/act/{act.name}"
        assert offers(listed, act.key) or (act.founds and f'href="{alone}"' in leagues), act.key
        page = await made.visitor.page(alone)
        assert ENGLISH.say(act.label) == page.all("h1")[0].words
        assert ENGLISH.say(act.about) in page.words
        for place, one in enumerate(act.fields_on(WEB)):
            bounded(page, act, one, f"{ROOT}-{place}")


def bounded(page: Node, act: Act[Any], one: Field[Any], name: str) -> None:
    """The field stands in the form with its words and its bounds."""
    assert ENGLISH(f"field-{one.id}") in form_of(page, act.key).words, (act.key, one.id)
    if one.takes == "number":
        (box,) = page.all("input", type="number", name=name)
        assert (int(box.attrs["min"]), int(box.attrs["max"])) == (one.low, one.high), (act.key, one.id)
    if one.takes == "words":
        (box,) = [box for kind in ("input", "textarea", "select") for box in page.all(kind, name=name)]
    if one.takes == "words" and box.tag == "select":
        assert len(box.all("option")) > MOST_SUGGESTED, (act.key, one.id)
    elif one.takes == "words":
        assert int(box.attrs["maxlength"]) == one.high, (act.key, one.id)
        assert ("required" in box.attrs) is bool(one.low) or box.tag == "textarea"


async def offered_on_discord(made: Scene, kind: Kind) -> None:
    shown = await made.menu(kind)
    items = [
        (item["value"], item["label"], item["description"])
        for menu in walk_components(shown.components)
        if menu["type"] == MENU
        for item in menu["options"]
    ]
    expected = [
        (registry.mark(act), ENGLISH.say(act.label), ENGLISH.say(act.about))
        for act in registry.acts_of(kind)
        if act.key not in DISCORD.leaves_out and not act.follows
    ]
    assert items == expected, kind


def test_an_act_that_follows_another_is_one_press() -> None:
    assert all(not act.fields and not act.asks_first for act in ACTS if act.follows)


def test_the_bounds_of_a_field_are_those_of_its_choice() -> None:
    for act in ACTS:
        for one in act.fields:
            if one.takes == "number":
                choice = one.choice(None, Actor("web:1", "Ada"))
                assert isinstance(choice, Amount)
                assert (choice.low, choice.high) == (one.low, one.high), (act.key, one.id)


NOT_OFFERED = "zzz"


def wrongly_answered(act: Act[Any]) -> Field[Any] | None:
    """The first field of an act that offers options, in no order of their own."""
    ordered = {"titles", "sizes", "tie-breaks"}
    found = [
        one
        for one in act.fields_on(WEB)
        if one in act.fields_on(DISCORD)[:MOST_OPTIONS]
        and one.takes in ("option", "options")
        and not (one.takes == "options" and one.id in ordered)
    ]
    return found[0] if found and commanded(act) and act.key not in WEB.leaves_out else None


@pytest.mark.slow
async def test_what_is_not_offered_is_refused_with_one_sentence_on_both_surfaces(tmp_path: Path) -> None:
    compared = 0
    async with scene(tmp_path) as made:
        with everything_offered():
            for act in registry.acts():
                if wrong := wrongly_answered(act):
                    await refused_alike(made, act, wrong)
                    compared += 1
    assert compared > 15


async def refused_alike(made: Scene, act: Act[Any], wrong: Field[Any]) -> None:
    given = {ENGLISH(f"option-{wrong.id}"): NOT_OFFERED}
    answer = [NOT_OFFERED] if wrong.takes == "options" else NOT_OFFERED
    wordy = [one for one in act.fields_on(WEB) if one.takes == "words" and one.low]
    filled: dict[str, Any] = {one.id.replace("-", "_"): "a" for one in wordy}
    asked = [one for one in act.fields_on(WEB) if one.takes == "yesno" and one.start is None]
    filled |= {one.id.replace("-", "_"): "yes" for one in asked}
    filled |= {"titles": ["toy"]} if any(one.id == "titles" for one in act.fields) else {}
    page = await do_act(
        made.visitor,
        f"{made.place(act.kind)}/act/{act.name}",
        act.key,
        status=422,
        **{**filled, wrong.id.replace("-", "_"): answer},
    )
    sentence = page.all("p", role="alert")[0].words
    assert NOT_OFFERED in sentence, (act.key, sentence)
    told = await made.told(command_of(act), **made.subject(act.kind), **given)
    assert sentence in told, (act.key, told)


@pytest.mark.slow
async def test_what_cannot_be_taken_back_is_asked_twice_on_both_surfaces(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        page = await do_act(made.visitor, "/me", "person-delete", sure=False, status=422)
        assert ENGLISH("act-unsure") in page.words
        asked = await made.told("my delete")
        assert ENGLISH("act-sure") in asked
        assert ENGLISH.say(act_of("person-delete").about) in asked


# --- one act more -----------------------------------------------------------------------------------------

TOY_WORDS = """
act-{kind}-ring = Ring the bell
act-{kind}-ring-about = Everybody hears it, so many times
command-{kind}-ring = ring
"""
SHARED_WORDS = """
field-strokes = How many strokes
option-strokes = strokes
field-bell = Which bell
option-bell = bell
field-tune = The tune
option-tune = tune
toy-bell-great = The great bell
toy-bell-small = The small bell
toy-rung = It rang { $count } times: { $tune }.
"""


def toy_act(kind: Kind, rung: list[Any]) -> Act[Any]:
    async def ring(_subject: Any, answer: Any, actor: Actor) -> Done:
        rung.append((actor.surface.name, answer["bell"], answer["strokes"], answer["tune"]))
        return Done(text("toy-rung", count=answer["strokes"], tune=answer["tune"]))

    bells = [Option(one, text(f"toy-bell-{one}")) for one in ("great", "small")]
    tunes = [Option(one, text("plain", what=one)) for one in ("do re", "re mi")]
    fields = (
        option("bell", lambda _subject, _actor: bells),
        number("strokes", 1, 12, lambda _subject, _actor: 3),
        words("tune", 20, lambda _subject, _actor: "la", among=lambda _subject, _actor: tunes),
    )
    return Act(kind, "ring", ring, fields)


@pytest.mark.slow
async def test_one_act_more_is_an_act_and_its_words(tmp_path: Path) -> None:
    """It is offered and done on both surfaces, in both languages, and neither knows of it."""
    rung: dict[Kind, list[Any]] = {kind: [] for kind in WITH_MENUS}
    own = [TOY_WORDS.replace("{kind}", kind) for kind in WITH_MENUS]
    written = "".join((SHARED_WORDS, *own))
    french = written.replace("Ring the bell", "Sonner la cloche").replace("-ring = ring", "-ring = sonner")
    with (
        more_words(tmp_path, en=written, fr=french),
        registry.also(*(toy_act(kind, rung[kind]) for kind in WITH_MENUS)),
    ):
        async with scene(tmp_path) as made:
            for kind in WITH_MENUS:
                await rings_in_the_browser(made, kind)
                if kind not in WITHOUT_COMMANDS:
                    await rings_by_command(made, kind)
                await rings_by_menu(made, kind)
                by_command = [] if kind in WITHOUT_COMMANDS else [("discord", "great", 5, "la")]
                done = [("web", "small", 7, "do re"), *by_command, ("discord", "small", 3, "la")]
                assert rung[kind] == done, kind


async def rings_in_the_browser(made: Scene, kind: Kind) -> None:
    key, page = f"{kind}-ring", made.page(kind)
    assert "Sonner la cloche" in await made.visitor.get(page, Accept_Language="fr")
    refused = await do_act(made.visitor, page, key, bell="small", strokes=13, status=422)
    assert "Please give a number from 1 to 12." in refused.words
    told = await do_act(made.visitor, page, key, bell="small", strokes=7, tune="do re")
    assert "It rang 7 times: do re." in told.words


async def rings_by_command(made: Scene, kind: Kind) -> None:
    command, subject = f"{GROUPS.get(kind, kind)} ring", made.subject(kind)
    assert await made.suggested(command, "tune", "mi", **subject) == ["re mi"]
    told = await made.told(command, **subject, bell="great", strokes=5)
    assert "It rang 5 times: la." in told


async def rings_by_menu(made: Scene, kind: Kind) -> None:
    person, shown = made.presser(kind), await made.menu(kind)
    (menu,) = [one for one in walk_components(shown.components) if one["type"] == MENU]
    mark = registry.mark(act_of(f"{kind}-ring"))
    form = (await person.actor.select(shown, [mark], custom_id=menu["custom_id"])).response
    assert form is not None
    assert "Which bell" in said(form)
    form = (await person.press(form, "opt", "1")).response
    assert form is not None
    done = (await person.press(form, "yes")).response
    assert done is not None
    assert "It rang 3 times: la." in said(done)


def test_every_kind_has_a_page() -> None:
    assert set(PAGES) == set(KINDS) == {act.kind for act in ACTS}
