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
table-chance = { $percent } %
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
