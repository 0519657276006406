# The browser table.
web-skip = Ga naar de tafel
web-colophon = Fondaco: handelsspellen in je eigen tempo

web-front-title = Handelsspellen voor mensen die nooit tegelijk online zijn
web-front-lead = Open een tafel, stuur al je vrienden een link en speel wanneer het je uitkomt. Lege plaatsen kan de computer innemen.
web-your-tables = Je tafels
web-titles = De spellen
web-players-count = { $low ->
    [one] { $low } speler
   *[other] { $low } spelers
  }
web-players-range = { $low } tot { $high } spelers
web-players-some = { $most } of { $last } spelers
web-new-game = Nieuwe partij
web-rules = Regels in het kort
web-no-rules = Van dit spel is er nog geen samenvatting van de regels.
web-close = Sluiten
web-how = Hoe het werkt
web-how-open = Kies een spel, bepaal wie waar zit en open de tafel.
web-how-links = Elke speler krijgt een persoonlijke link. Die opent één plaats, dus houd de jouwe voor jezelf.
web-how-play = De tafel laat zien wie aan de beurt is. Speel op het bord of in het formulier, en kom terug wanneer je wilt.
web-with = met { $names }

web-who-plays = Wie speelt er
web-kind-person = Mens
web-kind-house = Computer
web-house-easy = Computer (makkelijk)
web-house-usual = Computer
web-house-strong = Computer (sterk)
web-strength-easy = makkelijk
web-strength-usual = gemiddeld
web-strength-strong = sterk
web-strength-of-seat = Sterkte van de computer op plaats { $number }
web-kind-nobody = Niemand
web-name-of-seat = Naam op plaats { $number }
web-merchants = Marco, Bianca, Lorenzo, Saskia, Joris
web-open-table = Tafel openen
web-open-hint = Speel je alleen tegen computers, dan zit je meteen aan tafel. Anders krijg je voor elke persoon een link.
web-refuse-seats = { $name }: { $seats }, niet { $count }.
web-refuse-nobody = Op minstens één plaats moet een mens zitten.
web-refuse-name-long = Een naam mag hoogstens { $count } tekens hebben.
web-refuse-name-twice = Twee spelers kunnen niet allebei { $name } heten.
web-refuse-streams = Via jouw verbinding zijn te veel pagina’s tegelijk open. Sluit er een paar. Tot dan ververst deze pagina maar af en toe.
web-refuse-tables = Via één verbinding kun je per uur hoogstens { $count } tafels, competities en campagnes openen. Probeer het later nog eens.

web-links-title = Links naar de plaatsen
web-links-heading = De tafel is open
web-links-lead = Stuur elke speler de eigen link, en ga met die van jou aan tafel zitten.
web-links-once = Deze links zie je maar één keer. Elke link opent een plaats: bewaar ze, en stuur elke link alleen naar de bedoelde speler.
web-link-heading = Je plaats op een ander apparaat
web-link-lead = Open deze link op je andere apparaat en speel daar verder.
web-link-of = Persoonlijke link van { $name }
web-copy = Kopiëren
web-copied = Gekopieerd
web-sit-here = Gaan zitten
web-spectators = Toeschouwers
web-spectator-link = Link voor toeschouwers
web-watch = Toekijken

web-as-seat = Je bent { $name }
web-as-spectator = Je kijkt toe
web-board = Het bord
web-hand = Je hand
web-players = Spelers
web-log = Wat er is gebeurd
web-log-all = Het hele logboek
web-new-since = Hierboven: nieuw sinds je laatste bezoek
web-you = jij
web-enlarge = Vergroten
web-whole-picture = Afbeelding openen
web-in-words = Het bord in woorden
web-hand-in-words = Je hand in woorden
web-several = Kies wat je hier wilt doen: { $what }
web-state-asked = aan de beurt
web-listens = { $house } luistert
web-listens-you-write = { $house } wacht terwijl je dit invult
web-listening-to = { $house } luistert naar { $names }
web-pass = Passen
web-state-may = kan iets doen
web-bar-asked = Jij bent aan de beurt · { $title }
web-bar-over = Afgelopen · { $title }
web-bar = { $title } · Fondaco
web-your-move = Jij bent aan de beurt
web-you-may-now = Je kunt nu iets doen
web-you-may = Je kunt iets doen (hoeft niet)
web-wait = Je bent niet aan de beurt
web-waiting-for = Wachten op { $names }
web-watching = Aan de beurt: { $names }
web-wait-hint = Deze pagina wordt automatisch bijgewerkt. Je kunt hem sluiten en terugkomen.
web-secret = Privé: alleen jij ziet dit.
web-no-script = Deze pagina werkt zonder scripts, maar wordt dan niet automatisch bijgewerkt.
web-reload = Vernieuwen

web-confirm = Bevestigen
web-chosen = Gekozen:
web-total = Totaal
web-choose-exactly = { $count ->
    [one] Kies er één.
   *[other] Kies er { $count }.
  }
web-choose-up-to = { $high ->
    [one] Kies er één, of geen.
   *[other] Kies er hoogstens { $high }, of geen.
  }
web-choose-between = Kies er { $low } tot { $high }.
web-share-exactly = { $count } in totaal.
web-share-up-to = Hoogstens { $high } in totaal.
web-share-between = { $low } tot { $high } in totaal.
web-order-exactly = { $count ->
    [one] Kies er één.
   *[other] Zet er { $count } op volgorde.
  }
