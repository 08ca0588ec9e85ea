# What is said at the table about bets. $bound stays in, $returned goes back, $owes is still to be put in.

what-moves = { $all-in ->
    [yes] {" "}It is an all-in.
    [full] {" "}It is an all-in and a full raise: the betting is open again.
    [short] {" "}It is an all-in and no full raise: who has acted already may only call or fold.
   *[no] {""}
}{ $returned ->
    [0] {""}
   *[other] {" "}{ $returned } goes back.
}{ $owes ->
    [0] {""}
   *[other] {" "}The player puts in { $owes } more.
}
what-caller-moves = { $returned ->
    [0] {""}
   *[other] {" "}{ $returned } goes back to the caller.
}{ $owes ->
    [0] {""}
   *[other] {" "}The caller puts in { $owes } more.
}
single-chip-call = One chip without a word is a call of { $to }.{ what-moves }
single-chip-check = One chip without a word is a check here.{ what-moves }
single-chip-bet = One chip without a word is a bet: { $to }.{ what-moves }
single-chip-raise = { $did ->
    [bet] The bet was said before the chip: it is a bet of { $to }.
   *[raise] The raise was said before the chip: it goes to { $to }.
}{ what-moves }
single-chip-staff-decide = Staff decide whether this chip is a bet of { $to } or a check.
last-chips-staff-decide = These are the player's last chips. Staff decide: all-in for { $most }, or { $did ->
    [check] a check
   *[call] a call of { $to }
}.
option-all-in = all-in for { $to }
option-only-call = a call of { $to }
undercall-full = This is a full call of { $to }.{ what-moves }
undercall-staff-may-let-fold = The call is to be completed to { $to }.{ what-moves } Staff may instead let the player fold and lose what is in.
undercall-staff-decide = Staff decide: put in { $owes } more, for a call of { $to }, or fold and lose what is in.
option-bet = a bet of { $to }
option-check = a check
option-complete-the-call = complete the call to { $to }
option-fold-and-lose-what-is-in = fold; { $to } stays in the pot

