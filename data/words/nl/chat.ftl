# Discord.
chat-act = Spelen
chat-hand = Mijn hand
chat-board = Bord
chat-log = Logboek
chat-replay = Terugkijken
chat-ratings = Ratings
chat-to-table = Naar de tafel
chat-to-browser = In de browser openen
chat-look-again = Opnieuw kijken
next-table = Volgende tafel ({ $count })
chat-undo = Mijn laatste zet terugnemen
chat-undone = Je laatste zet is teruggenomen.

chat-waiting = Wacht op { $names }.
chat-sealed = Verzegelde antwoorden: { $count } van { $all } zijn binnen.
chat-listening = { $house } luistert naar { $names }.
chat-may-speak = { $names }, zeg het maar als je iets wilt: { $house } luistert.
chat-until = Tot { $when }.
chat-total = Totaal
chat-over = Het spel is afgelopen.
chat-your-move = { $names }: aan zet.
chat-vote-call = { $names }: { $what }. Breng je stem uit.
chat-optional = Hier wacht niemand op: antwoord als je wilt.
chat-given = Klaar: { $what }
chat-news-left-out = { $count ->
    [one] Eén eerdere regel staat in het logboek.
   *[other] { $count } eerdere regels staan in het logboek.
  }
chat-log-empty = Er is nog niets gebeurd.
chat-commitment = Eerlijkheid: de SHA-256 van het startgetal is `{ $hash }`. Het startgetal wordt aan het einde getoond.
chat-seed = Startgetal `{ $seed }`, SHA-256 `{ $hash }`, zoals aan het begin beloofd.
chat-winner = { $names } wint
chat-winners = { $names } winnen samen

chat-confirm = Bevestigen
chat-confirm-ask = Is dat wat je wilt?
chat-back = Terug
chat-anew = Opnieuw beginnen
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
chat-in-order = Na elkaar; de volgorde telt.
chat-chosen = Tot nu toe: { $what }
chat-none = niets
chat-none-of-them = Geen van deze
chat-done = Klaar ({ $count })
chat-earlier = Eerder
chat-later = Meer ({ $page }/{ $pages })
chat-more-blocked = … en nog { $count } die nu niet te kiezen zijn
chat-write-number = Een getal invullen
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

chat-nothing-missing = Alles is beantwoord: bevestig, of ga terug.
chat-page-moved = Dit formulier is verder ingevuld, hier of op een ander apparaat. Zo staat het ervoor.
chat-not-playing = Je zit niet aan deze tafel.
chat-wrong-seat = Die vraag is voor iemand anders.
chat-no-hand = Je hebt niets wat de anderen niet kunnen zien.
chat-which-game = Welke partij? Gebruik dit in de thread van de partij, of noem die met `partij:`.
chat-busy = Dat duurde nu te lang. Druk nog een keer.
chat-failed = Er ging bij mij iets mis, en er is niets veranderd. Probeer het nog eens.
chat-unshown = Ik kon je niet tonen wat het resultaat is; mogelijk is het gewoon gebeurd. Kijk met `/partij spelen` voordat je het opnieuw probeert.
chat-old-button = Die knop is uit een andere tijd. Gebruik `/partij spelen` voor je vraag.
chat-dms-closed = { $name }: ik kan je geen privéberichten sturen, dus je geheime vragen wachten hier onder **Spelen**.
chat-dm-head = { $title } · alleen jij ziet dit
chat-untold = Discord heeft het bericht geweigerd dat hier hoort. **Spelen**, **Bord** en **Logboek** aan de tafel tonen wat erin zou staan.
chat-lost = Ik kan niet meer schrijven in de thread van [je partij { $title }]({ $link }). De partij gaat door: ik laat het je hier weten als je aan zet bent, en ik blijf het in de thread proberen. Bestaat die niet meer, gebruik dan `/partij voortzetten partij:{ $game }` in een kanaal waar ik mag schrijven.
chat-channel-back = Sinds { $when } kon ik hier niet schrijven: Discord weigerde mijn berichten. De partij ging door, en ik heb iedereen via een privébericht laten weten wie aan zet was.

