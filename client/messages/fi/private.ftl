# Yksityispelit: pöydät ystäville, kutsulinkillä.

private-game = Yksityispeli
private-yours = Yksityispelisi
private-open = Avaa yksityispeli
private-open-what = Oma pöytä. Ystävät tulevat linkillä eivätkä tarvitse tiliä, nimi riittää.
private-name = Pelin nimi
private-rulebook = Kenen säännöillä
private-stake = Panokset
private-money = Mitä pelimerkit ovat
private-money-play = Leikkiraha
private-money-settle_up = Tasataan lopuksi
private-money-play-what = Pelimerkeillä ei ole arvoa; peli kertoo, kuka voitti.
private-money-settle_up-what = Pelimerkit ovat ystävien velkoja: lopuksi peli kertoo, kuka maksaa kenelle. Rahaa ei siirry täällä.
private-adjust = Säädä panoksia ja sääntöjä
private-adjust-what = Mihin et koske, pysyy talon mukaisena. Sisäänostot lasketaan isoina blindeinä.
private-always = Rakea ei oteta, kaksi riittää peliin, eikä kenenkään tarvitse tuoda pinoa takaisin.
private-faults = { $faults ->
    [one] Yksi asia ei ole vielä kunnossa:
   *[other] { $faults } asiaa ei ole vielä kunnossa:
}
private-amount-small-blind-cents = Pieni blindi
private-amount-big-blind-cents = Iso blindi
private-amount-ante-cents = Ante
private-amount-bring-in-cents = Bring-in
private-amount-small-bet-cents = Pieni panos
private-amount-big-bet-cents = Iso panos
private-amount-point-cents = Piste

private-invite = Kutsu
private-link = Kutsulinkki
private-link-what = Jolla se on, pääsee sisään. Lähetä se ystäville; huone ei pidä siitä kopiota.
private-link-unknown = Tämä selain ei tunne linkkiä, eikä huone pidä siitä kopiota. Tee uusi.
private-link-until = Voimassa { $until } asti.
private-copy = Kopioi
private-copied = Linkki on kopioitu.
private-share = Jaa
private-link-new = Uusi linkki
private-link-new-what = Aiemmin lähettämäsi linkki ei päästä enää ketään sisään. Pelissä jo olevat jäävät.
private-link-new-why = Uusi linkki

private-invited = Sinut on kutsuttu
private-invited-by = { $host } kutsuu sinut pelaamaan.
private-your-name = Nimesi
private-your-name-what = Muut kutsuvat sinua näin. Tiliä et tarvitse.
private-sit = Istu pöytään
private-sit-as = Istu pöytään nimellä { $name }
private-no-link = Ei kutsua
private-no-link-what = Tässä osoitteessa ei ole kutsua. Avaa linkki juuri sellaisena kuin sait sen.
private-no-way-in = Tällä linkillä ei enää pääse
private-how-it-stands = Missä pelissä mennään

private-not-found = Peliä ei ole
private-is-over = ohi
private-is-paused = tauolla
private-host-says = Isäntä sanoo: { $why }
private-you-are-removed = Isäntä on poistanut sinut pelistä: { $why }. Voittosi tai tappiosi on tallessa.
private-to-table = Pöytään
private-people = Ketkä ovat paikalla
private-host = isäntä
private-removed = poistettu
private-not-seated = ei istu
private-lent = mukana { $amount }
private-result = Voitto tai tappio
private-why = Miksi (kaikki pelissä voivat lukea sen)
private-pause = Tauko
private-pause-what = Käynnissä oleva käsi pelataan loppuun, ja uusia jaetaan vasta kun jatkat.
private-pause-why = Lyhyt tauko
private-resume = Jatka
private-resume-what = Käsiä jaetaan taas.
private-resume-why = Tauko on ohi
private-close = Päätä peli
private-close-what = Kaikki lähtevät, kun käynnissä oleva käsi on ohi, ja peli tasataan. Tätä ei voi perua.
private-close-why = Tältä illalta riittää
private-remove = Poista
private-remove-what = { $name } lähtee, kun käynnissä oleva käsi on ohi, eikä pääse takaisin ilman lupaasi. Linkki vaihtuu: lähetä uusi niille, jotka eivät ole vielä tulleet.
private-remove-why = Piti lähteä
private-let-back = Päästä takaisin
private-let-back-what = { $name } saa tulla takaisin samana pelaajana.
private-let-back-why = Tervetuloa takaisin

private-payments = Kuka maksaa kenelle
private-pays = { $payer } maksaa { $amount } saajalle { $payee }
private-pays-nobody = Kukaan ei ole velkaa kenellekään.
private-payments-what = Niin vähän maksuja kuin mahdollista. Huone ei siirrä rahaa: maksakaa toisillenne kuten haluatte.

refused-link-wrong = Tämä ei ole tämän huoneen kutsu. Avaa linkki juuri sellaisena kuin sait sen.
refused-link-over = Linkin voimassaoloaika on päättynyt. Pyydä isännältä uusi.
refused-link-renewed = Isäntä on tehnyt sittemmin uuden linkin. Pyydä sitä.
refused-private-over = Peli on ohi: isäntä on päättänyt sen.
refused-private-removed = Isäntä on poistanut sinut pelistä. Voittosi tai tappiosi on tallessa; pyydä isäntää päästämään sinut takaisin.
refused-private-full = Peliin on päästetty niin monta ihmistä kuin huone sallii.
refused-guest-elsewhere = Olet yksityispelin vieras; kaikkeen muuhun täällä tarvitset tilin.
refused-guest-name = Kerro, miksi muut kutsuvat sinua.
refused-guest-name-taken = Joku pöydässä on jo nimeltään { $name }, tai nimi näyttää samalta. Valitse toinen.
refused-no-such-game = Tällaista yksityispeliä ei ole. Se voi olla ohi tai osoite väärin kirjoitettu.
refused-not-the-host = Vain pelin isäntä tekee sen.
refused-private-off = Huoneen ylläpitäjä ei salli yksityispelejä.
refused-private-money = Yksityispelit ovat täällä leikkirahaa.
refused-private-too-many = Sinulla on jo { $most } yksityispeliä auki. Päätä ensin yksi.
refused-private-paused = Uusia käsiä ei jaeta jo nyt.
refused-private-not-paused = Peli ei ole tauolla.
refused-not-at-game = Kyseinen henkilö ei ole tässä pelissä.
refused-not-removed = Kyseistä henkilöä ei ole poistettu tästä pelistä.
refused-private-table = Yksityispeliin tai sieltä ei siirretä ketään, eikä talo anna siellä rangaistuksia.
refused-buy-in-out-of-range = Sisäänosto on täällä { MONEY($least) } – { MONEY($most) }.
