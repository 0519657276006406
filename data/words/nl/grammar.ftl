# Forms of names and words. A sentence asks for one: { FORM($port, "at") } is “in Tunis” or “op Kreta”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = naar { $name }
form-at = in { $name }
form-from = uit { $name }
form-of = van { $name }

name-creta =
    .at = op Creta
    .from = van Creta
name-sardegna =
    .at = op Sardegna
    .from = van Sardegna

name-sicilia =
    .at = op Sicilia
    .from = van Sicilia
