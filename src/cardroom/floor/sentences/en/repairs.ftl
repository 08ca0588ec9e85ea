# What is said at the table of cards burned or dealt wrongly.

burn-is-right = The burn is right: the cards stand.
burn-corrected = The burn is corrected: the cards go back as they lay and are dealt again.
burn-corrected-acted = The burn is corrected: the cards go back as they lay and are dealt again. What has been done on them does not count: the chips go back, and the betting begins anew.
burn-board-stands = It is too late to correct the burn: the cards stay on the board.
burn-own-cards-stand = It is too late to correct the burn: the players keep the cards they have.
burn-staff-decide = Staff decide whether the burn is corrected or the cards stand.
deck-picked-up = The deck is in its order: it is picked up again, and the missing cards are dealt.
deck-shuffled = The order of the deck is not certain: what is left of it is shuffled, and the missing cards are dealt.
deck-rebuilt = The deck is put together again as exactly as possible, and the hand is played out.
deck-staff-decide = Staff decide whether the deck is picked up as it lies or shuffled.
extra-drawn = There is one card too many and nobody knows which: one is drawn and becomes the next burn card.
extra-next-burn = The extra card leaves the board and becomes the next burn card.
extra-dealt-again = { $extra ->
    [one] There is one card too many
   *[other] There are { $extra } cards too many
}: these cards go back into the deck and are dealt again without a burn.
extra-staff-decide = Staff decide how the board is put right.
early-dealt-again = The { $street ->
    [flop] flop
    [turn] turn card
   *[river] river
} came too early and does not count. The betting round is finished, then it is dealt again without a burn.
early-river-first = The turn card came too early and does not count. The card that would have been the river plays as the turn card; the river is dealt from a shuffled deck.
early-staff-decide = The { $street ->
    [flop] flop
    [turn] turn card
   *[river] river
} came too early: staff decide how it is put right.
early-own-taken-back = The cards came too early: they are taken back, the betting round is finished, and they are dealt again without a burn.
early-own-kept = { $seen ->
    [one] The player who has seen the early card keeps it
   *[other] The players who have seen their early cards keep them
}, and may not bet or raise on the unfinished round.{ $taken ->
    [0] { "" }
   *[other] { " " }The cards that nobody has seen are taken back.
}
early-own-staff-decide = Staff decide whether the cards dealt too early are taken back.
last-card-others-up = The first player's last card lies face up, so everybody's is dealt face up. The betting follows as always; { $opens ->
    [low] the lowest
   *[high] the highest
} visible hand opens, the last cards counted.
last-card-others-down = The others get their last cards face down. The betting follows as always; { $opens ->
    [low] the lowest
   *[high] the highest
} visible hand opens, the exposed card counted.
last-card-announce = The others get a down card. Before the betting the player with the exposed card says whether to stay out of it, as if all-in, or to go on. { $opens ->
    [low] The lowest
   *[high] The highest
} visible hand opens, the exposed card counted.
last-card-staff-decide = Staff decide how the others get their last cards.
squeeze-face-down = The last card comes face down: the player squeezes it with an upcard, keeps the first down card protected and then opens the last one.
squeeze-not-protected = The first down card is not protected: the last card is dealt face up.
squeeze-mixed = The down cards are mixed, for which the player answers: staff decide whether the hand is dead.
squeeze-staff-decide = Staff decide whether the last card may be dealt face down.
short-deck-enough = The deck suffices: { $wanted } cards are needed and { $deck } are left.
short-deck-renewed = { $wanted } cards are needed and { $deck } are left, { $both } with the burn cards: these are shuffled in, and everybody gets a card.
short-deck-common-card = { $wanted } cards are needed and { $both } are left with the burn cards: one card is dealt face up for all. { $opens ->
    [low] The lowest
   *[high] The highest
} visible hand with it opens the betting.{ $street ->
    [sixth] { " " }The seventh card will be one for all too.
   *[seventh] { "" }
}
short-deck-common-again = The sixth card was one for all, so the seventh is too. { $opens ->
    [low] The lowest
   *[high] The highest
} visible hand with it opens the betting.
shortage-all-served = There are cards for everybody: all but the last are dealt, and that one is shuffled with the burn cards.
shortage-community-card = { $without ->
    [one] One player gets no card of their own
   *[other] { $without } players get no card of their own
}: the last card but one is theirs on the table. There is no further betting, and the showdown follows.
shortage-staff-decide = Staff decide how the hand goes on.
opener-corrected = The next player has not acted: { $returned ->
    [0] the right player opens.
   *[other] { $returned } goes back, and the right player opens.
}
opener-stands = The next player has acted: the opening stands.
opener-staff-decide = Staff decide who opens the betting.
option-deal-again = take the cards back and deal again
option-cards-stand = the cards stand
option-river-first = the would-be river plays as the turn card
option-deck-as-it-lies = pick the deck up as it lies
option-deck-shuffled = shuffle the deck
option-extra-card-goes = take the extra card away
option-seen-cards-stay = cards that were seen stay with their players
option-others-face-down = the others get theirs face down
option-others-face-up = the others get theirs face up
option-card-face-down = the card is dealt face down
option-card-face-up = the card is dealt face up
option-squeezed-hand-dead = the hand is dead
option-squeezed-hand-stays = the hand stays in
option-burns-back-in = the burn cards are shuffled in
option-no-more-cards = no more cards are dealt
option-one-card-for-all = one card is dealt face up for all
option-right-player-opens = the right player opens
option-opening-stands = the opening stands
