# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    Welcome aboard! Sugar lies on top of your cargo. Neighbouring cards of one good make a run, and three sugars pay 6 ducats at the end. You hold one sugar; Zuan may have another, and he collects wine.
    Offer Zuan your wine with the ship, ask for 1 sugar, and say nothing more.
lesson-oltremare-trade-go = We could, but a second sugar is worth more to you than that wine. First make Zuan the offer.
lesson-oltremare-trade-buy = A card from the deck costs 3 ducats, and nobody knows which one it is. Zuan’s sugar costs you a wine. Make him the offer.
lesson-oltremare-trade-other-wine = Keep the wine with the ducats icon: it earns money when you play it. Offer the one with the ship.
lesson-oltremare-trade-slip = An offer has four parts: to Zuan, your wine with the ship, for 1 sugar, and not a word more. What is lit leads you through.
lesson-oltremare-go =
    Zuan accepts, and earns 1 prestige: whoever trades with the player at turn does. That is why people like to help you.
    Now go on to the main phase.
lesson-oltremare-go-slip = You have what you need. Go on to the main phase.
lesson-oltremare-play =
    The card on top of your cargo says load 2: you play exactly two cards. With the sugars your run grows to three, and their two market icons draw 3 cards. One icon gives 1, two give 3, three give 6.
    Play both sugars.
lesson-oltremare-play-slip = That can be played, but it breaks your run. Play the two sugars.
lesson-oltremare-sail =
    One ship icon: you sail one route. In Beirut lies Big deal, one ducat icon more in every turn of yours. It will pay.
    Sail to Beirut.
lesson-oltremare-sail-slip = Rodi has a good marker too, but Big deal earns at once. Sail to Beirut.
lesson-oltremare-load =
    Now stow. The last card lies on top and rules your next turn: its lions say how many cards you may hold, its load how many you must play.
    First the sugar with lions 3, then the one with lions 4.
lesson-oltremare-load-slip = Like this, only 3 lions would lie on top: you could hold three cards and would have to play four. Put the sugar with lions 4 last.
lesson-oltremare-accept =
    Bianca’s turn. She offers silver for a wood. You have two woods, they do nothing for your sugar, and a deal earns you 1 prestige.
    Accept, and give her the wood with lions 5.
lesson-oltremare-accept-other-wood = Either wood would do for Bianca. Keep the one with lions 6: it is the better one to have on top.
lesson-oltremare-accept-slip = The silver and the prestige are both worth having. Accept, with the wood of lions 5.
lesson-oltremare-decline =
    Zuan would like a wine for his wheat. Your wines bring the ship and the ducats for the next turn, and not every deal is a good one.
    Decline, with thanks.
lesson-oltremare-decline-slip = He would be pleased, but you would miss the wine in a moment. Decline this time.
lesson-oltremare-power =
    Your turn. 4 lions lie on top: you may hold four cards, and you have five. What is too much goes to your pirate stack and costs 1 ducat at the end.
    The wood is alone and brings pirates: let it go.
lesson-oltremare-power-slip = That one will be useful in a moment. The wood is the one to spare.
lesson-oltremare-fourth =
    A fourth sugar makes the run worth 11 instead of 6. Ask both at once: whoever accepts first has the deal.
    Offer Bianca and Zuan your silver for 1 sugar.
lesson-oltremare-fourth-go = You could, but without a fourth sugar you would leave 5 ducats on the quay. Ask both of them first.
lesson-oltremare-fourth-slip = To Bianca and to Zuan, your silver, for 1 sugar, and say nothing. What is lit leads you through.
lesson-oltremare-haggle =
    Both would do it for 1 ducat more. Haggling is half the game, and 1 ducat for 5 is a bargain. People must tell the truth about goods, not about icons.
    Accept Bianca’s sugar.
lesson-oltremare-haggle-zuan = Zuan’s sugar would do as well. Take Bianca’s: it says lions 6, and Zuan has a prestige already.
lesson-oltremare-haggle-slip = Pay the ducat: the fourth sugar brings five. Accept Bianca’s offer.
lesson-oltremare-go-again =
    Four sugars, if you stow them well. You load three cards this time, and you have the right ones.
    Go on to the main phase.
lesson-oltremare-three =
    Two ducat icons and the one of Big deal make three: 6 ducats at once.
    Play the sugar, the spices and the wine with the ship.
lesson-oltremare-three-slip = Nearly. Sugar for the run, spices for a second ducat icon, and the wine with the ship: only one pirate among them.
lesson-oltremare-far =
    Three ships, three routes. In Smirne the local authority pays your lions less 3 whenever your turn begins.
    Sail to Smirne.
lesson-oltremare-far-slip = Worth a visit one day. In Smirne lies money for every turn. Sail there.
lesson-oltremare-top =
    Sugar first, so that it touches the other three. And on top the spices with their 6 lions: 6 less 3 are 3 ducats for you, every turn they lie there.
    Load sugar, then wine, then spices.
lesson-oltremare-top-slip = Mind two things: the sugar must touch the sugars, so it goes first; and the spices’ 6 lions belong on top, so they go last.
lesson-oltremare-end = There it is: four sugars in a row, 20 ducats in hand, two harbour markers, and the local authority has just paid you. You lead the table. Long runs, icons that add up, the right card on top, and deals that please both sides: that is Oltre Mare. Well done!
