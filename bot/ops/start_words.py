"""The words that `fondaco serve` says when a surface is there: where to go and what to do there."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from pathlib import Path

import sqlalchemy as sa

from bot.config import Config

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean every network of this machine, and how this machine reaches itself on them."""

LISTED = 10
"""How many games are named in a sentence; the log names them all."""


def words_for(surface: str, config: Config) -> str:
    """What is said when `surface` (a module of `bot.ops.serving.surfaces`) is there."""
    match surface:
        case "bot.web.app":
            return browser_words(config)
        case "bot.web.operator":
            page = " Your page is there, too." if config.operator_token else ""
            return f"Numbers for the operator: http://{config.metrics}/metrics and /health.{page}"
        case _:
            return discord_words(config)


def browser_words(config: Config) -> str:
    return (
        f"Open {address(config)} in a browser{_elsewhere(config)}.\n"
        "There, choose a game, press “New game”, say who sits where (bots play at once), and\n"
        "press “Open the table”. Stop with Ctrl-C; every game goes on at the next start.\n"
        f"Games are kept in {name_of(config.db)}."
    )


def discord_words(config: Config) -> str:
    return (
        "Discord: the bot connects with your token. When it is there, the log shows the link that\n"
        "invites it to a server (“invite”). There, /setup checks the permissions and\n"
        "/game new opens a game.\n"
        f"Games are kept in {name_of(config.db)}."
    )


def name_of(target: str) -> str:
    """How a database is called in words: a whole path, or an address without its password."""
    if "://" in target:
        return sa.make_url(target).render_as_string(hide_password=True)
    return str(Path(target).absolute())


def missing_title(title: str, games: Sequence[str]) -> str:
    """Which games cannot be played because their title is not installed."""
    more = f" and {len(games) - LISTED} more" if len(games) > LISTED else ""
    return (
        f"The title {title} is not installed; its games wait until it is: {', '.join(games[:LISTED])}{more}."
    )


def address(config: Config) -> str:
    """Where a browser finds the table: the public address, or the one on this machine."""
    if config.public_url:
        return config.public_url
    host = EVERYWHERE.get(config.web_host, config.web_host)
    return f"http://{_in_brackets(host)}:{config.web_port}"


def _elsewhere(config: Config) -> str:
    if config.web_host in EVERYWHERE and not config.public_url:
        return f" (from another machine: this one’s address and port {config.web_port})"
    return ""


def _in_brackets(host: str) -> str:
    """An IPv6 address stands in brackets before its port."""
    try:
        return f"[{host}]" if isinstance(ip_address(host), IPv6Address) else host
    except ValueError:
        return host
