# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is “a Túnez”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = a { $name }
form-at = en { $name }
form-from = desde { $name }
form-of = de { $name }
