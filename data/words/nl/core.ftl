# Words that every title and surface share.
yes = Ja
no = Nee
seat = Plaats { $number }
list-last = { $most } en { $last }

refuse-over = De partij is afgelopen.
refuse-not-yours = Je hebt nu niets te beslissen.
refuse-stale = De partij is verdergegaan. Dit kun je nu beslissen.
refuse-unknown = “{ $what }” hoort niet bij de mogelijkheden.
refuse-missing = Vul “{ $what }” nog in.
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
refuse-share-form = Geef in elk veld een getal op.
refuse-share-bucket = { $what }: { $low } tot { $high }.
refuse-share-total-exactly = Samen is dat { $count }; het moeten er { $due } zijn.
refuse-share-total = Samen is dat { $count }; het moeten er { $low } tot { $high } zijn.
refuse-one-of = Doe één ding tegelijk.
refuse-all-of = Vul het hele formulier in.
refuse-line-words = Schrijf een paar woorden.
refuse-line-empty = Schrijf iets op.
refuse-line-length = Je tekst heeft { $count ->
    [one] { $count } teken
   *[other] { $count } tekens
  }. Mogelijk: { $low } tot { $high }.

undo-nothing = Je hebt geen zet om terug te nemen.
undo-shown = Die zet heeft je iets verborgens laten zien, zoals een dobbelsteen, een kaart of het plan van een ander. Alleen de hele tafel kan ermee instemmen hem terug te nemen.
undo-others = Anderen hebben sindsdien gespeeld, dus je kunt die zet niet meer terugnemen.
undo-damaged = Terugnemen kan hier niet: het verslag van deze partij is beschadigd. Je kunt wel verder spelen.
stored-unseen = Opgeslagen. Ververs om het te zien.
maybe-stored = De verbinding met de database viel weg: misschien is het opgeslagen, misschien niet. Ververs voordat je het opnieuw probeert.
undo-rules = Dat is gespeeld voordat de regels van dit spel zijn verbeterd. Terugnemen kan niet meer.
