# What a good player would answer, and why.
act-table-advice = Che cosa faresti tu?
act-table-advice-about = La risposta di un buon giocatore alla tua domanda, e perché
act-table-take-advice = Seguire il consiglio
act-table-take-advice-about = Rispondere come consigliato
advice-said = **{ $what }** – { $why }
advice-silent = Non direi nulla. { $why }
advice-taken = Risposto come consigliato.
advice-none = Per questa domanda non c’è ancora un consiglio: prima chiedilo.
advice-off = Nessun consiglio ai tavoli con rating, nelle leghe e nelle campagne: lì ognuno gioca da sé.
