# Private games: tables for friends, by an invitation link.

private-game = Private game
private-yours = Your private games
private-open = Open a private game
private-open-what = A table of your own. Your friends come by a link and need no account, a name is enough.
private-name = What the game is called
private-rulebook = By the rules of
private-stake = Stakes
private-money = What the chips stand for
private-money-play = Play money
private-money-settle_up = Settle up at the end
private-money-play-what = Chips are worth nothing; the game says who won.
private-money-settle_up-what = Chips are debts among friends: at the end the game says who pays whom. No money moves here.
private-adjust = Adjust stakes and rules
private-adjust-what = What you leave alone stays as the house has it. Buy-ins are counted in big blinds.
private-always = There is no rake, two are enough to play, and nobody has to bring a stack back.
private-faults = { $faults ->
    [one] One thing is not right yet:
   *[other] { $faults } things are not right yet:
}
private-amount-small-blind-cents = Small blind
private-amount-big-blind-cents = Big blind
private-amount-ante-cents = Ante
private-amount-bring-in-cents = Bring-in
private-amount-small-bet-cents = Small bet
private-amount-big-bet-cents = Big bet
private-amount-point-cents = A point

private-invite = Invite
private-link = Invitation link
private-link-what = Whoever has it can come in. Send it to your friends; the room keeps no copy.
private-link-unknown = This browser does not know the link; the room keeps no copy. Make a new one.
private-link-until = Good until { $until }.
private-copy = Copy
private-copied = The link is copied.
private-share = Share
private-link-new = New link
private-link-new-what = The link you sent before lets nobody in any more. Who is at the game already stays.
private-link-new-why = A new link

private-invited = You are invited
private-invited-by = { $host } invites you to play.
private-your-name = Your name
private-your-name-what = The others call you so. You need no account.
private-sit = Sit down
private-sit-as = Sit down as { $name }
private-no-link = No invitation
private-no-link-what = This address has no invitation in it. Open the link just as you were sent it.
private-no-way-in = This link lets you in no more
private-how-it-stands = How the game stands

private-not-found = No such game
private-is-over = over
private-is-paused = paused
private-host-says = The host says: { $why }
private-you-are-removed = The host has removed you from this game: { $why }. What you won or lost is kept.
private-to-table = To the table
private-people = Who is there
private-host = host
private-removed = removed
private-not-seated = not seated
private-lent = in for { $amount }
private-result = Won or lost
private-why = Why (everybody at the game may read it)
private-pause = Pause
private-pause-what = The running hand is played to its end, then no more are dealt until you go on.
private-pause-why = A short break
private-resume = Go on
private-resume-what = Hands are dealt again.
private-resume-why = The break is over
private-close = Close the game
private-close-what = Everybody leaves when the running hand is over, and the game is settled. This cannot be taken back.
private-close-why = That was it for tonight
private-remove = Remove
private-remove-what = { $name } leaves when the running hand is over and cannot come back unless you allow it. The link changes: send the new one to whoever has not come yet.
private-remove-why = Had to go
private-let-back = Let back
private-let-back-what = { $name } may come again, as the same person.
private-let-back-why = Welcome back

private-payments = Who pays whom
private-pays = { $payer } pays { $payee } { $amount }
private-pays-nobody = Nobody owes anybody anything.
private-payments-what = As few payments as can be. The room moves no money: pay each other as you like.

refused-link-wrong = This is no invitation of this room. Open the link just as you were sent it.
refused-link-over = This link was good for a time that is over. Ask the host for a new one.
refused-link-renewed = The host has made a new link since. Ask for that one.
refused-private-over = This game is over: its host has closed it.
refused-private-removed = The host has removed you from this game. What you won or lost is kept; ask the host to let you back.
refused-private-full = This game has let in as many people as the room allows.
refused-guest-elsewhere = You are a guest of a private game; for everything else here you need an account.
refused-guest-name = Say what the others should call you.
refused-guest-name-taken = Somebody at this table is called { $name } already, or it looks the same. Choose another name.
refused-no-such-game = There is no such private game. It may be over, or the address mistyped.
refused-not-the-host = Only the host of this game does that.
refused-private-off = The operator of this room allows no private games.
refused-private-money = Private games here are for play money.
refused-private-too-many = You have { $most } private games open already. Close one first.
refused-private-paused = No more hands are dealt already.
refused-private-not-paused = The game is not paused.
refused-not-at-game = That person is not at this game.
refused-not-removed = That person was not removed from this game.
refused-private-table = Nobody is moved to or from a private game, and the house gives no penalties there.
refused-buy-in-out-of-range = The buy-in here is { MONEY($least) } to { MONEY($most) }.
