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
name-corfu =
    .at = auf { $name }
    .from = von { $name }
name-creta =
    .at = auf { $name }
    .from = von { $name }
name-sardegna =
    .at = auf { $name }
    .from = von { $name }
name-sicilia =
    .at = auf { $name }
    .from = von { $name }
name-rhodes =
    .at = auf { $name }
    .from = von { $name }
name-rodi =
    .at = auf { $name }
    .from = von { $name }

# Waters without a port: „auf See (Mar Tirreno)“.
name-mare-ionio =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-golfe-de-bone =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mar-de-alboran =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mar-ionio =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mar-nero =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mar-tirreno =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mare-delle-baleari =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mare-di-cipro =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-mare-di-sirte =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
name-marmarica =
    .at = auf See ({ $name })
    .to = auf See ({ $name })
