"""Who pays for what is done, wherever they do it."""

from bot.acts.act import Actor
from bot.host.budget import Budget


def pay(budget: Budget, act: str, actor: Actor) -> None:
    """Charge an act to the person and to their address; visitors from this machine pay nothing."""
    if actor.surface != "web" or actor.address is not None:
        budget.spend(act, actor.id or None, actor.address)
