"""What people may do in the hall: found a league or a campaign, and look for company."""

from typing import Any

import engine
from bot.acts.act import (
    Act,
    Actor,
    Answers,
    Done,
    is_yes,
    number,
    option,
    options,
    pace_options,
    words,
    yesno,
)
from bot.acts.cup import CUP_FIELDS, cup_from_form
from bot.acts.league_regulations import regulations_fields, regulations_from_form, sizes
from bot.acts.subjects import Hall
from bot.series.errors import NotPossible
from bot.series.league.book import Regulations
from bot.series.league.regulations import sizes_for_all
from bot.series.seeking import Wish
from data.campaign import terms
from data.titles import scenes
from engine.choice import Option
from engine.text import text

LONGEST_NAME = 60


# --- leagues ----------------------------------------------------------------------------------------------


def _usual_regulations(_hall: Hall) -> Regulations:
    return Regulations(titles=[], sizes=sizes_for_all(engine.titles()) or sizes(), pace="day")


async def _found_league(hall: Hall, answers: Answers, actor: Actor) -> Done:
    return await _create(hall, regulations_from_form(_usual_regulations(hall), answers), answers, actor)


async def _found_cup(hall: Hall, answers: Answers, actor: Actor) -> Done:
    return await _create(hall, cup_from_form(answers), answers, actor)


async def _create(hall: Hall, regulations: Regulations, answers: Answers, actor: Actor) -> Done:
    made = await hall.steward.leagues.create(
        answers["name"],
        regulations,
        actor.id,
        server=actor.server,
        place=actor.place,
        locale=actor.locale,
        draft=is_yes(answers, "draft"),
    )
    return Done(text("league-created", name=answers["name"]), ("league", made))


# --- campaigns --------------------------------------------------------------------------------------------


def titles_in_order() -> list[str]:
    """Every title, from antiquity on."""
    known = engine.titles()
    in_story = [scene.id for scene in scenes() if scene.id in known]
    return in_story + [title for title in known if title not in in_story]


def _playable(houses: int) -> list[str]:
    """Every title that so many can play, in the order of time."""
    known = engine.titles()
    return [title for title in titles_in_order() if houses in known[title].seats]


def _title_options(_hall: Hall, _actor: Actor) -> list[Option]:
    known = engine.titles()
    return [Option(title, known[title].local_name) for title in titles_in_order()]


def _effect_options(_hall: Hall, _actor: Actor) -> list[Option]:
    return [Option(effect.id, text(f"series-effect-{effect.id}")) for effect in terms().effects]


async def _found_campaign(hall: Hall, answers: Answers, actor: Actor) -> Done:
    """Without titles, all that so many houses can play, in the order of time."""
    made = await hall.steward.campaigns.create(
        answers["name"],
        actor.id,
        answers["houses"],
        titles=answers["titles"] or _playable(answers["houses"]),
        effects=answers["effects"],
        pace=answers["pace"],
        server=actor.server,
        place=actor.place,
        locale=actor.locale,
    )
    return Done(text("campaign-created", name=answers["name"]), ("campaign", made))


# --- company ----------------------------------------------------------------------------------------------


async def _seek(hall: Hall, answers: Answers, actor: Actor) -> Done:
    """Wait for others; where there are enough of them already, a table is opened at once."""
    wanted = [int(size) for size in answers["table-sizes"]] or sizes()
    wish = Wish(
        answers["titles"] or list(engine.titles()),
        wanted,
        answers["pace"],
        is_yes(answers, "rated"),
        actor.place,
        actor.locale,
    )
    seeking = hall.steward.seeking
    await seeking.seek(actor.id, actor.name, wish, actor.server)
    for match_id in await seeking.match_up():
        table = await hall.steward.host.table(match_id)
        for held in table.seats:
            if held.user_id == actor.id:
                return Done(text("league-seek-found"), ("table", match_id), held.seat)
    return Done(text("league-seeking"))


async def _stop_seeking(hall: Hall, _answers: Answers, actor: Actor) -> Done:
    if not await hall.steward.seeking.stop(actor.id, actor.server):
        raise NotPossible("league-not-seeking")
    return Done()


def _usual_pace(_hall: Hall, actor: Actor) -> str:
    return actor.pace


def _size_options(_hall: Hall, _actor: Actor) -> list[Option]:
    return [Option(str(size), text("plain", what=str(size))) for size in sizes()]


NAME = words("name", LONGEST_NAME, shortest=1)

ACTS: tuple[Act[Any], ...] = (
    Act(
        "hall",
        "found-league",
        _found_league,
        (NAME, yesno("draft"), *regulations_fields(_usual_regulations)),
        founds=True,
        command="league",
        price="tables",
    ),
    Act(
        "hall",
        "found-cup",
        _found_cup,
        (NAME, yesno("draft"), *CUP_FIELDS),
        founds=True,
        command="league",
        price="tables",
    ),
    Act(
        "hall",
        "found-campaign",
        _found_campaign,
        (
            NAME,
            number("houses", min(sizes()), max(sizes()), lambda _hall, _actor: min(3, max(sizes()))),
            options("titles", _title_options, lambda _hall, _actor: [], ordered=True),
            options(
                "effects", _effect_options, lambda _hall, _actor: [effect.id for effect in terms().effects]
            ),
            option("pace", pace_options, _usual_pace),
        ),
        founds=True,
        command="campaign",
        price="tables",
    ),
    Act(
        "hall",
        "seek",
        _seek,
        (
            options("titles", _title_options, lambda _hall, _actor: []),
            options("table-sizes", _size_options, lambda _hall, _actor: []),
            option("pace", pace_options, _usual_pace),
            yesno("rated", lambda _hall, _actor: True),
        ),
        price="search",
    ),
    Act("hall", "stop-seeking", _stop_seeking, concerns=lambda hall, _actor: hall.seeks),
)
