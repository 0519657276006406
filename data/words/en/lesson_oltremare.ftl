# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    In Oltre Mare the most ducats win when the deck is empty. Your ship carries a pile of cards, your cargo. Neighbouring cards of one good form a run, and three sugars in a row pay 6 ducats at the end. Sugar is on top of your cargo, and you hold one more. Zuan may have another, and he collects wine.
    Choose “Propose a trade”: to Zuan, your wine with the ship icon, for 1 sugar, then “Say nothing”.
lesson-oltremare-trade-go = You could, but a second sugar is worth more to you than that wine. Make Zuan the offer first.
lesson-oltremare-trade-buy = A card from the deck costs 3 ducats, and you don’t know what you get. Zuan’s sugar costs you a wine. Make him the offer.
lesson-oltremare-trade-other-wine = Keep the wine with the ducats icon. It earns money when you play it. Offer the one with the ship.
lesson-oltremare-trade-slip = To Zuan, your wine with the ship icon, no ducats, for 1 sugar, and “Say nothing”. The highlighted buttons show the way.
lesson-oltremare-go =
    Zuan accepts and earns 1 prestige. Everyone who trades with the active player does. Prestige pays ducats twice: when the Venice card comes up, about halfway through the deck, and at the end. That’s why people like to trade.
    Choose “Play my cards”.
lesson-oltremare-go-slip = You have what you need. Choose “Play my cards”.
lesson-oltremare-play =
    Your top cargo card has load 2, so you play exactly two cards. They earn by their icons: one icon gives 1, two of the same give 3, three give 6. The sugars show two market icons, so you draw 3 cards.
    Choose both sugars.
lesson-oltremare-play-slip = You can play that, but it breaks your run. Choose both sugars.
lesson-oltremare-sail =
    One ship icon means you sail one route. Where you stop, you take the harbour marker. In Beirut it’s Big deal: one extra ducat icon in each of your turns.
    Choose Beirut.
lesson-oltremare-sail-slip = Rhodes has a good marker too, but Big deal earns right away. Choose Beirut.
lesson-oltremare-load =
    Now load. The last card is on top and decides your next turn. Its lions are how many cards you can hold when your turn starts. Its load is how many you must play.
    Load the sugar with 3 lions first, then the one with 4 lions.
lesson-oltremare-load-slip = Then only 3 lions would be on top. You could hold three cards and would have to play four. Put the sugar with 4 lions last.
lesson-oltremare-accept =
    It’s Bianca’s turn. She offers silver for a wood. You have two woods, they don’t help your sugar, and a trade earns you 1 prestige.
    Choose “Accept”, and give her the wood with 5 lions.
lesson-oltremare-accept-other-wood = Either wood is fine for Bianca. Keep the one with 6 lions. It’s better to have on top.
lesson-oltremare-accept-slip = Both the silver and the prestige are worth having. Choose “Accept”, with the wood with 5 lions.
lesson-oltremare-decline =
    Zuan would like a wine for his wheat. But your wines bring a ship and ducats next turn. Not every trade is a good one.
    Choose “Decline”.
lesson-oltremare-decline-slip = He’d be pleased, but you’d miss the wine soon. Choose “Decline” this time.
lesson-oltremare-power =
    It’s your turn. There are 4 lions on top, so you can hold four cards, but you have five. The extra one goes to your pirate stack, where each card costs 1 ducat at the end.
    Choose the wood. It’s a single card and brings pirates.
lesson-oltremare-power-slip = You’ll need that one soon. Choose the wood.
lesson-oltremare-fourth =
    A fourth sugar makes the run worth 11 instead of 6. You can ask both players at once. The first to accept gets the trade.
    Choose “Propose a trade”: to Bianca and Zuan, your silver, for 1 sugar, then “Say nothing”.
lesson-oltremare-fourth-go = You could, but without a fourth sugar you miss 5 ducats. Ask both of them first.
lesson-oltremare-fourth-slip = To Bianca and Zuan, your silver, no ducats, for 1 sugar, and “Say nothing”. The highlighted buttons show the way.
lesson-oltremare-haggle =
    Both want 1 ducat more. That’s a bargain, because the sugar brings you 5. Players must tell the truth about goods, but they can bluff about icons, lions and load.
    Choose “Accept” for Bianca’s sugar.
lesson-oltremare-haggle-zuan = Zuan’s sugar would do too. Take Bianca’s: she claims 6 lions, and Zuan already has prestige.
lesson-oltremare-haggle-slip = Pay the ducat. The fourth sugar brings you 5. Choose “Accept” for Bianca’s offer.
lesson-oltremare-go-again =
    You have what you need for four sugars in a row. You load three cards this time.
    Choose “Play my cards”.
lesson-oltremare-three =
    Two ducat icons plus the one from Big deal make three. That’s 6 ducats right away.
    Choose the sugar, the spices, and the wine with the ship icon.
lesson-oltremare-three-slip = Nearly. Sugar for the run, spices for a second ducat icon, and the wine with the ship. That way there’s only one pirate icon.
lesson-oltremare-far =
    Three ship icons mean three routes. In Smyrna the marker is Local authority. It pays you whenever your turn starts: your lions minus 3.
    Choose Smyrna.
lesson-oltremare-far-slip = Worth a visit one day. But Smyrna pays every turn. Choose Smyrna.
lesson-oltremare-top =
    Load the sugar first, so that it’s next to the other three. Put the spices on top. They have 6 lions, and 6 minus 3 is 3 ducats for you each turn they’re there.
    Load sugar, then wine, then spices.
lesson-oltremare-top-slip = The sugar must be next to the other sugars, so it goes first. The spices with 6 lions belong on top, so they go last.
lesson-oltremare-end = Four sugars in a row, 20 ducats in hand, two harbour markers, and Local authority has just paid you. You’re in the lead! The game ends when the deck is empty. Then cargo, markers and prestige pay, and your pirate stack costs. Not shown here: the compass, the other markers, buying cards and going into debt. You’ll find them in the rules. Well done!
