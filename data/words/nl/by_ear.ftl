# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Voorlezen
ear-off = Toon het bord
ear-line = Vraag of speel
ear-send = Versturen
ear-how = Wat kan ik typen?
ear-heard = Wat je hebt getypt
ear-letters = W: wie aan de beurt is. L: wat er het laatst gebeurde. S: wat er sinds je zet is veranderd. O: je mogelijkheden met nummers. B en een naam: die plaats. N en een naam: de buren ervan. P en een naam: die speler. M: wat je hebt. T: de klok. U: terugnemen. X: je zet opnieuw beginnen. Typ om te spelen het nummer van een mogelijkheid of een paar woorden ervan. Typ om te verdelen namen met getallen, of 1=2 voor twee van de eerste. Een punt neemt wat gebruikelijk is. Meerdere stappen passen op één regel, met > ertussen. OK speelt wat niet kan worden teruggenomen.
ear-again = Dit kan niet worden teruggenomen. Druk nog een keer om het te spelen.
ear-sure = { $answer }. Dit kan niet worden teruggenomen. Typ OK om het te spelen, of X om opnieuw te beginnen.
ear-whole = Je zet is compleet. Typ OK om hem te spelen, of X om opnieuw te beginnen.
ear-changed = De vraag is veranderd, dus er is niets gedaan.
ear-surplus = Er is niets gekozen: “{ $typed }” is meer dan deze zet nodig heeft. Laat het weg.
ear-number = Een getal van { $low } tot { $high }.
ear-so-many-numbers = { $count ->
    [one] Typ één getal.
   *[other] Typ { $count } getallen, voor elk één, of namen met getallen.
  }
ear-several = Welke: { $names }?
ear-unknown = Er is geen “{ $typed }” te kiezen. O leest je mogelijkheden voor.
ear-clock = { $who }: nog { $left }.
ear-no-clock = Er loopt geen klok.
ear-nothing-own = Je hebt geen plaats aan deze tafel.
ear-missing = Nog te kiezen: { $what }
ear-listens = { $house } luistert { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }.
ear-copy = Kopiëren: { $what }
ear-patience = { $times ->
    [one] Zo lang als gewoonlijk
   *[other] { $times } keer zo lang
  }

## Under Me
act-person-by-ear = Tafels voorlezen
act-person-by-ear-about = Tafels als tekst voor een schermlezer, en hoelang computers naar je luisteren
command-person-by-ear = voorlezen
field-by-ear = Tafels voorlezen
option-by-ear = voorlezen
field-patience = Hoelang computers wachten tot je iets zegt
option-patience = geduld

## In chat
cmd-ask = vraag
cmd-ask-about = Vraag iets over de tafel of doe een zet, met een getypte regel
cmd-line = regel
cmd-line-about = Een letter zoals W of B met een naam, het nummer van een mogelijkheid, of de woorden ervan

## Help, continued
ear-digits = Snel verdelen: typ een ster en één cijfer voor elk, bijvoorbeeld *201. Prijzen in stappen van vijf tellen in vijven: *3 is 15.
