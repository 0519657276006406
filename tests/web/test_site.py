"""The pages around the tables: front page, new game, languages, headers, errors."""

from pathlib import Path

import pytest

from bot.host.host import Host, Opened
from bot.table.terms import Terms
from tests.kit_web import Pairs, presses, read, unchanged
from tests.web.agreed import agreed
from tests.web.conftest import Visitor


async def _order(visitor: Visitor, **changes: str) -> tuple[str, Pairs]:
    (press,) = presses(await visitor.page("/new/toy"), "/new/toy")
    pairs = dict(unchanged(press))
    return press.action, list(
        {**pairs, **{name.replace("_", "-"): value for name, value in changes.items()}}.items()
    )


async def test_one_person_against_the_house_sits_down_at_once(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, name_0="Ada")
    page = read(await visitor.post(action, pairs))
    assert "You’re Ada" in page.words
    (match,) = await host.store.matches.list_matches()
    assert [(seat.name, seat.kind) for seat in match.seats] == [
        ("Ada", "person"),
        ("Bianca", "house"),
        ("Lorenzo", "house"),
        ("Zoe", "house"),
    ]
    front = await visitor.page("/")
    assert "Your tables" in front.words
    assert "with Bianca, Lorenzo and Zoe" in front.words


async def test_house_players_have_the_strength_that_the_form_says(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, name_0="Ada", strength_1="strong", strength_3="easy")
    page = read(await visitor.post(action, pairs))
    (match,) = await host.store.matches.list_matches()
    table = await host.table(match.id)
    assert [table.strength_of(seat) for seat in range(4)] == ["usual", "strong", "usual", "easy"]
    for named in ("Bianca Bot (strong)", "Lorenzo Bot ", "Zoe Bot (easy)"):
        assert named in page.words
    french = await visitor.page(f"/t/{match.id}", accept_language="fr")
    assert "Bianca Robot (fort)" in french.words
    assert "Zoe Robot (facile)" in french.words


async def test_a_strength_that_there_is_not_is_the_usual_one(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, strength_1="genius")
    await visitor.post(action, pairs)
    (match,) = await host.store.matches.list_matches()
    assert (await host.table(match.id)).customs.strengths == {}


async def test_several_people_get_a_link_each(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, kind_1="person", kind_2="nobody", kind_3="nobody")
    page = read(await visitor.post(action, pairs))
    (match,) = await host.store.matches.list_matches()
    links = [one.attrs["value"] for one in page.all("input", readonly=None)]
    assert links[-1].endswith(f"/t/{match.id}"), "the spectators' link holds no key"
    keys = [link.split("#")[1] for link in links[:-1]]
    assert [await host.seats.for_key(match.id, key) for key in keys] == [0, 1]
    assert not any(key in link.split("#")[0] for link in links for key in keys)
    sits = presses(page, "/sit")
    seat = read(await visitor.post(sits[1].action, unchanged(sits[1])))
    assert "You’re Bianca" in seat.words


async def test_a_form_sent_twice_opens_one_table(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor)
    await visitor.post(action, pairs)
    await visitor.post(action, pairs)
    assert len(await host.store.matches.list_matches()) == 1


async def test_variants_are_taken_from_the_same_kind_of_form(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, **dict(agreed(cards="3")))
    await visitor.post(action, pairs)
    (match,) = await host.store.matches.list_matches()
    assert (await host.table(match.id)).match.options == {"cards": "3"}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"kind_0": "house"}, "At least one seat must be for a person."),
        ({"name_0": "Bianca"}, "Two players can’t both be called Bianca."),
        ({"name_0": "x" * 33}, "A name can have up to 32 characters."),
        (dict(agreed(cards="7")), "isn’t one of the options"),
    ],
)
async def test_an_order_that_does_not_fit_is_a_sentence(
    visitor: Visitor, host: Host, changes: dict[str, str], reason: str
) -> None:
    action, pairs = await _order(visitor, **changes)
    page = read(await visitor.post(action, pairs, status=422))
    assert reason in page.words
    assert await host.store.matches.list_matches() == []


