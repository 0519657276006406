"""What the bot needs on a server, and what of it is missing."""

from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Need:
    """A permission and whether a game can be played without it."""

    name: str
    vital: bool = True

    @property
    def words(self) -> str:
        return f"chat-may-{self.name.replace('_', '-')}"


NEEDS = (
    Need("view_channel"),
    Need("send_messages"),
    Need("attach_files"),
    Need("embed_links"),
    Need("read_message_history"),
    Need("create_public_threads", vital=False),
    Need("create_private_threads", vital=False),
    Need("send_messages_in_threads"),
    Need("manage_threads", vital=False),
)


def needed_permissions() -> discord.Permissions:
    return discord.Permissions(**{need.name: True for need in NEEDS})


def missing_permissions(granted: discord.Permissions) -> list[Need]:
    return [need for need in NEEDS if not getattr(granted, need.name)]


def invitation_link(application_id: int) -> str:
    """The link that adds the bot with exactly these permissions."""
    return discord.utils.oauth_url(
        application_id, permissions=needed_permissions(), scopes=("bot", "applications.commands")
    )
