# Mitä pöydässä sanotaan väärin poltetuista ja väärin jaetuista korteista.

burn-is-right = Poltto on oikein: kortit pysyvät.
burn-corrected = Poltto korjataan: kortit palautetaan siinä järjestyksessä kuin ne olivat ja jaetaan uudelleen.
burn-corrected-acted = Poltto korjataan: kortit palautetaan siinä järjestyksessä kuin ne olivat ja jaetaan uudelleen. Niillä jo tehty toiminta ei päde: merkit palautetaan ja panostus alkaa alusta.
burn-board-stands = Polttoa ei enää korjata: kortit jäävät yhteisiksi korteiksi.
burn-own-cards-stand = Polttoa ei enää korjata: pelaajat pitävät saamansa kortit.
burn-staff-decide = Henkilökunta ratkaisee, korjataanko poltto vai pysyvätkö kortit.
deck-picked-up = Pakka on järjestyksessä: se otetaan takaisin käteen, ja puuttuvat kortit jaetaan.
deck-shuffled = Pakan järjestys ei ole varma: loppupakka sekoitetaan, ja puuttuvat kortit jaetaan.
deck-rebuilt = Pakka kootaan uudelleen niin tarkasti kuin mahdollista, ja jako pelataan loppuun.
deck-staff-decide = Henkilökunta ratkaisee, otetaanko pakka sellaisenaan vai sekoitetaanko se.
extra-drawn = Pöydässä on yksi kortti liikaa, eikä tiedetä mikä: yksi poistetaan, ja siitä tulee seuraava polttokortti.
extra-next-burn = Ylimääräinen kortti poistetaan pöydästä, ja siitä tulee seuraava polttokortti.
extra-dealt-again = { $extra ->
    [one] Pöydässä on yksi kortti liikaa
   *[other] Pöydässä on { $extra } korttia liikaa
}: nämä kortit palautetaan pakkaan ja jaetaan uudelleen polttamatta.
extra-staff-decide = Henkilökunta ratkaisee, miten yhteiset kortit korjataan.
early-dealt-again = { $street ->
    [flop] Floppi
    [turn] Turni
   *[river] River
} jaettiin liian aikaisin, eikä se päde. Panostuskierros pelataan loppuun, sitten jaetaan uudelleen polttamatta.
early-river-first = Turni jaettiin liian aikaisin, eikä se päde. Turniksi tulee kortti, josta olisi tullut river; river jaetaan sekoitetusta pakasta.
early-staff-decide = { $street ->
    [flop] Floppi
    [turn] Turni
   *[river] River
} jaettiin liian aikaisin: henkilökunta ratkaisee, miten se korjataan.
early-own-taken-back = Kortit jaettiin liian aikaisin: ne otetaan takaisin, panostuskierros pelataan loppuun, ja kortit jaetaan uudelleen polttamatta.
early-own-kept = { $seen ->
    [one] Pelaaja, joka on nähnyt liian aikaisin jaetun kortin, pitää sen eikä voi
   *[other] Pelaajat, jotka ovat nähneet liian aikaisin jaetut korttinsa, pitävät ne eivätkä voi
} panostaa tai korottaa keskeneräisellä kierroksella.{ $taken ->
    [0] { "" }
   *[other] { " " }Kortit, joita kukaan ei ole nähnyt, otetaan takaisin.
}
early-own-staff-decide = Henkilökunta ratkaisee, otetaanko liian aikaisin jaetut kortit takaisin.
last-card-others-up = Ensimmäisen pelaajan viimeinen kortti on avoin, joten kaikkien viimeinen kortti jaetaan avoimena. Panostus jatkuu normaalisti; aloittaa se, jonka näkyvät kortit ovat { $opens ->
    [low] matalimmat
   *[high] korkeimmat
}, viimeinen kortti mukaan luettuna.
last-card-others-down = Muut saavat viimeisen korttinsa nurin. Panostus jatkuu normaalisti; aloittaa se, jonka näkyvät kortit ovat { $opens ->
    [low] matalimmat
   *[high] korkeimmat
}, näkynyt kortti mukaan luettuna.
last-card-announce = Muut saavat kortin nurin. Ennen panostusta pelaaja, jonka kortti näkyi, ilmoittaa, jääkö pois panostuksesta kuin all-inissa vai jatkaako normaalisti. Aloittaa se, jonka näkyvät kortit ovat { $opens ->
    [low] matalimmat
   *[high] korkeimmat
}, näkynyt kortti mukaan luettuna.
last-card-staff-decide = Henkilökunta ratkaisee, miten muut saavat viimeisen korttinsa.
squeeze-face-down = Viimeinen kortti jaetaan nurin: pelaaja pihistää sen avokortin avulla, pitää alkuperäisen umpikortin suojattuna ja avaa sitten viimeisen kortin.
squeeze-not-protected = Alkuperäinen umpikortti ei ole suojattu: viimeinen kortti jaetaan avoimena.
squeeze-mixed = Umpikortit ovat sekoittuneet, mistä pelaaja vastaa: henkilökunta ratkaisee, onko käsi kuollut.
squeeze-staff-decide = Henkilökunta ratkaisee, saako viimeisen kortin jakaa nurin.
short-deck-enough = Kortit riittävät: tarvitaan { $wanted }, ja pakassa on { $deck }.
short-deck-renewed = Tarvitaan { $wanted } korttia, ja pakassa on { $deck }, polttokorttien kanssa { $both }: polttokortit sekoitetaan mukaan, ja jokainen saa kortin.
short-deck-common-card = Tarvitaan { $wanted } korttia, ja polttokorttienkin kanssa niitä on { $both }: pöytään jaetaan yksi avoin kortti kaikille yhteiseksi. Panostuksen aloittaa se, jolla on sen kanssa { $opens ->
    [low] matalin
   *[high] korkein
} näkyvä yhdistelmä.{ $street ->
    [sixth] { " " }Myös seitsemäs kortti jaetaan yhteisenä.
   *[seventh] { "" }
}
short-deck-common-again = Kuudes kortti jaettiin yhteisenä, joten seitsemäskin jaetaan. Panostuksen aloittaa se, jolla on sen kanssa { $opens ->
    [low] matalin
   *[high] korkein
} näkyvä yhdistelmä.
shortage-all-served = Kortit riittävät kaikille: viimeistä lukuun ottamatta kaikki jaetaan, ja viimeinen sekoitetaan polttokorttien kanssa.
shortage-community-card = { $without ->
    [one] Yksi pelaaja jää ilman omaa korttia
   *[other] { $without } pelaajaa jää ilman omaa korttia
}: pakan toiseksi viimeinen kortti jaetaan pöytään heidän yhteiseksi kortikseen. Panostuskierrosta ei pelata, vaan siirrytään korttien näyttöön.
shortage-staff-decide = Henkilökunta ratkaisee, miten jakoa jatketaan.
opener-corrected = Seuraava pelaaja ei ole toiminut: { $returned ->
    [0] oikea pelaaja aloittaa.
   *[other] { $returned } palautetaan, ja oikea pelaaja aloittaa.
}
opener-stands = Seuraava pelaaja on toiminut: aloitus pysyy.
opener-staff-decide = Henkilökunta ratkaisee, kuka aloittaa panostuksen.
option-deal-again = kortit palautetaan ja jaetaan uudelleen
option-cards-stand = kortit pysyvät
option-river-first = riverin kortti pelataan turnina
option-deck-as-it-lies = pakka otetaan sellaisenaan
option-deck-shuffled = pakka sekoitetaan
option-extra-card-goes = ylimääräinen kortti poistetaan
option-seen-cards-stay = nähdyt kortit jäävät pelaajille
option-others-face-down = muut saavat korttinsa nurin
option-others-face-up = muut saavat korttinsa avoimina
option-card-face-down = kortti jaetaan nurin
option-card-face-up = kortti jaetaan avoimena
option-squeezed-hand-dead = käsi on kuollut
option-squeezed-hand-stays = käsi jää peliin
option-burns-back-in = polttokortit sekoitetaan mukaan
option-no-more-cards = kortteja ei enää jaeta
option-one-card-for-all = pöytään jaetaan yksi avoin kortti kaikille
option-right-player-opens = oikea pelaaja aloittaa
option-opening-stands = aloitus pysyy
