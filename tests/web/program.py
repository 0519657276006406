"""A program that asks the API with a token, and holds every answer against the description."""

import json
import re
from typing import Any

from aiohttp.test_utils import TestClient
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.host.host import Host
from bot.series.steward import Steward
from bot.web.surface import SURFACE

BASE = "/api/v1"


def actor(person_id: str, name: str = "Ada") -> Actor:
    return Actor(person_id, name, surface=SURFACE)


async def make_token(host: Host, person_id: str, scope: str = "play", name: str = "Ada's program") -> str:
    """The token as its owner reads it, once."""
    answers = {"token-name": name, "token-scope": scope}
    done = await Acts(Steward(host)).do("person-make-token", "me", answers, actor(person_id))
    return done.secret


class Program:
    def __init__(self, client: TestClient[Any, Any], token: str | None = None) -> None:
        self.client = client
        self.token = token
        self.headers: dict[str, str] = {}
        """Of the last answer."""
        self._description: dict[str, Any] = {}

    async def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return await self.ask("GET", path, status, None, headers)

    async def post(self, path: str, body: Any, status: int = 200, **headers: str) -> Any:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.ask("POST", path, status, data, headers)

    async def ask(
        self, method: str, path: str, status: int, data: bytes | None, headers: dict[str, str]
    ) -> Any:
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}", **headers}
        async with self.client.request(method, BASE + path, data=data, headers=headers) as response:
            body = await response.text()
            assert response.status == status, body
            self.headers = dict(response.headers)
        self.check(method, path, status, json.loads(body), await self.description())
        return json.loads(body)

    async def description(self) -> dict[str, Any]:
        if not self._description:
            async with self.client.get(f"{BASE}/openapi.json") as response:
                assert response.status == 200
                self._description = await response.json()
        return self._description

    def check(self, method: str, path: str, status: int, body: Any, description: dict[str, Any]) -> None:
        """What is answered is what the description says."""
        described = re.sub(r"^/games/[^/?]+", "/games/{game}", path.partition("?")[0])
        responses = description["paths"][BASE + described][method.lower()]["responses"]
        (content,) = responses[str(status)]["content"].values()
        Draft202012Validator({**content["schema"], "components": description["components"]}).validate(body)
