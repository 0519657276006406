# Forms of names and words. A sentence asks for one: { FORM($galley, "the") } is « la galère 3 ».
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-the = { $name }
# Where a ship is or goes: « à Athènes », « en Crète ».
form-at = à { $name }
