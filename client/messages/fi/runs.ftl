# The board run more than once.

section-board-runs = Pöytäkorttien jako useasti
decision-board-runs-most = Jakokertoja enintään
decision-board-runs-asked = Keneltä kysytään
decision-board-runs-answer-seconds = Vastausaika
decision-board-runs-silence = Joka ei vastaa
decision-board-runs-cards = Kunkin jaon kortit
decision-board-runs-pots = Potit useassa jaossa

table-runs-what = All-in: montako kertaa pöytäkortit saa jakaa?
table-runs-times = { $runs ->
    [1] Kerran
    [2] Kahdesti
    [3] Kolmesti
   *[other] { $runs } kertaa
}
table-deed-run = { $count ->
    [1] Kerran
    [2] Kahdesti
    [3] Kolmesti
   *[other] { $count } kertaa
}
table-log-board-run-answered = { $mine ->
    [yes] Suostut siihen, että pöytäkortit jaetaan { $runs ->
      [1] kerran.
      [2] kahdesti.
     *[other] { $runs } kertaa.
    }
   *[no] { $name } suostuu siihen, että pöytäkortit jaetaan { $runs ->
      [1] kerran.
      [2] kahdesti.
     *[other] { $runs } kertaa.
    }
}
table-log-board-runs-set = { $runs ->
    [1] Pöytäkortit jaetaan kerran.
    [2] Pöytäkortit jaetaan kahdesti.
   *[other] Pöytäkortit jaetaan { $runs } kertaa.
}
refused-no-run-asked = Sinulta ei kysytä, montako kertaa pöytäkortit saa jakaa.
refused-wrong-runs = Pöytäkortit voi jakaa kerran tai enintään { $most } kertaa.
refused-must-agree = Sano, montako kertaa pöytäkortit saa jakaa.

section-equity = All-in-käsien mahdollisuudet
decision-equity-told = Mitä kerrotaan
decision-equity-counted-from = Mihin se perustuu
table-chance = { $percent } %
table-log-chances-told = { $run ->
    [0] Mahdollisuudet
   *[other] Mahdollisuudet, pöytäkortit { $run }
}{ $exact ->
    [yes] { "" }
   *[no] { "" } (noin)
}: { $chances }.

section-rabbit-hunt = Kortit, jotka olisivat tulleet
decision-rabbit-hunt-shown = Milloin ne näytetään
decision-rabbit-hunt-cards-shown = Mitkä kortit
decision-rabbit-hunt-shown-to = Kuka ne näkee
table-board-rest = Olisi tullut: { $cards }
table-log-rest-of-board-shown = Olisi tullut: { $cards }.