async def test_an_unknown_title_is_a_sentence(visitor: Visitor) -> None:
    for path in ("/new/chess", "/rules/chess", "/cover/chess.png", "/rules/..%2f..%2fpyproject"):
        assert "That game isn’t here" in await visitor.get(path, status=404)


# --- fresh links ------------------------------------------------------------------------------------------


async def test_whoever_opened_the_table_gives_out_fresh_links(visitor: Visitor, host: Host) -> None:
    action, pairs = await _order(visitor, kind_1="person", kind_2="nobody", kind_3="nobody")
    await visitor.post(action, pairs)
    (match,) = await host.store.matches.list_matches()
    page = await visitor.page(f"/t/{match.id}/host")
    press = presses(page, "/host")[1]
    fresh = read(await visitor.post(press.action, unchanged(press)))
    (link,) = [one.attrs["value"] for one in fresh.all("input", readonly=None)]
    assert await host.seats.for_key(match.id, link.split("#")[1]) == 1


async def test_nobody_else_gives_out_links(visitor: Visitor, host: Host, opened: Opened) -> None:
    await visitor.sit(opened, 0)
    html = await visitor.post(f"/t/{opened.match_id}/host", [("seat", "1")], status=403)
    assert "Only the browser that opened this table" in html
    assert await host.seats.for_key(opened.match_id, opened.keys[1]) == 1


# --- a closer look and the rules --------------------------------------------------------------------------


async def test_a_place_of_the_board_is_seen_closer(visitor: Visitor, opened: Opened) -> None:
    here = f"/t/{opened.match_id}"
    page = await visitor.page(f"{here}/closer?place=sea:far_west")
    assert "Closer: sea:far_west" in page.words
    assert [one.words for one in page.all("option")] == ["East", "Far west"]
    source = next(one.attrs["src"] for one in page.all("img") if "zoom.png" in one.attrs["src"])
    async with visitor.client.get(source) as response:
        assert response.content_type == "image/png"
    assert "There’s no place" in await visitor.get(f"{here}/closer?place=moon", status=404)


