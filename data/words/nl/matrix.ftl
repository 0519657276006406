# Matrix: wat je daar typt, en wat de bot in zijn kamers zegt.

matrix-hello = Hallo! `!partij nieuw` opent een tafel in deze kamer, `!hulp` toont al het andere. Elke tafel krijgt een eigen kamer, en wat alleen jij mag zien komt in een kamer voor jou en mij alleen.
matrix-direct-hello = Hallo! Je beurten en alles wat alleen jij mag zien komen hier. Typ het nummer van je keuze, of de naam ervan. `!partijen` toont je partijen, `!hulp` de rest.
matrix-own-direct = Ik heb een kamer voor ons tweeën geopend, waarvoor niemand anders kan worden uitgenodigd: { $link }
matrix-encrypted = Versleutelde kamers kan ik niet lezen, dus heb ik er een geopend die dat niet is: { $link }
matrix-nothing-asked = Hier wacht niets op je. `!partijen` toont je partijen, `!hulp` alles wat je kunt typen.
matrix-just-now = Deze beurt is net binnengekomen, dus dat heb ik niet meegeteld. Wat wil je hier doen?
matrix-unclear = Met “{ $words }” kan ik niets. Je kunt typen:
matrix-type-words = Typ je antwoord.
matrix-type-numbers = { $count ->
    [one] Typ één getal.
   *[other] Typ { $count } getallen met spaties ertussen, in deze volgorde.
  }
matrix-type-counts = Typ hoeveel van elk, met spaties ertussen: `{ $key }x2` is twee van nummer { $key }.
matrix-not-in-private = Dat kan alleen in een kamer van een gemeenschap.
matrix-which-command = Na `{ $group }` kun je typen: { $commands }
matrix-too-many-words = Wat “{ $words }” daar betekent, weet ik niet. `!hulp` toont wat je kunt typen.
matrix-missing = Er ontbreekt iets: { $what } ({ $known }).
matrix-no-number = “{ $words }” is geen getal.
matrix-no-person = “{ $words }” is niemand op Matrix. Schrijf @naam:example.org.
matrix-invite = uitnodigen
matrix-invite-about = Iemand uitnodigen aan de tafel waar je zit
matrix-help-begin = ### Beginnen
    `!partij nieuw` opent een tafel, `!{ group-hall } { cmd-openings }` toont vrije plaatsen, `!{ group-hall } { command-hall-seek }` vindt mensen die hetzelfde willen spelen.
    `!competitie` en `!campagne` zijn reeksen partijen. `!uitnodigen @naam:example.org` nodigt iemand uit aan je tafel.
matrix-help-watching = ### Je kijkt toe
    `!partij bord` en `!partij logboek` tonen hoe het ervoor staat, `!partij regels` hoe het wordt gespeeld. Met `!partij plaatsnemen` neem je een vrije plaats in.
matrix-help-playing = ### Je speelt hier
    Je beurten komen in de kamer van jou en mij alleen: typ het nummer van je keuze. `!partij spelen` toont je beurt opnieuw; `!partij hand` toont wat alleen jij mag zien, `!partij gemist` wat er sinds je laatste bezoek is gebeurd.
    `!partij plannen` plant je volgende zetten, `!partij verlengen` en `!partij pauze` vragen om tijd, met `!partij { command-table-leave }` geef je je plaats op.
matrix-help-moderator = ### Je modereert hier
    `!{ cmd-host } einde`, `!{ cmd-host } pauze`, `!{ cmd-host } verplaatsen` en `!{ cmd-host } wissen` gaan over een partij, `!{ cmd-host } plaats`, `!{ cmd-host } weghalen` en `!{ cmd-host } vervangen` over de spelers ervan. De tafel krijgt van alles bericht.
    `!instellen` is voor wie de gemeenschap beheert: kamers, grenzen en het logboek.

widget-heading = De tafel in deze kamer
widget-signing-in = Inloggen met Matrix…
widget-not-vouched = Je homeserver heeft niet bevestigd wie je bent, dus er is niets geopend. Probeer het nog eens en sta toe dat de tafel weet wie je bent.
widget-other-homeserver = De tafel in de kamer is er alleen voor mensen op de homeserver van de bot. Typ !partij link om in de browser te spelen.
widget-homeserver-away = Je homeserver is nu niet bereikbaar. Probeer het zo nog eens, of typ !partij link om in de browser te spelen.
widget-no-answer = Je Matrix-client reageert niet. Probeer het nog eens, of typ !partij link om in de browser te spelen.
widget-known-by-matrix = Hier log je in via Matrix. Persoonlijke links zijn voor de browser.
widget-delete-in-matrix = Typ daarvoor !mijn wissen op Matrix. Dat wist ook wat daar is opgeslagen.
