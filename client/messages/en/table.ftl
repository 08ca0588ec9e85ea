# Cards and what hands are called

rank-one = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [n9] nine
    [n8] eight
    [n7] seven
    [n6] six
    [n5] five
    [n4] four
    [n3] three
   *[n2] two
}
rank-many = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [n9] nines
    [n8] eights
    [n7] sevens
    [n6] sixes
    [n5] fives
    [n4] fours
    [n3] threes
   *[n2] twos
}
rank-of = { rank-many }
rank-set = { rank-many }
card-s = { $rank } of spades
card-h = { $rank } of hearts
card-d = { $rank } of diamonds
card-c = { $rank } of clubs
card-unknown = face-down card

hand-high_card = high card, { $one1 }
hand-pair = pair of { $many1 }
hand-two_pair = two pair, { $many1 } and { $many2 }
hand-three_of_a_kind = three of a kind, { $many1 }
hand-straight = straight, { $one1 } high
hand-flush = flush, { $one1 } high
hand-full_house = full house, { $many1 } full of { $many2 }
hand-four_of_a_kind = four of a kind, { $many1 }
hand-straight_flush = straight flush, { $one1 } high
hand-royal_flush = royal flush
hand-low = low { $ranks }

# The table

table-title = Table { $name }
table-seats = Seats
table-you = You
table-stack = stack { $amount }
table-bet = bet { $amount }
table-free-seat = Free seat
seat-move = Move to seat { $seat }
seat-move-now = Move here
seat-move-farther-owes-small-blind = Nearer to the next big blind the move is free. Farther from it you owe the small blind, or wait for the big blind.
seat-move-farther-owes-big-blind = Nearer to the next big blind the move is free. Farther from it you owe the big blind, or wait for it.
seat-move-when-over = You move when the hand is over.
seat-move-after-hand = You move to seat { $seat } when the hand is over.
table-take-seat = Free seat { $seat }: sit down here
table-move-to-seat = Free seat { $seat }: move here
table-dealer = Dealer
table-dealer-short = D
table-small-blind = Small blind
table-big-blind = Big blind
table-in-hand = has cards
table-on-turn = to act
table-time-bank = Time bank
table-time-bank-left = Time bank { $time }
table-pot = Pot
table-total = Total
table-main-pot = Main pot
table-side-pot = Side pot { $number }
table-pot-for = { $pot } for { $names }
table-board = Board
table-board-number = Board { $number }
table-board-empty = No board cards yet
table-your-cards = Your cards
table-winner = { $name } wins { $amount }
table-winners = { $name } share { $amount }
table-winners-count = { $count } players share { $amount }
table-you-have = Your hand: { $hand }
table-waiting-players = { $missing ->
    [one] Waiting for one more player
   *[other] Waiting for { $missing } more players
}
table-draining = No new hands are dealt: staff are closing this table
table-private-sit = Sit down
table-private-stopped = No hands are dealt just now: the host has paused the game or is closing it
table-private-game = Game
table-private-result = How the game stands
table-interrupted = Play was interrupted. It goes on when the players are back.
table-interrupted-hand = Play was interrupted. The hand goes on when the players in it are back.
table-closed = This table is closed
table-closed-what = Your chips are back in your wallet. The lobby has other tables.
table-no-decision = You are all-in: nothing more to decide
table-next-hand = Waiting for the next hand
table-void = Hand void
table-void-what = The hand was cancelled. Every stack is as it was at its start.
table-watching = You are watching. Hole cards are not shown.
table-closed-tournament = The tournament's page says how it goes on.
table-to-tournament = To the tournament
table-not-found = There is no such table
table-not-found-what = It may have been closed. The lobby has those that are open.
table-to-lobby = To the lobby
table-loading = Opening the table

table-deed-fold = Fold
table-deed-check = Check
table-deed-call = Call
table-deed-bet = Bet
table-deed-raise = Raise
table-deed-small = Small blind
table-deed-big = Big blind
table-deed-ante = Ante
table-deed-all-in = All-in
table-deed-won = Wins { $amount }

