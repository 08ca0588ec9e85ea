# Straddles, the button that is won, and a seat played over.

section-straddles = Straddles
decision-straddles-first = Who may straddle first
decision-straddles-posted = When a straddle is posted
decision-straddles-multiple = Times the bet before it
decision-straddles-in-full = Short straddles
decision-straddles-acts-last = Who acts last
decision-straddles-minimum-raise = Smallest raise over a straddle
decision-straddles-cap = Straddles and the raise limit
decision-straddles-consecutive = Consecutive straddles
decision-straddles-by-button = Straddle of the button
decision-straddles-players = Least players for a straddle
decision-straddles-asked = Whether the first is asked
decision-straddles-newcomer = New players' straddle
decision-straddles-returning = Straddle of returning players
decision-blinds-win-the-button = Winning the button
decision-blinds-win-the-button-shared = Winning it with others

entry-straddle = Come in by a straddle of { $live }
entry-turn-to-straddle = You are in as soon as it is your turn to straddle.
table-straddle = Straddle always
table-straddle-ask = Straddle { $amount } in the next hand?
table-straddle-yes = Straddle
table-straddle-no = No
table-straddle-once = You straddle { $amount } in the next hand.
table-straddle-not = Take it back
table-straddle-title = Straddle { $amount } whenever it is your turn to (key S)
table-straddle-most = Up to how much you straddle
table-straddle-up-to = up to { $amount }
table-deed-straddle = Straddle
table-log-straddle-posted = { $mine ->
    [yes] You straddle { $amount }.
   *[no] { $name } straddles { $amount }.
}
table-betting-button = Button of the betting
table-betting-button-short = W
refused-no-straddles = There are no straddles at this table.
refused-straddle-too-small = A straddle is at least { MONEY($least) }.
refused-straddle-not-covered = A straddle is { MONEY($least) }: your stack does not reach for it.
game-win-the-button = { $game }, win the button
game-two-buttons = { $game }, two buttons
record-play-over = Played over an absent player
table-log-seat-lent = { $mine ->
    [yes] Another plays at your seat while you are away.
   *[no] Another plays at { $name }’s seat meanwhile.
}
table-log-seat-back = { $mine ->
    [yes] Your seat is yours again.
   *[no] The seat is { $name }’s again.
}
table-log-seat-reclaimed = { $mine ->
    [yes] The holder of your seat is back; you left the table.
   *[no] { $name } gives the seat back to its holder.
}
refused-playing-over-not-offered = Nobody plays over an absent player here.
refused-seat-not-absent = The player of that seat is not away.
refused-not-in-line = That player does not wait for a seat at this stake.
