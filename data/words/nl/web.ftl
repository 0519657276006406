# The browser table.
web-skip = Naar de tafel springen
web-colophon = Fondaco, een host voor kooplieden die nooit tegelijk online zijn.

web-front-title = Koopmansspellen voor mensen die nooit tegelijk online zijn
web-front-lead = Open een tafel, stuur elke vriend een link en speel wanneer het je uitkomt. Elke plaats die je leeg laat, kan een computerspeler innemen.
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
web-no-rules = De regels van dit spel zijn nog niet samengevat.
web-close = Sluiten
web-how = Hoe het werkt
web-how-open = Kies een spel, zeg wie waar zit, en open de tafel.
web-how-links = Elke speler krijgt een persoonlijke link. Dat is de sleutel tot één plaats: wie hem heeft, speelt daar.
web-how-play = De tafel zegt wie aan zet is. Antwoord op het bord of in het formulier; kom terug wanneer je wilt.
web-with = met { $names }

web-who-plays = Wie speelt er
web-kind-person = Mens
web-kind-house = Computer
web-house-easy = Computer, makkelijk
web-house-usual = Computer
web-house-strong = Computer, sterk
web-strength-easy = makkelijk
web-strength-usual = normaal
web-strength-strong = sterk
web-strength-of-seat = Sterkte van de computerspeler op plaats { $number }
web-kind-nobody = Niemand
web-name-of-seat = Naam op plaats { $number }
web-merchants = Marco, Bianca, Lorenzo, Saskia, Joris
web-open-table = De tafel openen
web-open-hint = Speel je alleen tegen de computer, dan zit je meteen aan tafel; anders krijg je een link voor elke persoon.
web-refuse-seats = { $name }: { $seats }, niet { $count }.
web-refuse-nobody = Op minstens één plaats moet een mens zitten.
web-refuse-name-long = Een naam mag hoogstens { $count } tekens hebben.
web-refuse-name-twice = Twee plaatsen kunnen niet allebei { $name } heten.
web-refuse-streams = Bij jou zijn te veel pagina’s tegelijk open. Sluit er een paar; deze kijkt van tijd tot tijd opnieuw.
web-refuse-tables = Vanaf jouw plek kunnen per uur hoogstens { $count } tafels, competities en campagnes worden geopend. Speel eerst een daarvan.

web-links-title = Links naar de plaatsen
web-links-heading = De tafel is open
web-links-lead = Stuur elke speler de eigen link, en ga zitten op je eigen plaats.
web-links-once = Deze links worden alleen nu getoond: een link is de sleutel tot een plaats. Bewaar ze, en geef elke link alleen aan de speler voor wie hij is.
web-link-heading = Je plaats op een ander apparaat
web-link-lead = Open deze link daar om verder te spelen waar je bent.
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
web-new-since = Nieuw sinds je laatste bezoek, hierboven
web-you = jij
web-enlarge = Vergroten
web-whole-picture = De afbeelding openen
web-in-words = Het bord in woorden
web-hand-in-words = Je hand in woorden
web-several = Kies wat je hier wilt doen: { $what }
web-state-asked = aan zet
web-listens = { $house } luistert
web-listens-you-write = { $house } luistert terwijl je dit invult
web-listening-to = { $house } luistert naar { $names }
web-pass = Passen
web-state-may = kan iets doen
web-bar-asked = Jij bent aan zet · { $title }
web-bar-over = Afgelopen · { $title }
web-bar = { $title } · Fondaco
web-your-move = Jij bent aan zet
web-you-may-now = Je kunt nu iets doen
web-you-may = Je kunt iets doen; niemand wacht
web-wait = Je bent niet aan zet
web-waiting-for = Wacht op { $names }
web-watching = Aan zet: { $names }
web-wait-hint = Deze pagina werkt zichzelf bij. Je kunt hem sluiten en terugkomen.
web-secret = Geheim: alleen jij ziet deze vraag.
web-no-script = Deze pagina werkt zonder scripts, maar werkt zichzelf dan niet bij.
web-reload = Opnieuw kijken

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
web-order-tap = Tik ze na elkaar aan, of verschuif ze met de pijlen.
web-from-to = { $low } tot { $high }
web-in-steps = in stappen van { $step }
web-less = Minder: { $what }
web-more = Meer: { $what }
web-earlier = Eerder: { $what }
web-later = Later: { $what }
web-place-of = Plaats van { $what }
web-refuse-same-place = Twee dingen kunnen niet allebei op plaats { $number } staan.

web-undo = Mijn laatste zet terugnemen
web-undo-not = Je kunt je laatste zet niet terugnemen.
web-undo-stale = Die zet is al teruggenomen, of er is een andere op gevolgd.
web-form-lost = De vraag is veranderd terwijl je bezig was. Dit wordt er nu gevraagd.
web-moved-elsewhere = Je hebt verder gespeeld in een ander venster of op een ander apparaat. Zo staat de tafel er nu voor.
web-offline = De host is niet te bereiken. Deze pagina toont je antwoord zodra het is aangekomen; gebeurt dat niet, probeer het dan nog eens.
web-went-back = De server is teruggegaan naar een eerder moment van deze partij, vanuit een back-up. De pagina is opnieuw geladen en toont waar de partij nu is.

