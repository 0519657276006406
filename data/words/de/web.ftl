# The browser table.
web-skip = Zum Tisch springen
web-colophon = Fondaco: Handelsspiele in deinem Tempo

web-front-title = Handelsspiele für Leute, die nie gleichzeitig online sind
web-front-lead = Eröffne einen Tisch, schick deinen Freunden je einen Link, und spielt, wann es euch passt. Leere Plätze kann der Computer übernehmen.
web-your-tables = Deine Tische
web-titles = Die Spiele
web-players-count = { $low ->
    [one] { $low } Spieler
   *[other] { $low } Spieler
  }
web-players-range = { $low } bis { $high } Spieler
web-players-some = { $most } oder { $last } Spieler
web-new-game = Neue Partie
web-rules = Regeln in Kürze
web-no-rules = Die Regeln dieses Spiels sind noch nicht zusammengefasst.
web-close = Schließen
web-how = So funktioniert es
web-how-open = Wähle ein Spiel, leg fest, wer wo sitzt, und eröffne den Tisch.
web-how-links = Alle bekommen einen persönlichen Link. Er öffnet genau einen Platz, also behalte deinen für dich.
web-how-play = Der Tisch zeigt, wer am Zug ist. Spiel auf dem Spielplan oder im Formular, und komm wieder, wann du magst.
web-with = mit { $names }

