staff-as-of = As of { $time }
staff-stale = These figures are no longer live.
staff-drift = The books do not balance: { $accounts }
staff-payouts-paused = Payouts have stood still since { $time }: the books do not add up. Tables play on.
staff-payouts-differs = { $account }: { $expected } by the entries, { $found } found.
staff-payouts-more = And { $count } more.
staff-resume-payouts = Resume payouts
staff-resume-payouts-title = Resume payouts
staff-resume-payouts-what = All books are counted again first. If they still do not add up, payouts stay as they are.
staff-resume-payouts-done = Money is paid out again.
staff-clock-ahead = The room's time is { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} ahead of the machine's clock, because the room was once started with a wrong clock. Tournaments start and close so much earlier than announced. An operator can end it: the room stays closed for that long.
staff-tables = Tables
staff-players = Players
staff-books = Trial balance
staff-records = Records
staff-hands-dealt = { $hands ->
    [one] one hand dealt
   *[other] { $hands } hands dealt
}
staff-nobody = Nobody sits here.
staff-no-tables = No table is open
staff-no-player = No player has such a name
staff-no-records = Staff have done nothing yet
staff-online = online
staff-offline = offline
staff-find-player = Find a player
staff-more-players = There are more players than are listed: type a part of the name.
staff-at-tables = At tables
seat-state-playing = playing
seat-state-waiting-big-blind = waits for the blind
seat-state-sitting-out = away

staff-text = Text
staff-reason = Reason, kept in the records
staff-drain = Stop dealing
staff-drain-title = Stop dealing at { $table }
staff-drain-what = The table finishes its hand and deals no more. It can be reopened.
staff-drain-done = { $table } finishes its hand and deals no more.
staff-reopen = Reopen
staff-reopen-title = Reopen { $table }
staff-reopen-what = The table deals again.
staff-reopen-done = { $table } deals again.
staff-void = Void the hand
staff-void-title = Void the hand at { $table }
staff-void-what = The running hand counts for nothing: every stack is as it was at its start. This can't be undone; the next hand is dealt anew.
staff-void-done = The hand at { $table } is void.
staff-thaw = Restore the table
staff-thaw-title = Restore { $table }
staff-thaw-what = A fault of the program stopped this table. It is restored from the journal; a hand that was under way is void, and every stack is as it was at its start.
staff-thaw-done = { $table } goes on.
staff-broadcast = Broadcast
staff-broadcast-title = Tell everybody
staff-broadcast-what = Everybody in the room sees this at once.
staff-broadcast-done = Told to everybody.
staff-amount = Amount
staff-books-balance = The books balance: all accounts together are zero, and none drifts from its entries.
staff-books-drift = The books do not balance. All accounts together: { $sum }. Accounts that drift are marked.
staff-account = Account
staff-balance = Balance
staff-drift-column = Drift
staff-sum = Sum

record-drain = Dealing stopped
record-reopen = Reopened
record-change-seat = Seat changed
record-void-hand = Hand made void
record-thaw = Table restored
record-broadcast = Announced
record-credit = Credited
record-debit = Debited
account-kind-wallet = Wallet
account-kind-stack = Stack
account-kind-rake = Rake
account-kind-house = House
account-kind-mint = Money issued by the room
account-kind-owed-to-players = Owed to players
account-kind-ledger = The books
account-kind-charity = Charity
account-kind-held = Held for players
account-kind-in = On its way
account-kind-escrow = Held by tournaments
account-kind-ticket = Tournament tickets
account-kind-lent = Lent in private games
account-kind-claim = Given back in private games

