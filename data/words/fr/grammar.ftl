# Forms of names and words. A sentence asks for one: { FORM($galley, "the") } is « la galère 3 ».
# A word that says it otherwise has an attribute below its own message.

form-the = { $name }
