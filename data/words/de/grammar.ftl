# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is „nach Tunis“ or „nach Kreta“.
# A word that says it otherwise has an attribute: below its own message, or below name-… for a name of the data.

form-to = nach { $name }
form-from = aus { $name }
form-at = in { $name }
# A space of Genoa as the subject of a sentence, and within it.
form-subject = { $name }
# What a building gives, as its board has room for it.
form-board = { $name }
form-inside = in { $name }

# Islands: „auf Kreta“, „nach Kreta“, „von Kreta“.
name-creta =
    .at = auf Creta
    .from = von Creta
name-corfu =
    .at = auf { $name }
    .from = von { $name }
name-sardegna =
    .at = auf Sardegna
    .from = von Sardegna
name-sicilia =
    .at = auf Sicilia
    .from = von Sicilia
name-rhodes =
    .at = auf Rhodes
    .from = von Rhodes
name-rodi =
    .at = auf Rodi
    .from = von Rodi
name-mare-ionio =
    .at = auf See (Mare Ionio)
    .to = auf See (Mare Ionio)
