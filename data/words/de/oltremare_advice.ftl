# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = Die Partie wartet nicht auf dich, und gerade bringt dir kein Handel etwas.
oltremare-why-go = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } für Ladezahl { $load }, und nichts, was angeboten oder verkauft wird, ist seinen Preis wert.
oltremare-why-buy-needed = { $count ->
    [one] Für deine Ladezahl fehlt eine Karte
   *[other] Für deine Ladezahl fehlen { $count } Karten
  }, und eine Karte kostet { $price }. Du siehst sie erst, wenn du bezahlt hast.
oltremare-why-buy-deck = Eine Karte für { $price } ist billig und verlängert Folgen. Du siehst sie erst, wenn du bezahlt hast.
oltremare-why-buy-pirates = Für { $price } bekommst du eine Karte, und dein Piratenstapel hat am Ende eine weniger.
oltremare-why-swap = Was du bekommst ({ $good }), verlängert eine Folge, die Karte, die du gibst, nicht. Aber die anderen sehen, was du sammelst.
oltremare-why-ask = Die Karte von jemand anderem kostet weniger als { $price } bei der Bank.
oltremare-why-sell = Du kannst die Karte entbehren. Sie bringt { $price } und vielleicht Prestige.
oltremare-why-accept = { $who } gibt dir mehr, als es dich kostet: { $terms }.
oltremare-why-accept-honour = { $who } gibt dir mehr, als es dich kostet ({ $terms }), und der Handel bringt dir 1 Prestige.
oltremare-why-counter = Das Angebot von { $who } ist beinahe gut genug. Mit ein paar Dukaten mehr lohnt es sich, wenn es angenommen wird.
oltremare-why-refuse = Das Angebot von { $who } kostet dich mehr, als es bringt.
oltremare-why-wait = Deine Angebote sind offen, und jemand kann noch Ja sagen.
oltremare-why-stop = Etwas Besseres kommt kaum noch, und alle warten auf dich.
oltremare-why-decline = Kein offenes Angebot bringt dir mehr, als es kostet.
oltremare-why-unable = Du hast nicht, was verlangt wird; so muss niemand auf dein Nein warten.
oltremare-why-withdraw = Die Karten sind auf deiner Hand mehr wert als in diesem Angebot.
oltremare-why-discard = Du behältst { $count } × { $good }, eine Folge im Wert von { $ducats }. Den Rest brauchst du am wenigsten, aber er kostet am Ende 1 Dukaten pro Karte.
oltremare-why-discard-all = Du darfst keine Karte behalten.
oltremare-why-play = Die Symbole bringen jetzt { $ducats } und { $drawn ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $drawn } Karten
  }, und die Fracht am Ende etwa { $cargo }.
oltremare-why-play-robbed = Die Symbole bringen { $ducats } und { $drawn ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $drawn } Karten
  }, und die Fracht am Ende etwa { $cargo }. Das ist { $count ->
    [one] die Karte wert, die an die Piraten geht.
   *[other] die { $count } Karten wert, die an die Piraten gehen.
  }
oltremare-why-load = In dieser Reihenfolge gewinnt die Fracht etwa { $cargo }. Mit der obersten Karte darfst du im nächsten Zug { $lions } Karten halten und spielst { $load } aus.
oltremare-why-harbour = Ein Marker zählt am Ende und wirkt bis zu deinem nächsten Halt ({ $marker }).
oltremare-why-compass = Ein Kompass bringt dich sofort zum Marker eines beliebigen anderen Hafens. Behältst du ihn, zählt er am Ende.
oltremare-why-empty = Kein Marker ist in Reichweite.
oltremare-why-empty-loses = Kein Marker ist in Reichweite, und dein aktiver wird umgedreht.
oltremare-why-stay = Kein anderer Marker hilft dir mehr als ein zusätzlicher am Ende.
