tournaments-scheduled = Turnaukset
tournaments-sit_and_go = Sit & go
tournaments-hexapro = HexaPro
tournaments-none-scheduled = Yhtään turnausta ei ole ilmoitettu
tournaments-none-sit_and_go = Sit & go -turnauksia ei ole tarjolla
tournaments-none-hexapro = HexaProta ei ole tarjolla
tournaments-none-what = Katso myöhemmin uudelleen.
tournaments-none-shown = Mikään turnaus ei vastaa valintojasi
tournaments-mine = Omat turnauksesi
tournaments-part-soon = Auki nyt ja kohta
tournaments-part-running = Käynnissä
tournaments-part-later = Myöhemmin
tournaments-part-over = Päättyneet

tournament-title = Turnaus
tournament-state = Tila
tournament-show-all = Kaikki
tournament-show-open = Auki
tournament-show-running = Käynnissä
tournament-show-over = Päättyneet
tournament-price-up-to = Hinta enintään
tournament-format = Muoto
tournament-format-any = Kaikki
tournament-format-freezeout = Freezeout
tournament-format-re-entry = Uusi osallistuminen
tournament-format-rebuy = Rebuyt
tournament-format-bounty = Tappopalkkio
tournament-format-satellite = Satelliitti
tournament-format-shootout = Shootout
tournament-format-days = Monipäiväinen
tournament-speed = Nopeus
tournament-speed-any = Kaikki
tournament-speed-hyper = Hyper
tournament-speed-turbo = Turbo
tournament-speed-regular = Tavallinen
tournament-speed-slow = Hidas
tournament-when = Milloin
tournament-price = Hinta
tournament-staff-part = Siitä henkilökunnalle
tournament-pool = Palkintopotti
tournament-free = Ilmainen
tournament-status-announced = ilmoittautuminen auki
tournament-status-late = käynnissä, ilmoittautuminen auki
tournament-status-running = käynnissä
tournament-status-break = tauko
tournament-status-paused = keskeytetty
tournament-status-night = kahden päivän välissä
tournament-status-over = päättynyt
tournament-status-cancelled = peruttu
tournament-starts-now = Alkaa nyt
tournament-starts-in = Alkuun { $time }
tournament-starts-at = Alkaa { $time }
tournament-when-staff = Talo aloittaa
tournament-when-full = { $missing ->
    [one] Alkaa, kun vielä yksi ilmoittautuu
   *[other] Alkaa, kun vielä { $missing } ilmoittautuu
}
tournament-late-until = ilmoittautuminen { $time } asti
tournament-late-levels = ilmoittautuminen tason { $level } loppuun
tournament-level = Taso { $level }
tournament-left-of = { $left }/{ $entries }
tournament-enter = Ilmoittaudu
tournament-enter-named = Ilmoittaudu: { $name }
tournament-enter-again = Osallistu uudelleen
tournament-enter-free = Ilmoittaudu ilmaiseksi
tournament-enter-for = Ilmoittaudu, { $amount }
tournament-entered = Olet ilmoittautunut: { $name }. Pöytäsi kerrotaan tässä.
tournament-entered-games = Olet ilmoittautunut { $games } peliin: { $name }. Jokainen pöytä kerrotaan tässä.
hexapro-games = Pelejä
hexapro-games-help = Jokainen peli maksetaan erikseen, ja se alkaa, kun siinä on kolme pelaajaa.
tournament-withdraw = Peru ilmoittautuminen
tournament-withdrawn = Ilmoittautumisesi on peruttu: { $name }. Maksusi on taas lompakossasi.
tournament-wallet-after = Jää ilmoittautumisen jälkeen
tournament-seat-is-drawn = Huone arpoo pöytäsi ja paikkasi.
tournament-withdraw-before = Alkuun asti voit perua ja saat kaiken takaisin.
tournament-withdraw-until = { $time } asti voit perua ja saat kaiken takaisin.
tournament-withdraw-never = Ilmoittautumista ei voi perua.
tournament-withdrawal = Peruminen
tournament-until = { $time } asti
tournament-until-start = alkuun asti
tournament-absent = Poissaolijallekin jaetaan kortit, ja hänen blindinsä maksetaan.
tournament-sign-up-first = Ilmoittautumiseen tarvitset tilin.
tournament-closed = Ilmoittautuminen on päättynyt.
tournament-you-entered = Olet ilmoittautunut.
tournament-you-playing = Olet pelissä.
tournament-you-out = Olet pudonnut.
tournament-mine-entered = ilmoittautunut
tournament-mine-playing = pelissä
tournament-mine-out = pudonnut
tournament-you-sit = Sinulla on { $chips } pelimerkkiä.
tournament-live-seat = Pöytä { $table }, paikka { $seat }
tournament-your-receipts = Kuittisi
tournament-receipt = Kuitti { $number }
tournament-live-filmed = Pöytäsi kuvataan: näytä korttisi pöydän kameralle, kuten henkilökunta neuvoo.
tournament-live-go-there = Siirry paikallesi.
tournament-live-penalty-hands = { $hands ->
    [one] Rangaistus: vielä yksi jako poissa pöydästä.
   *[other] Rangaistus: vielä { $hands } jakoa poissa pöydästä.
}
tournament-live-penalty-until = Rangaistus: poissa pöydästä kello { $time } asti.
tournament-you-bagged = { $chips } pelimerkkiäsi on pussitettu.
tournament-next-day-at = Seuraava päivä alkaa { $time }.
tournament-next-day-by-staff = Seuraava päivä alkaa, kun talo ilmoittaa.
tournament-you-finished = Sijoituksesi on { $place }.
tournament-seat-at-once = Saat paikan heti.
tournament-seat-then = Pöytäsi on valmis { $time }.
tournament-seat-when-staff = Pöytäsi on valmis, kun talo aloittaa.
tournament-seat-when-full = { $missing ->
    [one] Pöytäsi on valmis, kun vielä yksi ilmoittautuu.
   *[other] Pöytäsi on valmis, kun vielä { $missing } ilmoittautuu.
}
tournament-not-found = Tällaista turnausta ei ole
tournament-to-list = Turnauksiin

