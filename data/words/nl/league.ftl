# Ratings, profiles, leagues and finding a game.
league-no-such = Die competitie of campagne bestaat niet. Controleer de naam.
league-not-organiser = Dat kunnen alleen de organisatoren.
league-not-in = Die speler doet niet mee.
league-in-already = Je doet al mee.
league-not-invited = Voor deze competitie heb je een uitnodiging nodig. Vraag het een organisator.
league-same-deal = Je kent deze kaarten van een andere tafel in deze ronde. Je kunt hier meedoen zodra die tafel klaar is.
league-not-agreed = Alleen invallers kunnen een plaats krijgen. Vraag deze speler om zich eerst als invaller te melden.
league-open-to-all = Deze competitie is open voor iedereen. Een uitnodiging is niet nodig.
league-signup-closed = De inschrijving is gesloten. Je kunt je nog wel als invaller melden.
league-no-table = Die tafel loopt niet in deze competitie.
league-no-free-seat = Aan die tafel is geen plaats vrij.
league-bad-titles = Kies uit deze spellen: { $titles }.
league-bad-sizes = { $title } speel je met { $seats }. Kies een tafelgrootte die past.
league-bad-numbers = Kies 1 tot 60 rondes, 1 tot 5 tafels, 1 tot 20 divisies, 0 tot 20 spelers die van divisie wisselen, en minstens één seizoen.
league-bad-options = { $title } heeft die variant niet: { $reason }
league-bad-points = Geef de punten vanaf de eerste plaats, 0 tot 1000. Een betere plaats kan niet minder waard zijn.
league-bad-times = Kies 0 tot 400 dagen. Een ronde heeft wat tijd nodig.
league-bad-tie-breaks = Gebruik elk criterium hoogstens één keer: 1 onderling resultaat, 2 Sonneborn–Berger, 3 aandeel in de punten, 4 gewonnen tafels.
league-settled = De eerste ronde is begonnen. Regels en data kunnen nu niet meer veranderen.
league-not-open-yet = De inschrijving is nog niet open.
league-no-season = Dat seizoen is er niet geweest.
league-no-division = Kies een divisie van 1 tot en met { $divisions }.
league-no-bye = Er komt geen ronde meer die deze speler kan overslaan.
league-no-substitute = Kies iemand die nog niet meedoet, zolang er rondes worden gespeeld.
league-not-there = Die speler heeft geen plaats aan deze tafel.
league-organises-already = Die speler is al organisator.
league-profile-hidden = Dit profiel is privé.
league-nothing-to-seek = Geen van deze spellen speel je met dat aantal. Pas een van de twee aan.
league-found = Je tafel voor { $title } is klaar: { $people }.

# What a league announces
league-opened = **{ $name }**: seizoen { $season } is open. Schrijf je in!
league-too-few = **{ $name }**: { $people } ingeschreven, { $least } nodig. De inschrijving blijft open.
league-started = **{ $name }**: seizoen { $season } begint met { $people ->
    [one] één speler
   *[other] { $people } spelers
  }.
