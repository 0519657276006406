# Why an answer is advised in Neptun.
neptun-why-silent = Nessuno aspetta i tuoi desideri, e hai lasciato quelli adatti alla tua rotta.
neptun-why-turn = { $count ->
    [0] Non c’è ancora nulla di scoperto: guarda che cosa viene.
    [one] Ciò che è coperto dovrebbe andare meglio per la tua rotta del contratto scoperto, che così rifiuti.
   *[other] Ciò che è coperto dovrebbe andare meglio per la tua rotta dei { $count } contratti scoperti, che così rifiuti.
  }
neptun-why-contract = Paga { $pay }, e { $turns ->
    [one] un turno basta
   *[other] { $turns } turni bastano
  } per { $miles ->
    [one] il miglio
   *[other] le { $miles } miglia
  } da { $start }.
neptun-why-contract-tight = Paga { $pay } e nessun altro va meglio, ma { $turns ->
    [one] un turno è poco
   *[other] { $turns } turni sono pochi
  } per le { $miles } miglia da { $start }: può andare perduto.
neptun-why-wishes = { $count ->
    [one] Così lo ottieni senza domande.
   *[other] Così ottieni uno dei { $count } senza domande.
  } { $why }
neptun-why-no-wish = Nessun contratto scoperto va bene per la tua rotta.
neptun-why-route = { $count ->
    [one] Questo porto va bene per i tuoi contratti: ciò che si scopre per esso viene preso per te, e nessuno aspetta.
   *[other] Questi { $count } porti vanno bene per i tuoi contratti: ciò che si scopre per essi viene preso per te, e nessuno aspetta.
  }
neptun-why-card-near = Vento e remi fanno { $miles ->
    [one] un miglio
   *[other] { $miles } miglia
  }, e il tuo prossimo contratto ({ $contract }) è { $way ->
    [0] proprio qui
    [one] a un miglio
   *[other] a { $way } miglia
  }; le carte più forti restano per rotte più lunghe.
neptun-why-card-far = Vento e remi fanno { $miles ->
    [one] un miglio
   *[other] { $miles } miglia
  } delle { $way } fino al tuo prossimo contratto ({ $contract }); ciò che manca costa oro o un altro turno.
neptun-why-card-idle = Nessun contratto è più aperto: la carta decide il vento del prossimo turno, e le altre ti restano in mano.
neptun-why-wait = Prima vedi come naviga chi è davanti a te; aspettando non si perde nulla.
neptun-why-deliver = La consegna paga subito { $pay }, e nessun altro contratto va perduto.
neptun-why-deliver-past = La consegna paga { $pay }, e vale più { $count ->
    [one] del contratto precedente, che è perduto.
   *[other] dei { $count } contratti precedenti, che sono perduti.
  }
neptun-why-nearer = In questo turno non si può consegnare nulla che valga la pena; da lì il tuo prossimo contratto ({ $contract }) è { $miles ->
    [0] nello stesso porto
    [one] a un miglio
   *[other] a { $miles } miglia
  }.
neptun-why-rest = Tutti i tuoi contratti sono adempiuti o perduti: ogni altro miglio sarebbe inutile.
neptun-why-no-extra = { $count ->
    [0] Non hai più nulla da consegnare, e una carta Remi vale qualcosa nei round a venire.
    [one] Il tuo contratto aperto non vale la carta Remi che il turno extra richiede.
   *[other] I tuoi { $count } contratti aperti non valgono la carta Remi che il turno extra richiede.
  }
neptun-why-extra = Ti costa la carta Remi { $card }. { $why }
