directors-title = Tournaments
directors-make = Create a tournament
directors-make-what = It is announced at once, and everybody sees it. With a fault in the structure nothing is made, and all faults are named.
directors-announce = Announce
directors-made = The tournament is announced.
directors-template = Template
directors-template-evening = An evening with re-entries
directors-template-rebuys = Rebuys and an add-on
directors-template-sit-and-go = Sit & go
directors-template-suggested = A suggestion for players and time
directors-template-copy = As the tournament copied
directors-template-kept = Kept by staff
directors-copy = Copy
directors-copy-code = The tournament copied asks for an entry code, which is kept nowhere: give a new one.
directors-keep = Keep as template
directors-keep-what = All staff who run tournaments find it under this name, until somebody deletes it.
directors-keep-name = Name of the template
directors-keep-done = The template is kept.
directors-kept = Templates
directors-kept-none = No template is kept.
directors-kept-by = { $house } · { $name }, { $time }
directors-kept-use = Use
directors-kept-use-named = Make a tournament by { $name }
directors-kept-delete = Delete
directors-kept-delete-title = Delete the template { $name }
directors-kept-delete-what = Tournaments that were made by it stay as they are.
directors-kept-deleted = The template is deleted.
directors-suggest = Suggest a structure
directors-suggested = The end is expected in level { $level }, after about { $minutes } minutes.
directors-pace = Pace
directors-pace-slow = slow
directors-pace-normal = normal
directors-pace-turbo = turbo
directors-pace-hyper = hyper
directors-target = Its tickets are for
directors-target-none = Not a satellite, or any tournament at its price
directors-rhythm = When
directors-rhythm-once = Once
directors-rhythm-full = A new one when one has filled
directors-rhythm-minutes = Every so many minutes
directors-rhythm-daily = Every day
directors-rhythm-weekly = Every week
directors-repeat-at = At what time ({ $zone })
directors-repeat-days = On these days
directors-starts = Starts (empty: when its seats are taken)
directors-fault = Line { $line }, { $entry }:
directors-expected-entries = Players expected
directors-expected-minutes = Expected to last (min)
directors-too-high = Too high: the end is expected in level { $level }, whose big blind of { $unit } is more than a twentieth of the { $chips } chips in play.
directors-too-high-added = The structure ends before it: each further level is as much more than the one before as the last one was.

director-page = The players' page
director-acts = What can be done
director-acts-on = What can be done: { $name }
director-nobody-yet = Nobody has entered yet
director-nobody-found = Nobody like that has entered
director-field = Players: { $shown } of { $all }
director-entrants = Players of the tournament
director-find = Name or table
director-order = Order
director-order-chips = Chips
director-order-name = Name
director-order-table = Table
director-order-place = Place
director-order-seat = Seat
director-seat-by-rule = By the house's rule
director-state-all = All
director-state-entered = Entered
director-state-playing = Playing
director-state-document = Waits for a document
director-state-out = Out
director-placed = Place { $place }
director-no-table = no table
director-chips = { $chips } chips

director-start = Start now
director-start-title = Start { $name } now
director-start-what = Seats are drawn and cards are dealt.
director-start-done = { $name } has begun.

director-pause = Pause
director-pause-title = Pause { $name }
director-pause-what = All tables stop when their hands are over, and the clock stops too.
director-pause-done = { $name } is paused.

director-resume = Go on
director-resume-title = Let { $name } go on
director-resume-what = Cards are dealt again, and the clock runs.
director-resume-done = { $name } goes on.
director-end-break = End the break
director-end-break-title = End the break of { $name }
director-end-break-what = Play goes on now; what comes next begins so much earlier.
director-end-break-done = The break of { $name } is over.
director-extra-table = Open an extra table
director-extra-table-title = Open an extra table: { $name }
director-extra-table-what = Players move to it until the tables are even. It stays until you close it, or all fit on the final table.
director-extra-table-done = An extra table is open.
director-fewer-tables = Close an extra table
director-fewer-tables-title = Close an extra table: { $name }
director-fewer-tables-what = The next table of the breaking order is broken.
director-fewer-tables-done = A table will be broken.

director-end-day = End the day
director-end-day-title = End the day of { $name }
director-end-day-what = The running hands are the last ones; then all chips are bagged.
director-end-day-done = The day ends.

