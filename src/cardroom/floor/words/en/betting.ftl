# What is said at the table about bets. $bound stays in, $returned goes back, $owes is still to be put in.

single-chip-call = One chip without a word is a call: { $bound } stays in, { $returned } goes back.
single-chip-check = One chip without a word is a check here: { $returned } goes back.
single-chip-bet = One chip without a word is a bet: { $to }.
single-chip-raise = The raise was said before the chip: it goes to { $to }.
single-chip-staff-decide = Staff decide whether this chip is a bet of { $to } or a check.
undercall-full = This is a full call of { $to }: { $owes } more is to be put in.
undercall-staff-may-let-fold = The call is to be completed to { $to }. Staff may instead let the player fold and lose what is in.
undercall-staff-decide = Staff decide: complete the call to { $to }, or fold and lose what is in.
option-bet = a bet of { $to }
option-check = a check
option-complete-the-call = complete the call to { $to }
option-fold-and-lose-what-is-in = fold; { $to } stays in the pot
