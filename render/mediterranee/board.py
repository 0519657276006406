"""The board of Méditerranée: the chart with ports and galleys, the turn track, the order and the players."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from engine.mediterranee.components import GOODS, PORTS
from engine.mediterranee.labels import GALLEY_NAMES
from engine.mediterranee.view import View
from render import loose, panel, pieces
from render.artist import Brush
from render.berths import berth_numbers, place_of_berth
from render.canvas import Canvas
from render.fonts import Face
from render.mediterranee.berths import ABREAST, PILED
from render.mediterranee.map import (
    FOOT,
    LEGEND,
    NAME,
    PAGE,
    WATER,
    WATER_HEIGHT,
    Layout,
    board_layout,
    name_and_face,
    water_lines,
)
from render.mediterranee.pieces import (
    CREW,
    dye,
    galley,
    good_dye,
    look,
    mark,
    port_card,
    short,
)
from render.mediterranee.tell import tell
from render.mediterranee.words import headline, holdings, nation, treasury, zone_name
from render.parts import Part
from render.picture import Picture
from render.rect import Rect
from render.speech import board_alt
from render.words import Words

ROMAN = ("I", "II", "III", "IV")
HEAD = Rect(24, 10, 1552, 66)
HEADLINE = 54.0
"""Whose turn it is can be read where the board is a phone's preview of 390 pixels."""


def draw_board(view: View, brush: Brush) -> Picture:
    page, layout = _sheet(brush)
    draw_sea(page, layout, view, brush.words)
    _head(page, view, brush.words)
    _players(page, FOOT, view, brush.words)
    _legend(page, view, brush.words)
    panel.headline(page, brush)
    return page.picture(board_alt(tell(view), brush.words))


def draw_chart(view: View, brush: Brush) -> Picture:
    """The chart without what stands above and below it."""
    page, layout = _sheet(brush)
    draw_sea(page, layout, view, brush.words)
    _legend(page, view, brush.words)
    return page.picture(board_alt(tell(view), brush.words), layout.chart.rect)


def _sheet(brush: Brush) -> tuple[Canvas, Layout]:
    layout, words = board_layout(), brush.words

    def still(page: Canvas) -> None:
        layout.chart.draw(page)
        draw_names(page, layout, words)

    return brush.sheet(("mediterranee", words.locale), brush.with_headline(PAGE), still), layout


def parts(view: View, words: Words) -> list[Part]:
    """Track and order of the turn, and the players."""
    return [
        Part(HEAD.h, partial(_turn, view=view)),
        Part(panel.column_of_players(view.seats), partial(_players, view=view, words=words)),
    ]


def _turn(page: Canvas, rect: Rect, view: View) -> None:
    _track(page, view, _order(page, view, rect) - 26, rect)


def draw_names(page: Canvas, layout: Layout, words: Words) -> None:
    """The names of the ports above their cards, and those of the open waters."""
    theme, k = page.theme, layout.k
    for plot in layout.plots.values():
        page.line([plot.dot, (plot.card.cx, plot.card.cy)], theme.ink, width=2 * k)
        page.disc(*plot.dot, 6 * k, theme.accent, theme.ink, width=1.5 * k)
        name, face = name_and_face(plot.port, words)
        page.text(plot.name.cx, plot.name.cy, name, NAME * k, face=face, anchor="mm", halo=theme.land)
    for zone, rect in layout.waters.items():
        lines = water_lines(zone, words, round(rect.h / (WATER_HEIGHT * k)))
        room = Rect.around(rect.cx, rect.cy, rect.w, WATER_HEIGHT * k * len(lines))
        for row, line in zip(room.rows(len(lines)), lines, strict=True):
            ink, sea = theme.border, theme.sea
            page.text(row.cx, row.cy, line, WATER * k, face=Face.SERIF, colour=ink, anchor="mm", halo=sea)


def draw_sea(page: Canvas, layout: Layout, view: View, words: Words) -> None:
    """The ports with what they hold, and every galley of a zone that is on the chart."""
    theme, k = page.theme, layout.k
    for zone, (box, water) in layout.places.items():
        page.spot(f"zone:{zone}", box, zone_name(words, zone), water)
    for port in view.ports:
        if port.id in layout.plots:
            owner = look(theme, view, port.owner) if port.owner is not None else None
            whole, name = layout.plots[port.id].whole, words.place(PORTS[port.id].name)
            hold_goods(page, port.id, port.stored, whole.cx, whole.cy)
            page.holds(port.id, "mediterranee-sailor", port.garrison, whole.x + 20, whole.cy, loose.sailor)
            with page.piece(f"port-{port.id}", whole.x, whole.y, label=name):
                port_card(page, words, layout.plots[port.id], port, owner, k)
            ground = layout.plots[port.id].ground
            page.spot(f"port:{port.id}", whole, name, ground, within=f"zone:{PORTS[port.id].zone}")
    _galleys(page, layout, view, words)