async def test_the_rules_in_brief_are_markdown_without_markup_of_its_own(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text("# Toy\n\n**Bid** <script>alert(1)</script>\n", encoding="utf-8")
    monkeypatch.setattr("data.rulebook.FOLDER", tmp_path)
    html = await visitor.get("/rules/toy")
    assert "<strong>Bid</strong>" in html
    assert "<script>alert" not in html
    assert "<strong>Bid</strong>" in await visitor.get("/rules/toy?part=1", Accept_Language="fr")


# --- languages --------------------------------------------------------------------------------------------


async def test_the_browsers_language_is_spoken_and_can_be_switched(visitor: Visitor) -> None:
    french = await visitor.page("/", Accept_Language="fr-FR,fr;q=0.9")
    assert "Nouvelle partie" in french.words
    assert french.all("html")[0].attrs["lang"] == "fr"
    english = await visitor.post("/language", [("language", "en"), ("back", "/")], Accept_Language="fr")
    assert "New game" in english
    assert "New game" in await visitor.get("/", Accept_Language="fr-FR")


@pytest.mark.parametrize(("locale", "formats"), [("en", "en-GB"), ("es", "es")])
async def test_a_page_says_how_its_script_writes_dates(visitor: Visitor, locale: str, formats: str) -> None:
    """As the page itself does: in English as in Britain."""
    page = await visitor.page("/", accept_language=locale)
    assert [one.attrs["data-formats"] for one in page.all("html")] == [formats]


async def test_a_clock_is_filled_in_and_read_in_the_readers_language(visitor: Visitor, host: Host) -> None:
    page = await visitor.page("/new/toy", accept_language="it")
    (press,) = presses(page, "/new/toy")
    assert "1 g, 12 h, 3 g" in page.words
    pairs = {**dict(unchanged(press)), **dict(agreed(clock="1 g, 6 ore, 3 g")), "name-0": "Ada"}
    await visitor.post(press.action, list(pairs.items()), accept_language="it")
    (match,) = await host.store.matches.list_matches()
    assert (await host.table(match.id)).terms == Terms(86400, 6 * 3600, 3 * 86400)


async def test_a_switch_of_language_leads_back_to_the_page_that_was_read(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await host.submit(opened.match_id, 0, 3)

    def back(html: str) -> list[str]:
        return [one.attrs["value"] for one in read(html).all("input", name="back")]

    for path in ("/ratings?title=toy", f"{here}/replay?step=1&eyes=all", "/seek"):
        (leads,) = back(await visitor.get(path))
        assert leads == path
    came = {"Referer": f"{visitor.origin}{here}/time?x=1"}
    resume = f"{here}/act/resume"
    assert back(await visitor.post(resume, [], came, status=403)) == [f"{here}/time?x=1"]
    for elsewhere in ({}, {"Referer": "http://evil.example/x"}, {"Referer": "//["}):
        assert back(await visitor.post(resume, [], elsewhere, status=403)) == ["/"]
    assert back(await visitor.post(f"{here}/link", [])) == ["/me"], (
        "whoever is known has one link for all seats"
    )


@pytest.mark.parametrize(
    "back", ["//evil.example/", "https://evil.example/", "/\\evil.example", "/a\r\nX: y"]
)
async def test_switching_the_language_leads_nowhere_else(visitor: Visitor, back: str) -> None:
    ours = {"Origin": visitor.origin}
    form = {"language": "fr", "back": back}
    async with visitor.client.post("/language", data=form, headers=ours, allow_redirects=False) as response:
        assert response.headers["Location"] == "/"


# --- fences -----------------------------------------------------------------------------------------------


async def test_every_page_carries_the_fences(visitor: Visitor, opened: Opened) -> None:
    for path in ("/", "/new/toy", f"/t/{opened.match_id}", "/nowhere", "/health", "/cover/toy.png"):
        async with visitor.client.get(path) as response:
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            assert response.headers["Referrer-Policy"] == "same-origin"
            assert "camera=()" in response.headers["Permissions-Policy"]


async def test_pages_hold_no_script_or_style_of_their_own(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    for path in ("/", "/new/toy", here):
        page = await visitor.page(path)
        assert not page.all("style")
        assert all("src" in one.attrs and not one.words for one in page.all("script"))
        for node in page.walk():
            assert "style" not in node.attrs
            assert not [name for name in node.attrs if name.startswith("on")]
        addresses = [
            one.attrs.get("src") or one.attrs.get("href", "/")
            for one in page.all()
            if one.tag in ("img", "script", "link")
        ]
        assert all(one.startswith("/") and not one.startswith("//") for one in addresses)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
    ],
)
async def test_a_post_from_elsewhere_changes_nothing(
    visitor: Visitor, host: Host, opened: Opened, headers: dict[str, str]
) -> None:
    here = await visitor.sit(opened, 0)
    (press,) = presses(await visitor.page(here))
    html = await visitor.post(press.action, unchanged(press), headers, status=403)
    assert "That came from another site" in html
    assert (await host.table(opened.match_id)).seq == 0


async def test_more_than_a_form_holds_is_refused(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    html = await visitor.post(f"{here}/answer", [("q", "x" * 70_000)], status=413)
    assert "more than this page can take" in html


async def test_what_breaks_is_a_sentence_without_its_reason(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_title: str) -> None:
        raise RuntimeError("a thing to hide")

    monkeypatch.setattr("bot.host.drawing.artist", breaks)
    html = await visitor.get(f"/t/{opened.match_id}", status=500)
    assert "Something went wrong on our side" in html
    assert "a thing to hide" not in html


async def test_style_scripts_and_fonts_are_served_from_here_and_kept(visitor: Visitor) -> None:
    page = await visitor.page("/")
    (style,) = [one.attrs["href"] for one in page.all("link", rel="stylesheet")]
    for name in ("style.css", "fonts.css", "table.js", "fonts/SourceSerifPro-Semibold.ttf"):
        async with visitor.client.get(style.replace("style.css", name)) as response:
            assert response.status == 200
            assert "immutable" in response.headers["Cache-Control"]
    await visitor.get(style.replace("style.css", "..%2fapp.py"), status=404)
    await visitor.get(style.replace("style.css", "nothing.css"), status=404)


async def test_the_health_of_the_host_is_told(visitor: Visitor) -> None:
    assert '"ok": true' in await visitor.get("/health")