tournament-clock = Taso ja aika
tournament-blinds = Blindit
tournament-ante = Ante
tournament-big-blind-ante = Ison blindin ante
tournament-next = Seuraava
tournament-next-level = Seuraava taso
tournament-next-break = Seuraava tauko
tournament-after-level = { $time } tämän tason jälkeen
tournament-break = Tauko
tournament-break-in = Taukoon { $time }
tournament-break-of = Tauko, { $time }
tournament-breaks = Tauot
tournament-breaks-hourly = ennen tasatuntia
tournament-pool-share = Palkintorahaa
tournament-of-buy-ins = { $part } sisäänostoista
tournament-of-pool = { $part } palkintopotista
tournament-special = Erikoispalkinnot
tournament-special-first-out = { $amount } ensimmäiselle pudonneelle
tournament-special-chips = { $amount } ensimmäiselle, jolla on { $chips } pelimerkkiä
tournament-carried = Myöhempään turnaukseen
tournament-carried-here = Aiemmista turnauksista
tournament-carried-added = niistä siirretty osuus lisätään palkintopottiin
tournament-bounty-split = Tappopalkkio jokaisesta pelaajasta
tournament-bounty-left = { $won } voittajalle, { $left } voittajan omaan tappopalkkioon
tournament-bounty-whole = kokonaan voittajalle
tournament-bounty-chips = { $amount } merkkeinä
tournament-re-entries-count = Uudelleenosallistumiset palkinnoissa
tournament-re-entries-per = { $count ->
    [one] jokainen lasketaan osallistumiseksi
   *[other] { $count } lasketaan yhdeksi osallistumiseksi
}
tournament-re-entries-none = niitä ei lasketa osallistumisiksi
tournament-prize-unit = Palkinnot
tournament-prize-unit-what = { $amount } välein; sijaa, joka saisi vähemmän, ei palkita
tournament-paid-places = Palkitut sijat
tournament-paid-places-of = { $entries } osallistujasta { $places }
tournament-paid-places-fewer = { $entries } osallistujasta { $places } (palkintopotti ei riitä useampaan)
tournament-hands-left = { $hands ->
    [one] yksi käsi jäljellä
   *[other] { $hands } kättä jäljellä
}
tournament-hands-long = { $hands ->
    [one] yksi käsi
   *[other] { $hands } kättä
}
tournament-hand-for-hand = Käsi kädeltä
tournament-last-rebuys = Viimeiset rebuy-jaot: { $hands }
tournament-minutes = { $minutes } min
tournament-seconds = { $seconds } s
tournament-rank-title = Pelimerkit
tournament-rank = Sija
tournament-rank-of = { $rank }/{ $left }
tournament-your-stack = Pelimerkkisi
tournament-left = Jäljellä
tournament-average = Keskiarvo
tournament-largest = Suurin

