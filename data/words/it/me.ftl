# What the browser table tells one person: their games, reminders and settings.
page-games = Le mie partite
page-games-none = Non siedi ancora a nessun tavolo. Aprine uno, o segui un link che qualcuno ti ha mandato.
page-games-waiting = Aspettano te
page-games-others = Tocca ad altri
page-games-over = Finite
page-games-lead = Questa pagina si aggiorna da sola, e ogni nostra pagina mostra nel titolo quanti tavoli ti aspettano.
page-pauses = La partita è in pausa
page-told-arrived = È arrivata la domanda
page-told-half = Metà del tuo tempo è passata
page-told-last = Il tuo tempo è quasi finito
page-told-muted = Nessun promemoria fino al tuo prossimo turno
page-remind-arrived = Tocca a te in { $title }.
page-offered = Hai un invito: accetta o rifiuta
page-offer-call = Hai un invito a una partita di { $title }. Nulla conta finché non accetti.
page-remind-half = Metà del tuo tempo in { $title } è passata.
page-remind-last = Il tuo tempo in { $title } è quasi finito.
page-remind-waiting = { $title } aspetta ancora la tua mossa.
page-digest = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
  }
page-tell-me = Avvisami su questo dispositivo
page-tell-me-not = Non avvisarmi su questo dispositivo
page-tell-hint = Mentre una nostra pagina è aperta, questo dispositivo avvisa quando arriva una domanda, a metà del tempo e verso la fine: un avviso per tavolo, che il successivo sostituisce.
page-tell-forbidden = Questo browser non mostra avvisi di questo host; si possono consentire nelle sue impostazioni.
page-me = Io
page-me-lead = Ciò che stabilisci qui vale d’ora in poi a ogni tavolo a cui siedi.
page-me-nobody = In questo browser non si conserva nulla di te.
page-me-orders-count = { $count ->
    [one] uno lasciato
   *[other] { $count } lasciati
  }
page-me-orders = Ordini permanenti per ogni tavolo
page-me-orders-lead = Lasciata qui, una risposta vale a ogni tavolo di { $title } a cui ti siedi d’ora in poi. Ogni tavolo ha una pagina in cui si può cambiare.


# Going back, for whoever opened the table.
me-rewind = Annullare mosse
me-rewind-lead = Hai aperto tu questo tavolo. Scegli un passo: ogni mossa successiva viene annullata. Ciò che si è visto resta visto: cadranno di nuovo gli stessi dadi.
me-rewind-here = Annulla ogni mossa dopo questo passo
me-rewind-last = Dopo questo passo non c’è nulla.
me-rewind-sure = Queste mosse vengono annullate, con ogni risposta segreta data da allora:
me-rewind-hidden = { $count ->
    [one] Una mossa di cui nessuno ha saputo.
   *[other] { $count } mosse di cui nessuno ha saputo.
  }
me-rewind-do = Sì, annullale
me-rewind-not = No, lasciale
me-rewind-opener = Ho aperto io questo tavolo: annulla mosse
me-rewind-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo prima di annullare qualcosa.
me-undone = annullata
me-undo-ask = Tutti al tavolo devono essere d’accordo per annullarla.
me-bank = { $span } di riserva
