# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Leggi ad alta voce
ear-off = Mostra il tabellone
ear-line = Chiedi o gioca
ear-send = Invia
ear-how = Che cosa posso scrivere?
ear-heard = Che cosa hai scritto
ear-letters = W: a chi tocca. L: gli ultimi avvenimenti. S: che cosa è cambiato dalla tua mossa. O: le tue opzioni con i numeri. B e un nome: quel luogo. N e un nome: i suoi vicini. P e un nome: quella persona. M: che cosa hai. T: il tempo. U: annulla. X: ricomincia la mossa. Per giocare scrivi il numero di un’opzione o alcune delle sue parole. Per distribuire scrivi nomi con numeri, o 1=2 per due del primo. Un punto prende il solito. Più passi stanno in una riga, separati da >. OK gioca ciò che non si può annullare.
ear-again = Non si può annullare. Premi ancora per giocare.
ear-sure = { $answer }. Non si può annullare. Scrivi OK per giocare, o X per ricominciare.
ear-whole = La tua mossa è completa. Scrivi OK per giocarla, o X per ricominciare.
ear-changed = La domanda è cambiata, quindi non è stato fatto nulla.
ear-surplus = Non è stato scelto nulla: «{ $typed }» è di troppo in questa mossa. Toglilo.
ear-number = Un numero da { $low } a { $high }.
ear-so-many-numbers = { $count ->
    [one] Scrivi un numero.
   *[other] Scrivi { $count } numeri, uno per ciascuno, o nomi con numeri.
  }
ear-several = Quale: { $names }?
ear-unknown = Non c’è nessun «{ $typed }» da scegliere. O legge le tue opzioni.
ear-clock = { $who }: ancora { $left }.
ear-no-clock = Nessun tempo sta scorrendo.
ear-nothing-own = Non hai un posto a questo tavolo.
ear-missing = Ancora da scegliere: { $what }
ear-listens = { $house } ascolta per { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
ear-copy = Copia: { $what }
ear-patience = { $times ->
    [one] Come al solito
   *[other] { $times } volte più a lungo
  }

## Under Me
act-person-by-ear = Leggi i tavoli ad alta voce
act-person-by-ear-about = I tavoli come testo per uno screen reader, e quanto ti ascoltano i bot
command-person-by-ear = leggi-ad-alta-voce
field-by-ear = Leggi i tavoli ad alta voce
option-by-ear = lettura
field-patience = Quanto i bot aspettano che tu intervenga
option-patience = pazienza

## In chat
cmd-ask = chiedi
cmd-ask-about = Chiedi del tavolo o fai una mossa, con una riga scritta
cmd-line = riga
cmd-line-about = Una lettera come W o B e un nome, il numero di un’opzione o le sue parole

## Help, continued
ear-digits = Per distribuire in fretta, scrivi un asterisco e una cifra per ognuno, per esempio *201. I prezzi di cinque in cinque si contano in cinquine: *3 è 15.
