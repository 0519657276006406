# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Read aloud
ear-off = Show the board
ear-line = Ask or play
ear-send = Send
ear-how = What can I type?
ear-heard = What you typed
ear-letters = W: whose turn it is. L: what happened last. S: what changed since your move. O: your options by number. B and a name: that place. N and a name: its neighbours. P and a name: that player. M: what you have. T: the clock. U: undo. X: start your move again. To play, type the number of an option or some of its words. To share out, type names with numbers, such as 1=2 for two of the first. A dot takes what is usual. Several steps go in one line with > between them. OK plays what can’t be undone.
ear-again = This can’t be undone. Press again to play it.
ear-sure = { $answer }. This can’t be undone. Type OK to play it, or X to start again.
ear-whole = Your move is complete. Type OK to play it, or X to start again.
ear-changed = The question changed, so nothing was done.
ear-surplus = Nothing was chosen: “{ $typed }” is more than this move needs. Leave it out.
ear-number = A number from { $low } to { $high }.
ear-so-many-numbers = { $count ->
    [one] Type one number.
   *[other] Type { $count } numbers, one for each, or names with numbers.
  }
ear-several = Which one: { $names }?
ear-unknown = There’s no “{ $typed }” to choose. O reads out your options.
ear-clock = { $who }: { $left } left.
ear-no-clock = No clock is running.
ear-nothing-own = You have no seat at this table.
ear-missing = Still to choose: { $what }
ear-listens = { $house } is listening for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
ear-copy = Copy: { $what }
ear-patience = { $times ->
    [one] As long as usual
   *[other] { $times } times as long
  }

## Under Me
act-person-by-ear = Read tables aloud
act-person-by-ear-about = Tables as text for a screen reader, and how long bots listen to you
command-person-by-ear = read-aloud
field-by-ear = Read tables aloud
option-by-ear = on
field-patience = How long bots wait for you to speak up
option-patience = patience

## In chat
cmd-ask = ask
cmd-ask-about = Ask about the table or make a move, in one typed line
cmd-line = line
cmd-line-about = A letter such as W or B and a name, the number of an option, or its words

## Help, continued
ear-digits = To share out fast, type a star and one digit for each, such as *201. Prices in fives count in fives: *3 is 15.
