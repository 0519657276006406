# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Mijn partijen lezen
token-scope-play = Op mijn plaatsen spelen, met het merk [bot]
token-listed = { $name }: { $scope }
token-made = Dit is je token. Kopieer het nu, want het wordt maar één keer getoond.
token-most = { $count ->
    [one] Je hebt al een token. Trek het eerst in.
   *[other] Je hebt al { $count } tokens. Trek er eerst een in.
  }
token-without-name = Schrijf op waar het token voor is.
token-revoked = Het token werkt niet meer.
program-not-here = Een programma speelt met dit account. Programma’s mogen niet meedoen aan partijen die meetellen.
program-still-counts = Je hebt nog partijen die meetellen. Gebruik een ander account voor je programma.
program-has-tokens = Trek eerst de tokens in waarmee gespeeld mag worden.
program-no-longer = Je naam heeft het botmerk niet meer.
api-no-token = Stuur een van je tokens mee in de header Authorization.
api-bad-token = Dit token is niet geldig. Misschien is het ingetrokken.
api-read-only = Met dit token mag je alleen lezen. Maak er een waarmee je mag spelen.
api-no-seat = Je hebt geen plaats aan deze tafel.
api-bad-body = De inhoud is niet wat dit adres verwacht. Wat wel staat in de beschrijving: { $where }
api-bad-seats = Kies hoeveel er meespelen: { $seats }.
