# What a rulebook decides, by section and name.

decision-betting-actions = Who may act
decision-betting-first-round-opener = Who opens the first round
decision-betting-later-round-opener = Who opens later rounds
decision-betting-round-end = When a round ends
decision-betting-fold = Fold
decision-betting-check = Check
decision-betting-call = Call
decision-betting-no-limit-maximum = Most in no-limit
decision-betting-pot-limit-maximum = Most in pot-limit
decision-betting-minimum-bet = Smallest bet
decision-betting-minimum-raise = Smallest raise
decision-betting-raise-cap = Most bets and raises in a round
decision-betting-all-in = All-in below the smallest bet
decision-betting-full-all-in = Full all-in
decision-betting-short-all-in = All-in too small for a raise
decision-betting-short-all-in-run = Several short all-ins in a row
decision-betting-short-all-in-run-ends = What ends such a row
decision-betting-lone-player = A player with nobody to bet with
decision-betting-short-blind-price = Price when a blind is short
decision-betting-short-post-order = Order of posting with a short stack
decision-betting-side-pots = Side pots
decision-betting-uncalled-bet = A bet nobody called

decision-showdown-reveal = Who shows
decision-showdown-all-in-reveal = When all-in hands are shown
decision-showdown-pots = Awarding pots
decision-showdown-ties = Equal hands
decision-showdown-odd-unit = The odd unit
decision-showdown-after-the-hand = Showing when the hand is over

decision-blinds-posts = Posting the blinds
decision-blinds-first-dealer = First dealer
decision-blinds-restart-dealer = Dealer after a stop
decision-blinds-big-blind-moves = How the big blind moves
decision-blinds-small-blind = Who posts the small blind
decision-blinds-dealer = Who is the dealer
decision-blinds-heads-up-dealer = Dealer of two
decision-blinds-entry = Entering a running table
decision-blinds-missed-blind-return = Coming back after a missed blind
decision-blinds-entry-between = Coming in between button and small blind
decision-blinds-entry-decided = Until when one chooses to come in
decision-blinds-big-blind-seat-taken = New player in the big blind's seat
decision-blinds-missed-blinds = Markers of missed blinds
decision-blinds-missed-small-blind = Coming back after a missed small blind
decision-blinds-buy-button = Buying the button
decision-blinds-seat-change = What a change of seats costs
decision-blinds-seat-change-by = Who allows a change of seats
decision-blinds-playing-over = Playing in an absent player's seat
decision-blinds-start-entry = Who is dealt in on a first hand

decision-seating-seats = Seats at a table
decision-seating-most-seats = Most seats with consent of staff
decision-seating-players-to-start = Players to start
decision-seating-players-to-deal = Players to deal
decision-seating-heads-up-hands = Hands dealt to two
decision-seating-table-draw = Draw of the table
decision-seating-seat-choice = Who chooses the seat
decision-seating-draw-base-weight = Weight of every table
decision-seating-draw-free-seat-weight = Weight of a free seat
decision-seating-draw-played-before-weight = Weight of having played there
decision-seating-draw-played-before-seconds = How far back that reaches
decision-seating-waiting-queue = The waiting line
decision-seating-seat-offer-seconds = How long a seat is kept
decision-seating-leaving = When a player leaves
decision-seating-last-round = The last round of the evening
decision-seating-moved-by-staff = A player whom staff move to another table
decision-seating-tables-per-stake = Tables of one stake at once

decision-sit-out-standing = A seat that sits out
decision-sit-out-limit-seconds = Longest break at one table
decision-sit-out-later-break-seconds = Longest break after the long one
decision-sit-out-long-break = How often a long break is allowed
decision-sit-out-general-from-tables = Tables for the general break
decision-sit-out-general-starts = When the general break starts
decision-sit-out-general-limit-seconds = Longest general break
decision-sit-out-skip-next-big-blind = Skipping the next big blind

decision-time-bank-act-seconds = Time to act
decision-time-bank-opens-at-ms = Time bank at first
decision-time-bank-minimum-ms = Time bank at least
decision-time-bank-maximum-ms = Time bank at most
decision-time-bank-growth-ms = Growth for a hand played

decision-connection-extra-seconds = Extra time on the turn
decision-connection-return-seconds = Time to come back
decision-connection-waits = Which time holds
decision-connection-automatic-decision = Decision when time is over
decision-connection-after-automatic-decision = After that decision

decision-buy-in-minimum-big-blinds = Least, in big blinds
decision-buy-in-maximum-big-blinds = Most, in big blinds
decision-buy-in-top-up = When chips are added
decision-buy-in-top-up-to-big-blinds = A top-up goes to, in big blinds
decision-buy-in-return-window-seconds = How long a stack binds
decision-buy-in-return-above-big-blinds = Stacks that bind, in big blinds above
decision-buy-in-return-stack = What a returning player brings
decision-buy-in-return-scope = Where that binds

decision-rake-taken-from = What rake is taken from
decision-rake-by-stake = How much
decision-rake-before-flop = Without a flop
decision-rake-rounding = Rounding
decision-rake-minimum-cents = Least rake
decision-rake-short-handed-players = Players of a short-handed table
decision-rake-short-handed-counts = Who is counted
decision-rake-short-handed-caps = Caps of a short-handed table
decision-rake-split-over-pots = Split over pots

decision-fault-resume-seconds = Time to come back after a fault
decision-fault-unfinished-hand = A hand cut short
decision-fault-redeal = Dealing it anew
decision-fault-unresolved-days = Days until money is given away
decision-fault-unresolved-scope = Which money
decision-fault-unresolved-to = To whom

decision-shuffle-deck = The deck
decision-shuffle-when = When it is shuffled
decision-shuffle-seed = The seal of the deck

decision-conduct-close-account = Closing an account
decision-conduct-shut-out = Shutting out of games
decision-conduct-withhold = Withholding money
decision-conduct-complaints = Complaints
decision-conduct-kept-apart = Players who are kept apart
decision-conduct-programs = Programs that play

decision-any-number = any number
