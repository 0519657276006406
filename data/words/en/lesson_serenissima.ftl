# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    The richest player after the third scoring wins. You start in Constantinople with three galleys. All galleys act in the order of their numbers; the wheel shows whose turn it is. A galley has five places for sailors and goods. In your own port the first cube is free, the next costs 1 ducat.
    Load 2 wood onto galley 2.
lesson-serenissima-load-slip = Use the room aboard: two places are free beside the three sailors. Load 2 wood.
lesson-serenissima-sail =
    Each sailor takes the galley one zone: three sailors, three zones. Ragusa, in the north-west, is a neutral wine port.
    Sail to Ragusa.
lesson-serenissima-sail-slip = Good idea, but we want wine. Sail to Ragusa.
lesson-serenissima-land =
    Land a sailor in a neutral port, and it’s yours. One is enough for now. Landing counts as fighting: a galley that lands can’t sell in the same turn.
    Land 1 sailor in Ragusa.
lesson-serenissima-land-done = Not yet: the port is yours for the taking. Land 1 sailor.
lesson-serenissima-land-slip = One sailor holds an empty port as well as two, and you need the others aboard. Land 1.
lesson-serenissima-load-free =
    Now your galley 5. Each time a galley loads in your own port, the first cube is free.
    Load 1 wood, the free one.
lesson-serenissima-load-free-slip = One is free, and enough this time. Load 1 wood.
lesson-serenissima-sicilia =
    Each round ends with a Doge card. When it shows wine, each of your ports with wine pays 3 ducats. Sicily produces wine too.
    Sail to Sicily.
lesson-serenissima-sicilia-slip = Sicily produces wine and is neutral. Sail there.
lesson-serenissima-land-again =
    The same again: land a sailor, and the port is yours.
    Land 1 sailor in Sicily.
lesson-serenissima-load-third =
    Galley 8 is your last one. It will earn money.
    Load 2 wood.
lesson-serenissima-alexandria =
    A port buys one cube of each good it neither produces nor stores. Alexandria produces marble and has no wood.
    Sail to Alexandria.
lesson-serenissima-alexandria-slip = Alexandria has no wood and pays for it. Sail there.
lesson-serenissima-sell =
    A galley sells or fights, never both. Today you sell. Each cube goes to the lowest free slot of the warehouse and pays the number on it.
    Sell 1 wood.
lesson-serenissima-sell-land = You can’t sell and land in the same turn. Take the money first.
lesson-serenissima-sell-slip = Sell the wood for ducats.
lesson-serenissima-wine =
    Round 2. What luck: the Doge card showed wine, and your two wine ports paid 6 ducats! Now galley 2 in Ragusa, with two wood aboard.
    Load 1 wine: it’s free.
lesson-serenissima-wine-slip = The first cube in your own port is free. Load the wine.
lesson-serenissima-corfu =
    Two different goods sell better than two of the same. Corfu produces stone; it has no wine and no wood.
    Sail to Corfu.
lesson-serenissima-corfu-slip = Corfu buys both of your goods. Sail there.
lesson-serenissima-both =
    One cube of each good: the first gets the lowest slot, the second the next.
    Sell wine and wood.
lesson-serenissima-both-slip = Corfu wants both: choose the wine and the wood.
lesson-serenissima-invest =
    16 ducats! Instead of using a galley you can invest. Marco holds Tunis with a single sailor, and his galley 7 there has two. Let’s do something about that.
    Choose “Invest instead”.
lesson-serenissima-invest-slip = Galley 5 is fine where it is. Its turn is worth more as an investment.
lesson-serenissima-galley =
    A new galley costs 1 ducat per galley you own, plus 1 per sailor. Number 6 comes right after 5, so it acts this round. Five sailors make it strong.
    Buy galley 6 in Sicily with 5 sailors.
lesson-serenissima-galley-slip = Number 6, so it acts this round; Sicily, which is next to Tunis; and all 5 sailors.
lesson-serenissima-enough =
    You have 8 ducats left. Ducats are also your score, so don’t spend them all.
    End your turn.
lesson-serenissima-enough-slip = Keep the rest for the next round. End your turn.
lesson-serenissima-tunis =
    Now galley 6. In a fight you roll one die per sailor, minus the zones you sailed. One zone costs you one die, so four are left.
    Sail to Tunis.
lesson-serenissima-tunis-slip = Marco is in Tunis, one zone away. Sail there.
lesson-serenissima-attack =
    Before you can attack a port, you must sink its owner’s galleys there. It’s your four dice against two; each skull kills a sailor.
    Attack galley 7.
lesson-serenissima-attack-slip = First his galley: while it’s there, the port is safe. Attack galley 7.
lesson-serenissima-storm =
    It sank, and you lost no one! Now the port itself, with its one sailor.
    Attack Tunis.
lesson-serenissima-storm-slip = You have a 99% chance to win this. Attack Tunis.
lesson-serenissima-garrison =
    Tunis has fallen. The sailors you land guard it; those aboard sail on. Two and two is a good split.
    Land 2 sailors.
lesson-serenissima-garrison-slip = With none ashore the port becomes neutral; with all of them the galley sinks. Two is right.
lesson-serenissima-take =
    Galley 8 is still in Alexandria, where your wood is stored. At each scoring a port pays its owner for stored cubes: 2 ducats for one, 5 for two, up to 20 for five.
    Land 1 sailor in Alexandria.
lesson-serenissima-take-slip = It’s yours for one sailor, with the wood you sold there. Land 1.
lesson-serenissima-end = You have five ports, Marco has three. From here, fill your warehouses before the next scoring. The third scoring ends the game, and the richest player wins. Not shown here: the scoring track, blockades, forts, basilicas and how ports are closed. The rules page explains them all. Fair winds!
