# What the decisions of a rulebook may be in tournaments.

value-at-random = drawn by lot, and kept
value-at-random-but-fixed = drawn by lot, and kept; staff fix seats for a need
value-each = each player
value-keeps-its-level = the level it began on
value-blinded-off = dealt in, posts, and is folded
value-checked-if-free = checked if it is free, else folded
value-folded = folded
value-no-chips-left = who has no chips left
value-one-player-left = when one player is left
value-larger-stack-first = the larger stack at the start of the hand finishes higher
value-share-prizes = they share the prizes
value-better-hand = the better hand
value-first-place = the first place

value-seat-assigned-last = the seat given out last
value-last-seat-with-chips = the last seat with chips
value-one-draw-for-all = one draw, the same seat at all tables
value-from-the-start = in play from the start
value-with-their-seat-number = in play once their seat number is given out at all tables
value-plays-on = plays on
value-halts = waits for its players
value-next-big-blind = who is due the next big blind
value-same-seat = from the seat to be filled, or the next one
value-farthest-from-big-blind = where the big blind comes last
value-nearest-to-big-blind = where the big blind comes first
value-last-opened = the seat opened last
value-all-fit-on-one-fewer = as soon as all fit on one table fewer
value-highest-number = the highest number
value-as-tables-break = formed as tables are broken
value-redrawn = everybody draws a new seat

value-same-round-or-moment = in the same hand, hand-for-hand round or moment
value-by-stack = by their stacks at the start of the hand
value-shared = shared
value-course-other-tables-shared = the best of each table share a place
value-near-the-money = near the money
value-before-final-table = before the final table
value-played-on = played on
value-frozen = wait for the other tables, then one at a time
value-five-to-the-hour = from five to until the hour
value-by-structure = by the structure
value-until-level-ends = until the announced level ends
value-by-staff-told-to-all = by staff, who tell all; nobody who has entered pays more
value-end-when-all-left-are-paid = once all who are left are paid
value-go-on = no, they go on
value-as-announced = as announced
value-course-late-stack-full = as many as at the start
value-end = the tournament ends
value-played-out = played to the end
value-goes-on-at-one-table = it goes on at one table, else levels rise
value-rises = levels go on rising

value-house-adds-the-rest = the house adds the rest
value-apart-from-pool = the part for the pool and the fee apart
value-no-buy-in-and-no-fee = no buy-in and no fee
value-when-registration-closes = when registration closes
value-when-purchases-end = when rebuys and add-ons end
value-one-over-place = second place half of the first's share, third a third
value-announced = as the tournament announces
value-chips-in-proportion = in proportion to the buy-in
value-entries-to-another = entries to another tournament
value-cash-to-next-place = cash to the next place
value-own-use-only = only who has won it

value-uniform-number = one number of 100,000, all alike
value-one-shuffled-before-every-deal = one deck, shuffled before every deal
value-when-the-game-has-ended = when the game has ended
value-when-out = when the player is out
value-dealt-in-and-folded = dealt in, and every hand is folded
value-loses-entry = loses the entry

value-by-this-policy = what this section says
value-everything-back = everything goes back
value-start-of-the-void-hand = those at the start of the void hand
value-back-to-who-is-left = back to who is left
value-cancellation-fees-kept = kept by the house
value-cancellation-freeroll-pool-kept = kept by the house
value-half-equally-half-by-chips = half equally, half by chips
value-by-chips = by chips
value-collected = what players paid in
value-with-guarantee = with the guarantee
value-lowest-prize-and-rest-by-chips = the lowest prize each, the rest by chips
value-icm = by ICM
value-in-money-at-face-value = in money, at face value
value-own-bounty-to-its-player = each gets the own bounty
value-largest-remainder-then-larger-stack = largest remainder, then the larger stack

value-one-a-chip-from-seat-one = one card for each chip, from seat one
value-rounded-up = rounded up
value-rounded-from-half = rounded up from half
value-highest-cards-one-chip-each = the highest cards, one chip a player at most
value-highest-cards = the highest cards
value-smallest-chip-in-play = gets the smallest chip in play
value-one-larger-chip = gets one larger chip
value-lost-but-for-whole-chips = lost, but for whole larger chips

value-winner-of-the-last-chips = who won the player's last chips
value-evenly-in-whole-chips = evenly, in whole bounty chips
value-next-after-button = the next after the button
value-all-in = means all-in
value-winner-keeps-it = the winner keeps it

value-yes = yes
value-where-law-permits = where the law permits
value-all-who-are-left = all who are left
value-when-somebody-is-out-or-a-level-begins = when somebody is out or a level begins
value-behind-a-hand = after the next hand
value-deal = the deal
value-deal-or-ladder-as-staff-decide = the deal or the ladder, as staff decide
value-to-the-media = to the media
value-not = not reported

value-as-staff-decide = as staff decide
value-stay = stay as they are
value-too = disqualified too

value-three-to-seven = three to seven, drawn by a card

value-heads-up-sit-and-go = heads-up sit & go
value-five-handed-sit-and-go = five-handed sit & go
value-multi-table = several tables