director-close-books = Close the books
director-close-books-title = Close the books of { $name }
director-close-books-what = The event is over for good: nobody is disqualified any more, and its prizes stand.
director-close-books-done = The books of { $name } are closed.
director-books-open = Play is over. Until the books are closed a cheat can still be disqualified: choose the player.

director-begin-day = Begin the next day
director-begin-day-title = Begin the next day of { $name }
director-begin-day-what = Seats are drawn anew, and the bags are opened.
director-begin-day-done = The next day begins.

director-last-hands = Draw the last hands
director-last-hands-title = Draw the last hands of the day of { $name }
director-last-hands-what = A card says how many hands every table still plays. The clock stops.
director-last-hands-done = The last hands are drawn.
director-card-drawn = The card that a player has drawn says
director-room-draws = The room draws
director-last-rebuys = Announce last rebuy hands
director-last-rebuys-title = Announce the last hands with rebuys of { $name }
director-last-rebuys-what = Each table plays so many more hands with rebuys as the house has, behind the one that is dealt now; then the add-on comes. Tell the hands as they end.
director-last-rebuys-done = The last hands with rebuys are announced.
director-no-last-rebuys = Withdraw last rebuy hands
director-no-last-rebuys-title = Withdraw the last hands with rebuys of { $name }
director-no-last-rebuys-what = Rebuys last to the end of their level again; where it has ended, they are over now.
director-no-last-rebuys-done = The announcement is withdrawn.
refused-no-last-rebuys = This house announces no last hands with rebuys.
refused-last-rebuys-announced = The last { $hands } hands with rebuys are announced.
refused-last-rebuys-over = No last hands with rebuys are being played.

director-time = Add time
director-time-title = More time for the level of { $name }
director-time-what = The level lasts so much longer.
director-time-done = The level lasts longer.
director-time-live = Add or take time
director-time-live-title = Time of the level of { $name }
director-time-live-what = The level lasts so much longer, or shorter.
director-time-live-done = The time of the level is changed.
director-time-shorter = Take it off

director-level = Change level
director-level-title = A later level for { $name }
director-level-what = It applies from the next hand on.
director-level-done = The level is changed.
director-level-live-title = Another level for { $name }
director-level-live-what = It applies from the next hand on. An earlier level is played again; hands that were dealt stand.

director-move = Move
director-move-title = Move { $name }
director-move-what = The player moves with the chips when the hand is over, to the seat you choose or by the house's rule.
director-move-done = { $name } is moved.

director-remove = Remove
director-remove-title = Remove { $name }
director-remove-what = The player is out. The house's rule says what becomes of chips and place.
director-remove-done = { $name } is out.

director-cancel = Cancel the tournament
director-cancel-title = Cancel { $name }
director-cancel-what = Everybody gets what is listed here; hands in progress are void. This can't be undone.
director-cancel-done = { $name } is cancelled.

