# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is “a Tunisi” or “in Sardegna”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = a { $name }
form-at = a { $name }
form-from = da { $name }
form-of = di { $name }
form-the = { $name }
form-on = su { $name }
# Zones of the sea; most begin with Golfo, Mare or Canale.
form-into = nel { $name }

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

name-egeo =
    .into = nell’Egeo
name-adriatico-meridionale =
    .into = nell’Adriatico meridionale
name-mer-d-alger =
    .into = nella Mer d’Alger
name-marmara =
    .into = nella Marmara
name-morea =
    .into = nella Morea
name-marmarica =
    .into = nella Marmarica
name-cirenaica =
    .into = nella Cirenaica
name-mare-ionio =
    .to = nel Mare Ionio
    .at = nel Mare Ionio
