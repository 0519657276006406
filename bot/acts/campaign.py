"""What people may do to a campaign: found a house, lead it, and hand it on."""

from typing import Any

from bot.acts.act import Act, Actor, Answers, Done, option, words
from bot.acts.subjects import OfCampaign
from bot.series import programs
from bot.series.campaign.campaigns import LONGEST_MOTTO, LONGEST_NOTE
from bot.series.campaign.prestige import last_house
from bot.series.errors import NotPossible
from bot.table.seating import LONGEST_NAME
from data.heraldry import grammar
from engine.choice import Option
from engine.registry import printed_name
from engine.text import Text, text

ANY_CHARGE = "any"


def _leads(subject: OfCampaign, actor: Actor) -> bool:
    return subject.book.house_of(actor.id) is not None


def _gathers(subject: OfCampaign, actor: Actor) -> bool:
    return subject.book.state == "gathering" and not _leads(subject, actor)


def _chooses(subject: OfCampaign, actor: Actor) -> bool:
    """Whether this person chooses the next game."""
    book, own = subject.book, subject.book.house_of(actor.id)
    return own is not None and book.choose_by is not None and own == last_house(book)


def _is_founder(subject: OfCampaign, actor: Actor) -> bool:
    game = subject.book.running_game
    return actor.id == subject.book.founder and game is not None and game.state == "open"


# --- what may be chosen -----------------------------------------------------------------------------------


def _charges(subject: OfCampaign, _actor: Actor) -> list[Option]:
    taken = {house.arms.charge for house in subject.book.houses}
    free = [charge for charge in grammar().charges if charge not in taken]
    return [
        Option(ANY_CHARGE, text("campaign-any-charge")),
        *[Option(charge, text(f"campaign-charge-{charge}")) for charge in free],
    ]


def _rivals(subject: OfCampaign, actor: Actor) -> list[Option]:
    """The houses that this person's house could name as its rival."""
    book, own = subject.book, subject.book.house_of(actor.id)
    bound = {house for pair in book.rivals for house in pair}
    if own is None or own in bound or not book.has("rivalry") or book.state == "ended":
        return []
    free = [house.name for i, house in enumerate(book.houses) if i != own and i not in bound]
    return [Option(house, text("plain", what=house)) for house in free]


def _forsaken_houses(subject: OfCampaign, _actor: Actor) -> list[Option]:
    free = [house.name for house in subject.book.houses if not house.led]
    return [Option(house, text("plain", what=house)) for house in free]


def _titles_left(subject: OfCampaign, _actor: Actor) -> list[Option]:
    return [Option(title, text("plain", what=printed_name(title))) for title in subject.book.titles_left()]


def _seats(subject: OfCampaign, _actor: Actor) -> list[Option]:
    return [Option(str(number), text("seat", number=number)) for number in range(1, subject.book.size + 1)]


# --- what is done -----------------------------------------------------------------------------------------


async def _check_may_lead(subject: OfCampaign, actor: Actor, refusal: str) -> None:
    """Refuse a program, and, with the words of another reason, a person whom the head of a house avoids."""
    await programs.check_counted(subject.steward.host, actor.id)
    heads = [house.user_id for house in subject.book.houses if house.led and house.user_id]
    if await subject.steward.host.avoided.keep_out(heads, actor.id):
        raise NotPossible(refusal)


async def _house(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await _check_may_lead(subject, actor, "campaign-full")
    charge = None if answers["charge"] == ANY_CHARGE else answers["charge"]
    await subject.steward.campaigns.found_house(
        subject.id, actor.id, answers["house-name"], answers["motto"], actor.locale, charge=charge
    )
    return Done(text("campaign-house-founded", house=answers["house-name"]))


async def _rival(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.name_rival(subject.id, actor.id, answers["house"])
    return Done()


async def _choose_title(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.choose_next_game(subject.id, actor.id, title=answers["title"])
    return Done()


async def _choose_seat(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.choose_next_game(subject.id, actor.id, seat=int(answers["seat"]) - 1)
    return Done()


async def _note(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.write_note(subject.id, actor.id, answers["note"])
    return Done()


async def _leave(subject: OfCampaign, _answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.leave_house(subject.id, actor.id)
    return Done()


async def _take_over(subject: OfCampaign, answers: Answers, actor: Actor) -> Done:
    await _check_may_lead(subject, actor, "campaign-no-free-house")
    await subject.steward.campaigns.take_over_house(subject.id, actor.id, answers["house"])
    return Done()


async def _give_up(subject: OfCampaign, _answers: Answers, actor: Actor) -> Done:
    await subject.steward.campaigns.give_up_game(subject.id, actor.id)
    return Done()


def _full(subject: OfCampaign, _actor: Actor) -> Text | None:
    return text("campaign-full") if len(subject.book.houses) >= subject.book.size else None


ACTS: tuple[Act[Any], ...] = (
    Act(
        "campaign",
        "house",
        _house,
        (
            words("house-name", LONGEST_NAME, shortest=1),
            words("motto", LONGEST_MOTTO, lambda _subject, _actor: ""),
            option("charge", _charges, lambda _subject, _actor: ANY_CHARGE),
        ),
        concerns=_gathers,
        blocked=_full,
        price="join",
    ),
    Act(
        "campaign",
        "choose-title",
        _choose_title,
        (option("title", _titles_left),),
        concerns=lambda subject, actor: _chooses(subject, actor) and subject.book.has("title"),
    ),
    Act(
        "campaign",
        "choose-seat",
        _choose_seat,
        (option("seat", _seats),),
        concerns=lambda subject, actor: _chooses(subject, actor) and subject.book.has("seat"),
    ),
    Act(
        "campaign", "note", _note, (words("note", LONGEST_NOTE, shortest=1),), concerns=_leads, price="notes"
    ),
    Act(
        "campaign",
        "rival",
        _rival,
        (option("house", _rivals),),
        concerns=lambda subject, actor: bool(_rivals(subject, actor)),
    ),
    Act(
        "campaign",
        "take-over",
        _take_over,
        (option("house", _forsaken_houses),),
        concerns=lambda subject, actor: bool(_forsaken_houses(subject, actor)) and not _leads(subject, actor),
        price="join",
    ),
    Act("campaign", "leave", _leave, concerns=_leads, final=True),
    Act("campaign", "give-up", _give_up, concerns=_is_founder, final=True),
)