def _galleys(page: Canvas, layout: Layout, view: View, words: Words) -> None:
    """Those of a zone abreast, the lower before the others; without room for all, a stack with a count."""
    ships = [ship for ship in view.galleys if ship.zone in layout.berths]
    numbers = berth_numbers([(ship.zone, ship.berth) for ship in ships])
    moored = [
        (place_of_berth(layout.berths[ship.zone], number, PILED * layout.k), ship)
        for ship, number in zip(ships, numbers, strict=True)
    ]
    for rect, ship in sorted(moored, key=lambda place: place[0].y):
        name, flag = words.say(GALLEY_NAMES[ship.number]), look(page.theme, view, ship.seat)
        covered = any(other.zone == ship.zone and rect.y < place.y < rect.bottom for place, other in moored)
        hold_goods(page, f"galley-{ship.number}", ship.goods, rect.cx, rect.cy)
        aboard = (f"galley-{ship.number}", "mediterranee-sailor", ship.sailors)
        page.holds(*aboard, rect.cx, rect.cy, loose.sailor)
        with page.piece(f"galley-{ship.number}", rect.cx, rect.cy, label=name):
            lit = ship.number == view.under_way
            galley(page, words, rect, ship, flag, layout.k, lit=lit, covered=covered)
        seen = rect._replace(h=ABREAST * layout.k) if covered else rect
        page.spot(f"galley:{ship.number}", seen, name, within=f"zone:{ship.zone}")
    piles = Counter(
        ship.zone
        for ship, number in zip(ships, numbers, strict=True)
        if number >= len(layout.berths[ship.zone]) - 1
    )
    for zone, count in piles.items():
        if count > 1:
            last, size = layout.berths[zone][-1], CREW * layout.k
            with page.piece(f"stack-{zone}", last.right, last.y, label=str(count)):
                pieces.badge(page, last.right, last.y + size / 2, f"×{count}", size, page.theme.gilt)


def hold_goods(page: Canvas, place: str, goods: Sequence[str], x: float, y: float) -> None:
    """Say which goods lie at a place."""
    for good, count in Counter(goods).items():
        page.holds(place, f"mediterranee-{good}", count, x, y, loose.cube(good_dye(good)))


def _head(page: Canvas, view: View, words: Words) -> None:
    """What is going on, large enough for a phone, the turn track, and the places of this turn."""
    left = _order(page, view, HEAD)
    left = _track(page, view, left - 26, HEAD)
    room = Rect(HEAD.x, HEAD.y, left - HEAD.x - 30, HEAD.h)
    heading, red = headline(view, words), page.theme.accent
    with page.piece("heading", label=heading):
        page.write(room, heading, HEADLINE, face=Face.SERIF_BOLD, colour=red, lines=2)


def _order(page: Canvas, view: View, head: Rect) -> float:
    """The seats in the order of the turn, from the right edge; where they begin."""
    seats = view.places if view.phase == 1 and view.places else view.order
    step = 62.0
    left = head.right - step * len(seats)
    for place, seat in enumerate(seats):
        x = left + (place + 0.5) * step
        with page.piece(f"place-{place}", x, head.y, label=ROMAN[place]):
            page.text(x, head.bottom - 2, ROMAN[place], 22, face=Face.SERIF_BOLD, anchor="ms")
            if seat is None:
                page.disc(x, head.y + 22, 19, None, page.theme.faded, width=2)
            else:
                pieces.token(page, x, head.y + 22, look(page.theme, view, seat), 40, lit=seat == view.at_work)
    return left


def _track(page: Canvas, view: View, right: float, head: Rect) -> float:
    """The turns as boxes, those past filled; where they begin."""
    theme, side = page.theme, 36.0
    left = right - side * view.turns
    for turn in range(1, view.turns + 1):
        cell = Rect(left + (turn - 1) * side, head.cy - side / 2, side, side).with_margin(-2)
        now = turn == view.turn and not view.over
        fill = theme.glow if now else theme.wash if turn < view.turn or view.over else theme.card
        face = Face.SANS_BOLD if now else Face.SANS
        with page.piece(f"turn-{turn}", cell.x, cell.y, label=str(turn)):
            page.box(cell, fill, theme.ink, radius=6, width=3 if now else 1.5)
            page.text(cell.cx, cell.cy, str(turn), 22, face=face, anchor="mm")
    return left


def _players(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    cards = [_player_card(page, view, words, seat) for seat in range(view.seats)]
    for seat, place in enumerate(panel.players(page, rect, cards)):
        ducats = view.players[seat].ducats
        page.holds(f"purse-{seat}", "ducats", ducats, place.cx, place.bottom - 40, loose.coin)


def _player_card(page: Canvas, view: View, words: Words, seat: int) -> panel.PlayerCard:
    return panel.PlayerCard(
        look(page.theme, view, seat),
        f"{words.name(seat)} · {nation(view, words, seat)}",
        (holdings(view, words, seat), treasury(view, words, seat)),
        turn=seat == view.at_work,
    )


def _legend(page: Canvas, view: View, words: Words) -> None:
    """The goods with their letters, and how many are left in the box."""
    inner = LEGEND.with_margin(-10)
    columns = (
        inner._replace(w=inner.w * 0.6),
        Rect(inner.x + inner.w * 0.62, inner.y, inner.w * 0.38, inner.h),
    )
    theme, box = page.theme, words("mediterranee-board-box")
    page.holds(
        "box", "mediterranee-sailor", view.sailors, LEGEND.right - 40, LEGEND.bottom - 30, loose.sailor
    )
    with page.piece("legend", LEGEND.x, LEGEND.y, label=box):
        page.box(LEGEND, theme.card, theme.ink, radius=10, width=2)
        page.write(columns[1].rows(4)[3], box, 22, face=Face.SERIF, colour=theme.faded)
    for number, good in enumerate(GOODS):
        row = columns[number // 4].rows(4)[number % 4]
        name = words(f"mediterranee-good-{good}")
        left = words("mediterranee-board-left", good=name, count=view.goods[good])
        page.holds(
            "box", f"mediterranee-{good}", view.goods[good], row.x + 16, row.cy, loose.cube(good_dye(good))
        )
        with page.piece(f"left-{good}", row.x, row.cy, label=left):
            pieces.cube(page, row.x + 16, row.cy, 26, dye(theme, good))
            mark(page, row.x + 16, row.cy, short(words, good), 22, dye(theme, good))
            page.write(Rect(row.x + 38, row.y, row.w - 38, row.h), left, 23)
