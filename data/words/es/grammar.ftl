# Forms of names and words. A sentence asks for one: { FORM($galley, "the") } is “la galera 3”.
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-the = { $name }
# Where a board has little room.
form-short = { $name }
