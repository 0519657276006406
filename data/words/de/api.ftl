# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Meine Partien lesen
token-scope-play = Meine Plätze spielen, mit dem Zeichen [bot]
token-listed = { $name }: { $scope }
token-made = Hier ist dein Token. Kopiere es jetzt, denn es wird nur einmal angezeigt.
token-most = { $count ->
    [one] Du hast schon ein Token. Widerrufe es zuerst.
   *[other] Du hast schon { $count } Tokens. Widerrufe zuerst eines.
  }
token-without-name = Schreib dazu, wofür das Token ist.
token-revoked = Das Token gilt nicht mehr.
program-not-here = Dieses Konto wird von einem Programm gespielt. Programme dürfen nicht in gewertete Partien.
program-still-counts = Du bist noch in gewerteten Partien. Nimm für dein Programm ein eigenes Konto.
program-has-tokens = Widerrufe zuerst die Tokens, mit denen gespielt werden darf.
program-no-longer = Dein Name trägt das Bot-Zeichen nicht mehr.
api-no-token = Schick eines deiner Tokens im Header Authorization mit.
api-bad-token = Dieses Token gilt nicht. Vielleicht wurde es widerrufen.
api-read-only = Mit diesem Token darf man nur lesen. Erstelle eines, mit dem man spielen darf.
api-no-seat = Du hast keinen Platz an diesem Tisch.
api-bad-body = Der Inhalt passt nicht zu dieser Adresse. Was erwartet wird, steht in der Beschreibung: { $where }
api-bad-seats = Wähle, wie viele mitspielen: { $seats }.