web-who-plays = Wer spielt
web-kind-person = Mensch
web-kind-house = Computer
web-kind-nobody = Niemand
web-name-of-seat = Name auf Platz { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Tisch eröffnen
web-open-hint = Spielst du nur gegen Computer, sitzt du sofort am Tisch. Sonst bekommst du für jede Person einen Link.
web-refuse-seats = { $name }: { $seats }, nicht { $count }.
web-refuse-nobody = Auf mindestens einem Platz muss ein Mensch sitzen.
web-refuse-name-long = Ein Name darf höchstens { $count } Zeichen haben.
web-refuse-name-twice = Zwei Personen können nicht beide { $name } heißen.
web-refuse-streams = Über deine Verbindung sind zu viele Seiten gleichzeitig offen. Schließ ein paar davon. Bis dahin aktualisiert sich diese Seite nur ab und zu.
web-refuse-tables = Über eine Verbindung kannst du pro Stunde höchstens { $count } Tische, Ligen und Kampagnen eröffnen. Versuch es bitte später noch einmal.

web-links-title = Links zu den Plätzen
web-links-heading = Der Tisch ist offen
web-links-lead = Schick allen ihren eigenen Link, und setz dich mit deinem an den Tisch.
web-links-once = Diese Links werden nur einmal gezeigt. Jeder öffnet einen Platz: Heb sie auf, und schick jeden nur an die Person, für die er ist.
web-link-heading = Dein Platz auf einem anderen Gerät
web-link-lead = Öffne diesen Link auf deinem anderen Gerät und spiel dort weiter.
web-link-of = Persönlicher Link von { $name }
web-copy = Kopieren
web-copied = Kopiert
web-sit-here = Hinsetzen
web-spectators = Zuschauer
web-spectator-link = Link für Zuschauer
web-watch = Zuschauen

web-as-seat = Du bist { $name }
web-as-spectator = Du schaust zu
web-board = Der Spielplan
web-hand = Deine Hand
web-players = Spieler
web-log = Was geschehen ist
web-log-all = Ganzer Verlauf
web-new-since = Darüber: neu seit deinem letzten Besuch
web-you = du
web-enlarge = Vergrößern
web-whole-picture = Bild öffnen
web-in-words = Der Spielplan in Worten
web-hand-in-words = Deine Hand in Worten
web-several = Wähle, was du hier tun willst: { $what }
web-state-asked = am Zug
web-listens = { $house } hört zu
web-listens-you-write = { $house } wartet, während du das ausfüllst
web-listening-to = { $house } hört zu: { $names }
web-pass = Passen
web-state-may = kann etwas tun
web-bar-asked = Du bist am Zug · { $title }
web-bar-over = Partie zu Ende · { $title }
web-bar = { $title } · Fondaco
web-your-move = Du bist am Zug
web-you-may-now = Du kannst jetzt etwas tun
web-you-may = Du kannst etwas tun (freiwillig)
web-wait = Du bist nicht am Zug
web-waiting-for = Warten auf { $names }
web-watching = Am Zug: { $names }
web-wait-hint = Diese Seite aktualisiert sich automatisch. Du kannst sie schließen und wiederkommen.
web-secret = Privat: Nur du siehst das.
web-no-script = Diese Seite funktioniert auch ohne Skripte, aktualisiert sich dann aber nicht automatisch.
web-reload = Aktualisieren

web-confirm = Bestätigen
web-chosen = Gewählt:
web-total = Gesamt
web-choose-exactly = { $count ->
    [one] Wähle eins.
   *[other] Wähle { $count }.
  }
web-choose-up-to = { $high ->
    [one] Wähle eins, oder nichts.
   *[other] Wähle bis zu { $high }, oder nichts.
  }
web-choose-between = Wähle { $low } bis { $high }.
web-share-exactly = Insgesamt { $count }.
web-share-up-to = Insgesamt bis zu { $high }.
web-share-between = Insgesamt { $low } bis { $high }.
web-order-exactly = { $count ->
    [one] Wähle eins.
   *[other] Bring { $count } in eine Reihenfolge.
  }
web-order-up-to = Bring bis zu { $high } in eine Reihenfolge, oder nichts.
web-order-between = Bring { $low } bis { $high } in eine Reihenfolge.
web-order-tap = Tippe sie der Reihe nach an, oder verschieb sie mit den Pfeilen.
web-from-to = { $low } bis { $high }
web-in-steps = in Schritten von { $step }
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-earlier = Früher: { $what }
web-later = Später: { $what }
web-place-of = Position von { $what }
web-refuse-same-place = Position { $number } kann nicht zweimal vergeben werden.

web-undo = Zug zurücknehmen
web-undo-not = Du kannst deinen letzten Zug nicht zurücknehmen.
web-undo-stale = Dieser Zug wurde schon zurückgenommen, oder es kam noch einer danach.
web-form-lost = Die Partie ist weitergegangen, während du das ausgefüllt hast. Das kannst du jetzt entscheiden.
web-moved-elsewhere = Du hast in einem anderen Fenster oder auf einem anderen Gerät gezogen. So sieht der Tisch jetzt aus.
web-offline = Der Server ist nicht erreichbar. Wenn dein Zug angekommen ist, siehst du ihn hier. Wenn nicht, versuch es bitte noch einmal.
web-went-back = Der Server wurde aus einer Sicherung wiederhergestellt, und diese Partie ist auf einem früheren Stand. Die Seite wurde neu geladen und zeigt den jetzigen Stand.

web-over = Die Partie ist zu Ende
web-won = { $names } gewinnt mit { $score }
web-won-shared = { $names } teilen sich den Sieg mit je { $score }
web-scores = Endstand
web-place = Rang
web-fair = Sind Würfel und Stapel fair?
web-fair-how = Jeder Wurf und jedes Mischen kam aus einem Startwert, der vor dem ersten Zug feststand. Seine SHA-256-Prüfsumme war von Anfang an zu sehen. Berechne die Prüfsumme des Startwerts und vergleiche.
web-fair-start = Jeder Wurf und jedes Mischen kommt aus einem Startwert, der vor dem ersten Zug feststand. Das ist seine SHA-256-Prüfsumme. Der Startwert selbst wird am Ende gezeigt, damit alle nachprüfen können.
web-seed = Startwert
web-commitment = SHA-256 des Startwerts
web-again = Noch einmal spielen
web-closer = Nahansicht
web-show = Zeigen
web-lost-link = Link verloren?
web-opener-heading = Der Tisch, den du eröffnet hast
web-opener-lead = Hat jemand den eigenen Link verloren, erstell hier einen neuen. Der alte funktioniert dann nicht mehr.
web-opener-order = Tisch moderieren
web-fresh-link = Neuer Link
web-fresh-heading = Ein neuer Link
web-fresh-lead = Schick diesen Link an { $name }. Der alte funktioniert nicht mehr.
web-refuse-not-opener = Nur der Browser, der diesen Tisch eröffnet hat, kann neue Links erstellen.
web-my-link = Anderes Gerät verbinden

web-error-heading = Das hat nicht geklappt
web-report = Klappt es immer noch nicht? Nenne der Person, die diesen Server betreibt, diesen Code: { $id }
web-refuse-no-page = Diese Seite gibt es nicht.
web-refuse-no-title = Dieses Spiel gibt es hier nicht.
web-refuse-key = Dieser Link öffnet keinen Platz an diesem Tisch. Frag die Person, die den Tisch eröffnet hat, nach deinem.
web-refuse-no-seat = Auf diesem Gerät bist du nicht für diesen Platz angemeldet. Öffne hier deinen persönlichen Link. Du findest ihn auf deinem anderen Gerät unter „Ich“.
web-refuse-method = Das geht von hier aus nicht.
web-refuse-elsewhere = Das kam von einer anderen Website, darum wurde nichts geändert.
web-refuse-host = Dieser Server kennt diese Adresse nicht. Wer ihn betreibt, kann in FONDACO_URL die Adresse eintragen, die ihr benutzt.
web-refuse-too-large = Das ist mehr, als diese Seite annimmt.
web-refuse-packed = Dieser Server nimmt Formulare nur so an, wie seine eigenen Seiten sie senden: nicht komprimiert und in keinem anderen Format.
web-refuse-broken = Bei uns ist etwas schiefgegangen. Nichts ging verloren. Versuch es bitte noch einmal.
web-refuse-store = Das lässt sich gerade weder lesen noch speichern, und nichts wurde geändert. Wer diesen Server betreibt, sieht, warum. Versuch es bitte später noch einmal.
web-refuse-read = Diese Seite lässt sich gerade nicht anzeigen. Versuch es gleich noch einmal.
web-paste-key = Dein Schlüssel (der Teil deines Links nach dem #)
web-to-front = Startseite
web-to-table = Zurück zum Tisch
web-sit-again = Wieder hinsetzen
web-refuse-claimed = Dieser Platz gehört jemand anderem. Mit seinem Link kannst du nur um Einlass bitten. Ist es dein Platz, öffne deinen eigenen Link: Er steht auf deinem anderen Gerät unter „Ich“.
web-asked-to-enter = Dieser Platz gehört schon { $who }. Wir haben dort um Einlass für dich gebeten. Bist du das selbst auf einem anderen Gerät, öffne deinen eigenen Link: Er steht dort unter „Ich“.
web-guests = Wer hier sitzen darf
web-guests-own = Dieser Platz gehört dir. Wer seinen Link auf einem anderen Gerät öffnet, kann nur um Einlass bitten.
web-guests-link-only = Nur der Link schützt diesen Platz. Wer den Link hat, kann hier sitzen.
web-guests-asks = Jemand mit dem Link dieses Platzes bittet um Einlass.
web-guests-let-in = Hereinlassen
web-guests-refuse = Ablehnen
web-guests-nobody = Niemand bittet um Einlass.
web-guests-bind-about = Dieser Platz bekommt einen neuen Schlüssel, den nur dieser Browser hat. Frühere Links zu diesem Platz funktionieren dann nicht mehr, und der Tisch erfährt davon.
web-guests-bind = Platz sichern
web-profile-address = … oder ein Link zu einem Profil
web-not-now = Gerade nicht möglich ({ $count })
web-house-easy = Computer (leicht)
web-house-usual = Computer
web-house-strong = Computer (stark)
web-strength-easy = leicht
web-strength-usual = mittel
web-strength-strong = stark
web-strength-of-seat = Stärke des Computers auf Platz { $number }
web-opener-links = Neue Links
web-seat-lost = Dieser Platz gehört dir nicht mehr. { $what }
web-to-league = Zur Liga
