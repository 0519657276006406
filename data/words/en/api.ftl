# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Read my games
token-scope-play = Play my seats, marked as [bot]
token-listed = { $name }: { $scope }
token-made = Here’s your token. Copy it now, because it’s shown only once.
token-most = { $count ->
    [one] You already have one token. Revoke it first.
   *[other] You already have { $count } tokens. Revoke one first.
  }
token-without-name = Say what the token is for.
token-revoked = The token no longer works.
program-not-here = A program plays this account. Programs can’t join games that count.
program-still-counts = You’re still in games that count. Use a separate account for your program.
program-has-tokens = First revoke the tokens that may play.
program-no-longer = Your name no longer has the bot mark.
api-no-token = Send a token of yours in the Authorization header.
api-bad-token = This token isn’t valid. Maybe it was revoked.
api-read-only = This token may only read. Make one that may play.
api-no-seat = You don’t have a seat at this table.
api-bad-body = The body isn’t what this address expects. The description says what is: { $where }
api-bad-seats = Choose how many play: { $seats }.
