"""A person who has written into every field that takes words, so that forgetting them can be proved."""

from bot.host.contacts import Contacts
from bot.host.host import SeatSpec
from bot.series.league.book import Regulations
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table import offers, substitutes
from bot.table.settings import Settings
from engine.text import text
from tests.league.people import play_out

ADA = "web:0a1d2a"

WORDS = {
    "name": "Adelheid",
    "motto": "Semper navigo",
    "note": "Silk is dear this year",
    "saying": "Good morning at the quay",
    "private": "Never trust the lighthouse",
    "address": "adelheid@harbour.example",
    "taken over": "Handed down with honour",
    "guest": "Adela",
}


async def fill_every_field(steward: Steward) -> list[str]:
    """Ada writes wherever a person may write; the campaigns she took part in."""
    host = steward.host
    await host.people.save_settings(ADA, Settings(name=WORDS["name"], zone="Europe/Rome"))
    await Contacts(host.store, host.people, host.clock).add_mail(ADA, WORDS["address"], "en")
    specs = [SeatSpec(WORDS["name"], user_id=ADA), SeatSpec("Bo", user_id="web:b0")]
    played = (await host.open("toy", specs, {"cards": "3"})).match_id
    await play_out(host, played)
    running = (await host.open("toy", specs, {"cards": "40"})).match_id
    await host.talk.say(running, 0, ADA, WORDS["name"], WORDS["saying"])
    await host.talk.write_note(await host.table(running), 0, WORDS["private"])
    left = (await host.open("toy", specs, {"cards": "40"})).match_id
    await substitutes.leave(host, left, 0)
    others = (await host.open("toy", [SeatSpec("Cy", user_id="web:c"), specs[1]], {"cards": "40"})).match_id
    await substitutes.leave(host, others, 0)
    guest = SeatSpec(WORDS["guest"], user_id=ADA)
    await host.change(
        others, lambda table, now, _log: offers.offer_seat(table, 0, guest, text("offer-gone"), now)
    )
    league = await steward.leagues.create("Lido", Regulations(["toy"], [2], signup=0, rounds=1), ADA)
    for who, name in ((ADA, WORDS["name"]), ("web:b0", "Bo")):
        await steward.leagues.members.join(league, who, name)
    await steward.seeking.seek(ADA, WORDS["name"], Wish(["toy"], [4]))
    campaigns = []
    for motto in (WORDS["motto"], WORDS["taken over"]):
        made = await steward.campaigns.create("Mare", "web:b0", 2, titles=["toy"], place="web/mare")
        await steward.campaigns.found_house(made, ADA, f"House of {WORDS['name']}", motto)
        await steward.campaigns.found_house(made, "web:b0", "Zeno", "Ours")
        await steward.campaigns.write_note(made, ADA, WORDS["note"])
        campaigns.append(made)
    await steward.campaigns.leave_house(campaigns[1], ADA)
    house = (await steward.campaigns.shelf.get(campaigns[1])).book.houses[0].name
    await steward.campaigns.take_over_house(campaigns[1], "web:cy", house)
    await steward.once()
    return campaigns
