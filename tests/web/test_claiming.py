"""A seat that someone has claimed is theirs, even if others have its link."""

from collections.abc import Callable

from bot.host.host import Host, Opened
from tests.host.people import play_on
from tests.web.agreed import NAMES
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


async def told(host: Host, match_id: str, seat: int | None) -> list[str]:
    return [one.text.key for one in await host.events_since(match_id, 0, seat)]


async def test_whoever_opened_the_table_cannot_read_a_hand_that_is_somebodys(
    arrive: Arrive, host: Host
) -> None:
    opener, player = arrive(), arrive()
    opened = await opener.opens()
    here = await player.sit(opened, 1)
    await play_on(host, opened.match_id, 3)
    for visitor in (opener, arrive()):
        assert "already" in await visitor.ask_to_sit(opened, 1)
        for path in ("", "/state", "/hand.png", "/events", "/missed", "/plans", "/guests"):
            await visitor.get(f"{here}{path}", status=403)
        await visitor.post(f"{here}/answer", [("token", "x")], status=403)
        await visitor.post(f"{here}/guests", [("do", "bind")], status=403)
    await player.get(here)


async def test_the_holder_hears_of_who_asks_and_decides(arrive: Arrive, host: Host, opened: Opened) -> None:
    player, friend, foe = arrive(), arrive(), arrive()
    here = await player.sit(opened, 1)
    for visitor in (friend, friend, foe):
        await visitor.ask_to_sit(opened, 1)
    assert await told(host, opened.match_id, 1) == ["async-link-asks"] * 2, "once for each who asks"
    assert await told(host, opened.match_id, 0) == []
    assert await told(host, opened.match_id, None) == []
    page = await player.page(f"{here}/guests")
    first, second = [one.attrs["value"] for one in page.all("input", name="who")]
    await player.post(f"{here}/guests", [("do", "let-in"), ("who", first)])
    await player.post(f"{here}/guests", [("do", "refuse"), ("who", second)])
    await friend.get(here)
    await foe.get(here, status=403)
    await friend.post(f"{here}/guests", [("do", "let-in"), ("who", second)])
    await foe.get(here, status=403)


async def test_an_opener_makes_no_link_to_a_claimed_seat_of_a_rated_game(arrive: Arrive, host: Host) -> None:
    opener, player = arrive(), arrive()
    opened = await opener.opens()
    here = await player.sit(opened, 1)
    await opener.post(f"/t/{opened.match_id}/host", [("seat", "1")], status=403)
    await player.get(here)
    assert await told(host, opened.match_id, None) == []
    await opener.post(f"/t/{opened.match_id}/host", [("seat", "0")])


async def test_a_link_made_anew_is_told_to_all_and_lets_go_of_the_old_one(arrive: Arrive, host: Host) -> None:
    opener, player = arrive(), arrive()
    opened = await opener.opens((NAMES["rated"], "no"))
    here = await player.sit(opened, 1)
    await opener.post(f"/t/{opened.match_id}/host", [("seat", "1")])
    for reader in (None, 0, 1):
        assert await told(host, opened.match_id, reader) == ["async-link-anew"]
    await player.get(here, status=403)
    await player.post(f"/t/{opened.match_id}/sit", [("key", opened.keys[1])], status=403)


async def test_a_second_seat_on_one_device_can_be_bound_at_once(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    device, other = arrive(), arrive()
    await device.sit(opened, 0)
    here = await device.sit(opened, 1)
    assert "Only the link protects this seat" in await device.get(f"{here}/guests")
    await device.post(f"{here}/guests", [("do", "bind")])
    await device.get(here)
    await other.post(f"/t/{opened.match_id}/sit", [("key", opened.keys[1])], status=403)
    assert await told(host, opened.match_id, None) == ["async-link-bound"]


async def test_whoever_sits_down_next_has_let_in_nobody(arrive: Arrive, host: Host, opened: Opened) -> None:
    player, friend, heir = arrive(), arrive(), arrive()
    here = await player.sit(opened, 1)
    await friend.ask_to_sit(opened, 1)
    (who,) = [one.attrs["value"] for one in (await player.page(f"{here}/guests")).all("input", name="who")]
    await player.post(f"{here}/guests", [("do", "let-in"), ("who", who)])
    await friend.get(here)
    key = await host.seats.reissue_key(opened.match_id, 1, opened.opener_key)
    await heir.post(f"/t/{opened.match_id}/sit", [("key", key)])
    await heir.get(here)
    await friend.get(here, status=403)
    await friend.post(f"/t/{opened.match_id}/sit", [("key", key)], status=202)
