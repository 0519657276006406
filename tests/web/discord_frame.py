"""A stand-in for Discord around the Activity: its client's page, its proxy, and its word on who is who."""

import asyncio
import base64
import hashlib
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from aiohttp import ClientSession, ClientTimeout, web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from playwright.async_api import Frame, Page
from pydantic import SecretStr

from bot.clock import SystemClock
from bot.config import Config
from tests.web.chromium import FLAGS

CLIENT_ID = "123456789012345678"
SECRET = "the secret of the application"
PUBLIC = "games.example.org"
DISCORD, PROXY, EVIL = "discord.com", f"{CLIENT_ID}.discordsays.com", "evil.example"
OURS = f"https://{PROXY}"
FRAME = f"{OURS}/?instance_id=i-1&frame_id=f-1&platform=desktop&channel_id=1"
CHANNEL = f"https://{DISCORD}/channels/1"
ON = Config(
    public_url=f"https://{PUBLIC}", discord_id=CLIENT_ID, discord_secret=SecretStr(SECRET), proxy="127.0.0.1"
)
"""Settings with which the table opens inside this Discord."""
DROPPED = {"content-length", "transfer-encoding", "content-encoding", "host", "connection"}

CLIENT = """<!doctype html><title>Discord</title>
<iframe name="activity" src="{frame}" width="1200" height="700"></iframe>
<script>
const frame = document.querySelector("iframe"), ORIGIN = "{origin}";
const heard = window.heard = [];
const answer = (told) => frame.contentWindow.postMessage(told, ORIGIN);
window.closeFrame = () => answer([2, {{ code: 1000, message: "" }}]);
addEventListener("message", async ({{ origin, data, source }}) => {{
  if (origin !== ORIGIN || source !== frame.contentWindow) return;
  const [kind, told] = data;
  heard.push(kind === 1 ? told.cmd : ["HANDSHAKE", "", "CLOSE"][kind]);
  if (kind === 0) {{
    if (told.v !== 1 || told.encoding !== "json" || told.client_id !== "{client}" || told.frame_id !== "f-1") return;
    answer([1, {{ cmd: "DISPATCH", evt: "READY", data: {{ v: 1, config: {{}} }}, nonce: null }}]);
  }} else if (kind === 1 && told.cmd === "AUTHORIZE") {{
    const asked = new URLSearchParams({{ ...told.args, scope: told.args.scope.join(" ") }});
    const reply = await fetch("/authorize?" + asked);
    const error = {{ code: 4006, message: "not authorized" }};
    answer([1, reply.ok ? {{ cmd: told.cmd, evt: null, nonce: told.nonce, data: await reply.json() }}
      : {{ cmd: told.cmd, evt: "ERROR", nonce: told.nonce, data: error }}]);
  }} else if (kind === 1 && told.cmd === "AUTHENTICATE") {{
    const reply = await fetch("/api/v10/users/@me", {{ headers: {{ Authorization: `Bearer ${{told.args.access_token}}` }} }});
    answer([1, {{ cmd: told.cmd, evt: reply.ok ? null : "ERROR", nonce: told.nonce, data: {{ user: await reply.json() }} }}]);
  }}
}});
</script>"""  # noqa: E501 - a page


