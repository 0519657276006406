# What the server itself says, in every game and on every surface.
host-house-easy = Bot { $number } (easy)
host-house-usual = Bot { $number }
host-house-strong = Bot { $number } (strong)
host-no-match = This game doesn’t exist. Check the link.
host-not-installed = This game can’t be shown: “{ $title }” isn’t installed on this server right now. Nothing is lost. The game continues when “{ $title }” is back.
host-no-seat = This table has no seat { $number }.
host-wrong-key = This link doesn’t work. Ask the person who opened the game for a new one.
host-abandoned = This game was abandoned and can’t be played on.
host-no-place = There’s no place “{ $what }” on this board.
host-undone = { $who } undid a move.
host-renewed = The rules of this game were corrected. From here on, the corrected rules apply.
budget-spent = { $count ->
    [one] You can do that only once an hour here. Please wait a little.
   *[other] You can do that only { $count } times an hour here. Please wait a little.
  }
queue-full = You asked for a lot at once, and the server is still working on it. Try again in a moment.
title-trial = { $name } (trial)
title-draft = { $name } (draft)
