# What a good player would answer, and why.
act-table-advice = Chiedi consiglio
act-table-advice-about = Che cosa farebbe qui una persona esperta, e perché
act-table-take-advice = Gioca così
act-table-take-advice-about = Gioca la mossa consigliata
advice-said = **{ $what }** – { $why }
advice-silent = Io non direi nulla. { $why }
advice-taken = Mossa consigliata giocata.
advice-none = Per questa mossa non c’è ancora un consiglio. Prima chiedilo.
advice-off = Niente consigli ai tavoli con punteggio, nelle leghe e nelle campagne. Lì si gioca senza aiuti.
advice-unexplained = Non so ancora dire perché: questo gioco non ha ancora consigli propri.
