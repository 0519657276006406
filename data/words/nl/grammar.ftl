# Forms of names and words. A sentence asks for one: { FORM($port, "at") } is “in Tunis” or “op Kreta”.
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-the = { $name }
form-at = in { $name }
form-from = vanuit { $name }

# Inside a sentence: “galei 2”, where the label says “Galei 2”.
form-low = { $name }
