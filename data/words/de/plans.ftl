# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Gespielt, wie du es geplant hattest.
plan-did-not-play = Dein Vorauszug wurde verworfen: { $why }
plan-not-same = Du wirst etwas anderes gefragt.
plan-not-allowed = Dieser Zug ist nicht mehr möglich.
plan-means-other = Dieser Zug würde jetzt etwas anderes bedeuten.
plan-facts-changed = Er war für „{ $was }“ gedacht, und das hat sich geändert.
plan-touched = Ein fremder Zug hat ihn betroffen.
plan-undone = Ein Zug wurde zurückgenommen, deshalb sind deine Vorauszüge verworfen.
plan-unknown = Diesen Vorauszug gibt es nicht mehr. Er wurde gespielt oder verworfen.
plan-too-late = Du bist jetzt am Zug. Zieh stattdessen gleich.
plan-too-many = { $count ->
    [one] Du hast schon einen Vorauszug, mehr geht nicht.
   *[other] Du hast schon { $count } Vorauszüge, mehr geht nicht.
  }
plan-moved-on = Die Partie ist weitergegangen, und du wirst etwas anderes gefragt.
# Where they are made
plan-page = Vorauszüge
plan-lead = Plane deine nächsten Züge, bevor du dran bist. Die Züge der anderen schätzen wir so, wie ein Computer sie spielen würde. Was du planst, wird automatisch gespielt, wenn es so weit ist. Nur du siehst diese Seite.
plan-next = Du bist gerade nicht am Zug. Als Nächstes wirst du wahrscheinlich gefragt:
plan-then = Und dann wahrscheinlich:
plan-list = Deine Vorauszüge
plan-it = Planen
plan-change = Ändern
plan-change-drops = Spätere Vorauszüge bauen darauf auf. Wenn du ihn änderst, werden sie verworfen.
plan-withdraw = Verwerfen
plan-holds = Er wird gespielt,
plan-holds-same = nur wenn du genau das gefragt wirst
plan-holds-allowed = solange er erlaubt ist
plan-holds-untouched = außer ein fremder Zug betrifft dich oder deine Wahl
plan-unexpected = Genau das erwarten wir nicht mehr. Der Vorauszug bleibt, bis er wieder passt.
plan-asked = Du bist jetzt am Zug. Zieh zuerst.
plan-nothing = Dein nächster Zug lässt sich gerade nicht vorhersehen.
plan-private = Niemand sieht deine Vorauszüge oder dass du welche hast. Du erfährst, wenn einer gespielt wird, und sonst, warum nicht.
plan-likely = Das kam in { $count } von { $games } simulierten Partien vor.
# On Discord
cmd-plans = pläne
cmd-plans-about = Deine nächsten Züge vorausplanen; Vorauszüge und Daueranweisungen ansehen
chat-plan-same = Planen, falls identisch
chat-plan-allowed = Planen, falls erlaubt
chat-plan-untouched = Planen, falls ungestört
chat-plan-withdraw = Einen Vorauszug und die danach verwerfen
chat-plan-unexpected = so nicht mehr erwartet
chat-plan-change = Einen Vorauszug ändern
