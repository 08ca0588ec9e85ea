# The board run more than once.

section-board-runs = Running the board more than once
decision-board-runs-most = Most runs of the board
decision-board-runs-asked = Who is asked
decision-board-runs-answer-seconds = Time to answer
decision-board-runs-silence = Who does not answer
decision-board-runs-cards = Cards of each run
decision-board-runs-pots = Pots of several runs

table-runs-what = All-in: how often may the board be run?
table-runs-times = { $runs ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] { $runs } times
}
table-deed-run = { $count ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] { $count } times
}
table-log-board-run-answered = { $mine ->
    [yes] You let the board be run { $runs ->
      [1] once.
      [2] twice.
     *[other] { $runs } times.
    }
   *[no] { $name } lets the board be run { $runs ->
      [1] once.
      [2] twice.
     *[other] { $runs } times.
    }
}
table-log-board-runs-set = { $runs ->
    [1] The board is run once.
    [2] The board is run twice.
   *[other] The board is run { $runs } times.
}
refused-no-run-asked = Nobody asks you how often the board may be run.
refused-wrong-runs = The board may be run once, or up to { $most } times.
refused-must-agree = Say how often the board may be run.

section-equity = Chances of all-in hands
decision-equity-told = What is told
decision-equity-counted-from = What it rests on
table-chance = { $percent }%
table-log-chances-told = { $run ->
    [0] Chances
   *[other] Chances on board { $run }
}{ $exact ->
    [yes] { "" }
   *[no] { "" } (about)
}: { $chances }.

section-rabbit-hunt = Cards that would have come
decision-rabbit-hunt-shown = When they are shown
decision-rabbit-hunt-cards-shown = Which cards
decision-rabbit-hunt-shown-to = Who sees them
table-board-rest = Would have come: { $cards }
table-log-rest-of-board-shown = Would have come: { $cards }.

section-bomb-pots = Bomb pots
decision-bomb-pots-begun = Who makes a hand one
decision-bomb-pots-open-hands = Hands for which the question stays open
decision-bomb-pots-asked-again = Hands until the table may be asked again
decision-bomb-pots-ante-big-blinds = Big blinds that each puts in
decision-bomb-pots-boards = Boards
decision-bomb-pots-pots = Pots on two boards
decision-bomb-pots-first-bets = When the betting begins
decision-bomb-pots-dealt-to = Who is dealt in
decision-bomb-pots-button = The button and the blinds
table-bomb-pot = Bomb pot
table-bomb-pot-of = Bomb pot, { $amount } each
table-bomb-pot-ahead = Next hand: bomb pot, { $amount } each
table-bomb-pot-ask = Ask for a bomb pot
table-bomb-pot-ask-what = If all agree, each puts { $amount } into the pot of the next hand. Nobody posts a blind, and the betting begins on the flop{ $boards ->
    [1] .
   *[other] , on two boards.
}
table-bomb-pot-not = No bomb pot after all
table-bomb-pot-asked = You have asked. { $count ->
    [0] Nobody has agreed so far.
    [one] One has agreed so far.
   *[other] { $count } have agreed so far.
}
table-question-bomb-pot = { $name } suggests a bomb pot next hand, for { $amount } each.
table-log-bomb-pot = { $boards ->
    [1] A bomb pot: { $amount } each, and the betting begins on the flop.
   *[other] A bomb pot on two boards: { $amount } each, and the betting begins on the flop.
}
table-log-bomb-pot-agreed = All agree: the next hand is a bomb pot.
table-log-bomb-pot-not = The next hand is no bomb pot: not all agree.
refused-no-bomb-pots = There are no bomb pots at this table.
refused-no-bomb-pot = Only a player at the table can ask for a bomb pot.
refused-bomb-pot-ahead = All have agreed to a bomb pot already.
refused-asked-lately = The table was asked a moment ago. Ask again { $hands ->
    [one] when one more hand is over.
   *[other] when { $hands } more hands are over.
}
refused-nobody-to-ask = Nobody else plays at the table.
