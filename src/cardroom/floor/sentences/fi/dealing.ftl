# Mitä pöydässä sanotaan jaosta ja pakasta.

misdeal-called = Mitätön jako: { $why ->
    [not-shuffled] kortteja ei ollut sekoitettu
    [wrong-first] jako alkoi väärästä pelaajasta
    [order] kortteja jaettiin väärässä järjestyksessä
    [left-out] pelaaja jäi ilman kortteja
    [wrong-seat] kortteja jaettiin paikalle, jolle niitä ei kuulu
    [wrong-button] nappi on väärässä paikassa
    [too-few] pelaajalla on liian vähän kortteja
    [too-many] pelaajalla on liikaa kortteja
    [first-exposed] ensimmäinen kortti näkyi
    [first-two-exposed] toinen kahdesta ensimmäisestä kortista näkyi
    [several-exposed] useampi kortti näkyi
   *[several-boxed] pakassa on useampi kortti väärin päin
}. Panokset palautetaan pelaajille ja kortit jakajalle.
misdeal-too-late = Jakoa ei voi enää mitätöidä: vuorollaan on toimittu jo { $actions } kertaa. Jako pysyy voimassa ja pelataan loppuun, eikä panoksia palauteta.
dealing-staff-decide = Talon säännöissä ei ole tästä määräystä: henkilökunta ratkaisee.
option-misdeal = mitätön jako: panokset ja kortit palautetaan ja jako uusitaan
option-play-on = peliä jatketaan
option-void = jako mitätöidään ja panokset palautetaan
option-move-the-cards = kortit siirretään oikeille pelaajille
option-cards-out-of-play = kortit poistetaan pelistä
option-next-card = pelaaja saa pakan seuraavan kortin
option-card-goes-back = ylimääräinen kortti palautetaan pakkaan
option-replace-the-card = kortti korvataan uudella
option-card-stays = kortti jää peliin
option-rebuild-the-deck = pakka kootaan uudelleen ja jako pelataan loppuun
option-deal-in = pelaajalle jaetaan kortit
option-pay-and-play = pelaaja maksaa { $to } ja pelaa
option-button-stays = nappi pysyy paikallaan
option-button-moves = nappi siirtyy
option-new-players-wait = myöhemmin tullut odottaa seuraavaa jakoa
option-dealt-and-killed = heille jaetaan kortit, jotka kerätään heti pois
option-same-opening-bets = alkupanokset pysyvät ennallaan
option-new-opening-bets = uuden tason alkupanokset ovat voimassa

