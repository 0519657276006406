# Campaigns: houses, prestige, the chronicle.
campaign-full = Tutte le casate di questa campagna sono occupate.
campaign-name-taken = Dai alla tua casata un nome che nessun’altra ha.
campaign-charge-taken = Un’altra casata ha già quell’emblema. Scegline uno libero.
campaign-no-house = In questa campagna non guidi nessuna casata.
campaign-no-free-house = Quella casata non è libera, o ne guidi già una.
campaign-no-rival = Scegli un’altra casata di questa campagna. La rivalità deve far parte delle regole.
campaign-rival-taken = Una delle due ha già una rivale.
campaign-not-your-choice = In questo momento non hai nulla da scegliere.
campaign-empty-note = Prima scrivi qualcosa.

campaign-opened = **{ $name }**: una campagna di { $games ->
    [one] una partita
   *[other] { $games } partite
  } è aperta a { $houses ->
    [one] una casata
   *[other] { $houses } casate
  }.
campaign-house = **{ $name }**: nasce la casata { $house }. { $arms }
campaign-rivals = Le casate { $one } e { $other } ora sono rivali.
campaign-left = **{ $name }**: nessuno guida più la casata { $house }. Chiunque può prenderla.
campaign-taken-over = **{ $name }**: la casata { $house } ha di nuovo una guida.
campaign-game = **{ $name }**: comincia la partita { $number }: { $title }.
campaign-choose = **{ $name }**: la casata { $house } sceglie che cosa viene dopo.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }**: la partita { $number } è finita. Vittoria: { $houses }.
campaign-voided = **{ $name }**: la partita { $number } è stata abbandonata e si rigioca.
campaign-ended = **{ $name }** è finita. La casata più grande: { $houses }, con { $prestige } di prestigio.
campaign-log-title = La casata { $house } ha scelto { $title }.
campaign-log-seat = La casata { $house } ha scelto il posto { $seat }.
campaign-log-note = La casata { $house } ha aggiunto una nota alla cronaca.

campaign-final = Classifica finale
campaign-final-line = { $rank }. { $house }: prestigio { $prestige }
campaign-place-line = { $place }. { $house }, punteggio { $total }: { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = piazzamento
campaign-gain-feats = imprese
campaign-gain-purse = borsa dell’ultima casata
campaign-gain-rivalry = rivalità
campaign-map = Chi ha vinto dove
campaign-to-play = non ancora giocata
campaign-board-line = { $rank }. { $house }, prestigio { $prestige }

campaign-blazon = { $ground }, { $charge } { $tincture }.
campaign-parting-plain = { CAPITAL($field) }
campaign-parting-pale = Partito { $field } e { $second }
campaign-parting-fess = Troncato { $field } e { $second }
campaign-parting-bend = Trinciato { $second } e { $field }
campaign-parting-quarterly = Inquartato { $field } e { $second }
campaign-parting-chevron = Cappato { $field } e { $second }
campaign-tincture-or = d’oro
campaign-tincture-argent = d’argento
campaign-tincture-gules = di rosso
campaign-tincture-azure = d’azzurro
campaign-tincture-vert = di verde
campaign-tincture-purpure = di porpora
campaign-tincture-sable = di nero
campaign-charge-tower = alla torre
campaign-charge-star = alla stella
campaign-charge-crescent = al crescente
campaign-charge-anchor = all’ancora
campaign-charge-key = alla chiave
campaign-charge-fish = al pesce
campaign-charge-cross = alla croce patente
campaign-charge-wheel = alla ruota
campaign-charge-lozenge = alla losanga
campaign-charge-sail = alla nave
campaign-so-far = { $games ->
    [0] Le casate
    [one] Le casate dopo una partita
   *[other] Le casate dopo { $games } partite
  }
campaign-chronicle = Cronaca
campaign-keep = Scarica in un solo file:
