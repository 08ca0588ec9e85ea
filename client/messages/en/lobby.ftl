lobby-title = Cash games
lobby-guest = You are watching. With an account you can take a seat.
lobby-guest-demo = You are watching a demo room with play money. With an account you can take a seat; it starts with play money.
lobby-players = Players
lobby-waiting = Waiting
lobby-pot = Avg pot
lobby-hands = Hands/h
lobby-buy-in = Buy-in
lobby-playing = playing
lobby-filters = What is shown
lobby-more-filters = More filters
lobby-game = Game
lobby-kind-all = All
lobby-kind-holdem = Hold'em
lobby-kind-omaha = Omaha
lobby-kind-banzai = Banzai
lobby-highest = Stakes up to
lobby-any-stake = Any
lobby-form = Limit
lobby-any-form = Any
lobby-seats = Seats
lobby-seats-any = Any
lobby-seats-two = Heads-up
lobby-seats-short = 3 to 6
lobby-seats-full = 7 and more
lobby-busy = Only with players
lobby-join = Join
lobby-join-pool = Join { $pool }
lobby-your-place = No. { $place } in line
lobby-leave-queue = Leave the line
lobby-show-tables = tables of { $pool }
lobby-of-seats = { $players }/{ $seats }
lobby-table-pace = pot { $pot }, { $hands } hands/h
lobby-watch = Watch
lobby-go-to-table = Go to table
lobby-no-tables = No table is open. Join, and the room opens one.
lobby-no-games = No games are offered
lobby-no-games-what = The house has opened no stakes. Look again later.
lobby-none-shown = No stake fits what you chose
lobby-show-all = Show all
table-state-waiting = waiting
table-state-running = dealing
table-state-draining = closing
table-state-frozen = stopped by a fault
table-state-closed = closed

join-buy-in = Buy-in
join-buy-in-slider = Buy-in, slider
join-least = Least { $amount }
join-most = Most { $amount }
join-range = Between { $least } and { $most }.
join-bound-exactly = You left with { $stack } a while ago: here you must bring exactly that again, until { $until }.
join-bound-otherwise = You left with { $stack } a while ago: here you must bring exactly { $amount } of it now, until { $until }.
join-bound-at-least = You left with { $stack } a while ago: here you must bring at least { $amount } again, until { $until }.
join-bound-allowed = You were taken from a table with { $stack }: until { $until } you may bring that here, also outside the limits.
join-wallet = In your wallet
join-wallet-after = Left after the buy-in
join-draw = The room draws your table and seat.
join-seat = Your seat
join-seat-any = Any seat
join-seat-at = Seat { $seat } at { $table }
join-seat-drawn = You cannot choose seat { $seat }: here the room draws the table and the seat.
join-queue = When no seat is free you wait in line; no money is moved until you sit.
join-entry = At a running table your first cards come with the big blind.
join-entry-next-hand = At a running table your first cards come with the next hand.
join-now = Join with { $amount }
join-waiting = You are in line for { $pool }. The seat is offered to you here.
join-not-enough = This stake needs { $least }; your wallet has { $balance }.
join-not-enough-what = Choose a smaller stake, or ask the house.
join-not-enough-demo = Choose a smaller stake, or have staff credit play money.
lobby-house = House
lobby-stake = Stakes
lobby-all-houses = All
lobby-houses = { $houses } houses
lobby-withdrawn = no longer offered
lobby-running = Running now
lobby-play-now = Play now
lobby-play-now-at = Play now: { $pool }
lobby-favourites = Favourites
lobby-favourite = Favourite: { $pool }
lobby-favourite-short = Favourite
lobby-all-games = All games
lobby-free-seats = { $free ->
    [one] { $free } free
   *[other] { $free } free
}
lobby-seats-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
lobby-playing-here = { $players ->
    [one] { $players } playing
   *[other] { $players } playing
}
lobby-preview = Who sits at { $table }
lobby-preview-empty = Nobody sits here.
lobby-tab-cash = Cash games
lobby-tab-tournaments = Tournaments
lobby-tab-sit-and-go = Sit & go
lobby-tab-hexapro = HexaPro
lobby-flop = Flop
lobby-table-pace-flop = pot { $pot }, { $hands } hands/h, { $flop } see the flop
lobby-find = Find a player
lobby-find-name = Whole name
lobby-find-go = Find
lobby-find-nowhere = { $name } sits at no cash table now.
lobby-find-plays = { $name } plays here:
lobby-find-what = Players are found who allow it in their settings.
