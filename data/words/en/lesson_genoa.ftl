# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    In Genoa the richest player wins after the last round. This turn you move the tower, up to four steps, and one player can act in each building. Everyone has one action a turn. Your small order wants rice in the Guild Hall and pays 40 ducats. The Grain Depot, right next to the tower, has rice.
    Choose “Move the tower”, then Grain Depot.
lesson-genoa-grain-sold = 20 ducats is a good price, but the rice will bring you 40. Keep this action for yourself and move there.
lesson-genoa-grain-end = The tower has only just started! Choose “Move the tower”, then Grain Depot.
lesson-genoa-grain-slip = Rice first. Choose “Move the tower”, then Grain Depot.
lesson-genoa-act =
    Paolo offers 20 ducats for this action, Caterina 10. You can sell any action you don’t use yourself, but you need this one. It gives you wheat and rice.
    Choose “Use this action”.
lesson-genoa-act-sold = Tempting! But then the rice is gone, and your own action still needs a better place.
lesson-genoa-act-slip = Take the wheat and rice yourself: “Use this action”.
lesson-genoa-villa =
    Your action is used, and three steps are left. Now you sell. You also hold a message: Palace and Grain Depot. If the tower visits both in one turn, you get 30 ducats. The way to the Palace goes past Villa Colini and the Harbour.
    Choose “Move the tower”, then Villa Colini.
lesson-genoa-villa-end = You have three steps left, and 30 ducats are on the way. Go on!
lesson-genoa-villa-slip = The Palace is to the south. Move to Villa Colini, then the Harbour.
lesson-genoa-counter =
    Paolo offers 5 ducats for the Harbour. He wants it, and you pass it anyway, so ask for more. A counter-offer goes to one bidder and names your price.
    Choose “Counter-offer in ducats”, then Paolo’s offer for the Harbour, 15 ducats.
lesson-genoa-counter-accept = Five ducats are five ducats, but he’ll pay more. Ask him first.
lesson-genoa-counter-move = Then his five ducats are all you can get. Ask for more before you go.
lesson-genoa-counter-slip = Choose “Counter-offer in ducats” for Paolo’s offer: 15 ducats.
lesson-genoa-deal =
    He comes up to 10. Meeting halfway is how deals are made here. When you accept, he pays, the tower goes there, and he uses the action.
    Choose “Accept an offer”, then Paolo’s 10 ducats.
lesson-genoa-deal-slip = 10 ducats for an action you can’t use is good business. Choose “Accept an offer”.
lesson-genoa-price =
    The Palace is next, and nobody has made an offer for it. So name a price yourself. Anyone can take it.
    Choose “Name a price”, then Palace, 15 ducats.
lesson-genoa-price-move = You’d get there, but earn nothing. First choose “Name a price”: 15 ducats.
lesson-genoa-price-slip = Choose “Name a price”, then Palace, 15 ducats. That’s a fair price.
lesson-genoa-bid =
    Caterina took it, and your message paid 30. You have 185 ducats! Now she moves the tower, and you make offers. Your large order pays 100 for rice, pepper and silk. The pepper is in the Spice Depot, two steps from her.
    Choose “Offer ducats”, then Spice Depot, 15 ducats.
lesson-genoa-bid-decline = Don’t pass yet. The pepper is on her way, and an offer costs nothing until she accepts it.
lesson-genoa-bid-slip = One offer is enough. Choose “Offer ducats”, then Spice Depot, 15 ducats.
lesson-genoa-not-here =
    Caterina wants to leave the Grain Depot, but nobody has used its action. No action is lost while someone wants it. So before the tower leaves, everyone is asked once. You have one action in her turn, and you need it for the pepper.
    Choose “Pass”, then “for this space”.
lesson-genoa-not-here-turn = That would also cancel your offer for the pepper. Pass “for this space” only.
lesson-genoa-not-here-slip = You already have wheat and rice. Choose “Pass”, then “for this space”.
lesson-genoa-guild =
    Salt and pepper are yours for 15. Now Paolo moves the tower, and the Guild Hall is two steps from him. There your rice is worth 40, and the action draws another large order. In this form you can bid on many buildings at once. The last field is already set.
    Choose “Make several offers”: 15 for the Guild Hall, and “I don’t want the others”.
lesson-genoa-guild-decline = Without an offer, Paolo goes elsewhere. Your rice is waiting, so bid on the Guild Hall.
lesson-genoa-guild-slip = Offer 15 for the Guild Hall only, and “I don’t want the others”. When you get an action: “ask me what to do”.
lesson-genoa-deliver =
    He took your 15 over Caterina’s 10, and you drew a large order. A small order can be delivered right after your own action in its building.
    Choose “Deliver small order”.
lesson-genoa-deliver-slip = Don’t leave without your 40 ducats. Choose “Deliver small order”.
lesson-genoa-end = 40 ducats for a handful of rice! You started with 130 ducats and now have 195, some pepper, and two large orders to work on. Go where you need to, sell what you can’t use, and bid when others move the tower. Not shown here: ownership markers, privileges and special cards, and how they score at the end. You’ll find them in the rules. Buon lavoro!
