serenissima-to-port = { FORM($port, "to") }
serenissima-at-port = { FORM($port, "at") }
