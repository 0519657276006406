# Wat een tafel afspreekt voordat het begint.

act-lobby-agree = Tafel inrichten
act-lobby-agree-about = Klok, plaatsen, rating en varianten. Je kunt ze wijzigen tot de partij begint.
field-clock = Eigen klok: begintijd, erbij per beurt, maximum (bijv. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = klok
field-expiry = Als de tijd om is
option-expiry = tijd-om
field-seating = Plaatsen
option-seating = volgorde
option-strangers = vreemden
field-breaks = Pauzes en afwezigheid toestaan?
option-breaks = pauzes
agreement-no-breaks = Geen pauzes, en de klok loopt door bij afwezigheid.
field-greeting = Jouw bericht aan wie de tafel ziet
option-greeting = groet
field-reliable = Minimale betrouwbaarheid in procent (0: elke)
option-reliable = betrouwbaarheid
field-lowest = Laagste rating (0: elke)
option-lowest = rating-vanaf
field-highest = Hoogste rating (0: elke)
option-highest = rating-tot
field-known = Alleen mensen met wie je al hebt gespeeld?
option-known = bekenden
wanted-known = Alleen voor mensen die al hebben gespeeld met wie de tafel heeft geopend.
wanted-reliable = Alleen voor mensen die minstens { $least } % van hun zetten op tijd doen.
wanted-rating = { $lowest ->
    [0] Voor ratings tot { $highest }.
   *[other] { $highest ->
        [0] Voor ratings vanaf { $lowest }.
       *[other] Voor ratings van { $lowest } tot { $highest }.
    }
}
field-autostart = Beginnen zodra de laatste plaats bezet is?
option-autostart = start-als-vol
agreement-starts-when-full = De partij begint zodra de laatste plaats bezet is.
agreement-own-clock = Eigen klok
agreement-clock-wrong = Geef drie tijden op, zoals { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } of { SPAN("2 d") }: begintijd, tijd erbij per beurt, maximum. Per beurt komt er minstens { SPAN("10 s") } bij. Het maximum is niet korter dan de andere twee en hoogstens { SPAN("60 d") }.
agreement-expiry-default = de standaardzet wordt gespeeld
agreement-expiry-house = de computer speelt deze ene beurt
agreement-expiry-hand = { $strikes ->
    [one] de computer neemt het over
   *[other] na { $strikes } gemiste beurten op rij neemt de computer het over
  }
agreement-seating-random = plaatsen geloot
agreement-seating-arranged = plaatsen in de volgorde van de lijst
agreement-friendly = Vriendschappelijke partij, zonder rating.
agreement-invited-only = Vrije plaatsen zijn alleen voor wie is uitgenodigd.
agreement-changed = Opgeslagen.

field-firstmove = Moet de eerste zet binnen een dag komen?
option-firstmove = eerste-zet
agreement-begins-soon = Wie binnen een dag geen eerste zet doet, raakt de plaats kwijt.
