# Forms of names and words. A sentence asks for one: { FORM($port, "at") } is “in Tunis” or “op Kreta”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-at = in { $name }
form-from = vanuit { $name }

# Islands: “op Corfu”.
name-corfu =
    .at = op { $name }
name-creta =
    .at = op Creta
name-rhodes =
    .at = op Rhodes
name-rodi =
    .at = op Rodi
name-sardegna =
    .at = op Sardegna
name-sicilia =
    .at = op Sicilia

# Inside a sentence: “galei 2”, where the label says “Galei 2”.
form-low = { $name }
