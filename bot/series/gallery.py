"""Pictures of ratings, standings and campaigns, drawn off the event loop."""

import engine
from bot.series.campaign.book import Campaign
from bot.series.campaign.prestige import prestige, ranking
from bot.series.league.book import League, Season
from bot.series.league.points import points_text
from bot.series.league.season_progress import count_rounds
from bot.series.league.standings import standings
from bot.series.people import ratings
from bot.series.people.profile import Hidden
from bot.store.results import Results
from bot.threads import in_thread
from data.titles import scene_of
from engine.registry import printed_name
from engine.text import text
from render import campaign, rolls
from render.artist import Brush
from render.picture import Picture
from render.rolls import Column, Mark
from render.words import Words

TOP = 3


def pool_name(words: Words, server: str, title: str) -> str:
    """Which games a rating is about."""
    known = engine.titles()
    where = words("league-pool-server" if server else "league-pool-host")
    return f"{words.say(known[title].local_name) if title in known else words('league-pool-all')} · {where}"


async def draw_leaderboard(results: Results, server: str, title: str, brush: Brush) -> Picture:
    words = brush.words
    names, hidden = await results.names(), await results.hidden_people()
    board = ratings.leaderboard(await results.ratings(server, title), hidden)
    columns = [
        Column("", 0.6, "m"),
        Column(words("league-column-name"), 4),
        Column(words("league-column-rating"), 1.5, "r"),
        Column("±", 1, "r"),
        Column(words("league-column-games"), 1.3, "r"),
    ]
    rows = [
        [
            str(i + 1),
            names.get(rating.user_id, "?"),
            str(rating.points),
            str(rating.uncertainty),
            str(rating.games),
        ]
        for i, rating in enumerate(board)
    ]
    note = words("league-rating-note", games=ratings.ENOUGH)
    under = pool_name(words, server, title)
    return await in_thread(
        rolls.roll, words("league-leaderboard"), under, columns, rows, brush, glow=TOP, note=note
    )


async def draw_rating_history(
    results: Results, server: str, title: str, user_id: str, reader: str | None, brush: Brush
) -> Picture | None:
    """The history of a person's rating; None before there are enough games."""
    if (await results.profile(user_id)).hidden and reader != user_id:
        raise Hidden
    shown = [ratings.show_rating(rating) for _, rating in await results.history(server, title, user_id)]
    if len(shown) < ratings.ENOUGH:
        return None
    name = (await results.names()).get(user_id, "?")
    marks = [Mark(rating.points, rating.uncertainty) for rating in shown]
    under = pool_name(brush.words, server, title)
    along = brush.words("league-column-games")
    return await in_thread(rolls.history, name, under, marks, brush, along=along)


async def draw_standings(book: League, season: Season, division: int, brush: Brush) -> Picture:
    """A division's standings with every number that orders them."""
    words, regulations = brush.words, book.regulations_of(season)
    rows = standings(regulations, season, division)
    columns = [
        Column("", 0.6, "m"),
        Column(words("league-column-name"), 3.4),
        Column(words("league-column-points"), 1, "r"),
        Column(words("league-column-tables"), 1, "r"),
        *[Column(words(f"league-short-{name}"), 1.1, "r") for name in (rows[0].breaks if rows else ())],
    ]
    lines = [
        [
            str(row.rank),
            row.name if row.state == "in" else words("league-gone", name=row.name),
            words.say(points_text(row.points)),
            str(len(row.lines) + row.byes),
            *[words.say(points_text(value)) for value in row.breaks.values()],
        ]
        for row in rows
    ]
    round_now = season.rounds[division] if season.rounds else 0
    under = words(
        "league-standing-under-cup" if regulations.is_cup else "league-standing-under",
        season=season.number,
        division=division + 1,
        round=round_now,
        rounds=count_rounds(regulations, season),
    )
    glow = regulations.moving if division else 1
    return await in_thread(rolls.roll, book.name, under, columns, lines, brush, glow=glow)


async def draw_campaign_map(book: Campaign, brush: Brush) -> Picture:
    words = brush.words
    games: list[campaign.Won] = []
    for game in book.games_played:
        scene = scene_of(game.title)
        winner = book.houses[min(game.seats, key=lambda house: game.places[house])]
        games.append(campaign.Won(scene.lon, scene.lat, printed_name(game.title), winner.name, winner.arms))
    left = book.titles_left() + ([book.running_game.title] if book.running_game else [])
    for title in left:
        scene = scene_of(title)
        to_play = words("campaign-to-play")
        games.append(campaign.Won(scene.lon, scene.lat, printed_name(title), to_play, None))
    return await in_thread(campaign.won_where, book.name, words("campaign-map"), games, brush)


async def draw_houses(book: Campaign, brush: Brush) -> Picture:
    words, sums = brush.words, prestige(book)
    rows = [
        campaign.Standing(
            rank,
            book.houses[i].name,
            book.houses[i].motto,
            book.houses[i].arms,
            sums[i],
            _prestige_by_reason(book, i, words),
        )
        for rank, i in ranking(book)
    ]
    ended = book.state == "ended"
    under = words("campaign-final") if ended else words("campaign-so-far", games=len(book.games_played))
    return await in_thread(campaign.houses, book.name, under, rows, brush)


def _prestige_by_reason(book: Campaign, house: int, words: Words) -> str:
    """Where a house's prestige comes from."""
    sums: dict[str, int] = {}
    for game in book.games_played:
        for gain in game.gains.get(house, []):
            sums[gain.reason] = sums.get(gain.reason, 0) + gain.points
    gains = [
        words("campaign-gain", reason=text(f"campaign-gain-{reason}"), points=points)
        for reason, points in sums.items()
    ]
    return ", ".join(gains)
