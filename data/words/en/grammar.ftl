# Forms of names and words. A sentence asks for one: { FORM($zone, "the") } is “Tunis” or “the Black Sea”.
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-the = { $name }
