"""Draws Serenissima: the chart with its ports and galleys, the wheel, the track and the treasuries."""

from collections import Counter
from functools import partial

from engine.serenissima.components import PORTS, ZONES
from engine.serenissima.ids import galley_id, port_id, zone_id, zone_in
from engine.serenissima.labels import GALLEY_NAMES
from engine.serenissima.view import View
from render import loose, ornaments, panel, pieces
from render.artist import Artist, Brush
from render.berths import berth_numbers, place_of_berth
from render.canvas import Canvas
from render.chart import Chart
from render.emblems import THEME, Draw, cube
from render.examples import Example
from render.parts import Part
from render.picture import Picture
from render.rect import Rect
from render.serenissima import pieces as own
from render.serenissima.chart import (
    BERTHS,
    CHART,
    EDGE,
    FOOT,
    PAGE,
    PLAYERS,
    SLOT,
    WHEEL,
    WINDOW,
    moorings,
    port_rects,
    zone_places,
)
from render.serenissima.examples import EXAMPLES
from render.serenissima.tell import tell
from render.serenissima.words import facts, turn_line
from render.serenissima.zoom import draw_treasury, draw_zone
from render.speech import board_alt
from render.strokes import ring
from render.telling import Telling
from render.words import Words

CELL = 13.5
DOT = 7.0
"""The reach of a port's dot on the shore."""


def _still(page: Canvas, words: Words) -> None:
    """What never changes: the chart, and a line from each port to its box."""
    CHART.draw(page)
    theme = page.theme
    for name, rect in port_rects().items():
        x, y = CHART.xy(PORTS[name].lon, PORTS[name].lat)
        near = (min(max(x, rect.x), rect.right), min(max(y, rect.y + EDGE), rect.bottom))
        page.line([(x, y), near], theme.ink, width=2)
        page.disc(x, y, 6, theme.accent, theme.ink, width=1.5)
    for zone, (box, water) in zone_places().items():
        page.spot(zone_id(zone), box, words.place(ZONES[zone].name), water)


