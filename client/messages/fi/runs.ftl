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
table-chance = { $percent } %
table-log-chances-told = { $run ->
    [0] Mahdollisuudet
   *[other] Mahdollisuudet, boardi { $run }
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

section-bomb-pots = Pommipotit
decision-bomb-pots-begun = Kuka tekee jaosta pommipotin
decision-bomb-pots-open-hands = Jaot, joiden ajan kysymys on auki
decision-bomb-pots-asked-again = Jaot, ennen kuin pöydältä saa kysyä uudestaan
decision-bomb-pots-ante-big-blinds = Montako isoa blindiä kukin maksaa
decision-bomb-pots-boards = Pöytäkorttien määrä
decision-bomb-pots-pots = Potit kaksilla pöytäkorteilla
decision-bomb-pots-first-bets = Milloin panostaminen alkaa
decision-bomb-pots-dealt-to = Kenelle jaetaan
decision-bomb-pots-button = Nappi ja blindit
table-bomb-pot = Pommipotti
table-bomb-pot-of = Pommipotti, { $amount } kukin
table-bomb-pot-ahead = Seuraava jako: pommipotti, { $amount } kukin
table-bomb-pot-ask = Ehdota pommipottia
table-bomb-pot-ask-what = Jos kaikki suostuvat, kukin maksaa { $amount } seuraavan jaon pottiin. Kukaan ei maksa blindiä, ja panostaminen alkaa flopista{ $boards ->
    [1] .
   *[other] , kaksilla pöytäkorteilla.
}
table-bomb-pot-not = Ei sittenkään pommipottia
table-bomb-pot-asked = Olet ehdottanut. { $count ->
    [0] Kukaan ei ole vielä suostunut.
    [one] Yksi on suostunut.
   *[other] { $count } on suostunut.
}
table-question-bomb-pot = { $name } ehdottaa seuraavaksi pommipottia, { $amount } jokaiselta.
table-log-bomb-pot = { $boards ->
    [1] Pommipotti: { $amount } kukin, ja panostaminen alkaa flopista.
   *[other] Pommipotti kaksilla pöytäkorteilla: { $amount } kukin, ja panostaminen alkaa flopista.
}
table-log-bomb-pot-agreed = Kaikki suostuvat: seuraava jako on pommipotti.
table-log-bomb-pot-not = Seuraava jako ei ole pommipotti: kaikki eivät suostu.
refused-no-bomb-pots = Tässä pöydässä ei pelata pommipotteja.
refused-no-bomb-pot = Vain pöydässä pelaava voi ehdottaa pommipottia.
refused-bomb-pot-ahead = Kaikki ovat jo suostuneet pommipottiin.
refused-asked-lately = Pöydältä kysyttiin juuri. Kysy uudestaan { $hands ->
    [one] yhden jaon jälkeen.
   *[other] { $hands } jaon jälkeen.
}
refused-nobody-to-ask = Kukaan muu ei pelaa tässä pöydässä.
