# What the browser table tells one person: their games, reminders and settings.
page-games = Mijn partijen
page-games-none = Je zit nog aan geen tafel. Open er een, of volg een link die iemand je heeft gestuurd.
page-games-waiting = Jij bent aan de beurt
page-games-others = Wachten op anderen
page-games-over = Afgelopen
page-games-lead = Deze pagina wordt automatisch bijgewerkt. Op elke pagina toont de titel in je browser hoeveel tafels op je wachten.
page-pauses = De partij is gepauzeerd
page-result = Plaats { $place } van { $seats }, score { $score }
page-told-arrived = Je beurt is begonnen
page-told-half = De helft van je tijd is om
page-told-last = Je tijd is bijna om
page-told-muted = Geen herinneringen tot je volgende beurt
page-remind-arrived = Je bent aan de beurt in { $title }.
page-offered = Je bent uitgenodigd: neem aan of sla af
page-offer-call = Je bent uitgenodigd voor een partij { $title }. Je doet pas mee als je ja zegt.
page-remind-half = De helft van je tijd in { $title } is om.
page-remind-last = Je tijd in { $title } is bijna om.
page-remind-waiting = { $title } wacht nog steeds op je zet.
page-digest = { $count ->
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
  }
page-tell-me = Meldingen aanzetten
page-tell-me-not = Meldingen uitzetten
page-tell-hint = Zolang Fondaco open is, krijg je op dit apparaat een melding als je aan de beurt bent, op de helft van je tijd en kort voor het einde. Eén melding per tafel.
page-tell-forbidden = Deze browser blokkeert meldingen van Fondaco. In de instellingen kun je ze toestaan.
page-me = Ik
page-me-lead = Wat je hier instelt, geldt vanaf nu aan al je tafels.
page-me-nobody = In deze browser is niets over je bewaard.
page-me-orders-count = { $count ->
    [one] 1 ingesteld
   *[other] { $count } ingesteld
  }
page-me-orders = Vaste opdrachten voor alle tafels
page-me-device = Op dit apparaat
page-me-device-hint = Blijft in deze browser, voor al je tafels. Kleuren en taal vind je hierboven in de instellingen.
page-me-orders-lead = Een opdracht die je hier instelt, geldt aan elke nieuwe tafel { $title }. Aan elke tafel kun je hem veranderen.


# Undoing moves, for the organiser.
me-rewind = Zetten terugnemen
me-rewind-lead = Jij hebt deze tafel geopend. Kies een stap, en alle zetten erna worden teruggenomen. Wat al bekend was, blijft bekend, en de dobbelstenen vallen weer hetzelfde.
me-rewind-here = Tot hier terugnemen
me-rewind-last = Na deze stap komt niets meer.
me-rewind-sure = Deze zetten worden teruggenomen, ook alle geheime keuzes sindsdien:
me-rewind-hidden = { $count ->
    [one] Eén zet waarvan niemand iets is verteld.
   *[other] { $count } zetten waarvan niemand iets is verteld.
  }
me-rewind-do = Ja, terugnemen
me-rewind-not = Nee, houden
me-rewind-opener = Mijn tafel: zetten terugnemen
me-rewind-stale = De partij is verder gegaan. Kijk opnieuw voordat je iets terugneemt.
me-undone = teruggenomen
me-undo-ask = Iedereen aan tafel moet het ermee eens zijn om de zet terug te nemen.
me-bank = { $span } opgespaard