table-away-wish = Away
table-away-general = Away from all tables
table-away-skipped_big_blind = Away
table-away-clock = Away
table-away-disconnected = Away, no connection
table-away-no_chips = No chips
table-away-document = Document
table-away = Away
table-offline = No connection
table-waiting-blind = Waits for big blind
table-waiting-short = Waiting
table-waiting-blind-you = Your cards come with your next big blind.
table-document-waits = Your seat waits: show a valid document to the staff.
table-removed-in = Seat kept for { $time }

# The action bar

table-actions = Your decision
table-actions-at = Your decision at { $name }
table-fold = Fold
table-fold-anyway = Fold anyway?
table-fold-free = Checking is free.
table-check = Check
table-call = Call { $amount }
table-call-all-in = All-in { $amount }
table-bet-to = Bet { $amount }
table-raise-to = Raise to { $amount }
table-all-in-to = All-in { $amount }
table-no-raise = No raise
table-no-raise-why = Raising is not allowed here
table-amount = Amount
table-amount-range = { $least } to { $most }
table-amount-below = The least is { $least }
table-amount-above = The most is { $most }
table-amount-unread = Not an amount
table-less = Less
table-more = More
table-preset-blinds = { $size } BB
table-preset-times = { $size }×
table-preset-pot = { $size }%
table-preset-pot-full = Pot
table-preset-max = Max
table-preset-all-in = All-in
table-preset-says = Raise to { $amount }
table-ahead = Before your turn
table-ahead-check-fold = Check/​Fold
table-ahead-check = Check
table-ahead-call = Call { $amount }
table-ahead-fold = Fold
table-ahead-void = The price changed: your choice was taken back.
table-ahead-round = A new round began: your choice was taken back.
table-sent = Sent
table-repeated = Sent twice after a lost connection. It counted once.
table-kept = Still sending. Your decision is kept and counts once.
table-locked = The price has just changed
table-your-turn = { $price ->
    [free] Your turn: check is free. { $seconds } seconds.
   *[pay] Your turn: { $amount } to call. { $seconds } seconds.
}
table-to-act = { $name } to act
table-keys = Keys: F fold, C check or call, R raise, 1–9 presets, 0 the most, arrows amount, Enter confirm, B amounts in big blinds

# Controls

table-controls = Table controls
table-sit-out = Sit out
table-sit-out-next = Sitting out after this hand
table-sit-in = Come back
table-sit-in-all = Come back at all { $count } tables
table-skip-big-blind = Sit out at next big blind
table-top-up = Add chips
table-top-up-to = Stack after this hand: { $amount }
table-top-up-what = The chips are added as soon as no hand is running.
table-top-up-most = Up to { $amount } in all
table-top-up-full = Your stack is at the limit of this table.
table-top-up-empty = Your wallet is empty: there is nothing to add.
table-wallet = In your wallet { $amount }
table-add = Add { $amount }
table-leave = Leave
table-leave-now = Leave table
table-leave-give-up = Give up the hand
table-leave-after-hand = After this hand
table-leave-after = Leaving after this hand
table-stay = Stay
table-leave-ask = Leave { $name }?
table-leave-what = You are in a hand. Give it up, and nobody waits for you: you check where that is free, else fold. Or play it, and leave when it is over. Your chips go back to your wallet.
table-leave-what-now = You are in no hand and leave at once. Your chips go back to your wallet.
table-menu = Menu
table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-side-close = Close
table-chat-say = Say something
table-chat-send = Send
table-chat-quiet = Nobody has said anything.
table-chat-mute = Mute { $name }
table-chat-unmute = Hear { $name }
table-chat-muted = { $name } is muted
table-chat-watching = Take a seat to talk.
table-chat-paused = Chat waits while an all-in is run.
table-log-empty = What happens at the table is written here.
table-hand = Hand
table-hand-number = Hand { $number }
table-hand-info = About this hand
table-hand-id = Hand id
table-seal = Seal of the deck
table-seal-what = Published before the first card. After the hand you can check every card you saw against it.
table-proof-link = Replay and proof
table-rules = Rules
table-tabs = Your tables
table-tile = Side by side
table-tab-turn = { $name }, your turn
table-lost = No connection
table-lost-time = No connection. The house waits { $time } for you.
table-lost-seat = No connection. Your seat is kept.
table-lost-watch = No connection. Trying again.

