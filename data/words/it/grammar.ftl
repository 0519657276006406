# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is “a Tunisi” or “in Sardegna”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = a { $name }
form-at = a { $name }
form-from = da { $name }
form-of = di { $name }
form-the = { $name }
form-on = su { $name }

name-sardegna =
    .to = in Sardegna
    .at = in Sardegna
    .from = dalla Sardegna
    .of = della Sardegna
    .the = la Sardegna
name-sicilia =
    .to = in Sicilia
    .at = in Sicilia
    .from = dalla Sicilia
    .of = della Sicilia
    .the = la Sicilia

name-mare-ionio =
    .to = nel Mare Ionio
    .at = nel Mare Ionio

# Zones without a port; the others go by the name of their port.
name-mar-de-alboran =
    .to = nel Mar de Alborán
    .at = nel Mar de Alborán
name-mare-delle-baleari =
    .to = nel Mare delle Baleari
    .at = nel Mare delle Baleari
name-mar-nero =
    .to = nel Mar Nero
    .at = nel Mar Nero
name-golfe-de-bone =
    .to = nel Golfe de Bône
    .at = nel Golfe de Bône
name-mar-tirreno =
    .to = nel Mar Tirreno
    .at = nel Mar Tirreno
name-mar-ionio =
    .to = nel Mar Ionio
    .at = nel Mar Ionio
name-mare-di-cipro =
    .to = nel Mare di Cipro
    .at = nel Mare di Cipro
name-mare-di-sirte =
    .to = nel Mare di Sirte
    .at = nel Mare di Sirte
name-marmarica =
    .to = nella Marmarica
    .at = nella Marmarica
