# Discord.
chat-act = Ziehen
chat-hand = Meine Hand
chat-board = Spielplan
chat-log = Verlauf
chat-replay = Nachspielen
chat-ratings = Wertungen
chat-to-table = Zum Tisch
chat-to-browser = Im Browser öffnen
chat-look-again = Aktualisieren
next-table = Nächster Tisch ({ $count })
chat-undo = Zug zurücknehmen
chat-undone = Dein letzter Zug ist zurückgenommen.

chat-waiting = Warten auf { $names }.
chat-sealed = Geheime Entscheidungen: { $count } von { $all } sind da.
chat-listening = Zeit für Angebote von { $names } an { $house }.
chat-may-speak = { $names }: Jetzt ist Zeit für ein Angebot an { $house }.
chat-until = Frist: { $when }.
chat-total = Gesamt
chat-over = Die Partie ist zu Ende.
chat-your-move = { $names }: am Zug.
chat-vote-call = { $names }: { $what }. Bitte abstimmen.
chat-optional = Optional: Die Partie wartet nicht auf dich.
chat-given = Erledigt: { $what }
chat-news-left-out = { $count ->
    [one] Eine frühere Zeile steht im Verlauf.
   *[other] { $count } frühere Zeilen stehen im Verlauf.
  }
chat-log-empty = Noch ist nichts passiert.
chat-commitment = Fairness: Die SHA-256-Prüfsumme des Startwerts ist `{ $hash }`. Den Startwert siehst du am Ende.
chat-seed = Startwert `{ $seed }`, SHA-256 `{ $hash }`, wie zu Beginn versprochen.
chat-winner = { $names } gewinnt
chat-winners = { $names } teilen sich den Sieg

chat-confirm = Bestätigen
chat-confirm-ask = Möchtest du das so?
chat-back = Zurück
chat-restart = Von vorn
chat-choose = Wählen
chat-choose-some = Wähle { $low } bis { $high }
chat-exactly = { $count ->
    [one] Wähle eins.
   *[other] Wähle { $count }.
  }
chat-between = { $low ->
    [0] Wähle bis zu { $high } oder nichts.
   *[other] Wähle { $low } bis { $high }.
  }
chat-in-order = Wähle eins nach dem anderen. Die Reihenfolge zählt.
chat-chosen = Bisher: { $what }
chat-none = nichts
chat-none-of-them = Nichts davon
chat-done = Fertig ({ $count })
chat-earlier = Vorherige
chat-later = Mehr ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … und eine weitere Möglichkeit, die jetzt nicht geht
   *[other] … und { $count } weitere Möglichkeiten, die jetzt nicht gehen
  }
chat-write-number = Zahl eingeben
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

chat-nothing-missing = Das ist alles. Bestätige, oder geh zurück.
chat-page-moved = Dieses Formular wurde hier oder auf einem anderen Gerät geändert. So sieht es jetzt aus.
chat-not-playing = Du spielst nicht an diesem Tisch.
chat-wrong-seat = Das entscheidet jemand anders.
chat-no-hand = Du hast nichts, was vor den anderen verborgen ist.
chat-which-game = Welche Partie? Nutze das in ihrem Thread, oder nenne sie mit `partie:`.
chat-busy = Das hat zu lange gedauert. Bitte versuch es noch einmal.
chat-failed = Bei mir ist etwas schiefgegangen. Es wurde nichts geändert. Bitte versuch es noch einmal.
chat-unshown = Ich konnte dir das Ergebnis nicht zeigen, aber vielleicht hat es geklappt. Sieh mit `/spiel ziehen` nach, bevor du es noch einmal versuchst.
chat-old-button = Dieser Knopf ist veraltet. Deinen Zug findest du mit `/spiel ziehen`.
chat-dms-closed = { $name }: Ich kann dir keine Direktnachrichten schicken. Deine geheimen Entscheidungen findest du hier unter **Ziehen**.
chat-dm-head = { $title } · nur du siehst das
chat-untold = Discord hat hier eine Nachricht abgelehnt. Was du verpasst hast, siehst du am Tisch mit **Ziehen**, **Spielplan** und **Verlauf**.
chat-lost = Ich kann im Thread [deiner Partie { $title }]({ $link }) nicht mehr schreiben. Die Partie geht weiter. Ich melde mich hier, wenn du am Zug bist, und versuche es im Thread immer wieder. Gibt es ihn nicht mehr, nutze `/spiel fortsetzen partie:{ $game }` in einem Kanal, in dem ich schreiben darf.
chat-channel-back = Seit { $when } konnte ich hier nicht schreiben, weil Discord meine Nachrichten abgelehnt hat. Die Partie ging weiter, und ich habe stattdessen Direktnachrichten geschickt.