director-minutes = Minutes
director-from-pool = From the pool
director-from-house = Fees back
director-from-staff = Staff's part of fees back
director-from-bounties = From bounties
director-entries-back = Entries back
director-tickets-back = Tickets back
director-cancelled = What everybody got
director-cancelled-by = Cancelled by { $name }, { $time }.
director-cancelled-too-few = Cancelled because too few had entered, { $time }.
director-cancelled-all = Back to players in all:
director-cancelled-csv = As a file (CSV)
director-kept = To the house
director-by = By
director-by-house = The house's own decision: its document says nothing of this
director-settlement = Who gets what
director-gets = Gets
director-back-entry-back = the entry back
director-back-ticket-back = the ticket back
director-back-fee-back = the fee back
director-back-pool-share = a share of the pool
director-back-bounty-back = the bounty back
director-how-entries = { $bought ->
    [one] all that was paid for the entry
   *[other] all that was paid for { $bought } entries
}
director-how-ticket = the ticket that paid the entry
director-how-fees = { $bought ->
    [one] the fee of the entry
   *[other] the fees of { $bought } entries and purchases
}
director-how-bounty = the bounty on the own head
director-how-half-equally = half of the pool in { $left ->
    [one] one part
   *[other] { $left } equal parts
}, half by chips: { $stack } of { $chips }
director-how-by-chips = the pool by chips: { $stack } of { $chips }
director-how-icm = the prizes not paid yet by ICM: { $stack } of { $chips } chips
director-how-lowest-prize = the lowest prize not paid yet, { $lowest }, and of the rest a part by chips: { $stack } of { $chips }
director-how-unpaid-by-chips = the prizes not paid yet by chips: { $stack } of { $chips }
director-how-each-and-icm = { $each }% of the whole pool for each, the rest by ICM: { $stack } of { $chips } chips
director-disqualify = Disqualify
director-disqualify-title = Disqualify { $name }
director-disqualify-what = The player has no place and no prize any more; those below rise. This is what would happen now:
director-disqualify-done = { $name } is disqualified.
director-disqualify-back = { $amount } comes back from the wallet.
director-disqualify-house = { $amount } is not there any more: the house brings it.
director-disqualify-rises = { $name } rises to place { $place } and gets { $amount } more.
director-disqualify-nobody = { $amount } falls to nobody: staff decide on it.
director-disqualify-cash = { $amount } was paid in cash: take it back at Registration first.
director-disqualify-gone = The cash does not come back: the house brings it
directors-to-come = Recurring tournaments
directors-line-next = next { $time }
directors-line-when-full = a new one when one has filled
directors-none-to-come = No tournament recurs yet.
directors-line-stop = Stop
directors-line-stop-title = Stop { $name }
directors-line-stop-what = No more of it are announced. What is announced already stays.
directors-line-stopped = It recurs no more.
directors-repeat = Add a recurring one
directors-repeat-title = Add a recurring tournament
directors-repeat-what = A template from the room's folder, or HexaPro, by a schedule or whenever none is waiting for players.
directors-repeat-hexapro = HexaPro for { $amount }
directors-repeat-done = It recurs from now on.
director-fix = Fix a seat
director-fix-title = A seat for { $name }
director-fix-what = The player has this seat in each draw: at the start, on a new day, at the final table. The reason is seen by staff alone.
director-fix-done = The seat of { $name } is noted.
director-fix-seat = Seat; 0: drawn like anybody’s
director-fix-table = Table of the first draw; 0: any
director-fixed = { $table ->
    [0] Seat { $seat } in each draw
   *[other] Seat { $seat } in each draw, at table { $table }
}
director-penalise = Penalise
director-penalise-title = Penalise { $name }
director-penalise-what = The player is told the reason, is dealt in, posts and is folded until it is served. What is left goes with the player, to other tables and days.

director-terms = What was announced
director-start-time = Change the start
director-start-time-title = Another start for { $name }
director-start-time-what = Everybody who has entered is told.
director-start-time-done = { $name } begins at another time.

director-levels = Change the levels
director-levels-title = The levels of { $name }
director-levels-what = Levels that have begun stay as they are. Everybody who is in is told.
director-levels-done = The levels are changed.
director-levels-add = Add a level
director-levels-drop = Take the last one off
director-level-minutes = Minutes of each level to come (empty: as before)

director-entries = Change late entries
director-entries-title = Late entries of { $name }
director-entries-what = Until the end of which level players enter. Everybody who is in is told.
director-entries-done = Late entries are changed.
director-entries-none = Nobody enters late
director-entries-until = Until the end of

director-fee = Change the fee
director-fee-title = Another fee for { $name }
director-fee-what = It holds for entries to come. Those who have entered pay no more: what is less comes back to them, and where it is more they may withdraw until it begins. Everybody is told.
director-fee-done = The fee of { $name } is changed.
director-fee-now = The fee (now { $amount })
director-fee-beside = What the staff have beside it (now { $amount }) is reckoned anew, and players pay it too.

director-guarantee = Change the guarantee
director-guarantee-title = Another guarantee for { $name }
director-guarantee-what = The house sets aside what it may cost. Where it is less, those who have entered may withdraw until it begins. Everybody is told.
director-guarantee-done = The guarantee of { $name } is changed.
director-guarantee-now = The pool is at least (now { $amount })

director-breaking-order = Change the breaking order
director-breaking-order-title = In which order the tables of { $name } are broken
director-breaking-order-what = The table at the top is broken first. Everybody who is in is told.
director-breaking-order-done = The order is changed.
director-table-earlier = Table { $table }: earlier

