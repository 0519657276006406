# Why and when, for each kind of question of Oltre Mare: shown until someone has finished a game.

hint-oltremare-trade-active =
    Trade and buy before you play. You need as many cards as the load on top of your cargo, and more of the good on top makes a run.
    Offer a trade if someone may have that good and you have what’s on top of theirs. Buy if you’re short. Go on when nothing else helps.
hint-oltremare-trade-partner =
    A trade with the active player earns you 1 prestige. Prestige pays 6, 3 and 1 ducats, twice per game.
    Accept what costs you little or suits your cargo. Make a counter-offer if it nearly does. Decline if it breaks one of your runs.
hint-oltremare-main-play =
    You play exactly as many cards as the load of your top card. Matching icons add up: one gives 1, two give 3, three give 6.
    Play cards that share an icon you want, watch out for pirates, and keep one good together for your run.
hint-oltremare-main-sail =
    You take the harbour marker where you stop. It works every turn until the next one, and markers count at the end.
    Choose the marker that suits your cards: ducats for Big deal, ships for High seas, many lions for Local authority.
hint-oltremare-main-compass =
    The compass takes you straight to any port without one, and then it’s gone.
    Use it for a marker you really want. Keep it if you just need one more marker at the end.
hint-oltremare-cargo-load =
    The last card is on top and decides your next turn. Its lions are how many cards you can hold, its load how many you must play.
    Put the good of your run first, next to the same good. On top, put many lions for a big hand or a big load for a big turn.
hint-oltremare-maritime-discard =
    You have more cards than the lions on top of your cargo allow. Each extra card costs 1 ducat at the end.
    Give up single cards and pirates. Next time, trade them away first.
