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
staff-penalty = Penalty
staff-penalty-act = Give the penalty
staff-penalty-title = Penalty at { $table }
staff-penalty-what = The player is told the reason. Hands and time are served away from the cards; what is left goes with the player.
staff-penalty-what-bars = The player is told the reason, leaves the tables and may not come back before the time is over or staff end it.
staff-penalty-what-told = The player is told the reason, and it is kept. Nothing changes at the table by itself.
staff-penalty-kind = Kind
staff-penalty-hands = How many hands
staff-penalty-rounds = How many rounds of { $players } hands
staff-penalty-minutes = How many minutes
staff-penalty-minutes-or-open = How many minutes; 0 is until staff end it
staff-penalty-clause = Clause
staff-penalty-general = The house's general power
staff-penalty-hand-lost = The hand was ruled dead for it and counts where the house says so
staff-penalty-done = { $name } has the penalty.
staff-end-penalty = End it
staff-end-penalty-title = End the penalty of { $name }
staff-end-penalty-what = Nothing more of it is served. The player is told, and it stays in the records.
staff-end-penalty-done = The penalty of { $name } is over.
staff-no-penalties = Nobody has had a penalty
staff-penalty-left = { $left ->
    [one] { $left } hand left of { $hands }
   *[other] { $left } hands left of { $hands }
}
staff-penalty-until = until { $time }
staff-penalty-until-ended = until staff end it
staff-penalty-served = served
staff-penalty-ended = ended: { $reason }
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
