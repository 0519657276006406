# The browser table.
web-skip = Zum Tisch springen
web-colophon = Fondaco, ein Gastgeber für Kaufleute, die nie gleichzeitig online sind.

web-front-title = Händlerspiele für Leute, die nie gleichzeitig online sind
web-front-lead = Eröffne einen Tisch, schick jedem deiner Freunde einen Link, und spielt, wann es euch passt. Jeden Platz, den du leer lässt, kann ein Computerspieler nehmen.
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
web-no-rules = Die Regeln dieses Titels sind noch nicht zusammengefasst.
web-close = Schließen
web-how = So funktioniert es
web-how-open = Wähle ein Spiel, sag, wer wo sitzt, und eröffne den Tisch.
web-how-links = Alle bekommen einen persönlichen Link. Er ist der Schlüssel zu einem Platz: Wer ihn hat, spielt dort.
web-how-play = Der Tisch sagt, wer am Zug ist. Antworte auf dem Spielplan oder im Formular; komm wieder, wann immer du magst.
web-with = mit { $names }

web-who-plays = Wer spielt
web-kind-person = Mensch
web-kind-house = Computer
web-kind-nobody = Niemand
web-name-of-seat = Name auf Platz { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Den Tisch eröffnen
web-open-hint = Spielst du allein gegen Computer, sitzt du sofort am Tisch; sonst bekommst du einen Link für jeden Menschen.
web-refuse-seats = { $name }: { $seats }, nicht { $count }.
web-refuse-nobody = Mindestens ein Platz muss einem Menschen gehören.
web-refuse-name-long = Ein Name darf höchstens { $count } Zeichen haben.
web-refuse-name-twice = Zwei Plätze können nicht beide { $name } heißen.
web-refuse-streams = Von deinem Anschluss aus sind zu viele Seiten gleichzeitig offen. Schließ einige; diese hier sieht von Zeit zu Zeit selbst nach.
web-refuse-tables = Von deinem Anschluss aus können in einer Stunde höchstens { $count } Tische, Ligen und Kampagnen eröffnet werden. Spiel bitte erst an einem davon.

web-links-title = Links zu den Plätzen
web-links-heading = Der Tisch ist offen
web-links-lead = Schick allen ihren eigenen Link, und setz dich auf deinen Platz.
web-links-once = Diese Links werden nur dieses eine Mal gezeigt: Ein Link ist der Schlüssel zu seinem Platz. Heb sie auf, und gib jeden nur der Person, der er gehört.
web-link-heading = Dein Platz auf einem anderen Gerät
web-link-lead = Öffne dort diesen Link, um von deinem Stand aus weiterzuspielen.
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
web-log-all = Der ganze Verlauf
web-new-since = Neu seit deinem letzten Besuch, darüber
web-you = du
web-enlarge = Vergrößern
web-whole-picture = Das Bild öffnen
web-in-words = Der Spielplan in Worten
web-hand-in-words = Deine Hand in Worten
web-several = Wähle, was du hier tun willst: { $what }
web-state-asked = am Zug
web-listens = { $house } hört zu
web-listens-you-write = { $house } hört zu, während du das ausfüllst
web-listening-to = { $house } hört zu: { $names }
web-pass = Passen
web-state-may = kann etwas tun
web-bar-asked = Du bist am Zug · { $title }
web-bar-over = Partie zu Ende · { $title }
web-bar = { $title } · Fondaco
web-your-move = Du bist am Zug
web-you-may-now = Du kannst jetzt etwas tun
web-you-may = Du kannst etwas tun; niemand wartet
web-wait = Du bist nicht am Zug
web-waiting-for = Warten auf { $names }
web-watching = Am Zug: { $names }
web-wait-hint = Diese Seite aktualisiert sich von selbst. Du kannst sie schließen und wiederkommen.
web-secret = Privat: Nur du siehst diese Frage.
web-no-script = Diese Seite funktioniert auch ohne Skripte, aktualisiert sich dann aber nicht von selbst.
web-reload = Noch einmal ansehen

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
web-share-exactly = Zusammen { $count }.
web-share-up-to = Zusammen bis zu { $high }.
web-share-between = Zusammen { $low } bis { $high }.
web-order-exactly = { $count ->
    [one] Wähle eins.
   *[other] Bring { $count } in eine Reihenfolge.
  }
web-order-up-to = Bring bis zu { $high } in eine Reihenfolge, oder nichts.
web-order-between = Bring { $low } bis { $high } in eine Reihenfolge.
web-order-tap = Tippe nacheinander darauf, oder verschieb sie mit den Pfeilen.
web-from-to = { $low } bis { $high }
web-in-steps = in Schritten von { $step }
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-earlier = Früher: { $what }
web-later = Später: { $what }
web-place-of = Stelle von { $what }
web-refuse-same-place = Die Stelle { $number } kann nicht zweimal vergeben werden.

web-undo = Meinen letzten Zug zurücknehmen
web-undo-not = Du kannst deinen letzten Zug nicht zurücknehmen.
web-undo-stale = Dieser Zug wurde schon zurückgenommen, oder ein anderer ist ihm gefolgt.
web-form-lost = Die Frage hat sich geändert, während du sie ausgefüllt hast. Das hier wird jetzt gefragt.
web-moved-elsewhere = Du hast in einem anderen Fenster oder auf einem anderen Gerät weitergespielt. So steht der Tisch jetzt.
web-offline = Der Host ist nicht erreichbar. Diese Seite zeigt deine Antwort, sobald sie angekommen ist; wenn nicht, versuch es bitte noch einmal.
web-went-back = Der Server ist zu einem früheren Stand dieser Partie zurückgekehrt, aus einer Sicherung. Die Seite wurde neu geladen und zeigt, wo die Partie jetzt steht.

web-over = Die Partie ist zu Ende
web-won = { $names } gewinnt mit { $total } Punkten
web-won-shared = { $names } teilen sich den Sieg mit { $total } Punkten
web-scores = Endstand
web-place = Rang
web-fair = Sind Würfel und Stapel fair?
web-fair-how = Würfel und Stapel kamen aus einem Startwert, der vor dem ersten Zug feststand. Seine SHA-256-Prüfsumme war von Anfang an zu sehen: Berechne die Prüfsumme des Startwerts und vergleiche.
web-fair-start = Würfel und Stapel kommen aus einem Startwert, der vor dem ersten Zug feststand. Das ist seine SHA-256-Prüfsumme; der Startwert selbst wird am Ende gezeigt, damit alle nachprüfen können.
web-seed = Startwert
web-commitment = SHA-256 des Startwerts
web-again = Noch einmal spielen
web-closer = Näher ansehen
web-show = Zeigen
web-lost-link = Jemand hat den eigenen Link verloren
web-opener-heading = Der Tisch, den du eröffnet hast
web-opener-lead = Wer den eigenen Link verloren hat, bekommt hier einen neuen. Der alte Link öffnet dann nichts mehr.
web-opener-order = Ordnung am Tisch
web-fresh-link = Neuer Link
web-fresh-heading = Ein neuer Link
web-fresh-lead = Schick das an { $name }. Der alte Link öffnet nichts mehr.
web-refuse-not-opener = Nur der Browser, der diesen Tisch eröffnet hat, kann neue Links ausgeben.
web-my-link = Mein Link für ein anderes Gerät

web-error-heading = Das hat nicht geklappt
web-report = Klappt es immer noch nicht? Nenne der Person, die diesen Server betreibt, diesen Code: { $id }
web-refuse-no-page = Diese Seite gibt es nicht.
web-refuse-no-title = Dieses Spiel gibt es hier nicht.
web-refuse-key = Dieser Link öffnet an diesem Tisch keinen Platz. Frag nach deinem bei der Person, die den Tisch eröffnet hat.
web-refuse-no-seat = Auf diesem Gerät bist du nicht für diesen Platz angemeldet. Öffne hier deinen persönlichen Link; du findest ihn in den Einstellungen auf deinem anderen Gerät.
web-refuse-method = Das geht von hier aus nicht.
web-refuse-elsewhere = Das kam von einer anderen Website, also wurde nichts geändert.
web-refuse-host = Dieser Host heißt nicht so. Wer ihn betreibt, kann FONDACO_URL auf die Adresse setzen, die man benutzt.
web-refuse-too-large = Das war mehr, als diese Seite annimmt.
web-refuse-packed = Dieser Server nimmt Formulare nur so an, wie seine eigenen Seiten sie senden: nicht komprimiert und in keinem anderen Format.
web-refuse-broken = Bei uns ist etwas schiefgegangen. Nichts ging verloren; versuch es bitte noch einmal.
web-refuse-store = Das lässt sich gerade weder lesen noch speichern, und nichts wurde geändert. Wer diesen Host betreibt, sieht, warum; versuch es bitte später noch einmal.
web-refuse-read = Diese Seite lässt sich gerade nicht anzeigen. Versuch es gleich noch einmal.
web-paste-key = Dein Schlüssel, der Teil deines Links nach dem #
web-to-front = Zur Startseite
web-to-table = Zurück zum Tisch
web-sit-again = Wieder hinsetzen
web-refuse-claimed = Dieser Platz gehört jemand anderem. Mit seinem Link kann man nur um Einlass bitten; ist es deiner, öffne deinen eigenen Link von der Einstellungsseite deines anderen Geräts.
web-asked-to-enter = Dieser Platz gehört schon { $who }; dort wird gefragt, ob du hereindarfst. Bist du das auf einem anderen Gerät, öffne deinen eigenen Link von der Einstellungsseite dort.
web-guests = Wer hier sitzen darf
web-guests-own = Dieser Platz gehört dir. Wer seinen Link anderswo öffnet, kann nur um Einlass bitten.
web-guests-link-only = Dieser Platz hängt allein an seinem Link: Wer den Link hat, kann hier sitzen.
web-guests-asks = Jemand mit dem Link dieses Platzes bittet um Einlass.
web-guests-let-in = Hereinlassen
web-guests-refuse = Nicht hereinlassen
web-guests-nobody = Niemand bittet um Einlass.
web-guests-bind-about = Ein neuer Schlüssel kommt nur in diesen Browser, und jeder verschickte Link zu diesem Platz öffnet nichts mehr. Der Tisch erfährt es.
web-guests-bind = Diesem Platz einen eigenen Schlüssel geben
web-profile-address = … oder die Adresse eines Profils
web-not-now = Jetzt nicht ({ $count })
web-house-easy = Computer, leicht
web-house-usual = Computer
web-house-strong = Computer, stark
web-strength-easy = leicht
web-strength-usual = normal
web-strength-strong = stark
web-strength-of-seat = Stärke des Computerspielers auf Platz { $number }
web-opener-links = Neue Links
web-seat-lost = Dieser Platz gehört dir nicht mehr. { $what }
web-to-league = Zur Liga