league-round = **{ $name }**: ronde { $round } van divisie { $division } begint aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }.
league-no-round = **{ $name }**: divisie { $division } heeft te weinig spelers over voor ronde { $round }. Iedereen heeft een vrije ronde.
league-late-warning = **{ $name }**: tafel { $table } ({ $people }) dreigt te laat klaar te zijn.
league-late-decided = **{ $name }**: tafel { $table } is te laat. De computer speelt verder voor { $people }.
league-table-over = **{ $name }**: tafel { $table } is gewonnen door { $winners }.
league-game = { $title } · { $players }
league-table-gone = (gewist)
league-voided = **{ $name }**: tafel { $table } telt niet mee.
league-withdrew = **{ $name }**: { $who } trekt zich terug.
league-substituted = **{ $name }**: { $who } speelt in plaats van { $instead }.
league-closed = **{ $name }**: seizoen { $season } is voorbij. Gewonnen door { $winners }.
league-next-signup = **{ $name }**: de inschrijving voor seizoen { $season } gaat open op { DAY($day) }.
league-message = **{ $name }**, van { $who }: { $words }
league-changed = **{ $name }**: de regels of data zijn veranderd. Bekijk ze voor de eerste ronde.
league-ended = **{ $name }** is door de organisatie beëindigd.
league-ended-counted = **{ $name }** is beëindigd. Seizoen { $season } telt zoals het er nu voor staat. Gewonnen door { $winners }.
league-ended-counted-cup = **{ $name }** is beëindigd en telt zoals het er nu voor staat. Gewonnen door { $winners }.
league-ended-uncounted = **{ $name }** is beëindigd. Seizoen { $season } telt niet.
league-ended-uncounted-cup = **{ $name }** is beëindigd en telt niet.

# The organisers' log
league-log-joined = { $who } heeft zich ingeschreven.
league-log-substitute = { $who } is nu invaller.
league-log-left = { $who } is gestopt.
league-log-invited = { $who } is uitgenodigd.
league-log-moved = { $who } is naar divisie { $division } verplaatst.
league-log-replaced = { $who } heeft de plaats van { $instead } aan tafel { $table } overgenomen.
league-log-took-seat = { $who } heeft een plaats aan tafel { $table } overgenomen.
league-log-extended = Tafel { $table } kreeg { $hours ->
    [one] 1 uur
   *[other] { $hours } uur
  } extra.
league-log-forfeit = Tafel { $table } telt voor { $who } als verloren.
league-log-bye = { $who } heeft de volgende ronde vrij.
league-log-substituted = { $who } vervangt { $instead }.
league-log-voided = Tafel { $table } is ongeldig verklaard.
league-log-withdrawn = { $who } is eruit gehaald.
league-open-already = De inschrijving is al geopend.
league-no-signup = De inschrijving is nu niet open.
league-too-few-now = { $people } ingeschreven, { $least } nodig.
league-begun = De eerste ronde begint.
league-message-sent = Verstuurd naar iedereen die is ingeschreven.
league-too-many-messages = Je hebt vandaag al vaak genoeg aan iedereen geschreven. Probeer het morgen weer.
league-ended-already = Dit is afgelopen.
league-bad-start = Kies een dag die nog komt, binnen 400 dagen.
league-has-programs = Er is een programma ingeschreven. Verwijder het voordat je programma’s uitsluit.
league-log-organiser = { $who } is nu organisator.
league-log-rules = De regels zijn aangepast.
league-log-opened = De inschrijving is geopend.
league-log-start = Er wordt nu vanaf { DAY($day) } gespeeld.
league-log-begun = De inschrijving is gesloten en de eerste ronde begonnen.
league-log-renamed = { $before } heet nu { $name }.
league-log-described = De beschrijving is aangepast.
league-log-message = Er ging een bericht naar iedereen die is ingeschreven.
league-log-ended = Het is voorgoed beëindigd.

# Why a row has its place
league-why-first = De meeste punten.
league-why-points = Punten: { $less } tegen { $more }.
league-why-head-to-head = Evenveel punten als { $above }. Onderling: { $less } tegen { $more }.
league-why-sonneborn-berger = Evenveel punten als { $above }. Sonneborn–Berger: { $less } tegen { $more }.
league-why-score-share = Evenveel punten als { $above }. Aandeel in de punten: { $less } tegen { $more }.
league-why-wins = Evenveel punten als { $above }. Gewonnen tafels: { $less } tegen { $more }.
league-why-withdrawn = Teruggetrokken, dus onder iedereen die is gebleven.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = In alles gelijk met { $above }.