web-order-up-to = Zet er hoogstens { $high } op volgorde, of geen.
web-order-between = Zet er { $low } tot { $high } op volgorde.
web-order-tap = Tik ze op volgorde aan, of verplaats ze met de pijlen.
web-from-to = { $low } tot { $high }
web-in-steps = in stappen van { $step }
web-less = Minder: { $what }
web-more = Meer: { $what }
web-earlier = Eerder: { $what }
web-later = Later: { $what }
web-place-of = Positie van { $what }
web-refuse-same-place = Positie { $number } kan maar één keer worden gebruikt.

web-undo = Zet terugnemen
web-undo-not = Je kunt je laatste zet niet terugnemen.
web-undo-stale = Die zet is al teruggenomen, of er kwam nog een zet na.
web-form-lost = De partij ging verder terwijl je dit invulde. Dit kun je nu beslissen.
web-moved-elsewhere = Je hebt een zet gedaan in een ander venster of op een ander apparaat. Zo ziet de tafel er nu uit.
web-offline = De server is niet bereikbaar. Als je zet is aangekomen, zie je hem hier. Zo niet, probeer het dan nog eens.
web-went-back = De server is hersteld vanuit een back-up, en deze partij staat weer op een eerder punt. De pagina is opnieuw geladen en toont hoe het er nu voor staat.

web-over = De partij is afgelopen
web-won = { $names } wint met { $score }
web-won-shared = { $names } delen de overwinning met elk { $score }
web-scores = Eindstand
web-place = Plaats
web-fair = Zijn de dobbelstenen en stapels eerlijk?
web-fair-how = Alle worpen en geschudde stapels kwamen uit één startgetal, vastgelegd vóór de eerste zet. De SHA-256-hash ervan was vanaf het begin te zien. Hash het startgetal en vergelijk.
web-fair-start = Alle worpen en geschudde stapels komen uit één startgetal, vastgelegd vóór de eerste zet. Dit is de SHA-256-hash ervan. Het startgetal zelf zie je aan het einde, zodat iedereen het kan controleren.
web-seed = Startgetal
web-commitment = SHA-256 van het startgetal
web-again = Nog een keer spelen
web-closer = Van dichtbij
web-show = Tonen
web-lost-link = Link kwijt?
web-opener-heading = De tafel die je hebt geopend
web-opener-links = Nieuwe links
web-opener-lead = Is iemand de eigen link kwijt, maak hier dan een nieuwe. De oude werkt dan niet meer.
web-opener-order = Moderatie
web-fresh-link = Nieuwe link
web-fresh-heading = Een nieuwe link
web-fresh-lead = Stuur deze link naar { $name }. De oude werkt niet meer.
web-refuse-not-opener = Alleen de browser die deze tafel heeft geopend, kan nieuwe links maken.
web-my-link = Ander apparaat koppelen

web-error-heading = Dat is niet gelukt
web-report = Lukt het nog steeds niet? Geef deze code door aan wie deze server beheert: { $id }
web-refuse-no-page = Deze pagina bestaat niet.
web-refuse-no-title = Dat spel hebben we hier niet.
web-refuse-key = Die link opent geen plaats aan deze tafel. Vraag de jouwe aan wie de tafel heeft geopend.
web-refuse-no-seat = Op dit apparaat ben je niet aangemeld voor deze plaats. Open hier je persoonlijke link. Je vindt hem op je andere apparaat onder “Ik”.
web-refuse-method = Dat kan hiervandaan niet.
web-refuse-elsewhere = Dat kwam van een andere site, dus er is niets veranderd.
web-refuse-host = Deze server kent dat adres niet. De beheerder kan in FONDACO_URL het adres zetten dat mensen gebruiken.
web-refuse-too-large = Dat is meer dan deze pagina aankan.
web-refuse-packed = Deze server neemt formulieren alleen aan zoals de eigen pagina’s ze versturen: niet gecomprimeerd en niet in een ander formaat.
web-refuse-broken = Er ging bij ons iets mis. Er is niets verloren gegaan. Probeer het nog eens.
web-refuse-store = Dit kan nu niet worden gelezen of bewaard, en er is niets veranderd. Wie deze server beheert, kan zien waarom. Probeer het later nog eens.
web-refuse-read = Deze pagina kan nu niet worden getoond. Probeer het zo nog eens.
web-paste-key = Je sleutel (het deel van je link na de #)
web-to-front = Startpagina
web-to-table = Terug naar de tafel
web-sit-again = Weer gaan zitten
web-refuse-claimed = Deze plaats is van iemand anders. Met de link kun je alleen vragen om te worden binnengelaten. Is het jouw plaats, open dan je eigen link: die staat op je andere apparaat onder “Ik”.
web-asked-to-enter = Deze plaats is al van { $who }, dus we hebben daar gevraagd of je naar binnen mag. Ben jij dat zelf op een ander apparaat, open dan je eigen link: die staat daar onder “Ik”.
web-guests = Wie hier mag zitten
web-guests-own = Deze plaats is van jou. Wie de link op een ander apparaat opent, kan alleen vragen om te worden binnengelaten.
web-guests-link-only = Alleen de link beschermt deze plaats. Wie de link heeft, kan hier zitten.
web-guests-asks = Iemand met de link van deze plaats vraagt om te worden binnengelaten.
web-guests-let-in = Binnenlaten
web-guests-refuse = Weigeren
web-guests-nobody = Niemand vraagt om te worden binnengelaten.
web-guests-bind-about = Deze plaats krijgt een nieuwe sleutel die alleen deze browser heeft. Eerdere links naar de plaats werken dan niet meer, en de tafel krijgt bericht.
web-guests-bind = Plaats beveiligen
web-profile-address = …of een link naar een profiel
web-not-now = Nu niet mogelijk ({ $count })
web-seat-lost = Deze plaats is niet meer van jou. { $what }
web-to-league = Naar de competitie
