# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is “a Tunisi” or “in Sardegna”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = a { $name }
form-at = a { $name }
form-from = da { $name }
form-of = di { $name }

name-sardegna =
    .to = in Sardegna
    .at = in Sardegna
    .from = dalla Sardegna
    .of = della Sardegna
name-sicilia =
    .to = in Sicilia
    .at = in Sicilia
    .from = dalla Sicilia
    .of = della Sicilia
