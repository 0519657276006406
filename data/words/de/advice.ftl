# Advice

act-table-advice = Tipp holen
act-table-advice-about = Was hier ein starker Zug wäre, und warum
act-table-take-advice = So spielen
act-table-take-advice-about = Den empfohlenen Zug spielen
advice-said = **{ $what }** – { $why }
advice-silent = Ich würde nichts sagen. { $why }
advice-taken = Wie empfohlen gespielt.
advice-none = Für diesen Zug gibt es noch keinen Tipp. Hol dir zuerst einen.
advice-off = An gewerteten Tischen, in Ligen und in Kampagnen gibt es keine Tipps. Dort spielen alle ohne Hilfe.
advice-unexplained = Warum, kann ich noch nicht sagen. Für dieses Spiel gibt es noch keine eigenen Ratschläge.
