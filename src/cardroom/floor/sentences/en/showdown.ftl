# What is said at the table at the showdown. $order and $parts name seats.

no-showdown = Only seat { $seat } is left: there is no showdown, and nothing has to be shown.
show-order-bettor = Seat { $first } made the last bet or raise and shows first. The order of seats: { $order }.
show-order-position = No bet decides it: seat { $first } shows first. The order of seats: { $order }.
show-order-bettor-gone = Whoever bet last is not in the showdown: seat { $first } shows first. The order of seats: { $order }.
show-order-side-pot = Those in the latest side pot show first, beginning with seat { $first }. The order of seats: { $order }.
all-in-hands-at-showdown = The hands stay face down until the showdown.
all-in-hands-later = There is still betting to come: all hands are turned up when it is over.
all-in-hands-turned-up = The betting is over: all hands are turned face up now.
all-in-fold-dead = The cards cannot be told apart any more: the hand is dead.
all-in-fold-dead-penalty = The cards cannot be told apart any more: the hand is dead. Staff may give a penalty for folding it on purpose.
all-in-fold-live = The cards are known: they are turned up, and the hand is live and can win.
all-in-fold-live-penalty = The cards are known: they are turned up, and the hand is live and can win. Staff may give a penalty for folding it on purpose.
all-in-fold-staff-decide = The cards are known: staff decide whether the hand is live.
show-declined = The player folds and gives up the pot.
no-fold-in-all-in = A player is all-in, so no hand may be folded: the dealer turns it up, and it is live.
part-shown-all = A part of the hand was shown and others folded: all its cards must be shown.
wins-unshown = Nobody else holds cards: the player wins without showing.
show-all-or-lose = A hand that is not shown whole wins nothing: show all cards, or give up the pot.
floor-asks-to-show = The dealer turns nothing up. The floor tells the player to show all cards or fold, within { $seconds } seconds.
refusal-hand-dead = The { $seconds } seconds are over: the hand is dead, and the player gets a penalty.
hand-tabled = All cards lie face up on the table: the hand is tabled, is read and can win.
hand-not-tabled = { $missing ->
    [one] One card does not lie face up on the table
   *[other] { $missing } cards do not lie face up on the table
}: the hand is not tabled and cannot win.
turned-by-another-live = Cards that somebody else turned up play as live. Staff may give that player a penalty.
turned-by-another-staff-decide = Somebody else turned the cards up: staff decide whether the hand is live.
cards-speak-duty = The cards decide, not the words. Whoever sees that a hand is read wrongly has to say so.
cards-speak-urged = The cards decide, not the words. Whoever sees that a hand is read wrongly is asked to say so.
cards-speak-penalty = The cards decide, not the words. Staff may give a penalty for naming the hand wrongly on purpose.
killed-hand-stands = A winning hand that lay face up cannot be killed: it wins.
killed-hand-loses = The hand lay face up, but it does not win: the cards decide.
killed-hand-not-tabled = Not all its cards lay face up, so the hand was not tabled and has no claim to the pot; the rules on dead hands decide.
drawing-dead-no-refund = The { $amount } that was bet stays in the pot. That the hand could not win changes nothing.
hand-set-aside = The cards are set aside, and the floor decides whether to look at them.
asked-to-see-staff-decide = There is no right to see the hand: staff decide whether to look at it.
asked-to-see-turned-up = The hand is turned up. It is live and can still win.
asked-to-see-no-right = There is no right to see this hand.
show-one-not-in-cash = In cash games the others have no right to see the cards too.
show-all-after-the-hand = The cards are kept apart and shown to everybody when the hand is over.
show-all-after-the-betting = The cards are shown to everybody when the betting is over.
show-all-at-once = The cards are shown to everybody now.
what-nobody-called = { $back ->
    [0] {""}
   *[other] {" "}{ $back } that nobody called goes back to player { $player }.
}
one-pot = There is one pot: { $main }.{ what-nobody-called }
side-pots-in-order = The pots are decided in this order, their players in brackets: { $sides }; last the main pot, { $all }.{ what-nobody-called }
pot-divides-evenly = The pot of { $pot } divides evenly. By seat: { $parts }.
odd-chip-divided = The pot of { $pot } is divided down to chips of { $chip }. By seat: { $parts }.
dispute-heard = The next hand has not begun: the dispute is heard.
dispute-heard-always = In cash games what was won wrongly is owed whenever it turns up: the dispute is heard.
dispute-too-late = The next hand has begun: the dispute comes too late.
dispute-staff-decide = The next hand has begun: staff decide whether the dispute is still heard.
what-is-still-owed = { $debt ->
    [0] {""}
   *[other] {" "}{ $debt } more is owed.
}
wrong-pot-corrected = The next hand has not begun: { $paid } goes to the right winner.{ what-is-still-owed }
wrong-pot-repaid = What was won wrongly is paid back in full, { $amount }: { $paid } goes to the right winner.{ what-is-still-owed }
wrong-pot-stands = The next hand has begun: the payment of { $amount } stands.
wrong-pot-staff-decide = The next hand has begun: staff decide whether the { $amount } is paid back.
option-look-at-the-hand = look at the hand
option-hand-not-shown = the hand is not shown
option-dispute-heard = the dispute is heard
option-dispute-not-heard = the dispute is not heard
option-pot-repaid = { $to } is paid back
option-pot-stands = the payment of { $to } stands
