# Prize money of tournaments, HexaPro, cancelled tournaments, chip races, bounties, deals, and players sent out.

section-prizes = Prize money
decision-prizes-pool-share = Share for the pool
decision-prizes-guarantee = Guaranteed pool
decision-prizes-fees = Printed fees
decision-prizes-usual-fee = Usual fee
decision-prizes-fee-shown = How a price is told
decision-prizes-freeroll = Freeroll
decision-prizes-re-entries-per-entry = Re-entries that count as an entry
decision-prizes-ladder-final = When the prizes stand
decision-prizes-amounts-shown = When amounts are shown
decision-prizes-ladder-shape = How prizes fall by place
decision-prizes-equal-places = Places paid the same
decision-prizes-ladder-from-entries = Entries from which the ladder holds
decision-prizes-paid-places = Share of places paid
decision-prizes-least-prize-percent = Smallest prize
decision-prizes-prize-unit-cents = Unit of prizes
decision-prizes-shared-unit-cents = Smallest part of a shared prize
decision-prizes-special-prizes = Special prizes
decision-prizes-carried-share = Share for a later tournament
decision-prizes-chosen-buy-in = Chips for a chosen buy-in
decision-prizes-satellite-prizes = Satellite prizes
decision-prizes-satellite-remainder = Remainder of a satellite
decision-prizes-ticket-use = Who may use a ticket

section-hexapro = HexaPro
decision-hexapro-seats = Players of a HexaPro
decision-hexapro-buy-ins = HexaPro buy-ins
decision-hexapro-games-at-once = Games at once
decision-hexapro-multipliers = Pools and their chances
decision-hexapro-draw = How the pool is drawn
decision-hexapro-rake-per-100000 = HexaPro rake
decision-hexapro-payouts = HexaPro prizes
decision-hexapro-level-lengths = Length of HexaPro levels
decision-hexapro-deck = Deck of a HexaPro
decision-hexapro-starting-stack = HexaPro chips to begin with
decision-hexapro-levels = HexaPro levels
decision-hexapro-paid = When HexaPro pays
decision-hexapro-extra-seconds = Extra time to reconnect
decision-hexapro-sitting-out = Sitting out of HexaPro
decision-hexapro-never-returns = Who never returns to HexaPro
decision-hexapro-unfinished-days = Days for an unfinished HexaPro

section-cancellation = Cancelled tournaments
decision-cancellation-compensated = What players get
decision-cancellation-before-start = Cancelled before the start
decision-cancellation-stacks = Stacks that count
decision-cancellation-fees = Fees after the start
decision-cancellation-before-money = Pool before the money
decision-cancellation-pool-before-money = What that pool is
decision-cancellation-freeroll-pool = Pool of a freeroll
decision-cancellation-in-money = Pool in the money
decision-cancellation-final-table = Pool at the final table
decision-cancellation-other-prizes = Prizes that are no money
decision-cancellation-bounties = Bounties of a cancelled tournament
decision-cancellation-hexapro-each = Share of each in HexaPro
decision-cancellation-odd-unit = Odd unit of a shared pool

section-chip-race = Chip races
decision-chip-race-cards = Cards of a chip race
decision-chip-race-larger-chips = Larger chips raced for
decision-chip-race-winners = Who wins larger chips
decision-chip-race-last-chips = Last chips lost
decision-chip-race-found-later = Chips found later

section-bounties = Bounties
decision-bounties-won-by = Who wins a bounty
decision-bounties-shared = Bounty of a split pot
decision-bounties-odd-chip = Odd bounty chip
decision-bounties-bounty-chip-bet = Betting a bounty chip
decision-bounties-progressive-left = Progressive share
decision-bounties-last-bounty = Bounty of the winner

section-prize-deals = Deals on prize money
decision-prize-deals-allowed = Whether deals are allowed
decision-prize-deals-agreed-by = Who must agree
decision-prize-deals-proposed-again = Proposing a deal again
decision-prize-deals-signing-seconds = Time to sign a deal
decision-prize-deals-paid-by = What the house pays by
decision-prize-deals-reported = Whether deals are reported
decision-prize-deals-odd-unit = Odd unit of a deal

section-removals = Removed and disqualified players
decision-removals-chips = Chips of who is removed
decision-removals-entry-money = Entry money of who is removed
decision-removals-removed-place = Place of who is removed
decision-removals-disqualified-prize = Prize of who is disqualified
decision-removals-lower-places = Places below a disqualified player
decision-removals-afterwards = Disqualified after going out

section-end-of-day = End of a day
decision-end-of-day-hands = Hands still to play
decision-end-of-day-earliest-minutes = Earliest draw
decision-end-of-day-latest-minutes = Latest draw
