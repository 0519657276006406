"""The settings of a server in the browser: a link that opens once, and the same acts as in `/setup`."""

from collections.abc import Callable

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.server_passes import LINK_LASTS, SESSION_LASTS, ServerPass, issue_link_key
from bot.host.server_settings import ServerNames, ServerSettings, SettingsOfServers
from bot.store.notes import NoteKind
from bot.table.letters import DueLetter, ModeratorLog
from engine.text import Text
from tests.web.acts import act_of, do_act, form_of, offers
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]

SERVER, OTHER = "1456074443980800000", "1456074443980800001"
HERE = f"/server/{SERVER}"
NAMES = ServerNames("Rialto", {"11": "#games", "12": "#diary"}, {"21": "#tables"}, {"31": "Wardens"})
VERA = ServerPass("discord:77", "Vera", SERVER, f"discord/log/{SERVER}", NAMES)
ACTS = ("server-games", "server-people", "server-limits", "server-cleaning")


async def let_in(host: Host, visitor: Visitor) -> None:
    await visitor.post(f"{HERE}/enter", [("key", await issue_link_key(host, VERA))])


async def settings_of(host: Host) -> ServerSettings:
    return await SettingsOfServers(host.store.servers).of(SERVER)


async def test_a_manager_sets_everything_in_the_browser_and_the_log_is_told(
    arrive: Arrive, host: Host
) -> None:
    vera = arrive()
    assert not offers(await vera.page(HERE), "server-limits")
    await let_in(host, vera)
    page = await vera.page(HERE)
    assert "Rialto" in page.words
    assert all(offers(page, key) for key in ACTS)
    told = await do_act(
        vera, HERE, "server-games", channels=["11", "21"], forum="21", pace="week", server_language="fr"
    )
    assert "Saved." in told.words
    await do_act(vera, HERE, "server-people", moderators=["31"], log="12", openers=["31"], founders=[])
    await do_act(vera, HERE, "server-limits", most_lobbies=2, most_tables=3, most_leagues=1)
    await do_act(vera, HERE, "server-cleaning", lobby_days=7, archives="yes")
    assert await settings_of(host) == ServerSettings(
        channels=("11", "21"),
        forum="21",
        pace="week",
        language="fr",
        moderators=("31",),
        log="12",
        lobbies=2,
        tables=3,
        leagues=1,
        openers=("31",),
        lobby_days=7,
        archives=True,
    )
    said: list[str] = []

    async def read(due: DueLetter) -> None:
        assert isinstance(due.letter, ModeratorLog)
        what = due.letter.said.args["what"]
        assert isinstance(what, Text)
        said.append(f"{due.letter.server} {due.letter.said.args['who']} {what.key}")

    await host.outbox.drain("discord/log/", read)
    assert said == [f"{SERVER} Vera {key.replace('server-', 'server-what-')}" for key in ACTS]


async def test_what_the_server_does_not_have_and_numbers_beyond_the_bounds_are_refused(
    arrive: Arrive, host: Host
) -> None:
    vera = arrive()
    await let_in(host, vera)
    await do_act(vera, HERE, "server-games", channels=["99"], status=422)
    await do_act(vera, HERE, "server-limits", most_lobbies=51, status=422)
    assert await settings_of(host) == ServerSettings()


async def test_a_channel_that_is_gone_from_the_server_is_set_no_longer(arrive: Arrive, host: Host) -> None:
    await SettingsOfServers(host.store.servers).change(
        SERVER, lambda _: ServerSettings(channels=("11", "98"), forum="97")
    )
    vera = arrive()
    await let_in(host, vera)
    await do_act(vera, HERE, "server-games", pace="day")
    assert await settings_of(host) == ServerSettings(channels=("11",), pace="day")


