# Why: reasons for an answer in Neptun

neptun-why-silent = The game isn’t waiting for your wishes, and you’ve left the ones that suit your route.
neptun-why-turn = { $count ->
    [0] Nothing is open yet, so see what comes.
    [one] A hidden contract should suit your route better than the open one, which you then refuse.
   *[other] A hidden contract should suit your route better than the { $count } open ones, which you then refuse.
  }
neptun-why-contract = It pays { $pay }, and { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
  } enough for the { $miles ->
    [one] mile
   *[other] { $miles } miles
  } from { $start }.
neptun-why-contract-tight = It pays { $pay } and no other fits better. But { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
  } tight for the { $miles } miles from { $start }, so it may be lost.
neptun-why-wishes = { $count ->
    [one] This way you get it without being asked.
   *[other] This way you get one of the { $count } without being asked.
  } { $why }
neptun-why-no-wish = No open contract suits your route.
neptun-why-route = { $count ->
    [one] This port suits your contracts. When one for it is revealed, we take it for you, and nobody waits.
   *[other] These { $count } ports suit your contracts. When one for them is revealed, we take it for you, and nobody waits.
  }
neptun-why-card-near = Wind and oars give you { $miles ->
    [one] one mile
   *[other] { $miles } miles
  }, and your next contract ({ $contract }) is { $way ->
    [0] right here
    [one] one mile away
   *[other] { $way } miles away
  }. Save stronger cards for longer routes.
neptun-why-card-far = Wind and oars give you { $miles ->
    [one] one mile
   *[other] { $miles } miles
  } of the { $way } to your next contract ({ $contract }). The rest costs gold or another turn.
neptun-why-card-idle = You have no open contracts left. The card only affects the next wind, and you keep the others.
neptun-why-wait = You’ll see first how the players before you sail. Waiting costs nothing.
neptun-why-deliver = Delivering pays { $pay } right away, and you lose no other contract.
neptun-why-deliver-past = Delivering pays { $pay }. That’s worth more than { $count ->
    [one] the contract before it, which is lost.
   *[other] the { $count } contracts before it, which are lost.
  }
neptun-why-nearer = There’s nothing worth delivering this turn. From there your next contract ({ $contract }) is { $miles ->
    [0] in the same port
    [one] one mile away
   *[other] { $miles } miles away
  }.
neptun-why-rest = All your contracts are delivered or lost, so sailing on brings nothing.
neptun-why-no-extra = { $count ->
    [0] You have nothing left to deliver, and an oar card will help you in later rounds.
    [one] Your open contract isn’t worth the oar card for an extra turn.
   *[other] Your { $count } open contracts aren’t worth the oar card for an extra turn.
  }
neptun-why-extra = It costs you the oar card { $card }. { $why }
