"""Lines said at a table, reported to the moderators of its server: in their log, and nowhere else."""

import json
from dataclasses import replace

import pytest

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.host.host import Host, SeatSpec
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.table.letters import ModeratorLog, decode
from engine.choice import Pick
from engine.errors import Refused
from render.words import Words
from tests.host.people import rows

SERVER = "7"
ADA = Actor("discord:1", "Ada", server=SERVER, seat=0)


async def table_on_server(host: Host, *, log: bool = True) -> str:
    """Ada and Bo at a table of a server, whose moderators have a log."""
    if log:
        await SettingsOfServers(host.store.servers).change(SERVER, lambda one: replace(one, log="99"))
    specs = [SeatSpec("Ada", user_id="discord:1"), SeatSpec("Bo", user_id="discord:2")]
    opened = await host.open("toy", specs, {"cards": "3"}, surface={"series": {"server": SERVER}})
    return opened.match_id


async def say(host: Host, match_id: str, *lines: str) -> None:
    for line in lines:
        await host.talk.say(match_id, 1, "discord:2", "Bo", line)
        host.clock.pass_time(60)  # type: ignore[attr-defined]


def logged(target: str) -> list[str]:
    sent = rows(target, "select payload, destination from outbox where destination like 'discord/log/%'")
    letters = [decode(json.loads(payload), where) for payload, where in sent]
    return [Words("en").say(one.said) for one in letters if isinstance(one, ModeratorLog)]


async def test_moderators_read_the_chosen_lines_and_who_reports_them(steward: Steward, target: str) -> None:
    host, acts = steward.host, Acts(steward)
    match_id = await table_on_server(host)
    await say(host, match_id, "hello", "you fool", "you *cheat*")
    await host.talk.say(match_id, 0, ADA.id, "Ada", "stop it")
    offer = await acts.offer("table-report", match_id, ADA)
    choice = offer.act.fields[0].choice(offer.subject, ADA)
    assert isinstance(choice, Pick)
    lines = choice.options
    assert [str(one.label.args["words"]) for one in lines] == ["you *cheat*", "you fool", "hello"]
    before = await host.table(match_id)
    chosen = [one.id for one in lines[:2]]
    filled = {"reported-lines": chosen, "report-reason": "every game"}
    done = await acts.do("table-report", match_id, filled, ADA)
    assert done.sentence.key == "report-sent"
    assert logged(target) == ["Ada reports Bo: every game", "Bo: “you fool”", "Bo: “you *cheat*”"]
    assert (await host.table(match_id)).seq == before.seq, "nothing is told at the table"


async def test_without_a_log_nobody_would_read_it_and_it_says_so(steward: Steward, target: str) -> None:
    match_id = await table_on_server(steward.host, log=False)
    await say(steward.host, match_id, "you fool")
    with pytest.raises(Refused) as refused:
        await Acts(steward).do("table-report", match_id, {}, ADA)
    assert refused.value.reason.key == "report-nowhere"
    assert logged(target) == []


async def test_only_lines_of_others_are_reported_and_only_by_players(steward: Steward, target: str) -> None:
    host, acts = steward.host, Acts(steward)
    match_id = await table_on_server(host)
    await host.talk.say(match_id, 0, ADA.id, "Ada", "you fool")
    for who in (ADA, Actor("discord:3", "Cy", server=SERVER)):
        with pytest.raises(Refused) as refused:
            await acts.do("table-report", match_id, {"reported-lines": ["0"]}, who)
        assert refused.value.reason.key == "act-not-yours"
    await say(host, match_id, "hello")
    with pytest.raises(Refused):
        await acts.do("table-report", match_id, {"reported-lines": ["1.000"], "report-reason": ""}, ADA)
    assert logged(target) == []
