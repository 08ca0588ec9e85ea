# What is said at the table about hands: folded, dead, given back, shown. $bound stays in the pot, $returned goes back.

hand-fold-said = The player said fold: the hand is folded.
hand-folded = The hand is folded.
hand-folded-for-good = The hand is folded and does not come back.
hand-folded-by-mistake = The hand is folded, but it was not meant so and the cards are known: staff may give it back.
hand-some-cards-thrown = Only some of the cards were thrown: staff decide whether the hand is folded.
hand-not-folded = The cards are not folded yet: the player takes them back and acts.
hand-not-folded-passive = The cards are not folded yet: the player may take them back, but only check, call or fold in this hand.
hand-upcards-dead = The upcards were turned down or picked up before the showdown: the hand is dead.
hand-staff-decide = Staff decide whether the hand is live.
hand-unprotected-dead = The hand was not protected: it is dead, and its { $bound } in the pot stays there.
hand-mixed-on-purpose = The hands were mixed on purpose: the hand is dead, and its { $bound } in the pot stays there.
hand-mixed-on-purpose-staff-decide = The hands were mixed on purpose: staff decide what becomes of the chips in the pot.
hand-dead-raise-back = The hand is dead. Nobody has called the raise: { $returned } goes back, { $bound } stays, and { $to ->
    [0] there is no bet to match
   *[other] the bet to match is { $to }
}.
hand-dead-raise-staff-decide = The hand is dead. Nobody has called the raise: staff decide whether it goes back.
hand-taken-restorable = The hand was taken, but the cards are known: staff may give it back.
hand-taken-restorable-raise = The hand was taken, but the cards are known: staff may give it back. If not, { $returned } of the raise nobody has called goes back and { $bound } stays.
hand-goes-back = The hand was protected and the cards are known: they go back to the player, and the hand is live.
hand-protected-lost = The hand was protected: its player takes back all { $returned }, and is out of this hand.
hand-protected-lost-staff-decide = The hand was protected: staff decide whether its chips go back.
hand-right-number = The number of cards is right: the hand is live.
hand-wrong-number = { $cards } cards and not { $should_be }: the hand is dead, and its { $bound } in the pot stays there.
hand-wrong-number-staff-decide = { $cards } cards and not { $should_be }: staff decide whether the hand is live.
hand-all-seats-dealt = All { $seats } seats with chips get cards.
hand-present-dealt = { $seats ->
    [one] Only the one player who is there gets cards.
   *[other] Only the { $seats } players who are there get cards.
}
hand-not-dealt = The player is away and gets no cards.
hand-live-at-deal = The player was there in time: the hand is live.
hand-absent-dead = The player was not there in time: the hand is dead.
hand-absent-brings-in = The player was not there in time: the hand is dead, but it brings in and is dealt on.
hand-left-dead = The player left the seat during the hand: the hand is dead, unless staff give it back.
hand-left-penalty = The player left the table with a live hand: the hand stays live, and staff may give a penalty.
hand-left-staff-decide = The player left the table with a live hand: staff decide whether it is dead.
hand-shown = The hand stays live; everybody may see the cards that were shown. A penalty is possible.
hand-shown-passive = Cards were shown with action to come: the player may only check, call or fold in this hand.
hand-shown-passive-face-up = Cards were shown with action to come: they stay face up, and the player may only check, call or fold in this hand.
hand-shown-on-purpose = Cards were shown on purpose with action to come: staff may declare the hand dead; otherwise the player may only check, call or fold.
hand-shown-again-folded = Cards were shown on purpose, and not for the first time: the hand is folded.
hand-shown-after-action = All action is over: the cards lie open, and the hand is live.
hand-shown-to-folded = The cards were shown to a player who has folded: staff may give a penalty.
hand-shown-to-folded-penalty = The cards were shown to a player who has folded, and not for the first time: there is a penalty.
option-raise-goes-back = the raise goes back: { $to }
option-chips-go-back = { $to } goes back
option-chips-stay = { $to } stays in the pot
option-hand-stays-live = the hand stays live
