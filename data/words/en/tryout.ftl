# Trying moves in a private copy of the game

tryout-open = Try moves
tryout-title = Trying moves
tryout-dealt = What your rivals hide is dealt at random from what you know.
tryout-from-move = The position after move { $move }.
tryout-private = Nobody sees this, and nothing counts.
tryout-do-this = Do this
tryout-go-on = Let bots move
tryout-play-as = Play { $name }
tryout-others = Who plays the other seats
tryout-bots = Bots play
tryout-all-seats = I play all
tryout-start-over = Start over
tryout-deal-again = Deal again
tryout-share = Link to position
tryout-seat = Your seat
tryout-play-on = Play from here
tryout-filled-in = Filled in: { $what }. Confirm it, or change it.
tryout-moved-on = The game has moved on, so what you tried doesn’t fit any longer.
tryout-gone = You’re not trying any moves here. Press “Try moves” to start.
tryout-too-long = You’ve tried as many moves as fit here. Undo some, or start over.
# On chat
tryout-chat = Open your table in the browser and press **Try moves**: you get a private copy of this game.
tryout-chat-led = This is where your last try led.
