# The board run more than once.

section-board-runs = Board vyložený vícekrát
decision-board-runs-most = Nejvýše kolikrát
decision-board-runs-asked = Kdo je tázán
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

section-equity = Šance all-in listů
decision-equity-told = Co se sděluje
decision-equity-counted-from = Z čeho se počítá
table-chance = { $percent } %
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
