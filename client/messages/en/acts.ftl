table-question-jackpot-by-time = Staff ask all players: shall the table pay { $amount } for the jackpot for every { $minutes } minutes begun, instead of a drop from each hand?
table-question-buy-in = Staff ask all players: may { $name } buy in for { $amount }, outside the limits of the table?
table-question-agree = Agree
table-question-decline = Do not agree
table-question-agreed = { $count } have agreed so far.
table-last-hands = Last round: { $hands } to be dealt
table-log-last-round-announced = Staff announce the last round, hands to come: { $hands }.
table-log-seat-added = Staff let one more player sit: the table has { $seats } seats.
table-log-consent-given = { $mine ->
    [yes] You agree.
   *[no] { $name } agrees.
}
table-log-all-answered = { $outcome ->
    [agreed] All have agreed.
    [declined] Not all agree: it stays as it was.
   *[other] Staff ask no longer.
}
staff-last-round-title = The last round at { $table }
staff-last-round-what = One hand more for each who plays now, then the table deals no more. It can be reopened.
staff-last-round-done = The last round at { $table } is announced.
staff-add-seat-title = One more seat at { $table }
staff-add-seat-what = The table keeps it for as long as it is open. Who is first in line is offered it.
staff-add-seat-done = { $table } has one seat more.
staff-take-back-question-title = Ask no longer at { $table }
staff-take-back-question-what = The players are waiting to be heard; taken back, everything stays as it was.
staff-take-back-question-done = The players of { $table } are asked no longer.
staff-asking = All players are being asked
record-last-round = Last round announced
record-add-seat = One seat more
record-ask-all = All players asked
record-take-back-question = Question taken back
record-move-player = Player moved
record-run-tournaments = Tournament run by staff
record-keep-apart = Kept apart
record-let-together = Kept apart no longer
record-note-identity = Identity noted
record-answer-complaint = Complaint answered
record-resume-payouts = Resumed payouts
player-keep-apart = Keep apart from a player
player-keep-apart-what = The two are never seated at one table. Where both sit now, this player leaves when the hand is over.
player-keep-apart-done = { $name } and the other player are kept apart.
player-let-together = Let play with a player again
player-let-together-what = The two may sit at one table again.
player-let-together-done = { $name } may sit with the other player again.
player-identity = Note a document
player-identity-what = That you have seen a valid document of this player, and which kind. Nothing out of it is kept.
player-identity-done = It is noted that { $name } showed a document.
document-identity-card = identity card
document-passport = passport
document-driving-licence = driving licence
document-other = another document
staff-complaints = Complaints
complaints-none = There is no complaint.
complaints-waiting = being looked into
complaints-answer = Answer
complaints-by = { $name }, { $time }
account-of-age = I am { $years } years old or more.
account-of-age-wanted = This house asks for it: only persons of { $years } years and more may play.
refused-asking-already = The players already have a question to answer.
refused-question-over = That question is over; look at the one that is asked now.
refused-not-asked = Nobody asks you anything now.
refused-no-agreed-buy-in = This house allows no buy-in outside its limits.
refused-last-round-already = Staff have already announced the last round.
refused-nobody-plays = Too few players are at this table for a round.
refused-no-more-seats = This table can't have more than { $seats } seats.
refused-same-table = The player already sits at this table.
refused-other-house = Staff can move a player only between tables of one house.
refused-moving-already = The player is already on the way to another table.
refused-kept-apart = The house keeps you and somebody at this table apart.
refused-apart-already = These two are kept apart already.
refused-not-apart = These two are not kept apart.
refused-same-player = Name two different players.
refused-not-of-age = Players here must be { $years } or older.
refused-no-such-document = There is no such kind of document.
refused-no-such-complaint = There is no such complaint.
refused-answered-already = Staff have already answered this complaint.
refused-complaints-enough = Staff are looking into your complaints. Wait for an answer.
