tournaments-scheduled = Tournaments
tournaments-sit_and_go = Sit & go
tournaments-hexapro = HexaPro
tournaments-none-scheduled = No tournament is announced
tournaments-none-sit_and_go = No sit & go is offered
tournaments-none-hexapro = HexaPro is not offered
tournaments-none-what = Look again later.
tournaments-none-shown = No tournament fits what you chose
tournaments-mine = Your tournaments
tournaments-part-soon = Open now and soon
tournaments-part-running = Running
tournaments-part-later = Later
tournaments-part-over = Finished

tournament-title = Tournament
tournament-state = State
tournament-show-all = All
tournament-show-open = Open
tournament-show-running = Running
tournament-show-over = Finished
tournament-price-up-to = Price up to
tournament-format = Format
tournament-format-any = Any
tournament-format-freezeout = Freezeout
tournament-format-re-entry = Re-entry
tournament-format-rebuy = Rebuy
tournament-format-bounty = Bounty
tournament-format-satellite = Satellite
tournament-format-shootout = Shootout
tournament-format-days = Several days
tournament-speed = Speed
tournament-speed-any = Any
tournament-speed-hyper = Hyper
tournament-speed-turbo = Turbo
tournament-speed-regular = Regular
tournament-speed-slow = Slow
tournament-when = When
tournament-price = Price
tournament-staff-part = For the staff, of it
tournament-pool = Prize pool
tournament-free = Free
tournament-status-announced = registering
tournament-status-late = running, late entries
tournament-status-running = running
tournament-status-break = break
tournament-status-paused = paused
tournament-status-night = between two days
tournament-status-over = finished
tournament-status-cancelled = cancelled
tournament-starts-now = Starts now
tournament-starts-in = Starts in { $time }
tournament-starts-at = Starts { $time }
tournament-when-staff = The house begins it
tournament-when-full = { $missing ->
    [one] Starts when one more enters
   *[other] Starts when { $missing } more enter
}
tournament-late-until = entries until { $time }
tournament-late-levels = entries until level { $level } ends
tournament-level = Level { $level }
tournament-left-of = { $left } of { $entries }
tournament-enter = Enter
tournament-enter-named = Enter { $name }
tournament-enter-again = Enter again
tournament-enter-free = Enter free
tournament-enter-for = Enter for { $amount }
tournament-entered = You have entered { $name }. Your table is told to you here.
tournament-entered-games = You have entered { $games } games of { $name }. Each table is told to you here.
hexapro-games = Games
hexapro-games-help = Each game is paid for itself and begins when three have entered it.
tournament-withdraw = Withdraw
tournament-withdrawn = You have withdrawn from { $name }. What you paid is in your wallet again.
tournament-wallet-after = Left after entering
tournament-seat-is-drawn = The room draws your table and seat.
tournament-withdraw-before = Until the start you can withdraw and have everything back.
tournament-withdraw-until = Until { $time } you can withdraw and have everything back.
tournament-withdraw-never = Who has entered cannot withdraw.
tournament-withdrawal = Withdrawing
tournament-until = until { $time }
tournament-until-start = until the start
tournament-absent = Who is away is dealt in and pays the blinds.
tournament-sign-up-first = With an account you can enter.
tournament-closed = Entries are closed.
tournament-you-entered = You have entered.
tournament-you-playing = You are playing.
tournament-you-out = You are out.
tournament-mine-entered = entered
tournament-mine-playing = playing
tournament-mine-out = out
tournament-you-sit = You have { $chips } chips.
tournament-live-seat = Table { $table }, seat { $seat }
tournament-your-receipts = Your receipts
tournament-receipt = Receipt { $number }
tournament-live-filmed = Your table is filmed: show your cards to its camera as staff tell you.
tournament-live-go-there = Please go there.
tournament-live-penalty-hands = { $hands ->
    [one] Penalty: one more hand away from the table.
   *[other] Penalty: { $hands } more hands away from the table.
}
tournament-live-penalty-until = Penalty: away from the table until { $time }.
tournament-you-bagged = Your { $chips } chips are in a bag.
tournament-next-day-at = The next day begins { $time }.
tournament-next-day-by-staff = The next day begins when the house says so.
tournament-you-finished = You finished in place { $place }.
tournament-seat-at-once = You get a seat at once.
tournament-seat-then = Your table is ready at { $time }.
tournament-seat-when-staff = Your table is ready when the house begins.
tournament-seat-when-full = { $missing ->
    [one] Your table is ready when one more enters.
   *[other] Your table is ready when { $missing } more enter.
}
tournament-not-found = There is no such tournament
tournament-to-list = To the tournaments