chat-lobby-head = { $opener } opent een tafel · **{ $count }** van **{ $seats }** plaatsen bezet
chat-lobby-empty = vrij
chat-lobby-pace = Tempo: { $pace }
chat-lobby-private = Privéthread
chat-lobby-elsewhere = Van elders meedoen: { $ways }
chat-lobby-join = Meedoen
chat-lobby-leave = Weggaan
chat-lobby-add-easy = Makkelijke computerspeler erbij
chat-lobby-add-usual = Computerspeler erbij
chat-lobby-add-strong = Sterke computerspeler erbij
chat-lobby-drop-house = Computerspeler eraf
chat-lobby-options = Opties
chat-lobby-start = Beginnen
chat-lobby-cancel = Annuleren
chat-lobby-cancelled = Deze tafel is geannuleerd.
chat-lobby-begun = Het spel is begonnen.
chat-lobby-already = Je zit al aan deze tafel.
chat-lobby-full = Alle plaatsen zijn bezet.
chat-lobby-ready = { $opener }, je tafel voor { $title } is vol. Je kunt beginnen.
chat-lobby-not-in = Je zit niet aan deze tafel.
chat-lobby-no-house = Er zit geen computerspeler aan deze tafel.
chat-lobby-nobody = Er moet minstens één mens aan tafel zitten.
chat-lobby-too-few = { $count ->
    [one] Eén plaats is bezet; dit spel is voor { $seats }.
   *[other] { $count } plaatsen zijn bezet; dit spel is voor { $seats }.
  }
chat-lobby-not-opener = Dat kan alleen wie de tafel heeft geopend.
chat-lobby-gone = Deze tafel is niet meer open.
chat-lobby-started = Deze partij is al begonnen.
chat-or = { $most } of { $last }

chat-pace = Tempo

chat-no-title = Er is hier geen spel “{ $title }”.
chat-no-such-seats = { $title } is voor { $seats } spelers.
chat-no-such-option = Er is geen variant “{ $written }”. Er zijn: { $options }.
chat-not-here = Partijen worden op deze server elders geopend: { $where }
chat-no-private-thread = Ik mag hier geen privéthread openen. Geef me in een tekstkanaal de machtiging “Privéthreads maken”, of open een tafel die niet besloten is.
chat-rules-of = Regels: { $what }
chat-rules-behind = Regels: een paragraaf openen
chat-rules-contents = Alle paragrafen van de regels
chat-rules-before = Vorige
chat-rules-next = Volgende
chat-no-rules = De regels van { $title } zijn nog niet samengevat.
chat-mine = Wacht op jou
chat-mine-none = Er wacht niets op je.
chat-mine-others = Je andere partijen
chat-list = Partijen op deze server
chat-list-none = Er wordt hier niets gespeeld. Open een partij met `/partij nieuw`.
chat-moved = Deze partij gaat verder in { $where }.
chat-resumed = De partij gaat verder op een nieuwe plek.
chat-resumed-here = De partij gaat verder in deze thread.
chat-resume-elsewhere = Deze partij hoort bij een andere server.
chat-link = Je persoonlijke sleutel tot deze plaats; eerdere links ernaartoe zijn niets meer waard. Houd hem voor jezelf.
chat-no-browser = Deze host heeft geen tafel in de browser om naar te verwijzen.

