# What moderators do at a table, and how its players are told.

cmd-host = host
cmd-host-about = Moderate the tables of this server

act-table-host-end = End the game
act-table-host-end-about = The game ends at once, without a winner. It can still be replayed.
command-table-host-end = end
act-table-host-pause = Pause the game
act-table-host-pause-about = All clocks stop for this many hours
command-table-host-pause = pause
act-table-host-resume = Resume the game
act-table-host-resume-about = The pause ends, and the clocks run again
command-table-host-resume = unpause
act-table-host-move = Move the game
act-table-host-move-about = The game continues in a thread of another channel
command-table-host-move = move
act-table-host-seat = Offer a seat
act-table-host-seat-about = Someone is invited to a seat without a player, and plays once they accept
command-table-host-seat = seat
act-table-host-unseat = Remove a player
act-table-host-unseat-about = They lose their seat and can’t sit down again by themselves
command-table-host-unseat = unseat
act-table-host-replace = Replace a player
act-table-host-replace-about = Another player is invited to this seat, secrets included, and takes over once they accept
command-table-host-replace = replace
act-table-host-delete = Delete the game
act-table-host-delete-about = The game and its replay are gone. If it’s rated and you’re playing, you concede instead.
command-table-host-delete = delete
field-channel = Channel
option-channel = channel

moderated-opener = The organiser
moderated-operator = Fondaco’s operator
moderated-end = { $who } ended this game, without a winner.
moderated-pause = { $who } paused this game for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
moderated-resume = { $who } ended the pause.
moderated-move = { $who } moved this game to { $where }.
moderated-seat = { $who } offered the seat of { $whom } to another player.
moderated-replace = { $who } invited another player to take over from { $whom }, who keeps the seat until then.
moderated-unseat-open = { $who } removed { $whom } from the table. The seat is free.
moderated-unseat-house = { $who } removed { $whom } from the table. A bot plays on.
moderated-delete = { $who } deleted a game of { $title } ({ $players }).
moderated-deleted = Game deleted.

moderated-all-sit = Every seat has a player. Remove or replace one of them.
moderated-nowhere = There’s no other channel where I can run this game.
moderated-not-moved = I couldn’t move this game to { $where }: I can’t open a thread there. It continues here.
moderated-of-series = This game belongs to a league or a campaign. End it instead, or ask its organisers.
moderated-sits-already = { $name } already has a seat at this table.
moderated-own-game = This game is rated and other people play in it, so a player can’t decide this alone. Ask the table to vote, or a moderator who isn’t playing.
moderated-concede = { $who } wanted to delete this rated game. That counts as conceding: { $who } comes last, and a bot plays on.
moderated-conceded = Rated games with other people can’t be deleted. You conceded instead: a bot plays on, and you come last.
moderated-person-elsewhere = Only people from where this table is played can take a seat at it.