tournament-prizes = Palkinnot
tournament-pool-of = Potti { $amount }
tournament-added = Talo lisää { $amount }.
tournament-place = Sija
tournament-prize = Palkinto
tournament-prize-next = Jos yksi tulee lisää
tournament-to-money = { $players ->
    [one] Kun yksi vielä putoaa, kaikki jäljellä olevat saavat vähintään { $amount }.
   *[other] Kun { $players } vielä putoaa, kaikki jäljellä olevat saavat vähintään { $amount }.
}
tournament-in-money = Rahasijoilla: vähintään { $amount }.
tournament-to-money-short = { $players ->
    [one] Rahoihin { $players }
   *[other] Rahoihin { $players }
}
tournament-in-money-short = Rahasijoilla
tournament-next-prize = { $players ->
    [one] Kun vielä yksi putoaa, jäljellä olevat saavat vähintään { $amount }.
   *[other] Kun vielä { $players } putoaa, jäljellä olevat saavat vähintään { $amount }.
}
tournament-undecided = { $players ->
    [one] Yksi pelaaja on pudonnut, ja käynnissä olevat jaot ratkaisevat hänen sijansa.
   *[other] { $players } pelaajaa on pudonnut, ja käynnissä olevat jaot ratkaisevat heidän sijansa.
}
tournament-next-prize-short = jäljellä oleville väh. { $amount }, kun { $players } putoaa
tournament-all-places = { $places ->
    [one] Ainoa sija
   *[other] Kaikki { $places } sijaa
}
tournament-fewer = Vähemmän
tournament-prizes-open = Palkinnot muuttuvat niin kauan kuin ilmoittautuminen on auki.
tournament-prizes-dealt = Palkinnot jaettiin sopimuksella.
tournament-prizes-unknown = Palkinnot selviävät, kun pelaajia on tarpeeksi.
tournament-structure = Rakenne
tournament-level-short = Taso
tournament-length = Kesto
tournament-late-ends-here = Ilmoittautuminen päättyy
tournament-all-levels = Kaikki { $levels } tasoa
tournament-tables = { $tables ->
    [one] Yksi pöytä
   *[other] { $tables } pöytää
}
tournament-table = Pöytä { $number }
tournament-final-table = Finaalipöytä
tournament-players = { $players ->
    [one] yksi pelaaja
   *[other] { $players } pelaajaa
}
tournament-stacks = { $smallest } – { $largest }
tournament-all-tables = Kaikki { $tables } pöytää
tournament-leaders = Kärjessä
tournament-entered-players = Ilmoittautuneet
tournament-player = Pelaaja
tournament-chips = Pelimerkit
tournament-worth = Arvo (ICM)
tournament-rules = { $rules ->
    [one] Voimassa oleva sääntö
   *[other] Voimassa olevat { $rules } sääntöä
}
tournament-stack = Pelimerkkejä alussa
tournament-late-stack = Merkit myöhässä
tournament-stack-from = tasolta { $level }: { $chips }
tournament-chips-now = nyt { $chips } pelimerkkiä
tournament-stack-at-start = alussa { $chips }
tournament-seats = Paikkoja pöydässä
tournament-starts = Alkaa
tournament-entries = Osallistumisia
tournament-when-entered = kun { $least } pelaajaa on ilmoittautunut
tournament-entries-told = { $entries } (alkuun { $least }, enintään { $most })
tournament-entries-told-least = { $entries } (alkuun { $least })
tournament-late = Myöhäinen ilmoittautuminen
tournament-none = ei ole
tournament-re-entry = Uudelleenosallistuminen
tournament-rebuys = Rebuyt
tournament-add-on = Add-on
tournament-times = { $times ->
    [one] kerran
   *[other] { $times } kertaa
}
tournament-sale-rebuy = Rebuy
tournament-sale-add_on = Add-on
tournament-sale-re_entry = Uudelleenosallistuminen
tournament-chips-for = { $chips } pelimerkkiä hintaan { $amount }
tournament-until-level = tason { $level } loppuun
tournament-with-at-most = kun pelimerkkejä on enintään { $chips }