player-manage = Manage
player-manage-name = Manage { $name }
player-closed = closed
player-held = Withheld
player-act = What to do
player-family = Games
player-credit = Credit the wallet
player-credit-what = Into the wallet. A mistake is corrected by a debit.
player-credit-done = { $name } was credited { $amount }.
player-debit = Debit the wallet
player-debit-what = Out of the wallet. A mistake is corrected by a credit.
player-debit-done = { $name } was debited { $amount }.
player-withhold = Withhold money
player-withhold-what = Taken off the wallet and kept in the player's name until it is released.
player-withhold-done = { $amount } of { $name } is withheld.
player-release = Release withheld money
player-release-what = Back into the wallet.
player-release-done = { $amount } went back to { $name }.
player-shut-out = Shut out of games
player-shut-out-what = The player can no longer join these games. It can be taken back.
player-shut-out-done = { $name } is shut out.
player-let-in = Let in again
player-let-in-what = The player can join these games again.
player-let-in-done = { $name } is let in again.
player-close = Close the account
player-close-what = The player is signed out everywhere, taken from every table and let in no more. The account can be opened again.
player-close-done = The account of { $name } is closed.
player-open = Open the account again
player-open-what = The player can sign in again.
player-open-done = The account of { $name } is open.
record-close-account = Account closed
record-open-account = Account opened
record-shut-out = Shut out
record-let-in = Let in again
record-withhold = Withheld
record-release = Released
staff-close = Close the table
staff-close-title = Close { $table }
staff-close-what = Everybody leaves with their stack, players in a running hand when it is over; then the table is closed.
staff-close-done = { $table } closes as soon as it is empty.
staff-open = Open a table
staff-open-what = The table is dealt by the rulebook of its house as it is in force now. Those in line are offered its seats first.
staff-open-done = The table is open.
staff-open-like = Open another
staff-template-what = All staff who open tables find it under this name, until somebody deletes it.
staff-template-table-name = Name of its tables ({"{number}"} counts; empty: as other tables)
staff-template-seats = Seats
staff-template-like = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
staff-template-by = { $name }, { $time }
staff-template-not-offered = not offered now
staff-template-open = Open
staff-template-open-title = Open tables by { $name }
staff-template-number = How many tables
staff-template-opened = The tables are open.
staff-template-delete-what = Tables that were opened by it stay as they are.
record-keep-template = Template kept
record-delete-template = Template deleted
staff-book-version = Rulebook version { $version }
staff-reload = Reload the rulebooks
staff-reload-what = Tables opened from now on go by what the files say now; tables that are open keep the book they were opened by. With a fault in any file nothing changes.
staff-reload-faults = { $count ->
    [one] One fault. The room keeps the rulebooks it has.
   *[other] { $count } faults. The room keeps the rulebooks it has.
}
staff-reload-line = { $file }, line { $line }
staff-reload-changed = a new version is in force
staff-reload-same = unchanged
record-open-table = Table opened
record-close-table = Table closed
record-reload-rulebooks = Rulebooks reloaded

staff-seat = Change seat
staff-seat-act = Move the player
staff-seat-title = Another seat at { $table }
staff-seat-what = The player moves at once, or when the running hand is over. The house's rulebook says what the change costs.
staff-seat-player = Player
staff-seat-to = To seat
staff-seat-done = { $name } moves to seat { $seat }.
staff-charge = Time charge
staff-charge-act = Change how it is paid
staff-charge-title = Time charge at { $table }
staff-charge-what = From the next hand on. What has been paid for already is not paid again.
staff-charge-of = Instead of
staff-charge-rake = Rake
staff-charge-jackpot = Jackpot drop
staff-charge-how = How it is paid
staff-charge-pots = From the pots
time-costs-where = At tables that charge by the time instead of from the pots:
staff-charge-each = { $what ->
    [jackpot] { $minutes ->
        [one] { $amount } from the whole table for every minute begun
       *[other] { $amount } from the whole table for every { $minutes } minutes begun
    }
   *[other] { $minutes ->
        [one] { $amount } from each player for every minute begun
       *[other] { $amount } from each player for every { $minutes } minutes begun
    }
}
staff-charge-done = { $table } pays otherwise from the next hand on.
staff-fund = Pay a bonus
staff-fund-title = A bonus from { $fund }
staff-fund-what = { $balance } lies in the fund. The bonus goes to the player's wallet.
staff-fund-done = { $name } gets { $amount }.

staff-search = Find players, hands, money
staff-search-act = Find
staff-found = Found: { $text }
staff-search-close = Close
staff-found-nothing = Nothing that you may see has this name or id.
staff-found-hands = Hands
staff-found-money = Money
staff-found-void = void
staff-found-waits = waits for a second member of staff
staff-found-declined = was declined
staff-found-over = has waited too long
staff-found-more = There is more. Type more to narrow it down.