chat-lobby-head = { $opener } hat einen Tisch eröffnet · **{ $count }** von **{ $seats }** Plätzen besetzt
chat-lobby-empty = frei
chat-lobby-pace = Tempo: { $pace }
chat-lobby-private = Privater Thread
chat-lobby-elsewhere = Von anderswo mitspielen: { $ways }
chat-lobby-join = Mitspielen
chat-lobby-leave = Verlassen
chat-lobby-drop-house = Computer entfernen
chat-lobby-options = Optionen
chat-lobby-start = Starten
chat-lobby-cancel = Absagen
chat-lobby-cancelled = Dieser Tisch wurde abgesagt.
chat-lobby-begun = Die Partie hat begonnen.
chat-lobby-already = Du bist schon an diesem Tisch.
chat-lobby-full = Alle Plätze sind besetzt.
chat-lobby-ready = { $opener }, dein Tisch für { $title } ist voll. Du kannst starten.
chat-lobby-not-in = Du bist nicht an diesem Tisch.
chat-lobby-no-house = An diesem Tisch ist kein Computer.
chat-lobby-nobody = Mindestens ein Mensch muss mitspielen.
chat-lobby-too-few = { $count ->
    [one] Nur ein Platz ist besetzt. Dieses Spiel ist für { $seats }.
   *[other] { $count } Plätze sind besetzt. Dieses Spiel ist für { $seats }.
  }
chat-lobby-not-opener = Das kann nur, wer den Tisch eröffnet hat.
chat-lobby-gone = Dieser Tisch ist nicht mehr offen.
chat-lobby-started = Diese Partie hat schon begonnen.
chat-or = { $most } oder { $last }

chat-pace = Tempo

chat-no-title = Ein Spiel namens „{ $title }“ gibt es hier nicht.
chat-no-such-seats = { $title } ist für { $seats } Personen.
chat-no-such-option = Eine Variante namens „{ $written }“ gibt es nicht. Zur Wahl stehen: { $options }.
chat-not-here = Auf diesem Server kannst du hier Partien eröffnen: { $where }
chat-no-private-thread = Ich kann hier keinen privaten Thread öffnen. Erlaube mir „Private Threads erstellen“ in einem Textkanal, oder eröffne einen Tisch, der nicht privat ist.
chat-rules-of = Regeln: { $what }
chat-rules-behind = Regeln: einen Abschnitt öffnen
chat-rules-contents = Alle Abschnitte der Regeln
chat-rules-before = Zurück
chat-rules-next = Weiter
chat-no-rules = Zu { $title } gibt es noch keine Zusammenfassung der Regeln.
chat-mine = Wartet auf dich
chat-mine-none = Nichts wartet auf dich.
chat-mine-others = Deine anderen Partien
chat-list = Partien auf diesem Server
chat-list-none = Hier wird gerade nichts gespielt. Eröffne einen Tisch mit `/spiel neu`.
chat-moved = Diese Partie geht hier weiter: { $where }.
chat-resumed = Die Partie geht an einem neuen Ort weiter.
chat-resumed-here = Die Partie geht in diesem Thread weiter.
chat-resume-elsewhere = Diese Partie gehört zu einem anderen Server.
chat-link = Dein persönlicher Link zu diesem Platz. Behalte ihn für dich. Frühere Links gelten nicht mehr.
chat-no-browser = Im Browser kann hier nicht gespielt werden.

chat-setup = Die Einstellungen von Fondaco hier
chat-setup-where = Partien können eröffnet werden
chat-setup-anywhere = in jedem Kanal
chat-setup-language = Sprache öffentlicher Nachrichten
chat-setup-moderators = Moderation neben der Serverleitung
chat-setup-log = Was die Moderation tut, steht in
chat-setup-none = keine
chat-setup-archives = Der Thread einer Partie wird archiviert, wenn sie zu Ende ist.
chat-setup-archives-not = Der Thread einer Partie bleibt offen, wenn sie zu Ende ist.
chat-setup-openers = Wer Partien eröffnen darf
chat-setup-founders = Wer Ligen und Kampagnen gründen darf
chat-setup-everyone = alle
chat-setup-limits = Grenzen pro Mitglied (0: keine): offene Tische { $lobbies }, laufende Partien { $tables }, Ligen { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Ein offener Tisch bleibt, bis er gestartet oder abgesagt wird.
    [one] Ein Tisch, den niemand startet, wird nach einem Tag geschlossen.
   *[other] Ein Tisch, den niemand startet, wird nach { $count } Tagen geschlossen.
}
chat-lobby-expired = { $count ->
    [one] Einen Tag lang hat niemand diesen Tisch gestartet. Er ist jetzt geschlossen.
   *[other] { $count } Tage lang hat niemand diesen Tisch gestartet. Er ist jetzt geschlossen.
}
chat-open-roles = Auf diesem Server dürfen das nur Mitglieder von { $roles }.
chat-most-lobbies = { $count ->
    [one] Du hast hier schon einen offenen Tisch, und mehr erlaubt dieser Server nicht. Starte ihn erst, oder sag ihn ab.
   *[other] Du hast hier schon { $count } offene Tische, und mehr erlaubt dieser Server nicht. Starte erst einen, oder sag einen ab.
  }
