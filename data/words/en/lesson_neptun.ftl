# The lesson of Neptun, step by step.

lesson-neptun-turn =
    Welcome to Crete! You will load five contracts into five slots, then sail them from left to right. Salt to Thessalonica lies open, and it is a good one. But you are the last in this turn: pass it, and it stays there, with a gold on it.
    Turn up the next contract.
lesson-neptun-turn-slip = It would fit. But nobody comes after you in this turn: turn up the next one, and the salt waits for you with a gold on top.
lesson-neptun-carthago =
    Honey to Carthago. The last of the row must be taken, and its oar card is a low one. A slot is fixed for the whole round, and Carthago is far in the west: late in your voyage.
    Load it into slot 4.
lesson-neptun-carthago-slip = You sail from left to right, and what you skip is lost. Carthago comes late, with one slot after it: slot 4.
lesson-neptun-salt =
    Nobody took the salt, and a gold lies on it. And your oar card was the lowest, so you choose first. Thessalonica is near Crete: a first stop.
    Take Salt to Thessalonica, into slot 1.
lesson-neptun-salt-turn = Now it would go to somebody else, with its gold. Take it.
lesson-neptun-salt-slip = Right contract! It is the nearest port, so let it be the first stop: slot 1.
lesson-neptun-turn-again =
    Honey to Byzantium pays gold, and gold is nice, but points win temples. Thessalonica lies in Graecia; a second contract there would help more.
    Turn up the next contract.
lesson-neptun-turn-again-slip = Three gold are tempting. But most points in a temple win its tile, and gold only counts in the gold temple. Look at the next one.
lesson-neptun-athenae =
    Grain to Athenae: 2 points in Graecia, three miles from Thessalonica. That is what you hoped for. Its oar card of 1 is weak, but it keeps you first.
    Load it into slot 2.
lesson-neptun-athenae-turn = You will not find a better neighbour of Thessalonica. Take it.
lesson-neptun-athenae-slip = Athenae comes right after Thessalonica: slot 2.
lesson-neptun-turn-third =
    Byzantium again, now with a gold. Slots 3 and 5 are empty: something in Graecia, and something beyond Carthago.
    Turn up the next contract.
lesson-neptun-turn-third-slip = Byzantium lies behind you once you sail west. Look further.
lesson-neptun-leptis =
    Grapes to Leptis Magna, Africa like Carthago and not far from it. Only 1 point, but five fulfilled contracts earn a bonus of 3.
    Load it into slot 5.
lesson-neptun-leptis-turn = It closes your voyage well: Carthago, then Leptis Magna. Take it.
lesson-neptun-leptis-slip = Leptis Magna lies beyond Carthago: it is the last stop, slot 5.
lesson-neptun-turn-last =
    One slot is left, number 3: between Athenae and Carthago. Tarraco is in Hispania, far off your way.
    Turn up the next contract.
lesson-neptun-turn-last-slip = Seven gold, but you would never get to Tarraco and back in five turns. Turn up the next.
lesson-neptun-second-athenae =
    Salt to Athenae, 3 points in Graecia, a port where you stop anyway. Your voyage is complete.
    Take it: slot 3 is the only one left.
lesson-neptun-second-athenae-slip = Athenae is on your way already, and it pays 3 points. Take it.
lesson-neptun-oars =
    Now you sail. Everybody chooses an oar card in secret: you get as far as the wind and the power of your card together. The wind is 5, Thessalonica 11 miles away. Power 5 makes 10, and a gold buys the last mile.
    Play the 5 with wind +2: strong winds help the next turn.
lesson-neptun-oars-slip = Keep the personal cards, 4 and 6: they never run out before you need them. The 5 with wind +2 brings you there, and the wind up.
lesson-neptun-sail =
    Ten miles are free, the eleventh costs a gold. Contracts are fulfilled from left to right: an open one to the left of what you deliver is lost. So begin with slot 1.
    Sail to Thessalonica and deliver the salt.
lesson-neptun-sail-athenae = Athenae is nearer, but delivering there first would lose your salt to the left. Thessalonica comes first.
lesson-neptun-sail-slip = Thessalonica, slot 1, without an extra point: the gold is needed later.
lesson-neptun-oars-small =
    The wind has risen to 10, and Athenae is three miles away. You hardly need to row: a time for weak cards.
    Play the 2 with wind +2.
lesson-neptun-oars-small-slip = Too much effort for three miles. Save the strong cards, and play the 2 with wind +2.
lesson-neptun-sail-athenae-first =
    Both your contracts for Athenae could be delivered, but only one a turn, and the left one first.
    Sail to Athenae and deliver the grain, slot 2.
lesson-neptun-sail-left = Then the grain, to the left of it, would be lost. First slot 2; the salt can be delivered next turn.
lesson-neptun-sail-first-slip = To Athenae, with the grain from slot 2.
lesson-neptun-oars-stay =
    You are where you want to be: the next contract is for Athenae too. A card is spent all the same.
    Play the other 2.
lesson-neptun-oars-stay-slip = You do not even leave the harbour this turn. The weakest useful card will do: the 2.
lesson-neptun-stay =
    Staying costs nothing. After this you have 7 points in Graecia, and nobody is near.
    Stay in Athenae and deliver the salt.
lesson-neptun-stay-slip = Stay, and deliver the salt from slot 3. Keep the gold for Carthago.
lesson-neptun-oars-far =
    Carthago is 20 miles away: two turns. The wind is 7; with a 6 you make 13 and get to Syracusae, right opposite.
    Play your personal 6.
lesson-neptun-oars-far-slip = Now is the time to row: 7 and 6 are 13 miles, exactly to Syracusae.
lesson-neptun-west =
    Nothing to deliver on the way, and that is fine: a voyage is planned as a whole.
    Sail to Syracusae.
lesson-neptun-west-slip = Syracusae: from there it is 7 miles to Carthago.
lesson-neptun-oars-last =
    Turn 5, wind 7. Carthago is 7 miles away, and your 1 must be kept for the very end.
    Play your personal 4.
lesson-neptun-oars-last-slip = Keep the 1 and the 5 for the extra turn. Play the personal 4.
lesson-neptun-buy =
    Honey for 3 points in Africa. Lucia has 3 there as well. Once for each contract you may buy a point for 3 gold: 4 against 3!
    Sail to Carthago, deliver the honey, and buy a point.
lesson-neptun-buy-point = Deliver, yes, but 3 and 3 would be a tie with Lucia. Buy the point: that is what the gold was for.
lesson-neptun-buy-leptis = Leptis Magna first would lose the honey to its left. Carthago!
lesson-neptun-buy-slip = To Carthago: deliver the honey, and buy a point with it.
lesson-neptun-extra =
    Your last contract is open, and you still hold oar cards: that gives you an extra turn with the same wind. Leptis Magna is 3 miles away, even the 1 gets there.
    Play the 1, sail to Leptis Magna, and deliver the grapes.
lesson-neptun-extra-oar = The 5 would get there too, but the 1 is enough.
lesson-neptun-extra-slip = Do not stop here: the fifth contract brings the bonus tile. The 1, Leptis Magna, deliver.
lesson-neptun-end = All five contracts: the bonus tile is yours, and with it the temples of Graecia and Africa. 10 points against 9 and 6, and the lead after round A. A route from left to right, a gold for patience, the right oar at the right wind: that is Neptun. Two rounds more in a real game, and the tiles grow. Well rowed!
