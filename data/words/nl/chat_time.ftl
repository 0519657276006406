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
chat-pace-custom = Een eigen klok
chat-clock-write = De klok opgeven
chat-clock-title = Een eigen klok
chat-clock-bank = Iedereen begint met
chat-clock-increment = Elke vraag voegt toe
chat-clock-cap = Hoogstens opgespaard
chat-clock-hint = bijvoorbeeld { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } of { SPAN("2 d") }
chat-clock-wrong = Schrijf drie tijden zoals { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } of { SPAN("2 d") }: waarmee iedereen begint, wat elke vraag toevoegt (minstens { SPAN("10 s") }), en wat hoogstens kan worden opgespaard (niet minder dan een van beide, hoogstens { SPAN("60 d") }).
chat-expiry = Als de tijd om is
chat-expiry-default = het gebruikelijke antwoord wordt gegeven
chat-expiry-house = de computer antwoordt deze ene keer
chat-expiry-hand = { $strikes ->
    [one] de computer neemt de plaats over
   *[other] na { $strikes } keer op rij neemt de computer de plaats over
  }
chat-due = Antwoord uiterlijk { $when }
cmd-clock = klok
cmd-clock-about = Een eigen klok: begin, erbij per vraag, hoogstens; bijvoorbeeld { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
cmd-expiry = tijd-om
cmd-expiry-about = Wat er gebeurt als de tijd om is
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
chat-undo-ask = Hier moet iedereen aan tafel het ermee eens zijn. Wat is gezien, blijft gezien.
chat-seat-taken = De plaats van { $who } in een partij **{ $title }** is niet meer vrij.
chat-free-seat = In een lopende partij **{ $title }** is een plaats vrij: { $who } is opgestaan.