chat-most-tables = { $count ->
    [one] Du hast hier schon eine Partie eröffnet, die noch läuft, und mehr erlaubt dieser Server nicht. Spiel sie erst zu Ende.
   *[other] Du hast hier schon { $count } Partien eröffnet, die noch laufen, und mehr erlaubt dieser Server nicht. Spiel erst eine zu Ende.
  }
chat-most-leagues = { $count ->
    [one] Du organisierst hier schon eine Liga, und mehr erlaubt dieser Server nicht.
   *[other] Du organisierst hier schon { $count } Ligen, und mehr erlaubt dieser Server nicht.
  }
chat-setup-own = wie der Server
chat-setup-may = Meine Rechte in { $channel }
chat-setup-grant = So erlaubst du, was fehlt: Öffne in den Einstellungen von { $channel } die Berechtigungen, füge { $role } hinzu und erlaube es dort. { $stops } verhindert Partien, { $slows } macht sie weniger bequem.
chat-not-permitted = In { $channel } kann ich noch keine Partie leiten. Mir fehlt: { $what }. Um es zu erlauben, öffne in den Einstellungen von { $channel } die Berechtigungen, füge { $role } hinzu und erlaube es dort.
chat-may-view-channel = Kanal ansehen
chat-may-send-messages = Nachrichten senden
chat-may-attach-files = Dateien anhängen (die Spielpläne)
chat-may-embed-links = Links einbetten
chat-may-read-message-history = Nachrichtenverlauf lesen
chat-may-create-public-threads = Öffentliche Threads erstellen (sonst wird im Kanal gespielt)
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
cmd-pace-about = Wie lange ein Zug dauern darf
cmd-options = optionen
cmd-options-about = Varianten des Spiels; einfacher mit dem Knopf Optionen am offenen Tisch
cmd-private = privat
cmd-private-about = In einem privaten Thread spielen
cmd-option-game = Welche deiner Partien; in ihrem Thread nicht nötig
cmd-act = ziehen
cmd-act-about = Deinen Zug machen
cmd-hand = hand
cmd-hand-about = Sehen, was nur du sehen kannst
cmd-board = plan
cmd-board-about = Den Spielplan ansehen, oder einen Ort vergrößert
cmd-place = zone
cmd-place-about = Ein Ort, den du vergrößert sehen willst
cmd-log = verlauf
cmd-log-about = Sehen, was passiert ist
cmd-status = stand
cmd-status-about = Sehen, auf wen der Tisch wartet
cmd-rules = regeln
cmd-rules-about = Eine Zusammenfassung der Regeln lesen
cmd-link = link
cmd-link-about = Deinen persönlichen Link zum Tisch im Browser holen
cmd-list = liste
cmd-list-about = Die Partien auf diesem Server ansehen
cmd-resume = fortsetzen
cmd-resume-about = Hier mit einer Partie weitermachen, deren Thread verloren ging
cmd-setup = einrichten
cmd-setup-about = Wählen, wo und wie hier gespielt wird, und meine Rechte prüfen
cmd-channel = kanal
cmd-channel-about = Ein Kanal, in dem Partien eröffnet werden dürfen; noch einmal gewählt, entfällt er
cmd-anywhere = überall
cmd-anywhere-about = Partien in jedem Kanal erlauben
cmd-moderators = moderatoren
cmd-moderators-about = Eine Rolle, die Tische moderieren darf; noch einmal gewählt, entfällt sie
cmd-log-channel = protokoll
cmd-log-channel-about = Ein Kanal, in dem steht, was die Moderation tut; noch einmal gewählt, entfällt er
cmd-openers = eröffner
cmd-openers-about = Eine Rolle, die allein Partien eröffnen darf; noch einmal gewählt, entfällt sie
cmd-founders = gründer
cmd-founders-about = Eine Rolle, die Ligen und Kampagnen gründen darf; noch einmal gewählt, entfällt sie
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
chat-line-person = @Name oder die Discord-ID
chat-lobby-add-easy = Leichter Computer dazu
chat-lobby-add-usual = Computer dazu
chat-lobby-add-strong = Starker Computer dazu
cmd-undo = zurücknehmen
cmd-undo-about = Deinen letzten Zug zurücknehmen: sofort, oder wenn der Tisch zustimmt
cmd-any-move = beliebig
cmd-any-move-about = Wenn du den Tisch eröffnet hast: einen beliebigen Zug mit allem danach zurücknehmen
