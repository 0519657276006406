# What those who keep order do at a table, and how everybody is told.

cmd-host = host
cmd-host-about = Keep order at the tables of this server, as one of its moderators

act-table-host-end = End the game
act-table-host-end-about = The game ends at once, without a winner; it can still be read
command-table-host-end = end
act-table-host-pause = Pause the game
act-table-host-pause-about = All clocks rest for so many hours
command-table-host-pause = pause
act-table-host-resume = Let the game go on
act-table-host-resume-about = The pause ends, and the clocks run again
command-table-host-resume = unpause
act-table-host-move = Move the game
act-table-host-move-about = The game goes on in a thread of another channel
command-table-host-move = move
act-table-host-seat = Offer a seat
act-table-host-seat-about = A player is invited to a seat that no person holds, and plays once they accept
command-table-host-seat = seat
act-table-host-unseat = Unseat a player
act-table-host-unseat-about = They lose their seat, and cannot come back to it by themselves
command-table-host-unseat = unseat
act-table-host-replace = Replace a player
act-table-host-replace-about = Another player is invited to this seat, secrets included, and takes over once they accept
command-table-host-replace = replace
act-table-host-delete = Delete the game
act-table-host-delete-about = The game and its replay are gone. In a rated game that you play, it counts as giving up
command-table-host-delete = delete
field-channel = Channel
option-channel = channel

moderated-opener = Whoever opened the table
moderated-operator = The operator of this host
moderated-end = { $who } ended this game, without a winner.
moderated-pause = { $who } paused this game for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
moderated-resume = { $who } ended the pause.
moderated-move = { $who } moves this game to { $where }.
moderated-seat = { $who } offered the seat of { $whom } to another player.
moderated-replace = { $who } invited another player to play on for { $whom }, who keeps the seat until then.
moderated-unseat-open = { $who } took the seat from { $whom }. It is free.
moderated-unseat-house = { $who } took the seat from { $whom }. The house plays on.
moderated-delete = { $who } deleted a game of { $title } ({ $players }).
moderated-deleted = The game is deleted.

moderated-all-sit = Every seat is held by a person. Unseat or replace one of them.
moderated-nowhere = There is no other channel where I may play this game.
moderated-not-moved = I could not move this game to { $where }: I may not open a thread there. It goes on here.
moderated-of-series = This game belongs to a league or a campaign. End it instead, or ask its organisers.
moderated-sits-already = { $name } has a seat at this table already.
moderated-own-game = This game is rated and other people play in it: a player cannot decide this alone. Ask the table for a vote, or a moderator who does not play.
moderated-concede = { $who } wanted to delete this rated game. That counts as giving up: { $who } comes last, and a bot plays on.
moderated-conceded = A rated game with other people is not deleted. You gave it up: a bot plays on, and you come last.
moderated-person-elsewhere = Only somebody from where this table is played can sit down at it.
