# Ratings, profiles, leagues and finding a game.
league-no-such = Die competitie of campagne is er hier niet. Controleer de naam.
league-not-organiser = Dat mogen alleen de organisatoren.
league-not-in = Die persoon doet dit seizoen niet mee.
league-in-already = Je doet al mee.
league-not-invited = Deze competitie is voor wie is uitgenodigd. Vraag het de organisator.
league-same-deal = Je kent deze deling van een andere tafel van de ronde. Je kunt hier gaan zitten als die tafel klaar is.
league-not-agreed = Alleen wie zich als invaller heeft gemeld, kan een plaats krijgen: vraag deze speler om zich eerst te melden.
league-open-to-all = Deze competitie is open voor iedereen: niemand heeft een uitnodiging nodig.
league-signup-closed = De inschrijving is gesloten. Je kunt je als invaller aanbieden.
league-no-table = Er is in deze competitie geen lopende tafel met dat nummer.
league-no-free-seat = Aan die tafel is geen plaats in te nemen.
league-bad-titles = Kies uit deze spellen: { $titles }.
league-bad-sizes = { $title } speel je met { $seats }: kies daaruit de tafelgroottes.
league-bad-numbers = Kies 1 tot 60 rondes, 1 tot 5 tafels, 1 tot 20 divisies, 0 tot 20 die van divisie wisselen, en minstens één seizoen.
league-bad-options = { $title } heeft die variant niet: { $reason }
league-bad-points = Geef de punten per plaats, vanaf de eerste, 0 tot 1000; een betere plaats kan niet minder waard zijn.
league-bad-times = Het moeten 0 tot 400 dagen zijn, en een ronde heeft wat tijd nodig.
league-bad-tie-breaks = Noem elke regel voor een gelijke stand hoogstens één keer: 1 onderling resultaat, 2 Sonneborn–Berger, 3 aandeel in de scores, 4 gewonnen tafels.
league-settled = De regels liggen vast. Ze kunnen worden veranderd voordat de inschrijving opengaat, en tussen twee seizoenen.
league-not-open-yet = De inschrijving is nog niet open.
league-no-season = Dat seizoen is er niet geweest.
league-no-division = Kies een divisie van 1 tot en met { $divisions }.
league-no-bye = Er komt geen ronde meer die deze persoon kan overslaan.
league-no-substitute = Kies iemand die nog niet meedoet, terwijl het seizoen wordt gespeeld.
league-not-there = Die persoon heeft geen plaats aan deze tafel.
league-organises-already = Die persoon organiseert deze competitie al.
league-profile-hidden = Dit profiel wordt niet getoond.
league-nothing-to-seek = Kies spellen en tafelgroottes die bij elkaar passen.
league-found = Er is een tafel voor { $title }: { $people }.

# What a league announces
league-opened = **{ $name }**: seizoen { $season } is open. Schrijf je in!
league-too-few = **{ $name }**: { $people } hebben zich ingeschreven, en er zijn er { $least } nodig. De inschrijving blijft open.
league-started = **{ $name }**: seizoen { $season } begint met { $people } mensen.
league-round = **{ $name }**: ronde { $round } van divisie { $division } begint aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  }.
league-no-round = **{ $name }**: in divisie { $division } zijn er te weinig over voor ronde { $round }; iedereen heeft een vrije ronde.
league-late-warning = **{ $name }**: tafel { $table } ({ $people }) is bijna te laat.
league-late-decided = **{ $name }**: tafel { $table } is te laat. De computer speelt verder voor { $people }.
league-table-over = **{ $name }**: tafel { $table } is gewonnen door { $winners }.
league-table-gone = (gewist)
league-voided = **{ $name }**: tafel { $table } telt voor niemand.
league-withdrew = **{ $name }**: { $who } trekt zich terug.
league-substituted = **{ $name }**: { $who } speelt in plaats van { $instead }.
league-closed = **{ $name }**: seizoen { $season } is voorbij. Gewonnen door { $winners }.

# The organisers' log
league-log-joined = { $who } heeft zich ingeschreven.
league-log-substitute = { $who } staat klaar als invaller.
league-log-left = { $who } is weggegaan.
league-log-invited = { $who } is uitgenodigd.
league-log-moved = { $who } is naar divisie { $division } verplaatst.
league-log-replaced = { $who } heeft de plaats van { $instead } aan tafel { $table } ingenomen.
league-log-took-seat = { $who } heeft een plaats aan tafel { $table } overgenomen.
league-log-extended = Tafel { $table } heeft { $hours } uur extra gekregen.
league-log-forfeit = { $who } heeft tafel { $table } verloren moeten geven.
league-log-bye = { $who } heeft de volgende ronde vrij gekregen.
league-log-substituted = { $who } is op de plaats van { $instead } gezet.
league-log-voided = Tafel { $table } is ongeldig verklaard.
league-log-withdrawn = { $who } is uit het seizoen gehaald.
league-log-organiser = { $who } is organisator geworden.
league-log-rules = De regels zijn veranderd.

