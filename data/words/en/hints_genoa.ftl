# Why and when, for each kind of question of Die Händler von Genua: shown until somebody has finished a game.

hint-genoa-start =
    You can let the dice decide, or play your card and start wherever you like.
    Play it when one start brings you past your own order or message and past buildings that others pay for.
hint-genoa-tower =
    You lead: up to four steps, one action of your own, and everything else is for sale.
    Act where your orders need it, accept the best offers on the way, ask for more when somebody wants a place badly, and name a price where nobody has bid.
hint-genoa-bid =
    You have one action in this turn too, if the tower player brings it where you need it. An offer costs nothing until it is accepted.
    Bid for wares and buildings of your orders, a little under what they are worth; say not interested when the way leads nowhere for you.
hint-genoa-action =
    Your one action of this turn: take what the building gives, and deliver a small order if it belongs here.
    Play special cards when they complete an order now; keep them when they only might.
hint-genoa-messages =
    The tower visited both buildings of a message of yours: 30 ducats for each.
    Claim them all; there is hardly a reason to wait.
hint-genoa-cards =
    A deal is made, and you choose which of your cards change hands.
    Give what you cannot fulfil soon, and keep privileges that stand next to each other.
hint-genoa-markers =
    A building you own pays you 10 ducats whenever somebody else uses it, and 10 at the end.
    Mark what everybody visits, depots above all; it takes two markers to replace a rival’s.
