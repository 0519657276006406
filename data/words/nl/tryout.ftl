# Zetten uitproberen in een eigen kopie van de partij

tryout-open = Zetten uitproberen
tryout-title = Zetten op proef
tryout-dealt = Wat je tegenstanders verbergen is willekeurig verdeeld, naar wat jij weet.
tryout-from-move = De stelling na zet { $move }.
tryout-private = Niemand anders ziet dit, en niets telt mee.
tryout-do-this = Doe deze zet
tryout-go-on = Laat computers spelen
tryout-play-as = Speel { $name }
tryout-others = Wie de andere plaatsen speelt
tryout-bots = Computers spelen
tryout-all-seats = Ik speel alles
tryout-start-over = Opnieuw beginnen
tryout-deal-again = Opnieuw delen
tryout-share = Link naar stelling
tryout-seat = Jouw plaats
tryout-play-on = Speel vanaf hier
tryout-filled-in = Ingevuld: { $what }. Bevestig het of verander het.
tryout-moved-on = De partij is verder gegaan, dus wat je hebt uitgeprobeerd past niet meer.
tryout-gone = Je probeert hier nu niets uit. Druk op ‘Zetten uitproberen’ om te beginnen.
tryout-too-long = Meer zetten passen hier niet. Neem er een paar terug of begin opnieuw.
# In de chat
tryout-chat = Open je tafel in de browser en druk op **Zetten uitproberen**: je krijgt een eigen kopie van deze partij.
tryout-chat-led = Hier leidde je laatste poging naartoe.
