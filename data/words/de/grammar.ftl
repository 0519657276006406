# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is „nach Tunis“ or „nach Kreta“.
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-to = nach { $name }
form-from = aus { $name }
form-at = in { $name }
# A space of Genoa as the subject of a sentence, and within it.
form-subject = { $name }
# What a building gives, as its board has room for it.
form-board = { $name }
form-inside = in { $name }
