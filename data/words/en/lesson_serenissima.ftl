# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Welcome, prince! Three galleys of yours lie at Constantinople, and they act in the order of their numbers. A galley has five places for sailors and goods. The first cube in your own port is free, a second costs 1 ducat.
    Load 2 wood onto galley 2.
lesson-serenissima-load-slip = Use the room aboard: there are two places beside the three sailors. Load 2 wood.
lesson-serenissima-sail =
    Every sailor rows one zone: three sailors, three zones. Far to the north-west lies Ragusa, a port of wine that belongs to nobody.
    Sail to Ragusa.
lesson-serenissima-sail-slip = Also a fair wind, but wine is what we want. Sail to Ragusa.
lesson-serenissima-land =
    A port without a garrison is taken by whoever puts a sailor ashore. One is enough for now; the others must row home.
    Land 1 sailor in Ragusa.
lesson-serenissima-land-done = Not yet: the port is there for the taking. Land 1 sailor.
lesson-serenissima-land-slip = One sailor holds an empty port as well as two, and you need the others aboard. Land 1.
lesson-serenissima-load-free =
    Your galley 5. The first cube of a port of yours costs nothing in every load.
    Load 1 wood, the free one.
lesson-serenissima-load-free-slip = One is free and enough this time. Load 1 wood.
lesson-serenissima-sicilia =
    When the Doge’s card shows wine, every port with wine pays 3 ducats. Sicilia makes wine too.
    Sail to Sicilia.
lesson-serenissima-sicilia-slip = Sicilia makes wine, and it is free. Sail there.
lesson-serenissima-land-again =
    The same again: a sailor ashore, and the port is yours.
    Land 1 sailor in Sicilia.
lesson-serenissima-load-third =
    Galley 8, the last of yours. This one shall earn money.
    Load 2 wood.
lesson-serenissima-alexandria =
    A port buys one cube of every good that it neither makes nor stores. Alexandria makes marble and has no wood.
    Sail to Alexandria.
lesson-serenissima-alexandria-slip = They have no wood in Alexandria, and they pay for it. Sail there.
lesson-serenissima-sell =
    A galley sells or fights, and landing counts as fighting. Today you sell: each cube takes the lowest free place of the warehouse and pays what is written there.
    Sell 1 wood.
lesson-serenissima-sell-land = Selling and landing never go together in one turn. First take the money.
lesson-serenissima-sell-slip = Wood for ducats: sell it.
lesson-serenissima-wine =
    Round 2. And what luck: the Doge’s card was wine, and your two wine ports paid 6 ducats! Now galley 2 at Ragusa, with two woods aboard.
    Load 1 wine: it is free.
lesson-serenissima-wine-slip = The first cube in your own port is free. Load the wine.
lesson-serenissima-corfu =
    Two different goods sell better than two alike. Corfu makes stone: it lacks wine, and it lacks wood.
    Sail to Corfu.
lesson-serenissima-corfu-slip = Corfu buys both of your goods. Sail there.
lesson-serenissima-both =
    One cube of each good: the first pays the lowest place, the second the next one.
    Sell wine and wood.
lesson-serenissima-both-slip = They want both: choose the wine and the wood.
lesson-serenissima-invest =
    16 ducats! Instead of using a galley you may invest. Marco holds Tunis with a single sailor, and his galley 7 there has two. Something should be done about that.
    Invest, in place of galley 5.
lesson-serenissima-invest-slip = Galley 5 is well where it is. Its turn is worth more as an investment.
lesson-serenissima-galley =
    A new galley costs 1 ducat for each galley you own, and 1 for each sailor. Number 6 comes right after 5, so it sails at once. Five sailors make it strong.
    Buy galley 6 in Sicilia with 5 sailors.
lesson-serenissima-galley-slip = Number 6, so that it sails in this very round; Sicilia, which lies beside Tunis; and all 5 sailors.
lesson-serenissima-enough =
    8 ducats are left. A good merchant keeps some: sailors must be paid in every round.
    End your turn.
lesson-serenissima-enough-slip = Keep the rest for the next round. End your turn.
lesson-serenissima-tunis =
    Galley 6 is at sea already. In a fight you roll one die for each sailor, less the zones you crossed: one zone costs you one die, four remain.
    Sail to Tunis.
lesson-serenissima-tunis-slip = Marco is at Tunis, one zone from here. Sail there.
lesson-serenissima-attack =
    Before you can storm a port, the galleys of its owner must go. Four dice of yours against two; every skull kills.
    Attack galley 7.
lesson-serenissima-attack-slip = First his galley: as long as it floats, the port is safe. Attack galley 7.
lesson-serenissima-storm =
    Sunk, and nobody of yours is lost! Now the port itself, with its one sailor.
    Storm Tunis.
lesson-serenissima-storm-slip = 99 times in 100 you win this one. Storm Tunis.
lesson-serenissima-garrison =
    Tunis has fallen. Whoever you put ashore guards it, and whoever stays aboard rows on. Two and two is a fair split.
    Put 2 sailors ashore.
lesson-serenissima-garrison-slip = With none ashore the port belongs to nobody, with all of them the galley sinks. Two is right.
lesson-serenissima-take =
    Galley 8 still lies at Alexandria, where your wood is in the warehouse. Stored cubes pay the owner at a scoring: 2 ducats for one, 5 for two, 20 for five.
    Land 1 sailor in Alexandria.
lesson-serenissima-take-slip = It is yours for one sailor, with the wood you sold there still inside. Land 1.
lesson-serenissima-end = Five ports against Marco’s three, one of his galleys at the bottom of the sea, and ducats in the chest. Ports make goods, different goods make money, money makes galleys, and a full warehouse pays at every scoring: that is Serenissima. Long may you rule!
