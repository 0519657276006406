# What the browser table tells one person: their games, reminders and settings.
page-games = Mijn partijen
page-games-none = Je zit nog aan geen tafel. Open er een, of volg een link die iemand je heeft gestuurd.
page-games-waiting = Deze wachten op je
page-games-others = Anderen zijn aan zet
page-games-over = Afgelopen
page-games-lead = Deze pagina werkt zichzelf bij, en elke pagina van ons toont in de titel hoeveel tafels op je wachten.
page-pauses = Het spel pauzeert
page-told-arrived = De vraag is gekomen
page-told-half = De helft van je tijd is om
page-told-last = Je tijd is bijna om
page-told-muted = Geen herinneringen tot je volgende beurt
page-remind-arrived = Je bent aan zet in { $title }.
page-offered = Je bent uitgenodigd: neem aan of sla af
page-offer-call = Je bent uitgenodigd voor een partij { $title }. Er telt niets tot je ja zegt.
page-remind-half = De helft van je tijd in { $title } is om.
page-remind-last = Je tijd in { $title } is bijna om.
page-remind-waiting = { $title } wacht nog steeds op je zet.
page-digest = { $count ->
    [one] Eén tafel wacht op je.
   *[other] { $count } tafels wachten op je.
  }
page-tell-me = Meldingen op dit apparaat
page-tell-me-not = Geen meldingen op dit apparaat
page-tell-hint = Zolang er een pagina van ons open is, meldt dit apparaat wanneer er een vraag komt, op de helft van de tijd en kort voor het einde: één melding per tafel, die door de volgende wordt vervangen.
page-tell-forbidden = Deze browser toont geen meldingen van deze host; in de instellingen kun je ze toestaan.
page-me = Ik
page-me-lead = Wat je hier instelt, geldt vanaf nu aan elke tafel waar je zit.
page-me-nobody = In deze browser is niets over je bewaard.
page-me-orders-count = { $count ->
    [one] één achtergelaten
   *[other] { $count } achtergelaten
  }
page-me-orders = Vaste opdrachten voor elke tafel
page-me-orders-lead = Een antwoord dat je hier achterlaat, geldt aan elke tafel { $title } waar je vanaf nu gaat zitten. Elke tafel heeft een pagina waar je het kunt veranderen.


# Going back, for whoever opened the table.
me-rewind = Zetten terugnemen
me-rewind-lead = Jij hebt deze tafel geopend. Kies een stap: elke zet erna wordt teruggenomen. Wat is gezien, blijft gezien: de dobbelstenen vallen weer hetzelfde.
me-rewind-here = Elke zet na deze stap terugnemen
me-rewind-last = Na deze stap komt niets meer.
me-rewind-sure = Deze zetten worden teruggenomen, met elk antwoord dat sindsdien verzegeld is gegeven:
me-rewind-hidden = { $count ->
    [one] Eén zet waarvan niemand iets is verteld.
   *[other] { $count } zetten waarvan niemand iets is verteld.
  }
me-rewind-do = Ja, terugnemen
me-rewind-not = Nee, laten staan
me-rewind-opener = Ik heb deze tafel geopend: zetten terugnemen
me-rewind-stale = De tafel is intussen verder. Kijk opnieuw voordat je iets terugneemt.
me-undone = teruggenomen
me-undo-ask = Iedereen aan tafel moet het ermee eens zijn om de zet terug te nemen.
me-bank = { $span } opgespaard
