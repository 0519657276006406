"""On a home screen: a manifest, icons of our own drawing, and a word to phones that call only from there."""

import io
import json

import pytest
from PIL import Image
from playwright.async_api import expect

from bot.web.http.guard import CONTENT
from tests.web.browsing import Browse
from tests.web.conftest import Visitor

IPHONE = "() => Object.defineProperty(navigator, 'standalone', { value: false }) && delete window.PushManager"


async def test_the_manifest_names_icons_that_are_there(visitor: Visitor) -> None:
    head = (await visitor.page("/")).all("link")
    (where,) = [one.attrs["href"] for one in head if one.attrs["rel"] == "manifest"]
    (touch,) = [one.attrs["href"] for one in head if one.attrs["rel"] == "apple-touch-icon"]
    assert "manifest-src 'self'" in CONTENT
    async with visitor.client.get(where, headers={"Accept-Language": "fr"}) as answer:
        assert answer.content_type == "application/manifest+json"
        told = json.loads(await answer.text())
    assert told["description"].startswith("Des jeux de commerce")
    assert (told["lang"], told["display"], told["start_url"]) == ("fr", "standalone", "/games")
    assert {one["purpose"] for one in told["icons"]} == {"any", "maskable"}
    sizes = {touch: "180x180"} | {one["src"]: one["sizes"] for one in told["icons"]}
    assert {"192x192", "512x512"} <= set(sizes.values())
    for address, size in sizes.items():
        async with visitor.client.get(address) as answer:
            with Image.open(io.BytesIO(await answer.read())) as drawn:
                assert f"{drawn.width}x{drawn.height}" == size
                near, far = drawn.width * 4 // 10, drawn.width * 6 // 10
                assert len(drawn.convert("RGB").crop((near, near, far, far)).getcolors() or ()) > 3, (
                    "there is the rose"
                )
    await visitor.get(told["start_url"])


@pytest.mark.browser
async def test_an_iphone_is_told_to_put_the_page_on_its_home_screen_first(toy_browse: Browse) -> None:
    page = await toy_browse("/games", locale="fr-FR")
    hint = page.locator("[data-said=home-screen]")
    await expect(hint).to_be_hidden()
    await page.add_init_script(f"({IPHONE})()")
    await page.reload()
    await expect(hint).to_contain_text("écran d’accueil")
    await expect(page.locator("[data-said=impossible]")).to_be_hidden()
