# Advice

act-table-advice = Was würdest du tun?
act-table-advice-about = Was jemand mit Erfahrung auf deine Frage antworten würde, und warum
act-table-take-advice = Annehmen
act-table-take-advice-about = So antworten, wie geraten wurde
advice-said = **{ $what }** – { $why }
advice-silent = Ich würde nichts sagen. { $why }
advice-taken = Beantwortet wie geraten.
advice-none = Zu dieser Frage wurde nichts geraten: Frag zuerst.
advice-off = Kein Rat an gewerteten Tischen, in Ligen und Kampagnen: Dort spielen alle für sich selbst.
