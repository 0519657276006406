# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = Niemand wartet auf dich, und gerade gibt es keinen Handel, der dir etwas brächte.
oltremare-why-go = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } für Ladezahl { $load }, und nichts, was angeboten wird oder zu kaufen ist, ist seinen Preis wert.
oltremare-why-buy-needed = { $count ->
    [one] Für deine Ladezahl fehlt eine Karte
   *[other] Für deine Ladezahl fehlen { $count } Karten
  }, und eine Karte kostet { $price }; du siehst sie erst, wenn du bezahlt hast.
oltremare-why-buy-deck = Eine Karte für { $price } ist billig: Sie verlängert Folgen, auch wenn du sie erst siehst, wenn du bezahlt hast.
oltremare-why-buy-pirates = Für { $price } bekommst du eine Karte, und am Ende liegt eine weniger auf deinem Piratenstapel.
oltremare-why-swap = Was du bekommst ({ $good }), verlängert eine Folge, die Karte, die du gibst, keine; die andere Seite sieht aber, was du sammelst.
oltremare-why-ask = Die Karte eines Partners kostet weniger als { $price } bei der Bank.
oltremare-why-sell = Du kannst die Karte entbehren, und sie bringt { $price } und vielleicht Prestige.
oltremare-why-accept = { $who } gibt dir mehr, als es dich kostet: { $terms }.
oltremare-why-accept-honour = { $who } gibt dir mehr, als es dich kostet ({ $terms }), und der Handel bringt dir 1 Prestige.
oltremare-why-counter = Was { $who } bietet, ist beinahe gut genug: Mit ein paar Dukaten mehr lohnt es sich, wenn die andere Seite zustimmt.
oltremare-why-refuse = Was { $who } bietet, kostet dich mehr, als es bringt.
oltremare-why-wait = Deine Angebote stehen; wer gefragt wurde, kann noch ja sagen.
oltremare-why-stop = Etwas Besseres kommt kaum noch, und alle warten auf dich.
oltremare-why-decline = Kein offenes Angebot bringt dir mehr, als es kostet.
oltremare-why-unable = Du hast nicht, was verlangt wird; auf dein Nein muss niemand warten.
oltremare-why-withdraw = Die Karten sind auf deiner Hand mehr wert als in diesem Angebot.
oltremare-why-discard = Du behältst { $count } × { $good }, eine Folge im Wert von { $ducats }; was weggeht, fehlt am wenigsten, kostet dich auf dem Piratenstapel am Ende aber einen Dukaten.
oltremare-why-discard-all = Nichts darf auf deiner Hand bleiben.
oltremare-why-play = Die Symbole bringen sofort { $ducats } und { $drawn ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $drawn } Karten
  }, und die Fracht am Ende etwa { $cargo }.
oltremare-why-play-robbed = Die Symbole bringen { $ducats } und { $drawn ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $drawn } Karten
  }, die Fracht am Ende etwa { $cargo }; das ist { $count ->
    [one] die Karte wert, welche die Piraten nehmen.
   *[other] die { $count } Karten wert, welche die Piraten nehmen.
  }
oltremare-why-load = In dieser Reihenfolge wird die Fracht etwa { $cargo } mehr wert; die oberste Karte erlaubt in deinem nächsten Zug { $lions } Handkarten bei Ladezahl { $load }.
oltremare-why-harbour = Ein Marker zählt am Ende und wirkt bis zu deinem nächsten Halt ({ $marker }).
oltremare-why-compass = Ein Kompass bringt dich sofort weiter zum Marker eines beliebigen anderen Hafens; behältst du ihn, zählt er am Ende.
oltremare-why-empty = Kein Marker liegt in Reichweite.
oltremare-why-empty-loses = Kein Marker liegt in Reichweite; dein aktiver wird umgedreht.
oltremare-why-stay = Kein anderer Marker würde dir mehr nützen als einer mehr, der am Ende zählt.
