"""What a person may do about themselves: settings, days away, their profile, their data."""

import json
from collections.abc import Mapping
from typing import Any, cast, get_args

from pydantic import ValidationError

from bot.acts.act import (
    Act,
    Actor,
    Answers,
    Consequence,
    Done,
    Field,
    is_yes,
    moment,
    option,
    options,
    person,
    words,
    yesno,
)
from bot.acts.subjects import OfPerson, name_of
from bot.host.calendar_links import end_link, renew_link
from bot.host.webhooks import KINDS, LONGEST_ADDRESS, HookKind
from bot.series import personal_data
from bot.series.errors import NotPossible
from bot.surfaces import reads_pages
from bot.table.seating import LONGEST_NAME, clean_name
from bot.table.settings import DAYS_AWAY, DAYS_OFF, Away, NextUp, Patience, Settings, zones
from data import catalogue
from engine.choice import Option
from engine.text import text
from render.theme import THEMES

REMIND = ("ping", "dm", "both", "none")
REMIND_ON_PAGES = ("ping", "none")
NONE = "none"
OWN_LANGUAGE = "own"
NEW, OFF = "new", "off"
"""What may be done about a calendar."""


def _in_person(_subject: OfPerson, actor: Actor) -> bool:
    """Whether the actor is a known person; the key of a seat gives access to its settings alone."""
    return bool(actor.id) and actor.seat is None


# --- what may be chosen -----------------------------------------------------------------------------------


def _reminders(_subject: OfPerson, actor: Actor) -> list[Option]:
    by_pages = reads_pages(actor.id) or actor.id.startswith("seat/")
    ways = REMIND_ON_PAGES if by_pages else REMIND
    return [Option(way, text(f"remind-{way}")) for way in ways]


def _digests(_subject: OfPerson, _actor: Actor) -> list[Option]:
    hours = [Option(str(hour), text("plain", what=f"{hour:02}:00")) for hour in range(24)]
    return [Option(NONE, text("digest-none")), *hours]


def _languages(_subject: OfPerson, _actor: Actor) -> list[Option]:
    offered = {language: catalogue.language(language).name for language in catalogue.locales()}
    own = Option(OWN_LANGUAGE, text("language-own"))
    return [own, *(Option(language, text("plain", what=name)) for language, name in offered.items())]


def _palettes(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(palette, text(f"palette-{palette}")) for palette in THEMES]


def _zones(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(zone, text("plain", what=zone)) for zone in sorted(zones())]


def _other_way(subject: OfPerson, _actor: Actor) -> bool:
    """The form suggests the opposite of the current setting."""
    return not subject.hidden


def _absences(subject: OfPerson, _actor: Actor) -> list[Option]:
    return [
        Option(str(i), text("away-days", first=absence.first.isoformat(), last=absence.last.isoformat()))
        for i, absence in enumerate(subject.settings.away)
    ]


def _weekdays(_subject: OfPerson, actor: Actor) -> list[Option]:
    names = catalogue.language(actor.locale).weekdays
    return [Option(str(day), text("plain", what=name)) for day, name in enumerate(names)]


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _quiet(subject: OfPerson, place: int) -> str:
    return _clock(subject.settings.quiet[place]) if subject.settings.quiet else ""


# --- what is done -----------------------------------------------------------------------------------------


