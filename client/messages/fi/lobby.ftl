lobby-title = Käteispelit
lobby-guest = Katsot vierailijana. Paikkaan tarvitset tilin.
lobby-guest-demo = Katsot esittelyhuonetta, jossa pelataan leikkirahalla. Paikkaan tarvitset tilin; uudella tilillä on valmiina leikkirahaa.
lobby-players = Pelaajia
lobby-waiting = Jonossa
lobby-pot = Keskipotti
lobby-hands = Käsiä/h
lobby-buy-in = Sisäänosto
lobby-playing = pelissä
lobby-filters = Mitä näytetään
lobby-more-filters = Lisää rajauksia
lobby-game = Peli
lobby-kind-all = Kaikki
lobby-kind-holdem = Hold'em
lobby-kind-omaha = Omaha
lobby-kind-banzai = Banzai
lobby-highest = Panokset enintään
lobby-any-stake = Ei rajaa
lobby-form = Panostusmuoto
lobby-any-form = Kaikki
lobby-seats = Paikat
lobby-seats-any = Kaikki
lobby-seats-two = Kaksinpeli
lobby-seats-short = 3–6
lobby-seats-full = 7 tai enemmän
lobby-busy = Vain joissa pelataan
lobby-join = Liity
lobby-join-pool = Liity: { $pool }
lobby-your-place = { $place }. jonossa
lobby-leave-queue = Poistu jonosta
lobby-show-tables = pöydät: { $pool }
lobby-of-seats = { $players }/{ $seats }
lobby-table-pace = potti { $pot }, { $hands } kättä/h
lobby-watch = Katso
lobby-go-to-table = Pöytään
lobby-no-tables = Yhtään pöytää ei ole auki. Liity, niin huone avaa pöydän.
lobby-no-games = Pelejä ei ole tarjolla
lobby-no-games-what = Talo ei ole avannut panostasoja. Katso myöhemmin uudelleen.
lobby-none-shown = Mikään panostaso ei vastaa valintojasi
lobby-show-all = Näytä kaikki
table-state-waiting = odottaa
table-state-running = jaetaan
table-state-draining = suljetaan
table-state-frozen = vika pysäytti
table-state-closed = suljettu

join-buy-in = Sisäänosto
join-buy-in-slider = Sisäänosto, liukusäädin
join-least = Vähintään { $amount }
join-most = Enintään { $amount }
join-range = Väliltä { $least } – { $most }.
join-bound-exactly = Lähdit äskettäin pelistä { $stack } mukanasi: tähän on tuotava täsmälleen sama määrä { $until } saakka.
join-bound-otherwise = Lähdit äskettäin pelistä { $stack } mukanasi: tähän on nyt tuotava täsmälleen { $amount } { $until } saakka.
join-bound-at-least = Lähdit äskettäin pelistä { $stack } mukanasi: tähän on tuotava vähintään { $amount } { $until } saakka.
join-bound-allowed = Sinut siirrettiin pöydästä { $stack } mukanasi: sen saat tuoda tähän { $until } saakka myös rajojen ohi.
join-wallet = Lompakossasi
join-wallet-after = Jää sisäänoston jälkeen
join-draw = Huone arpoo pöytäsi ja paikkasi.
join-seat = Paikkasi
join-seat-any = Mikä tahansa paikka
join-seat-at = Paikka { $seat }, pöytä { $table }
join-seat-drawn = Paikkaa { $seat } ei voi valita: täällä huone arpoo pöydän ja paikan.
join-queue = Jos paikkaa ei ole vapaana, odotat jonossa; rahaa siirtyy vasta, kun istut.
join-entry = Käynnissä olevassa pöydässä saat ensimmäiset korttisi isolla blindillä.
join-entry-next-hand = Käynnissä olevassa pöydässä saat ensimmäiset korttisi seuraavassa jaossa.
join-now = Liity summalla { $amount }
join-waiting = Olet jonossa: { $pool }. Paikkaa tarjotaan sinulle tässä.
join-not-enough = Tämä panostaso vaatii { $least }; lompakossasi on { $balance }.
join-not-enough-what = Valitse pienempi panostaso tai kysy talolta.
join-not-enough-demo = Valitse pienempi panostaso tai pyydä henkilökuntaa lisäämään leikkirahaa.
lobby-house = Talo
lobby-stake = Panokset
lobby-all-houses = Kaikki
lobby-houses = { $houses } taloa
lobby-withdrawn = ei enää tarjolla
lobby-running = Käynnissä nyt
lobby-play-now = Pelaa heti
lobby-play-now-at = Pelaa heti: { $pool }
lobby-favourites = Suosikit
lobby-favourite = Suosikki: { $pool }
lobby-favourite-short = Suosikki
lobby-all-games = Kaikki pelit
lobby-free-seats = { $free ->
    [one] { $free } vapaa
   *[other] { $free } vapaata
}
lobby-seats-free = { $free ->
    [one] { $free } vapaa paikka
   *[other] { $free } vapaata paikkaa
}
lobby-playing-here = { $players ->
    [one] { $players } pelaa
   *[other] { $players } pelaa
}
lobby-preview = Keitä istuu pöydässä { $table }
lobby-preview-empty = Täällä ei istu ketään.
lobby-tab-cash = Käteispelit
lobby-tab-tournaments = Turnaukset
lobby-tab-sit-and-go = Sit & go
lobby-tab-hexapro = HexaPro
lobby-flop = Floppi
lobby-table-pace-flop = potti { $pot }, { $hands } kättä/h, flopin näkee { $flop }
lobby-find = Etsi pelaaja
lobby-find-name = Koko nimi
lobby-find-go = Etsi
lobby-find-nowhere = { $name } ei istu nyt missään käteispöydässä.
lobby-find-plays = { $name } pelaa täällä:
lobby-find-what = Löytyvät pelaajat, jotka sallivat sen asetuksissaan.
