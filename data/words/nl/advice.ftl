# Advice

act-table-advice = Wat zou jij doen?
act-table-advice-about = Het antwoord van een goede speler op je vraag, en waarom
act-table-take-advice = Overnemen
act-table-take-advice-about = Antwoord zoals is aangeraden
advice-said = **{ $what }** – { $why }
advice-silent = Ik zou niets zeggen. { $why }
advice-taken = Geantwoord zoals aangeraden.
advice-none = Voor deze vraag is niets aangeraden: vraag eerst om raad.
advice-off = Geen raad aan tafels die voor de rating tellen, in competities en in campagnes: daar speelt iedereen voor zichzelf.
