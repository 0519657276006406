# Oltre Mare: goods, icons, markers, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = Vince chi ha più ducati quando il mazzo è vuoto e le stive sono vendute.
oltremare-good-spices = spezie
oltremare-good-silk = seta
oltremare-good-silver = argento
oltremare-good-sugar = zucchero
oltremare-good-wine = vino
oltremare-good-wood = legno
oltremare-good-wheat = grano
oltremare-good-any = qualsiasi altra merce
oltremare-icon-ducat = ducati
oltremare-icon-pirate = pirati
oltremare-icon-market = mercato
oltremare-icon-ship = nave
oltremare-powers = { $lions ->
    [one] { $lions } leone
   *[other] { $lions } leoni
  } / carico { $load }
oltremare-marker-compass = Bussola
oltremare-marker-compass-effect = quando la prendi, puoi spostare la nave in un porto qualsiasi senza bussola
oltremare-marker-fight-pirates = Lotta ai pirati
oltremare-marker-fight-pirates-effect = le tue icone pirati non contano
oltremare-marker-favourable-terms = Condizioni favorevoli
oltremare-marker-favourable-terms-effect = le carte che compri costano 1, 2, 3 e 4 ducati
oltremare-marker-local-authority = Autorità locale
oltremare-marker-local-authority-effect = all’inizio del tuo turno: i leoni in cima alla tua stiva meno 3, in ducati
oltremare-marker-big-deal = Grande affare
oltremare-marker-big-deal-effect = un’icona ducati in più
oltremare-marker-high-seas = Alto mare
oltremare-marker-high-seas-effect = 1 ducato per ogni icona nave che giochi
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = nessun segnalino
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } leone
   *[other] { $lions } leoni
  }, carico { $load })
oltremare-runs = le serie pagano { $runs }
oltremare-counted-any = { $count ->
    [one] 1 carta di una merce qualsiasi
   *[other] { $count } carte di merci qualsiasi
  }
oltremare-counted-other = { $count ->
    [one] 1 carta di un’altra merce qualsiasi
   *[other] { $count } carte di altre merci qualsiasi
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] 1 ducato
   *[other] { $count } ducati
  }
oltremare-nothing = nulla
oltremare-partner = { $who }

# Options and standing orders
oltremare-option-cargo = Stive
oltremare-option-cargo-hidden = Si vede solo la prima carta (regolamento)
oltremare-option-cargo-open = Tutte le stive sono scoperte
oltremare-standing-partner = Quando mi propongono uno scambio
oltremare-standing-decline = Rifiuta sempre
oltremare-standing-unable = Rifiuta ciò che non posso dare
oltremare-standing-prices = Scambia ai miei prezzi, rifiuta il resto
oltremare-standing-active = Nella mia fase di scambio
oltremare-standing-go = Gioca subito le carte se ne ho abbastanza

# Maritime power
oltremare-turn = { $who } comincia il turno.
oltremare-local-authority = L’autorità locale paga { $ducats } a { $who }.
oltremare-ask-discard = Puoi tenere { $lions ->
    [one] { $lions } carta.
   *[other] { $lions } carte.
  } Scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } sulla tua pila pirati.
oltremare-discarded = { $who } scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } sulla propria pila pirati.
oltremare-discarded-own = Scarti sulla tua pila pirati: { $cards }.

# Trade
oltremare-ask-trade = Scambia o compra, poi gioca le carte. Caricherai { $load ->
    [one] 1 carta
   *[other] { $load } carte
  } (in cima alla stiva: { $top }).
