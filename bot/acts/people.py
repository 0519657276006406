"""The people that an act names."""

from bot.acts.act import Actor
from bot.host.host import Host
from bot.series.errors import NotPossible


async def name_of(host: Host, who: str, actor: Actor) -> str:
    """A person's name, from the surface or from the host; an unknown person is refused."""
    if told := actor.names.get(who):
        return told
    if told := (await host.people.settings(who)).name:
        return told
    if told := (await host.results.names()).get(who):
        return told
    raise NotPossible("act-nobody-there")
