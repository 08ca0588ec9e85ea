# The board run more than once.

section-board-runs = Bordkort delt ut flere ganger
decision-board-runs-most = Høyst så mange ganger
decision-board-runs-asked = Hvem som spørres
decision-board-runs-answer-seconds = Tid til å svare
decision-board-runs-silence = Den som ikke svarer
decision-board-runs-cards = Kortene i hver omgang
decision-board-runs-pots = Potter i flere omganger

table-runs-what = All in: hvor mange ganger kan bordkortene deles ut?
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

section-equity = Sjansene til all in-hender
decision-equity-told = Hva som fortelles
decision-equity-counted-from = Hva det bygger på
table-chance = { $percent } %
table-log-chances-told = { $run ->
    [0] Sjanser
   *[other] Sjanser, board { $run }
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

section-bomb-pots = Bombepotter
decision-bomb-pots-begun = Hvem som gjør en hånd til en
decision-bomb-pots-open-hands = Antall hender spørsmålet står åpent
decision-bomb-pots-asked-again = Antall hender før bordet kan spørres igjen
decision-bomb-pots-ante-big-blinds = Big blinds hver legger inn
decision-bomb-pots-boards = Sett bordkort
decision-bomb-pots-pots = Potter på to sett bordkort
decision-bomb-pots-first-bets = Når innsatsene begynner
decision-bomb-pots-dealt-to = Hvem som får kort
decision-bomb-pots-button = Knappen og blinds
table-bomb-pot = Bombepott
table-bomb-pot-of = Bombepott, { $amount } hver
table-bomb-pot-ahead = Neste hånd: bombepott, { $amount } hver
table-bomb-pot-ask = Foreslå en bombepott
table-bomb-pot-ask-what = Hvis alle er enige, legger hver { $amount } i potten i neste hånd. Ingen legger blind, og innsatsene begynner på floppen{ $boards ->
    [1] .
   *[other] , på to sett bordkort.
}
table-bomb-pot-not = Likevel ingen bombepott
table-bomb-pot-asked = Du har spurt. { $count ->
    [0] Ingen har sagt ja ennå.
    [one] Én har sagt ja.
   *[other] { $count } har sagt ja.
}
table-question-bomb-pot = { $name } foreslår bombepott i neste hånd, { $amount } hver.
table-log-bomb-pot = { $boards ->
    [1] En bombepott: { $amount } hver, og innsatsene begynner på floppen.
   *[other] En bombepott på to sett bordkort: { $amount } hver, og innsatsene begynner på floppen.
}
table-log-bomb-pot-agreed = Alle er enige: neste hånd er en bombepott.
table-log-bomb-pot-not = Neste hånd er ingen bombepott: ikke alle er enige.
refused-no-bomb-pots = Det er ingen bombepotter ved dette bordet.
refused-no-bomb-pot = Bare en spiller ved bordet kan be om en bombepott.
refused-bomb-pot-ahead = Alle har allerede sagt ja til en bombepott.
refused-asked-lately = Bordet ble nettopp spurt. Spør igjen { $hands ->
    [one] når én hånd til er over.
   *[other] når { $hands } hender til er over.
}
refused-nobody-to-ask = Ingen andre spiller ved bordet.
