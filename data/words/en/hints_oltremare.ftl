# Why and when, for each kind of question of Oltre Mare: shown until somebody has finished a game.

hint-oltremare-trade-active =
    Trade and buy before you load: you must have as many cards as the load on top of your cargo, and cards of the good that lies there make a run.
    Propose when someone may have that good and you hold what lies on top of theirs; buy when you are short; go on when nothing more helps.
hint-oltremare-trade-partner =
    A deal with the player at turn earns you 1 prestige, and prestige pays 6, 3 and 1 ducats twice in a game.
    Accept what costs you little or fits your cargo; counter when it nearly does; decline when it would break a run of yours.
hint-oltremare-main-play =
    You play exactly the load of your top card. Equal icons add up: one gives 1, two give 3, three give 6.
    Put together what shares an icon you want, mind the pirates, and keep cards of one good together for your run.
hint-oltremare-main-sail =
    Where you stop you take the harbour marker: it helps in every turn until the next one, and markers count at the end.
    Choose the marker that fits your cards: ducats for Big deal, ships for High seas, many lions for the local authority.
hint-oltremare-main-compass =
    The compass carries you at once to any port without one; then it is gone.
    Use it for the marker you really want; keep it if you only need one more marker at the end.
hint-oltremare-cargo-load =
    The last card lies on top and rules your next turn: lions are cards you may hold, load is cards you must play.
    Put the good of your run first, next to its like; and on top many lions for a big hand, or a big load for a big turn.
hint-oltremare-maritime-discard =
    You hold more cards than the lions on top of your cargo allow; each card too many costs 1 ducat at the end.
    Part with what stands alone and with pirates; next time trade it away before.