def _box(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """What is left in the box: buildings, and cubes of every good."""
    own.buildings(page, Rect(rect.x, rect.y + 2, 90, rect.h - 6), view)
    own.supply(page, Rect(rect.x + 100, rect.y + 2, rect.w - 100, rect.h - 6), view, words)


def _players(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    turn = view.galleys[view.active].owner if view.active else None
    cards = [
        panel.PlayerCard(
            page.theme.seats[player.seat],
            words.name(player.seat),
            facts(player, words),
            turn=player.seat == turn,
            badge="?" if player.ducats is None else words("serenissima-board-ducats", ducats=player.ducats),
        )
        for player in view.players
    ]
    for player, place in zip(view.players, panel.players(page, rect, cards), strict=True):
        purse = f"purse-{player.seat}"
        page.holds(purse, "ducats", player.ducats, place.right - 60, place.y + 30, loose.coin)
        page.holds(purse, "serenissima-sailor", player.sailors, place.cx, place.bottom - 36, loose.sailor)


class SerenissimaArtist(Artist[View]):
    def tell(self, view: View) -> Telling:
        return tell(view)

    def emblems(self) -> dict[str, Draw]:
        return {f"serenissima-good-{good}": cube(own.dye(THEME, good)) for good in own.DYES}

    def board(self, view: View, brush: Brush) -> Picture:
        page, words = self._sea(view, brush), brush.words
        panel.heading(page, "Serenissima", turn_line(view, words))
        self._foot(page, view, words)
        panel.headline(page, brush)
        return page.picture(board_alt(tell(view), words))

    def chart(self, view: View, brush: Brush) -> Picture:
        return self._sea(view, brush).picture(board_alt(tell(view), brush.words), CHART.rect)

    def parts(self, view: View, words: Words) -> list[Part]:
        return [
            Part(FOOT.h, partial(own.track, view=view, words=words)),
            Part(FOOT.h, partial(own.doge, view=view, words=words)),
            Part(FOOT.h, partial(_box, view=view, words=words)),
            Part(panel.column_of_players(len(view.players)), partial(_players, view=view, words=words)),
        ]

    def _sea(self, view: View, brush: Brush) -> Canvas:
        """The chart with ports, galleys and the wheel."""
        words = brush.words
        still = partial(_still, words=words)
        page = brush.sheet(("serenissima", words.locale), brush.with_headline(PAGE), still)
        if view.active:
            CHART.light(page, view.galleys[view.active].zone)
        for name, rect in port_rects().items():
            box = Rect(rect.x, rect.y + EDGE, rect.w, rect.h - EDGE)
            own.hold_in_port(page, box, name, view.ports[name])
            spelt = words.place(PORTS[name].name)
            with page.piece(f"port-{name}", rect.x, rect.y, label=spelt):
                own.port(page, box, name, view.ports[name], page.theme.seats, words, SLOT)
            dot = ring(*CHART.xy(PORTS[name].lon, PORTS[name].lat), DOT, 12)
            shape = own.port_outline(box, view.ports[name], SLOT), dot
            page.spot(port_id(name), box, spelt, shape, within=zone_id(PORTS[name].zone))
        self._galleys(page, view, brush)
        own.wheel(page, WHEEL, view, page.theme.seats, words)
        return page

    def _galleys(self, page: Canvas, view: View, brush: Brush) -> None:
        berths = moorings(CELL)
        ships = list(view.galleys.values())
        moored = list(zip(ships, berth_numbers([(ship.zone, ship.berth) for ship in ships]), strict=True))
        for galley, berth in sorted(moored, key=lambda ship: -ship[1]):  # the first of a stack is in front
            place = place_of_berth(berths[galley.zone], berth)
            name = brush.words.say(GALLEY_NAMES[galley.number])
            own.hold_aboard(page, place, galley)
            with page.piece(f"galley-{galley.number}", place.cx, place.cy, label=name):
                rect = own.galley(
                    page,
                    place.cx,
                    place.cy,
                    galley,
                    page.theme.seats[galley.owner],
                    brush.words,
                    cell=CELL,
                    active=galley.number == view.active,
                )
            page.spot(galley_id(galley.number), rect, name, within=zone_id(galley.zone))
        piled = Counter(galley.zone for galley, berth in moored if berth >= BERTHS - 1)
        for zone, count in piled.items():
            if count > 1:
                place = berths[zone][-1]
                with page.piece(f"stack-{zone}", place.x, place.bottom, label=str(count)):
                    pieces.badge(page, place.x, place.bottom, f"×{count}", CELL * 2.3, page.theme.gilt)

    def _foot(self, page: Canvas, view: View, words: Words) -> None:
        own.track(page, Rect(FOOT.x, FOOT.y, 560, FOOT.h), view, words)
        own.doge(page, Rect(FOOT.x + 584, FOOT.y, 380, FOOT.h), view, words)
        _box(page, Rect(FOOT.x + 990, FOOT.y, 570, FOOT.h), view, words)
        _players(page, PLAYERS, view, words)

    def hand(self, view: View, brush: Brush) -> Picture | None:
        """The treasury, where money is hidden from the others."""
        if view.seat is None or not view.hidden_money:
            return None
        return draw_treasury(view, view.players[view.seat], brush)

    def examples(self) -> dict[str, Example]:
        return EXAMPLES

    def places(self, view: View) -> list[str]:
        return [zone_id(zone) for zone in ZONES]

    def place_name(self, place: str, words: Words) -> str:
        return words.place(ZONES[zone_in(place)].name)

    def zoom(self, view: View, place: str, brush: Brush) -> Picture:
        zone = zone_in(place)
        if zone not in ZONES:
            raise KeyError(place)
        return draw_zone(view, zone, brush)

    def cover(self, brush: Brush) -> Picture:
        words = brush.words
        page = brush.sheet("serenissima-cover", COVER, _cover)
        ornaments.cartouche(page, Rect(110, 660, 560, 150), "Serenissima", words("serenissima-cover"))
        return page.picture(words("serenissima-cover-alt"))


COVER = (1600, 900)
COVER_CHART = Chart(WINDOW, Rect(10, 10, 1580, 880), rose=(34.0, 43.4), rose_size=170, water_lines=2)
COVER_FLEET = ((1.5, 38.5), (31.5, 33.2), (11.8, 39.6), (18.3, 34.4))
"""Where the galleys of the cover sail, in degrees."""


def _cover(page: Canvas) -> None:
    COVER_CHART.draw(page)
    for look, place in zip(page.theme.seats, COVER_FLEET, strict=False):
        load: list[pieces.Load | None] = [pieces.Load(look.fill, round=True)] * 3
        load += [pieces.Load(own.dye(page.theme, good)) for good in ("wine", "gold")]
        pieces.galley(page, *COVER_CHART.xy(*place), look, cell=26, load=load)


ARTIST = SerenissimaArtist()
