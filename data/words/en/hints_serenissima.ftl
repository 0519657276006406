# Why and when, for each kind of question of Serenissima: shown until someone has finished a game.

hint-serenissima-close-port =
    With fewer players some ports are closed: no one can load, sell or land there.
    Close one that would help a rival’s start, or one far from the start you want.
hint-serenissima-start =
    Your first port decides which good you get for free. Your galley’s number decides when it acts.
    A low number gets to neutral ports first. A port near free ports with other goods grows fast.
hint-serenissima-start-galley =
    All players’ galleys act in one order, by number.
    Spread yours over the round, or take a number right after a rival’s so you can respond.
hint-serenissima-activation =
    One galley loads, sails one zone per sailor, then sells or fights, never both. Or you invest instead.
    Early on, land in neutral ports. Then take goods to ports that don’t have them. Fill your own warehouses before a scoring.
hint-serenissima-investment =
    Ducats buy sailors, one galley, forts and basilicas. Sailors let you sail further, fight better and guard ports.
    A galley whose number is still to come acts this round. Guard ports a rival can reach. Build basilicas early: they pay at every scoring.
hint-serenissima-special-investment =
    With fewer than two galleys, you can buy some now.
    Do it: without galleys you can’t trade or defend yourself. Give them enough sailors to survive an attack.
hint-serenissima-fight =
    Both sides roll again, one die per point of combat value. Each skull kills a sailor.
    Go on while you have clearly more dice. Stop if a loss would cost you a port or your cargo.
hint-serenissima-conquest =
    Sailors ashore hold the port; sailors aboard sail on. With none ashore the port becomes neutral.
    One is enough where no one comes by; land more where a rival’s galley is near.
hint-serenissima-salvage =
    You keep what fits into your free places. The rest is lost.
    Take the good your next port doesn’t have, and spice before anything else.
hint-serenissima-blockade-move =
    You have more sailors there than this galley, so you can stop it.
    Stop it if it’s heading for one of your ports or for a sale. Let it pass if you’ll need the same favour.
hint-serenissima-blockade-sale =
    You have more sailors there, so you can stop the sale. The galley can then fight you or end its turn.
    Do it if the ducats or the warehouse slot matter more than peace.
hint-serenissima-blockade-landing =
    You have more sailors there, so you can keep this galley from taking the neutral port.
    Do it if you want the port yourself soon. Be ready for an attack.