directors-condition = A condition that players confirm (a freeroll alone)
directors-code = An entry code that you give to whoever may enter
directors-code-help = Capitals and spaces don’t count. The room keeps no copy: note it.
directors-invited = Only for these players (a freeroll alone): a name a line
director-amount-small-blind = Small blind
director-amount-big-blind = Big blind
director-amount-ante = Ante
director-amount-bring-in = Bring-in
director-amount-small-bet = Small bet
director-amount-big-bet = Big bet
director-amount-point = Point
director-place-of-the-moment = The place at that moment
director-place-none = None: those below rise
director-deal-waits = All agree to a deal
director-pay-deal = Pay by the deal
director-pay-deal-title = Pay { $name } by the deal
director-pay-deal-what = Everybody who is left gets what was agreed.
director-pay-deal-done = The prizes are paid by the deal.
director-pay-ladder = Pay as announced
director-pay-ladder-title = Pay { $name } as announced
director-pay-ladder-what = There is no deal: play goes on for the prizes as announced.
director-pay-ladder-done = Play goes on.

director-document = Note a document
director-document-title = Note a document of { $name }
director-document-what = This notes that you have seen a valid document of this player. The seat that waits for it is the player's at once. Nothing out of it is kept.
director-document-done = It is noted that { $name } showed a document.
director-document-waits = The seat waits until staff have seen a valid document.
director-contact = Note a contact
director-contact-title = How you tried to reach { $name }
director-contact-what = Kept with who, when and what: say below how you tried.
director-contact-done = It is noted how you tried to reach { $name }.
director-contact-wish = What the player wants
refused-no-documents = No seat waits for a document in this tournament.
refused-document-seen-already = The document is noted for this start already.
refused-no-re-entries = Nobody who is out enters again here.

directors-several-choose = Choose { $name }
directors-several-start-time = Move the start ({ $count })
directors-several-start-time-what = Of { $names }. Whoever has entered is told.
directors-several-minutes = Minutes later, or earlier with a minus
directors-several-cancel = Cancel ({ $count })
directors-several-cancel-what = { $names }: everybody who has entered gets everything back. It cannot be taken back.
directors-several-done = All of them are changed.
directors-several-partly = Some of them could not be changed: see the list.
directors-several-outcome = { $done } of { $all } done.

# The hall of a live tournament.
live-hall = Live tables
live-orders = To carry out
live-order-stop = Table { $table }: deal no more
live-order-break = Table { $table } breaks: all { $count } go
live-order-lift = Table { $table }, seat { $seat }: { $name } goes to table { $to }
live-order-up = Table { $table }, seat { $seat }: { $name } goes
live-order-seat = { $name } to table { $to }, seat { $seat }
live-order-move = Table { $table }, seat { $from }: { $name } to table { $to }, seat { $seat }
live-big-blind = big blind
live-order-chips = Table { $table }, seat { $seat }: { $chips } chips to { $name }
live-order-race = Table { $table }: race { $old } for { $new }, { $cards } cards
live-order-play_on = Table { $table } plays its hand out
live-done = Done
live-all-sit = All sit
live-cards = Cards, as in As Kd
live-table = Table { $table }
live-deals = deals
live-stands = stands
live-estimated = estimated
live-out-together = Out in one hand
live-before-hand = Chips of { $name } before the hand
live-nobody = not told
live-hand-over = Hand over
live-clear = Nobody else is out
live-acts = Acts
live-take-back = Take back
live-took-back = taken back
live-chips = Chips
live-issued = Issued
live-in-play = In play
live-removed = Removed
live-did-hand = Hand over
live-did-out = Out
live-did-count = Counted
live-did-confirm = Done
live-did-race = Race
live-did-frozen = All-in, table waits
live-did-filmed = Filmed
live-did-filmed_end = Filmed no longer
hall-film = Is filmed
hall-film-end = Is filmed no longer
hall-keep-free = Keep a seat free
hall-keep-free-title = Keep a seat of table { $table } free
hall-keep-free-what = Nobody is drawn, moved or entered there until it is given again.
hall-keep-free-done = Seat { $seat } of table { $table } is kept free.
hall-give-again = Give the seat again
hall-give-again-title = Give seat { $seat } of table { $table } again
hall-give-again-what = Players may come there again.
hall-give-again-done = Seat { $seat } of table { $table } may be given again.
hall-kept-free = Seat { $seat } kept free: { $reason } ({ $name }, { $time })
hall-kept-seat = seat { $seat } kept free, { $reason }
hall-dealer-deck = Dealer and deck
hall-desk-closed = Dealers, decks and clocks: open the gaming day at the desk
hall-filmed = Filmed since { $time }
refused-filmed-already = This table is filmed already.
refused-not-filmed = This table is not filmed.
live-did-away = Away
live-did-back = Back
live-did-clear = Nobody else out
live-did-take_back = Slip taken back
live-clock = Clock screen
live-said = Noted.

