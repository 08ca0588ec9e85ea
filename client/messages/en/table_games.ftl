# The table in games with up-cards, exchanges, choices and rows

table-bring-in = Bring-in { $amount }
table-complete-to = Complete to { $amount }
table-take-back = Take back
table-draw-what = Pick the cards to exchange, { $most } at most
table-draw-cards = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
}
table-stand-pat = Stand pat
table-discard-what = { $count ->
    [one] Pick the card to give up
   *[other] Pick the { $count } cards to give up
}
table-discard-cards = { $count ->
    [one] Give up one card
   *[other] Give up { $count } cards
}
table-offer-what = You are offered this card face up: { $card }. Keep it, or get another one face down.
table-offer-keep = Keep
table-offer-refuse = Refuse
table-choose-what = Choose the game of this hand
table-choose = Play { $game }
table-your-turn-else = { $what ->
    [discard] Your turn: give up cards. { $seconds } seconds.
    [draw] Your turn: exchange cards or stand pat. { $seconds } seconds.
    [answer] Your turn: keep or refuse the card offered. { $seconds } seconds.
    [choose] Your turn: choose the game. { $seconds } seconds.
    [run] Your turn: how often may the board be run? { $seconds } seconds.
   *[place] Your turn: place your cards. { $seconds } seconds.
}
table-deed-bring-in = Bring-in
table-deed-complete = Completes
table-deed-discard = Gives up { $count }
table-deed-draw = Draws { $count }
table-deed-pat = Stands pat
table-deed-place = Placed
table-choosing = The game is being chosen
table-rotation = { $game } · hand { $hand } of { $hands }
table-passed-over = { $name } sits this hand out by position
table-given-up = Given up: { $cards }
table-community = Card for all
table-up-cards = face up { $cards }
table-share-won = { $amount } { $share }
replay-street-card = Card { $number }
replay-street-first = First five
table-log-game-announced = { $game }: hand { $hand } of { $hands }.
table-log-game-chosen = { $mine ->
    [yes] You choose { $game }.
   *[no] { $name } chooses { $game }.
}
table-log-game-chosen-late = Nobody chose in time: the game is { $game }.
table-log-up-card-dealt = { $mine ->
    [yes] You get { $card } face up.
   *[no] { $name } gets { $card } face up.
}
table-log-community-card-dealt = The deck is short: { $card } is for all.
table-log-muck-reshuffled = { $count } cards are shuffled into the deck again.
table-log-board-first = First board card: { $cards }.
table-log-board-second = { $board }, { $street ->
    [flop] flop
    [turn] turn
   *[river] river
}: { $cards }.
table-log-bring-in-posted = { $mine ->
    [yes] You post the bring-in { $amount }.
   *[no] { $name } posts the bring-in { $amount }.
}
table-log-completed = { $mine ->
    [yes] You complete to { $amount }.
   *[no] { $name } completes to { $amount }.
}
table-log-discarded = { $mine ->
    [yes] You give up { $cards }.
   *[no] { $name } gives up { $cards }.
}
table-log-cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-log-stood-pat = { $mine ->
    [yes] You stand pat.
   *[no] { $name } stands pat.
}
table-log-drew = { $mine ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
table-log-offered-up = { $mine ->
    [yes] You are offered { $card }.
   *[no] { $name } is offered { $card }.
}
table-log-offer-accepted = { $mine ->
    [yes] You keep { $card }.
   *[no] { $name } keeps { $card }.
}
table-log-offer-refused = { $mine ->
    [yes] You refuse { $card }.
   *[no] { $name } refuses { $card }.
}
table-log-late = Out of time. { $sentence }
table-log-hand-mucked = { $mine ->
    [yes] You do not show.
   *[no] { $name } does not show.
}
table-log-pot-share = { $mine ->
    [yes] You win { $amount }: { $share }.
   *[no] { $name } wins { $amount }: { $share }.
}
table-log-cards-dealt = { $mine ->
    [yes] You get { $cards }.
   *[no] { $name } gets { $cards }.
}
table-log-cards-to-place = To place: { $cards }.
table-log-cards-placed = { $mine ->
    [yes] You place { $rows }.
   *[no] { $name } places { $rows }.
}
table-log-rows-scored = { $mine ->
    [yes] Your rows: { $rows }.
   *[no] Rows of { $name }: { $rows }.
}
table-log-rows-foul = { $mine ->
    [yes] Your hand is foul.
   *[no] { $name } has a foul hand.
}
table-log-hands-compared = { $name } against { $other }: { open-face-points }.
table-log-points-paid = { $name } pays { $amount } to { $other }.
table-log-result-settled = { $mine ->
    [yes] Your hand: { open-face-points }, { $amount }.
   *[no] { $name }: { open-face-points }, { $amount }.
}
open-face-front = Front
open-face-middle = Middle
open-face-back = Back
open-face-key-front = F
open-face-key-middle = M
open-face-key-back = B
open-face-empty = empty
open-face-bonus = royalty { $points }
open-face-take = Take back { $card }
open-face-put = { $row }, { $free ->
    [0] full
    [one] one place free
   *[other] { $free } places free
}
open-face-what = { $count ->
    [one] Place your card in a row
   *[other] Place your { $count } cards in rows
}
open-face-all-laid = All cards are laid out. Confirm, or take back.
open-face-to-place = Cards to place
open-face-confirm = Place
open-face-keys = Keys: digits take a card, { $front } front, { $middle } middle, { $back } back, Esc takes back, Enter places
open-face-wait = Your cards come on your turn.
open-face-foul = Foul
open-face-sits-out = Sits this hand out
open-face-not-in = Not in this hand
open-face-points = { $points } { $count ->
    [one] point
   *[other] points
}
open-face-how = How it was scored
open-face-pair = Hands
open-face-rows = Rows
open-face-sweep = Sweep
open-face-royalties = Royalties
open-face-total = Points
refused-no-such-card = That is no card of this deck.
refused-no-completion = There is no forced bet for you to complete.
refused-must-choose = Choose the game of this hand first.
refused-game-not-offered = That game cannot be chosen here.
refused-not-your-card = { $card } is not one of your cards.
refused-wrong-card-count = You named { $count } cards; name { $least } to { $most }.
refused-first-cards-wait = Place your first five cards first.
refused-first-cards-are-set = Your first cards are placed already.
refused-not-three-rows = A hand has three rows: front, middle and back.
refused-wrong-cards = Place exactly the cards you were dealt.
refused-no-such-row = There is no such row.
refused-row-is-full = That row is full.
