cashier-title = Cashier
cashier-wallet = In your wallet
cashier-on-tables = On tables
cashier-together = Total
cashier-chart = Your wallet over the last { $lines ->
    [one] entry
   *[other] { $lines } entries
}
cashier-lines = Your account, newest first
cashier-when = When
cashier-what = What
cashier-amount = Amount
cashier-balance = Wallet after
cashier-empty = Nothing has moved yet. Join a table in the lobby.
entry-welcome = Starting balance
entry-buy-in = Buy-in
entry-top-up = Top-up
entry-top-up-returned = Top-up returned
entry-returned = Came back from the table
entry-entry = Tournament entry
entry-entry-returned = Tournament entry returned
entry-fee-returned = Tournament fee returned
entry-rebuy = Chips bought in a tournament
entry-prize = Prize
entry-bounty = Bounty
entry-bounty-returned = Bounty returned
entry-taken = Taken to the table
entry-fee = Tournament fee
entry-cash-out = Back from the table
entry-cash-back = Cash paid back
entry-hand = Hand
entry-credit = Credited by staff
entry-debit = Debited by staff
entry-charity = To charity after 90 days
entry-ticket = Tournament ticket
entry-taken-back = Prize lost again