@dataclass(slots=True)
class StandIn:
    """What this Discord knows: who looks at its page, and the codes and tokens it gave."""

    user: str = "4001"
    willing: bool = True
    upstream: str = ""
    codes: dict[str, tuple[str, str]] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    asked: list[dict[str, str]] = field(default_factory=list)
    port: int = 0
    api: str = ""

    def new_code(self, challenge: str) -> str:
        code = f"code-{len(self.codes)}"
        self.codes[code] = (challenge, self.user)
        return code

    # --- discord.com

    async def page(self, request: web.Request) -> web.StreamResponse:
        if request.host.startswith(PROXY):
            return await self._forward(request)
        if request.path == "/authorize":
            return self._authorize(dict(request.query))
        if request.path == "/api/v10/oauth2/token":
            return self._give_token({name: str(value) for name, value in (await request.post()).items()})
        if request.path == "/api/v10/users/@me":
            return self._tell_user(request.headers.get("Authorization", "").removeprefix("Bearer "))
        inside = CLIENT.format(frame=request.query.get("frame", FRAME), origin=OURS, client=CLIENT_ID)
        return web.Response(text=inside, content_type="text/html")

    def _authorize(self, asked: dict[str, str]) -> web.Response:
        self.asked.append(asked)
        fits = asked["client_id"] == CLIENT_ID and asked["scope"] == "identify"
        if not (self.willing and fits and asked["code_challenge_method"] == "S256"):
            raise web.HTTPForbidden
        return web.json_response({"code": self.new_code(asked["code_challenge"])})

    def _give_token(self, form: dict[str, str]) -> web.Response:
        """A token for a code: once, for who has the secret, and the verifier behind the code's challenge."""
        if (form["client_id"], form["client_secret"]) != (CLIENT_ID, SECRET):
            return web.json_response({"error": "invalid_client"}, status=401)
        if form["grant_type"] == "client_credentials":
            return web.json_response({"access_token": "nobody's"})
        challenge, user = self.codes.get(form["code"], ("", ""))
        hashed = hashlib.sha256(form["code_verifier"].encode()).digest()
        if not user or base64.urlsafe_b64encode(hashed).rstrip(b"=").decode() != challenge:
            return web.json_response({"error": "invalid_grant"}, status=400)
        self.codes[form["code"]] = ("", "")
        self.tokens[token := f"token-{len(self.tokens)}"] = user
        return web.json_response({"access_token": token, "token_type": "Bearer", "scope": "identify"})

    def _tell_user(self, token: str) -> web.Response:
        if token not in self.tokens:
            raise web.HTTPUnauthorized
        return web.json_response({"id": self.tokens[token], "username": "ada"})

    # --- <client id>.discordsays.com

    async def _forward(self, request: web.Request) -> web.StreamResponse:
        """As the URL mapping of / says: to our host, under its own name."""
        return await forward(request, self.upstream, PUBLIC)


async def forward(request: web.Request, upstream: str, host: str) -> web.StreamResponse:
    """What a proxy does: the same request there, under this name, and its answer as it comes."""
    headers = [(k, v) for k, v in request.headers.items() if k.lower() not in DROPPED]
    async with (
        ClientSession(timeout=ClientTimeout(total=None), auto_decompress=True) as session,
        session.request(
            request.method,
            upstream + request.path_qs,
            headers=[*headers, ("Host", host)],
            data=await request.read(),
            allow_redirects=False,
        ) as answer,
    ):
        reply = web.StreamResponse(status=answer.status)
        for name, value in answer.headers.items():
            if name.lower() not in DROPPED:
                reply.headers.add(name, value)
        await reply.prepare(request)
        async for piece in answer.content.iter_any():
            await reply.write(piece)
    return reply


def flags_for(discord: StandIn) -> list[str]:
    """For a browser that finds Discord, its proxy and a stranger at the stand-in, and keeps for a frame
    nothing that is not partitioned."""
    names = ", ".join(f"MAP {name} 127.0.0.1:{discord.port}" for name in (DISCORD, PROXY, EVIL))
    return [*FLAGS, f"--host-resolver-rules={names}", "--test-third-party-cookie-phaseout"]


def activity_in(page: Page) -> Frame:
    (frame,) = [one for one in page.frames if one.name == "activity"]
    return frame


@asynccontextmanager
async def stand_in(folder: Path) -> AsyncIterator[StandIn]:
    """Served by TLS for all three names, and in plain for our own host's questions."""
    made = StandIn()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.page)
    runner = web.AppRunner(app, shutdown_timeout=0.1, handler_cancellation=True)
    await runner.setup()
    secured, plain = (
        web.TCPSite(runner, "127.0.0.1", 0, ssl_context=await asyncio.to_thread(certified, folder)),
        web.TCPSite(runner, "127.0.0.1", 0),
    )
    await secured.start()
    await plain.start()
    made.port, other = (address[1] for address in runner.addresses)
    made.api = f"http://127.0.0.1:{other}/api/v10"
    try:
        yield made
    finally:
        await runner.cleanup()


def certified(folder: Path) -> ssl.SSLContext:
    """With a certificate of our own, which the browser is told not to look at."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    secret, now = ec.generate_private_key(ec.SECP256R1()), datetime.fromtimestamp(SystemClock().now(), UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, DISCORD)])
    made = (
        x509.CertificateBuilder(name, name, secret.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(secret, hashes.SHA256())
    )
    plainly = serialization.NoEncryption()
    key.write_bytes(
        secret.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plainly)
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
