# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Welcome, Venetian! Ten sailors for two galleys and your capital. A galley has five places: a sailor aboard is a zone you can sail, an empty place is room for a good. Who stays at home guards Venezia.
    Put 4 on galley 1, 3 on galley 2, and 3 in the garrison.
lesson-mediterranee-crew-slip = That works too, but then the wares and the ways of this lesson do not fit. 4, 3 and 3.
lesson-mediterranee-bid =
    Every turn begins with an auction for the order of play. All bids are secret, and everybody pays what they bid, so bid little. Today it is good to be first at the free ports.
    Bid 100, and wish for the first place, then the second.
lesson-mediterranee-bid-slip = 100 ducats will do, and the places in order: first, then second.
lesson-mediterranee-buy =
    The market. Venezia makes wine, and a piece costs 100 ducats. Galley 1 has four sailors and one place left.
    Buy 1 wine for galley 1.
lesson-mediterranee-buy-done = Not with empty holds! Buy the wine first.
lesson-mediterranee-buy-slip = 1 wine for galley 1: more does not fit.
lesson-mediterranee-buy-two =
    Galley 2 has only three sailors: room for two.
    Buy 2 wine for galley 2.
lesson-mediterranee-buy-two-slip = Fill it up: 2 wine for galley 2.
lesson-mediterranee-market-done =
    Everybody does all of a phase before the next one begins. You have what you need.
    End your market.
lesson-mediterranee-market-done-slip = The rest can wait for the next turn. End your market.
lesson-mediterranee-modon =
    Sailing: one zone for each sailor. To the south-east lies Modon, which belongs to nobody and makes wood.
    Sail galley 1 to Modon.
lesson-mediterranee-modon-slip = Galley 1, with its four sailors, goes the long way: to Modon.
lesson-mediterranee-ragusa =
    Ragusa makes wood too, and is near. One good from several ports of yours is a strong position.
    Sail galley 2 to Ragusa.
lesson-mediterranee-ragusa-slip = Galley 2 goes to Ragusa, next door.
lesson-mediterranee-land =
    A port without a garrison belongs to whoever puts a sailor ashore. Keep the others aboard, or your galley sinks.
    Land 1 sailor in Modon.
lesson-mediterranee-land-slip = One sailor is enough to take it, and the galley needs the others. Land 1 here.
lesson-mediterranee-land-ragusa =
    And the same in Ragusa.
    Land 1 sailor in Ragusa.
lesson-mediterranee-sell =
    A port buys one piece of each good that it neither makes nor stores, and pays 100 times the lowest free number of its warehouse: even your own! What lies there also counts at the end.
    Sell the wine in Modon.
lesson-mediterranee-sell-slip = Sell the wine here: 200 ducats, and the warehouse begins to fill.
lesson-mediterranee-sell-ragusa =
    Ragusa pays 200 as well. Galley 2 keeps its second wine: there is a better customer for it.
    Sell one wine in Ragusa.
lesson-mediterranee-bid-again =
    Turn 2. Nobody threatens you, so the order matters little: a good moment to save. Giulia has taken Napoli, remember that.
    Bid nothing.
lesson-mediterranee-bid-again-slip = Save your money this time: bid 0, and leave the places as they are.
lesson-mediterranee-enlist =
    In your ports as many sailors enlist as goods are stored there: that is another use of a full warehouse. Galley 2 left one ashore and needs three to get to Napoli.
    Enlist 1 sailor in Ragusa, for galley 2.
lesson-mediterranee-enlist-where = Where he is needed: in Ragusa, aboard galley 2.
lesson-mediterranee-enlist-slip = First the sailor: without him Napoli is out of reach.
lesson-mediterranee-wood =
    Galley 1 lies in Modon, with two free places. Your own wood costs 100 apiece.
    Buy 2 wood for galley 1.
lesson-mediterranee-wood-slip = 2 wood for galley 1: there are ports to the south that have none.
lesson-mediterranee-napoli =
    Your wine for Napoli! It belongs to Giulia, and no port of hers makes or stores wine. That is called a new market, and it pays 500 more.
    Sail galley 2 to Napoli.
lesson-mediterranee-napoli-slip = Galley 2, with the wine, to Napoli: that is where the bonus is.
lesson-mediterranee-creta =
    And galley 1 looks for a port of its own. Creta is small, but free, and makes wine.
    Sail galley 1 to Creta.
lesson-mediterranee-creta-slip = Galley 1 to Creta: free, and without wood.
lesson-mediterranee-peace =
    You lie before Napoli with three sailors, and one guards it. In combat both throw a die, add their sailors and divide by three: so many fall on the other side. You could try. But a customer is worth more than a conquest today: your own port would pay no bonus.
    Attack nobody.
lesson-mediterranee-peace-slip = Perhaps you would win, but you would lose the 500 for the new market. Keep the peace today.
lesson-mediterranee-land-creta =
    Your fourth port.
    Land 1 sailor in Creta.
lesson-mediterranee-new-market =
    And now look at the price.
    Sell the wine in Napoli.
lesson-mediterranee-new-market-slip = First the wine, in Napoli: 300, and 500 for the new market.
lesson-mediterranee-last =
    The wood for Creta: it fills half of its little warehouse. A full one is worth points.
    Sell the wood in Creta.
lesson-mediterranee-last-slip = The wood stays in your own port, pays 200, and fills the warehouse. Sell it.
lesson-mediterranee-end = 800 ducats for a single wine! From 2000 ducats you came to 3300 in two turns, with four ports. Sailors are reach, warehouses enlist sailors and count at the end, different goods sell, and new markets pay best: that is Méditerranée. Fair winds!
