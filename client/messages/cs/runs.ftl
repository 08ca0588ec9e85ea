# The board run more than once.

section-board-runs = Board vyložený vícekrát
decision-board-runs-most = Nejvýše kolikrát
decision-board-runs-asked = Kdo je dotázán
decision-board-runs-answer-seconds = Čas na odpověď
decision-board-runs-silence = Kdo neodpoví
decision-board-runs-cards = Karty každého vyložení
decision-board-runs-pots = Banky při více vyloženích

table-runs-what = All-in: kolikrát se smí vyložit board?
table-runs-times = { $runs ->
    [1] Jednou
    [2] Dvakrát
    [3] Třikrát
   *[other] { $runs }krát
}
table-deed-run = { $count ->
    [1] Jednou
    [2] Dvakrát
    [3] Třikrát
   *[other] { $count }krát
}
table-log-board-run-answered = { $mine ->
    [yes] Souhlasíte, aby se board vyložil { $runs ->
      [1] jednou.
      [2] dvakrát.
     *[other] { $runs }krát.
    }
   *[no] { $name } souhlasí, aby se board vyložil { $runs ->
      [1] jednou.
      [2] dvakrát.
     *[other] { $runs }krát.
    }
}
table-log-board-runs-set = { $runs ->
    [1] Board se vykládá jednou.
    [2] Board se vykládá dvakrát.
   *[other] Board se vykládá { $runs }krát.
}
refused-no-run-asked = Nikdo se vás neptá, kolikrát se smí vyložit board.
refused-wrong-runs = Board se smí vyložit jednou, nebo až { $most }krát.
refused-must-agree = Řekněte, kolikrát se smí vyložit board.

section-equity = Šance při all-inu
decision-equity-told = Co se sděluje
decision-equity-counted-from = Z čeho se počítá
table-chance = { $percent } %
table-log-chances-told = { $run ->
    [0] Šance
   *[other] Šance, board { $run }
}{ $exact ->
    [yes] { "" }
   *[no] { "" } (asi)
}: { $chances }.

section-rabbit-hunt = Karty, které by přišly
decision-rabbit-hunt-shown = Kdy se ukážou
decision-rabbit-hunt-cards-shown = Které karty
decision-rabbit-hunt-shown-to = Kdo je uvidí
table-board-rest = Přišlo by: { $cards }
table-log-rest-of-board-shown = Přišlo by: { $cards }.

section-bomb-pots = Bomb poty
decision-bomb-pots-begun = Kdo z handy udělá bomb pot
decision-bomb-pots-open-hands = Počet hand, po které otázka platí
decision-bomb-pots-asked-again = Počet hand, než se lze stolu ptát znovu
decision-bomb-pots-ante-big-blinds = Kolik velkých blindů každý vloží
decision-bomb-pots-boards = Boardy
decision-bomb-pots-pots = Banky na dvou boardech
decision-bomb-pots-first-bets = Kdy začínají sázky
decision-bomb-pots-dealt-to = Komu se rozdává
decision-bomb-pots-button = Button a blindy
table-bomb-pot = Bomb pot
table-bomb-pot-of = Bomb pot, každý { $amount }
table-bomb-pot-ahead = Příští handa: bomb pot, každý { $amount }
table-bomb-pot-ask = Navrhnout bomb pot
table-bomb-pot-ask-what = Pokud všichni souhlasí, každý vloží { $amount } do banku příští handy. Nikdo nevkládá blind a sázky začínají na flopu{ $boards ->
    [1] .
   *[other] , na dvou boardech.
}
table-bomb-pot-not = Přece jen žádný bomb pot
table-bomb-pot-asked = Navrhli jste to. { $count ->
    [0] Zatím nikdo nesouhlasil.
    [one] Zatím souhlasil jeden.
    [few] Zatím souhlasili { $count }.
   *[other] Zatím souhlasilo { $count }.
}
table-question-bomb-pot = { $name } navrhuje na příští handu bomb pot, každý za { $amount }.
table-log-bomb-pot = { $boards ->
    [1] Bomb pot: každý { $amount }, sázky začínají na flopu.
   *[other] Bomb pot na dvou boardech: každý { $amount }, sázky začínají na flopu.
}
table-log-bomb-pot-agreed = Všichni souhlasí: příští handa je bomb pot.
table-log-bomb-pot-not = Příští handa není bomb pot: nesouhlasí všichni.
refused-no-bomb-pots = U tohoto stolu se bomb poty nehrají.
refused-no-bomb-pot = O bomb pot může požádat jen hráč u stolu.
refused-bomb-pot-ahead = Všichni už s bomb potem souhlasili.
refused-asked-lately = Stůl byl dotázán právě teď. Zeptejte se znovu { $hands ->
    [one] po jedné další handě.
    [few] po { $hands } dalších handách.
   *[other] po { $hands } dalších handách.
}
refused-nobody-to-ask = U stolu nehraje nikdo další.
