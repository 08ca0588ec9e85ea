rules-search = Search the rulebook
rules-search-for = side pot, time bank, CO-TH.31
rules-found = { $count ->
    [0] No clause speaks of this. Try another word.
    [one] One clause
   *[other] { $count } clauses, best first
}
rules-views = Ways to read the rulebook
rules-clauses = Clauses
rules-decisions = What the room does
rules-areas = Areas
rules-back = To the rulebook
rules-no-clause = The rulebook has no clause { $clause }
rules-source = from “{ $source }”
rules-reading = Reading:
area-variant = Games
area-betting = Betting
area-blinds = Blinds
area-buyin = Buy-in
area-cancellation = Cancelled games
area-conduct = Conduct
area-connection = Connection
area-dealing = Dealing
area-fairness = Fairness
area-pots = Pots
area-prizes = Prizes
area-rake = Rake
area-seating = Seating
area-showdown = Showdown
area-staff = Staff
area-table = Tables
area-tournament = Tournaments
engine-auto = the room decides
engine-ruling = decided on a report
engine-discretion = staff decide
engine-notice = shown to people
section-betting = Betting
section-showdown = Showdown
section-blinds = Blinds
section-seating = Seating
section-sit-out = Sitting out
section-connection = Connection
section-time-bank = Time bank
section-buy-in = Buy-in
section-rake = Rake
section-fault = Faults
section-shuffle = Shuffle
section-games = Games
