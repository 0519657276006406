# Neptun

neptun-port-crete = Kreta
    .at = auf Kreta
    .from = von Kreta
neptun-port-malaca = Malaca
neptun-port-roma = Rom
neptun-port-athenae = Athen

neptun-stay = { CAPITAL(FORM($port, "at")) } bleiben
neptun-stayed = { $who } bleibt { FORM($port, "at") }.
neptun-slot-from-start = { CAPITAL(FORM($port, "from")) } ({ $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  })
