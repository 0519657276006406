# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    The most prosperity points win: for your capital, your money, and ports with full warehouses. You play Venice. A galley has five places. A sailor fills one and moves it one zone; an empty one holds a good. Sailors at home are the garrison and guard Venice.
    Put 4 on galley 1, 3 on galley 2 and 3 in the garrison.
lesson-mediterranee-crew-slip = That works too, but it doesn’t fit the rest of this lesson. Put 4, 3 and 3.
lesson-mediterranee-bid =
    Every round begins with an auction for turn order. Bids are secret and everyone pays, so bid little. Today it’s good to be first at the free ports.
    Bid 100. Choose the first place, then the second.
lesson-mediterranee-bid-slip = 100 ducats will do. Choose the places in order: first, then second.
lesson-mediterranee-buy =
    Now the market. Venice produces wine, at 100 ducats a piece. Galley 1 has four sailors and one empty place.
    Choose “Buy goods”: 1 wine for galley 1.
lesson-mediterranee-buy-done = Not with empty galleys! Buy the wine first.
lesson-mediterranee-buy-slip = 1 wine for galley 1. There’s no room for more.
lesson-mediterranee-buy-two =
    Galley 2 has three sailors and room for two goods.
    Choose “Buy goods”: 2 wine for galley 2.
lesson-mediterranee-buy-two-slip = Fill it up: 2 wine for galley 2.
lesson-mediterranee-market-done =
    You have what you need. Everyone finishes a phase before the next one begins.
    Leave the market.
lesson-mediterranee-market-done-slip = The rest can wait until next round. Leave the market.
lesson-mediterranee-modon =
    Sailing: one zone for each sailor. Modon, in the south-east, is neutral and produces wood.
    Sail galley 1 to Modon.
lesson-mediterranee-modon-slip = Galley 1 has four sailors and goes further: to Modon.
lesson-mediterranee-ragusa =
    Ragusa is closer and produces wood too. If you own every port of a good, you have a monopoly: others pay you up to 1000 a piece instead of 300.
    Sail galley 2 to Ragusa.
lesson-mediterranee-ragusa-slip = Galley 2 goes to Ragusa, next door.
lesson-mediterranee-land =
    A port without a garrison belongs to the first player who lands a sailor there. Keep the others aboard: an empty galley sinks.
    Land 1 sailor in Modon.
lesson-mediterranee-land-slip = One sailor is enough to take the port. The galley needs the others. Land 1 here.
lesson-mediterranee-land-ragusa =
    Now the same in Ragusa.
    Land 1 sailor in Ragusa.
lesson-mediterranee-sell =
    A port, even your own, buys one of each good it neither produces nor stores. It pays 100 times the lowest free number in its warehouse. A full warehouse is worth extra points at the end.
    Sell the wine in Modon.
lesson-mediterranee-sell-slip = Sell the wine here for 200 ducats. The warehouse starts to fill up.
lesson-mediterranee-sell-ragusa =
    Ragusa pays 200 as well. Galley 2 keeps its second wine for a better customer.
    Sell one wine in Ragusa.
lesson-mediterranee-bid-again =
    Your capital paid you 300: it does so every round. No one threatens you, so turn order matters little now. Giulia has taken Naples; remember that.
    Bid 0.
lesson-mediterranee-bid-again-slip = Save your money this time: bid 0, and leave the places as they are.
lesson-mediterranee-enlist =
    Each of your ports offers as many sailors as it stores goods. Galley 2 left one ashore and needs three to reach Naples.
    Choose “Recruit sailors”: 1 in Ragusa, for galley 2.
lesson-mediterranee-enlist-where = We need this sailor in Ragusa, aboard galley 2.
lesson-mediterranee-enlist-slip = First the sailor. Without one more you can’t reach Naples.
lesson-mediterranee-wood =
    Galley 1 is in Modon with two empty places. In your own ports, goods cost 100 each.
    Choose “Buy goods”: 2 wood for galley 1.
lesson-mediterranee-wood-slip = 2 wood for galley 1: ports to the south have none.
lesson-mediterranee-napoli =
    Naples is Giulia’s, and none of her ports produces or stores wine. That’s a new market: it pays 500 extra, or 1000 in a capital.
    Sail galley 2 to Naples.
lesson-mediterranee-napoli-slip = Sail galley 2 to Naples, with the wine. The bonus is there.
lesson-mediterranee-creta =
    Galley 1 can take another port. Crete is small, but neutral, and produces wine.
    Sail galley 1 to Crete.
lesson-mediterranee-creta-slip = Sail galley 1 to Crete: it’s neutral and has no wood.
lesson-mediterranee-peace =
    You’re at Naples with three sailors against one. In combat both sides roll a die, add their sailors and divide by 3: the other side loses that many. You could try, but Naples as your own port would pay no bonus.
    Attack nobody.
lesson-mediterranee-peace-slip = You might win, but you’d lose the 500 for the new market. Attack nobody today.
lesson-mediterranee-land-creta =
    Your fourth port.
    Land 1 sailor in Crete.
lesson-mediterranee-new-market =
    Now look at the price: 300 and the bonus of 500.
    Sell the wine in Naples.
lesson-mediterranee-new-market-slip = First the wine in Naples: 300, and 500 for the new market.
lesson-mediterranee-last =
    Crete stores only two goods, so one wood fills half of it. Full, a small port is worth 2 points instead of 1.
    Sell the wood in Crete.
lesson-mediterranee-last-slip = The wood pays 200 and stays in your own port. Sell it.
lesson-mediterranee-end = 800 ducats for one wine! In two rounds you went from 2000 to 3300 ducats and four ports. A game lasts 8 to 12 rounds; then the most prosperity points win. Not shown here: prices in other players’ ports, deals, building galleys and forts, permission to pass, combat. The rules page explains them all. Fair winds!
