# Why an answer is advised in Die Händler von Genua.
genoa-why-silent = La partita non aspetta te, e nessun edificio raggiungibile vale il suo prezzo per te.
genoa-why-tower-waits = Gli altri stanno ancora facendo offerte, e possono solo aiutarti.
genoa-why-take = Con le tue carte { $space } vale per te circa { $worth }, e pagheresti circa { $paid }.
genoa-why-offer = Con le tue carte { $space } vale per te circa { $worth }. A { $paid } ci guadagni e puoi ancora salire.
genoa-why-offers = { $count ->
    [one] Un’offerta adesso evita un’altra domanda.
   *[other] { $count } offerte insieme evitano altre domande.
  } { $why }
genoa-why-dear = Per { $paid } ricavi solo circa { $worth } da questa casella ({ $space }), ma gli altri non ricevono nulla.
genoa-why-street = Con { $paid } la torre viene dalla tua parte ({ $space }). Un messaggio o un segnalino possono valerli.
genoa-why-refuse = Il prezzo supera ciò che l’azione ti porterebbe.
genoa-why-decline = Nessun edificio raggiungibile ti porterebbe più di quanto costa. I ducati che tieni contano alla fine.
genoa-why-listen = Se senti prima le altre offerte, non paghi troppo. Ma la torre può andare altrove.
genoa-why-bundle = Con le tue carte { $space } vale per te circa { $worth }, e hai beni che ti servono meno.
genoa-why-bundle-street = Costa poco, e la torre va dove ti è utile.
genoa-why-give-goods = L’azione { FORM($space, "at") } ti porta circa { $worth }, più di quanto valgono per te questi beni.
genoa-why-give-money = L’azione { FORM($space, "at") } ti porta circa { $worth }, più di quanto paghi.
genoa-why-give-order = Paghi con ciò che rende l’ordine. L’azione { FORM($space, "at") } vale per te circa { $worth }.
genoa-why-give-special = La paga la carta speciale dell’ordine. L’azione { FORM($space, "at") } vale per te circa { $worth }.
genoa-why-withdraw = La situazione è cambiata, e questa offerta ora ti costerebbe più di quanto porta.
genoa-why-messages = { $ducats ->
    [0] In questo turno non è stato recapitato nessun tuo messaggio.
   *[other] I messaggi recapitati ti pagano subito { $ducats } ducati.
  }
genoa-why-back = Questa offerta non ti farebbe guadagnare nulla. Tienila per un’occasione migliore.
genoa-why-limits = Con le tue carte { $space } vale per te circa { $worth }. Un prezzo massimo di { $paid } offre per te mentre non ci sei.
genoa-why-at-once = La maggior parte delle tue azioni non richiede riflessione, così nessuno deve aspettarti.
genoa-why-quiet = I tuoi prezzi massimi offrono per te, e la partita va avanti senza chiedere.
genoa-why-claims = Non c’è motivo di tenere un messaggio recapitato.
genoa-why-plan = Se lo pianifichi ora, succede appena l’azione è tua.
genoa-why-act = La tua azione { FORM($space, "at") } vale per te circa { $worth }, più di quanto chiunque paghi.
genoa-why-accept = L’offerta porta circa { $ducats }. La tua azione { FORM($space, "at") } porterebbe { $own }, e la tieni per un altro posto.
genoa-why-accept-must = La torre non può ripartire ({ $space }) finché l’azione non è usata o venduta, e questa è l’offerta migliore.
genoa-why-streets = Ti pagano circa { $ducats } per un passo che non ti costa nient’altro.
genoa-why-move-sell = Qualcuno paga circa { $ducats } per { $space }.
genoa-why-move-act = La tua azione { FORM($space, "at") } vale circa { $worth }.
genoa-why-move = Passando per { $space } si arriva dove la torre guadagna di più.
genoa-why-end = Un altro passo non porta nulla, e ogni offerta aperta paga meno di ciò che farebbe guadagnare a chi la fa.
genoa-why-name = Nessuno ha ancora fatto offerte per { $space }. Chiedere { $ducats } può tentare qualcuno, e un rifiuto non ti costa nulla.
genoa-why-counter = Chiedere { $ducats } invece di { $bid } non costa quasi nulla. Se rifiutano, l’offerta resta.
genoa-why-want = Ciò che chiedi vale più per te che per gli altri, che possono solo dire di no.
genoa-why-wait = Chi non ha ancora risposto può offrire di più.
genoa-why-lose-go = Ciò che perdi proseguendo vale meno del resto del percorso.
genoa-why-lose-stay = Ciò che perderesti proseguendo vale più del resto del percorso.
genoa-why-tower-bundle = Ciò che chiedi vale per te più di un’azione che non useresti.
genoa-why-deliver = Paga subito { $ducats } e una carta speciale ({ $card }).
genoa-why-order = L’ordine piccolo paga { $ducats } oltre all’azione.
genoa-why-privilege = Un privilegio in più aumenta il valore dei tuoi di circa { $worth }.
genoa-why-collect = Ciò che dà questo edificio vale per te circa { $worth }.
genoa-why-cards = Queste carte ti servono meno. Le altre vanno con le tue merci e i tuoi privilegi.
genoa-why-ware-ordered = A un tuo ordine grande manca ancora { $ware }, che vale circa { $worth }.
genoa-why-ware = Un pezzo in più ({ $ware }) vale per te circa { $worth }, più di ogni altra merce.
genoa-why-exchange = Ciò che ricevi vale per te più di ciò che dai.
genoa-why-building = Una seconda azione, { FORM($space, "at") }, vale per te circa { $worth }.
genoa-why-done = Le altre carte ti serviranno meglio più tardi.
genoa-why-markers = { $count ->
    [0] Qualcun altro perde la rendita e i 10 ducati della fine.
    [one] Il tuo edificio ti paga ogni volta che qualcun altro lo usa, e di nuovo alla fine.
   *[other] I tuoi { $count } edifici ti pagano ogni volta che qualcun altro li usa, e di nuovo alla fine.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}E qualcun altro perde un edificio.
  }
genoa-why-pass = Nessun edificio libero lungo queste vie vale i tuoi segnalini.
genoa-why-roll = Nessuna partenza vale ancora la carta. Può decidere un turno successivo.
genoa-why-start = L’azione { FORM($space, "at") } vale per te circa { $worth }, e la carta ti ci porta di sicuro.
genoa-why-dear-nothing = Per { $paid } non ricavi nulla da questa casella ({ $space }), ma nemmeno gli altri ottengono l’azione.
genoa-why-limits-none = Con le tue carte { $space } non vale più un prezzo massimo.
genoa-why-accept-spare = L’offerta porta circa { $ducats }, e a te l’azione { FORM($space, "at") } non serve.
genoa-why-nothing-better = Ti porta poco o nulla, ma nient’altro porta di più.
