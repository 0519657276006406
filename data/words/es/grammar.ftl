# Forms of names and words. A sentence asks for one: { FORM($galley, "the") } is “la galera 3”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-the = { $name }
# Where a board has little room.
form-short = { $name }
# Zones of the sea; most begin with Golfo, Mar or Canale.
form-sea = el { $name }

name-mer-d-alger =
    .sea = la Mer d’Alger
name-marmara =
    .sea = Marmara
name-morea =
    .sea = Morea
name-marmarica =
    .sea = Marmarica
name-cirenaica =
    .sea = Cirenaica
