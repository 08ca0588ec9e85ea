# Penalties: what staff give and end, what a player serves.

penalty-warning = Warning
penalty-missed-hands = Hands to miss
penalty-missed-rounds = Rounds to miss
penalty-time-away = Time away from the table
penalty-dead-hand = Dead hand
penalty-lost-bets = Loss of the bets
penalty-no-raising = No bets or raises
penalty-device-forbidden = Device forbidden
penalty-removal = Removal from the table
penalty-disqualification = Disqualification
penalty-ban = Ban

staff-penalties = Penalties
record-penalise = Penalty
record-end-penalty = Penalty ended
record-ruling = Ruling

penalty-given-title = A penalty
penalty-given-note = { $kind }. { $reason }
penalty-ended-title = Your penalty is over.
player-returned-note = { $name } is back from a penalty at { $table }.

table-away-penalty = Penalty
table-penalty-hands = { $hands ->
    [one] One more hand to miss by a penalty
   *[other] { $hands } more hands to miss by a penalty
}
table-penalty-until = Away by a penalty, for { $time }
table-log-penalty-counted = { $what ->
    [hands] { $mine ->
        [yes] { $hands ->
            [one] You have one hand to miss.
           *[other] You have { $hands } hands to miss.
        }
       *[no] { $hands ->
            [one] { $name } has one hand to miss.
           *[other] { $name } has { $hands } hands to miss.
        }
    }
    [time] { $mine ->
        [yes] You are away for a time by a penalty.
       *[no] { $name } is away for a time by a penalty.
    }
   *[over] { $mine ->
        [yes] Your penalty is served: you may come back.
       *[no] The penalty of { $name } is served.
    }
}

refused-no-penalties = This house has no penalties.
refused-under-penalty = You have a penalty to serve before you may play again.
refused-penalty-first = You have a penalty to serve at another table before you may play here.
refused-removed = The house has removed you from these games. Ask its staff when you may come back.
refused-not-at-table = That player has no seat at this table.
refused-no-such-penalty-kind = The house has no such penalty.
refused-penalty-of-its-own = Remove or disqualify the player: these are acts of their own.
refused-penalty-of-tournaments = A cash game has no prize to lose: remove the player instead.
refused-no-rounds = This house counts no rounds: name the hands to miss.
refused-penalty-needs-hands = Say how many hands or rounds the player misses.
refused-penalty-needs-minutes = Say for how many minutes the player stays away.
refused-no-such-penalty = There is no such penalty.
refused-penalty-over = The player has nothing left to serve of that penalty.
