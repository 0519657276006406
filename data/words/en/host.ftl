# What the host itself says, whatever the title and the surface.
host-house-easy = House { $number } (easy)
host-house-usual = House { $number }
host-house-strong = House { $number } (strong)
host-no-match = There is no such game here. Check the link.
host-not-installed = This game can’t be shown: “{ $title }” isn’t installed on this server right now. Nothing is lost; it goes on when “{ $title }” is back.
host-no-seat = There is no seat { $number } at this table.
host-wrong-key = This link opens nothing here. Ask whoever opened the game for a fresh one.
host-abandoned = This game was given up: nothing in it changes any more.
host-no-place = There is no place “{ $what }” on this board.
host-undone = { $who } took a move back.
host-renewed = The rules of this game were corrected. It goes on from here by the corrected rules.
budget-spent = That is as often as it can be done in an hour here ({ $count } times). Please wait a little.
queue-full = You asked for a lot at once, and the server is still busy with it. Try again in a moment.
