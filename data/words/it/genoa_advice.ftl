# Why an answer is advised in Die Händler von Genua.
genoa-why-silent = Nessuno ti aspetta, e nessun edificio raggiungibile vale per te più di quanto costerebbe.
genoa-why-tower-waits = Gli altri stanno ancora parlando; ciò che offrono può solo aiutarti.
genoa-why-take = Per la tua mano { $space } vale circa { $worth }, e paghi l’equivalente di { $paid }.
genoa-why-offer = Per la tua mano { $space } vale circa { $worth }; a { $paid } ci guadagni, e puoi ancora salire.
genoa-why-offers = { $count ->
    [one] Un prezzo, così chi guida la torre non deve chiedertelo di nuovo.
   *[other] { $count } prezzi insieme, così chi guida la torre non deve chiederteli di nuovo.
  } { $why }
genoa-why-dear = Per { $paid } la tua mano ricava solo circa { $worth } da questa casella ({ $space }), ma un rivale non riceve nulla.
genoa-why-street = { $paid } perché la torre venga dalla tua parte ({ $space }): un messaggio o un segnalino possono valerli.
genoa-why-refuse = Il prezzo supera ciò che l’azione porterebbe alla tua mano.
genoa-why-decline = Nessun edificio raggiungibile porterebbe alla tua mano più di quanto costa; ciò che tieni conta alla fine.
genoa-why-listen = Chi sente prima le offerte altrui non deve pagare più di loro; ma la torre può andare altrove.
genoa-why-bundle = Per la tua mano { $space } vale circa { $worth }, e hai beni che ti servono meno.
genoa-why-bundle-street = Costa poco, e la torre va dove ti è utile.
genoa-why-give-goods = L’azione { FORM($space, "at") } porta alla tua mano circa { $worth }, più di quanto ti mancheranno questi beni.
genoa-why-give-money = L’azione { FORM($space, "at") } porta alla tua mano circa { $worth }, più di quanto paghi.
genoa-why-give-order = Paghi con ciò che rende l’ordine: l’azione { FORM($space, "at") } vale circa { $worth } per la tua mano.
genoa-why-give-special = La paga la carta speciale dell’ordine: l’azione { FORM($space, "at") } vale circa { $worth } per la tua mano.
genoa-why-withdraw = La situazione è cambiata: questa offerta ti costerebbe più di quanto porta.
genoa-why-messages = { $ducats ->
    [0] Nessun tuo messaggio è stato recapitato lungo questo percorso.
   *[other] I messaggi recapitati pagano subito { $ducats } ducati.
  }
genoa-why-back = Questa offerta non ti farebbe guadagnare nulla; senza, conservi i tuoi interventi per una migliore.
genoa-why-limits = Per la tua mano { $space } vale circa { $worth }; un’offerta permanente di { $paid } parla per te mentre non ci sei.
genoa-why-at-once = La maggior parte delle tue azioni non richiede ripensamenti: nessuno deve aspettarti.
genoa-why-quiet = Le tue offerte permanenti parlano per te, e il tavolo va avanti senza chiedere.
genoa-why-claims = Non c’è motivo di tenere un messaggio recapitato.
genoa-why-plan = Detto in anticipo, si fa subito quando l’azione è tua.
genoa-why-act = La tua azione { FORM($space, "at") } vale circa { $worth } per la tua mano, più di quanto chiunque paghi.
genoa-why-accept = L’offerta porta circa { $ducats }; la tua azione { FORM($space, "at") } porterebbe { $own }, e la conservi per altrove.
genoa-why-accept-must = Prima che la torre riparta, l’azione va usata o venduta ({ $space }): questa è la migliore offerta.
genoa-why-streets = Pagano circa { $ducats } per un passo della torre che non ti costa nient’altro.
genoa-why-move-sell = Qualcuno paga circa { $ducats } per { $space }.
genoa-why-move-act = La tua azione { FORM($space, "at") } vale circa { $worth }.
genoa-why-move = Passando per { $space } si arriva dove la torre guadagna di più.
genoa-why-end = Nessun altro passo porta qualcosa; ogni offerta in corso vale meno di ciò che dà a chi la fa.
genoa-why-name = Nessuno ha ancora offerto per { $space }: { $ducats } invitano qualcuno, e un rifiuto non ti costa nulla.
genoa-why-counter = Chiedere { $ducats } invece di { $bid } costa solo un intervento: se rifiutano, l’offerta resta.
genoa-why-want = Ciò che chiedi vale più per te che per loro; possono solo dire di no.
genoa-why-wait = Chi non ha ancora parlato può offrire di più.
genoa-why-lose-go = Ciò che si perde proseguendo vale meno di ciò che porta il resto del percorso.
genoa-why-lose-stay = Ciò che si perderebbe proseguendo vale più del resto del percorso.
genoa-why-tower-bundle = Ciò che chiedi vale per te più dell’azione, che non useresti.
genoa-why-deliver = Paga subito { $ducats } e una carta speciale ({ $card }).
genoa-why-order = L’ordine piccolo paga { $ducats } oltre all’azione.
genoa-why-privilege = Un privilegio aumenta ciò che i tuoi valgono insieme, di circa { $worth }.
genoa-why-collect = Ciò che dà questo edificio vale circa { $worth } per la tua mano.
genoa-why-cards = Queste carte ti mancano meno; le altre vanno con le tue merci e i tuoi privilegi.
genoa-why-ware-ordered = A un tuo ordine grande manca { $ware }: vale circa { $worth }.
genoa-why-ware = Un pezzo in più ({ $ware }) vale per te circa { $worth }, più di ogni altra merce.
genoa-why-exchange = Ciò che ricevi vale per la tua mano più di ciò che dai.
genoa-why-building = Una seconda azione, { FORM($space, "at") }, vale circa { $worth } per la tua mano.
genoa-why-done = Le carte che restano ti servono meglio più tardi.
genoa-why-markers = { $count ->
    [0] Un rivale perde la rendita e i ducati alla fine.
    [one] Un tuo edificio paga ogni volta che qualcuno vi agisce, e conta alla fine.
   *[other] { $count } tuoi edifici pagano ogni volta che qualcuno vi agisce, e contano alla fine.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Costa il posto a un rivale.
  }
genoa-why-pass = Lungo queste vie non c’è nessun edificio libero che valga i tuoi segnalini.
genoa-why-roll = Per ora nessun luogo vale la carta; può decidere un turno successivo.
genoa-why-start = L’azione { FORM($space, "at") } vale circa { $worth } per la tua mano: la carta ti ci porta di sicuro.
genoa-why-dear-nothing = Per { $paid } la tua mano non ricava nulla da questa casella ({ $space }), ma nemmeno un rivale ottiene l’azione.
genoa-why-limits-none = Per la tua mano { $space } non vale più un’offerta permanente.
genoa-why-accept-spare = L’offerta porta circa { $ducats }; a te l’azione { FORM($space, "at") } non servirebbe.
genoa-why-nothing-better = Porta poco o nulla alla tua mano, ma nient’altro porta di più.
