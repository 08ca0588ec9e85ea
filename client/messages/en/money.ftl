# Money beside the pots.
table-log-rounded = Asked for { $asked }: rounded to the big blind.
table-log-drop-taken = { $amount } for { $fund }.
table-log-jackpot-hit = Jackpot! { $losers } loses to { $winners }.
table-log-time-charge-set = { $minutes ->
    [0] { $what ->
        [jackpot] The jackpot drop comes from the pots again.
       *[other] Rake comes from the pots again.
    }
   *[other] { $what ->
        [jackpot] From the next hand on the table pays { $amount } for the jackpot for every { $minutes } minutes begun.
       *[other] From the next hand on each player pays { $amount } for every { $minutes } minutes begun; no rake is taken.
    }
}
table-log-time-charged = { $what ->
    [jackpot] Paid for the jackpot: { $seats }.
   *[other] Paid for the time: { $seats }.
}
table-log-chips-taken-away = { $what ->
    [rake] { $name } paid { $amount } for the time.
    [jackpot] { $name } paid { $amount } for the jackpot.
   *[staff] Staff took { $amount } from { $name }.
}
fund-jackpot = the jackpot
fund-jackpot-collected = collected today for the jackpot
fund-straight-flush = the straight flush bonus
fund-hi-lo = the high-low bonus
fund-staff-part = the staff's part of tournaments
jackpot-fund = Jackpot { $amount }
jackpot-title = Bad beat jackpot
jackpot-paid = { $mine ->
    [none] { $total } was paid.
   *[other] You get { $mine } of { $total }.
}
jackpot-left = The fund goes on with { $amount }. The money is on the wallets.
jackpot-somebody = A player who has left

decision-seating-closed-table = Players of a closed table

decision-buy-in-small-top-up-from = Small top-ups from
decision-buy-in-short-buy-in = Short buy-in
decision-buy-in-by-agreement = A buy-in outside the limits by agreement
decision-buy-in-off-the-table = Chips off the table
decision-buy-in-return-small = A stack below the least
decision-buy-in-return-after-change = Back after another table
decision-buy-in-forced-move = Moved by the house
decision-buy-in-second-seat = A seat at a second table

decision-rake-first-round-cents = Rake of a hand without a flop
decision-rake-unit-cents = Unit of rake
decision-rake-bonus-drops = Drops into bonus funds
decision-rake-hourly-cents = Charge by the time
decision-rake-hourly-period-seconds = For a time of

decision-jackpot-trigger = What hits it
decision-jackpot-criteria = Least losing hands
decision-jackpot-high-low = High-low games
decision-jackpot-triggering-hands = Which hands count
decision-jackpot-both-categories = A hand of both categories
decision-jackpot-least-players = Least players
decision-jackpot-most-players = Most players
decision-jackpot-winners-at = Who shares
decision-jackpot-total = Paid in all
decision-jackpot-payout-1 = Payout of category 1
decision-jackpot-payout-2 = Payout of category 2
decision-jackpot-base-cents = Least fund
decision-jackpot-drop-cents = Drop of a hand
decision-jackpot-drop-from = Hands that pay it
decision-jackpot-day-ends-seconds = End of the gaming day
decision-jackpot-approvals = Approvals of a claim
decision-jackpot-hourly = Paid by the hour instead

refused-no-time-charge = This house has no such charge by the time.
refused-no-such-fund = The house has no such fund.
record-charge-by-time = Charge by the time
record-pay-from-fund = Paid from a fund
section-jackpot = Bad beat jackpot
account-kind-fund = Funds
