# Coming into the game, missed blinds, seats and the button's draw.
entry-choose = Coming into the game
entry-wait = Wait for the big blind
entry-post = { $dead ->
    [none] Post { $live } and play
   *[other] Post { $live } and { $dead } into the pot
}
entry-buy-button = Buy the button: { $live } and { $dead } into the pot
entry-next-hand = You are in from the next hand.
table-missed-small = Missed the small blind
table-missed-big = Missed both blinds
table-missed-small-short = SB
table-missed-big-short = SB+BB
table-dead-button = The button is on an empty seat
table-empty-seat = an empty seat
table-deed-entry = Posts { $amount }
table-log-cards-drawn = Cards for the button: { $cards }.
table-log-dead-blind-posted = { $mine ->
    [yes] You pay a missed blind of { $amount } into the pot.
   *[no] { $name } pays a missed blind of { $amount } into the pot.
}
table-log-blinds-missed = { $missed ->
    [small] { $mine ->
        [yes] You missed the small blind.
       *[no] { $name } missed the small blind.
    }
   *[big] { $mine ->
        [yes] You missed the blinds.
       *[no] { $name } missed the blinds.
    }
}
table-log-seat-changed = { $mine ->
    [yes] You move to seat { $seat }.
   *[no] { $name } moves to seat { $seat }.
}
table-moves-to = You move to seat { $seat } after this hand.
