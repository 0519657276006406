# Why: reasons for an answer in Serenissima

serenissima-why-done = Nothing that this galley could still do is worth more than to lie where it is.
serenissima-why-load = { $ducats ->
    [0] No port pays for { $good } as things stand, but your own warehouses grow by it.
    [one] A cube of { $good } fetches up to 1 ducat as the warehouses stand; who sells first takes the best places.
   *[other] A cube of { $good } fetches up to { $ducats } ducats as the warehouses stand; who sells first takes the best places.
  }
serenissima-why-sea = It is on the way, and { $left ->
    [0] the crew can go no further afterwards.
    [one] one zone is left to sail.
   *[other] { $left } zones are left to sail.
  }
serenissima-why-sail-sell = { $port } takes { $count ->
    [one] one of your cubes
   *[other] { $count } of your cubes
  } for { $ducats ->
    [0] no ducats, but your warehouse there grows
    [one] 1 ducat
   *[other] { $ducats } ducats
  }; on the way you lose dice for a fight.
serenissima-why-sail-land = { $port } belongs to nobody, and yields { $ducats ->
    [0] nothing yet, but more with every cube
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }.
serenissima-why-sail-rival = { $port } is held by { $count ->
    [one] a single sailor
   *[other] { $count } sailors
  } of a rival: a fight or a sale is near.
serenissima-why-sail-home = In { $port } there is { $good } to load, the first cube for nothing.
serenissima-why-sell-own = It brings { $ducats ->
    [0] nothing at once
    [one] 1 ducat at once
   *[other] { $ducats } ducats at once
  }, but the port pays { $income ->
    [one] 1 ducat
   *[other] { $income } ducats
  } more at each scoring, as long as you hold it.
serenissima-why-sell-neutral = It brings { $ducats ->
    [0] nothing
    [one] 1 ducat
   *[other] { $ducats } ducats
  } at once, and no rival earns by it.
serenissima-why-sell-rival = It brings { $ducats ->
    [0] nothing
    [one] 1 ducat
   *[other] { $ducats } ducats
  } at once; the owner of the port gets { $income ->
    [0] no more
    [one] 1 ducat more
   *[other] { $income } ducats more
  } at each scoring.
serenissima-why-attack = The fight is won { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }, and takes { $goods ->
    [0] a galley from a rival
    [one] a galley and a cube from a rival
   *[other] a galley and { $goods } cubes from a rival
  }; lost, it costs yours.
serenissima-why-storm = The fight is won { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }, and the port yields { $ducats ->
    [0] nothing yet
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }; lost, it costs you the galley.
serenissima-why-land = { $port } yields { $ducats ->
    [0] nothing yet, but a warehouse of your own
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }; { $count ->
    [one] one sailor holds it
   *[other] { $count } sailors hold it
  }, and { $left ->
    [one] one stays aboard.
   *[other] { $left } stay aboard.
  }
serenissima-why-land-last = { $port } yields { $ducats ->
    [0] nothing yet, but a warehouse of your own
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }; that is worth the galley, which sinks without a crew.
serenissima-why-crew = With more sailors galley { $galley } sails further and fights better; ashore one is left who holds the port for now.
serenissima-why-overboard = The place is worth more than what lies in it.
serenissima-why-exchange = The cargo is worth more on the galley that gets to its market first.
serenissima-why-invest = No voyage of this galley brings as much as what { $ducats ->
    [one] one ducat buys
   *[other] { $ducats } ducats buy
  }; it stays where it is for this round.
serenissima-why-recruit = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }: { $ashore ->
    [0] a weak crew is no match for anybody.
   *[other] a port with a weak garrison is easily taken.
  }
serenissima-why-galley = { $count ->
    [one] A galley lets you act
   *[other] With { $count } galleys you act more often
  } in every round that is left.
serenissima-why-fort = { $port } is held by { $count ->
    [one] a single sailor
   *[other] { $count } sailors
  }: a fort shoots first and makes a storm dear.
serenissima-why-basilica = It costs { $price } ducats and pays { $ducats } until the end, if you hold the port.
serenissima-why-enough = What else is for sale would not pay for itself before the end.
serenissima-why-start = From { $port }, with its { $good }, { $count ->
    [0] it is far to most ports, but it is the best that is left.
   *[other] many ports are near, and near ports are sold to and taken first.
  }
serenissima-why-number = Number { $galley }: low numbers act early in a round and take the best places in the warehouses.
serenissima-why-again = Fought to its end it is won { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }; lost, it costs you the galley.
serenissima-why-stop = Fought to its end it is won only { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }: who stops keeps the galley.
serenissima-why-leave = { $port } is not worth the sailors who would have to stay.
serenissima-why-salvage = { $count ->
    [0] There is no room for what is worth having.
    [one] One cube for nothing: all that finds room.
   *[other] { $count } cubes for nothing: the dearest of all that finds room.
  }
serenissima-why-close = Nobody trades anywhere yet: without { $port } you lose no more than the others, and what it produces comes from elsewhere.
serenissima-why-blockade-move = It loses its voyage; attacked in return, your weakest galley there sinks { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }.
serenissima-why-blockade-sale = It sells nothing and takes no good place; attacked in return, your weakest galley there sinks { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }.
serenissima-why-blockade-landing = It gets no port; attacked in return, your weakest galley there sinks { $chance ->
    [one] once in 100
   *[other] { $chance } times in 100
  }.
serenissima-why-let-go = With { $theirs ->
    [one] one sailor
   *[other] { $theirs } sailors
  } it may answer with a fight, and what it does here hurts you little.
