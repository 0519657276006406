# Campaigns: houses, prestige, the chronicle.
campaign-full = Todas las casas de esta campaña están ocupadas.
campaign-name-taken = Da a tu casa un nombre que no tenga ninguna otra.
campaign-charge-taken = Otra casa ya tiene ese emblema. Elige uno libre.
campaign-no-house = No diriges ninguna casa en esta campaña.
campaign-no-free-house = Esa casa no está libre, o ya diriges una.
campaign-no-rival = Elige otra casa de esta campaña. La rivalidad tiene que formar parte de sus reglas.
campaign-rival-taken = Una de las dos ya tiene rival.
campaign-not-your-choice = Ahora mismo no tienes nada que elegir.
campaign-empty-note = Escribe algo antes.

campaign-opened = **{ $name }**: una campaña de { $games ->
    [one] una partida
   *[other] { $games } partidas
  } está abierta a { $houses ->
    [one] una casa
   *[other] { $houses } casas
  }.
campaign-house = **{ $name }**: se ha fundado la casa { $house }. { $arms }
campaign-rivals = Las casas { $one } y { $other } ahora son rivales.
campaign-left = **{ $name }**: la casa { $house } se ha quedado sin nadie al frente. Cualquiera puede tomarla.
campaign-taken-over = **{ $name }**: la casa { $house } vuelve a tener a alguien al frente.
campaign-game = **{ $name }**: empieza la partida { $number }: { $title }.
campaign-choose = **{ $name }**: la casa { $house } elige qué viene ahora.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }**: ha terminado la partida { $number }. Victoria para { $houses }.
campaign-voided = **{ $name }**: la partida { $number } se ha abandonado y se vuelve a jugar.
campaign-ended = **{ $name }** ha terminado. La casa más grande: { $houses }, con { $prestige } de prestigio.
campaign-log-title = La casa { $house } ha elegido { $title }.
campaign-log-seat = La casa { $house } ha elegido el asiento { $seat }.
campaign-log-note = La casa { $house } ha añadido una nota a la crónica.

campaign-final = Clasificación final
campaign-final-line = { $rank }. { $house }: { $prestige } de prestigio
campaign-place-line = { $place }. { $house }, puntuación { $total }: { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = puesto
campaign-gain-feats = hazañas
campaign-gain-purse = bolsa de la última casa
campaign-gain-rivalry = rivalidad
campaign-map = Quién ganó dónde
campaign-to-play = aún no jugada
campaign-board-line = { $rank }. { $house }, { $prestige } de prestigio

campaign-blazon = { $ground }, { $charge } de { $tincture }.
campaign-parting-plain = De { $field }
campaign-parting-pale = Partido de { $field } y { $second }
campaign-parting-fess = Cortado de { $field } y { $second }
campaign-parting-bend = Tronchado de { $second } y { $field }
campaign-parting-quarterly = Cuartelado de { $field } y { $second }
campaign-parting-chevron = Cortado en chevrón de { $field } y { $second }
campaign-tincture-or = oro
campaign-tincture-argent = plata
campaign-tincture-gules = gules
campaign-tincture-azure = azur
campaign-tincture-vert = sinople
campaign-tincture-purpure = púrpura
campaign-tincture-sable = sable
campaign-charge-tower = una torre
campaign-charge-star = una estrella
campaign-charge-crescent = un creciente
campaign-charge-anchor = un ancla
campaign-charge-key = una llave
campaign-charge-fish = un pez
campaign-charge-cross = una cruz paté
campaign-charge-wheel = una rueda
campaign-charge-lozenge = un losange
campaign-charge-sail = una nave
campaign-so-far = { $games ->
    [0] Las casas
    [one] Las casas tras una partida
   *[other] Las casas tras { $games } partidas
  }
campaign-chronicle = Crónica
campaign-keep = Descargar en un solo archivo:
