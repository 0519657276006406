# Forms of names and words. A sentence asks for one: { FORM($port, "at") } is “in Tunis” or “op Kreta”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-at = in { $name }
form-from = vanuit { $name }

# Islands: “op Corfu”.
name-corfu =
    .at = op { $name }
name-creta =
    .at = op { $name }
name-rhodes =
    .at = op { $name }
name-rodi =
    .at = op { $name }
name-sardegna =
    .at = op { $name }
name-sicilia =
    .at = op { $name }

# Inside a sentence: “galei 2”, where the label says “Galei 2”.
form-low = { $name }