stands-fold = The player has folded.
stands-check = This is a check.
stands-call = This is a call of { $to }.{ what-moves }
stands-bet = This is a bet of { $to }.{ what-moves }
stands-raise = This is a raise to { $to }.{ what-moves }
raise-not-open = The betting is not open for a raise: this is a call of { $to }.{ what-moves }
several-chips-call = Without one of these chips the call would not be covered: a call of { $to }.{ what-moves }
check-against-bet = There is a bet of { $to }: no check. The player may only call or fold, and may not bet or raise in this round.
unclear-amount = Of what this may mean, the highest that is not above the pot of { $pot } counts: { $to }.
unclear-amount-staff-decide = Staff decide what “{ $number }” means; the player is asked to name an amount.
pot-said = “Pot” names no amount here. The player must go to at least { $to } and is asked for the amount.{ pot-said-again }
pot-said-staff-decide = Staff decide what “pot” means here; it is at least { $to }.{ pot-said-again }
pot-said-again = { $times ->
    [0] {""}
   *[other] {" "}Said { $times } times by now: staff may give a penalty.
}
condition-void = A condition binds nobody: the player acts in turn.
condition-staff-decide = Staff decide whether the player is held to what was said under a condition.
string-bet = Only the first motion counts: { $to }.{ what-moves }
string-bet-call = Several motions without a word are no raise: this is a call of { $to }.{ what-moves }
string-bet-staff-confirm = Staff confirm whether this was a string bet: then only the first motion counts, { $to }.
raise-then-motions = The raise was announced; { $motions ->
    [one] one motion counts
   *[other] { $motions } motions count
} behind it: { $to }.{ what-moves }
may-bet = { $exact ->
    [all-in] A bet can only be all-in, { $most }.
    [yes] A bet is { $most }.
   *[no] A bet may be { $least } to { $most }.
}
may-raise = The call is to { $to }; { $exact ->
    [all-in] a raise can only be all-in, to { $most }
    [yes] a raise goes to { $most }
   *[no] a raise goes to at least { $least } and at most { $most }
}.
may-not-raise = No raise is open to the player; the call is to { $to }.
out-of-turn-stands = The action out of turn binds: { $did ->
    [fold] a fold
    [check] a check
    [call] a call of { $to }
    [bet] a bet of { $to }
   *[raise] a raise to { $to }
}.{ what-moves }
out-of-turn-waits = The action waits: the skipped players act first, and what was put in stays in front.
out-of-turn-returned = The bet has gone up before it was the player's turn: the action is taken back, and the player may fold, call or raise.{ what-moves }
out-of-turn-reduced-to-call = A skipped player has called: it is only a call of { $to }.{ what-moves }
out-of-turn-reduced-to-check = A skipped player has checked: it is only a check.{ what-moves }
out-of-turn-check-no-raise = A player who checked out of turn may not bet or raise in this round.
reacted-returned = Whoever acted behind the player out of turn takes { $returned } back and acts again.
reacted-staff-decide = Staff decide whether the action behind the player out of turn stands.
skipped-deemed = Two players have acted behind the skipped one, who said nothing: { $did ->
    [check] it counts as a check
   *[fold] it counts as a fold
}.
skipped-turn-goes-back = The skipped player is to act now.
skipped-premature-cards = The cards came too early: they are handled as premature cards.
skipped-staff-decide = Staff decide whether the skipped player still acts.
substantial-action = There has been substantial action: no misdeal any more, the hand is played.
no-substantial-action = There has been no substantial action yet: a misdeal may still be called.
all-in-open = The betting is open: fold, call { $to }, or raise to { $exact ->
    [yes] { $least }
   *[no] at least { $least }
}.
all-in-closed = The all-in is no full raise: only fold or call { $to }.
hidden-chips-lost = The hidden chips are lost too: the all-in player pays { $pays } in all.
hidden-chips-win-nothing = The hidden chips win nothing: { $wins } is won, { $hidden } stays with the player.
hidden-chips-to-winner = The { $hidden } found later go to the winner of the pot: { $pays } in all.
hidden-chips-out-of-play = Chips hidden on purpose are not in play: { $wins } is what the hand is played for.
hidden-chips-staff-decide = Staff decide whether the { $hidden } found later count.
all-in-left-dead = The all-in player has left the table: the hand is folded.
all-in-left-dead-unless-restored = The all-in player has left the table: the hand is dead unless staff restore it.
all-in-left-penalty = The hand stays in; staff may give a penalty for leaving the table.
wrong-count-real = The chips count, not the words: the call is { $pays }.{ what-caller-moves }
wrong-count-stated = The call is what was stated: { $pays }; { $back } goes back to the bettor.{ what-caller-moves }
wrong-count-staff-decide = Staff decide whether the call is { $real } by the chips or { $stated } as stated.
wrong-count-covered-staff-decide = Staff decide what the call is: { $real } by all the chips, { $less } without those that were covered, or { $stated } as stated.
late-callers = { $callers ->
    [add] {" "}Whoever called it is in for { $call } too.
    [again] {" "}Whoever called it takes the chips back and acts again.
   *[none] {""}
}
late-bet-corrected = The amount is put right: { $did ->
    [check] a check
    [call] a call of { $to }
    [bet] a bet of { $to }
   *[raise] a raise to { $to }
}.{ what-moves }{ late-callers }
late-bet-stands = It is too late to put the amount right. It stands: { $did ->
    [bet] a bet of { $to }
   *[raise] a raise to { $to }
}.{ what-moves }
late-bet-stands-called = The amount has been called and is made no larger. It stands: { $did ->
    [bet] a bet of { $to }
   *[raise] a raise to { $to }
}.{ what-moves }
option-the-amount = { $to }
option-ask-the-player = ask the player for the amount
option-at-least-the-minimum = at least { $to }
option-hold-to-it = hold the player to it
option-no-effect = it has no effect
option-string-bet = a string bet: { $to }
option-one-motion = no string bet: { $to }
option-take-back = take it back and act again
option-stands = it stands
option-turn-goes-back = the skipped player acts now
option-skipped-check = the player is deemed to have checked
option-skipped-fold = the player is deemed to have folded
option-hidden-chips-count = the chips count
option-hidden-chips-do-not-count = the chips do not count
option-hand-dead = the hand is dead
option-hand-restored = the hand is restored
option-penalty = a penalty
option-no-penalty = no penalty
count-told = The dealer counts it and tells the player.
count-staff-decide = Staff decide whether it is counted.
pot-spread = The size of the pot is not told here; the dealer may spread it for the player to count.
stack-estimated = The stack is not counted; the chips lie so that it can be estimated.
information-not-told = The dealer does not tell it: players keep track of the action themselves.
information-staff-decide = Staff decide whether the dealer may tell it.
option-count-it = count it
option-spread-it = only spread it
option-tell-it = tell it
option-leave-it-untold = leave it untold