oltremare-ask-waiting = Si aspettano le risposte alle tue offerte. Puoi ancora agire.
oltremare-ask-partner = Proponi uno scambio a { $who }, se vuoi.
oltremare-ask-answer = Rispondi alle offerte di { $who }.
oltremare-propose = Proponi uno scambio
oltremare-propose-then = Proponi, poi continua
oltremare-form-more = Ducati in più per una controfferta
oltremare-form-then = Quando tutti hanno risposto
oltremare-then-go = Gioca le mie carte, comprando quelle che mancano
oltremare-then-ask = Chiedimelo
oltremare-then-gone = Tutti hanno risposto. Come previsto, passi a giocare le carte.
oltremare-offer-of = { $who } offre { $terms }
oltremare-accept = Accetta
oltremare-decline = Rifiuta
oltremare-counter = Fai una controfferta
oltremare-raise = Chiedi più ducati
oltremare-decline-all = Rifiuta tutto
oltremare-decline-unable = Rifiuta ciò che non posso dare
oltremare-by-prices = Rispondi secondo i miei prezzi
oltremare-by-prices-note = Quanto vale per te una carta di ogni merce, in ducati. Accetti ciò che rende almeno 1 ducato più di quanto costa e rifiuti il resto. Con 0 tieni la merce.
oltremare-withdraw = Ritira: { $terms }
oltremare-wait = Aspetta le risposte
oltremare-stop = Non aspettare più
oltremare-go = Gioca le carte
oltremare-go-short = { $count ->
    [one] Ti manca 1 carta
   *[other] Ti mancano { $count } carte
  } per il tuo carico. Prima compra o scambia.
oltremare-buy-deck = Compra dal mazzo
oltremare-buy-pirates = Compra dai pirati ({ $count })
oltremare-bought-enough = In questo turno hai comprato { $count } carte. È il limite.
oltremare-deck-empty = Il mazzo è vuoto.
oltremare-pirates-empty = La tua pila pirati è vuota.
oltremare-too-many-standing = Hai { $count } offerte aperte. Prima ritirane una.
oltremare-too-many-made = In questa fase hai fatto { $count } offerte che nessuno ha accettato. È il limite.
oltremare-no-such-cards = Non hai ciò che viene chiesto.
oltremare-too-poor = Non hai abbastanza ducati.
oltremare-giver-too-poor = { $who } non ha abbastanza ducati.
oltremare-left-short = A { $who } non resterebbero abbastanza carte da caricare.
oltremare-form-to = A chi
oltremare-form-give = Carte che dai
oltremare-form-pay = Ducati che dai
oltremare-form-raise = Ducati che chiedi
oltremare-form-ask = Che cosa chiedi
oltremare-ask-goods = Merci, con o senza ducati
oltremare-ask-ducats = Solo ducati
oltremare-ask-nothing = Nulla (un regalo)
oltremare-form-ducats = ducati
oltremare-form-talk = Che cosa dici delle carte
oltremare-form-tell = Icone, leoni e carico che dichiari (puoi bluffare)
oltremare-form-wish = Icone, leoni e carico che vorresti ricevere
oltremare-talk-silent = Non dire nulla
oltremare-talk-truth = Di’ che cosa c’è sopra
oltremare-talk-claim = Di’ altro o esprimi un desiderio
oltremare-terms = { $gives } per { $asks }
oltremare-terms-gift = { $gives } in regalo
oltremare-terms-told = { $terms } (dichiarato: { $icons })
oltremare-terms-wished = { $terms } (desiderato: { $icons })
oltremare-offered = { $who } propone a { $to }: { $terms }.
oltremare-offered-to-you = { $who } ti propone: { $terms }.
oltremare-offer-empty = Metti qualcosa nella tua offerta.
oltremare-refused-before = Ti è già stato rifiutato esattamente questo: { $terms }. Cambia l’offerta.
oltremare-declined = { $who } rifiuta l’offerta di { $by }: { $terms }.
oltremare-declined-to-you = { $who } rifiuta la tua offerta: { $terms }.
oltremare-withdrawn = { $who } ritira un’offerta: { $terms }.
oltremare-lapsed = { $who } non ha più le carte per un’offerta: { $terms }.
oltremare-traded = { $who } accetta l’offerta di { $by }: { $terms }.
oltremare-traded-to-you = { $who } accetta la tua offerta: { $terms }.
oltremare-traded-own = { $told } Ricevi: { $cards }.
oltremare-prestige = { $who } guadagna 1 prestigio e ora ne ha { $prestige }.
oltremare-waits = { $who } aspetta le risposte.
oltremare-stops = { $who } non aspetta più.
oltremare-all-answered = Le tue offerte sono chiuse. Tocca di nuovo a te.
oltremare-bought-deck = { $who } compra una carta dal mazzo per { $ducats }.
oltremare-bought-deck-own = Compri dal mazzo per { $ducats }: { $card }.
oltremare-bought-pirates = { $who } compra una carta dalla pila pirati per { $ducats }.
oltremare-bought-pirates-own = Compri dalla tua pila pirati per { $ducats }: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Gioca { $count ->
    [one] 1 carta, che caricherai
   *[other] { $count } carte, che caricherai
  } poi (in cima alla stiva: { $top }).
