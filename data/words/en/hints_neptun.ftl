# Why and when, for each kind of question of Neptun: shown until somebody has finished a game.

hint-neptun-draft-contract =
    Five contracts make your voyage, sailed from left to right; what you skip on the way is lost. A low oar card lets you choose first next time.
    Take what lies near a contract you have; turn up when you come late in the turn; leave a gap in your slots for what may come.
hint-neptun-draft-wishes =
    It is not your turn yet, but you can say what you want: open contracts by name, or a route of ports for every turn of this draft.
    Name a contract when you want just that one; leave a route when the others are slow and you know where you mean to sail.
hint-neptun-sail-oars =
    You sail the wind plus the power of the card, and all winds of this turn together move the wind for the next one.
    Spend a weak card when the next port is near, a strong one when it is far; a mile too few costs a gold.
hint-neptun-sail-course =
    Where you stop you may fulfil one contract; open ones to its left are lost. Once each you may buy a temple point for 3 gold.
    Deliver from left to right; buy the point when it breaks a tie or takes a temple.
hint-neptun-extra-sail =
    You still have open contracts and oar cards: sail on once or twice more with the same wind.
    Go when a contract is in reach: five fulfilled ones earn the bonus tile. Do without when the cards are worth more next round.
