# The clock

clock-not-called = The clock is not called: whoever calls it must be at the seat.
clock-staff-allow = Staff decide whether enough time has passed. If so, the player has { $total } seconds.
clock-runs = The clock runs: { $countdown ->
    [0] { $seconds } seconds to act
   *[other] { $seconds } seconds to act, then { $countdown } are counted down
}.
clock-acted-in-time = The player acted in time: the action stands.
clock-tie-for-player = At the same moment it counts for the player: the action stands, unless staff find otherwise.
clock-tie-staff-decide = Staff decide whether the player still acted in time.
clock-hand-dead = The time is over: the hand is dead.
clock-deemed-check = The time is over: it counts as a check.
clock-deemed-fold = The time is over: it counts as a fold.
clock-staff-decide = The time is over: staff decide what becomes of the hand.

# Offences and penalties

offence-no-penalty = No penalty for this yet: the player is told what the rule is.
offence-penalty-possible = Staff may give a penalty; which one is theirs to choose.
penalty-no-rounds = This house counts no rounds: staff name the hands to miss.
penalty-by-the-time = This house counts no hands: a penalty is a fixed time away from the table, which staff name.
penalty-to-miss = { $left ->
    [0] The lost hand was the penalty: the player plays on.
    [one] The player misses { $left } hand of { $hands }, away from the table.
   *[other] The player misses { $left } hands of { $hands }, away from the table.
}
penalty-to-miss-away = { $left ->
    [0] The lost hand was the penalty: the player plays on.
    [one] The player misses { $left } hand of { $hands }, away from the tournament area; the dealer tells the floor of the return.
   *[other] The player misses { $left } hands of { $hands }, away from the tournament area; the dealer tells the floor of the return.
}
penalty-left = { $left ->
    [one] { $left } hand is left to miss; { $served } are served. It goes with the player.
   *[other] { $left } hands are left to miss; { $served } are served. They go with the player.
}
penalty-served = The penalty is served: the player may come back, and the dealer tells the floor.

# Out of the tournament

removed-keeps-place = The chips go out of play; the player finishes in place { $place }{ $paid ->
    [yes] {""}, with its prize
   *[no] {""}
}.
removed-staff-decide = The chips go out of play; staff decide whether the player gets place { $place }.
disqualified-no-prize = The chips go out of play, the buy-in stays in the prize pool, and there is no prize. Staff decide about the places below.
disqualified-places-rise = The chips go out of play, the buy-in stays in the prize pool, and there is no prize. Every place below rises by one.
disqualified-staff-decide = The chips go out of play and the buy-in stays in the prize pool; staff decide about the prize.

# The order of the house

admission-let-in = The person may play.
admission-too-young = Nobody under { $age } may play.
admission-document-missing = Without a valid identity document nobody may play.
admission-forged = The document is forged: the person may not play, and a penalty may follow.
admission-staff-decide = Staff decide whether the person may play.
rabbit-never-in-tournaments = In a tournament no cards are run out after the hand.
rabbit-in-exceptions = In a cash game cards are run out as an exception only: staff decide.
rabbit-staff-decide = Staff decide whether the cards are run out.

option-clock-runs = the clock runs, { $to } seconds
option-clock-not-yet = not yet
option-action-stands = the action stands
option-time-was-over = the time was over
option-deemed-check = it counts as a check
option-deemed-fold = it counts as a fold
option-penalty-warning = a warning
option-penalty-missed-hands = hands to miss
option-penalty-missed-rounds = rounds to miss
option-penalty-time-away = a fixed time away from the table
option-penalty-dead-hand = the hand is dead
option-penalty-lost-bets = the bets in the pot are lost
option-penalty-no-raising = no bet or raise any more
option-penalty-device-forbidden = the device is forbidden
option-penalty-removal = removal
option-penalty-disqualification = disqualification
option-penalty-ban = a ban
option-count-in-hands = { $to } hands
option-gets-the-place = place { $to }, with its prize
option-gets-nothing = nothing
option-places-rise = every place below rises by one
option-places-stay = the places below stay
option-let-in = the person may play
option-not-let-in = the person may not play
option-run-out = run the cards out
option-not-run-out = leave the cards unseen
