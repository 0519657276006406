# Words that every title and surface share.
yes = Ja
no = Nee
seat = Plaats { $number }
list-last = { $most } en { $last }

refuse-over = Het spel is afgelopen: er valt niets meer te antwoorden.
refuse-not-yours = Jou wordt nu niets gevraagd.
refuse-stale = Die vraag staat niet meer open. Dit wordt er nu gevraagd.
refuse-unknown = “{ $what }” hoort niet bij de antwoorden.
refuse-missing = “{ $what }” moet nog worden ingevuld.
refuse-pick-one = Kies één van de mogelijkheden.
refuse-pick-list = Kies uit de mogelijkheden.
refuse-pick-twice = Elke mogelijkheid kun je maar één keer kiezen.
refuse-pick-count-exactly = Kies er { $due }, niet { $count }.
refuse-pick-count = { $low ->
    [0] Kies er hoogstens { $high }, niet { $count }.
   *[other] Kies er { $low } tot { $high }, niet { $count }.
  }
refuse-amount-number = Geef een heel getal op.
refuse-amount-range = Geef een getal van { $low } tot en met { $high } op.
refuse-amount-step = Ga vanaf { $low } in stappen van { $step }.
refuse-share-form = Geef voor elke plaats een getal op.
refuse-share-bucket = Voor { $what } kan het { $low } tot { $high } zijn.
refuse-share-total-exactly = Samen is dat { $count }; het moeten er { $due } zijn.
refuse-share-total = Samen is dat { $count }; het moeten er { $low } tot { $high } zijn.
refuse-one-of = Doe één ding tegelijk.
refuse-all-of = Vul het hele formulier in.
refuse-line-words = Schrijf een paar woorden.
refuse-line-empty = Schrijf iets op.
refuse-line-length = Dat zijn { $count } tekens; het kunnen er { $low } tot { $high } zijn.

undo-nothing = Je hebt geen zet om terug te nemen.
undo-shown = Die zet heeft je iets verborgens verteld, zoals een dobbelsteen, een kaart of wat een ander van plan is. Zonder de tafel kun je hem niet terugnemen.
undo-others = Anderen hebben sindsdien gespeeld, dus die zet blijft staan.
undo-damaged = Terugnemen kan hier niet: het verslag van deze partij is beschadigd. Je kunt wel verder spelen.
stored-unseen = Opgeslagen. Ververs om het te zien.
maybe-stored = De verbinding met de database viel weg: misschien is het opgeslagen, misschien niet. Ververs voordat je het opnieuw probeert.
undo-rules = Dat is gespeeld voordat de regels van dit spel zijn verbeterd en blijft dus staan.
