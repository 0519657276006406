"""The table panel: what happened, the board, who is waited for, and buttons that never go stale."""

from collections.abc import Sequence

from bot.acts.lookback import LOOK_BACK
from bot.acts.rematch import REMATCH
from bot.acts.table import ACCEPT, DECLINE, PASS, TAKE_SEAT, VOTE, request_text
from bot.chat.marks import Mention, Moment, Small
from bot.chat.messages.act_buttons import button, more_button
from bot.chat.messages.grammar import Id
from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.parts import Button, Keep, Link, Part, Poll, Say, Sheet, Show, rows
from bot.chat.table import (
    Place,
    first_deadline,
    house_listening,
    place_of,
    sealed_count,
    user_of,
    waiting_status,
    words_at,
)
from bot.store.records import SeatRecord
from bot.surfaces import Surface
from bot.table import speaking_time
from bot.table.requests import Request
from bot.table.state import TableState
from engine.core import Result
from engine.text import Seat, text
from render.picture import Picture
from render.words import Words

MOST_NEWS = 2600
"""Characters of what happened in one message; the rest is in the log."""
MOST_LINES = 16
MOST_FOLDED = 32
"""Lines that a panel may come to have while it is kept up to date."""


def panel(
    surface: Surface,
    table: TableState,
    words: Words,
    news: Sequence[str],
    *,
    board: Picture | Keep | None = None,
    pings: Sequence[Seat] = (),
    notes: Sequence[str] = (),
    played: Sequence[str] = (),
    folded: bool = False,
    table_of_scores: Picture | None = None,
) -> Sheet:
    """The message for the channel. `pings`: seats to mention; `played`: users to mention at the end;
    `folded`: it has told some of the news before."""
    parts: list[Part] = []
    if news:
        parts.append(Say(newest_lines(news, words, MOST_FOLDED if folded else MOST_LINES)))
    if board:
        parts.append(board if isinstance(board, Keep) else Show("board.png", board))
    parts += [Say(note) for note in notes]
    if table_of_scores:
        parts.append(Show("scores.png", table_of_scores))
    if table.state == "over":
        mentions = " ".join(Mention(user) for user in played)
        brief = table_of_scores is not None
        parts.append(Say(f"{scores(table, words, brief=brief)}\n{mentions}".rstrip()))
    else:
        parts.append(Say(waiting_line(surface, table, words, pings)))
    return Sheet((*parts, *buttons(table, words)))


def plain_panel(surface: Surface, table: TableState, words: Words, pings: Sequence[Seat]) -> Sheet:
    """A plain message in place of a panel that was refused: the seats are still pinged."""
    plain = Say(f"{words('chat-untold')}\n{waiting_line(surface, table, words, pings)}")
    return Sheet((plain, *buttons(table, words)))


def waiting_line(surface: Surface, table: TableState, words: Words, pings: Sequence[Seat]) -> str:
    """Who the table waits for; those in `pings` who are on this surface are mentioned."""
    called = {seat: Mention(user) for seat in pings if (user := user_of(table, seat, surface))}
    mentions = list(called.values())
    if not called:
        return waiting_status(table, words)
    if set(called) <= set(speaking_time.listened_to(table)):
        house = house_listening(table, words)
        call = words("chat-may-speak", names=words.join(mentions), house=house)
        return call + first_deadline(table, words)
    call = words("chat-your-move", names=words.join(mentions))
    if set(table.waits_for()) == set(called) and not sealed_count(table):
        return call + first_deadline(table, words)
    return f"{call}\n{waiting_status(table, words)}"


def buttons(table: TableState, words: Words) -> list[Part]:
    made: list[Button | Link] = []
    if table.state == "live":
        made.append(act_button(table, words))
        if speaking_time.listened_to(table):
            made.append(button(PASS, table.id, words))
        made.append(Button(Id("hand", table.id), words("chat-hand")))
    if LAUNCHING.on:
        made.append(Button(Id("open", table.id), words("chat-open-table")))
    made.append(Button(Id("board", table.id), words("chat-board")))
    made.append(Button(Id("words", table.id), words("tell-chat")))
    made.append(Button(Id("log", table.id), words("chat-log")))
    if table.state == "over":
        made.append(button(REMATCH, table.id, words, "primary"))
        made.append(button(LOOK_BACK, table.id, words))
        made.append(Button(Id("replay", table.id), words("chat-replay")))
        made.append(Button(Id("rating", table.id), words("chat-ratings")))
    if table.state == "live":
        made.append(more_button("table", table.id, words))
    return list(rows(made))


