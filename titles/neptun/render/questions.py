"""What stands beside a question of Neptun: the route while one drafts contracts, the sea when one sails."""

from itertools import pairwise

from engine.author import Text, text
from neptun.engine.charts import chart as chart_of
from neptun.engine.ids import port_spot
from neptun.engine.labels import CONTRACT_NAMES, PORT_NAMES
from neptun.engine.view import View
from neptun.render.cards import lay_hand
from neptun.render.map import Sea
from neptun.render.tell import tell
from render.author import (
    Brush,
    Canvas,
    Chart,
    Face,
    Picture,
    Rect,
    Window,
    Words,
    clip_alt,
    hand_alt,
    map_alt,
)

WINDOW = Window(-7, 30, 38, 43.6)
SEA = Sea(Chart(WINDOW, Rect(24, 20, 1552, round(WINDOW.height_for(1520)) + 32), water_lines=1), size=1.2)
LINE = Rect(24, SEA.chart.rect.bottom + 10, 1552, 92)
CARDS = Rect(24, LINE.bottom + 10, 1552, 290)


def draw_draft(view: View, brush: Brush) -> Picture:
    """The route of this seat, slot by slot, with the ports on offer ringed; below, its oar cards."""
    words, ports = brush.words, route(view)
    page = _sea(brush, round(CARDS.bottom + 16))
    SEA.draw_way(page, view, ports)
    for column in view.row:
        if column.contract:
            SEA.ring(page, column.contract.port)
    SEA.draw_state(page, view, words)
    page.box(LINE, page.theme.card, page.theme.ink, radius=10, width=2)
    page.write(LINE.with_margin(-14), words.say(_route_said(view, ports)), 34, face=Face.SERIF, lines=2)
    lay_hand(page, CARDS, view, words)
    return page.picture(
        clip_alt(" ".join([*_course_sentences(view, ports, words), hand_alt(tell(view), words)]))
    )


def draw_course(view: View, brush: Brush) -> Picture:
    """The sea with the ports within reach, and the contracts beside theirs."""
    words, page = brush.words, _sea(brush, round(SEA.chart.rect.bottom + 20))
    SEA.draw_state(page, view, words)
    sentences = [
        *_course_sentences(view, route(view), words),
        map_alt(tell(view), [port_spot(port) for port in SEA.ports()], words),
    ]
    return page.picture(clip_alt(" ".join(sentences)))


def route(view: View) -> list[str]:
    """Where the ship of this seat lies, and the ports of its open contracts from left to right."""
    assert view.seat is not None, "asked for a seat"
    me = view.merchants[view.seat]
    goals = [contract.port for contract in me.manifest if contract is not None and contract.status == "open"]
    return [me.port, *goals]


def _sea(brush: Brush, high: int) -> Canvas:
    words = brush.words

    def still(page: Canvas) -> None:
        SEA.draw(page, words)

    name = f"neptun/question/{high}/{words.locale}"
    return brush.sheet(name, (1600, high), still)


def _course_sentences(view: View, ports: list[str], words: Words) -> list[str]:
    offered = tuple(
        CONTRACT_NAMES[column.contract.port, column.contract.good] for column in view.row if column.contract
    )
    sentences = [_route_said(view, ports)]
    if offered and view.phase == "draft":
        sentences.append(text("neptun-alt-offer", contracts=offered))
    return [words.say(sentence) for sentence in sentences]


def _route_said(view: View, ports: list[str]) -> Text:
    """Port after port with the miles between them."""
    miles = chart_of(tuple(view.distances)).miles
    if len(ports) == 1:
        return text("neptun-draw-no-route", port=PORT_NAMES[ports[0]])
    legs = [text("neptun-draw-leg", miles=miles[a][b], port=PORT_NAMES[b]) for a, b in pairwise(ports)]
    total = sum(miles[a][b] for a, b in pairwise(ports))
    return text("neptun-draw-route", port=PORT_NAMES[ports[0]], legs=_join_legs(legs), miles=total)


def _join_legs(legs: list[Text]) -> Text:
    """One leg after the other."""
    first, *rest = legs
    return text("neptun-draw-legs", first=first, rest=_join_legs(rest)) if rest else first
