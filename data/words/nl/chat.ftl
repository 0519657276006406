# Discord.
chat-act = Spelen
chat-hand = Mijn hand
chat-board = Bord
chat-log = Logboek
chat-replay = Terugkijken
chat-ratings = Ratings
chat-to-table = Naar de tafel
chat-to-browser = Openen in browser
chat-look-again = Vernieuwen
next-table = Volgende tafel ({ $count })
chat-undo = Mijn zet terugnemen
chat-undone = Je laatste zet is teruggenomen.

chat-waiting = Wacht op { $names }.
chat-sealed = Geheime keuzes: { $count } van { $all } binnen.
chat-listening = Tijd voor een bod van { $names } aan { $house }.
chat-may-speak = { $names }: dit is het moment voor een bod aan { $house }.
chat-until = Deadline: { $when }.
chat-total = Totaal
chat-over = De partij is afgelopen.
chat-your-move = { $names }: aan de beurt.
chat-vote-call = { $names }: { $what }. Breng je stem uit.
chat-optional = Optioneel: de partij wacht niet op je.
chat-given = Klaar: { $what }
chat-news-left-out = { $count ->
    [one] Eén eerdere regel staat in het logboek.
   *[other] { $count } eerdere regels staan in het logboek.
  }
chat-log-empty = Er is nog niets gebeurd.
chat-commitment = Eerlijk spel: de SHA-256 van het startgetal is `{ $hash }`. Het startgetal zie je aan het einde.
chat-seed = Startgetal `{ $seed }`, SHA-256 `{ $hash }`, zoals aan het begin beloofd.
chat-winner = { $names } wint
chat-winners = { $names } delen de winst

chat-confirm = Bevestigen
chat-confirm-ask = Is dat wat je wilt?
chat-back = Terug
chat-restart = Opnieuw beginnen
chat-choose = Kiezen
chat-choose-some = { $low } tot { $high } kiezen
chat-exactly = { $count ->
    [one] Kies er één.
   *[other] Kies er { $count }.
  }
chat-between = { $low ->
    [0] Kies er hoogstens { $high }, of geen.
   *[other] Kies er { $low } tot { $high }.
  }
chat-in-order = Kies ze na elkaar. De volgorde telt.
chat-chosen = Tot nu toe: { $what }
chat-none = niets
chat-none-of-them = Geen van deze
chat-done = Klaar ({ $count })
chat-earlier = Vorige
chat-later = Meer ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … en nog één die je nu niet kunt kiezen
   *[other] … en nog { $count } die je nu niet kunt kiezen
  }
