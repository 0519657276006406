# The table inside Discord: its first page, and what it refuses.

activity-heading = The table inside Discord
activity-signing-in = Discord is asked who you are…
activity-not-vouched = Discord did not say who you are, so nothing was opened. Try again, and let Fondaco know your name there.
activity-discord-away = Discord cannot be asked who you are just now. Try again in a moment.
activity-no-answer = Discord does not answer. Try again, or close the table and open it again.
activity-again = Try again
activity-close = Close
activity-known-by-discord = Here Discord says who you are; personal links are for the browser.
activity-delete-in-discord = Use /my delete in Discord for that: it also clears what is kept there.

chat-open-table = Open the table
chat-cannot-open = Discord did not open the table. Press Act, or use `/game link` for the browser.
cmd-launch = launch
cmd-launch-about = Your games, with their boards, inside Discord
