# Playing over days, on Discord.
chat-next-time = alleen de volgende keer
chat-exported = De hele partij. Met `fondaco replay` kun je die controleren.
chat-digest-head = { $count ->
    [one] Eén tafel wacht op je:
   *[other] { $count } tafels wachten op je:
  }
chat-remind-arrived = Je bent aan de beurt in **{ $title }**. { $when }
chat-remind-half = De helft van je tijd in **{ $title }** is om. { $when }
chat-remind-last = Je tijd in **{ $title }** is bijna om. { $when }
chat-remind-waiting = **{ $title }** wacht nog steeds op je zet.
cmd-missed = gemist
cmd-missed-about = Bekijk wat er sinds je laatste zet is gebeurd
cmd-replay = terugkijken
cmd-replay-about = Bekijk de partij stap voor stap; exporteer die na afloop
chat-order-which = Kies een situatie
chat-order-list = Alle vaste opdrachten
chat-order-everywhere = Aan elke tafel
chat-order-everywhere-lead = Je vaste opdrachten voor elke tafel waar je vanaf nu aan meedoet.
chat-order-title = Kies een spel
chat-order-count = { $count ->
    [0] geen vaste opdrachten
    [one] één vaste opdracht
   *[other] { $count } vaste opdrachten
  }
chat-due = Speel uiterlijk { $when }
chat-rewind = Zetten terugnemen
chat-rewind-lead = Jij hebt deze tafel geopend, dus je kunt elke zet terugnemen met alles erna. Wat al onthuld is, blijft bekend, en de dobbelstenen vallen weer hetzelfde.
chat-rewind-which = Terugnemen…
chat-rewind-later = Latere zetten
chat-rewind-earlier = Eerdere zetten
chat-rewind-nothing = Er is nog geen zet om terug te nemen.
chat-rewind-ask = Dit wordt teruggenomen, met elke geheime keuze sindsdien:
chat-rewind-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
  }
chat-rewind-sure = Alles terugnemen
chat-rewound = Klaar. De tafel ziet dat je zetten hebt teruggenomen, en het logboek bewaart ze.
chat-undo-ask = Je kunt hem nog terugnemen als iedereen aan tafel het ermee eens is. Wat al onthuld is, blijft bekend.
chat-seat-taken = De plaats van { $who } in een partij **{ $title }** is niet meer vrij.
chat-free-seat = { $who } heeft een partij **{ $title }** verlaten. Er is een plaats vrij.
chat-offered-seat = Je bent uitgenodigd voor een plaats in een partij **{ $title }** met { $names }. Je doet pas mee als je ja zegt.
cmd-words = woorden
cmd-words-about = Lees het bord in woorden: alles, één plaats of één speler
cmd-about = waarover
cmd-about-about = Een plaats, stuk of speler
cmd-since = sinds
cmd-since-about = Wat er sinds je laatste zet is veranderd
