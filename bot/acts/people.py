"""Somebody whom an act names: who is meant, and what they are called."""

from bot.acts.act import Actor
from bot.host.host import Host
from bot.series.errors import NotPossible


async def name_of(host: Host, who: str, actor: Actor) -> str:
    """As the surface knows them, else as they told the host; whoever nobody knows is refused."""
    if told := actor.names.get(who):
        return told
    if told := (await host.people.settings(who)).name:
        return told
    if told := (await host.results.names()).get(who):
        return told
    raise NotPossible("act-nobody-there")