chat-setup = Hoe Fondaco hier is ingesteld
chat-setup-where = Partijen worden geopend
chat-setup-anywhere = in elk kanaal
chat-setup-language = Taal van openbare berichten
chat-setup-moderators = Moderators naast de beheerders
chat-setup-log = Wat moderators doen, wordt gemeld in
chat-setup-none = geen
chat-setup-archives = De thread van een partij wordt gearchiveerd als het spel is afgelopen.
chat-setup-archives-not = De thread van een partij blijft open als het spel is afgelopen.
chat-setup-openers = Partijen worden geopend door
chat-setup-founders = Competities en campagnes worden opgericht door
chat-setup-everybody = iedereen
chat-setup-limits = Per lid hoogstens (0: geen grens): lobby’s { $lobbies }, lopende partijen { $tables }, competities { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Een lobby blijft open tot die wordt gestart of geannuleerd.
    [one] Een lobby die niemand start, wordt na één dag gesloten.
   *[other] Een lobby die niemand start, wordt na { $count } dagen gesloten.
}
chat-lobby-expired = { $count ->
    [one] Een dag lang heeft niemand deze tafel gestart: hij is gesloten.
   *[other] { $count } dagen lang heeft niemand deze tafel gestart: hij is gesloten.
}
chat-open-roles = Op deze server is dat alleen voor leden van { $roles }.
chat-most-lobbies = Je hebt hier zo veel open lobby’s als deze server toestaat: { $count }. Start of annuleer er eerst een.
chat-most-tables = Je hebt hier zo veel lopende partijen geopend als deze server toestaat: { $count }. Speel er eerst een uit.
chat-most-leagues = Je organiseert hier zo veel competities als deze server toestaat: { $count }.
chat-setup-own = die van de server
chat-setup-may = Wat ik mag in { $channel }
chat-setup-grant = Zo geef je wat ontbreekt: open bij de instellingen van { $channel } de machtigingen, voeg { $role } toe en sta het daar toe. { $stops } houdt partijen tegen, { $slows } maakt ze minder comfortabel.
chat-not-permitted = In { $channel } kan ik nog geen partij leiden. Dit mag ik daar niet: { $what }. Om het toe te staan: open de instellingen van { $channel }, Machtigingen, voeg { $role } toe en sta het daar toe.
chat-may-view-channel = Kanaal bekijken
chat-may-send-messages = Berichten verzenden
chat-may-attach-files = Bestanden toevoegen (de borden)
chat-may-embed-links = Links insluiten
chat-may-read-message-history = Berichtgeschiedenis lezen
chat-may-create-public-threads = Openbare threads maken (zonder: er wordt in het kanaal gespeeld)
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
cmd-pace-about = Hoelang een antwoord mag duren
cmd-options = opties
cmd-options-about = Varianten van het spel, bijvoorbeeld cargo=open; ook onder de knop Opties van de lobby
cmd-private = besloten
cmd-private-about = Speel in een privéthread
cmd-option-game = Welke van je partijen; in de thread ervan niet nodig
cmd-act = spelen
cmd-act-about = Antwoord op wat je wordt gevraagd
cmd-hand = hand
cmd-hand-about = Bekijk wat alleen jij mag zien
cmd-board = bord
cmd-board-about = Bekijk het bord, of één plek ervan
cmd-place = plek
cmd-place-about = Een plek om groot te bekijken
cmd-log = logboek
cmd-log-about = Bekijk wat er is gebeurd
cmd-status = status
cmd-status-about = Bekijk op wie de tafel wacht
cmd-rules = regels
cmd-rules-about = Lees de regels in het kort
cmd-takeback = terugnemen
cmd-takeback-about = Neem je laatste zet terug: meteen, of als de tafel het goedvindt
cmd-any-move = elke-zet
cmd-any-move-about = Heb jij de tafel geopend: kies een zet en neem die terug met alles erna
cmd-link = link
cmd-link-about = Krijg je persoonlijke link naar de tafel in de browser
cmd-list = lijst
cmd-list-about = Bekijk de partijen van deze server
cmd-resume = voortzetten
cmd-resume-about = Ga hier verder met een partij waarvan de thread weg is
cmd-setup = instellen
cmd-setup-about = Zeg waar en hoe hier wordt gespeeld, en controleer mijn machtigingen
cmd-channel = kanaal
cmd-channel-about = Een kanaal waar partijen mogen worden geopend; nog eens genoemd: weer weg
cmd-anywhere = overal
cmd-anywhere-about = Laat partijen in elk kanaal openen
cmd-moderators = moderators
cmd-moderators-about = Een rol die aan de tafels orde mag houden; nog eens genoemd: weer weg
cmd-log-channel = logkanaal
cmd-log-channel-about = Een kanaal dat meldt wat moderators doen; nog eens genoemd: weer weg
cmd-openers = openers
cmd-openers-about = Een rol die partijen mag openen, en anderen niet; nog eens genoemd: weer weg
cmd-founders = oprichters
cmd-founders-about = Een rol die competities en campagnes mag oprichten; nog eens genoemd: weer weg
cmd-most-lobbies = lobbys
cmd-most-lobbies-about = Hoeveel lobby’s één lid open mag hebben; 0: geen grens
cmd-most-tables = tafels
cmd-most-tables-about = Hoeveel lopende partijen één lid mag hebben geopend; 0: geen grens
cmd-most-leagues = competities
cmd-most-leagues-about = Hoeveel competities één lid mag oprichten; 0: geen grens
cmd-lobby-days = lobby_dagen
cmd-lobby-days-about = Na hoeveel dagen een lobby sluit die niemand start; 0: nooit
cmd-archives = archiveren
cmd-archives-about = De thread van een partij archiveren als het spel is afgelopen?
cmd-language = taal
cmd-language-about = De taal van openbare berichten
chat-write-words = Schrijven
chat-line-person = @iemand, of het nummer op Discord
