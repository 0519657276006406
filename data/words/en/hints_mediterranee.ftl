# Why and when, for each kind of question of Méditerranée: shown until somebody has finished a game.

hint-mediterranee-manning =
    Sailors aboard are zones you can sail and strength in combat; every place they fill is a good less. Those at home guard your capital.
    Three or four on each galley leave room to trade; two or three at home are enough at first.
hint-mediterranee-bid =
    Everybody pays their bid, and the highest chooses a place in the order of this turn.
    Bid when two want the same port or when you must strike, or flee, first; otherwise save your ducats.
hint-mediterranee-place =
    Your bid lets you choose when to act in every phase of this turn.
    First is first at free ports; last sees what all the others do.
hint-mediterranee-market =
    Here money becomes goods, sailors, galleys and forts, in any order and as often as you like.
    Load what the ports you will reach do not have; enlist where goods are stored; build galleys where wood and iron are.
hint-mediterranee-price =
    Somebody wants to buy in your port: you name the price, 100 to 300, more with a monopoly. You cannot refuse to sell.
    Ask much from rivals and for scarce goods; ask little from friends, and remember that they may offer less once.
hint-mediterranee-haggle =
    The buyer offers less than you asked; if you say no, your first price still stands.
    Accept when they would otherwise buy nothing; refuse when they need the goods.
hint-mediterranee-trade =
    A deal from galley to galley, at any price you both like.
    Sell what your next port already has, buy what opens a new market; the more they need it, the more it may cost.
hint-mediterranee-trade-counter =
    This is their last word: yes makes the deal, no ends it.
    Say yes if it is better than no deal at all; there is no further round.
hint-mediterranee-sail =
    One zone for each sailor aboard. Through a zone with galleys of others you need their leave.
    Go where your cargo is lacking; keep a galley near a port that is in danger.
hint-mediterranee-passage =
    Someone wants to sail through your zone; without your leave their move ends there.
    Stop what heads for your ports; let others pass, and they may do the same for you.
hint-mediterranee-combat =
    Each side throws a die, adds its sailors and divides by three (by four against a fort): so many fall on the other side.
    Attack with clearly more sailors, for a cargo or a port worth it. A customer who pays for a new market may be worth more.
hint-mediterranee-spoils =
    You have won: sink the galley, or take it with some of your sailors.
    Take it if you can man both; sink it if you would only weaken yourself.
hint-mediterranee-stow =
    The goods are yours as far as there is room.
    Keep what the next port lacks; leave behind what you can buy anywhere for 100.
hint-mediterranee-land =
    A port without a garrison belongs to whoever lands: its good, its warehouse and its points with it. Without sailors a galley sinks.
    Land wherever you can spare one sailor; two or three where rivals sail.
hint-mediterranee-sell =
    A port buys one of each good that it neither makes nor stores, at 100 times its lowest free number; a new market in a rival’s port pays 500 more.
    Sell nearly always; keep a good only for a new market within reach.
