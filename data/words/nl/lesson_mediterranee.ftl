# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Welkom, Venetiaan! Tien matrozen voor twee galeien en je hoofdstad. Een galei heeft vijf plaatsen: een matroos aan boord brengt je een zone verder, een lege plaats is ruimte voor een waar. Wie thuisblijft, bewaakt Venezia.
    Zet er 4 op galei 1, 3 op galei 2 en 3 in het garnizoen.
lesson-mediterranee-crew-slip = Dat kan ook, maar dan kloppen de waren en wegen van deze les niet. 4, 3 en 3.
lesson-mediterranee-bid =
    Elke ronde begint met een veiling om de speelvolgorde. Alle biedingen zijn geheim, en iedereen betaalt wat hij biedt, dus bied weinig. Vandaag is het goed om als eerste bij de vrije havens te zijn.
    Bied 100, en kies als wens de eerste plaats, dan de tweede.
lesson-mediterranee-bid-slip = 100 dukaten is genoeg, en de plaatsen op volgorde: eerste, dan tweede.
lesson-mediterranee-buy =
    De markt. Venezia produceert wijn, en een stuk kost 100 dukaten. Galei 1 heeft vier matrozen en nog één plaats.
    Koop 1 wijn voor galei 1.
lesson-mediterranee-buy-done = Niet met een leeg ruim! Koop eerst de wijn.
lesson-mediterranee-buy-slip = 1 wijn voor galei 1: meer past er niet in.
lesson-mediterranee-buy-two =
    Galei 2 heeft maar drie matrozen: plaats voor twee.
    Koop 2 wijn voor galei 2.
lesson-mediterranee-buy-two-slip = Maak haar vol: 2 wijn voor galei 2.
lesson-mediterranee-market-done =
    Iedereen maakt een fase helemaal af voordat de volgende begint. Je hebt wat je nodig hebt.
    Sluit je markt af.
lesson-mediterranee-market-done-slip = De rest kan wachten tot de volgende ronde. Sluit je markt af.
lesson-mediterranee-modon =
    Varen: één zone per matroos. In het zuidoosten ligt Modon, dat van niemand is en hout produceert.
    Vaar met galei 1 naar Modon.
lesson-mediterranee-modon-slip = Galei 1, met haar vier matrozen, neemt de lange weg: naar Modon.
lesson-mediterranee-ragusa =
    Ragusa produceert ook hout, en ligt dichtbij. Eén waar uit meerdere havens van jezelf is een sterke positie.
    Vaar met galei 2 naar Ragusa.
lesson-mediterranee-ragusa-slip = Galei 2 gaat naar Ragusa, hiernaast.
lesson-mediterranee-land =
    Een haven zonder garnizoen is van wie er een matroos aan land zet. Houd de anderen aan boord, anders zinkt je galei.
    Zet 1 matroos aan land in Modon.
lesson-mediterranee-land-slip = Eén matroos is genoeg om de haven in te nemen, en de galei heeft de anderen nodig. Zet er hier 1 aan land.
lesson-mediterranee-land-ragusa =
    En hetzelfde in Ragusa.
    Zet 1 matroos aan land in Ragusa.
lesson-mediterranee-sell =
    Een haven koopt één stuk van elke waar die hij niet produceert en niet heeft opgeslagen, en betaalt 100 keer het laagste vrije getal van het pakhuis: ook een haven van jezelf! Wat daar ligt, telt ook aan het einde.
    Verkoop de wijn in Modon.
lesson-mediterranee-sell-slip = Verkoop de wijn hier: 200 dukaten, en het pakhuis begint zich te vullen.
lesson-mediterranee-sell-ragusa =
    Ragusa betaalt ook 200. Galei 2 houdt haar tweede wijn: daar is een betere klant voor.
    Verkoop één wijn in Ragusa.
lesson-mediterranee-bid-again =
    Ronde 2. Niemand bedreigt je, dus de volgorde doet er weinig toe: een goed moment om te sparen. Giulia heeft Napoli ingenomen, onthoud dat.
    Bied niets.
lesson-mediterranee-bid-again-slip = Spaar deze keer je geld: bied 0 en laat de plaatsen zoals ze zijn.
lesson-mediterranee-enlist =
    In je havens kun je zo veel matrozen aanwerven als er waren zijn opgeslagen: nog een nut van een vol pakhuis. Galei 2 liet er een aan land en heeft er drie nodig om in Napoli te komen.
    Werf 1 matroos aan in Ragusa, voor galei 2.
lesson-mediterranee-enlist-where = Waar hij nodig is: in Ragusa, aan boord van galei 2.
lesson-mediterranee-enlist-slip = Eerst de matroos: zonder hem is Napoli buiten bereik.
lesson-mediterranee-wood =
    Galei 1 ligt in Modon, met twee vrije plaatsen. Je eigen hout kost 100 per stuk.
    Koop 2 hout voor galei 1.
lesson-mediterranee-wood-slip = 2 hout voor galei 1: in het zuiden zijn er havens die er geen hebben.
lesson-mediterranee-napoli =
    Je wijn voor Napoli! Het is van Giulia, en geen haven van haar produceert wijn of heeft die opgeslagen. Dat heet een nieuwe markt, en die levert 500 extra op.
    Vaar met galei 2 naar Napoli.
lesson-mediterranee-napoli-slip = Galei 2, met de wijn, naar Napoli: daar is de bonus te halen.
lesson-mediterranee-creta =
    En galei 1 zoekt een eigen haven. Creta is klein, maar vrij, en produceert wijn.
    Vaar met galei 1 naar Creta.
lesson-mediterranee-creta-slip = Galei 1 naar Creta: vrij, en zonder hout.
lesson-mediterranee-peace =
    Je ligt voor Napoli met drie matrozen, en één bewaakt het. In een gevecht gooien beide kanten een dobbelsteen, tellen hun matrozen erbij op en delen door drie: zo veel sneuvelen er aan de andere kant. Je zou het kunnen proberen. Maar vandaag is een klant meer waard dan een verovering: je eigen haven zou geen bonus betalen.
    Val niemand aan.
lesson-mediterranee-peace-slip = Misschien zou je winnen, maar dan verlies je de 500 voor de nieuwe markt. Houd vandaag vrede.
lesson-mediterranee-land-creta =
    Je vierde haven.
    Zet 1 matroos aan land op Creta.
lesson-mediterranee-new-market =
    En kijk nu eens naar de prijs.
    Verkoop de wijn in Napoli.
lesson-mediterranee-new-market-slip = Eerst de wijn, in Napoli: 300, en 500 voor de nieuwe markt.
lesson-mediterranee-last =
    Het hout voor Creta: het vult de helft van het kleine pakhuis. Een vol pakhuis is punten waard.
    Verkoop het hout op Creta.
lesson-mediterranee-last-slip = Het hout blijft in je eigen haven, levert 200 op en vult het pakhuis. Verkoop het.
lesson-mediterranee-end = 800 dukaten voor één enkele wijn! Van 2000 dukaten ben je in twee rondes op 3300 gekomen, met vier havens. Matrozen zijn bereik, pakhuizen werven matrozen en tellen aan het einde, met verschillende waren verkoop je het meest, en nieuwe markten betalen het best: dat is Méditerranée. Goede vaart!
