# Why: reasons for an answer in Serenissima

serenissima-why-done = This galley can’t do anything better than stay where it is.
serenissima-why-load = { $ducats ->
    [0] No port pays for { $good } right now, but it fills your own warehouses.
    [one] A cube of { $good } sells for up to 1 ducat right now. Sell before the slots are taken.
   *[other] A cube of { $good } sells for up to { $ducats } ducats right now. Sell before the slots are taken.
  }
serenissima-why-sea = It’s on the way, and { $left ->
    [0] the crew can’t go any further after that.
    [one] one zone is left to sail.
   *[other] { $left } zones are left to sail.
  }
serenissima-why-sail-sell = { $port } takes { $count ->
    [one] one of your cubes
   *[other] { $count } of your cubes
  } for { $ducats ->
    [0] no ducats, but it fills your warehouse there
    [one] 1 ducat
   *[other] { $ducats } ducats
  }. Each zone you sail costs a die in a fight.
serenissima-why-sail-land = { $port } is neutral and pays { $ducats ->
    [0] nothing yet, but more with every cube
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }.
serenissima-why-sail-rival = { $count ->
    [one] A single sailor of a rival holds
   *[other] { $count } sailors of a rival hold
  } { $port }: you could fight or sell there.
serenissima-why-sail-home = You can load { $good } in { $port }, and the first cube is free.
serenissima-why-sell-own = It brings { $ducats ->
    [0] nothing now
    [one] 1 ducat now
   *[other] { $ducats } ducats now
  }, but the port pays { $income ->
    [one] 1 ducat
   *[other] { $income } ducats
  } more at each scoring while you hold it.
serenissima-why-sell-neutral = It brings { $ducats ->
    [0] nothing
    [one] 1 ducat
   *[other] { $ducats } ducats
  } now, and no rival gains from it.
serenissima-why-sell-rival = It brings { $ducats ->
    [0] nothing
    [one] 1 ducat
   *[other] { $ducats } ducats
  } now, but the port’s owner gets { $income ->
    [0] nothing more
    [one] 1 ducat more
   *[other] { $income } ducats more
  } at each scoring.
serenissima-why-attack = You have a { $chance }% chance to win and take { $goods ->
    [0] a galley from a rival
    [one] a galley and a cube from a rival
   *[other] a galley and { $goods } cubes from a rival
  }. If you lose, you lose yours.
serenissima-why-storm = You have a { $chance }% chance to win, and the port pays { $ducats ->
    [0] nothing yet
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }. If you lose, you lose the galley.
serenissima-why-land = { $port } pays { $ducats ->
    [0] nothing yet, but its warehouse is yours
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }; { $count ->
    [one] one sailor holds it
   *[other] { $count } sailors hold it
  }, and { $left ->
    [one] one stays aboard.
   *[other] { $left } stay aboard.
  }
serenissima-why-land-last = { $port } pays { $ducats ->
    [0] nothing yet, but its warehouse is yours
    [one] 1 ducat at each scoring
   *[other] { $ducats } ducats at each scoring
  }. That’s worth the galley, which sinks without a crew.
serenissima-why-crew = With more sailors galley { $galley } sails further and fights better. One stays to hold the port for now.
serenissima-why-overboard = The place is worth more than what’s in it.
serenissima-why-exchange = The cargo is worth more on the galley that reaches its market first.
serenissima-why-invest = No voyage of this galley brings as much as what { $ducats ->
    [one] one ducat buys
   *[other] { $ducats } ducats buy
  }. It stays where it is this round.
serenissima-why-recruit = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
  }. { $ashore ->
    [0] A weak crew can’t defend itself.
   *[other] A port with a weak garrison is easy to take.
  }
serenissima-why-galley = { $count ->
    [one] With a galley you can act
   *[other] With { $count } galleys you act more often
  } in every round that’s left.
serenissima-why-fort = { $count ->
    [one] A single sailor holds
   *[other] { $count } sailors hold
  } { $port }. A fort fires first, so attacking it gets expensive.
serenissima-why-basilica = It costs { $price } ducats and pays { $ducats } by the end, if you hold the port.
serenissima-why-enough = Nothing else you could buy would pay off before the end.
serenissima-why-start = From { $port } ({ $good }), { $count ->
    [0] most ports are far away, but it’s the best one left.
   *[other] many ports are near, and those are where you sell and land first.
  }
serenissima-why-number = Low numbers, such as { $galley }, act early in a round and get the best slots in the warehouses.
serenissima-why-again = You have a { $chance }% chance to win if you fight on. If you lose, you lose the galley.
serenissima-why-stop = You have only a { $chance }% chance to win if you fight on. If you stop, you keep the galley.
serenissima-why-leave = { $port } isn’t worth the sailors who would have to stay.
serenissima-why-salvage = { $count ->
    [0] There’s no room for anything worth taking.
    [one] One free cube: that’s all that fits.
   *[other] { $count } free cubes: the most valuable ones that fit.
  }
serenissima-why-close = No one trades yet. Without { $port } you lose no more than the others, and other ports produce its good too.
serenissima-why-blockade-move = It loses its voyage. If it attacks you, there’s a { $chance }% chance that your weakest galley there sinks.
serenissima-why-blockade-sale = It sells nothing and takes no good slot. If it attacks you, there’s a { $chance }% chance that your weakest galley there sinks.
serenissima-why-blockade-landing = It doesn’t get the port. If it attacks you, there’s a { $chance }% chance that your weakest galley there sinks.
serenissima-why-let-go = With { $theirs ->
    [one] one sailor
   *[other] { $theirs } sailors
  } it may fight back, and what it does here hardly hurts you.
