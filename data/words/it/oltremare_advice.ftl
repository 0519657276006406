# Why an answer is advised in Oltre Mare.
oltremare-why-silent = Nessuno ti aspetta, e ora non c’è uno scambio che ti faccia guadagnare.
oltremare-why-go = Hai { $count ->
    [one] una carta
   *[other] { $count } carte
  } per un carico di { $load }, e nulla di ciò che è offerto o in vendita vale il suo prezzo.
oltremare-why-buy-needed = Al tuo carico { $count ->
    [one] manca una carta
   *[other] mancano { $count } carte
  }, e una carta costa { $price }; non la vedi prima di aver pagato.
oltremare-why-buy-deck = Una carta per { $price } è a buon prezzo: allunga le serie, anche se non la vedi prima di aver pagato.
oltremare-why-buy-pirates = Per { $price } ottieni una carta, e alla fine nella tua pila pirati ce n’è una in meno.
oltremare-why-swap = Ciò che ricevi ({ $good }) allunga una serie, e la carta che dai non ne fa nessuna; l’altro vede che cosa raccogli.
oltremare-why-ask = La carta di un partner costa meno di quanto prende la banca: { $price }.
oltremare-why-sell = Puoi rinunciare alla carta, e porta { $price } e forse prestigio.
oltremare-why-accept = { $who } ti dà più di quanto ti costa: { $terms }.
oltremare-why-accept-honour = { $who } ti dà più di quanto ti costa ({ $terms }), e lo scambio ti porta un prestigio.
oltremare-why-counter = Ciò che offre { $who } è quasi abbastanza: qualche ducato in più e ne vale la pena, se accetta.
oltremare-why-refuse = Ciò che offre { $who } ti costa più di quanto porta.
oltremare-why-wait = Le tue offerte sono in corso; chi hai interpellato può ancora dire di sì.
oltremare-why-stop = Difficilmente arriverà di meglio, e tutti aspettano te.
oltremare-why-decline = Nessuna offerta in corso ti porta più di quanto costa.
oltremare-why-unable = Non hai ciò che viene chiesto; nessuno deve aspettare il tuo no.
oltremare-why-withdraw = Le carte valgono più nella tua mano che in questa offerta.
oltremare-why-discard = Tieni { $count } × { $good }, una serie da { $ducats }; ciò che va via manca meno, ma nella pila pirati ti costa un ducato alla fine.
oltremare-why-discard-all = Nulla può restarti in mano.
oltremare-why-play = Le icone portano subito { $ducats } e { $drawn ->
    [0] nessuna carta
    [one] una carta
   *[other] { $drawn } carte
  }, e la stiva circa { $cargo } alla fine.
oltremare-why-play-robbed = Le icone portano { $ducats } e { $drawn ->
    [0] nessuna carta
    [one] una carta
   *[other] { $drawn } carte
  }, la stiva circa { $cargo } alla fine; vale { $count ->
    [one] la carta che prendono i pirati.
   *[other] le { $count } carte che prendono i pirati.
  }
oltremare-why-load = In quest’ordine la stiva guadagna circa { $cargo }; la carta in cima permette { $lions } carte in mano e un carico di { $load } nel tuo prossimo turno.
oltremare-why-harbour = Un segnalino conta alla fine, e ha effetto fino alla tua prossima sosta: { $marker }.
oltremare-why-compass = Una bussola ti porta subito al segnalino di un altro porto qualsiasi; se la tieni, conta alla fine.
oltremare-why-empty = Nessun segnalino è a portata.
oltremare-why-empty-loses = Nessun segnalino è a portata; quello attivo viene coperto.
oltremare-why-stay = Nessun altro segnalino ti servirebbe più di uno in più che conta alla fine.
