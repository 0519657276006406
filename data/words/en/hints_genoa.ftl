# Why and when, for each kind of question of Die Händler von Genua: shown until someone has finished a game.

hint-genoa-start =
    Let the dice decide, or play your card and start wherever you like.
    Play it when one start takes you past your own order or message and past buildings that others will pay for.
hint-genoa-tower =
    You move the tower up to four steps and have one action. You can sell all the rest.
    Act where your orders need it and take the best offers on the way. Ask for more when someone really wants a space, and name a price where nobody has made an offer.
hint-genoa-bid =
    You have one action this turn too, if the active player brings the tower where you need it. An offer costs nothing until it’s accepted.
    Bid a little under what a space is worth to your orders. Pass when the route is no use to you.
hint-genoa-action =
    This is your one action this turn. Take what the building gives, and deliver a small order if it belongs here.
    Play special cards when they complete an order now. Keep them when they only might.
hint-genoa-messages =
    The tower visited both buildings of your message, so it pays 30 ducats.
    Claim every message you can. There’s hardly ever a reason to wait.
hint-genoa-cards =
    You’ve made a deal. Now choose which of your cards to hand over.
    Give away what you can’t deliver soon, and keep privileges for neighbouring buildings.
hint-genoa-markers =
    A building you own pays you 10 ducats whenever someone else uses it, and 10 at the end.
    Choose buildings everyone visits, depots above all. Replacing a rival’s marker takes two of yours.
