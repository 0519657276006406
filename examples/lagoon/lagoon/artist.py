"""The picture: the islands, the boats at them, and a card for each player."""

from lagoon.game import FACTS, GAME, LagoonView
from render.author import Artist, Brush, Canvas, Picture, Rect, Words, board_alt, panel, pieces

SEA, PLAYERS, CARD = Rect(24, 90, 1552, 530), Rect(24, 640, 1552, 130), Rect(24, 20, 170, 200)


def _draw_island(page: Canvas, island: str, words: Words, coins: int = 0) -> None:
    x, y = FACTS.islands[island].at
    rect = Rect.around(x, y, 300, 150)
    with page.piece(f"island-{island}", x, y, label=words(f"lagoon-{island}")):
        page.box(rect, page.theme.land, page.theme.ink, radius=70)
        page.write(Rect(x - 120, y - 65, 240, 50), words(f"lagoon-{island}"), 34, align="m")
        page.write(
            Rect(x - 120, y - 20, 240, 40), words(f"lagoon-{FACTS.islands[island].buys}"), 28, align="m"
        )
        if coins:
            pieces.coin(page, x + 90, y + 40, 52, str(coins))
    page.spot(f"island:{island}", rect, words(f"lagoon-{island}"))


class LagoonArtist(Artist[LagoonView]):
    def board(self, view: LagoonView, brush: Brush) -> Picture:
        words, size = brush.words, brush.with_headline((1600, 790))
        page = brush.sheet("lagoon", size, lambda page: page.box(SEA, page.theme.sea, page.theme.ink))
        panel.heading(page, GAME.name, words("lagoon-round", round=view.round))
        for name, island in view.island.items():
            _draw_island(page, name, words, island.coins)
        cards = []
        for seat, player in enumerate(view.players):
            x, y = FACTS.islands[player.boat].at if player.boat else (650 + seat * 120, 550)
            with page.piece(f"boat-{seat}", x, y, label=words.name(seat)):
                pieces.galley(page, x - 90, y + 20, page.theme.seats[seat])
            facts = (words("lagoon-coins", count=player.coins), words("lagoon-cards", count=player.cards))
            cards.append(panel.PlayerCard(page.theme.seats[seat], words.name(seat), facts))
        panel.players(page, PLAYERS, cards)
        panel.headline(page, brush)
        return page.picture(board_alt(self.tell(view), words))

    def hand(self, view: LagoonView, brush: Brush) -> Picture | None:
        page, names = brush.page((1600, 240)), [brush.words(f"lagoon-{good}") for good in view.hand]
        for number, name in enumerate(names):
            pieces.card(page, CARD._replace(x=24 + number * min(186, 1382 / len(names))), name)
        return page.picture(", ".join(names)) if names else None

    def cover(self, brush: Brush) -> Picture:
        page = brush.page((1600, 900))
        page.box(page.page, page.theme.sea)
        for island in FACTS.islands:
            _draw_island(page, island, brush.words)
        page.write(Rect(100, 650, 1400, 200), GAME.name, 130, align="m")
        return page.picture(GAME.name)


ARTIST = LagoonArtist()
