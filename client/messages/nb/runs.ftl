# The board run more than once.

section-board-runs = Bordkort delt ut flere ganger
decision-board-runs-most = Høyst så mange ganger
decision-board-runs-asked = Hvem som spørres
decision-board-runs-answer-seconds = Tid til å svare
decision-board-runs-silence = Den som ikke svarer
decision-board-runs-cards = Kortene i hver omgang
decision-board-runs-pots = Potter i flere omganger

table-runs-what = All-in: hvor mange ganger kan bordkortene deles ut?
table-runs-times = { $runs ->
    [1] Én gang
    [2] To ganger
    [3] Tre ganger
   *[other] { $runs } ganger
}
table-deed-run = { $count ->
    [1] Én gang
    [2] To ganger
    [3] Tre ganger
   *[other] { $count } ganger
}
table-log-board-run-answered = { $mine ->
    [yes] Du lar bordkortene deles ut { $runs ->
      [1] én gang.
     *[other] { $runs } ganger.
    }
   *[no] { $name } lar bordkortene deles ut { $runs ->
      [1] én gang.
     *[other] { $runs } ganger.
    }
}
table-log-board-runs-set = { $runs ->
    [1] Bordkortene deles ut én gang.
    [2] Bordkortene deles ut to ganger.
   *[other] Bordkortene deles ut { $runs } ganger.
}
refused-no-run-asked = Ingen spør deg hvor mange ganger bordkortene kan deles ut.
refused-wrong-runs = Bordkortene kan deles ut én gang, eller opptil { $most } ganger.
refused-must-agree = Si hvor mange ganger bordkortene kan deles ut.

section-equity = Sjansene til all-in-hender
decision-equity-told = Hva som fortelles
decision-equity-counted-from = Hva det bygger på
table-chance = { $percent } %
table-log-chances-told = { $run ->
    [0] Sjanser
   *[other] Sjanser, bordkort { $run }
}{ $exact ->
    [yes] { "" }
   *[no] { "" } (omtrent)
}: { $chances }.

section-rabbit-hunt = Kort som ville ha kommet
decision-rabbit-hunt-shown = Når de vises
decision-rabbit-hunt-cards-shown = Hvilke kort
decision-rabbit-hunt-shown-to = Hvem som ser dem
table-board-rest = Ville ha kommet: { $cards }
table-log-rest-of-board-shown = Ville ha kommet: { $cards }.
