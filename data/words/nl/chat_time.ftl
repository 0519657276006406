# Playing over days, on Discord.
chat-next-time = alleen de volgende keer
chat-exported = De hele partij: met `fondaco replay` te controleren.
chat-digest-head = { $count ->
    [one] Eén tafel wacht op je:
   *[other] { $count } tafels wachten op je:
  }
chat-remind-arrived = Je bent aan zet in **{ $title }**. { $when }
chat-remind-half = De helft van je tijd in **{ $title }** is om. { $when }
chat-remind-last = Je tijd in **{ $title }** is bijna om. { $when }
chat-remind-waiting = **{ $title }** wacht nog steeds op je zet.
cmd-missed = gemist
cmd-missed-about = Bekijk wat er sinds je laatste zet is gebeurd
cmd-replay = terugkijken
cmd-replay-about = Bekijk de partij stap voor stap; exporteer die na afloop
chat-order-which = Een vraag kiezen
chat-order-list = Alle opdrachten
chat-order-everywhere = Aan elke tafel
chat-order-everywhere-lead = Wat je altijd antwoordt: het gaat mee naar elke tafel waar je vanaf dan gaat zitten.
chat-order-title = Een spel kiezen
chat-order-count = { $count ->
    [0] geen opdracht
    [one] één opdracht
   *[other] { $count } opdrachten
  }
chat-due = Antwoord uiterlijk { $when }
chat-rewind = Zetten terugnemen
chat-rewind-lead = Jij hebt deze tafel geopend: kies een zet, en die wordt teruggenomen met alles erna. Wat is gezien, blijft gezien: de dobbelstenen vallen weer hetzelfde.
chat-rewind-which = Terugnemen…
chat-rewind-later = Latere zetten
chat-rewind-earlier = Eerdere zetten
chat-rewind-nothing = Er is nog geen zet die kan worden teruggenomen.
chat-rewind-ask = Dit wordt teruggenomen, met elk antwoord dat sindsdien verzegeld is gegeven:
chat-rewind-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
  }
chat-rewind-sure = Dit alles terugnemen
chat-rewound = Klaar. De tafel weet dat de gastheer zetten heeft teruggenomen, en het logboek bewaart ze.
chat-undo-ask = De zet kan nog worden teruggenomen als iedereen aan tafel het ermee eens is. Wat is gezien, blijft bekend.
chat-seat-taken = De plaats van { $who } in een partij **{ $title }** is niet meer vrij.
chat-free-seat = In een lopende partij **{ $title }** is een plaats vrij: { $who } is opgestaan.
chat-offered-seat = Je krijgt een plaats aangeboden in een partij **{ $title }** met { $names }. Er telt niets tot je ja zegt.
cmd-words = woorden
cmd-words-about = Het bord in woorden lezen: alles, een plaats of een speler
cmd-about = waarover
cmd-about-about = Een plaats, stuk of speler
cmd-since = sinds
cmd-since-about = Wat er sinds je laatste zet anders is
