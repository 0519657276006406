# Wat een tafel afspreekt voordat het begint.

act-lobby-agree = Wat de tafel afspreekt
act-lobby-agree-about = Tijd, plaatsen, rating en varianten van het spel, tot het begint
field-clock = Een eigen klok: begin, erbij per vraag, hoogstens; bijvoorbeeld { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = klok
field-expiry = Als de tijd om is
option-expiry = tijd-om
field-seating = Plaatsen
option-seating = volgorde
option-strangers = vreemden
field-breaks = Zijn pauzes en afwezigheid toegestaan?
option-breaks = pauzes
agreement-no-breaks = Geen pauzes, en de klok loopt ook bij afwezigheid.
field-greeting = Jouw regel voor wie kijkt
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
wanted-reliable = Alleen voor mensen die minstens { $least } % van de tijd op tijd antwoorden.
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
agreement-own-clock = Een eigen klok
agreement-clock-wrong = Schrijf drie tijden zoals { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } of { SPAN("2 d") }: waarmee iedereen begint, wat elke vraag toevoegt (minstens { SPAN("10 s") }), en wat hoogstens kan worden opgespaard (niet minder dan een van beide, hoogstens { SPAN("60 d") }).
agreement-expiry-default = het gebruikelijke antwoord wordt gegeven
agreement-expiry-house = de computer antwoordt deze ene keer
agreement-expiry-hand = { $strikes ->
    [one] de computer neemt de plaats over
   *[other] na { $strikes } keer op rij neemt de computer de plaats over
  }
agreement-seating-random = plaatsen geloot
agreement-seating-arranged = plaatsen in de volgorde van de lijst
agreement-friendly = Een vriendschappelijke partij: ze telt niet voor de rating.
agreement-invited-only = Vrije plaatsen zijn voor wie is uitgenodigd.
agreement-changed = De tafel heeft dat afgesproken.

field-firstmove = Moet de eerste zet binnen een dag komen?
option-firstmove = eerste-zet
agreement-begins-soon = Wie binnen een dag geen eerste zet doet, raakt de plaats kwijt.
