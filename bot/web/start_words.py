"""The words that `fondaco serve` says when the browser table is there: where to go and what to do there."""

from ipaddress import IPv6Address, ip_address

from bot.config import Config
from bot.store.kinds import name_of
from engine.registry import ALL_DRAFTS

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean every network of this machine, and how this machine reaches itself on them."""


def browser_words(config: Config) -> str:
    return (
        f"Open {address(config)} in a browser{_elsewhere(config)}.\n"
        "There, choose a game, press “New game”, say who sits where (bots play at once), and\n"
        "press “Open the table”. Stop with Ctrl-C; every game goes on at the next start.\n"
        f"Games are kept in {name_of(config.db)}."
        f"{_pages_of_authors(config)}"
    )


def _pages_of_authors(config: Config) -> str:
    """Where titles are tried: all seats on one page."""
    titles = ["NAME" if title == ALL_DRAFTS else title for title in sorted(config.tried_drafts)]
    return "".join(f"\nAll seats of {title} on one page: {address(config)}/try/{title}" for title in titles)


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
