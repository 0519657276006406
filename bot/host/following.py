"""Games that people follow without a seat: they are told of its rounds or of its end."""

from collections.abc import Iterable
from typing import Literal, TypeAlias, cast

from bot.host.host import Host
from bot.host.outbox import Batch
from bot.store.notes import NoteKind
from bot.surfaces import prefix_for
from bot.table.letters import Addressed, GameFollowed
from bot.table.state import TableState
from render.words import Words

FOLLOWED = "followed"
"""Where the word goes that a game is to be told to those who follow it; and the note on such a game."""

How: TypeAlias = Literal["end", "rounds"]


def plan_letters(batch: Batch) -> Iterable[Addressed]:
    """The end of a phase and the end of a game that someone follows, written with the change that ends it."""
    after, before = batch.after, batch.before
    if FOLLOWED not in after.surface or before is None or before.state != "live":
        return
    if after.state != "live" or any(event.board for event in batch.events):
        yield Addressed(f"{FOLLOWED}/{after.id}", GameFollowed(after.id, over=after.state != "live"))


async def follow(host: Host, table: TableState, person_id: str, how: How) -> None:
    """Tell a person of this game from now on."""
    await host.store.notes.set(NoteKind.FOLLOWED(match_id=table.id, person=person_id), how)
    if FOLLOWED not in table.surface:
        await host.note_surface(table.id, FOLLOWED, {"any": True})


async def stop_following(host: Host, match_id: str, person_id: str) -> None:
    await host.store.notes.drop(NoteKind.FOLLOWED(match_id=match_id, person=person_id))


async def is_followed(host: Host, match_id: str, person_id: str) -> bool:
    return await host.store.notes.get(NoteKind.FOLLOWED(match_id=match_id, person=person_id)) is not None


async def followed_by(host: Host, person_id: str) -> list[str]:
    """The games that a person follows."""
    return list(await host.store.notes.of_person(NoteKind.FOLLOWED, person_id))


async def deal_out(host: Host, letter: GameFollowed) -> None:
    """Write to everyone who wants to hear of this; once the game is over, nobody follows it."""
    followers = await host.store.notes.of_match(NoteKind.FOLLOWED, letter.match_id)
    for person_id, how in followers.items():
        if letter.over or cast(How, how) == "rounds":
            to = Addressed(f"{prefix_for(person_id)}{FOLLOWED}/{person_id}", letter)
            await host.outbox.post(to, match_id=letter.match_id)
        if letter.over:
            await stop_following(host, letter.match_id, person_id)


def news_of(table: TableState, letter: GameFollowed, words: Words) -> str:
    """What a follower is told: nothing that spectators do not see."""
    title = table.match.game.local_name
    if not letter.over:
        return words("follow-round", title=title)
    result = table.result()
    if result is None:
        return words("follow-no-result", title=title)
    return words("follow-over", title=title, names=words.join([words.name(seat) for seat in result.winners]))
