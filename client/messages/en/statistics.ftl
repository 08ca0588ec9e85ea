statistics-title = Your statistics
statistics-period = Period
statistics-period-week = 7 days
statistics-period-month = 30 days
statistics-period-year = A year
statistics-period-all = All
statistics-empty = No hands in this time
statistics-empty-what = Hands are counted from when they end; those from before the room kept statistics are in your list and not here.
statistics-net = Won and lost
statistics-hands = Hands
statistics-vpip = VPIP
statistics-pfr = PFR
statistics-flop = Saw the flop
statistics-showdown = Went to showdown
statistics-won = Won at showdown
statistics-by-stake = By game and stake
statistics-stake = Game and stake
statistics-tournaments = Tournaments
statistics-all-stakes = All stakes
statistics-graph = { $hands ->
    [one] Won and lost over one hand, by day
   *[other] Won and lost over { $hands } hands, by day
}
statistics-session = Last session
statistics-session-what = { $hands ->
    [one] One hand
   *[other] { $hands } hands
} from { $begun } to { $ended }
statistics-session-cut = These are the last hands of a longer session.
statistics-session-graph = Won and lost hand by hand
statistics-highest = highest { $amount }
statistics-lowest = lowest { $amount }
statistics-defined = What is counted
statistics-defined-what = Days are counted in UTC. Chips of tournaments are no money, so tournaments have no result here. Void hands count for nothing. Nobody else sees these figures.
statistics-defined-vpip = Put money in of your own will before the flop (in the first round of betting): called, bet, raised or completed. Blinds, antes, straddles and a bring-in that is posted do not count. Of the hands in which you decided something then.
statistics-defined-pfr = Bet, raised or completed in the first round, of the same hands.
statistics-defined-flop = Were still in when the first round was over and the hand went on: at the flop, at fourth street, at the first exchange. Of all hands but those without bets.
statistics-defined-showdown = Were in at the end with somebody else, of the hands in which you saw the flop.
statistics-defined-won = Got a part of a pot at the showdown, of your showdowns.
