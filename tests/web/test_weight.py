"""In a real Chromium: what a page weighs that is opened for the first time, and the letters of its fonts."""

import asyncio
from importlib.resources import files
from io import BytesIO

import pytest
from PIL import ImageFont
from playwright.async_api import Page, Request, Route

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.show.assets import COMMENT, FONTS, bundle
from bot.web.show.lettering import RANGES, cut
from data import catalogue
from render.fonts import font_file
from tests.kit import until
from tests.web.browsing import DESK, PHONE, Browse, link
from tests.web.chromium import wait_for_rest
from tests.web.measures import SIZES

KILO = 1000
FRONT, TABLE, SCRIPTS = 250 * KILO, 200 * KILO, 6
SEEN = "() => performance.getEntriesByName('first-contentful-paint').length"
MOST_SHIFTED = 0.01
SHIFTED = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifted += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


async def weigh(page: Page, path: str) -> tuple[int, list[str]]:
    """Bytes that are sent for a page, and the addresses of what is loaded with it."""
    done: list[Request] = []
    begun: list[Request] = []
    page.on("request", lambda request: begun.append(request))
    page.on("requestfinished", lambda request: done.append(request))
    await page.goto(path)
    if path != "/":
        await page.wait_for_url("**/seat/0")
    await page.wait_for_load_state("load")
    await page.evaluate("document.fonts.ready")
    await wait_for_rest(page)
    await until(lambda: all(request in done for request in begun if request.resource_type != "eventsource"))
    loaded = list(done)
    sizes = [await request.sizes() for request in loaded]
    return sum(size["responseBodySize"] for size in sizes), [request.url for request in loaded]


@pytest.mark.browser
@pytest.mark.parametrize(("size", "density"), [(DESK, 1), (DESK, 2), (PHONE, 3)])
async def test_the_front_page_is_light_where_nothing_is_there_yet(
    browse: Browse, size: dict[str, int], density: int
) -> None:
    """On sharp screens, too."""
    page = await browse("about:blank", viewport=size, device_scale_factor=density)
    bytes_sent, _ = await weigh(page, "/")
    assert 0 < bytes_sent <= FRONT


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_a_table_is_light_where_nothing_is_there_yet(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="light")
    page = await browse("about:blank", viewport=SIZES[size])
    bytes_sent, addresses = await weigh(page, link(opened, 0))
    assert 0 < bytes_sent <= TABLE
    assert len({address for address in addresses if address.endswith(".js")}) <= SCRIPTS


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES)
async def test_nothing_moves_on_the_front_page_when_its_letters_come_late(browse: Browse, size: str) -> None:
    page = await browse("about:blank", viewport=SIZES[size])

    seen = asyncio.Event()

    async def send_later(route: Route) -> None:
        await seen.wait()
        await route.continue_()

    await page.route("**/fonts/*", send_later)
    await page.goto("/", wait_until="commit")
    await page.wait_for_function(SEEN)
    await page.evaluate(SHIFTED)
    seen.set()
    await page.evaluate("document.fonts.ready")
    await wait_for_rest(page)
    assert await page.evaluate("window.shifted") <= MOST_SHIFTED


@pytest.mark.parametrize("name", FONTS)
def test_a_cut_font_has_every_letter_of_our_languages_as_it_was(name: str) -> None:
    written = {letter for locale in catalogue.locales() for letter in "".join(_sentences(locale))}
    letters = "".join(sorted(letter for letter in written if any(a <= ord(letter) <= b for a, b in RANGES)))
    assert len(letters) > 100
    whole = font_file(name).read_bytes()
    light = cut(whole)
    assert len(light) < len(whole) / 3
    before, after = (ImageFont.truetype(BytesIO(font), 40) for font in (whole, light))
    for letter in letters:
        assert bytes(after.getmask(letter)) == bytes(before.getmask(letter)), letter


def _sentences(locale: str) -> list[str]:
    return [
        path.read_text(encoding="utf-8")
        for path in (files("data") / "words" / locale).iterdir()
        if path.name.endswith(".ftl")
    ]


def test_scripts_are_sent_without_their_comments() -> None:
    source = (
        b"// why\nconst a = 1; // kept with its line\n  /** @param {Part} b */\n"
        b'/**\n * @type {X}\n */\n/** @type {Y} */ (a).go();\nconst url = "https://a.b";\n'
    )
    assert COMMENT.sub(b"", source).decode().splitlines() == [
        "const a = 1; // kept with its line",
        "/** @type {Y} */ (a).go();",
        'const url = "https://a.b";',
    ]


def test_modules_in_one_file_come_after_those_they_use_and_keep_their_names_apart() -> None:
    sources = {
        "a.js": b'import { one as first,\n  two } from "./b.js";\nconst own = 1;\nimport("./c.js");\n',
        "b.js": b"const own = 2;\nexport const one = own;\nexport async function two() {}\n",
        "c.js": b"export class Three {}\n",
    }
    made = bundle(("a.js",), sources).decode()
    assert made.index("const $b =") < made.index("const $a =")
    assert "const { one: first, two } = $b;" in made
    assert "return { one, two };" in made
    assert "Promise.resolve($c);" in made
    assert "import" not in made
    assert "export" not in made
