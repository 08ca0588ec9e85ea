# What is said at the table about the deal and the deck. $owes is still to be put in.

misdeal-called = Misdeal: { $why ->
    [not-shuffled] the deck was not shuffled
    [wrong-first] the first card went to the wrong player
    [order] cards were dealt out of order
    [left-out] a player was left without cards
    [wrong-seat] cards went to a seat that has no right to them
    [wrong-button] the button is in the wrong place
    [too-few] a player has too few cards
    [too-many] a player has too many cards
    [first-exposed] the first card was exposed
    [first-two-exposed] one of the first two cards was exposed
    [several-exposed] several cards were exposed
   *[several-boxed] several cards lie face up in the deck
}. All bets go back to the players, all cards to the dealer.
misdeal-too-late = It is too late for a misdeal: there have been { $actions } actions in turn. The deal stands, the hand is played, and no bets go back.
dealing-staff-decide = The house has no rule for this: staff decide.
option-misdeal = a misdeal: bets and cards go back, and the hand is dealt again
option-play-on = the hand is played on
option-void = the hand is void: all bets go back
option-move-the-cards = the cards are moved to the right players
option-cards-out-of-play = the cards are taken out of play
option-next-card = the player gets the next card of the deck
option-card-goes-back = the extra card goes back to the deck
option-replace-the-card = the card is replaced
option-card-stays = the card stays in play
option-rebuild-the-deck = the deck is put together again, and the hand is played out
option-deal-in = the player is dealt in
option-pay-and-play = the player puts in { $to } and plays
option-button-stays = the button stays
option-button-moves = the button moves on
option-new-players-wait = whoever came since waits for the next hand
option-dealt-and-killed = their hands are dealt and taken away
option-same-opening-bets = blinds and antes stay as they were
option-new-opening-bets = blinds and antes of the new level hold

hand-begun = The hand has begun: what changes now holds from the next one.
hand-not-begun = The hand has not begun: it begins with the first riffle, or when the shuffling machine releases the deck.
hand-not-begun-shuffle = The hand has not begun: it begins with the first shuffle.
waiting-may-pay = The player may play these cards, but must put in { $owes } before looking at them.
waiting-cards-removed = The cards are taken away: the player waits for the big blind.
cards-moved = Nobody has looked at a card: the cards are moved to the right players.
wrong-seat-removed = No misdeal: the cards of that seat are taken away when the deal is finished.
wrong-seat-empty-too-late = It is too late for a misdeal: the deal stands. The cards of the empty seat are taken away, and no bets go back.
wrong-number-dead = It is too late for a misdeal: a hand with a wrong number of cards is dead, and what it has put in stays in the pot.
next-card-completes = The last player gets the next card of the deck, which is theirs.
extra-card-returned = { $cards ->
    [one] The extra card goes
   *[other] The { $cards } extra cards go
} back to the right place.
exposed-upcard-plays = The card was to lie face up: it plays.
exposed-becomes-upcard = { $cards ->
    [one] The card stays as the player's upcard
   *[other] The { $cards } cards stay as upcards of their players
}; a later card comes face down instead.
exposed-replaced = The card is shown to all and becomes the first burn card. { $when ->
    [flop] The player gets another one when the first community card is on the table
    [now] The player gets another one now
   *[deal] The player gets another one when the deal is finished
}, and may not keep this one.
exposed-too-late = It is too late for a misdeal: the deal stands. The house has no rule for what becomes of the exposed cards: staff decide.
exposed-by-player-stays = { $cards ->
    [one] The player showed the card: it is not replaced. All may see it, and it stays face up for the rest of the hand.
   *[other] The player showed { $cards } cards: they are not replaced. All may see them, and they stay face up for the rest of the hand.
}
exposed-by-player-no-raise = { $cards ->
    [one] The player showed the card: it stays face up, and the player may not bet or raise for the rest of the hand.
   *[other] The player showed { $cards } cards: they stay face up, and the player may not bet or raise for the rest of the hand.
}
exposed-by-player-not-replaced = { $cards ->
    [one] The player showed the card: it is not replaced, and all at the table may see it.
   *[other] The player showed { $cards } cards: they are not replaced, and all at the table may see them.
}
exchange-card-kept = { $cards ->
    [one] The player keeps the exposed card
   *[other] The player keeps the exposed cards
} and says whether to bet on, or to bet no more as if all-in.
fallen-card-shown = The player dropped the card: it is not replaced, and must be turned up for all to see.
fallen-card-played = The player dropped the card and must play with it.
boxed-next-card = The card is treated as if it were not there: it is removed, and the next card of the deck takes its place.
boxed-next-card-and-check = The card is treated as if it were not there: it is removed, and the next card of the deck takes its place. The rest of the deck is fanned out on the table and checked before the betting begins.
boxed-burned-next-card-later = The card is a meaningless piece of paper and is used as a burn card. The player gets another one when the deal is finished.
boxed-is-the-burn-card = The card is a meaningless piece of paper: it is used as the burn card.
boxed-burned-next-card = The card is a meaningless piece of paper and goes to the burn cards. The next card of the deck takes its place.
joker-hand-dead = The player has played with a joker, which is no card of this game: the hand is dead.
deck-void = { $why ->
    [twice] The same card is in the deck twice
   *[foreign] A card of another deck came into play
}: the hand is void, however far it is, and all bets go back.
foreign-card-undealt = The card of another deck lay among those not dealt: everything stands.
missing-cards-stand = Cards missing from the deck do not void the hand: the result stands.
spoiled-deck-rebuilt = The deck is put together again as exactly as possible, and the hand is played out.
wrong-button-moves-on = It is too late for a misdeal: the hand is played, and the button moves clockwise for the next one.
wrong-button-every-position = It is too late for a misdeal: the hand is played. Next hand, button and blinds are placed so that each player comes to each position once a round, if possible.
wrong-button-by-big-blind = It is too late for a misdeal: the hand is played. Next hand the button is placed by the big blind, which nobody pays twice running.
redeal-button-stays = The hand is dealt again with the button where it is.
redeal-button-corrected = The button is put where it belongs, and the hand is dealt again from there.
redeal-new-players-wait = No new players come in: whoever came since waits for the next hand.
redeal-dealt-and-killed = A player who was away or penalised is dealt a hand again, and it is taken away at once, as before.
redeal-as-any-deal = The new deal is as any other: whoever would be dealt in then is dealt in now.
redeal-same-opening-bets = Blinds and antes stay as large as they were.