hand-begun = Jako on alkanut: muutokset tulevat voimaan seuraavassa jaossa.
hand-not-begun = Jako ei ole vielä alkanut: se alkaa ensimmäisestä riffle-sekoituksesta tai kun pakka vapautetaan sekoituskoneesta.
hand-not-begun-shuffle = Jako ei ole vielä alkanut: se alkaa ensimmäisestä sekoituksesta.
waiting-may-pay = Pelaaja saa pelata nämä kortit, jos hän maksaa { $owes } ennen kuin katsoo ne.
waiting-cards-removed = Kortit poistetaan: pelaaja odottaa isoa blindiä.
cards-moved = Kukaan ei ole katsonut korttejaan: kortit siirretään oikeille pelaajille.
wrong-seat-removed = Jakoa ei uusita: paikan kortit poistetaan heti alkujaon jälkeen.
wrong-seat-empty-too-late = Jakoa ei voi enää mitätöidä: se pysyy voimassa. Tyhjän paikan kortit kerätään pois, eikä panoksia palauteta.
wrong-number-dead = Jakoa ei voi enää mitätöidä: käsi, jossa on väärä määrä kortteja, on kuollut, ja sen panokset jäävät pottiin.
next-card-completes = Viimeinen pelaaja saa pakan seuraavan kortin, joka hänelle kuuluu.
extra-card-returned = { $cards ->
    [one] Ylimääräinen kortti palautetaan
   *[other] { $cards } ylimääräistä korttia palautetaan
} oikealle paikalleen.
exposed-upcard-plays = Kortti kuului jakaa kuvapuoli ylöspäin: se pelaa.
exposed-becomes-upcard = { $cards ->
    [one] Kortti jää pelaajan avokortiksi
   *[other] { $cards } korttia jäävät pelaajiensa avokorteiksi
}; myöhempi kortti jaetaan sen sijasta kuvapuoli alaspäin.
exposed-replaced = Kortti näytetään kaikille, ja siitä tulee ensimmäinen polttokortti. { $when ->
    [flop] Pelaaja saa uuden, kun ensimmäinen yhteinen kortti on pöydässä
    [now] Pelaaja saa uuden nyt
   *[deal] Pelaaja saa uuden alkujaon jälkeen
}, eikä hän voi pitää tätä korttia.
exposed-too-late = Jakoa ei voi enää mitätöidä: se pysyy voimassa. Talon säännöt eivät sano, mitä näkyneille korteille tehdään: henkilökunta ratkaisee.
exposed-by-player-stays = { $cards ->
    [one] Pelaaja käänsi kortin itse: sitä ei korvata. Kortti näytetään kaikille, ja se jää näkyviin jaon loppuun.
   *[other] Pelaaja käänsi { $cards } korttia itse: niitä ei korvata. Ne näytetään kaikille, ja ne jäävät näkyviin jaon loppuun.
}
exposed-by-player-no-raise = { $cards ->
    [one] Pelaaja käänsi kortin itse: se jää näkyviin, eikä hän saa enää panostaa tai korottaa tässä jaossa.
   *[other] Pelaaja käänsi { $cards } korttia itse: ne jäävät näkyviin, eikä hän saa enää panostaa tai korottaa tässä jaossa.
}
exposed-by-player-not-replaced = { $cards ->
    [one] Pelaaja käänsi kortin itse: sitä ei korvata, ja kaikki saavat nähdä sen.
   *[other] Pelaaja käänsi { $cards } korttia itse: niitä ei korvata, ja kaikki saavat nähdä ne.
}
exchange-card-kept = { $cards ->
    [one] Pelaaja pitää näkyneen kortin
   *[other] Pelaaja pitää näkyneet kortit
} ja sanoo, jatkaako hän panostamista vai vetäytyykö siitä kuin all-in-tilanteessa.
fallen-card-shown = Pelaaja pudotti kortin: sitä ei korvata, ja se käännetään kaikkien nähtäväksi.
fallen-card-played = Pelaaja pudotti kortin, ja hänen on pelattava sillä.
boxed-next-card = Korttia kohdellaan kuin sitä ei olisi: se poistetaan, ja pakan seuraava kortti tulee sen tilalle.
boxed-next-card-and-check = Korttia kohdellaan kuin sitä ei olisi: se poistetaan, ja pakan seuraava kortti tulee sen tilalle. Loppupakka levitetään viuhkaksi pöydälle ja tarkistetaan ennen panostuksen alkua.
boxed-burned-next-card-later = Kortti on pelkkä paperinpala ja käytetään polttokorttina. Pelaaja saa uuden, kun jako on valmis.
boxed-is-the-burn-card = Kortti on pelkkä paperinpala: se käytetään polttokorttina.
boxed-burned-next-card = Kortti on pelkkä paperinpala ja siirretään polttokortteihin. Pakan seuraava kortti tulee sen tilalle.
joker-hand-dead = Pelaaja on pelannut jokerilla, joka ei kuulu tähän peliin: käsi on kuollut.
deck-void = { $why ->
    [twice] Pakassa on sama kortti kahdesti
   *[foreign] Peliin tuli toisen pakan kortti
}: jako mitätöidään, vaikka se olisi kuinka pitkällä, ja panokset palautetaan.
foreign-card-undealt = Toisen pakan kortti oli jakamattomien joukossa: kaikki pysyy voimassa.
missing-cards-stand = Puuttuvat kortit eivät mitätöi jakoa: tulos pysyy voimassa.
spoiled-deck-rebuilt = Pakka kootaan uudelleen niin tarkasti kuin mahdollista, ja jako pelataan loppuun.
wrong-button-moves-on = Jakoa ei voi enää mitätöidä: jako pelataan loppuun, ja nappi siirtyy myötäpäivään seuraavaan jakoon.
wrong-button-every-position = Jakoa ei voi enää mitätöidä: jako pelataan loppuun. Seuraavassa jaossa nappi ja blindit asetetaan niin, että jokainen on kierroksen aikana joka paikassa, jos mahdollista.
wrong-button-by-big-blind = Jakoa ei voi enää mitätöidä: jako pelataan loppuun. Seuraavassa jaossa nappi asetetaan ison blindin mukaan, eikä kukaan maksa sitä kahdesti peräkkäin.
redeal-button-stays = Jako uusitaan, ja nappi pysyy paikallaan.
redeal-button-corrected = Nappi siirretään oikealle paikalle, ja jako uusitaan siitä.
redeal-new-players-wait = Uusia pelaajia ei oteta mukaan: myöhemmin tullut odottaa seuraavaa jakoa.
redeal-dealt-and-killed = Poissa olleelle tai rangaistulle jaetaan kortit, jotka kerätään heti pois kuten ensimmäisellä kerralla.
redeal-as-any-deal = Uusi jako on kuin mikä tahansa jako: kortit saa se, joka saisi ne muutenkin.
redeal-same-opening-bets = Alkupanokset pysyvät yhtä suurina.
