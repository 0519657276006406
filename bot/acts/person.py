"""What a person may do about themselves: settings, days away, their profile, their data."""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.acts.act import Act, Actor, Consequence, Done, Field, is_yes, moment, option, words, yesno
from bot.acts.subjects import OfPerson
from bot.series import personal_data
from bot.series.errors import NotPossible
from bot.table.seating import LONGEST_NAME, clean_name
from bot.table.settings import DAYS_AWAY, PAGES, Away, Settings, zones
from data import catalogue
from engine.choice import Answer, Option
from engine.text import text
from render.theme import THEMES

Said = Mapping[str, Answer]
REMIND = ("ping", "dm", "both", "none")
REMIND_ON_PAGES = ("ping", "none")
NONE = "none"
OWN_LANGUAGE = "own"


def _in_person(_subject: OfPerson, actor: Actor) -> bool:
    """Whether the actor is a known person; the key of a seat gives access to its settings alone."""
    return bool(actor.id) and actor.seat is None


# --- what may be chosen -----------------------------------------------------------------------------------


def _reminders(_subject: OfPerson, actor: Actor) -> list[Option]:
    ways = REMIND_ON_PAGES if actor.id.startswith((PAGES, "seat/")) else REMIND
    return [Option(one, text(f"remind-{one}")) for one in ways]


def _digests(_subject: OfPerson, _actor: Actor) -> list[Option]:
    hours = [Option(str(hour), text("plain", what=f"{hour:02}:00")) for hour in range(24)]
    return [Option(NONE, text("digest-none")), *hours]


def _languages(_subject: OfPerson, _actor: Actor) -> list[Option]:
    offered = {one: catalogue.language(one).name for one in catalogue.locales()}
    own = Option(OWN_LANGUAGE, text("language-own"))
    return [own, *(Option(one, text("plain", what=name)) for one, name in offered.items())]


def _palettes(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(one, text(f"palette-{one}")) for one in THEMES]


def _zones(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(one, text("plain", what=one)) for one in sorted(zones())]


def _other_way(subject: OfPerson, _actor: Actor) -> bool:
    """The form suggests the opposite of the current setting."""
    return not subject.hidden


def _absences(subject: OfPerson, _actor: Actor) -> list[Option]:
    return [
        Option(str(i), text("away-days", first=one.first.isoformat(), last=one.last.isoformat()))
        for i, one in enumerate(subject.settings.away)
    ]


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _quiet(subject: OfPerson, place: int) -> str:
    return _clock(subject.settings.quiet[place]) if subject.settings.quiet else ""


# --- what is done -----------------------------------------------------------------------------------------


async def _settle(subject: OfPerson, said: Said, actor: Actor) -> Done:
    begins, ends = said["quiet-from"].strip(), said["quiet-to"].strip()
    changes: dict[str, Any] = {
        "zone": said["zone"].strip() or "UTC",
        "quiet": (_minute(begins), _minute(ends)) if begins or ends else None,
        "remind": said["remind"],
        "digest": None if said["digest"] == NONE else int(said["digest"]),
        "locale": None if said["language"] == OWN_LANGUAGE else said["language"],
        "palette": said["palette"],
    }
    if name := clean_name(str(said.get("own-name", ""))):
        changes["name"] = name
    await _keep(subject, changes, actor)
    return Done(text("settings-kept"))


async def _go_away(subject: OfPerson, said: Said, actor: Actor) -> Done:
    first = said["first-day"].strip()
    absence = {"first": first, "last": said["last-day"].strip() or first}
    away = [*(one.model_dump(mode="json") for one in subject.settings.away), absence]
    await _keep(subject, {"away": away}, actor)
    return Done(text("settings-kept"))


async def _cancel_away(subject: OfPerson, said: Said, actor: Actor) -> Done:
    away: list[Away] = [one for i, one in enumerate(subject.settings.away) if i != int(said["absence"])]
    await _keep(subject, {"away": [one.model_dump(mode="json") for one in away]}, actor)
    return Done(text("settings-kept"))


async def _keep(subject: OfPerson, changes: Mapping[str, Any], actor: Actor) -> None:
    """Store changed settings; if one is invalid, none is stored."""
    try:
        changed = Settings.model_validate({**subject.settings.model_dump(mode="json"), **changes})
    except (ValidationError, ValueError) as error:
        raise NotPossible("settings-wrong", days=DAYS_AWAY) from error
    await subject.host.people.save_settings(actor.id, changed)


def _minute(said: str) -> int:
    hour, _, minute = said.partition(":")
    if not (hour.isdecimal() and minute[:2].isdecimal() and len(hour) < 3 and int(hour) < 24):
        raise NotPossible("settings-wrong", days=DAYS_AWAY)
    return int(hour) * 60 + int(minute[:2])


async def _hide(subject: OfPerson, said: Said, actor: Actor) -> Done:
    await subject.host.results.hide(actor.id, is_yes(said, "hidden"))
    return Done(text("profile-hidden" if is_yes(said, "hidden") else "profile-shown"))


async def _show_hints(subject: OfPerson, said: Said, actor: Actor) -> Done:
    await _keep(subject, {"hints": is_yes(said, "hints")}, actor)
    return Done(text("hints-on" if is_yes(said, "hints") else "hints-off"))


def _other_hints(subject: OfPerson, _actor: Actor) -> bool:
    return not subject.settings.hints


async def _export(subject: OfPerson, _said: Said, actor: Actor) -> Done:
    found = await personal_data.export_person(subject.host, actor.id)
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    return Done(text("privacy-exported"), file=("fondaco.json", data))


async def _delete(subject: OfPerson, _said: Said, actor: Actor) -> Done:
    count = await personal_data.forget_person(subject.host, actor.id)
    return Done(text("privacy-deleted", count=count))


SETTINGS: tuple[Field[Any], ...] = (
    words(
        "own-name",
        LONGEST_NAME,
        lambda subject, actor: subject.settings.name or actor.name,
        only="web",
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
    Act("person", "settings", _settle, SETTINGS, consequence=Consequence.LANGUAGE_CHANGED),
    Act(
        "person",
        "go-away",
        _go_away,
        (moment("first-day", "day"), moment("last-day", "day", lambda _subject, _actor: "")),
    ),
    Act(
        "person",
        "cancel-away",
        _cancel_away,
        (option("absence", _absences),),
        concerns=lambda subject, _actor: bool(subject.settings.away),
    ),
    HINTS,
    Act("person", "hide", _hide, (yesno("hidden", _other_way),), concerns=_in_person),
    Act("person", "export", _export, concerns=_in_person),
    Act(
        "person",
        "delete",
        _delete,
        concerns=_in_person,
        final=True,
        consequence=Consequence.PERSON_FORGOTTEN,
    ),
)
