# Forms of names and words. A sentence asks for one: { FORM($port, "to") } is “a Tunisi” or “in Sardegna”.
# A word that says it otherwise has an attribute below its own message; places are in places.ftl.

form-to = a { $name }
form-at = a { $name }
form-from = da { $name }
form-of = di { $name }
form-the = { $name }
form-on = su { $name }
