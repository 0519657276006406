"""Fondaco on a real homeserver, and people there who read what is written to them and type what is listed."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.clock import SystemClock
from bot.host.host import Host
from bot.matrix.api import Api, Json, MatrixError, Unreachable
from bot.matrix.client.app import MatrixBot
from bot.matrix.client.syncing import Listener
from bot.matrix.rooms.outcomes import patiently
from bot.series.steward import Steward
from bot.store import Store
from engine.rng import Rng
from tests.homeserver import Account, Homeserver
from tests.kit import until

LONGEST = 45.0
"""Seconds after which something that has to happen counts as lost, however busy the machine is."""

MOST_LINES = 60
"""Lines for one move after which someone who types what is listed does not get anywhere."""


@dataclass
class Person:
    """Someone with a client: joins where they are invited, and keeps all they were shown."""

    account: Account
    api: Api
    since: str = ""
    rooms: dict[str, list[Json]] = field(default_factory=dict)
    direct: set[str] = field(default_factory=set)
    """Rooms in which they are alone with the bot."""
    names: dict[str, str] = field(default_factory=dict)
    typed: int = 0

    @property
    def user(self) -> str:
        return self.account.user

    async def look(self, wait: float = 0.0) -> list[tuple[str, Json]]:
        """What is new; invitations are accepted."""
        answer = await self.api.sync(self.since, wait)
        self.since = answer["next_batch"]
        fresh: list[tuple[str, Json]] = []
        for room, invited in answer.get("rooms", {}).get("invite", {}).items():
            events = invited["invite_state"]["events"]
            if any(e["content"].get("is_direct") for e in events if e.get("state_key") == self.user):
                self.direct.add(room)
            await self.api.join(room)
        for room, joined in answer.get("rooms", {}).get("join", {}).items():
            for event in joined["timeline"]["events"]:
                if event["type"] == "m.room.name":
                    self.names[room] = event["content"].get("name", "")
                self.rooms.setdefault(room, []).append(event)
                fresh.append((room, event))
        return fresh

    async def type(self, room: str, line: str, **relation: Any) -> str:
        """Sent until it has arrived, as clients do."""
        self.typed += 1
        content, transaction = {"msgtype": "m.text", "body": line, **relation}, f"typed.{self.typed}"
        return await patiently(lambda: self.api.send(room, "m.room.message", content, transaction))

    async def react(self, room: str, event: str, sign: str) -> None:
        relation = {"rel_type": "m.annotation", "event_id": event, "key": sign}
        self.typed += 1
        await self.api.send(room, "m.reaction", {"m.relates_to": relation}, f"sign.{self.typed}")

    async def wait_for(self, finds: Callable[[], Any]) -> Any:
        """Look until something is there."""
        try:
            async with asyncio.timeout(LONGEST):
                while not (there := finds()):
                    await self.look(5.0)
        except TimeoutError:
            raise AssertionError({room: self.lines(room)[-6:] for room in self.rooms}) from None
        return there

    def messages(self, room: str) -> list[Json]:
        """What a client shows of a room: edited, and without what was deleted."""
        events = self.rooms.get(room, [])
        deletions = [event for event in events if event["type"] == "m.room.redaction"]
        gone = {event.get("redacts") or event["content"].get("redacts") for event in deletions}
        shown: dict[str, Json] = {}
        for event in events:
            content = event["content"]
            if event["type"] != "m.room.message" or event["event_id"] in gone or "body" not in content:
                continue
            relation = content.get("m.relates_to", {})
            if relation.get("rel_type") == "m.replace":
                if before := shown.get(relation["event_id"]):
                    shown[relation["event_id"]] = {**before, "content": content["m.new_content"]}
            else:
                shown[event["event_id"]] = event
        return list(shown.values())

    def lines(self, room: str) -> list[str]:
        return [message["content"]["body"] for message in self.messages(room)]

    @property
    def talk(self) -> str:
        """The direct room, of several the newest."""
        return next((room for room in reversed(self.rooms) if room in self.direct), "")

    async def in_talk(self, *words: str) -> Json:
        """The first message of the direct room that says this."""

        def find() -> Json | None:
            messages = [m for room in self.direct for m in self.messages(room)]
            return next((m for m in messages if all(word in m["content"]["body"] for word in words)), None)

        return dict(await self.wait_for(find))


def says(person: Person, room: str, *words: str) -> bool:
    return any(all(word in line for word in words) for line in person.lines(room))


def keys_in(message: Json) -> list[str]:
    """What is listed to be typed."""
    return re.findall(r"<code>!?([^<]+)</code>", message["content"].get("formatted_body", ""))


def listed(message: Json) -> list[tuple[str, str]]:
    """What is typed, and what it stands for."""
    html = message["content"].get("formatted_body", "")
    return [
        (key, name.strip()) for key, name in re.findall(r"<code>!?([^<]+)</code>(?: ✓)? ([^<·\n]*)", html)
    ]


def key_of(message: Json, label: str) -> str:
    """What is typed for something that is listed."""
    return next(key for key, name in listed(message) if label in name)


@dataclass
class MatrixWorld:
    """The bot, its host, and the homeserver it is on."""

    server: Homeserver
    host: Host
    bot: MatrixBot
    listener: Listener
    people: list[Person] = field(default_factory=list)

    def person(self, name: str = "") -> Person:
        account = self.server.register(display=name)
        made = Person(account, Api(self.server.address, account.token))
        self.people.append(made)
        return made

    async def home(self, *people: Person, name: str = "games") -> str:
        """A room that the first of them has made, with the bot and the others in it."""
        first, *others = people
        wishes = {"name": name, "preset": "private_chat", "invite": [self.bot.maker.me]}
        room = await patiently(lambda: first.api.create_room(**wishes))
        for person in others:
            await patiently(partial(first.api.invite, room, person.user))
            await patiently(partial(person.api.join, room))
        await first.wait_for(lambda: any("!game new" in line for line in first.lines(room)))
        for person in others:
            await person.look()
        return room


@asynccontextmanager
async def running(bot: MatrixBot) -> AsyncIterator[Listener]:
    """The bot listens and delivers, as long as this lasts."""
    await bot.begin()
    listener = Listener(bot)
    tasks = [asyncio.create_task(listener.run()), asyncio.create_task(bot.chat.deliver())]
    try:
        yield listener
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def matrix_world(
    server: Homeserver, file: Path, account: Account | None = None, *, public_url: str = ""
) -> AsyncIterator[MatrixWorld]:
    """A bot with an account of its own, unless another is named; with an address, tables open in rooms."""
    account = account or server.register(display="Fondaco")
    host = Host(await Store.open(str(file)), SystemClock(), threads=1, house_pause=0.0, house_listens=0.0)
    api = Api(server.address, account.token)
    bot = MatrixBot(Steward(host), api, public_url, widgets=bool(public_url))
    world: MatrixWorld | None = None
    try:
        await host.wake()
        async with running(bot) as listener:
            world = MatrixWorld(server, host, bot, listener)
            yield world
    finally:
        for person in world.people if world else ():
            await person.api.close()
        await api.close()
        await host.close()
        await host.store.close()


# --- people who play by themselves ------------------------------------------------------------------------


@dataclass
class Robot:
    """Acts when mentioned or written to, and types only what is listed."""

    person: Person
    rng: Rng
    per_move: list[int] = field(default_factory=list)
    """For each move: how many lines were typed."""
    lines: int = 0
    _since_move: int = 0
    unclear: int = 0

    async def live(self, over: Callable[[], bool]) -> None:
        while not over():
            try:
                fresh = await self.person.look(2.0)
                await self._react_to(fresh)
            except (Unreachable, MatrixError):
                await asyncio.sleep(0.5)

    async def _react_to(self, fresh: list[tuple[str, Json]]) -> None:
        rooms = {room for room, event in fresh if room in self.person.direct}
        for room in rooms:
            await self._answer(room)

    async def _answer(self, room: str) -> None:
        messages = self.person.messages(room)
        mine = [n for n, m in enumerate(messages) if m["sender"] == self.person.user]
        after = messages[mine[-1] + 1 :] if mine else messages
        if self._since_move and any("✅ Done" in m["content"]["body"] for m in after):
            self.per_move.append(self._since_move)
            self._since_move = 0
        offers = [m for m in after if any(key.isdecimal() for key in keys_in(m))]
        if not offers:
            return
        self.unclear += "don’t know what to do" in offers[-1]["content"]["body"]
        assert self._since_move < MOST_LINES, offers[-1]["content"]["body"]
        await self.person.type(room, self._choose(offers[-1]))
        self._since_move += 1
        self.lines += 1

    def _share(self, body: str, keys: list[str], total: int) -> str:
        """Numbers that add up to what is asked for, or to what it was said they lack."""
        if wrong := re.search(r"adds up to (\d+), but it must be (\d+)", body):
            total += int(wrong[2]) - int(wrong[1])
        counts = dict.fromkeys(keys, 1 if total >= len(keys) else 0)
        for _ in range(total - sum(counts.values())):
            counts[self.rng.pick(keys)] += 1
        return " ".join(f"{key}x{count}" for key, count in counts.items())

    def _choose(self, message: Json) -> str:
        keys = [key for key in keys_in(message) if key.isdecimal()]
        body = message["content"]["body"]
        confirms = [key for key, label in listed(message) if key in keys and label in ("Confirm", "Done")]
        if confirms and "⚠️" not in body and self.rng.chance(3, 4):
            return confirms[0]
        due = re.search(r"(\d+)(?: to (\d+))? in all\.", body)
        if due and (counted := _counted_keys(message)):
            total = self.rng.between(int(due[1]), int(due[2] or due[1]))
            return self._share(body, counted, total)
        several = re.search(r"Choose (?:up to )?(\d+)(?: to (\d+))?[.,]", body)
        numbers = [int(n) for n in several.groups() if n] if several else [1]
        count = self.rng.between(min(numbers), max(numbers)) if "⚠️" in body or several else 1
        picked = self.rng.some(keys, max(1, min(count, len(keys))))
        return " ".join(picked)


def _counted_keys(message: Json) -> list[str]:
    """The keys behind which it is typed how many."""
    paragraphs = message["content"].get("formatted_body", "").split("<p>")
    counted = [keys for p in paragraphs if "how many of each" in p for keys in re.findall(r"<code>(\d+)<", p)]
    return [str(key) for key in counted]


async def begin_game(world: MatrixWorld, title: str, people: list[Person], *, house: int = 1) -> str:
    """The first of them opens a table, the others join, bots fill up; the id of the match."""
    first, *others = people
    room = await world.home(*people)
    seats = len(people) + house
    await first.type(room, f"!game new {title} seats={seats}")
    for person in others:
        await person.wait_for(partial(says, person, room, "!1"))
        await person.type(room, "!join")
    for _ in range(house):
        await first.type(room, "!add bot")
    await first.wait_for(lambda: any(f"{seats} of {seats}" in line for line in first.lines(room)))
    await first.type(room, "!start")
    mine = partial(world.host.store.matches.list_matches, user_id=f"matrix:{first.user}")
    await until(mine, LONGEST)
    return (await mine())[0].id


async def play_on(world: MatrixWorld, match: str, robots: list[Robot], moves: int | None = None) -> int:
    """Let them play until the game is over, or for so many moves; how many there are."""
    done = asyncio.Event()
    tasks = [asyncio.create_task(robot.live(done.is_set)) for robot in robots]

    async def is_further() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        now = await world.host.table(match)
        return now.state != "live" or now.seq > table.seq

    try:
        while (table := await world.host.table(match)).state == "live" and (
            moves is None or table.seq < moves
        ):
            await until(is_further, LONGEST)
        return table.seq
    finally:
        done.set()
        await asyncio.gather(*tasks, return_exceptions=True)


def tells_the_end(line: str) -> bool:
    """Whether a message names who won, alone or together."""
    return " wins\n" in line or " share the win\n" in line
