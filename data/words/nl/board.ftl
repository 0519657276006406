# Playing on the board in the browser.
board-undo = Terugnemen
board-back = Terug
board-again = Tik nog eens, of houd ingedrukt, om het te doen.
board-final = Kan niet worden teruggenomen.
board-sure = Zeker? Speel het
board-more-to-say = Kies verder.
board-secret = alleen jij ziet dit
board-all-choices = Alle keuzes
board-places = Plekken op het bord
board-tabs = Naast het bord
board-log = Logboek
board-rules = Regels
board-rule = De regel
board-question = Vraag
board-hand = Kaarten
board-more = Alles
board-views = Wat je ziet
board-i-give = Ik geef
board-i-get = Ik krijg
board-most = alles
board-zoom-in = Dichterbij
board-zoom-out = Verder weg
board-zoom-all = Het hele bord
board-keys = Sneltoetsen van één toets (U, 1–9, +, -, 0)
board-since = Sinds je zet
board-watch-since = { $count ->
    [one] Op het bord tonen
   *[other] Alle { $count } op het bord tonen
  }
board-past = Terugkijken
board-step-of = Zet { $step } van { $last }
board-play = Afspelen
board-pause = Pauze
board-speed = Snelheid
board-now = Terug naar nu
board-skip = Overslaan
board-curve = De score, ronde voor ronde
board-lead = { $name } neemt de leiding
board-due-in = over { $span }
board-due-over = elk moment
board-play-house = Tegen de computer spelen
board-clear = Leegmaken
board-says = { $what }: { $value }
board-of = { $count } van { $most }
board-hold = Je laatste keuze ingedrukt houden bevestigt ook.