# Why a row stands where it stands
league-why-first = De meeste punten.
league-why-points = { $less } punten tegen { $more }.
league-why-head-to-head = Evenveel punten als { $above }; onderling { $less } tegen { $more }.
league-why-sonneborn-berger = Evenveel punten als { $above }; Sonneborn–Berger { $less } tegen { $more }.
league-why-score-share = Evenveel punten als { $above }; aandeel in de scores { $less } tegen { $more }.
league-why-wins = Evenveel punten als { $above }; gewonnen tafels { $less } tegen { $more }.
league-why-withdrawn = Teruggetrokken: onder iedereen die is gebleven.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = In alles gelijk met { $above }.

# Feats
feat-long-cargo = Lange lading
feat-great-haul = Grote vangst
feat-pirate-bane = Schrik van de piraten
feat-honest-broker = Eerlijke makelaar
feat-deal-maker = Handelstalent
feat-sought-after = Veelgevraagd
feat-swift-messenger = Snelle bode
feat-all-contracts = Alle contracten in een ronde
feat-perfect-seasons = Drie perfecte rondes
feat-galley-taken = Prijs gemaakt
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
league-column-why = Waarom hier
league-short-head-to-head = Onderling
league-short-sonneborn-berger = S.–B.
league-short-score-share = Aandeel
league-short-wins = Winst
league-rating-note = Getoond na { $games } partijen. De volgorde is die van de rating min de onzekerheid.
league-gone = { $name } (teruggetrokken)
league-standing-under = Seizoen { $season }, divisie { $division }, ronde { $round } van { $rounds }
league-leagues = Competities
league-campaigns = Campagnes
league-none = Er is er nog geen.
league-state-draft = De regels worden nog vastgelegd.
league-state-signup = De inschrijving is open.
league-state-playing = Het seizoen is aan de gang.
league-state-closed = Het seizoen is voorbij.
league-openings = Plaatsen om in te nemen
league-opening-open-seat = { $title }: een vrije plaats aan tafel { $table }
league-opening-substitute = { $title }: { $name } zoekt een invaller aan tafel { $table }
league-opening-house = { $title }: { $name } heeft een huis zonder hoofd
league-results = Uitslagen
league-log-heading = Wat er is gebeurd
league-past = Seizoen { $season }: { $winners }
league-person-games = { $games ->
    [0] Geen afgelopen partij.
    [one] Eén partij, { $won ->
        [0] verloren.
       *[other] gewonnen.
      }
   *[other] { $games } partijen, { $won ->
        [0] geen gewonnen.
       *[other] { $won } gewonnen.
      }
  }
league-person-reliable = Op tijd geantwoord: { $percent }%. De klok speelde { $expiries ->
    [one] één keer
   *[other] { $expiries } keer
  }; verlaten plaatsen: { $left }.
league-person-thought = Ongeveer { $minutes } min per beslissing.
league-person-best = Beste
league-person-feats = Prestaties
league-person-met = Meest ontmoet

league-too-few-games = Een rating wordt na { $games } partijen getoond.
league-created = **{ $name }** is opgericht.
league-joined = Je doet mee.
league-left = Je doet niet meer mee.
league-seeking = Je staat op de lijst. Je hoort het als er een tafel is.
campaign-created = **{ $name }** is opgericht. Nu sticht iedereen een huis.

league-forgotten = Iemand

# What a league has agreed on
league-rules-titles = { $titles }, aan tafels van { $sizes }; { $pace }.
league-rules-variants = Varianten: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
  } van { $days } dagen, telkens { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  } per persoon.
league-rules-points = Punten per plaats: { $points }; een vrije ronde: { $bye }. Bij gelijke stand: { $breaks }.
league-rules-late-house = Een late tafel wordt { $warning } dagen vooraf gewaarschuwd; daarna speelt de computer verder voor wie de tafel laat wachten, en opnieuw elke { $grace } dagen.
league-rules-late-void = Een late tafel wordt { $warning } dagen vooraf gewaarschuwd; daarna telt die voor niemand.
league-rules-divisions = { $divisions } divisies; { $moving } stijgen en dalen.
league-rules-duplicate = Alle tafels van een ronde krijgen dezelfde kaarten en worpen.
league-rules-invited = Alleen wie is uitgenodigd, mag zich inschrijven.
league-rules-role = Alleen leden met een bepaalde rol mogen zich inschrijven.
league-rules-seasons = De competitie eindigt na { $seasons ->
    [one] één seizoen
   *[other] { $seasons } seizoenen
  }.
league-break-head-to-head = onderling resultaat
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = aandeel in de scores
league-break-wins = gewonnen tafels
league-is-open = De inschrijving voor **{ $name }** is open.
league-begins = Het seizoen begint { $when }.
league-stands-by = Je staat klaar als invaller.
league-seated = De plaats is van jou.
league-entry-all = Iedereen mag zich inschrijven
league-entry-invited = Alleen wie is uitgenodigd
league-entry-role = Alleen leden met de rol
league-menu-variants = Varianten
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = De competitieleiding
league-seat-forfeited = { $who } heeft de plaats van { $whom } in { $name } verbeurd verklaard. Een computer speelt verder.