chat-write-number = Getal invullen
chat-number = Getal
chat-range = { $low } tot { $high }
chat-range-step = { $low } tot { $high } in stappen van { $step }
chat-change = { $what } …
chat-fill = Invullen
chat-fill-part = { $first } … { $last }
chat-share-done = Klaar (totaal { $total })
chat-total-exactly = **{ $count }** in totaal.
chat-total-between = { $low ->
    [0] Hoogstens **{ $high }** in totaal.
   *[other] **{ $low }** tot **{ $high }** in totaal.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = Dat is alles. Bevestig, of ga terug.
chat-page-moved = Dit formulier is hier of op een ander apparaat gewijzigd. Zo ziet het er nu uit.
chat-not-playing = Je speelt niet aan deze tafel.
chat-wrong-seat = Die beslissing is aan iemand anders.
chat-no-hand = Je hebt niets wat voor de anderen verborgen is.
chat-which-game = Welke partij? Gebruik dit in de thread ervan, of noem die met `partij:`.
chat-busy = Dat duurde te lang. Probeer het nog eens.
chat-failed = Er ging bij mij iets mis. Er is niets veranderd. Probeer het nog eens.
chat-unshown = Ik kon je het resultaat niet tonen, maar misschien is het gelukt. Controleer het met `/partij spelen` voordat je het opnieuw probeert.
chat-old-button = Die knop is verouderd. Gebruik `/partij spelen` om je beurt te zien.
chat-dms-closed = { $name }: ik kan je geen privéberichten sturen. Je geheime keuzes vind je hier onder **Spelen**.
chat-dm-head = { $title } · alleen jij ziet dit
chat-untold = Discord heeft hier een bericht geweigerd. Met **Spelen**, **Bord** en **Logboek** aan de tafel zie je wat je hebt gemist.
chat-lost = Ik kan niet meer schrijven in de thread van [je partij { $title }]({ $link }). De partij gaat door. Ik laat het je hier weten als je aan de beurt bent, en ik blijf het in de thread proberen. Bestaat die niet meer, gebruik dan `/partij voortzetten partij:{ $game }` in een kanaal waar ik kan schrijven.
chat-channel-back = Sinds { $when } kon ik hier niet schrijven, omdat Discord mijn berichten weigerde. De partij ging door, en ik heb in plaats daarvan privéberichten gestuurd.

chat-lobby-head = { $opener } heeft een tafel geopend · **{ $count }** van **{ $seats }** plaatsen bezet
chat-lobby-empty = vrij
chat-lobby-pace = Tempo: { $pace }
chat-lobby-private = Privéthread
chat-lobby-elsewhere = Van elders meedoen: { $ways }
chat-lobby-join = Meedoen
chat-lobby-leave = Verlaten
chat-lobby-add-easy = Makkelijke computer erbij
chat-lobby-add-usual = Computer erbij
chat-lobby-add-strong = Sterke computer erbij
chat-lobby-drop-house = Computer eraf
chat-lobby-options = Opties
chat-lobby-start = Beginnen
chat-lobby-cancel = Annuleren
chat-lobby-cancelled = Deze tafel is geannuleerd.
chat-lobby-begun = De partij is begonnen.
chat-lobby-already = Je zit al aan deze tafel.
chat-lobby-full = Alle plaatsen zijn bezet.
chat-lobby-ready = { $opener }, je tafel voor { $title } is vol. Je kunt beginnen.
chat-lobby-not-in = Je zit niet aan deze tafel.
chat-lobby-no-house = Er zit geen computer aan deze tafel.
chat-lobby-nobody = Er moet minstens één mens meedoen.
chat-lobby-too-few = { $count ->
    [one] Er is maar één plaats bezet. Dit spel is voor { $seats }.
   *[other] Er zijn { $count } plaatsen bezet. Dit spel is voor { $seats }.
  }
chat-lobby-not-opener = Dat kan alleen wie de tafel heeft geopend.
chat-lobby-gone = Deze tafel is niet meer open.
chat-lobby-started = Deze partij is al begonnen.
chat-or = { $most } of { $last }

chat-pace = Tempo

chat-no-title = Er is hier geen spel met de naam “{ $title }”.
chat-no-such-seats = { $title } is voor { $seats } spelers.
chat-no-such-option = Er is geen variant met de naam “{ $written }”. Je kunt kiezen uit: { $options }.
chat-not-here = Op deze server kun je hier partijen openen: { $where }
chat-no-private-thread = Ik kan hier geen privéthread openen. Geef me in een tekstkanaal de machtiging “Privéthreads maken”, of open een tafel die niet besloten is.
chat-rules-of = Regels: { $what }
chat-rules-behind = Regels: een paragraaf openen
chat-rules-contents = Alle paragrafen van de regels
chat-rules-before = Vorige
chat-rules-next = Volgende
chat-no-rules = Er is nog geen samenvatting van de regels van { $title }.
chat-mine = Wacht op jou
chat-mine-none = Er wacht niets op je.
chat-mine-others = Je andere partijen
chat-list = Partijen op deze server
chat-list-none = Er wordt hier nu niet gespeeld. Open een tafel met `/partij nieuw`.
chat-moved = Deze partij gaat verder in { $where }.
chat-resumed = De partij gaat verder op een nieuwe plek.
chat-resumed-here = De partij gaat verder in deze thread.
chat-resume-elsewhere = Deze partij hoort bij een andere server.
chat-link = Je persoonlijke link naar deze plaats. Houd hem voor jezelf. Eerdere links werken niet meer.
chat-no-browser = Hier kun je niet in de browser spelen.

chat-setup = De instellingen van Fondaco hier
chat-setup-where = Partijen kunnen worden geopend
chat-setup-anywhere = in elk kanaal
chat-setup-language = Taal van openbare berichten
chat-setup-moderators = Moderators naast de beheerders van de server
chat-setup-log = Wat moderators doen, staat in
chat-setup-none = geen
chat-setup-archives = De thread van een partij wordt gearchiveerd als de partij is afgelopen.
chat-setup-archives-not = De thread van een partij blijft open als de partij is afgelopen.
chat-setup-openers = Wie partijen mag openen
chat-setup-founders = Wie competities en campagnes mag starten
chat-setup-everyone = iedereen
chat-setup-limits = Grenzen per lid (0: geen grens): open lobby’s { $lobbies }, lopende partijen { $tables }, competities { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Een lobby blijft open tot die wordt gestart of geannuleerd.
    [one] Een lobby die niemand start, wordt na één dag gesloten.
   *[other] Een lobby die niemand start, wordt na { $count } dagen gesloten.
}
chat-lobby-expired = { $count ->
    [one] Een dag lang heeft niemand deze tafel gestart, dus hij is gesloten.
   *[other] { $count } dagen lang heeft niemand deze tafel gestart, dus hij is gesloten.
}
chat-open-roles = Op deze server kunnen alleen leden van { $roles } dat doen.
chat-most-lobbies = { $count ->
    [one] Je hebt hier al een open lobby, en deze server staat er maar één toe. Start of annuleer die eerst.
   *[other] Je hebt hier al { $count } open lobby’s, en meer staat deze server niet toe. Start of annuleer er eerst een.
  }
chat-most-tables = { $count ->
    [one] Je hebt hier al een partij geopend die nog loopt, en deze server staat er maar één toe. Speel die eerst uit.
   *[other] Je hebt hier al { $count } partijen geopend die nog lopen, en meer staat deze server niet toe. Speel er eerst een uit.
  }
chat-most-leagues = { $count ->
    [one] Je organiseert hier al een competitie, en deze server staat er maar één toe.
   *[other] Je organiseert hier al { $count } competities, en meer staat deze server niet toe.
  }
chat-setup-own = die van de server
chat-setup-may = Mijn machtigingen in { $channel }
chat-setup-grant = Om toe te staan wat ontbreekt, open je bij de instellingen van { $channel } de machtigingen, voeg je { $role } toe en sta je het daar toe. { $stops } houdt partijen tegen, { $slows } maakt ze minder handig.
chat-not-permitted = In { $channel } kan ik nog geen partij leiden. Ik mis: { $what }. Om het toe te staan, open je bij de instellingen van { $channel } de machtigingen, voeg je { $role } toe en sta je het daar toe.
chat-may-view-channel = Kanaal bekijken
chat-may-send-messages = Berichten verzenden
chat-may-attach-files = Bestanden toevoegen (de borden)
chat-may-embed-links = Links insluiten
chat-may-read-message-history = Berichtgeschiedenis lezen
chat-may-create-public-threads = Openbare threads maken (anders wordt er in het kanaal gespeeld)
chat-may-create-private-threads = Privéthreads maken (voor besloten partijen)
chat-may-send-messages-in-threads = Berichten verzenden in threads
chat-may-manage-threads = Threads beheren (om een gearchiveerde weer te openen)

cmd-game = partij
cmd-game-about = Speel koopmansspellen
cmd-new = nieuw
cmd-new-about = Open een tafel voor een nieuwe partij
cmd-title = spel
cmd-title-about = Welk spel
cmd-seats = plaatsen
cmd-seats-about = Hoeveel spelers
cmd-pace = tempo
cmd-pace-about = Hoelang een beurt mag duren
cmd-options = opties
cmd-options-about = Varianten van het spel; makkelijker met de knop Opties van de lobby
cmd-private = besloten
cmd-private-about = Speel in een privéthread
cmd-option-game = Welke van je partijen; in de thread ervan niet nodig
cmd-act = spelen
cmd-act-about = Speel je beurt
cmd-hand = hand
cmd-hand-about = Bekijk wat alleen jij kunt zien
cmd-board = bord
cmd-board-about = Bekijk het bord, of zoom in op één plek
cmd-place = plek
cmd-place-about = Een plek om op in te zoomen
cmd-log = logboek
cmd-log-about = Bekijk wat er is gebeurd
cmd-status = status
cmd-status-about = Bekijk op wie de tafel wacht
cmd-rules = regels
cmd-rules-about = Lees een samenvatting van de regels
cmd-undo = terugnemen
cmd-undo-about = Neem je laatste zet terug: meteen, of als de tafel het goedvindt
cmd-any-move = elke-zet
cmd-any-move-about = Heb jij de tafel geopend: neem een willekeurige zet terug, met alles erna
cmd-link = link
cmd-link-about = Krijg je persoonlijke link naar de tafel in de browser
cmd-list = lijst
cmd-list-about = Bekijk de partijen van deze server
cmd-resume = voortzetten
cmd-resume-about = Ga hier verder met een partij waarvan de thread weg is
cmd-setup = instellen
cmd-setup-about = Kies waar en hoe hier wordt gespeeld, en controleer mijn machtigingen
cmd-channel = kanaal
cmd-channel-about = Een kanaal waar partijen mogen worden geopend; kies het opnieuw om het te verwijderen
cmd-anywhere = overal
cmd-anywhere-about = Sta partijen in elk kanaal toe
cmd-moderators = moderators
cmd-moderators-about = Een rol die tafels mag modereren; kies die opnieuw om die te verwijderen
cmd-log-channel = logkanaal
cmd-log-channel-about = Een kanaal waar staat wat moderators doen; kies het opnieuw om het te verwijderen
cmd-openers = openers
cmd-openers-about = Een rol die partijen mag openen, en anderen niet; kies die opnieuw om die te verwijderen
cmd-founders = oprichters
cmd-founders-about = Een rol die competities en campagnes mag starten; kies die opnieuw om die te verwijderen
cmd-most-lobbies = lobbys
cmd-most-lobbies-about = Hoeveel lobby’s één lid open mag hebben; 0: geen grens
cmd-most-tables = tafels
cmd-most-tables-about = Hoeveel lopende partijen één lid mag hebben geopend; 0: geen grens
cmd-most-leagues = competities
cmd-most-leagues-about = Hoeveel competities één lid mag starten; 0: geen grens
cmd-lobby-days = lobby_dagen
cmd-lobby-days-about = Na hoeveel dagen een lobby sluit die niemand start; 0: nooit
cmd-archives = archiveren
cmd-archives-about = De thread van een partij archiveren als de partij is afgelopen?
cmd-language = taal
cmd-language-about = De taal van openbare berichten
chat-write-words = Schrijven
chat-line-person = @naam, of de Discord-ID
