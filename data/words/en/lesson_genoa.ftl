# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    Welcome to Genoa! You lead the tower this turn: up to four steps, and in each building somebody may act. Everybody has one action a turn. You hold a small order, rice for the Guild Hall, worth 40 ducats. Rice lies in the Grain Depot, right beside the tower.
    Move the tower to the Grain Depot.
lesson-genoa-grain-sold = 20 ducats are a fine price, but the rice will bring you 40. Keep this action for yourself, and move there.
lesson-genoa-grain-end = The tower has only just set out! Move it to the Grain Depot.
lesson-genoa-grain-slip = First the rice: move the tower to the Grain Depot.
lesson-genoa-act =
    Paolo offers 20 ducats for this action, Caterina 10. Whatever you do not use, you can sell; but this one you need.
    Use the action here: it gives you wheat and rice.
lesson-genoa-act-sold = Tempting. But then your own action has still to find a better place, and the rice is gone.
lesson-genoa-act-slip = Use the action here yourself: wheat and rice.
lesson-genoa-villa =
    Your action is used, and three steps are left: now you sell. You also hold a message, Palace and Grain Depot: if the tower visits both in one turn, you get 30 ducats. The way to the Palace leads past Villa Colini and the Harbour.
    Move the tower to Villa Colini.
lesson-genoa-villa-end = There are three steps left, and 30 ducats on the way. Go on!
lesson-genoa-villa-slip = The Palace lies to the south: by Villa Colini, then the Harbour.
lesson-genoa-counter =
    Paolo offers 5 ducats for the Harbour. He wants it, and you pass by anyway: there is room for a better price.
    Ask him for 15 for the Harbour.
lesson-genoa-counter-accept = Five ducats are five ducats, but he will pay more. Ask him first.
lesson-genoa-counter-move = Then his five ducats are all you get. Ask him for more before you go.
lesson-genoa-counter-slip = A counter-offer to Paolo, for the Harbour: 15 ducats.
lesson-genoa-deal =
    He offers 10. Halfway: that is how deals are made here. When you accept, he pays, the tower goes there, and he acts.
    Accept Paolo’s 10 ducats.
lesson-genoa-deal-slip = 10 for an action that you cannot use any more is good business. Accept it.
lesson-genoa-price =
    Only the Palace is left, and nobody has offered for it. Then name a price yourself: anybody may take it.
    Name a price for the Palace: 15 ducats.
lesson-genoa-price-move = You would get there, but for nothing. Name a price first: 15.
lesson-genoa-price-slip = A price for the Palace, 15 ducats: not too dear, not too cheap.
lesson-genoa-bid =
    Caterina took it, and your message paid 30: 185 ducats! Now she leads the tower, and you bid. Your large order asks for rice, pepper and silk and pays 100. Pepper lies in the Spice Depot, two steps from her.
    Offer 15 ducats for the Spice Depot.
lesson-genoa-bid-decline = Not interested? The pepper is on her way. An offer costs nothing until she accepts it.
lesson-genoa-bid-slip = One offer is enough: the Spice Depot, 15 ducats.
lesson-genoa-not-here =
    Caterina wants to leave the Grain Depot, whose action nobody has used. So everybody is asked once: does anybody want it? You have one action in her turn, and it is meant for the pepper.
    Not interested, in this space.
lesson-genoa-not-here-turn = That would also end your bid for the pepper. Only this space.
lesson-genoa-not-here-slip = You have wheat and rice already. Decline for this space.
lesson-genoa-guild =
    Salt and pepper are yours, for 15. Paolo leads now, and the Guild Hall is two steps from him: there your rice is worth 40, and the action draws another large order. In this form you can name prices for many buildings at once. One is enough.
    Offer 15 ducats for the Guild Hall, pass on the others, and be asked when you get it.
lesson-genoa-guild-decline = Without you Paolo goes elsewhere. Your rice is waiting: offer for the Guild Hall.
lesson-genoa-guild-slip = 15 ducats for the Guild Hall alone; not interested in the others; and you want to be asked about the action.
lesson-genoa-deliver =
    He took your 15 over Caterina’s 10. You drew a large order, and after your own action in its building a small order can be delivered.
    Deliver the rice.
lesson-genoa-deliver-slip = Do not leave without your 40 ducats. Deliver the rice.
lesson-genoa-end = 40 ducats for a handful of rice! You began with 130 and have 195, pepper in your store, and two large orders to work for. Lead where you need to go, sell what you cannot use, and bid for what others pass by: that is Genoa. Buon lavoro!
