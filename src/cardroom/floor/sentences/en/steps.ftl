# What the dealer is told to do, step by step, to put the cards right. Players are counted in dealing order.

step-leave-burns-and-muck = The burn cards and the discards stay where they are.
step-take-back-board = { $cards ->
    [one] The last card of the board goes back on top of the deck.
   *[other] The last { $cards } cards of the board go back on top of the deck, the last dealt first.
}
step-take-back-burns = { $cards ->
    [one] The last burn card goes back on top of the deck.
   *[other] The last { $cards } burn cards go back on top of the deck, the last burned first.
}
step-take-back-aside = { $cards ->
    [one] The card that was set aside goes back to the deck.
   *[other] The { $cards } cards that were set aside go back to the deck.
}
step-take-back-from-all = The last card of every player goes back on top of the deck, the last dealt first.
step-take-back-from-some = In dealing order: { $players ->
    [one] the last card of player { $who } goes back on top of the deck.
   *[other] the last cards of players { $who } go back on top of the deck, the last dealt first.
}
step-set-aside = { $cards ->
    [one] The card dealt too early is set aside, apart from the burn cards and the discards.
   *[other] The { $cards } cards dealt too early are set aside, apart from the burn cards and the discards.
}
step-mix-board = The last { $cards } cards of the board are turned face down and mixed on the table.
step-draw-next-burn = Staff draw one of them: it goes face down on the deck as the next burn card. The others stay on the board, face up.
step-extra-is-next-burn = The extra card goes face down on the deck as the next burn card.
step-pick-up-deck = The deck is picked up again.
step-rebuild-deck = The deck is put together again as exactly as possible.
step-shuffle-deck = What is left of the deck is shuffled.
step-shuffle-on-table = What is left of the deck is shuffled without being lifted off the table.
step-cut-deck = The deck is cut.
step-burn-cards = { $cards ->
    [one] One card is burned.
   *[other] { $cards } cards are burned.
}
step-deal-board = { $cards ->
    [one] One card is dealt face up to the board.
   *[other] { $cards } cards are dealt face up to the board.
}
step-deal-up-to-all = { $cards ->
    [one] Every player still in gets one card face up.
   *[other] Every player still in gets { $cards } cards face up.
}
step-deal-down-to-all = { $cards ->
    [one] Every player still in gets one card face down.
   *[other] Every player still in gets { $cards } cards face down.
}
step-deal-up-to-some = In dealing order: { $players ->
    [one] player { $who } gets
   *[other] players { $who } each get
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} face up.
step-deal-down-to-some = In dealing order: { $players ->
    [one] player { $who } gets
   *[other] players { $who } each get
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} face down.
step-turn-up = In dealing order: down card number { $place } of player { $who } is turned face up.
step-gather-all = All cards are gathered in.
step-deal-anew = The hand is dealt anew.
step-finish-round = The betting round is finished.
step-exchange = The exchange follows as always, with a burn card before it.
step-play-round = The next betting round is played.
step-no-round = There is no further betting round.
step-showdown-now = The showdown follows at once.
