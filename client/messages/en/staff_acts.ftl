# What staff do from their own page, and what players complain of.
staff-last-round = Last round
staff-add-seat = One more seat
staff-take-back-question = Ask no longer
staff-move = Change table
staff-move-title = Move a player from { $table }
staff-move-what = The player leaves when the running hand is over and is seated at the other table with the whole stack.
staff-move-otherwise = Also to another game, stake or limits
refused-plays-otherwise = { $table } has another game or stake. Say that the player is to play it.
refused-stack-outside-limits = This stack of { MONEY($stack) } is outside the limits there, { MONEY($least) } to { MONEY($most) }. Say that it is to be brought.
staff-move-to = To table
staff-move-act = Move the player to the table
staff-move-done = { $name } moves to { $table }.
staff-buy-in = Agreed buy-in
staff-buy-in-title = A buy-in outside the limits of { $table }
staff-buy-in-what = All players at the table are asked. When each has agreed, this player may buy in here once for exactly this amount.
staff-buy-in-act = Ask the players
staff-buy-in-done = The players of { $table } are asked.
player-other = The other player
player-document = Document
player-document-none = not seen yet
complaints-title = Complaints
complaints-what = Tell staff what is not right, for example that players help each other. Staff look into it, and their answer stands here.
complaints-text = What happened
complaints-about = Player or hand
complaints-send = Send to staff
complaints-sent = Staff have your complaint.
complaints-answer-act = Answer
complaints-answer-title = Answer to { $name }
complaints-answer-what = The player sees the answer; it is kept and is not changed again.
complaints-answered = The answer has been given.
staff-penalty = Penalty
staff-penalty-act = Give the penalty
staff-penalty-title = Penalty at { $table }
staff-penalty-what = The player is told the reason. Hands and time are served away from the cards; what is left goes with the player.
staff-penalty-what-bars = The player is told the reason, leaves the tables and may not come back before the time is over or staff end it.
staff-penalty-what-told = The player is told the reason, and it is kept. Nothing changes at the table by itself.
staff-penalty-kind = Kind
staff-penalty-hands = How many hands
staff-penalty-rounds = How many rounds of { $players } hands
staff-penalty-minutes = How many minutes
staff-penalty-minutes-or-open = How many minutes; 0 is until staff end it
staff-penalty-clause = Clause
staff-penalty-general = The house's general power
staff-penalty-hand-lost = The hand was ruled dead for it and counts where the house says so
staff-penalty-done = { $name } has the penalty.
staff-penalty-no-offence = None of these
staff-penalty-times = × { $times }
staff-penalty-counted = { $times ->
    [0] The first for this here, at the desk and in tournaments.
    [one] Penalised for this once before, at the desk and in tournaments.
   *[other] Penalised for this { $times } times before, at the desk and in tournaments.
}
staff-void-penalty = Given in error
staff-void-penalty-what = It does not count any more. It stays in the records, with the reason.
staff-end-penalty = End it
staff-end-penalty-title = End the penalty of { $name }
staff-end-penalty-what = Nothing more of it is served. The player is told, and it stays in the records.
staff-end-penalty-done = The penalty of { $name } is over.
staff-no-penalties = Nobody has had a penalty
staff-penalties-elsewhere = A penalty of a tournament stands at the player there, one of the live floor under People.
staff-penalty-left = { $left ->
    [one] { $left } hand left of { $hands }
   *[other] { $left } hands left of { $hands }
}
staff-penalty-until = until { $time }
staff-penalty-until-ended = until staff end it
staff-penalty-served = served
staff-penalty-ended = ended: { $reason }
staff-over-what = The player in line plays at the seat until its holder is back, and posts the new player’s blind. Markers of missed blinds stay with the holder.
staff-over-done = { $name } plays at seat { $seat }.
staff-seat-of = away: { $name }
staff-seat-in-line = In line
staff-broadcast-table = Tell the table
staff-broadcast-table-title = Tell those at { $table } something
staff-broadcast-table-what = Who sits at the table or looks at it sees this at once.
staff-broadcast-table-done = Told to those at { $table }.
staff-broadcast-tournament = Tell the players
staff-broadcast-tournament-title = Tell the players of { $name } something
staff-broadcast-tournament-what = Who has entered or follows a table of it sees this at once.
staff-broadcast-tournament-done = Told to the players of { $name }.

record-note-document = Document noted
record-note-contact = Player contacted
contact-not-reached = not reached
contact-keep-in-play = the chips stay in play
contact-give-up = the chips may be taken away
