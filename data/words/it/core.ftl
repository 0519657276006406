# Words that every title and surface share.
yes = Sì
no = No
seat = Posto { $number }
list-last = { $most } e { $last }

refuse-over = La partita è finita.
refuse-not-yours = In questo momento non hai nulla da decidere.
refuse-stale = La partita è andata avanti. Ecco che cosa puoi decidere adesso.
refuse-unknown = «{ $what }» non è tra le opzioni.
refuse-missing = Compila «{ $what }».
refuse-pick-one = Scegli una delle opzioni.
refuse-pick-list = Scegli tra le opzioni.
refuse-pick-twice = Ogni opzione si può scegliere una volta sola.
refuse-pick-count-exactly = Ne devi scegliere { $due }, non { $count }.
refuse-pick-count = { $low ->
    [0] Scegline al massimo { $high }, non { $count }.
   *[other] Scegline da { $low } a { $high }, non { $count }.
  }
refuse-amount-number = Indica un numero intero.
refuse-amount-range = Indica un numero da { $low } a { $high }.
refuse-amount-step = Parti da { $low } e procedi di { $step } in { $step }.
refuse-share-form = Indica un numero in ogni campo.
refuse-share-bucket = { $what }: da { $low } a { $high }.
refuse-share-total-exactly = In tutto fanno { $count }; devono essere { $due }.
refuse-share-total = In tutto fanno { $count }; devono essere da { $low } a { $high }.
refuse-one-of = Una cosa alla volta, per favore.
refuse-all-of = Compila tutto il modulo.
refuse-line-words = Scrivi qualche parola.
refuse-line-empty = Scrivi qualcosa.
refuse-line-length = Il testo ha { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
  }. Puoi usarne da { $low } a { $high }.

undo-nothing = Non hai mosse da annullare.
undo-shown = Quella mossa ti ha mostrato qualcosa di nascosto: un dado, una carta o il piano di qualcun altro. Solo tutto il tavolo può accettare di annullarla.
undo-others = Nel frattempo altri hanno giocato: non puoi più annullare quella mossa.
undo-damaged = Qui non si può annullare: la registrazione di questa partita è danneggiata. Puoi continuare a giocare.
stored-unseen = Salvato. Aggiorna per vederlo.
maybe-stored = La connessione al database si è interrotta: forse è stato salvato, forse no. Aggiorna prima di riprovare.
undo-rules = Quella mossa è stata giocata prima che le regole di questo gioco fossero corrette: non si può più annullare.
