# Mitä jakaja tekee askel askeleelta, kun kortit korjataan. Pelaajat lasketaan jakojärjestyksessä.

step-leave-burns-and-muck = Polttokortit ja pois heitetyt kortit jäävät paikoilleen.
step-take-back-board = { $cards ->
    [one] Pöydän viimeinen kortti palautetaan pakan päälle.
   *[other] Pöydän { $cards } viimeistä korttia palautetaan pakan päälle, viimeksi jaettu ensin.
}
step-take-back-burns = { $cards ->
    [one] Viimeinen polttokortti palautetaan pakan päälle.
   *[other] { $cards } viimeistä polttokorttia palautetaan pakan päälle, viimeksi poltettu ensin.
}
step-take-back-aside = { $cards ->
    [one] Sivuun siirretty kortti palautetaan pakkaan.
   *[other] Sivuun siirretyt { $cards } korttia palautetaan pakkaan.
}
step-take-back-from-all = Jokaisen pelaajan viimeinen kortti palautetaan pakan päälle, viimeksi jaettu ensin.
step-take-back-from-some = Jakojärjestyksessä: { $players ->
    [one] pelaajan { $who } viimeinen kortti palautetaan pakan päälle.
   *[other] pelaajien { $who } viimeiset kortit palautetaan pakan päälle, viimeksi jaettu ensin.
}
step-set-aside = { $cards ->
    [one] Liian aikaisin jaettu kortti siirretään sivuun, erilleen polttokorteista ja pois heitetyistä korteista.
   *[other] Liian aikaisin jaetut { $cards } korttia siirretään sivuun, erilleen polttokorteista ja pois heitetyistä korteista.
}
step-mix-board = Pöydän { $cards } viimeistä korttia käännetään nurin ja sekoitetaan pöydällä.
step-draw-next-burn = Henkilökunta poistaa niistä yhden: se pannaan kuvapuoli alaspäin pakan päälle seuraavaksi polttokortiksi. Muut jäävät pöytään kuvapuoli ylöspäin.
step-extra-is-next-burn = Ylimääräinen kortti pannaan kuvapuoli alaspäin pakan päälle seuraavaksi polttokortiksi.
step-pick-up-deck = Pakka otetaan takaisin käteen.
step-rebuild-deck = Pakka kootaan uudelleen niin tarkasti kuin mahdollista.
step-shuffle-deck = Loppupakka sekoitetaan.
step-shuffle-on-table = Loppupakka sekoitetaan nostamatta sitä pöydästä.
step-cut-deck = Pakka leikataan.
step-burn-cards = { $cards ->
    [one] Poltetaan yksi kortti.
   *[other] Poltetaan { $cards } korttia.
}
step-deal-board = { $cards ->
    [one] Pöytään jaetaan yksi kortti kuvapuoli ylöspäin.
   *[other] Pöytään jaetaan { $cards } korttia kuvapuoli ylöspäin.
}
step-deal-up-to-all = { $cards ->
    [one] Jokainen mukana oleva pelaaja saa yhden avoimen kortin.
   *[other] Jokainen mukana oleva pelaaja saa { $cards } avointa korttia.
}
step-deal-down-to-all = { $cards ->
    [one] Jokainen mukana oleva pelaaja saa yhden kortin nurin.
   *[other] Jokainen mukana oleva pelaaja saa { $cards } korttia nurin.
}
step-deal-up-to-some = Jakojärjestyksessä: { $players ->
    [one] pelaaja { $who } saa
   *[other] pelaajat { $who } saavat kukin
} { $cards ->
    [one] yhden avoimen kortin
   *[other] { $cards } avointa korttia
}.
step-deal-down-to-some = Jakojärjestyksessä: { $players ->
    [one] pelaaja { $who } saa
   *[other] pelaajat { $who } saavat kukin
} { $cards ->
    [one] yhden kortin nurin
   *[other] { $cards } korttia nurin
}.
step-turn-up = Jakojärjestyksessä: pelaajan { $who } umpikortti numero { $place } käännetään avoimeksi.
step-gather-all = Kaikki kortit kerätään.
step-deal-anew = Jako uusitaan.
step-finish-round = Panostuskierros pelataan loppuun.
step-exchange = Kortit vaihdetaan tavalliseen tapaan; ennen vaihtoa poltetaan kortti.
step-play-round = Pelataan seuraava panostuskierros.
step-no-round = Panostuskierrosta ei enää pelata.
step-showdown-now = Siirrytään suoraan korttien näyttöön.