async def _settle(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    begins, ends = answers["quiet-from"].strip(), answers["quiet-to"].strip()
    changes: dict[str, Any] = {
        "zone": answers["zone"].strip() or "UTC",
        "quiet": (_minute(begins), _minute(ends)) if begins or ends else None,
        "remind": answers["remind"],
        "digest": None if answers["digest"] == NONE else int(answers["digest"]),
        "locale": None if answers["language"] == OWN_LANGUAGE else answers["language"],
        "palette": answers["palette"],
    }
    if name := clean_name(str(answers.get("own-name", ""))):
        changes["name"] = name
    await _keep(subject, changes, actor)
    return Done(text("settings-kept"))


async def _go_away(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    first = answers["first-day"].strip()
    absence = {"first": first, "last": answers["last-day"].strip() or first}
    away = [*(earlier.model_dump(mode="json") for earlier in subject.settings.away), absence]
    await _keep(subject, {"away": away}, actor)
    return Done(text("settings-kept"))


async def _cancel_away(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    away: list[Away] = [
        absence for i, absence in enumerate(subject.settings.away) if i != int(answers["absence"])
    ]
    await _keep(subject, {"away": [absence.model_dump(mode="json") for absence in away]}, actor)
    return Done(text("settings-kept"))


async def _set_days_off(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    chosen = sorted(int(day) for day in answers["days-off"])
    if len(chosen) > DAYS_OFF:
        raise NotPossible("days-off-too-many", most=DAYS_OFF)
    await _keep(subject, {"days_off": chosen}, actor)
    return Done(text("settings-kept"))


async def _keep(subject: OfPerson, changes: Mapping[str, Any], actor: Actor) -> None:
    """Store changed settings; if one is invalid, none is stored."""
    try:
        changed = Settings.model_validate({**subject.settings.model_dump(mode="json"), **changes})
    except (ValidationError, ValueError) as error:
        raise NotPossible("settings-wrong", days=DAYS_AWAY) from error
    await subject.host.people.save_settings(actor.id, changed)


def _minute(typed: str) -> int:
    hour, _, minute = typed.partition(":")
    if not (hour.isdecimal() and minute[:2].isdecimal() and len(hour) < 3 and int(hour) < 24):
        raise NotPossible("settings-wrong", days=DAYS_AWAY)
    return int(hour) * 60 + int(minute[:2])


async def _hide(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    await subject.host.store.results.hide(actor.id, is_yes(answers, "hidden"))
    return Done(text("profile-hidden" if is_yes(answers, "hidden") else "profile-shown"))


async def _show_hints(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    await _keep(subject, {"hints": is_yes(answers, "hints")}, actor)
    return Done(text("hints-on" if is_yes(answers, "hints") else "hints-off"))


async def _read_to(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    changes = {"by_ear": is_yes(answers, "by-ear"), "patience": int(answers["patience"])}
    await _keep(subject, changes, actor)
    return Done(text("settings-kept"))


def _patience(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(str(times), text("ear-patience", times=times)) for times in get_args(Patience)]


async def _tell_next(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    await _keep(subject, {"next_up": answers["next-up"]}, actor)
    return Done(text("settings-kept"))


def _next_ups(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(when, text(f"next-up-{when}")) for when in get_args(NextUp)]


def _other_hints(subject: OfPerson, _actor: Actor) -> bool:
    return not subject.settings.hints


async def _avoid(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    """A hidden person is listed as they were typed: avoiding a person does not tell their name."""
    who = str(answers["avoided"])
    if who == actor.id:
        raise NotPossible("avoid-self")
    name = await name_of(subject.host, who, actor)
    if who not in actor.names and (await subject.host.store.results.profile(who)).hidden:
        name = who
    await subject.host.avoided.add(actor.id, who, name)
    return Done(text("avoid-added", name=name))


async def _stop_avoiding(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    await subject.host.avoided.remove(actor.id, str(answers["no-longer-avoided"]))
    return Done(text("avoid-removed"))


def _avoided_people(subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(who, text("plain", what=name)) for who, name in subject.avoided.items()]


async def _change_calendar(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    """Make a new address for the calendar, which is told once, or end the one there is."""
    if answers["calendar"] == OFF:
        await end_link(subject.host, actor.id)
        return Done(text("calendar-ended"))
    path = await renew_link(subject.host, actor.id, actor.locale)
    site = actor.site or subject.host.site
    return Done(text("calendar-made"), secret=(text("calendar-address"), f"{site}{path}"))


def _calendar_changes(subject: OfPerson, _actor: Actor) -> list[Option]:
    if not subject.has_calendar:
        return [Option(NEW, text("calendar-new"))]
    return [Option(NEW, text("calendar-renew")), Option(OFF, text("calendar-off"))]


def _may_have_calendar(subject: OfPerson, actor: Actor) -> bool:
    return _in_person(subject, actor) and bool(actor.site or subject.host.site)


async def _set_webhook(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    """Send notifications to an address too, or to none; nothing changes unless a test arrives there."""
    hooks, address = subject.host.webhooks, str(answers["webhook"]).strip()
    if not address:
        await hooks.remove(actor.id)
        return Done(text("webhook-removed"))
    kind = cast(HookKind, answers["webhook-kind"])
    secret = await hooks.set(actor.id, address, kind, actor.locale)
    return Done(text("webhook-set"), secret=(text("webhook-secret"), secret) if secret else None)


def _hook_kinds(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(kind, text(f"webhook-kind-{kind}")) for kind in KINDS]


def _may_have_webhook(subject: OfPerson, actor: Actor) -> bool:
    return _in_person(subject, actor) and subject.host.webhooks.sender is not None


async def _export(subject: OfPerson, _answers: Answers, actor: Actor) -> Done:
    personal = await personal_data.export_person(subject.host, actor.id)
    data = json.dumps(personal, ensure_ascii=False, indent=1).encode()
    return Done(text("privacy-exported"), file=("fondaco.json", data))


async def _delete(subject: OfPerson, _answers: Answers, actor: Actor) -> Done:
    count = await personal_data.forget_person(subject.steward, actor.id)
    return Done(text("privacy-deleted", count=count))


SETTINGS: tuple[Field[Any], ...] = (
    words(
        "own-name",
        LONGEST_NAME,
        lambda subject, actor: subject.settings.name or actor.name,
    ),
    words("zone", 40, lambda subject, _actor: subject.settings.zone, among=_zones),
    moment("quiet-from", "time", lambda subject, _actor: _quiet(subject, 0)),
    moment("quiet-to", "time", lambda subject, _actor: _quiet(subject, 1)),
    option("remind", _reminders, lambda subject, _actor: subject.settings.remind),
    option(
        "digest",
        _digests,
        lambda subject, _actor: NONE if subject.settings.digest is None else str(subject.settings.digest),
    ),
    option("language", _languages, lambda subject, _actor: subject.settings.locale or OWN_LANGUAGE),
    option("palette", _palettes, lambda subject, _actor: subject.settings.theme),
)

HINTS: Act[Any] = Act("person", "hints", _show_hints, (yesno("hints", _other_hints),))

ACTS: tuple[Act[Any], ...] = (
    Act("person", "settings", _settle, SETTINGS, consequence=Consequence.LANGUAGE_CHANGED, price="profile"),
    Act(
        "person",
        "go-away",
        _go_away,
        (moment("first-day", "day"), moment("last-day", "day", lambda _subject, _actor: "")),
        price="profile",
    ),
    Act(
        "person",
        "cancel-away",
        _cancel_away,
        (option("absence", _absences),),
        concerns=lambda subject, _actor: bool(subject.settings.away),
    ),
    Act(
        "person",
        "days-off",
        _set_days_off,
        (
            options(
                "days-off",
                _weekdays,
                lambda subject, _actor: [str(day) for day in subject.settings.days_off],
            ),
        ),
        price="profile",
    ),
    Act(
        "person",
        "by-ear",
        _read_to,
        (
            yesno("by-ear", lambda subject, _actor: subject.settings.by_ear),
            option("patience", _patience, lambda subject, _actor: str(subject.settings.patience)),
        ),
        consequence=Consequence.LANGUAGE_CHANGED,
        price="profile",
    ),
    Act(
        "person",
        "next-up",
        _tell_next,
        (option("next-up", _next_ups, lambda subject, _actor: subject.settings.next_up),),
        price="profile",
    ),
    Act(
        "person",
        "calendar",
        _change_calendar,
        (option("calendar", _calendar_changes),),
        concerns=_may_have_calendar,
        price="profile",
    ),
    Act(
        "person",
        "webhook",
        _set_webhook,
        (
            words("webhook", LONGEST_ADDRESS, lambda _subject, _actor: ""),
            option("webhook-kind", _hook_kinds, lambda _subject, _actor: KINDS[0]),
        ),
        concerns=_may_have_webhook,
        price="webhooks",
    ),
    HINTS,
    Act("person", "hide", _hide, (yesno("hidden", _other_way),), concerns=_in_person, price="profile"),
    Act("person", "avoid", _avoid, (person("avoided"),), concerns=_in_person, price="profile"),
    Act(
        "person",
        "stop-avoiding",
        _stop_avoiding,
        (option("no-longer-avoided", _avoided_people),),
        concerns=lambda subject, actor: _in_person(subject, actor) and bool(subject.avoided),
    ),
)

DATA: tuple[Act[Any], ...] = (
    Act("person", "export", _export, concerns=_in_person),
    Act(
        "person",
        "delete",
        _delete,
        concerns=_in_person,
        final=True,
        consequence=Consequence.PERSON_FORGOTTEN,
        price="delete",
    ),
)