# Feats
feat-long-cargo = Lange lading
feat-great-haul = Grote vangst
feat-pirate-bane = Schrik van de piraten
feat-honest-broker = Eerlijke handel
feat-deal-maker = Handelstalent
feat-sought-after = Veelgevraagd
feat-swift-messenger = Snelle bode
feat-galley-taken = Galei veroverd
feat-fort-builder = Fortenbouwer
feat-cathedral-builder = Basiliekenbouwer
feat-far-landings = Verre landingen

# Boards and pages
league-leaderboard = Ranglijst
league-pool-all = Alle spellen
league-pool-host = overal
league-pool-server = deze server
league-column-name = Naam
league-column-rating = Rating
league-column-games = Partijen
league-column-points = Punten
league-column-tables = Tafels
league-column-why = Reden
league-short-head-to-head = Onderling
league-short-sonneborn-berger = S.–B.
league-short-score-share = Aandeel
league-short-wins = Gewonnen
league-rating-note = Zichtbaar na { $games ->
    [one] één partij
   *[other] { $games } partijen
  }. Op volgorde van rating min onzekerheid.
league-gone = { $name } (teruggetrokken)
league-standing-under = Seizoen { $season }, divisie { $division }, ronde { $round } van { $rounds }
league-leagues = Competities
league-campaigns = Campagnes
league-none = Nog niets.
league-state-draft = De regels liggen nog niet vast.
league-state-signup = De inschrijving is open.
league-state-playing = Het seizoen is aan de gang.
league-state-closed = Het seizoen is voorbij.
league-openings = Vrije plaatsen
league-opening-open-seat = { $title }: een vrije plaats aan tafel { $table }
league-opening-substitute = { $title }: { $name } zoekt een invaller aan tafel { $table }
league-opening-house = { $title }: { $name } heeft een huis zonder leider
league-results = Uitslagen
league-log-by = { $line } Besloten door { $who }.
league-log-heading = Wat er is gebeurd
league-past = Seizoen { $season }: { $winners }
league-person-games = { $games ->
    [0] Geen afgelopen partijen.
    [one] Eén partij, { $won ->
        [0] verloren.
       *[other] gewonnen.
      }
   *[other] { $games } partijen, { $won ->
        [0] geen gewonnen.
       *[other] { $won } gewonnen.
      }
  }
league-person-reliable = Op tijd gezet: { $percent }%. Tijd verstreken: { $expiries ->
    [0] nooit
    [one] één keer
   *[other] { $expiries } keer
  }. Verlaten plaatsen: { $left }.
league-person-thought = Ongeveer { $minutes } min per zet.
league-person-best = Beste score
league-person-feats = Prestaties
league-person-met = Meest ontmoet

league-too-few-games = Een rating is zichtbaar na { $games ->
    [one] één partij
   *[other] { $games } partijen
  }.
league-created = Je hebt **{ $name }** opgericht.
league-joined = Je doet mee.
league-left = Je doet niet meer mee.
league-seeking = Je staat op de lijst. Je krijgt een melding zodra je tafel klaar is.
campaign-created = Je hebt **{ $name }** opgericht. Nu sticht iedereen een huis.

league-forgotten = Iemand

# What a league has agreed on
league-rules-titles = { $titles }, aan tafels van { $sizes }; { $pace }.
league-rules-variants = Varianten: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
  } van { $days ->
    [one] één dag
   *[other] { $days } dagen
  }, telkens { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  } per speler.
league-rules-points = Punten per plaats: { $points }. Vrije ronde: { $bye }. Bij gelijke stand: { $breaks }.
league-rules-late-house = Een late tafel krijgt { $warning ->
    [0] op de laatste dag
    [one] één dag voor het einde
   *[other] { $warning } dagen voor het einde
  } een waarschuwing. Daarna speelt de computer verder voor wie de tafel laat wachten, en opnieuw { $grace ->
    [0] zodra het nodig is
    [one] elke dag
   *[other] om de { $grace } dagen
  }.