tournament-clock = Level and time
tournament-blinds = Blinds
tournament-ante = Ante
tournament-big-blind-ante = Big-blind ante
tournament-next = Next
tournament-next-level = Next level
tournament-next-break = Next break
tournament-after-level = { $time }, after this level
tournament-break = Break
tournament-break-in = Break in { $time }
tournament-break-of = Break, { $time }
tournament-breaks = Breaks
tournament-breaks-hourly = before each full hour
tournament-pool-share = Prize money
tournament-of-buy-ins = { $part } of the buy-ins
tournament-of-pool = { $part } of the prize pool
tournament-special = Special prizes
tournament-special-first-out = { $amount } for the first player out
tournament-special-chips = { $amount } for the first with { $chips } chips
tournament-carried = For a later tournament
tournament-carried-here = From earlier tournaments
tournament-carried-added = what they carried on is added to the pool
tournament-bounty-split = Bounty on each head
tournament-bounty-left = { $won } for who wins it, { $left } onto that player's own head
tournament-bounty-whole = all of it for who wins it
tournament-bounty-chips = in chips of { $amount }
tournament-re-entries-count = Re-entries in the prizes
tournament-re-entries-per = { $count ->
    [one] each counts as an entry
   *[other] { $count } count as one entry
}
tournament-re-entries-none = they do not count as entries
tournament-prize-unit = Prizes
tournament-prize-unit-what = in multiples of { $amount }; a place that would get less is not paid
tournament-paid-places = Paid places
tournament-paid-places-of = { $places } of { $entries } entries
tournament-paid-places-fewer = { $places } of { $entries } entries (the pool is too small for more)
tournament-hands-left = { $hands ->
    [one] one hand left
   *[other] { $hands } hands left
}
tournament-hands-long = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
tournament-hand-for-hand = Hand-for-hand
tournament-last-rebuys = Last hands with rebuys: { $hands }
tournament-minutes = { $minutes } min
tournament-seconds = { $seconds } s
tournament-rank-title = Stacks
tournament-rank = Rank
tournament-rank-of = { $rank } of { $left }
tournament-your-stack = Your stack
tournament-left = Left
tournament-average = Average
tournament-largest = Largest

tournament-prizes = Prizes
tournament-pool-of = Pool { $amount }
tournament-added = The house adds { $amount }.
tournament-place = Place
tournament-prize = Prize
tournament-prize-next = With one more
tournament-to-money = { $players ->
    [one] One more must go out, then everybody who is left is paid at least { $amount }.
   *[other] { $players } more must go out, then everybody who is left is paid at least { $amount }.
}
tournament-in-money = In the money: at least { $amount }.
tournament-to-money-short = { $players ->
    [one] 1 to the money
   *[other] { $players } to the money
}
tournament-in-money-short = In the money
tournament-next-prize = { $players ->
    [one] When one more is out, everybody who is left gets at least { $amount }.
   *[other] When { $players } more are out, everybody who is left gets at least { $amount }.
}
tournament-undecided = { $players ->
    [one] One player is out, whose place the hands that are running decide.
   *[other] { $players } players are out, whose places the hands that are running decide.
}
tournament-next-prize-short = { $amount } or more for who is left when { $players } go
tournament-all-places = { $places ->
    [one] The one place
   *[other] All { $places } places
}
tournament-fewer = Fewer
tournament-prizes-open = Prizes change as long as entries are open.
tournament-prizes-dealt = The prizes were shared by a deal.
tournament-prizes-unknown = Prizes are known when enough players have entered.
tournament-structure = Structure
tournament-level-short = Level
tournament-length = Length
tournament-late-ends-here = Late entries end
tournament-all-levels = All { $levels } levels
tournament-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
}
tournament-table = Table { $number }
tournament-final-table = Final table
tournament-players = { $players ->
    [one] one player
   *[other] { $players } players
}
tournament-stacks = { $smallest } – { $largest }
tournament-all-tables = All { $tables } tables
tournament-leaders = In front
tournament-entered-players = Entered
tournament-player = Player
tournament-chips = Chips
tournament-worth = Worth (ICM)
tournament-rules = { $rules ->
    [one] The one rule in force
   *[other] The { $rules } rules in force
}
tournament-stack = Chips to begin with
tournament-late-stack = Chips of late entries
tournament-stack-from = from level { $level }: { $chips }
tournament-chips-now = { $chips } chips now
tournament-stack-at-start = at the start { $chips }
tournament-seats = Seats at a table
tournament-starts = Starts
tournament-entries = Entries
tournament-when-entered = when { $least } players have entered
tournament-entries-told = { $entries } ({ $least } to start, at most { $most })
tournament-entries-told-least = { $entries } ({ $least } to start)
tournament-late = Late entries
tournament-none = none
tournament-re-entry = Re-entry
tournament-rebuys = Rebuys
tournament-add-on = Add-on
tournament-times = { $times ->
    [one] once
   *[other] { $times } times
}
tournament-sale-rebuy = Rebuy
tournament-sale-add_on = Add-on
tournament-sale-re_entry = Re-entry
tournament-chips-for = { $chips } chips for { $amount }
tournament-until-level = until level { $level } ends
tournament-with-at-most = with at most { $chips } chips

