# Kello

clock-not-called = Kelloa ei voi pyytää: pyytäjän pitää olla paikallaan.
clock-staff-allow = Henkilökunta päättää, onko aikaa kulunut tarpeeksi. Jos on, pelaajalla on { $total } sekuntia.
clock-runs = Kello käy: { $countdown ->
    [0] { $seconds } sekuntia aikaa toimia
   *[other] { $seconds } sekuntia aikaa toimia, sitten lasketaan { $countdown } sekuntia
}.
clock-acted-in-time = Pelaaja toimi ajoissa: toiminto on voimassa.
clock-tie-for-player = Samalla hetkellä tehty katsotaan pelaajan eduksi: toiminto on voimassa, ellei henkilökunta toisin totea.
clock-tie-staff-decide = Henkilökunta päättää, toimiko pelaaja vielä ajoissa.
clock-hand-dead = Aika on lopussa: käsi on kuollut.
clock-deemed-check = Aika on lopussa: pelaajan katsotaan sököttäneen.
clock-deemed-fold = Aika on lopussa: pelaajan katsotaan luovuttaneen.
clock-staff-decide = Aika on lopussa: henkilökunta päättää, mitä kädelle käy.

# Rikkomukset ja rangaistukset

offence-no-penalty = Tästä ei vielä rangaista: pelaajalle kerrotaan sääntö.
offence-penalty-possible = Henkilökunta voi rangaista ja valitsee rangaistuksen.
penalty-no-rounds = Tässä talossa ei lasketa kierroksia: henkilökunta määrää menetettävät jaot.
penalty-by-the-time = Tässä talossa ei lasketa jakoja: rangaistuksena pelaaja on poissa pöydästä määräajan, jonka henkilökunta määrää.
penalty-to-miss = { $left ->
    [0] Menetetty jako oli rangaistus: pelaaja jatkaa peliä.
    [one] Pelaaja menettää vielä { $left } jaon { $hands } jaosta, poissa pöydästä.
   *[other] Pelaaja menettää vielä { $left } jakoa { $hands } jaosta, poissa pöydästä.
}
penalty-to-miss-away = { $left ->
    [0] Menetetty jako oli rangaistus: pelaaja jatkaa peliä.
    [one] Pelaaja menettää vielä { $left } jaon { $hands } jaosta, poissa turnausalueelta; jakaja kertoo paluusta floorille.
   *[other] Pelaaja menettää vielä { $left } jakoa { $hands } jaosta, poissa turnausalueelta; jakaja kertoo paluusta floorille.
}
penalty-left = { $left ->
    [one] Jäljellä on { $left } menetettävä jako; { $served } on kärsitty. Se seuraa pelaajaa.
   *[other] Jäljellä on { $left } menetettävää jakoa; { $served } on kärsitty. Ne seuraavat pelaajaa.
}
penalty-served = Rangaistus on kärsitty: pelaaja saa palata, ja jakaja kertoo siitä floorille.

# Pois turnauksesta

removed-keeps-place = Merkit poistetaan pelistä; pelaajan sijoitus on { $place }.{ $paid ->
    [yes] {" "}Palkinto kuuluu hänelle.
   *[no] {""}
}
removed-staff-decide = Merkit poistetaan pelistä; henkilökunta päättää, saako pelaaja sijan { $place }.
disqualified-no-prize = Merkit poistetaan pelistä, osallistumismaksu jää palkintopottiin, eikä palkintoa makseta. Alempien sijoista päättää henkilökunta.
disqualified-places-rise = Merkit poistetaan pelistä, osallistumismaksu jää palkintopottiin, eikä palkintoa makseta. Alemmat sijat nousevat yhdellä.
disqualified-staff-decide = Merkit poistetaan pelistä ja osallistumismaksu jää palkintopottiin; palkinnosta päättää henkilökunta.

# Talon järjestys

admission-let-in = Henkilö saa pelata.
admission-too-young = Alle { $age }-vuotias ei saa pelata.
admission-document-missing = Ilman voimassa olevaa henkilötodistusta ei saa pelata.
admission-forged = Henkilötodistus on väärennetty: henkilö ei saa pelata, ja häntä voidaan rangaista.
admission-staff-decide = Henkilökunta päättää, saako henkilö pelata.
rabbit-never-in-tournaments = Turnauksessa kortteja ei jaeta esiin jaon jälkeen.
rabbit-in-exceptions = Käteispelissä kortteja jaetaan esiin vain poikkeuksellisesti: henkilökunta päättää.
rabbit-staff-decide = Henkilökunta päättää, jaetaanko kortit esiin.

option-clock-runs = kello käy, { $to } sekuntia
option-clock-not-yet = ei vielä
option-action-stands = toiminto on voimassa
option-time-was-over = aika oli lopussa
option-deemed-check = katsotaan sökötykseksi
option-deemed-fold = katsotaan luovutukseksi
option-penalty-warning = varoitus
option-penalty-missed-hands = menetettyjä jakoja
option-penalty-missed-rounds = menetettyjä kierroksia
option-penalty-time-away = määräaika pois pöydästä
option-penalty-dead-hand = käsi on kuollut
option-penalty-lost-bets = pottiin pannut panokset menetetään
option-penalty-no-raising = ei enää panostuksia eikä korotuksia
option-penalty-device-forbidden = laitteen käyttö kielletään
option-penalty-removal = poistaminen pelistä
option-penalty-disqualification = hylkäys
option-penalty-ban = pelikielto
option-count-in-hands = { $to } jakoa
option-gets-the-place = sija { $to } ja sen palkinto
option-gets-nothing = ei mitään
option-places-rise = alemmat sijat nousevat yhdellä
option-places-stay = alemmat sijat pysyvät
option-let-in = henkilö saa pelata
option-not-let-in = henkilö ei saa pelata
option-run-out = kortit jaetaan esiin
option-not-run-out = kortit jäävät näkemättä
