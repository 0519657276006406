# Why and when, for each kind of question of Méditerranée: shown until someone has finished a game.

hint-mediterranee-manning =
    Each sailor aboard takes the galley one zone further and fights, but uses a place for goods. Sailors at home guard your capital.
    Three or four on each galley leave room to trade. Two or three at home are enough at first.
hint-mediterranee-bid =
    Everyone pays their bid. The highest bid chooses a place in this round’s turn order.
    Bid when two of you want the same port, or when you must attack or escape first. Otherwise save your ducats.
hint-mediterranee-place =
    You choose when you act in every phase of this round.
    The first player gets to free ports first; the last sees what everyone else does.
hint-mediterranee-market =
    Here you turn money into goods, sailors, galleys and forts, in any order and as often as you like.
    Load what your next ports don’t have. Recruit where goods are stored. Build galleys where there’s wood and iron.
hint-mediterranee-price =
    Someone wants to buy in your port. Your price is 100 to 300, or more with a monopoly. You can’t refuse to sell.
    Ask a lot from rivals and for scarce goods. They can make one lower offer.
hint-mediterranee-haggle =
    The buyer offers less than you asked. If you say no, they can still buy at your first price.
    Accept if they’d buy nothing otherwise. Refuse if they need the goods.
hint-mediterranee-trade =
    A deal from galley to galley, at any price you both like.
    Sell what your next port already has; buy what opens a new market. The more they need it, the more it can cost.
hint-mediterranee-trade-counter =
    This is their final offer: yes makes the deal, no ends it.
    Accept if it’s better than no deal at all.
hint-mediterranee-sail =
    A galley sails one zone for each sailor aboard. You need permission to pass through a zone with other players’ galleys.
    Go where ports don’t have your cargo yet. Keep a galley near a port in danger.
hint-mediterranee-passage =
    Someone wants to sail through your zone. Without your permission their galley stops there.
    Stop those who are heading for your ports. Let the others pass, and they may do the same for you.
hint-mediterranee-combat =
    Each side rolls a die, adds its sailors and divides by 3 (by 4 against a fort). The other side loses that many sailors.
    Attack with clearly more sailors, for a cargo or port worth it. A customer for a new market may be worth more.
hint-mediterranee-spoils =
    You won. Sink the galley, or capture it with some of your sailors.
    Capture it if you can crew both; sink it if that would only weaken you.
hint-mediterranee-stow =
    You get as many of these goods as you have room for.
    Keep what your next port doesn’t have. Leave what you can buy anywhere for 100.
hint-mediterranee-land =
    A port without a garrison belongs to the player who lands, with its good, warehouse and points. Without sailors a galley sinks.
    Land wherever you can spare one sailor; land two or three where rivals sail.
hint-mediterranee-sell =
    A port buys one of each good it neither produces nor stores, for 100 times its lowest free number. A new market in a rival’s port pays 500 extra.
    Sell nearly always. Keep a good only for a new market within reach.
