"""Looks at everything the host needs, changes nothing, and says what to do about what is missing."""

import asyncio
import importlib
import json
import os
import re
import socket
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.config import FILES, NAMES, Config, own_database, strangers
from bot.ops.backup import replay_live
from bot.ops.cli_sentences import missing_title
from bot.store import Store, StoreError
from bot.store.kinds import database_at
from bot.store.upgrade import examine
from bot.web.activity import oauth
from data.titles import titles_left_out
from engine import registry
from engine.errors import BadSetup
from render.fonts import Face, FontMissingError, font

PYTHON = (3, 11)
TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at; what is not well says what to do."""

    well: bool
    what: str
    message: str


def findings(config: Config) -> Iterator[Finding]:
    yield python(sys.version_info[:3])
    yield settings(os.environ)
    yield fonts()
    yield from games()
    yield asyncio.run(database(config.db))
    yield port(config.web_host, config.web_port)
    yield asyncio.run(mail(config))
    yield token(config)
    if config.discord_secret is not None:
        yield asyncio.run(activity(config))
    if config.discord_token is not None and _is_token(config):
        yield from asyncio.run(on_discord(config))
    yield from asyncio.run(on_matrix(config))


def python(version: tuple[int, ...]) -> Finding:
    number = ".".join(map(str, version))
    if version >= PYTHON:
        return Finding(True, "Python", number)
    return Finding(False, "Python", f"{number} is too old: install {PYTHON[0]}.{PYTHON[1]} or newer")


def settings(environment: Mapping[str, str]) -> Finding:
    unknown = strangers(environment)
    if unknown:
        return Finding(False, "settings", "; ".join(unknown))
    count = sum(bool(environment.get(name)) for name in (*NAMES.values(), *FILES.values()))
    return Finding(True, "settings", f"{count} of {len(NAMES)} set in the environment")


def fonts() -> Finding:
    try:
        for face in Face:
            font(face, 20)
    except (FontMissingError, OSError) as error:
        return Finding(False, "fonts", str(error))
    return Finding(True, "fonts", f"{len(Face)} faces")


def games() -> Iterator[Finding]:
    """Which titles can be played, and which cannot be loaded."""
    try:
        stages = {title: registry.stage_of(title) for title in sorted(registry.games())}
        names = [title if stage == "whole" else f"{title} ({stage})" for title, stage in stages.items()]
        yield Finding(True, "titles", ", ".join(names))
    except BadSetup as error:
        yield Finding(False, "titles", str(error))
    for title in titles_left_out():
        yield Finding(False, "titles", str(title))


async def database(target: str) -> Finding:
    file = Path(target)
    if "://" not in target and not file.exists():
        folder = file.resolve().parent
        existing = _nearest_folder(folder) if file == own_database() else folder
        if existing.is_dir() and os.access(existing, os.W_OK):
            return Finding(True, "database", f"{target} will be made at the first start")
        return Finding(False, "database", f"{target} cannot be made: make {folder} a folder you may write to")
    try:
        examined = await examine(target)
        if "://" not in target and file.stat().st_mode & 0o077:
            return Finding(False, "database", f"{target} may be read by others: say chmod 600 {target}*")
        if not examined.current:
            return Finding(True, "database", examined.sentence)
        live, trouble = await _look_at_games(target)
        return Finding(
            not trouble, "database", "; ".join(trouble or [examined.sentence, f"{live} live games replay"])
        )
    except StoreError as error:
        return Finding(False, "database", str(error))


def _nearest_folder(folder: Path) -> Path:
    """The folder, or the one in which it would be made."""
    return next(path for path in (folder, *folder.parents) if path.exists())


async def _look_at_games(target: str) -> tuple[int, list[str]]:
    """How many live games lead from their logs to their states, one that does not is a StoreError; what
    was stored once and is gone, and whose title is not installed."""
    database = database_at(target)
    try:
        store = Store(database)
        verified, missing = await replay_live(store), await store.care.missing_changes()
        waiting = await store.care.games_of_other_titles(registry.games())
        trouble = [f"{target} has lost changes: {'; '.join(map(str, missing))}"] if missing else []
        trouble += [missing_title(title, games) for title, games in waiting.items()]
        return verified.live - verified.waiting, trouble
    finally:
        await database.close()


def port(host: str, number: int) -> Finding:
    where = f"{host}:{number}"
    try:
        with socket.create_server((host, number)):
            return Finding(True, "port", f"{where} is free")
    except OSError as error:
        if _serves_us(host, number):
            return Finding(True, "port", f"Fondaco is serving on {where}")
        mend = "stop what listens there, or choose another with FONDACO_PORT or --port"
        return Finding(False, "port", f"{where} cannot be used ({error.strerror}): {mend}")


def _serves_us(host: str, number: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{host}:{number}/health", timeout=1) as reply:
            return json.load(reply).get("ok") is True
    except (OSError, ValueError, AttributeError):
        return False


async def mail(config: Config) -> Finding:
    """Whether the mail server lets us in; nothing is sent."""
    if config.smtp is None:
        return Finding(True, "mail", "off; set FONDACO_SMTP and FONDACO_MAIL_FROM to call people by mail")
    missing = [NAMES[name] for name in ("mail_from", "public_url") if not getattr(config, name)]
    if missing:
        return Finding(False, "mail", f"FONDACO_SMTP needs {' and '.join(missing)} too: set them")
    checkup = importlib.import_module("bot.web.calls.smtp")
    if trouble := await checkup.check(config):
        return Finding(False, "mail", f"{trouble}: mend FONDACO_SMTP")
    return Finding(True, "mail", "the mail server lets us in")


def token(config: Config) -> Finding:
    """Its shape only; whether Discord takes it is asked there."""
    if config.discord_token is None:
        return Finding(True, "Discord", "off; set DISCORD_TOKEN to play there too")
    if _is_token(config):
        return Finding(True, "Discord", "a token is set")
    return Finding(
        False,
        "Discord",
        "DISCORD_TOKEN does not look like a bot token: copy it again from your application's Bot page",
    )


def _is_token(config: Config) -> bool:
    token = config.discord_token
    return token is not None and TOKEN.fullmatch(token.get_secret_value()) is not None


async def activity(config: Config) -> Finding:
    """Whether Discord takes the secret with which the table opens inside it."""
    assert config.discord_secret is not None, "asked only with a secret"
    what, application = "Activity", config.application_id
    if not config.web or "web" not in config.roles:
        return Finding(
            False, what, "this process serves no pages: set FONDACO_WEB=on, and web in FONDACO_ROLE"
        )
    try:
        taken = await oauth.check_secret(application, config.discord_secret.get_secret_value())
    except oauth.DiscordAway as error:
        return Finding(False, what, f"Discord cannot be reached ({error}): check the network, then try again")
    if not taken:
        mend = "copy the client secret again from your application's OAuth2 page to FONDACO_DISCORD_SECRET"
        return Finding(False, what, f"Discord does not take the secret of application {application}: {mend}")
    target = config.public_url.removeprefix("https://")
    return Finding(True, what, f"the secret is good; the URL mapping of / must have the target {target}")


async def on_discord(config: Config) -> list[Finding]:
    """Asks Discord itself; imported only here, since no other finding needs it."""
    token = config.discord_token
    assert token is not None, "asked only with a token"
    checkup = importlib.import_module("bot.discord.client.checkup")
    shards = config.shard_range[1] if config.shard_range else 1
    activity = config.discord_secret is not None
    findings = await checkup.check_discord(token.get_secret_value(), shards, activity=activity)
    return [Finding(*finding) for finding in findings]


async def on_matrix(config: Config) -> list[Finding]:
    """Asks the homeserver itself."""
    if config.matrix_token is None:
        return [Finding(True, "Matrix", "off; set MATRIX_HOMESERVER and MATRIX_TOKEN to play there too")]
    checkup = importlib.import_module("bot.matrix.client.checkup")
    token = config.matrix_token.get_secret_value()
    findings = await checkup.check_matrix(
        config.matrix_homeserver, token, config.matrix_registration, widget=config.shows_widget
    )
    return [Finding(*finding) for finding in findings]
