# What the decisions of a rulebook may be: seats, breaks, buy-ins, rake and what the room watches over.

value-weighted-random = drawn by weight
value-fewest-players-then-oldest = the table with the fewest players, then the oldest
value-by-the-player = the player
value-told-and-may-leave = players are told their place and may leave
value-no-priority = no priority
value-ahead-of-the-line-by-draw = ahead of the line, by draw
value-with-the-stack = takes the whole stack along
value-staff-announce = announced by staff
value-at-hand-end = when the hand is over

value-seat-kept-not-dealt = kept, without cards or blinds
value-any-number = as often as wished
value-once-an-evening = once an evening
value-next-hand = from the next hand
value-every-table-in-its-turn = at each table in its turn

value-later-of-both = the later of the two
value-check-or-fold = a check if it is free, else a fold
value-fold = a fold
value-sit-out-at-hand-end = sits out when the hand is over

value-between-hands = between hands
value-any-chips = with any chips left
value-pot-limit-once-an-evening = in pot limit, once an evening
value-all-players-and-staff = if all players and staff agree
value-only-by-leaving = only with a player who leaves
value-for-the-restaurant-too = only with a player who leaves, and for food and drink
value-same-stack = the same stack
value-buy-in-return-after-change-same-stack = exactly the old stack
value-buy-in-forced-move-same-stack = the old stack is allowed
value-at-least = at least the old stack
value-as-it-is = as it is
value-made-up-to-minimum = made up to the least buy-in
value-account-and-stake = the account, at the same stake
value-betting-structure = all tables of the same betting structure
value-as-any-return = as any return
value-own-stack = with a stack of its own
value-after-leaving = only after leaving the first

value-percent-and-cap = a percentage with a cap, by stake
value-fixed-amount = a fixed amount
value-half-up = to the nearest unit, halves up
value-full-units = only full units
value-dealt-in = those dealt in
value-by-size-largest-remainder = by size, odd cents by the largest remainder
value-where-each-unit-begins = each unit from the pot in which it begins

value-void-and-dealt-anew = void, chips back, dealt anew
value-same-players-and-positions = same players and positions, new shuffle
value-unreturnable-only = only what cannot be returned
value-charity = to charity

value-one-of-52 = one deck of 52 cards
value-before-every-deal = before every deal
value-sealed-own-cards-opened = sealed before the deal; players can prove the cards they saw

value-conduct-close-account-by-staff = by staff, until they open it again
value-from-one-family = from one family of games
value-held-for-the-player = kept in the player's name
value-not-at-one-table = never seated at the same table
value-investigated = looked into and answered
value-forbidden = forbidden

value-big-hand-beaten = a big hand beaten by a bigger one
value-as-the-high-game = by their high hands
value-two-best = the two best hands
value-first-only = counts for the first category alone
value-table-of-the-hand = everybody dealt in at that table
value-80-percent-or-13-and-players = first category 80%; second 13% and 1% more a player
value-second-round = hands that reach the second round

value-every-game = all hands
value-high-low = high-low games
