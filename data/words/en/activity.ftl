# The table inside Discord: its first page, and what it refuses.

activity-heading = The table inside Discord
activity-signing-in = Signing in with Discord…
activity-not-vouched = Discord didn’t confirm who you are, so nothing was opened. Try again, and allow Fondaco to see your name.
activity-discord-away = Discord can’t be reached right now. Try again in a moment.
activity-no-answer = Discord isn’t responding. Try again, or close the table and open it again.
activity-again = Try again
activity-close = Close
activity-known-by-discord = Discord signs you in here. Personal links are for the browser.
activity-delete-in-discord = Use /my delete in Discord instead. It also deletes what’s stored there.

chat-open-table = Open the table
chat-cannot-open = Discord couldn’t open the table. Press Act, or use `/game link` to play in the browser.
cmd-launch = launch
cmd-launch-about = Your games and their boards, inside Discord
