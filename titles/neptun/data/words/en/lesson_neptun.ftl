# The lesson of Neptun, step by step.

lesson-neptun-turn =
    In Neptun the most points after three rounds win. Most points come from temple tiles, which go to the player who delivered the most to a region. First you load five contracts, then you deliver them from left to right. Salt to Thessalonica is open. But you’re last this turn, so if you leave it, it stays, with 1 gold on it.
    Choose “Reveal next contract”.
lesson-neptun-turn-slip = It would fit. But nobody chooses after you this turn. Choose “Reveal next contract”, and the salt waits for you with 1 gold on it.
lesson-neptun-carthago =
    Honey to Carthage. You must take the last contract in the row. It goes into one of five slots and stays there all round. Carthage is far to the west, so it comes late in your voyage.
    Choose Honey to Carthage, then “Slot 4”.
lesson-neptun-carthago-slip = You deliver from left to right, and lose what you skip. Carthage comes late, with one slot after it: “Slot 4”.
lesson-neptun-salt =
    Nobody took the salt, so there’s 1 gold on it. Each contract comes with an oar card. The lowest one chooses first next turn, and that was yours. Thessalonica is near Crete, so it’s a good first stop.
    Choose Salt to Thessalonica, then “Slot 1”.
lesson-neptun-salt-turn = Then someone else would get it, and the gold. Take it.
lesson-neptun-salt-slip = Right contract! It’s the nearest port, so make it the first stop: “Slot 1”.
lesson-neptun-turn-again =
    Honey to Byzantium pays gold. Gold is useful, but points win temples. Thessalonica is in Greece, and a second contract there would help more.
    Choose “Reveal next contract”.
lesson-neptun-turn-again-slip = 3 gold is tempting. But the most points in a region win its temple tile. Gold only counts in the gold temple. Choose “Reveal next contract”.
lesson-neptun-athenae =
    Grain to Athens pays 2 points in Greece, and it’s three miles from Thessalonica. Just what you hoped for! Its oar card of 1 is weak, but you stay first.
    Choose Grain to Athens, then “Slot 2”.
lesson-neptun-athenae-turn = You won’t find a better neighbour for Thessalonica. Take it.
lesson-neptun-athenae-slip = Athens comes right after Thessalonica: “Slot 2”.
lesson-neptun-turn-third =
    Byzantium again, now with 1 gold. Slots 3 and 5 are empty. You want something in Greece and something beyond Carthage.
    Choose “Reveal next contract”.
lesson-neptun-turn-third-slip = Byzantium is behind you once you sail west. Choose “Reveal next contract”.
lesson-neptun-leptis =
    Grapes to Leptis Magna, in Africa like Carthage and not far from it. It’s only 1 point, but five deliveries earn the bonus tile, worth 3.
    Choose Grapes to Leptis Magna, then “Slot 5”.
lesson-neptun-leptis-turn = It ends your voyage well: Carthage, then Leptis Magna. Take it.
lesson-neptun-leptis-slip = Leptis Magna is beyond Carthage, so it’s the last stop: “Slot 5”.
lesson-neptun-turn-last =
    One slot is left, number 3, between Athens and Carthage. Tarraco is in Hispania, far off your route.
    Choose “Reveal next contract”.
lesson-neptun-turn-last-slip = 7 gold, but you’d never get to Tarraco and back in five turns. Choose “Reveal next contract”.
lesson-neptun-second-athenae =
    Salt to Athens pays 3 points in Greece, in a port where you stop anyway. Your voyage is complete.
    Choose Salt to Athens. Only slot 3 is left.
lesson-neptun-second-athenae-slip = Athens is on your route already, and it pays 3 points. Choose Salt to Athens.
lesson-neptun-oars =
    Now you sail. Everyone chooses an oar card in secret. Your range is the wind plus your card’s power. The wind is 5, and Thessalonica is 11 miles away. Power 5 gives you 10, and 1 gold buys the last mile.
    Choose the 5 with wind +2.
lesson-neptun-oars-slip = Save your personal 4 and 6. Once played, they’re gone for good. Choose the 5 with wind +2.
lesson-neptun-sail =
    Ten miles are free, and the eleventh costs 1 gold. Deliver from left to right: an open contract to the left of the one you deliver is lost. So start with slot 1.
    Choose Thessalonica, then “Deliver Salt (slot 1)”.
