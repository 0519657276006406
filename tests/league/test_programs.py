"""Accounts that a program plays: how they become one, how they are marked, and where they may play."""

import pytest

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.acts.subjects import why_not_join
from bot.host.host import Host
from bot.host.tokens import BEGINS, MOST
from bot.series import door, personal_data, programs
from bot.series.door import Entrant
from bot.series.errors import NotPossible
from bot.series.league.book import Regulations
from bot.series.people.ratings import is_friendly
from bot.series.rematch import open_rematch
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table import substitutes
from bot.table.agreement import Agreement
from bot.table.customs import Customs
from bot.table.lobby import Lobby
from bot.table.seating import LONGEST_NAME, SeatSpec, name_of_program
from bot.table.state import TableState
from bot.web.surface import SURFACE
from engine.errors import Refused
from engine.text import text

ADA, BO, CY = "web:ada", "web:bo", "web:cy"


def actor(person_id: str) -> Actor:
    return Actor(person_id, person_id[4:].title(), surface=SURFACE)


async def do(steward: Steward, who: str, name: str, subject: str = "me", **answers: object) -> str:
    """Do an act; the token where it made one."""
    filled = {field.replace("_", "-"): value for field, value in answers.items()}
    done = await Acts(steward).do(name, subject, filled, actor(who))
    return done.secret[1] if done.secret else ""


async def make_token(steward: Steward, who: str, scope: str = "play") -> str:
    return await do(steward, who, "person-make-token", token_name="A program", token_scope=scope)


async def table_of(host: Host, *people: str, rated: bool = True, free: int = 0) -> TableState:
    seats = [SeatSpec(who[4:].title(), user_id=who) for who in people]
    seats += [SeatSpec(kind="open") for _ in range(free)]
    opened = await host.open("toy", seats, customs=Customs(rated=rated))
    return await host.table(opened.match_id)


async def test_a_token_is_stored_as_its_hash_and_listed_by_its_name(steward: Steward, host: Host) -> None:
    secret = await make_token(steward, ADA, "read")
    assert secret.startswith(BEGINS)
    token = await host.tokens.find(secret)
    assert token is not None
    assert (token.person, token.name, token.scope) == (ADA, "A program", "read")
    assert await host.tokens.find(secret + "x") is None
    exported = await personal_data.export_person(host, ADA)
    assert [(token["name"], token["scope"]) for token in exported["tokens"]] == [("A program", "read")]
    assert secret not in str(exported)
    await personal_data.forget_person(steward, ADA)
    assert await host.tokens.find(secret) is None


async def test_a_person_has_a_few_tokens_and_revokes_them(steward: Steward, host: Host) -> None:
    for _ in range(MOST):
        await make_token(steward, ADA, "read")
    with pytest.raises(Refused, match="token-most"):
        await make_token(steward, ADA, "read")
    with pytest.raises(Refused, match="token-most"):
        await host.tokens.make(ADA, "one more", "read")
    first = (await host.tokens.of_person(ADA))[0]
    with pytest.raises(Refused):
        await do(steward, BO, "person-revoke-token", token=first.id)
    await do(steward, ADA, "person-revoke-token", token=first.id)
    assert first not in await host.tokens.of_person(ADA)
    await make_token(steward, ADA, "read")


async def test_a_token_to_play_marks_the_account_until_none_is_left(steward: Steward, host: Host) -> None:
    table = await table_of(host, ADA, BO, rated=False)
    await make_token(steward, ADA, "read")
    assert (await host.table(table.id)).names == ("Ada", "Bo")
    await make_token(steward, ADA)
    assert (await host.table(table.id)).names == ("Ada [bot]", "Bo")
    with pytest.raises(Refused, match="program-has-tokens"):
        await do(steward, ADA, "person-unmark")
    for token in await host.tokens.of_person(ADA):
        await do(steward, ADA, "person-revoke-token", token=token.id)
    assert (await host.table(table.id)).names == ("Ada [bot]", "Bo")
    await do(steward, ADA, "person-unmark")
    assert (await host.table(table.id)).names == ("Ada", "Bo")


def test_the_mark_is_never_cut_off_and_never_doubled() -> None:
    marked = name_of_program("A" * LONGEST_NAME)
    assert (len(marked), marked[-6:]) == (LONGEST_NAME, " [bot]")
    assert name_of_program(name_of_program("Ada")) == "Ada [bot]"


