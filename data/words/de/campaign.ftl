# Campaigns: houses, prestige, the chronicle.
campaign-full = Alle Häuser dieser Kampagne sind vergeben.
campaign-name-taken = Gib deinem Haus einen Namen, den kein anderes Haus hat.
campaign-charge-taken = Ein anderes Haus hat dieses Wappenbild. Wähle ein freies.
campaign-no-house = Du führst in dieser Kampagne kein Haus.
campaign-no-free-house = Dieses Haus hat schon ein Oberhaupt, oder du führst bereits eines.
campaign-no-rival = Wähle ein anderes Haus dieser Kampagne. Rivalität muss zu ihren Regeln gehören.
campaign-rival-taken = Eines der beiden hat schon einen Rivalen.
campaign-not-your-choice = Du hast gerade nichts zu wählen.
campaign-empty-note = Schreib erst etwas.

campaign-opened = **{ $name }**: Eine Kampagne über { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } ist für { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
  } offen.
campaign-house = **{ $name }**: Das Haus { $house } wurde gegründet. { $arms }
campaign-rivals = Die Häuser { $one } und { $other } sind jetzt Rivalen.
campaign-left = **{ $name }**: Das Haus { $house } hat kein Oberhaupt. Alle können es übernehmen.
campaign-taken-over = **{ $name }**: Das Haus { $house } hat wieder ein Oberhaupt.
campaign-game = **{ $name }**: Partie { $number } beginnt: { $title }.
campaign-choose = **{ $name }**: Das Haus { $house } wählt, was als Nächstes kommt.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }**: Partie { $number } ist zu Ende. Gewonnen: { $houses }.
campaign-voided = **{ $name }**: Partie { $number } wurde abgebrochen und wird noch einmal gespielt.
campaign-ended = **{ $name }** ist vorbei. Das größte Haus: { $houses }, mit { $prestige } Prestige.
campaign-log-title = Das Haus { $house } hat { $title } gewählt.
campaign-log-seat = Das Haus { $house } hat Platz { $seat } gewählt.
campaign-log-note = Das Haus { $house } hat etwas in die Chronik geschrieben.

campaign-final = Endstand
campaign-final-line = { $rank }. { $house }: { $prestige } Prestige
campaign-place-line = { $place }. { $house }, Ergebnis { $total }: { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = Platz
campaign-gain-feats = Großtaten
campaign-gain-purse = Beutel des letzten Hauses
campaign-gain-rivalry = Rivalität
campaign-map = Wer wo gewonnen hat
campaign-to-play = noch nicht gespielt
campaign-board-line = { $rank }. { $house }, { $prestige } Prestige

campaign-blazon = { $ground }: { $charge } in { $tincture }.
campaign-parting-plain = In { $field }
campaign-parting-pale = Gespalten von { $field } und { $second }
campaign-parting-fess = Geteilt von { $field } und { $second }
campaign-parting-bend = Schräggeteilt von { $second } und { $field }
campaign-parting-quarterly = Geviert von { $field } und { $second }
campaign-parting-chevron = Sparrenförmig geteilt von { $field } und { $second }
campaign-tincture-or = Gold
campaign-tincture-argent = Silber
campaign-tincture-gules = Rot
campaign-tincture-azure = Blau
campaign-tincture-vert = Grün
campaign-tincture-purpure = Purpur
campaign-tincture-sable = Schwarz
campaign-charge-tower = ein Turm
campaign-charge-star = ein Stern
campaign-charge-crescent = ein Halbmond
campaign-charge-anchor = ein Anker
campaign-charge-key = ein Schlüssel
campaign-charge-fish = ein Fisch
campaign-charge-cross = ein Tatzenkreuz
campaign-charge-wheel = ein Rad
campaign-charge-lozenge = eine Raute
campaign-charge-sail = ein Schiff
campaign-so-far = { $games ->
    [0] Die Häuser
    [one] Die Häuser nach einer Partie
   *[other] Die Häuser nach { $games } Partien
  }
campaign-chronicle = Chronik
campaign-keep = Als eine Datei herunterladen:
