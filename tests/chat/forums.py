"""Discord's rules for forum channels, where the simulated Discord is laxer or stricter than the real one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from simcord.backend import errors, serializers
from simcord.enums import ChannelType
from simcord.http import router

Handler = Callable[[Any], Any]
EDIT, SEND = ("PATCH", ["channels", "{channel_id}"]), ("POST", ["channels", "{channel_id}", "messages"])
MOST_TAGS, MOST_APPLIED, LONGEST_NAME = 20, 5, 20
METADATA = ("archived", "locked", "auto_archive_duration", "invitable")


@contextmanager
def real_forums() -> Iterator[None]:
    """Tags, posts and archived threads are as Discord documents them."""
    routes = {method: list(known) for method, known in router._ROUTES.items()}
    for (method, template), rule in ((EDIT, _edit), (SEND, _send)):
        known = routes[method]
        (place,) = [i for i, (path, _handler) in enumerate(known) if path == template]
        known[place] = (template, _ruled(rule, known[place][1]))
    with patch.dict(router._ROUTES, routes):
        yield


def _ruled(rule: Callable[[Any, Handler], Any], usual: Handler) -> Handler:
    return lambda ctx: rule(ctx, usual)


def _send(ctx: Any, usual: Handler) -> Any:
    """Nothing can be said in a forum itself, only in its posts."""
    if ctx.backend.get_channel(ctx.int_arg("channel_id")).type == ChannelType.FORUM:
        raise errors.cannot_execute_on_channel_type()
    return usual(ctx)


def _edit(ctx: Any, usual: Handler) -> Any:
    channel, body = ctx.backend.get_channel(ctx.int_arg("channel_id")), ctx.body()
    if channel.type == ChannelType.FORUM and "available_tags" in body:
        _check_tags(body["available_tags"])
    if not channel.is_thread:
        return usual(ctx)
    if channel.thread_metadata.archived and body.get("archived") is not False:
        raise _archived()
    if "applied_tags" in body:
        _check_applied(ctx.backend.get_channel(channel.parent_id), body["applied_tags"])
    if channel.owner_id != ctx.backend.bot_user.id:
        return usual(ctx)
    changes = {"applied_tags": [int(one) for one in body["applied_tags"]]} if "applied_tags" in body else {}
    kept = {key: body[key] for key in METADATA if key in body}
    edited = ctx.backend.edit_channel(channel.id, changes, thread_metadata=kept)
    return dict(serializers.channel_payload(ctx.backend, edited))


def _check_tags(tags: list[dict[str, Any]]) -> None:
    names = [tag["name"] for tag in tags]
    if len(tags) > MOST_TAGS or len(set(names)) < len(names):
        raise errors.invalid_form_body("available_tags: too many, or the same twice")
    if not all(1 <= len(name) <= LONGEST_NAME for name in names):
        raise errors.invalid_form_body("available_tags: a name is too long")


def _check_applied(forum: Any, applied: list[str]) -> None:
    known = {str(tag["id"]) for tag in forum.available_tags}
    if len(applied) > MOST_APPLIED or not set(applied) <= known:
        raise errors.invalid_form_body("applied_tags: too many, or unknown")


def _archived() -> errors.BackendError:
    return errors.BackendError(400, 50083, "Thread is archived")