def act_button(table: TableState, words: Words) -> Button:
    """A button that opens the presser's own question."""
    return Button(Id("answer", table.id), words("chat-act"), "primary")


def fits(lines: Sequence[str]) -> bool:
    """Whether a panel that is kept up to date has room for all of this."""
    return len(lines) <= MOST_FOLDED and sum(len(line) + 3 for line in lines) <= MOST_NEWS


def newest_lines(lines: Sequence[str], words: Words, most: int = MOST_LINES) -> str:
    """The newest lines that fit, and how many are left out before them."""
    newest: list[str] = []
    room = MOST_NEWS
    for line in reversed(lines[-most:]):
        room -= len(line) + 3
        if room < 0:
            break
        newest.append(f"- {line}")
    left = len(lines) - len(newest)
    if left:
        newest.append(Small(words("chat-news-left-out", count=left)))
    return "\n".join(reversed(newest))


def scores(table: TableState, words: Words, *, brief: bool = False) -> str:
    """The final places, with their parts unless told in brief, and the seed that everybody can check."""
    result = table.result()
    assert result is not None, "only a match that is over is scored"
    lines = [f"## {winners(result, words)}"]
    for score in result.scores:
        parts = ", ".join(
            f"{words.say(text(f'{table.title}-score-{part}'))} {count}" for part, count in score.parts.items()
        )
        total = f"**{score.total}**" if brief or not parts else f"**{score.total}** ({parts})"
        line = words("chat-said", what=f"**{words.name(score.seat)}**", answer=total)
        lines.append(f"{score.place}. {line}")
    if table.closed:
        lines.append(Small(words("async-dealt-alike")))
    if table.told_seed:
        lines.append(Small(words("chat-seed", seed=table.told_seed, hash=table.commitment)))
    return "\n".join(lines)


def winners(result: Result, words: Words) -> str:
    names = [words.name(seat) for seat in result.winners]
    return words("chat-winner" if len(names) == 1 else "chat-winners", names=words.join(names))


def vote(table: TableState, request: Request, users: Sequence[str]) -> Sheet:
    """A message that pings those who have not voted, with the button to vote."""
    words = words_at(table, None)
    names = words.join([Mention(user) for user in users])
    call = words("chat-vote-call", names=names, what=words.say(request_text(request)))
    ends = words("chat-until", when=Moment(request.until))
    asked = table.words().say(request_text(request)).replace("**", "")
    poll = Poll(table.id, str(request.id), asked, words("yes"), words("no"))
    return Sheet((Say(f"{call} {ends}"), *rows([button(VOTE, table.id, words, "primary")])), poll)


def free_seat(table: TableState, place: Place, seat: Seat) -> Sheet:
    """A message that offers a free seat."""
    words = words_at(table, None)
    offer = words("chat-free-seat", title=table.match.game.local_name, who=words.name(seat))
    take = button(TAKE_SEAT, table.id, words, "primary")
    return Sheet((Say(offer), *rows([take, Link(place.link(), words("chat-to-table"))])))


def invitation(surface: Surface, table: TableState, seat: SeatRecord, locale: str | None) -> Sheet:
    """A message to the person to whom a seat is offered."""
    words, place = words_at(table, locale), place_of(table, surface)
    others = words.join([words.name(other.seat) for other in table.seats if other.seat != seat.seat])
    offer = words("chat-offered-seat", title=table.match.game.local_name, names=others)
    until = words("chat-until", when=Moment(seat.offer["until"]))
    answers: list[Button | Link] = [
        button(ACCEPT, table.id, words, "primary"),
        button(DECLINE, table.id, words),
    ]
    if place:
        answers.append(Link(place.link(), words("chat-to-table")))
    return Sheet((Say(f"{offer} {until}"), *rows(answers)))


def seat_taken(table: TableState, place: Place, seat: Seat) -> Sheet:
    """What is left of the offer of a seat that is no longer free."""
    words = words_at(table, None)
    sentence = words("chat-seat-taken", title=table.match.game.local_name, who=words.name(seat))
    return Sheet((Say(sentence), *rows([Link(place.link(), words("chat-to-table"))])))
