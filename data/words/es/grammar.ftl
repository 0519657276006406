# Forms of names and words. A sentence asks for one: { FORM($galley, "the") } is “la galera 3”.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-the = { $name }
# Where a board has little room.
form-short = { $name }
# Zones: one with a port goes by the name of the port (en Napoli), a sea has its article (en el Mar Nero).
form-sea = { $name }

name-mar-nero =
    .sea = el Mar Nero
name-mare-delle-baleari =
    .sea = el Mare delle Baleari
name-golfe-de-bone =
    .sea = el Golfe de Bône
name-mar-tirreno =
    .sea = el Mar Tirreno
name-mar-ionio =
    .sea = el Mar Ionio
name-mare-di-sirte =
    .sea = el Mare di Sirte
name-mare-di-cipro =
    .sea = el Mare di Cipro
name-mar-de-alboran =
    .sea = el Mar de Alborán