tournament-buy = Osta hintaan { $amount }
tournament-decline = Ei kiitos
tournament-offer-left = Aikaa jäljellä:
tournament-chips-bought = Pelimerkit tulevat pinoosi.
tournament-not-enough = Lompakossasi on { $balance }.
tournament-table-ready = Pöytäsi on valmis.
tournament-moved = Sinut siirretään toiseen pöytään.
tournament-seat-at = { $name }: pöytä { $table }, paikka { $seat }.
tournament-brought-here = Pöytäsi on valmis: pöytä { $table }, paikka { $seat }.
tournament-brought-over = { $why ->
    [balance] Pöytiä tasataan: istut pöydässä { $table }, paikalla { $seat }.
    [break] Pöytäsi purettiin: istut pöydässä { $table }, paikalla { $seat }.
    [final_table] Finaalipöytä: istut paikalla { $seat }.
    [staff] Henkilökunta siirsi sinut: pöytä { $table }, paikka { $seat }.
    [day] Päivän paikat arvottiin: pöytä { $table }, paikka { $seat }.
    [round] Voitit pöytäsi. Voittajat kohtaavat: pöytä { $table }, paikka { $seat }.
   *[other] Istut pöydässä { $table }, paikalla { $seat }.
}
tournament-noted-break-began = { $name }: tauko { $time } asti.
tournament-noted-break-ended = { $name }: tauko on ohi.
tournament-noted-hand-for-hand = { $name }: kaikki pöydät pelaavat nyt käsi kädeltä.
tournament-noted-hand-for-hand-ended = { $name }: käsi kädeltä -peli on ohi.
tournament-noted-entries-closed = { $name }: ilmoittautuminen päättyi.
tournament-noted-paused = { $name } on keskeytetty.
tournament-noted-resumed = { $name } jatkuu.
tournament-noted-cancelled = { $name } on peruttu. Hyvityksesi on lompakossasi.
tournament-noted-last-hands = { $name }: { $hands ->
    [one] vielä yksi jako
   *[other] vielä { $hands } jakoa
} joka pöydässä, sitten päivä päättyy.
tournament-noted-day-ending = { $name }: päivä päättyy käynnissä oleviin jakoihin.
tournament-noted-day-ended = { $name }: pelimerkit on pussitettu; päivä on päättynyt.
tournament-noted-stack-dropped = { $name }: suurempi pinosi jatkaa, { $chips } pelimerkkiä.

tournament-result = Tulos
tournament-place-of = sija { $place }/{ $entries }
tournament-see-result = Katso tulos
tournament-share = Jaa
tournament-link-copied = Linkki on kopioitu.

tournament-days = Päivät
tournament-day = Päivä { $day }
tournament-day-until-level = tason { $level } loppuun
tournament-day-lasts = kesto { $time }
tournament-day-to-the-end = loppuun asti
tournament-day-begins = alkaa { $time }
tournament-day-by-staff = alkaa, kun talo ilmoittaa
tournament-day-now = nyt
tournament-day-done = päättynyt
tournament-best-stack = Joka on pussittanut pinonsa, saa pelata toisenkin alkuerän: suurempi pino jatkaa.
tournament-one-stack = Joka on pussittanut pinonsa, ei saa pelata toista alkuerää.
tournament-flight = Alkuerä
tournament-next-day = Seuraava päivä
tournament-last-hands = Päivän viimeiset jaot
tournament-day-ends = Päivän viimeinen jako
tournament-shootout = Shootout
tournament-shootout-what = Jokainen pöytä pelataan voittajaan asti, ja voittajat kohtaavat.
tournament-shootout-tables = { $part } % palkintopotista jaetaan pöydittäin.
tournament-tickets = Omat liput
tournament-ticket-to = Osallistuminen: { $name }
tournament-ticket-any = Osallistuminen mihin tahansa tämänhintaiseen turnaukseen: { $house }
tournament-ticket-until = voimassa { $date } asti
tournament-ticket-won = Osallistuminen, arvo { $amount }, on lipuissasi, tai istut jo pöydässä.
tournament-pay-by = Maksutapa
tournament-pay-ticket = Oma lippu, arvo { $amount }
tournament-pay-wallet = Lompakko
tournament-enter-by-ticket = Osallistu lipulla
tournament-buy-in = Sisäänosto: { $amount }
tournament-chips-in-proportion = { $chips } pelimerkkiä, kun maksat { $amount }, ja enemmän samassa suhteessa.
tournament-disqualified = Hylätty
tournament-prize-lost = Sinut hylättiin ja menetit palkintosi { $amount }; lompakostasi otettiin { $paid }.
tournament-next-jump = Seuraava nousu
tournament-next-jump-of = { $players ->
    [one] { $amount }, kun yksi putoaa
   *[other] { $amount }, kun { $players } putoaa
}