web-over = Het spel is afgelopen
web-won = { $names } heeft gewonnen met { $total } punten
web-won-shared = { $names } delen de overwinning met { $total } punten
web-scores = Eindstand
web-place = Plaats
web-fair = Zijn dobbelstenen en stapels eerlijk?
web-fair-how = Dobbelstenen en stapels kwamen uit één startgetal, vastgelegd vóór de eerste zet. De SHA-256-hash ervan was vanaf het begin te zien: hash het startgetal en vergelijk.
web-fair-start = Dobbelstenen en stapels komen uit één startgetal, vastgelegd vóór de eerste zet. Dit is de SHA-256-hash ervan; het startgetal zelf wordt aan het einde getoond, zodat iedereen het kan controleren.
web-seed = Startgetal
web-commitment = SHA-256 van het startgetal
web-again = Nog een keer spelen
web-closer = Van dichtbij bekijken
web-show = Tonen
web-lost-link = Iemand is de link kwijt
web-opener-heading = De tafel die je hebt geopend
web-opener-links = Nieuwe links
web-opener-lead = Wie zijn link kwijt is, krijgt hier een nieuwe. De oude link opent dan niets meer.
web-opener-order = Orde aan tafel
web-fresh-link = Nieuwe link
web-fresh-heading = Een nieuwe link
web-fresh-lead = Stuur deze aan { $name }. De oude link opent niets meer.
web-refuse-not-opener = Alleen de browser die deze tafel heeft geopend, kan nieuwe links geven.
web-my-link = Mijn link voor een ander apparaat

web-error-heading = Dat is niet gelukt
web-report = Lukt het nog steeds niet? Geef deze code door aan wie deze server beheert: { $id }
web-refuse-no-page = Die pagina bestaat niet.
web-refuse-no-title = Dat spel is er hier niet.
web-refuse-key = Die link opent geen plaats aan deze tafel. Vraag de jouwe aan wie de tafel heeft geopend.
web-refuse-no-seat = Op dit apparaat ben je niet aangemeld voor deze plaats. Open hier je persoonlijke link; je vindt hem bij de instellingen op je andere apparaat.
web-refuse-method = Dat kan hiervandaan niet.
web-refuse-elsewhere = Dat kwam van een andere site, dus er is niets veranderd.
web-refuse-host = Onder die naam is deze host niet bekend. De beheerder kan FONDACO_URL instellen op het adres dat mensen gebruiken.
web-refuse-too-large = Dat was meer dan deze pagina aankan.
web-refuse-packed = Deze server neemt formulieren alleen aan zoals de eigen pagina’s ze versturen: niet gecomprimeerd en niet in een ander formaat.
web-refuse-broken = Er ging bij ons iets mis. Er is niets verloren; probeer het nog eens.
web-refuse-store = Dit kan nu niet worden gelezen of bewaard, en er is niets veranderd. Wie deze host beheert, kan zien waarom; probeer het later nog eens.
web-refuse-read = Deze pagina kan nu niet worden getoond. Probeer het zo nog eens.
web-paste-key = Je sleutel, het deel van je link na de #
web-to-front = Naar de startpagina
web-to-table = Terug naar de tafel
web-sit-again = Weer gaan zitten
web-refuse-claimed = Deze plaats is van iemand anders. Met de link ervan kun je alleen vragen om te worden binnengelaten; is die plaats van jou, open dan je eigen link van de instellingenpagina op je andere apparaat.
web-asked-to-enter = Deze plaats is al van { $who }, dus daar wordt gevraagd of je naar binnen mag. Ben jij dat zelf op een ander apparaat, open dan je eigen link van de instellingenpagina daar.
web-guests = Wie hier mag zitten
web-guests-own = Deze plaats is van jou. Wie de link ervan elders opent, kan alleen vragen om te worden binnengelaten.
web-guests-link-only = Deze plaats hangt alleen aan de link: wie de link heeft, kan hier zitten.
web-guests-asks = Iemand met de link van deze plaats vraagt om te worden binnengelaten.
web-guests-let-in = Binnenlaten
web-guests-refuse = Niet binnenlaten
web-guests-nobody = Niemand vraagt om te worden binnengelaten.
web-guests-bind-about = Een nieuwe sleutel komt alleen in deze browser, en elke link naar deze plaats die is rondgestuurd, opent niets meer. De tafel krijgt het te horen.
web-guests-bind = Deze plaats een eigen sleutel geven
web-profile-address = …of het adres van een profiel
web-not-now = Nu niet ({ $count })
web-seat-lost = Deze plaats is niet meer van jou. { $what }
web-to-league = Naar de competitie