refused-not-live = The tables of this tournament are not live.
refused-no-live-tables = This house has no live room.
refused-no-live-table-there = There is no table { $table }.
refused-out-already = That player is out already.
refused-nobody-named = Name who is out.
refused-named-twice = A player was named twice.
refused-chips-missing = Only { $counted } chips were counted at table { $table }; { $issued } are there.
refused-table-stands = That table stands: no hand is dealt there.
refused-done-already = Somebody has confirmed that already.
refused-race-card-twice = A card was told twice.
refused-drawn-seat-taken = Seat { $seat } of table { $table } has a player.
refused-books-owe = { $count ->
    [one] One payment of { MONEY($amount) } waits
   *[other] { $count } payments of { MONEY($amount) } in all wait
}: pay them out at Registration first.
refused-books-closed = The books of this event are closed: its prizes stand.
refused-still-played = This event is not over yet.
refused-level-too-short = The level has only { $seconds } s left: begin the next one instead.
refused-clock-past = The clock does not go back to level { $level }: { $since ->
    [day] it was played on an earlier day
    [entries] entries have closed since
    [rebuys] the rebuys have ended since
    [add_on] the add-on was offered since
    [race] small chips were raced since
   *[deal] a deal is open or was made
}.
refused-slip-without-reason = Say why: the reason is kept.
refused-no-such-live-act = There is no such act.
refused-slip-taken-back = That was taken back already.
refused-live-changed-since = That table has changed since.
hall-none = Nothing is to be done.
hall-paper = Enter from paper
hall-paper-what = Whatever you tell here counts from this time of day, until you shut this.
hall-out = Out
hall-count = Count
hall-count-of = Count: table { $table }
hall-count-what = What each player has, counted
hall-away = Away
hall-back = Is back
hall-frozen = All-in: table waits
hall-is-away = away

live-did-served = Penalty hands missed
live-did-button = Button told
live-stays = cannot be taken back: tell what is right
live-won-by = won by { $names }
live-counted-by = counted by { $name }
hall-away-since = away since { $time }
hall-hands-left = { $hands ->
    [one] one hand left
   *[other] { $hands } hands left
}
hall-penalty-hands = { $hands ->
    [one] penalty: one hand left
   *[other] penalty: { $hands } hands left
}
hall-penalty-until = penalty: until { $time }
hall-missed = Missed this hand
hall-served = Missed a hand
hall-button-here = Button is here
hall-big-blind-here = Big blind is here
hall-button-mark = D
hall-big-blind-mark = BB
hall-button-since = Button told at { $time }
hall-small-chips = Small chips counted
hall-out-gather = With other tables
hall-gathered = Out at several tables
hall-gathered-drop = Leave out
hall-gathered-tell = Tell all together
hall-winners = Won by (all who share the chips)
hall-counted-by = Counted by
hall-best = Equal chips: better hand
hall-racked = Counted
hall-bag-again = Bag told wrongly
refused-button-elsewhere = The button is at a seat of this table, and the big blind at a player's seat.
hall-served-hands = Hands missed
live-given = given a chip: { $names }
hall-log = Log of acts
hall-log-number = No.
hall-log-when = When
hall-log-who = Who
hall-log-what = What, why, by which clause
hall-log-why = Why: { $why }
hall-log-back = taken back by no. { $number }
hall-log-none = Nothing has been told yet.
hall-level-from = Level { $level } from hand { $hand }
hall-print-names = Print seats by name
hall-print-tables = Print seats by table
registration-returned = Its money was given back.
registration-no-receipt = This tournament has no receipt { $number }.
registration-feat-first_out = first player out
registration-feat-chips = first with { $chips } chips
registration-why-special = special prize
registration-why-risen = better place
registration-why-deal = deal
registration-why-table = prize of the table
registration-why-pool_share = share of the pool
first-break = The first break is over
first-break-until = The first break ends at { $time }
first-break-absent = Paid and not here: { $names }
first-break-unsold = Unsold stacks still on seats: { $count }
refused-seats-not-fixed = This house draws every seat.
refused-seat-fixed-already = Another player has that seat.
refused-seat-not-fixed = That player has no fixed seat.