league-rules-late-void = Een late tafel krijgt { $warning ->
    [0] op de laatste dag
    [one] één dag voor het einde
   *[other] { $warning } dagen voor het einde
  } een waarschuwing. Daarna telt die niet mee.
league-rules-divisions = { $divisions ->
    [one] Eén divisie
   *[other] { $divisions } divisies
  }; { $moving ->
    [0] niemand promoveert of degradeert
    [one] één speler promoveert en één degradeert
   *[other] { $moving } spelers promoveren en { $moving } degraderen
  }.
league-rules-programs = Programma’s mogen meedoen.
league-rules-duplicate = Alle tafels van een ronde krijgen dezelfde kaarten en worpen.
league-rules-invited = Om je in te schrijven heb je een uitnodiging nodig.
league-rules-role = Om je in te schrijven heb je een bepaalde rol nodig.
league-rules-seasons = De competitie eindigt na { $seasons ->
    [one] één seizoen
   *[other] { $seasons } seizoenen
  }.
league-break-head-to-head = onderling resultaat
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = aandeel in de punten
league-break-wins = gewonnen tafels
league-is-open = De inschrijving voor **{ $name }** is open.
league-begins = Het seizoen begint { $when }.
league-stands-by = Je bent nu invaller.
league-seated = De plaats is van jou.
league-entry-all = Iedereen kan zich inschrijven
league-entry-invited = Alleen op uitnodiging
league-entry-role = Alleen leden met de rol
league-menu-variants = Varianten
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = De competitieleiding
league-seat-forfeited = { $who } heeft de plaats van { $whom } in { $name } verloren verklaard. Een computer speelt verder.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }**: de inschrijving is open. Schrijf je in!
league-started-cup = **{ $name }** begint met { $people ->
    [one] één speler
   *[other] { $people } spelers
  }.
league-round-cup = **{ $name }**: ronde { $round } begint aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }.
league-final-cup = **{ $name }**: de finale begint.
league-closed-cup = **{ $name }** is voorbij. Gewonnen door { $winners }.
league-scored = De tijd bij { $name } is om. De partij eindigt hier en wordt geteld zoals ze is.
league-bad-cup = Een toernooi heeft één divisie, en één tafel per persoon en ronde.
league-bad-advancing = Kies hoeveel er van elke tafel doorgaan: 1 tot { $most }.
league-no-bye-cup = In een afvaltoernooi kan niemand een ronde overslaan.
league-out-already = Die speler ligt al uit het toernooi.
league-why-champion = Winnaar van het toernooi.
league-why-still-in = Nog in de race.
league-why-out = Uit in ronde { $round }.
league-why-out-place = Uit in ronde { $round }, plaats { $place }.
league-standing-under-cup = Ronde { $round } van { $rounds }
league-state-playing-cup = Het toernooi is aan de gang.
league-state-closed-cup = Het toernooi is voorbij.
league-rules-swiss = Zwitsers systeem, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }. Spelers met evenveel punten treffen elkaar, en liefst nooit twee keer.
league-rules-knockout = Afvaltoernooi: { $people ->
    [one] de beste van elke tafel gaat door
   *[other] de beste { $people } van elke tafel gaan door
  }, tot de finale.
league-rules-knockout-ties = Bij een gelijke stand of zonder uitslag beslissen de eerdere resultaten, daarna de vroegste inschrijving.
league-rules-length = Het hele toernooi duurt { $days ->
    [one] één dag
   *[other] { $days } dagen
  }, en elke ronde krijgt evenveel tijd.
league-rules-round-days = Elke ronde duurt { $days ->
    [one] één dag
   *[other] { $days } dagen
  }.
league-rules-late-score = Een late tafel krijgt { $warning ->
    [0] op de laatste dag
    [one] één dag voor het einde
   *[other] { $warning } dagen voor het einde
  } een waarschuwing. Daarna eindigt de partij en wordt ze geteld zoals ze is.
league-round-ends = Deze ronde eindigt { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = Het toernooi begint { $when }.
