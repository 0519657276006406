# Discord.
chat-act = Ziehen
chat-hand = Meine Hand
chat-board = Spielplan
chat-log = Verlauf
chat-replay = Nachspielen
chat-ratings = Wertungen
chat-to-table = Zum Tisch
chat-to-browser = Im Browser öffnen
chat-look-again = Noch einmal ansehen
next-table = Nächster Tisch ({ $count })
chat-undo = Meinen letzten Zug zurücknehmen
chat-undone = Dein letzter Zug ist zurückgenommen.

chat-waiting = Warten auf { $names }.
chat-sealed = Verdeckte Antworten: { $count } von { $all } sind da.
chat-listening = { $house } hört zu: { $names }.
chat-may-speak = Jetzt zu Wort kommen kann: { $names }. { $house } hört zu.
chat-until = Bis { $when }.
chat-total = Gesamt
chat-over = Die Partie ist zu Ende.
chat-your-move = { $names }: am Zug.
chat-vote-call = { $names }: { $what }. Bitte abstimmen.
chat-optional = Darauf wartet niemand: Antworte, wenn du magst.
chat-given = Erledigt: { $what }
chat-news-left-out = { $count ->
    [one] Eine Zeile davor steht im Verlauf.
   *[other] { $count } Zeilen davor stehen im Verlauf.
  }
chat-log-empty = Noch ist nichts geschehen.
chat-commitment = Fairness: Die SHA-256-Prüfsumme des Startwerts ist `{ $hash }`. Der Startwert wird am Ende gezeigt.
chat-seed = Startwert `{ $seed }`, SHA-256 `{ $hash }`, wie zu Beginn versprochen.
chat-winner = { $names } gewinnt
chat-winners = { $names } gewinnen gemeinsam

chat-confirm = Bestätigen
chat-confirm-ask = Möchtest du das so?
chat-back = Zurück
chat-anew = Von vorn
chat-choose = Wählen
chat-choose-some = Wähle { $low } bis { $high }
chat-exactly = { $count ->
    [one] Wähle eins.
   *[other] Wähle { $count }.
  }
chat-between = { $low ->
    [0] Wähle bis zu { $high }, oder nichts.
   *[other] Wähle { $low } bis { $high }.
  }
chat-in-order = Eins nach dem anderen; die Reihenfolge zählt.
chat-chosen = Bisher: { $what }
chat-none = nichts
chat-none-of-them = Nichts davon
chat-done = Fertig ({ $count })
chat-earlier = Vorherige
chat-later = Mehr ({ $page }/{ $pages })
chat-more-blocked = … und { $count } weitere, die jetzt nicht wählbar sind
chat-write-number = Eine Zahl eingeben
chat-number = Zahl
chat-range = { $low } bis { $high }
chat-range-step = { $low } bis { $high } in Schritten von { $step }
chat-change = { $what } …
chat-fill = Ausfüllen
chat-fill-part = { $first } … { $last }
chat-share-done = Fertig (zusammen { $total })
chat-total-exactly = Zusammen **{ $count }**.
chat-total-between = { $low ->
    [0] Zusammen bis zu **{ $high }**.
   *[other] Zusammen **{ $low }** bis **{ $high }**.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = Alles ist beantwortet: Bestätige, oder geh zurück.
chat-page-moved = Dieses Formular ist schon weiter, hier oder auf einem anderen Gerät. So steht es jetzt.
chat-not-playing = Du sitzt nicht an diesem Tisch.
chat-wrong-seat = Diese Frage ist für jemand anderen.
chat-no-hand = Du hast nichts, was die anderen nicht sehen.
chat-which-game = Welche Partie? Nutze das im Thread der Partie, oder nenne sie mit `partie:`.
chat-busy = Das hat gerade zu lange gedauert. Bitte drück noch einmal.
chat-failed = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Bitte versuch es noch einmal.
chat-unshown = Ich konnte dir nicht zeigen, was daraus geworden ist; vielleicht ist es schon geschehen. Sieh mit `/spiel ziehen` nach, bevor du es noch einmal versuchst.
chat-old-button = Dieser Knopf ist von früher. Deine Frage findest du mit `/spiel ziehen`.
chat-dms-closed = { $name }: Ich kann dir keine Direktnachrichten schicken; deine geheimen Fragen warten hier unter **Ziehen**.
chat-dm-head = { $title } · nur du siehst das
chat-untold = Discord hat die Nachricht abgelehnt, die hierher gehört. **Ziehen**, **Spielplan** und **Verlauf** am Tisch zeigen, was darin stand.
chat-lost = Ich kann im Thread [deiner Partie { $title }]({ $link }) nicht mehr schreiben. Die Partie geht weiter: Ich melde mich hier, wenn du am Zug bist, und versuche es im Thread immer wieder. Gibt es ihn nicht mehr, nutze `/spiel fortsetzen partie:{ $game }` in einem Kanal, in dem ich schreiben darf.
chat-channel-back = Seit { $when } konnte ich hier nicht schreiben: Discord hat meine Nachrichten abgelehnt. Die Partie ging weiter, und ich habe alle per Direktnachricht benachrichtigt.

chat-lobby-head = { $opener } eröffnet einen Tisch · **{ $count }** von **{ $seats }** Plätzen besetzt
chat-lobby-empty = frei
chat-lobby-pace = Tempo: { $pace }
chat-lobby-private = Privater Thread
chat-lobby-elsewhere = Von anderswo mitspielen: { $ways }
chat-lobby-join = Mitspielen
chat-lobby-leave = Aufstehen
chat-lobby-drop-house = Computerspieler weg
chat-lobby-options = Optionen
chat-lobby-start = Starten
chat-lobby-cancel = Absagen
chat-lobby-cancelled = Dieser Tisch wurde abgesagt.
chat-lobby-begun = Die Partie hat begonnen.
chat-lobby-already = Du sitzt schon an diesem Tisch.
chat-lobby-full = Alle Plätze sind besetzt.
chat-lobby-ready = { $opener }, dein Tisch für { $title } ist voll. Du kannst starten.
chat-lobby-not-in = Du sitzt nicht an diesem Tisch.
chat-lobby-no-house = An diesem Tisch sitzt kein Computerspieler.
chat-lobby-nobody = Mindestens ein Mensch muss sich setzen.
chat-lobby-too-few = { $count ->
    [one] Ein Platz ist besetzt; dieses Spiel ist für { $seats }.
   *[other] { $count } Plätze sind besetzt; dieses Spiel ist für { $seats }.
  }
chat-lobby-not-opener = Das kann nur, wer den Tisch eröffnet hat.
chat-lobby-gone = Dieser Tisch ist nicht mehr offen.
chat-lobby-started = Diese Partie hat schon begonnen.
chat-or = { $most } oder { $last }

chat-pace = Tempo

chat-no-title = Einen Titel „{ $title }“ gibt es hier nicht.
chat-no-such-seats = { $title } ist für { $seats } Spieler.
chat-no-such-option = Eine Variante „{ $written }“ gibt es nicht. Es gibt: { $options }.
chat-not-here = Partien werden auf diesem Server anderswo eröffnet: { $where }
chat-no-private-thread = Ich darf hier keinen privaten Thread öffnen. Erlaube „Private Threads erstellen“ in einem Textkanal, oder eröffne einen Tisch, der nicht privat ist.
chat-rules-of = Regeln: { $what }
chat-rules-behind = Regeln: einen Abschnitt öffnen
chat-rules-contents = Alle Abschnitte der Regeln
chat-rules-before = Davor
chat-rules-next = Weiter
chat-no-rules = Die Regeln von { $title } sind noch nicht zusammengefasst.
chat-mine = Wartet auf dich
chat-mine-none = Nichts wartet auf dich.
chat-mine-others = Deine anderen Partien
chat-list = Partien auf diesem Server
chat-list-none = Hier wird gerade nichts gespielt. Eröffne eine Partie mit `/spiel neu`.
chat-moved = Diese Partie geht hier weiter: { $where }.
chat-resumed = Die Partie geht an einem neuen Ort weiter.
chat-resumed-here = Die Partie geht in diesem Thread weiter.
chat-resume-elsewhere = Diese Partie gehört zu einem anderen Server.
chat-link = Dein persönlicher Schlüssel zu diesem Platz; frühere Links gelten nicht mehr. Behalte ihn für dich.
chat-no-browser = Dieser Host hat keinen Tisch im Browser, auf den man verweisen könnte.

chat-setup = Wie Fondaco hier eingerichtet ist
chat-setup-where = Partien werden eröffnet
chat-setup-anywhere = in jedem Kanal
chat-setup-language = Sprache öffentlicher Nachrichten
chat-setup-moderators = Moderatoren neben der Serverleitung
chat-setup-log = Was Moderatoren tun, steht in
chat-setup-none = keine
chat-setup-archives = Der Thread einer Partie wird archiviert, wenn sie zu Ende ist.
chat-setup-archives-not = Der Thread einer Partie bleibt offen, wenn sie zu Ende ist.
chat-setup-openers = Partien eröffnen
chat-setup-founders = Ligen und Kampagnen gründen
chat-setup-everybody = alle
chat-setup-limits = Höchstens pro Mitglied (0: ohne Grenze): offene Tische { $lobbies }, laufende Partien { $tables }, Ligen { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Ein offener Tisch bleibt, bis er gestartet oder abgesagt wird.
    [one] Ein Tisch, den niemand startet, wird nach einem Tag geschlossen.
   *[other] Ein Tisch, den niemand startet, wird nach { $count } Tagen geschlossen.
}
chat-lobby-expired = { $count ->
    [one] Einen Tag lang hat niemand diesen Tisch gestartet: Er ist geschlossen.
   *[other] { $count } Tage lang hat niemand diesen Tisch gestartet: Er ist geschlossen.
}
chat-open-roles = Auf diesem Server dürfen das nur Mitglieder von { $roles }.
chat-most-lobbies = Du hast hier so viele offene Tische, wie dieser Server erlaubt: { $count }. Starte erst einen, oder sag einen ab.
chat-most-tables = Du hast hier so viele laufende Partien eröffnet, wie dieser Server erlaubt: { $count }. Lass erst eine zu Ende gehen.
chat-most-leagues = Du organisierst hier so viele Ligen, wie dieser Server erlaubt: { $count }.
chat-setup-own = die des Servers
chat-setup-may = Was ich in { $channel } darf
chat-setup-grant = So erlaubst du, was fehlt: Öffne in den Einstellungen von { $channel } die Berechtigungen, füge { $role } hinzu und erlaube es dort. { $stops } verhindert Partien, { $slows } macht sie weniger bequem.
chat-not-permitted = In { $channel } kann ich noch keine Partie leiten. Das darf ich dort nicht: { $what }. Um es zu erlauben, öffne die Einstellungen von { $channel }, Berechtigungen, füge { $role } hinzu und erlaube es dort.
chat-may-view-channel = Den Kanal sehen
chat-may-send-messages = Nachrichten senden
chat-may-attach-files = Dateien anhängen (die Spielpläne)
chat-may-embed-links = Links einbetten
chat-may-read-message-history = Nachrichtenverlauf lesen
chat-may-create-public-threads = Öffentliche Threads erstellen (ohne: gespielt wird im Kanal)
chat-may-create-private-threads = Private Threads erstellen (für private Partien)
chat-may-send-messages-in-threads = Nachrichten in Threads senden
chat-may-manage-threads = Threads verwalten (um einen archivierten wieder zu öffnen)

cmd-game = spiel
cmd-game-about = Händlerspiele spielen
cmd-new = neu
cmd-new-about = Einen Tisch für eine neue Partie eröffnen
cmd-title = titel
cmd-title-about = Welches Spiel
cmd-seats = plätze
cmd-seats-about = Wie viele spielen
cmd-pace = tempo
cmd-pace-about = Wie lange eine Antwort dauern darf
cmd-options = optionen
cmd-options-about = Varianten des Titels, etwa cargo=open; auch unter dem Knopf Optionen
cmd-private = privat
cmd-private-about = In einem privaten Thread spielen
cmd-option-game = Welche deiner Partien; in ihrem Thread nicht nötig
cmd-act = ziehen
cmd-act-about = Beantworten, was du gefragt wirst
cmd-hand = hand
cmd-hand-about = Sehen, was nur du sehen darfst
cmd-board = plan
cmd-board-about = Den Spielplan sehen, oder einen Ort darauf
cmd-place = zone
cmd-place-about = Ein Ort, groß gezeigt
cmd-log = verlauf
cmd-log-about = Sehen, was geschehen ist
cmd-status = stand
cmd-status-about = Sehen, auf wen der Tisch wartet
cmd-rules = regeln
cmd-rules-about = Die Regeln in Kürze lesen
cmd-link = link
cmd-link-about = Deinen persönlichen Link zum Tisch im Browser holen
cmd-list = liste
cmd-list-about = Die Partien dieses Servers sehen
cmd-resume = fortsetzen
cmd-resume-about = Hier mit einer Partie weitermachen, deren Thread verloren ging
cmd-setup = einrichten
cmd-setup-about = Sagen, wo und wie hier gespielt wird, und meine Rechte prüfen
cmd-channel = kanal
cmd-channel-about = Ein Kanal, in dem Partien eröffnet werden dürfen; noch einmal genannt, entfällt er
cmd-anywhere = überall
cmd-anywhere-about = Partien in jedem Kanal eröffnen lassen
cmd-moderators = moderatoren
cmd-moderators-about = Eine Rolle, die an den Tischen für Ordnung sorgt; noch einmal genannt, entfällt sie
cmd-log-channel = protokoll
cmd-log-channel-about = Ein Kanal, der sagt, was Moderatoren tun; noch einmal genannt, entfällt er
cmd-openers = eröffner
cmd-openers-about = Eine Rolle, die allein Partien eröffnen darf; noch einmal genannt, entfällt sie
cmd-founders = gründer
cmd-founders-about = Eine Rolle, die Ligen und Kampagnen gründen darf; noch einmal genannt, entfällt sie
cmd-most-lobbies = offene-tische
cmd-most-lobbies-about = Wie viele offene Tische ein Mitglied haben darf; 0: ohne Grenze
cmd-most-tables = partien
cmd-most-tables-about = Wie viele laufende Partien ein Mitglied eröffnet haben darf; 0: ohne Grenze
cmd-most-leagues = ligen
cmd-most-leagues-about = Wie viele Ligen ein Mitglied gründen darf; 0: ohne Grenze
cmd-lobby-days = tisch_tage
cmd-lobby-days-about = Tage, nach denen ein nicht gestarteter Tisch geschlossen wird; 0: nie
cmd-archives = archivieren
cmd-archives-about = Den Thread einer Partie archivieren, wenn sie zu Ende ist?
cmd-language = sprache
cmd-language-about = Die Sprache öffentlicher Nachrichten
chat-write-words = Schreiben
chat-line-person = @jemand oder die Nummer auf Discord
chat-lobby-add-easy = Leichter Computerspieler dazu
chat-lobby-add-usual = Computerspieler dazu
chat-lobby-add-strong = Starker Computerspieler dazu
cmd-takeback = zurücknehmen
cmd-takeback-about = Deinen letzten Zug zurücknehmen: sofort, oder wenn der Tisch zustimmt
cmd-any-move = beliebig
cmd-any-move-about = Wenn du den Tisch eröffnet hast: einen beliebigen Zug mit allem danach zurücknehmen
