# Why: reasons for an answer in Serenissima

serenissima-why-done = Nichts, was diese Galeere noch tun könnte, ist mehr wert, als liegen zu bleiben.
serenissima-why-load = { $ducats ->
    [0] Kein Hafen zahlt derzeit für { $good }, aber deine eigenen Lagerhäuser wachsen dadurch.
    [one] Ein Würfel { $good } bringt derzeit bis zu 1 Dukaten; wer zuerst verkauft, bekommt die besten Plätze.
   *[other] Ein Würfel { $good } bringt derzeit bis zu { $ducats } Dukaten; wer zuerst verkauft, bekommt die besten Plätze.
  }
serenissima-why-sea = Es liegt auf dem Weg, und { $left ->
    [0] danach kann die Mannschaft nicht weiter.
    [one] eine Zone bleibt noch zu fahren.
   *[other] { $left } Zonen bleiben noch zu fahren.
  }
serenissima-why-sail-sell = { $port } nimmt { $count ->
    [one] einen deiner Warenwürfel
   *[other] { $count } deiner Warenwürfel
  } { $ducats ->
    [0] ohne Dukaten, aber dein Lagerhaus dort wächst
    [one] für 1 Dukaten
   *[other] für { $ducats } Dukaten
  }; unterwegs verlierst du Würfel für einen Kampf.
serenissima-why-sail-land = { $port } gehört niemandem und bringt { $ducats ->
    [0] noch nichts, aber mehr mit jedem Warenwürfel
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }.
serenissima-why-sail-rival = { $port } wird von { $count ->
    [one] einem einzigen Matrosen
   *[other] { $count } Matrosen
  } eines Rivalen gehalten: Ein Kampf oder ein Verkauf ist nah.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } gibt es { $good } zu laden, den ersten Warenwürfel umsonst.
serenissima-why-sell-own = Es bringt { $ducats ->
    [0] sofort nichts
    [one] sofort 1 Dukaten
   *[other] sofort { $ducats } Dukaten
  }, aber der Hafen zahlt bei jeder Wertung { $income ->
    [one] 1 Dukaten
   *[other] { $income } Dukaten
  } mehr, solange du ihn hältst.
serenissima-why-sell-neutral = Es bringt { $ducats ->
    [0] sofort nichts
    [one] sofort 1 Dukaten
   *[other] sofort { $ducats } Dukaten
  }, und kein Rivale verdient daran.
serenissima-why-sell-rival = Es bringt { $ducats ->
    [0] sofort nichts
    [one] sofort 1 Dukaten
   *[other] sofort { $ducats } Dukaten
  }; der Besitzer des Hafens bekommt bei jeder Wertung { $income ->
    [0] nicht mehr
    [one] 1 Dukaten mehr
   *[other] { $income } Dukaten mehr
  }.
serenissima-why-attack = Den Kampf gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100, und er kostet einen Rivalen { $goods ->
    [0] eine Galeere
    [one] eine Galeere und einen Warenwürfel
   *[other] eine Galeere und { $goods } Warenwürfel
  }; verlierst du, ist deine verloren.
serenissima-why-storm = Den Kampf gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100, und der Hafen bringt { $ducats ->
    [0] noch nichts
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }; verlierst du, kostet es dich die Galeere.
serenissima-why-land = { $port } bringt { $ducats ->
    [0] noch nichts, aber ein eigenes Lagerhaus
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }; { $count ->
    [one] ein Matrose hält den Hafen
   *[other] { $count } Matrosen halten den Hafen
  }, und { $left ->
    [one] einer bleibt an Bord.
   *[other] { $left } bleiben an Bord.
  }
serenissima-why-land-last = { $port } bringt { $ducats ->
    [0] noch nichts, aber ein eigenes Lagerhaus
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }; das ist die Galeere wert, die ohne Mannschaft sinkt.
serenissima-why-crew = Mit mehr Matrosen fährt Galeere { $galley } weiter und kämpft besser; an Land bleibt einer, der den Hafen vorerst hält.
serenissima-why-overboard = Der Platz ist mehr wert als das, was darauf liegt.
serenissima-why-exchange = Die Ladung ist auf der Galeere mehr wert, die zuerst zu ihrem Markt kommt.
serenissima-why-invest = Keine Fahrt dieser Galeere bringt so viel wie das, was du für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
  } bekommst; sie bleibt für diese Runde, wo sie ist.
serenissima-why-recruit = { $count ->
    [one] Ein Matrose kostet
   *[other] { $count } Matrosen kosten
  } { $ducats ->
    [one] 1 Dukaten
   *[other] { $ducats } Dukaten
  }: { $ashore ->
    [0] Eine schwache Mannschaft ist niemandem gewachsen.
   *[other] Ein Hafen mit schwacher Besatzung ist leicht einzunehmen.
  }
serenissima-why-galley = { $count ->
    [one] Mit einer Galeere bist du in jeder verbleibenden Runde am Zug.
   *[other] Mit { $count } Galeeren bist du in jeder verbleibenden Runde öfter am Zug.
  }
serenissima-why-fort = { $port } wird von { $count ->
    [one] einem einzigen Matrosen
   *[other] { $count } Matrosen
  } gehalten: Eine Festung schießt zuerst und macht einen Sturm teuer.
serenissima-why-basilica = Eine Basilika kostet { $price } Dukaten und bringt bis zum Ende { $ducats }, wenn du den Hafen hältst.
serenissima-why-enough = Was sonst zu kaufen ist, macht sich bis zum Ende nicht mehr bezahlt.
serenissima-why-start = Von { $port } aus, mit der Ware { $good }, { $count ->
    [0] ist es weit zu den meisten Häfen, aber etwas Besseres ist nicht mehr da.
   *[other] sind viele Häfen nah, und nahe Häfen beliefert und besetzt man zuerst.
  }
serenissima-why-number = Nummer { $galley }: Niedrige Nummern kommen früh in der Runde an den Zug und bekommen die besten Plätze in den Lagerhäusern.
serenissima-why-again = Bis zum Ende gekämpft, gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100; verlierst du, kostet es dich die Galeere.
serenissima-why-stop = Bis zum Ende gekämpft, gewinnst du nur { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100: Wer abbricht, behält die Galeere.
serenissima-why-leave = { $port } ist die Matrosen nicht wert, die dort bleiben müssten.
serenissima-why-salvage = { $count ->
    [0] Für das, was sich lohnt, ist kein Platz.
    [one] Ein Warenwürfel umsonst: alles, was Platz findet.
   *[other] { $count } Warenwürfel umsonst: das Teuerste von allem, was Platz findet.
  }
serenissima-why-close = Noch treibt nirgends jemand Handel: Ohne { $port } verlierst du nicht mehr als die anderen, und seine Ware kommt von anderswo.
serenissima-why-blockade-move = Sie verliert ihre Fahrt; greift sie an, sinkt deine schwächste Galeere dort { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100.
serenissima-why-blockade-sale = Sie verkauft nichts und nimmt keinen guten Platz; greift sie an, sinkt deine schwächste Galeere dort { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100.
serenissima-why-blockade-landing = Sie bekommt keinen Hafen; greift sie an, sinkt deine schwächste Galeere dort { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100.
serenissima-why-let-go = Mit { $theirs ->
    [one] einem Matrosen
   *[other] { $theirs } Matrosen
  } kann sie mit einem Kampf antworten, und was sie hier tut, schadet dir wenig.