async def test_a_person_in_games_that_count_is_made_no_program(steward: Steward, host: Host) -> None:
    table = await table_of(host, ADA, BO)
    with pytest.raises(NotPossible, match="program-still-counts"):
        await make_token(steward, ADA)
    assert not await programs.is_program(host, ADA)
    assert await host.tokens.of_person(ADA) == []
    await host.abandon(table.id)
    await steward.seeking.seek(ADA, "Ada", Wish(["toy"], [2]))
    with pytest.raises(NotPossible, match="program-still-counts"):
        await make_token(steward, ADA)
    await steward.seeking.stop(ADA)
    await make_token(steward, ADA)
    assert await programs.is_program(host, ADA)


async def test_a_member_of_a_league_is_made_no_program_unless_it_allows_them(steward: Steward) -> None:
    league = await steward.leagues.create("Winter", Regulations(["toy"], [3]), CY)
    await do(steward, ADA, "league-join", league)
    with pytest.raises(NotPossible, match="program-still-counts"):
        await make_token(steward, ADA)
    mixed = await steward.leagues.create("Mixed", Regulations(["toy"], [3], programs=True), CY)
    await do(steward, BO, "league-join", mixed)
    await make_token(steward, BO)


async def test_a_league_says_whether_programs_take_part(steward: Steward) -> None:
    await make_token(steward, ADA)
    league = await steward.leagues.create("Winter", Regulations(["toy"], [3]), CY)
    with pytest.raises(NotPossible, match="program-not-here"):
        await do(steward, ADA, "league-join", league)
    mixed = await steward.leagues.create("Mixed", Regulations(["toy"], [3], programs=True), CY)
    await do(steward, ADA, "league-join", mixed)
    assert (await steward.leagues.shelf.get(mixed)).book.season.name(ADA) == "Ada [bot]"


async def test_a_program_leads_no_house_of_a_campaign(steward: Steward) -> None:
    await make_token(steward, ADA)
    made = await steward.campaigns.create("Sea", CY, 3, titles=["toy"], effects=[])
    with pytest.raises(NotPossible, match="program-not-here"):
        await do(steward, ADA, "campaign-house", made, house_name="Loredan", motto="")


async def test_a_program_takes_seats_only_where_nothing_counts(steward: Steward, host: Host) -> None:
    await make_token(steward, ADA)
    counted = await table_of(host, BO, CY, free=1)
    friendly = await table_of(host, BO, CY, rated=False, free=1)
    assert await door.why_not(host, counted, Entrant(ADA)) is not None
    with pytest.raises(NotPossible, match="program-not-here"):
        await door.take_seat(host, counted, 2, Entrant(ADA, "Ada"))
    await door.take_seat(host, friendly, 2, Entrant(ADA, "Ada"))
    assert (await host.table(friendly.id)).names[2] == "Ada [bot]"


async def test_a_program_comes_back_to_no_seat_that_counts(steward: Steward, host: Host) -> None:
    table = await table_of(host, ADA, BO, CY)
    await substitutes.leave(host, table.id, 0)
    await make_token(steward, ADA)
    with pytest.raises(NotPossible, match="program-not-here"):
        await door.come_back(host, await host.table(table.id), 0, Entrant(ADA, "Ada"))


async def test_a_table_with_a_program_never_counts(steward: Steward, host: Host) -> None:
    await make_token(steward, ADA)
    table = await table_of(host, ADA, BO)
    assert is_friendly(table)
    assert not is_friendly(await table_of(host, BO, CY))


async def test_a_program_searches_only_for_games_that_do_not_count(steward: Steward) -> None:
    await make_token(steward, ADA)
    with pytest.raises(NotPossible, match="program-not-here"):
        await steward.seeking.seek(ADA, "Ada", Wish(["toy"], [2]))
    await steward.seeking.seek(ADA, "Ada", Wish(["toy"], [2], rated=False))


async def test_a_program_sits_down_in_no_lobby_whose_game_counts(steward: Steward, host: Host) -> None:
    await make_token(steward, ADA)
    lobby = Lobby("toy", 3, "web", "", "", "bo", "en")
    assert await why_not_join(host, lobby, ADA) == text("program-not-here")
    assert await why_not_join(host, lobby, CY) is None
    friendly = Lobby("toy", 3, "web", "", "", "bo", "en", agreement=Agreement(rated=False))
    assert await why_not_join(host, friendly, ADA) is None


async def test_a_rematch_with_a_program_does_not_count_either(steward: Steward, host: Host) -> None:
    """Though the program has not accepted yet."""
    await make_token(steward, ADA)
    table = await table_of(host, ADA, BO)
    await host.abandon(table.id)
    again, _opened = await open_rematch(host, await host.table(table.id), 1, "", "")
    assert is_friendly(await host.table(again))
