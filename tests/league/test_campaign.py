"""Campaigns: houses with arms, prestige within its bounds, and a chronicle that writes itself."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.campaign.book import Campaign, CampaignGame, House, blazon
from bot.series.campaign.chronicle import as_html, as_markdown, write_chronicle
from bot.series.campaign.prestige import award_prestige, last_house, prestige, ranking
from bot.series.errors import NotPossible
from bot.series.steward import Steward
from bot.store import Store
from bot.table.letters import Announcement, DueLetter
from data import catalogue
from data.campaign import terms
from data.heraldry import Arms, grant, shields
from render.words import Words
from tests.kit_league import EFFECTS, CampaignStory
from tests.league.hall import BareHall
from tests.league.people import play_out

NAMES = ("Contarini", "Doria", "Laskaris")
CARDS = {"toy": {"cards": "3"}}


async def campaign(steward: Steward, games: int = 5, **more: Any) -> str:
    made = await steward.campaigns.create(
        "Mare Nostrum", "p0", 3, titles=["toy"] * games, options=CARDS, place="test/campaign", **more
    )
    for i, name in enumerate(NAMES):
        await steward.campaigns.found_house(made, f"p{i}", name, "Semper *prorsum* <b>")
    return made


async def book_of(steward: Steward, made: str) -> Campaign:
    return (await steward.campaigns.shelf.get(made)).book


async def test_a_campaign_of_five_games_is_played_to_its_end(host: Host, store: Store) -> None:
    hall = BareHall(host)
    made = await hall.steward.campaigns.create(
        "Mare Nostrum",
        hall.people[0],
        3,
        titles=["toy"] * 5,
        options=CARDS,
        place="test/campaign",
        effects=EFFECTS,
        pace=3600.0,
    )
    book = await CampaignStory(hall, made).tell()
    await _told_once(hall.steward.host)
    await _chronicle(hall.steward.host, book)
    await hall.steward.host.close()


async def _told_once(host: Host) -> None:
    keys: list[str] = []

    async def take(due: DueLetter) -> None:
        keys.append(due.letter.said.key if isinstance(due.letter, Announcement) else "table")

    await host.outbox.drain("test/", take)
    told = Counter(keys)
    assert told["campaign-game-over"] == 5
    assert told["campaign-game"] == told["table"] == 6
    assert told["campaign-ended"] == told["campaign-voided"] == told["campaign-left"] == 1
    assert told["campaign-phase"] >= 5


async def _chronicle(host: Host, book: Campaign) -> None:
    chronicle = await write_chronicle(host, book, boards=False)
    assert len(chronicle.chapters) == 6
    page, file = as_html(chronicle), as_markdown(chronicle)
    assert "Note 1 &lt;i&gt;" in page
    assert "<i>" not in page
    assert "> Note 1 ‹i› — *Contarini*" in file
    assert "Semper \\*prorsum\\* ‹b›" in file
    assert "<" not in file
    for text in (page, file):
        assert all(name in text for name in NAMES)
        assert "Final standings" in text


async def test_the_last_house_chooses_and_nobody_else(steward: Steward, clock: FakeClock) -> None:
    made = await campaign(steward, games=4, effects=["last-chooses-seat"])
    while (book := await book_of(steward, made)).choose_by is None:
        assert book.running_game
        await play_out(steward.host, book.running_game.match_id)
        await steward.once()
    chooser = last_house(book)
    assert chooser is not None
    with pytest.raises(NotPossible):
        await steward.campaigns.choose_next_game(made, f"p{(chooser + 1) % 3}", seat=2)
    with pytest.raises(NotPossible):
        await steward.campaigns.choose_next_game(made, f"p{chooser}", seat=9)
    await steward.campaigns.choose_next_game(made, f"p{chooser}", seat=2)
    book = await book_of(steward, made)
    assert book.running_game
    assert book.running_game.seats[2] == chooser


async def test_a_house_needs_a_name_of_its_own(steward: Steward) -> None:
    made = await steward.campaigns.create("Mare", "p0", 3, titles=["toy"])
    await steward.campaigns.found_house(made, "p0", "Doria")
    for user, name in (("p1", "doria"), ("p1", "  "), ("p0", "Spinola")):
        with pytest.raises(NotPossible):
            await steward.campaigns.found_house(made, user, name)


def _book(*places: tuple[int, int, int]) -> Campaign:
    houses = [House(f"p{i}", name, "", grant(i, [])) for i, name in enumerate(NAMES)]
    book = Campaign("Mare", "p0", ["toy"] * 9, 3, ["purse", "rivalry"], houses=houses)
    for one in places:
        _play(book, one)
    return book


def _play(
    book: Campaign, places: tuple[int, int, int], feats: dict[int, list[str]] | None = None
) -> CampaignGame:
    game = CampaignGame("m", "toy", [0, 1, 2], places=dict(enumerate(places)), totals={0: 0, 1: 0, 2: 0})
    game.feats = feats or {}
    award_prestige(book, game)
    game.state = "over"
    book.games.append(game)
    return game


def test_prestige_by_place_feats_purse_and_rivalry_within_bounds() -> None:
    book = _book((1, 2, 3))
    assert prestige(book) == [5, 3, 2]
    book.rivals = [(0, 2)]
    game = _play(book, (2, 3, 1), {1: ["a", "b", "c"]})
    reasons = {house: {gain.reason: gain.points for gain in gains} for house, gains in game.gains.items()}
    assert reasons == {
        0: {"place": 3},
        1: {"place": 2, "feats": 2},
        2: {"place": 5, "purse": 1, "rivalry": terms().most_carried - 1},
    }
    assert ranking(book) == [(1, 2), (2, 0), (3, 1)]


def test_equal_houses_share_their_rank_and_none_is_last() -> None:
    book = _book((1, 1, 1))
    assert ranking(book) == [(1, 0), (1, 1), (1, 2)]
    assert last_house(book) is None


@pytest.mark.slow
def test_arms_are_told_apart_without_colour() -> None:
    for wish in range(0, 5000, 97):
        taken: list[Arms] = []
        for i in range(5):
            taken.append(grant(wish * (i + 3), taken))
        for one, other in combinations(taken, 2):
            assert one.charge != other.charge
            assert one.parting != other.parting
    everyone = list(shields())
    assert len(set(everyone)) == len(everyone) > 2000


def test_a_metal_lies_on_a_colour_or_a_colour_on_a_metal() -> None:
    metals = {"or", "argent"}
    for arms in shields():
        assert (arms.field in metals) == (arms.second in metals) != (arms.tincture in metals)


@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_shield_can_be_said(locale: str) -> None:
    for arms in list(shields())[::17]:
        assert "campaign-" not in Words(locale).say(blazon(arms))
