"""A stand-in for a Matrix client: it shows the widget of a room, and answers as the widget API says."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from aiohttp import web
from playwright.async_api import Frame, Page

from bot.matrix.api import CLIENT, Json, part
from tests.matrix.kit import Person
from tests.web.chromium import FLAGS
from tests.web.discord_frame import certified, forward

ELEMENT, PUBLIC, EVIL = "element.example.org", "games.example.org", "evil.example"
OURS = f"https://{PUBLIC}"
KIND = "im.vector.modular.widgets"

PAGE = """<!doctype html><title>A Matrix client</title>
<style>body {{ margin: 0 }} iframe {{ border: 0; width: 100vw; height: 100vh }}</style>
<iframe name="widget" src="{address}"></iframe>
<script>
const frame = document.querySelector("iframe"), ORIGIN = "{origin}", ID = "{widget}";
const heard = window.heard = [];
const post = (message) => frame.contentWindow.postMessage(message, ORIGIN);
const number = () => "c" + heard.length;
const ask = (action, data) => post({{ api: "toWidget", widgetId: ID, requestId: number(), action, data }});
addEventListener("message", async ({{ origin, source, data }}) => {{
  if (origin !== ORIGIN || source !== frame.contentWindow || data.widgetId !== ID) return;
  if (data.api === "toWidget") {{ heard.push([data.action, data.response]); return; }}
  if (data.api !== "fromWidget" || data.response) return;
  heard.push([data.action]);
  if (data.action === "content_loaded") {{
    post({{ ...data, response: {{}} }});
    ask("capabilities", {{}});
  }} else if (data.action === "get_openid") {{
    post({{ ...data, response: {{ state: "request" }} }});
    const reply = await fetch("/openid", {{ method: "POST" }});
    const proof = reply.ok ? {{ state: "allowed", ...(await reply.json()) }} : {{ state: "blocked" }};
    ask("openid_credentials", {{ ...proof, original_request_id: data.requestId }});
  }}
}});
</script>"""


@dataclass(slots=True)
class Element:
    """Whose client it is, what it shows, and whether they let the widget know who they are."""

    person: Person
    address: str = ""
    widget: str = ""
    willing: bool = True
    upstream: str = ""
    port: int = 0

    async def enter(self, person: Person, room: str) -> None:
        """Someone looks at a room: its widget is shown, as its state says."""
        (content,) = [event["content"] for event in person.rooms[room] if event["type"] == KIND]
        self.person, self.widget = person, content["id"]
        self.address = content["url"].replace("$matrix_user_id", quote(person.user, safe=""))

    async def proof(self) -> Json:
        path = f"{CLIENT}/user/{part(self.person.user)}/openid/request_token"
        return await self.person.api.call("POST", path)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        if request.host.startswith(PUBLIC):
            return await forward(request, self.upstream, PUBLIC)
        if request.path == "/openid":
            if not self.willing:
                raise web.HTTPForbidden
            return web.json_response(await self.proof())
        page = PAGE.format(address=self.address, origin=OURS, widget=self.widget)
        return web.Response(text=page, content_type="text/html")

    @property
    def flags(self) -> list[str]:
        """For a browser that finds all names here, and keeps for a frame nothing that is not partitioned."""
        names = ", ".join(f"MAP {name} 127.0.0.1:{self.port}" for name in (ELEMENT, PUBLIC, EVIL))
        return [*FLAGS, f"--host-resolver-rules={names}", "--test-third-party-cookie-phaseout"]


def widget_in(page: Page) -> Frame:
    (frame,) = [frame for frame in page.frames if frame.name == "widget"]
    return frame


async def heard_by(page: Page) -> list[str]:
    """What the client was asked and answered."""
    return [json.dumps(line) for line in await page.evaluate("heard")]


@asynccontextmanager
async def element(person: Person, folder: Path) -> AsyncIterator[Element]:
    made = Element(person)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1, handler_cancellation=True)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=await asyncio.to_thread(certified, folder))
    await site.start()
    ((_, made.port),) = (address[:2] for address in runner.addresses)
    try:
        yield made
    finally:
        await runner.cleanup()