lesson-neptun-sail-athenae = Athens is nearer, but if you deliver there first, you lose the salt to the left. Thessalonica comes first.
lesson-neptun-sail-slip = Choose Thessalonica, then “Deliver Salt (slot 1)”. Don’t buy a point yet. You’ll need the gold later.
lesson-neptun-oars-small =
    The next wind is always 5 plus the winds on all cards played. They were +2, +2 and +1, so now it’s 10. That’s the most there can be. Athens is only three miles away, so a weak card will do.
    Choose the 2 with wind +2.
lesson-neptun-oars-small-slip = That’s too much for three miles. Save the strong cards and choose the 2 with wind +2.
lesson-neptun-sail-athenae-first =
    You have two contracts for Athens, but you can deliver only one a turn. Start with the left one.
    Choose Athens, then “Deliver Grain (slot 2)”.
lesson-neptun-sail-left = Then you’d lose the grain to its left. Slot 2 first. You can deliver the salt next turn.
lesson-neptun-sail-first-slip = Choose Athens, then “Deliver Grain (slot 2)”.
lesson-neptun-oars-stay =
    You’re where you want to be: your next contract is for Athens too. You still have to play a card.
    Choose the other 2.
lesson-neptun-oars-stay-slip = You don’t even leave port this turn. The other 2 is enough.
lesson-neptun-stay =
    Staying costs nothing. This gives you 7 points in Greece, far ahead of everyone.
    Choose “Stay in Athens”, then “Deliver Salt (slot 3)”.
lesson-neptun-stay-slip = Choose “Stay in Athens”, then “Deliver Salt (slot 3)”. Keep the gold for Carthage.
lesson-neptun-oars-far =
    Carthage is 20 miles away, two turns. The wind is 7, so with a 6 you get exactly to Syracuse, 13 miles away. Personal cards can be played only once in the whole game, but this is worth it.
    Choose your personal 6.
lesson-neptun-oars-far-slip = It’s time to row. 7 and 6 make 13 miles, exactly to Syracuse. Choose your personal 6.
lesson-neptun-west =
    There’s nothing to deliver on the way, and that’s fine. You plan a voyage as a whole.
    Choose Syracuse.
lesson-neptun-west-slip = Choose Syracuse. From there it’s 7 miles to Carthage.
lesson-neptun-oars-last =
    It’s turn 5, and the wind is 7. Carthage is 7 miles away. Any card gets you there, but you’ll want your low 1 for one last trip.
    Choose your personal 4.
lesson-neptun-oars-last-slip = Keep the 1 and the 5 for an extra turn. Choose your personal 4.
lesson-neptun-buy =
    The honey pays 3 points in Africa. Lucia has 3 there too. With each delivery you can buy one more point for 3 gold, and then it’s 4 to 3!
    Choose Carthage, then “Deliver Honey (slot 4), buy a point”.
lesson-neptun-buy-point = Yes, deliver, but 3 to 3 is a tie with Lucia. Buy the point. That’s what the gold was for.
lesson-neptun-buy-leptis = If you go to Leptis Magna first, you lose the honey to the left. Choose Carthage!
lesson-neptun-buy-slip = Choose Carthage, then “Deliver Honey (slot 4), buy a point”.
lesson-neptun-extra =
    You still have an open contract and oar cards, so you get an extra turn with the same wind. Leptis Magna is 3 miles away. Even the 1 gets you there.
    Choose the 1, then Leptis Magna, then “Deliver Grapes (slot 5)”.
lesson-neptun-extra-oar = The 5 gets there too, but the 1 is enough.
lesson-neptun-extra-slip = Don’t stop now. The fifth delivery earns the bonus tile. Choose the 1, Leptis Magna, then “Deliver Grapes (slot 5)”.
lesson-neptun-end = All five contracts! You win the bonus tile and the temples of Greece and Africa: 10 points against 9 and 6 after round A. A real game has two more rounds, the tiles are worth more, and second and third places count too. Not shown here: the gold temple, ties in a temple, and leaving wishes while others choose. You’ll find them in the rules. Well rowed!
