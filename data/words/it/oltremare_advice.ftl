# Why an answer is advised in Oltre Mare.
oltremare-why-silent = La partita non aspetta te, e ora nessuno scambio ti farebbe guadagnare.
oltremare-why-go = Hai { $count ->
    [one] una carta
   *[other] { $count } carte
  } per un carico di { $load }, e nulla di ciò che è offerto o in vendita vale il suo prezzo.
oltremare-why-buy-needed = Al tuo carico { $count ->
    [one] manca una carta
   *[other] mancano { $count } carte
  }, e una carta costa { $price }. La vedi solo dopo aver pagato.
oltremare-why-buy-deck = Una carta per { $price } costa poco e allunga le serie. La vedi solo dopo aver pagato.
oltremare-why-buy-pirates = Per { $price } ottieni una carta, e la tua pila pirati ne ha una in meno alla fine.
oltremare-why-swap = Ciò che ricevi ({ $good }) allunga una serie, la carta che dai no. Ma gli altri vedono che cosa raccogli.
oltremare-why-ask = La carta di un altro giocatore costa meno di { $price } alla banca.
oltremare-why-sell = Puoi fare a meno della carta. Porta { $price } e forse prestigio.
oltremare-why-accept = { $who } ti dà più di quanto ti costa: { $terms }.
oltremare-why-accept-honour = { $who } ti dà più di quanto ti costa ({ $terms }), e lo scambio ti dà 1 prestigio.
oltremare-why-counter = L’offerta di { $who } è quasi abbastanza buona. Con qualche ducato in più conviene, se viene accettata.
oltremare-why-refuse = L’offerta di { $who } ti costa più di quanto porta.
oltremare-why-wait = Le tue offerte sono aperte, e qualcuno può ancora dire di sì.
oltremare-why-stop = Difficilmente arriverà di meglio, e tutti aspettano te.
oltremare-why-decline = Nessuna offerta aperta ti porta più di quanto costa.
oltremare-why-unable = Non hai ciò che viene chiesto, quindi nessuno deve aspettare il tuo no.
oltremare-why-withdraw = Le carte valgono più nella tua mano che in questa offerta.
oltremare-why-discard = Tieni { $count } × { $good }, una serie da { $ducats }. Il resto ti serve meno, ma costa 1 ducato a carta alla fine.
oltremare-why-discard-all = Non puoi tenere nessuna carta.
oltremare-why-play = Le icone portano subito { $ducats } e { $drawn ->
    [0] nessuna carta
    [one] una carta
   *[other] { $drawn } carte
  }, e la stiva circa { $cargo } alla fine.
oltremare-why-play-robbed = Le icone portano { $ducats } e { $drawn ->
    [0] nessuna carta
    [one] una carta
   *[other] { $drawn } carte
  }, e la stiva circa { $cargo } alla fine. Vale { $count ->
    [one] la carta che prendono i pirati.
   *[other] le { $count } carte che prendono i pirati.
  }
oltremare-why-load = In quest’ordine la stiva guadagna circa { $cargo }. Con la carta in cima nel prossimo turno puoi tenere { $lions } carte e ne giochi { $load }.
oltremare-why-harbour = Un segnalino conta alla fine, e ha effetto fino alla tua prossima sosta: { $marker }.
oltremare-why-compass = Una bussola ti porta subito al segnalino di un altro porto qualsiasi. Se la tieni, conta alla fine.
oltremare-why-empty = Nessun segnalino è a portata.
oltremare-why-empty-loses = Nessun segnalino è a portata, e quello attivo viene coperto.
oltremare-why-stay = Nessun altro segnalino ti aiuta più di uno in più alla fine.
