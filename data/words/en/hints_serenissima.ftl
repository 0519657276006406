# Why and when, for each kind of question of Serenissima: shown until somebody has finished a game.

hint-serenissima-close-port =
    With fewer players some ports are closed: nobody will load, sell or land there.
    Close what would help a rival’s start, or what is far from the start you want.
hint-serenissima-start =
    Your first port decides which good you have for free, and your galley’s number when it acts.
    A low number is first at neutral ports; a port with free neighbours of other goods grows fast.
hint-serenissima-start-galley =
    Galleys act in the order of their numbers, all players mixed.
    Spread yours over the round, or take a number right after a rival’s to answer him.
hint-serenissima-activation =
    One galley: load, then sail one zone per sailor, then sell or fight, never both. Or invest instead.
    Early on land on neutral ports; then carry a good to where it is lacking; fill your own warehouses before a scoring.
hint-serenissima-investment =
    Ducats become sailors, one galley, forts and basilicas. Sailors are reach, strength and guards at once.
    A galley with a number still to come acts in this round; guard ports that a rival can reach; build a basilica early, it pays at every scoring.
hint-serenissima-special-investment =
    After a scoring whoever has fewer than two galleys may buy some.
    Take them: without galleys you neither trade nor defend. Man them well enough not to be the next victim.
hint-serenissima-fight =
    Both sides roll again, one die for each point of combat value; each skull kills.
    Go on while you have clearly more dice; break off when a loss would open a port of yours or cost the cargo.
hint-serenissima-conquest =
    Sailors ashore hold the port, sailors aboard sail on; with none ashore it belongs to nobody.
    One is enough where nobody comes by; more where a rival’s galley is near.
hint-serenissima-salvage =
    What fits into your free places is yours, the rest is lost.
    Take the good that your next port lacks, and spice before anything else.
hint-serenissima-blockade-move =
    With more sailors there than this galley has, you may stop it where it is.
    Stop it when it heads for one of your ports or for a sale; let it pass when you want to be let past yourself.
hint-serenissima-blockade-sale =
    With more sailors there, you may forbid the sale; the galley may fight you or end its turn.
    Forbid it when the ducats or the place in the warehouse matter more than peace.
hint-serenissima-blockade-landing =
    With more sailors there, you may keep this galley from taking the neutral port.
    Keep it off when you want the port yourself in the next turns; be ready to be attacked.