oltremare-played = { $who } gioca { $cards }.
oltremare-earned = { $who } guadagna { $ducats }.
oltremare-pirates = I pirati! { $count ->
    [one] 1 carta passa
   *[other] { $count } carte passano
  } dal mazzo alla pila pirati di { $who }.
oltremare-pirates-fought = { $who } respinge i pirati.
oltremare-market = { $who } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } al mercato.
oltremare-market-own = Peschi al mercato: { $cards }.
oltremare-ask-sail = Percorri esattamente { $count ->
    [one] 1 rotta.
   *[other] { $count } rotte.
  } Poi caricherai { $goods }.
oltremare-sailed = { $who } naviga fino a { $way }.
oltremare-sailed-by = { $who } naviga fino a { $port } passando per { $way }.
oltremare-marker-taken = { $who } prende un segnalino porto: { $marker }.
oltremare-marker-lost = Qui non c’è nessun segnalino. { $who } copre «{ $marker }».
oltremare-ask-compass = Bussola: vai in un porto, o resta. Poi caricherai { $goods }.
oltremare-compass-stay = Tieni la bussola
oltremare-compass = { $who } usa la bussola e va a { $port }.
oltremare-ask-load = In quale ordine carichi (in cima alla stiva: { $top })? L’ultima carta sta in cima.
oltremare-loaded = { $who } carica { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }; in cima: { $top }.

# Set-up, Venice, end
oltremare-begins = Comincia { $who }.
oltremare-starts = { $who } parte da { $port } con { $card } a bordo.
oltremare-venice = La carta Venezia! Il prestigio paga { $gains }. Il prestigio di tutti torna a 0.
oltremare-venice-nobody = La carta Venezia! Nessuno ha ancora prestigio.
oltremare-gain = { $ducats } a { $who }
oltremare-over = Il mazzo è vuoto e le stive sono vendute. La partita è finita.
oltremare-scored = { $who } chiude con { $total ->
    [one] { $total } ducato
   *[other] { $total } ducati
  }: { $parts }.
oltremare-scored-ducats = ducati { $count }
oltremare-scored-cargo = stiva { $count }
oltremare-scored-markers = segnalini porto { $count }
oltremare-scored-prestige = prestigio { $count }
oltremare-scored-pirates = pirati { $count }
oltremare-score-ducats = Ducati
oltremare-score-cargo = Stiva venduta
oltremare-score-markers = Segnalini porto
oltremare-score-prestige = Prestigio
oltremare-score-pirates = Pila pirati
oltremare-score-total = { $total ->
    [one] { $total } ducato
   *[other] { $total } ducati
  }

# Pictures
oltremare-subtitle = Mercanti veneziani
oltremare-phase-maritime = { $who }: potenza marittima
oltremare-phase-trade = { $who }: scambi
oltremare-phase-main = { $who }: fase principale
oltremare-phase-sailing = { $who }: navigazione
oltremare-phase-cargo = { $who }: carico
oltremare-phase-over = La partita è finita
oltremare-venice-to-come = Venezia non è ancora uscita
oltremare-venice-gone = Venezia è già uscita
oltremare-board-offers = Offerte
oltremare-board-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
  }
oltremare-board-played = { $who } caricherà
oltremare-hand-to-load = Da caricare
oltremare-hand-kept = In mano
oltremare-hand-empty = Non hai carte.
oltremare-alt-cover = Una carta del Mediterraneo orientale con le rotte di Oltre Mare e quattro navi di mercanti.
oltremare-alt-deck = Mazzo { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Scambiare carte e riempire la stiva, con un po’ di bluff
