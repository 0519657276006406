# Why and when, for each kind of question of Neptun: shown until someone has finished a game.

hint-neptun-draft-contract =
    You deliver your five contracts from left to right, and lose any you skip. A low oar card lets you choose earlier next turn.
    Take ports near your other contracts, and leave gaps in your slots. If you choose late in the turn, revealing is often better.
hint-neptun-draft-wishes =
    It isn’t your turn yet, but you can say what you want: open contracts, or a route of ports for this whole phase.
    Choose a contract if you want just that one. Leave a route if you know where you’re going and the others are slow.
hint-neptun-sail-oars =
    Your range is the wind plus your card’s power. The winds on all cards played this turn are added to 5, and that’s the next wind.
    Play a weak card when the next port is near and a strong one when it’s far. Each missing mile costs 1 gold.
hint-neptun-sail-course =
    You can deliver one contract where you stop, and lose open ones to its left. With each delivery you can buy one temple point for 3 gold.
    Deliver from left to right. Buy the point when it breaks a tie or wins a temple.
hint-neptun-extra-sail =
    You still have open contracts and oar cards, so you can sail once or twice more with the same wind.
    Go if you can reach a contract: five deliveries earn the bonus tile. Skip it if the card is worth more next round.