async def test_a_link_opens_once_and_only_where_it_was_given(arrive: Arrive, host: Host) -> None:
    vera, thief = arrive(), arrive()
    key = await issue_link_key(host, VERA)
    await thief.post(f"/server/{OTHER}/enter", [("key", key)], status=403)
    await vera.post(f"{HERE}/enter", [("key", f"https://here.example{HERE}#{key}")])
    assert offers(await vera.page(HERE), "server-limits")
    again = await thief.post(f"{HERE}/enter", [("key", key)], status=403)
    assert "It was used before, is too old, or isn’t ours" in again
    assert not offers(await thief.page(HERE), "server-limits")
    await vera.get(f"/server/{OTHER}/act/limits", status=403)


@pytest.mark.parametrize(
    "forged", ["", "x", "0" * 24 + ".abc", "{mark}.", "{mark}.{secret}x", "{mark}.\u00e9"]
)
async def test_a_forged_link_opens_nothing_and_leaves_the_true_one_good(
    arrive: Arrive, host: Host, forged: str
) -> None:
    vera, thief = arrive(), arrive()
    key = await issue_link_key(host, VERA)
    mark, _, secret = key.partition(".")
    wrong = forged.format(mark=mark, secret=secret)
    await thief.post(f"{HERE}/enter", [("key", wrong)], status=403)
    await thief.post(f"{HERE}/act/limits", [("a-0", "1")], status=403)
    thief.client.session.cookie_jar.update_cookies({"server": wrong or "x"})
    assert not offers(await thief.page(HERE), "server-limits")
    await vera.post(f"{HERE}/enter", [("key", key)])
    assert offers(await vera.page(HERE), "server-limits")


async def test_a_link_is_old_after_minutes_and_the_browser_is_shut_out_after_an_hour(
    arrive: Arrive, host: Host, clock: FakeClock
) -> None:
    vera, late = arrive(), arrive()
    key = await issue_link_key(host, VERA)
    clock.pass_time(LINK_LASTS)
    await late.post(f"{HERE}/enter", [("key", key)], status=403)
    await let_in(host, vera)
    form = form_of(await vera.page(HERE), "server-limits")
    clock.pass_time(SESSION_LASTS)
    assert not offers(await vera.page(HERE), "server-limits")
    refused = await vera.post(form.attrs["action"], [("a-0", "1"), ("a-1", "1"), ("a-2", "1")], status=403)
    assert "Get a new link" in refused
    assert await settings_of(host) == ServerSettings()


async def test_a_fresh_link_and_leaving_shut_the_browser_out(arrive: Arrive, host: Host) -> None:
    first, second = arrive(), arrive()
    await let_in(host, first)
    await let_in(host, second)
    assert not offers(await first.page(HERE), "server-limits")
    assert offers(await second.page(HERE), "server-limits")
    await second.post(f"{HERE}/leave", [])
    assert not offers(await second.page(HERE), "server-limits")


async def test_of_the_keys_only_hashes_are_stored_and_nothing_is_logged(
    arrive: Arrive, host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    vera = arrive()
    key = await issue_link_key(host, VERA)
    secret = key.partition(".")[2]
    mark = key.partition(".")[0]
    assert secret not in str(await host.store.notes.get(NoteKind.SERVER_LINK(mark)))
    await vera.post(f"{HERE}/enter", [("key", key + "x")], status=403)
    await vera.post(f"{HERE}/enter", [("key", key)])
    kept = [one.value for one in vera.client.session.cookie_jar if one.key == "server"]
    assert kept
    assert kept[0].partition(".")[2] not in str(await host.store.notes.get(NoteKind.SERVER_SESSION(mark)))
    told = "".join(capsys.readouterr())
    assert secret not in told
    assert kept[0].partition(".")[2] not in told


async def test_settings_of_a_server_are_nobodys_without_a_link(arrive: Arrive, host: Host) -> None:
    stranger = arrive()
    for key in ACTS:
        await stranger.get(f"{HERE}/act/{act_of(key).name}", status=403)
        await stranger.post(f"{HERE}/act/{act_of(key).name}", [("a-0", "5")], status=403)
    assert await settings_of(host) == ServerSettings()