tournament-buy = Buy for { $amount }
tournament-decline = No, thanks
tournament-offer-left = Time left:
tournament-chips-bought = The chips come to your stack.
tournament-not-enough = You have { $balance } in your wallet.
tournament-table-ready = Your table is ready.
tournament-moved = You have another table.
tournament-seat-at = { $name }: table { $table }, seat { $seat }.
tournament-brought-here = Your table is ready: table { $table }, seat { $seat }.
tournament-brought-over = { $why ->
    [balance] The tables are made even: you sit at table { $table }, seat { $seat }.
    [break] Your table was broken: you sit at table { $table }, seat { $seat }.
    [final_table] The final table: you sit in seat { $seat }.
    [staff] Staff have moved you: table { $table }, seat { $seat }.
    [day] Seats were drawn for the day: table { $table }, seat { $seat }.
    [round] You have won your table. The winners meet: table { $table }, seat { $seat }.
   *[other] You sit at table { $table }, seat { $seat }.
}
tournament-noted-break-began = { $name }: break until { $time }.
tournament-noted-break-ended = { $name }: the break is over.
tournament-noted-hand-for-hand = { $name }: all tables play hand-for-hand now.
tournament-noted-hand-for-hand-ended = { $name }: hand-for-hand is over.
tournament-noted-entries-closed = { $name }: entries are closed.
tournament-noted-paused = { $name } is paused.
tournament-noted-resumed = { $name } goes on.
tournament-noted-cancelled = { $name } is cancelled. What you get is in your wallet.
tournament-noted-last-hands = { $name }: { $hands ->
    [one] one more hand
   *[other] { $hands } more hands
} at every table, then the day is over.
tournament-noted-day-ending = { $name }: the day ends with the running hands.
tournament-noted-day-ended = { $name }: the chips are bagged; the day is over.
tournament-noted-stack-dropped = { $name }: the larger of your stacks goes on, { $chips } chips.

tournament-result = Result
tournament-place-of = place { $place } of { $entries }
tournament-see-result = See the result
tournament-share = Share
tournament-link-copied = The link is copied.

tournament-days = Days
tournament-day = Day { $day }
tournament-day-until-level = until the end of level { $level }
tournament-day-lasts = { $time } long
tournament-day-to-the-end = to the end
tournament-day-begins = begins { $time }
tournament-day-by-staff = begins when the house says so
tournament-day-now = now
tournament-day-done = over
tournament-best-stack = Who has a stack may play another flight: the larger stack goes on.
tournament-one-stack = Who has a stack enters no other flight.
tournament-flight = Flight
tournament-next-day = Next day
tournament-last-hands = Last hands of the day
tournament-day-ends = The last hand of the day
tournament-shootout = Shootout
tournament-shootout-what = Each table plays to its winner, and the winners meet.
tournament-shootout-tables = { $part }% of the pool is for the tables.
tournament-tickets = My tickets
tournament-ticket-to = An entry to { $name }
tournament-ticket-any = An entry to any tournament of { $house } at this price
tournament-ticket-until = valid until { $date }
tournament-ticket-won = An entry worth { $amount } is among your tickets, or you sit already.
tournament-pay-by = Pay by
tournament-pay-ticket = My ticket worth { $amount }
tournament-pay-wallet = Wallet
tournament-enter-by-ticket = Enter by ticket
tournament-buy-in = Buy-in: { $amount }
tournament-chips-in-proportion = { $chips } chips for { $amount }, and more in proportion.
tournament-disqualified = Disqualified
tournament-prize-lost = You were disqualified and lost your prize of { $amount }; { $paid } was taken from your wallet.
tournament-next-jump = Next jump
tournament-next-jump-of = { $players ->
    [one] { $amount } when one goes
   *[other] { $amount } when { $players } go
}
