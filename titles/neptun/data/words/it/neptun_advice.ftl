# Why an answer is advised in Neptun.
neptun-why-silent = La partita non aspetta i tuoi desideri, e hai lasciato quelli adatti alla tua rotta.
neptun-why-turn = { $count ->
    [0] Non c’è ancora nulla di scoperto, guarda che cosa viene.
    [one] Un contratto coperto dovrebbe andare meglio per la tua rotta di quello scoperto, che così rifiuti.
   *[other] Un contratto coperto dovrebbe andare meglio per la tua rotta dei { $count } scoperti, che così rifiuti.
  }
neptun-why-contract = Paga { $pay }, e { $turns ->
    [one] un turno basta
   *[other] { $turns } turni bastano
  } per { $miles ->
    [one] il miglio
   *[other] le { $miles } miglia
  } da { $start }.
neptun-why-contract-tight = Paga { $pay } e nessun altro va meglio. Ma { $turns ->
    [one] un turno è poco
   *[other] { $turns } turni sono pochi
  } per le { $miles } miglia da { $start }, e può andare perso.
neptun-why-wishes = { $count ->
    [one] Così lo ottieni senza domande.
   *[other] Così ottieni uno dei { $count } senza domande.
  } { $why }
neptun-why-no-wish = Nessun contratto scoperto va bene per la tua rotta.
neptun-why-route = { $count ->
    [one] Questo porto va bene per i tuoi contratti. Ciò che si scopre per quel porto lo prendiamo per te, e nessuno aspetta.
   *[other] Questi { $count } porti vanno bene per i tuoi contratti. Ciò che si scopre per quei porti lo prendiamo per te, e nessuno aspetta.
  }
neptun-why-card-near = Vento e remi danno { $miles ->
    [one] un miglio
   *[other] { $miles } miglia
  }, e il tuo prossimo contratto ({ $contract }) è { $way ->
    [0] proprio qui
    [one] a un miglio
   *[other] a { $way } miglia
  }. Tieni le carte più forti per rotte più lunghe.
neptun-why-card-far = Vento e remi danno { $miles ->
    [one] un miglio
   *[other] { $miles } miglia
  } delle { $way } fino al tuo prossimo contratto ({ $contract }). Il resto costa oro o un altro turno.
neptun-why-card-idle = Non hai più contratti aperti. La carta incide solo sul prossimo vento, e le altre le tieni.
neptun-why-wait = Prima vedi come naviga chi gioca prima di te. Aspettare non costa nulla.
neptun-why-deliver = La consegna paga subito { $pay }, e non perdi nessun altro contratto.
neptun-why-deliver-past = La consegna paga { $pay }. Vale più { $count ->
    [one] del contratto precedente, che è perso.
   *[other] dei { $count } contratti precedenti, che sono persi.
  }
neptun-why-nearer = In questo turno non conviene consegnare nulla. Da lì il tuo prossimo contratto ({ $contract }) è { $miles ->
    [0] nello stesso porto
    [one] a un miglio
   *[other] a { $miles } miglia
  }.
neptun-why-rest = Tutti i tuoi contratti sono consegnati o persi, quindi navigare ancora non porta nulla.
neptun-why-no-extra = { $count ->
    [0] Non hai più nulla da consegnare, e una carta Remi ti servirà nei prossimi round.
    [one] Il tuo contratto aperto non vale la carta Remi per un turno extra.
   *[other] I tuoi { $count } contratti aperti non valgono la carta Remi per un turno extra.
  }
neptun-why-extra = Ti costa la carta Remi { $card }. { $why }