# The log. "mine" is "yes" where the sentence is about the reader.

table-log-hand-started = Hand { $number }. { $dealer } is the dealer.
table-log-dealer-drawn = { $mine ->
    [yes] You drew the button.
   *[no] { $name } drew the button.
}
table-log-blind-posted = { $blind ->
    [entry] { $mine ->
        [yes] You post { $amount } to come in.
       *[no] { $name } posts { $amount } to come in.
    }
   *[other] { $mine ->
        [yes] You post the { $blind } blind { $amount }.
       *[no] { $name } posts the { $blind } blind { $amount }.
    }
}
table-log-ante-posted = { $mine ->
    [yes] You post the ante { $amount }.
   *[no] { $name } posts the ante { $amount }.
}
table-log-hole-seen = Your cards: { $cards }.
table-log-board-dealt = { $street ->
    [flop] Flop: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
table-log-folded = { $automatic ->
    [no] { $mine ->
        [yes] You fold.
       *[no] { $name } folds.
    }
    [clock] { $mine ->
        [yes] Your time ran out: folded for you.
       *[no] { $name } ran out of time: fold.
    }
    [disconnected] { $mine ->
        [yes] You had no connection: folded for you.
       *[no] { $name } has no connection: fold.
    }
   *[left] { $name } has left: fold.
}
table-log-checked = { $automatic ->
    [no] { $mine ->
        [yes] You check.
       *[no] { $name } checks.
    }
    [clock] { $mine ->
        [yes] Your time ran out: checked for you.
       *[no] { $name } ran out of time: check.
    }
    [disconnected] { $mine ->
        [yes] You had no connection: checked for you.
       *[no] { $name } has no connection: check.
    }
   *[left] { $name } has left: check.
}
table-log-called = { $mine ->
    [yes] You call { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } calls { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-bet = { $mine ->
    [yes] You bet { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } bets { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-raised = { $mine ->
    [yes] You raise to { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } raises to { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-uncalled-returned = { $mine ->
    [yes] Nobody called { $amount }: it is yours again.
   *[no] Nobody called { $amount }: back to { $name }.
}
table-log-time-bank-started = { $mine ->
    [yes] Your time bank runs.
   *[no] { $name } uses the time bank.
}
table-log-hand-shown = { $hand ->
    [none] { $mine ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
   *[other] { $mine ->
        [yes] You show { $cards }: { $hand }.
       *[no] { $name } shows { $cards }: { $hand }.
    }
}
table-log-rake-taken = Rake { $amount }.
table-log-pot-awarded = { $mine ->
    [yes] You win { $amount }{ $pot ->
        [0] .
       *[other] {" "}from side pot { $pot }.
    }
   *[no] { $name } wins { $amount }{ $pot ->
        [0] .
       *[other] {" "}from side pot { $pot }.
    }
}
table-log-hand-ended = Hand over.
table-log-hand-restated = A mistake was put right: the hand is told again.
table-log-hand-voided = { $reason ->
    [staff] Staff made the hand void: all bets go back.
   *[fault] The hand is void after a fault: all bets go back.
}
table-log-player-seated = { $mine ->
    [yes] You sit down with { $amount }.
   *[no] { $name } sits down with { $amount }.
}
table-log-topped-up = { $mine ->
    [yes] You add { $amount }.
   *[no] { $name } adds { $amount }.
}
table-log-sat-out = { $reason ->
    [clock] { $mine ->
        [yes] You are sitting out after your time ran out.
       *[no] { $name } is sitting out after running out of time.
    }
    [disconnected] { $mine ->
        [yes] You are sitting out after the connection broke.
       *[no] { $name } is sitting out after the connection broke.
    }
    [no_chips] { $mine ->
        [yes] You have no chips and are sitting out.
       *[no] { $name } has no chips and is sitting out.
    }
    [document] { $mine ->
        [yes] You get your seat once staff have seen your document.
       *[no] { $name } gets the seat once staff have seen a document.
    }
   *[wish] { $mine ->
        [yes] You are sitting out.
       *[no] { $name } is sitting out.
    }
}
table-log-sat-in = { $waits ->
    [yes] { $mine ->
        [yes] You are back and wait for the big blind.
       *[no] { $name } is back and waits for the big blind.
    }
   *[no] { $mine ->
        [yes] You are back.
       *[no] { $name } is back.
    }
}
table-log-disconnected = { $mine ->
    [yes] Your connection broke.
   *[no] { $name } lost the connection.
}
table-log-reconnected = { $mine ->
    [yes] You are connected again.
   *[no] { $name } is connected again.
}
table-log-player-left = { $reason ->
    [sat_out_too_long] { $name } was away too long and left the table.
    [general_sit_out] { $name } was away too long and left the table.
    [no_chips] { $name } has no chips and left the table.
    [staff] Staff took { $name } from the table.
    [host] The host took { $name } from the table.
   *[wish] { $mine ->
        [yes] You left the table.
       *[no] { $name } left the table.
    }
}
table-log-play-awaited = { $missing ->
    [one] Waiting for one more player.
   *[other] Waiting for { $missing } more players.
}
table-log-play-interrupted = Play was interrupted: the table waits for its players.
table-log-play-resumed = Play goes on.
table-log-table-drained = { $reason ->
    [host] No more hands until the host goes on.
   *[staff] Staff are closing the table: no new hands.
}
table-log-table-reopened = The table is open again.
table-ahead-call-any = Call any
table-waiting-hands = { $hands ->
    [0] {""}
    [1] That is the next hand.
   *[other] That is in about { $hands } hands.
}
table-rebuy = Buy in for { $amount } and play
table-rebuy-other = Another amount
hand-kickers = { $hand }, { $count ->
    [one] kicker
   *[other] kickers
} { $kickers }
unit = Amounts
unit-chips = Chips
unit-blinds = Big blinds
unit-how = For stacks, bets and pots; press B to change it. Kept in this browser.
table-blinds = { $size } BB
table-presets = Set the presets
table-preset-add = Keep { $size } ({ $amount })
table-preset-remove = Remove { $size }
table-last-hand = Last hand
table-last-hand-none = You have not played a hand to its end at this table yet.
table-leave-at-blind = At my next big blind
table-leave-at-blind-what = At your next big blind: you play on until it is your turn to pay it, and leave instead. Keep this page open.
table-leaving-at-blind = Leaving at the next big blind
table-one-by-one = Next to act
table-stack-what = One table at a time: the one that is to act comes to the front
react = React
reacted = { $name }: { $reaction }
reaction-smile = Smile
reaction-laugh = Laugh
reaction-surprised = Surprised
reaction-sad = Sad
reaction-cool = Cool
reaction-heart = Heart
reaction-clover = Good luck
reaction-crown = Well played
table-show-cards = Show your cards
table-show-these = Show { $cards }
table-show-both = Show both
table-show-all = Show all
table-focus = One large
table-focus-what = The table that is to act large, the others small beside it
table-to-front = Bring { $table } to the front
table-time-bank-kept = Time bank kept
table-time-bank-kept-what = Your time bank is kept: when your time is over, you check or fold. Press to let it begin by itself.
table-time-bank-used-what = Your time bank begins by itself when your time is over. Press to keep it.
table-time-bank-by-itself = Use my time bank when my time is over
table-time-bank-use = Use time bank
table-time-bank-use-what = Your time bank runs after this turn’s time (key T). You keep what is left of it.
