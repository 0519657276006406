# Why: reasons for an answer in Serenissima

serenissima-why-done = Diese Galeere kann nichts Besseres tun, als zu bleiben, wo sie ist.
serenissima-why-load = { $ducats ->
    [0] Kein Hafen zahlt derzeit für { $good }, aber es füllt deine eigenen Lagerhäuser.
    [one] Ein Warenwürfel { $good } bringt derzeit bis zu 1 Dukaten. Verkaufe, bevor die Felder weg sind.
   *[other] Ein Warenwürfel { $good } bringt derzeit bis zu { $ducats } Dukaten. Verkaufe, bevor die Felder weg sind.
  }
serenissima-why-sea = Das ist auf dem Weg, und { $left ->
    [0] danach kann die Mannschaft nicht weiter.
    [one] eine Zone bleibt noch zu fahren.
   *[other] { $left } Zonen bleiben noch zu fahren.
  }
serenissima-why-sail-sell = { $port } nimmt { $count ->
    [one] einen deiner Warenwürfel
   *[other] { $count } deiner Warenwürfel
  } { $ducats ->
    [0] ohne Dukaten, aber das füllt dein Lagerhaus dort
    [one] für 1 Dukaten
   *[other] für { $ducats } Dukaten
  }. Jede Zone Fahrt kostet im Kampf einen Würfel.
serenissima-why-sail-land = { $port } ist neutral und bringt { $ducats ->
    [0] noch nichts, aber mehr mit jedem Warenwürfel
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }.
serenissima-why-sail-rival = { $port } wird von { $count ->
    [one] einem einzigen Matrosen
   *[other] { $count } Matrosen
  } eines Rivalen gehalten: Du könntest dort kämpfen oder verkaufen.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } kannst du { $good } laden, den ersten Warenwürfel umsonst.
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
  }, aber ein Rivale bekommt für den Hafen bei jeder Wertung { $income ->
    [0] nicht mehr
    [one] 1 Dukaten mehr
   *[other] { $income } Dukaten mehr
  }.
serenissima-why-attack = Du gewinnst mit { $chance } % Wahrscheinlichkeit und nimmst einem Rivalen { $goods ->
    [0] eine Galeere
    [one] eine Galeere und einen Warenwürfel
   *[other] eine Galeere und { $goods } Warenwürfel
  }. Verlierst du, ist deine verloren.
serenissima-why-storm = Du gewinnst mit { $chance } % Wahrscheinlichkeit, und der Hafen bringt { $ducats ->
    [0] noch nichts
    [one] 1 Dukaten bei jeder Wertung
   *[other] { $ducats } Dukaten bei jeder Wertung
  }. Verlierst du, ist die Galeere verloren.
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
  }. Das ist die Galeere wert, die ohne Mannschaft sinkt.
serenissima-why-crew = Mit mehr Matrosen fährt Galeere { $galley } weiter und kämpft besser. Einer bleibt und hält vorerst den Hafen.
serenissima-why-overboard = Der Platz ist mehr wert als das, was ihn füllt.
serenissima-why-exchange = Die Ladung ist auf der Galeere mehr wert, die zuerst zu ihrem Markt kommt.
serenissima-why-invest = Keine Fahrt dieser Galeere bringt so viel wie das, was du für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
  } bekommst. Sie bleibt in dieser Runde, wo sie ist.
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
  } gehalten. Eine Festung schießt zuerst und macht einen Angriff teuer.
serenissima-why-basilica = Eine Basilika kostet { $price } Dukaten und bringt bis zum Ende { $ducats }, wenn du den Hafen hältst.
serenissima-why-enough = Nichts anderes würde sich bis zum Ende noch bezahlt machen.
serenissima-why-start = Von { $port } aus ({ $good }) { $count ->
    [0] sind die meisten Häfen weit, aber etwas Besseres ist nicht mehr frei.
   *[other] sind viele Häfen nah, und dort verkaufst und landest du zuerst.
  }
serenissima-why-number = Niedrige Nummern wie { $galley } sind früh in der Runde am Zug und bekommen die besten Felder in den Lagerhäusern.
serenissima-why-again = Kämpfst du weiter, gewinnst du mit { $chance } % Wahrscheinlichkeit. Verlierst du, ist die Galeere verloren.
serenissima-why-stop = Kämpfst du weiter, gewinnst du nur mit { $chance } % Wahrscheinlichkeit. Brichst du ab, behältst du die Galeere.
serenissima-why-leave = { $port } ist die Matrosen nicht wert, die dort bleiben müssten.
serenissima-why-salvage = { $count ->
    [0] Für das, was sich lohnt, ist kein Platz.
    [one] Ein Warenwürfel umsonst: Mehr passt nicht.
   *[other] { $count } Warenwürfel umsonst: die wertvollsten, die passen.
  }
serenissima-why-close = Noch handelt niemand. Ohne { $port } verlierst du nicht mehr als die anderen, und andere Häfen produzieren dieselbe Ware.
serenissima-why-blockade-move = Sie verliert ihre Fahrt. Greift sie dich an, sinkt deine schwächste Galeere dort mit { $chance } % Wahrscheinlichkeit.
serenissima-why-blockade-sale = Sie verkauft nichts und bekommt kein gutes Feld. Greift sie dich an, sinkt deine schwächste Galeere dort mit { $chance } % Wahrscheinlichkeit.
serenissima-why-blockade-landing = Sie bekommt den Hafen nicht. Greift sie dich an, sinkt deine schwächste Galeere dort mit { $chance } % Wahrscheinlichkeit.
serenissima-why-let-go = Mit { $theirs ->
    [one] einem Matrosen
   *[other] { $theirs } Matrosen
  } kann sie zurückschlagen, und was sie hier tut, schadet dir kaum.
