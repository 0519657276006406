# Why: reasons for an answer in Neptun

neptun-why-silent = Nobody waits for your wishes, and you have left those that suit your route.
neptun-why-turn = { $count ->
    [0] Nothing lies open yet: see what comes.
    [one] What lies face down should suit your route better than the contract that lies open, which you then refuse.
   *[other] What lies face down should suit your route better than the { $count } open contracts, which you then refuse.
  }
neptun-why-contract = It pays { $pay }, and { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
  } enough for the { $miles ->
    [one] mile
   *[other] { $miles } miles
  } from { $start }.
neptun-why-contract-tight = It pays { $pay } and no other fits better, but { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
  } little for the { $miles } miles from { $start }: it may be lost.
neptun-why-wishes = { $count ->
    [one] So you get it without being asked.
   *[other] So you get one of the { $count } without being asked.
  } { $why }
neptun-why-no-wish = No open contract suits your route.
neptun-why-route = { $count ->
    [one] This port suits the contracts you have: what is turned up for it is taken for you, and nobody waits.
   *[other] These { $count } ports suit the contracts you have: what is turned up for them is taken for you, and nobody waits.
  }
neptun-why-card-near = Wind and oars make { $miles ->
    [one] one mile
   *[other] { $miles } miles
  }, and your next contract ({ $contract }) is { $way ->
    [0] right here
    [one] one mile away
   *[other] { $way } miles away
  }; stronger cards stay for longer ways.
neptun-why-card-far = Wind and oars make { $miles ->
    [one] one mile
   *[other] { $miles } miles
  } of the { $way } to your next contract ({ $contract }); what lacks costs gold or another turn.
neptun-why-card-idle = No contract is open any more: the card decides about the wind of the next turn, and the others stay in your hand.
neptun-why-wait = You see first how those before you sail; nothing is lost by waiting.
neptun-why-deliver = Delivering pays { $pay } at once, and no other contract is lost by it.
neptun-why-deliver-past = Delivering pays { $pay }, and it is worth more than { $count ->
    [one] the contract before it, which is lost.
   *[other] the { $count } contracts before it, which are lost.
  }
neptun-why-nearer = Nothing can be delivered on this turn that is worth it; from there your next contract ({ $contract }) is { $miles ->
    [0] in the same port
    [one] one mile away
   *[other] { $miles } miles away
  }.
neptun-why-rest = All your contracts are done or lost: every further mile would be for nothing.
neptun-why-no-extra = { $count ->
    [0] You have nothing left to deliver, and an oar card is worth something in the rounds to come.
    [one] Your open contract is not worth the oar card that the extra turn takes.
   *[other] Your { $count } open contracts are not worth the oar card that the extra turn takes.
  }
neptun-why-extra = It costs you the oar card { $card }. { $why }
