# What the browser table tells one person: their games, reminders and settings.
page-games = Le mie partite
page-games-none = Non hai ancora un posto a nessun tavolo. Aprine uno, o segui un link che qualcuno ti ha mandato.
page-games-waiting = Tocca a te
page-games-others = In attesa degli altri
page-games-over = Finite
page-games-lead = Questa pagina si aggiorna automaticamente. In ogni pagina il titolo nel browser mostra quanti tavoli ti aspettano.
page-pauses = La partita è in pausa
page-result = Posto { $place } su { $seats }, punteggio { $score }
page-told-arrived = Il tuo turno è iniziato
page-told-half = È passata metà del tuo tempo
page-told-last = Il tuo tempo è quasi finito
page-told-muted = Nessun promemoria fino al tuo prossimo turno
page-remind-arrived = Tocca a te in { $title }.
page-offered = Hai un invito: accetta o rifiuta
page-offer-call = Hai un invito a una partita di { $title }. Giochi solo se accetti.
page-remind-half = È passata metà del tuo tempo in { $title }.
page-remind-last = Il tuo tempo in { $title } è quasi finito.
page-remind-waiting = { $title } aspetta ancora la tua mossa.
page-digest = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
  }
page-tell-me = Attiva le notifiche
page-tell-me-not = Disattiva le notifiche
page-tell-hint = Mentre Fondaco è aperto, questo dispositivo ti avvisa quando tocca a te, a metà del tempo e poco prima che finisca. Una notifica per tavolo.
page-tell-forbidden = Questo browser blocca le notifiche di Fondaco. Puoi consentirle nelle sue impostazioni.
page-me = Io
page-me-lead = Ciò che imposti qui vale d’ora in poi a tutti i tuoi tavoli.
page-me-nobody = In questo browser non c’è nulla di salvato su di te.
page-me-orders-count = { $count ->
    [one] 1 impostato
   *[other] { $count } impostati
  }
page-me-orders = Ordini permanenti per tutti i tavoli
page-me-device = Su questo dispositivo
page-me-device-hint = Resta in questo browser, per tutti i tuoi tavoli. Colori e lingua sono nelle impostazioni qui sopra.
page-me-orders-lead = Un ordine che imposti qui vale a ogni nuovo tavolo di { $title }. Puoi cambiarlo a ogni tavolo.


# Undoing moves, for the organiser.
me-rewind = Annulla mosse
me-rewind-lead = Hai aperto tu questo tavolo. Scegli un passo, e tutte le mosse successive vengono annullate. Ciò che è stato rivelato resta noto, e i dadi daranno lo stesso risultato.
me-rewind-here = Annulla fin qui
me-rewind-last = Dopo questo passo non c’è nulla.
me-rewind-sure = Queste mosse verranno annullate, con tutte le scelte segrete fatte da allora:
me-rewind-hidden = { $count ->
    [one] Una mossa che nessuno ha visto.
   *[other] { $count } mosse che nessuno ha visto.
  }
me-rewind-do = Sì, annullale
me-rewind-not = No, tienile
me-rewind-opener = Il mio tavolo: annulla mosse
me-rewind-stale = La partita è andata avanti. Controlla di nuovo prima di annullare qualcosa.
me-undone = annullata
me-undo-ask = Tutti al tavolo devono essere d’accordo per annullarla.
me-bank = { $span } di riserva
