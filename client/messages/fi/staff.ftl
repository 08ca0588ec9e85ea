staff-as-of = Tilanne klo { $time }
staff-stale = Nämä luvut eivät enää päivity.
staff-drift = Kirjanpito ei täsmää: { $accounts }
staff-payouts-paused = Rahaa ei ole maksettu ulos klo { $time } jälkeen: kirjanpito ei täsmää. Pöydissä pelataan.
staff-payouts-differs = { $account }: vientien mukaan { $expected }, löytyi { $found }.
staff-payouts-more = Ja { $count } muuta.
staff-resume-payouts = Jatka maksuja
staff-resume-payouts-title = Jatka maksuja
staff-resume-payouts-what = Ensin kaikki lasketaan uudelleen. Jos kirjanpito ei vieläkään täsmää, maksut pysyvät seis.
staff-resume-payouts-done = Rahaa maksetaan taas ulos.
staff-clock-ahead = Huoneen aika on { $minutes ->
    [one] minuutin
   *[other] { $minutes } minuuttia
} koneen kelloa edellä, koska huone käynnistettiin kerran väärällä kellolla. Turnaukset alkavat ja sulkeutuvat sen verran ilmoitettua aiemmin. Ylläpitäjä voi korjata asian: huone on silloin sen ajan suljettuna.
staff-tables = Pöydät
staff-players = Pelaajat
staff-books = Koetase
staff-records = Kirjaukset
staff-hands-dealt = { $hands ->
    [one] yksi käsi jaettu
   *[other] { $hands } kättä jaettu
}
staff-nobody = Täällä ei istu ketään.
staff-no-tables = Yhtään pöytää ei ole auki
staff-no-player = Kenelläkään ei ole sellaista nimeä
staff-no-records = Henkilökunta ei ole vielä tehnyt mitään
staff-online = paikalla
staff-offline = ei yhteyttä
staff-find-player = Etsi pelaaja
staff-more-players = Pelaajia on enemmän kuin luettelossa: kirjoita osa nimestä.
staff-at-tables = Pöydissä
seat-state-playing = pelaa
seat-state-waiting-big-blind = odottaa blindiä
seat-state-sitting-out = tauolla

staff-text = Teksti
staff-reason = Syy, jää kirjauksiin
staff-drain = Lopeta jakaminen
staff-drain-title = Lopeta jakaminen: { $table }
staff-drain-what = Käynnissä oleva jako pelataan loppuun, eikä uusia jaeta. Pöydän voi avata uudelleen.
staff-drain-done = { $table }: käynnissä oleva jako pelataan loppuun, eikä uusia jaeta.
staff-reopen = Avaa uudelleen
staff-reopen-title = Avaa uudelleen: { $table }
staff-reopen-what = Pöydässä jaetaan taas.
staff-reopen-done = Pöydässä { $table } jaetaan taas.
staff-void = Mitätöi käsi
staff-void-title = Mitätöi käsi pöydässä { $table }
staff-void-what = Käynnissä oleva käsi raukeaa: jokaisella on samat pelimerkit kuin sen alussa. Tätä ei voi perua; seuraava käsi jaetaan uutena.
staff-void-done = Käsi pöydässä { $table } on mitätön.
staff-thaw = Palauta pöytä
staff-thaw-title = Palauta pöytä { $table }
staff-thaw-what = Ohjelman vika pysäytti pöydän. Se palautetaan kirjanpidosta; kesken jäänyt käsi on mitätön, ja jokaisella on samat pelimerkit kuin sen alussa.
staff-thaw-done = Pöytä { $table } jatkaa.
staff-broadcast = Tiedota
staff-broadcast-title = Kerro kaikille
staff-broadcast-what = Kaikki huoneessa näkevät tämän heti.
staff-broadcast-done = Kerrottu kaikille.
staff-amount = Summa
staff-books-balance = Kirjanpito täsmää: tilit ovat yhteensä nolla, eikä mikään poikkea vienneistään.
staff-books-drift = Kirjanpito ei täsmää. Tilit yhteensä: { $sum }. Poikkeavat tilit on merkitty.
staff-account = Tili
staff-balance = Saldo
staff-drift-column = Poikkeama
staff-sum = Yhteensä

record-drain = Jakaminen lopetettu
record-reopen = Pöytä avattu uudelleen
record-change-seat = Paikka vaihdettu
record-void-hand = Käsi mitätöity
record-thaw = Pöytä palautettu
record-broadcast = Tiedotettu
record-credit = Hyvitetty
record-debit = Veloitettu
account-kind-wallet = Lompakko
account-kind-stack = Pelimerkit
account-kind-rake = Rake
account-kind-house = Talo
account-kind-mint = Huoneen luoma raha
account-kind-owed-to-players = Velkaa pelaajille
account-kind-ledger = Kirjanpito
account-kind-charity = Hyväntekeväisyys
account-kind-held = Säilössä pelaajille
account-kind-in = Matkalla
account-kind-escrow = Turnausten hallussa
account-kind-ticket = Turnausliput
account-kind-lent = Lainattu yksityispeleissä
account-kind-claim = Palautettu yksityispeleissä

player-manage = Hallitse
player-manage-name = Hallitse pelaajaa { $name }
player-closed = suljettu
player-held = Pidätettynä
player-act = Mitä tehdään
player-family = Pelit
player-credit = Hyvitä lompakkoon
player-credit-what = Lompakkoon. Virhe korjataan veloituksella.
player-credit-done = { $name } sai hyvityksen { $amount }.
player-debit = Veloita lompakosta
player-debit-what = Lompakosta. Virhe korjataan hyvityksellä.
player-debit-done = Pelaajalta { $name } veloitettiin { $amount }.
player-withhold = Pidätä rahaa
player-withhold-what = Otetaan lompakosta ja pidetään pelaajan nimissä, kunnes se vapautetaan.
player-withhold-done = Pelaajalta { $name } on pidätetty { $amount }.
player-release = Vapauta pidätettyä rahaa
player-release-what = Takaisin lompakkoon.
player-release-done = { $amount } palautui pelaajalle { $name }.
player-shut-out = Sulje peleistä
player-shut-out-what = Pelaaja ei voi enää liittyä näihin peleihin. Sen voi perua.
player-shut-out-done = { $name } on suljettu peleistä.
player-let-in = Päästä taas peleihin
player-let-in-what = Pelaaja voi taas liittyä näihin peleihin.
player-let-in-done = { $name } pääsee taas peleihin.
player-close = Sulje tili
player-close-what = Kirjataan ulos kaikkialta, poistetaan pöydistä eikä päästetä enää sisään. Tilin voi avata uudelleen.
player-close-done = Pelaajan { $name } tili on suljettu.
player-open = Avaa tili uudelleen
player-open-what = Pelaaja voi taas kirjautua.
player-open-done = Pelaajan { $name } tili on auki.
record-close-account = Tili suljettu
record-open-account = Tili avattu
record-shut-out = Suljettu peleistä
record-let-in = Päästetty peleihin
record-withhold = Pidätetty
record-release = Vapautettu
staff-close = Sulje pöytä
staff-close-title = Sulje pöytä: { $table }
staff-close-what = Kaikki lähtevät pinoineen, kädessä mukana olevat sen päätyttyä; sitten pöytä suljetaan.
staff-close-done = { $table } sulkeutuu heti tyhjennyttyään.
staff-open = Avaa pöytä
staff-open-what = Pöytä pelataan talonsa nyt voimassa olevan sääntökirjan mukaan. Paikkoja tarjotaan ensin jonossa oleville.
staff-open-done = Pöytä on auki.
staff-open-like = Avaa toinen
staff-template-what = Kaikki pöytiä avaavat löytävät mallin tällä nimellä, kunnes joku poistaa sen.
staff-template-table-name = Pöytien nimi ({"{number}"} laskee; tyhjä: kuten muut pöydät)
staff-template-seats = Paikkoja
staff-template-like = { $seats ->
    [one] yksi paikka
   *[other] { $seats } paikkaa
}
staff-template-by = { $name }, { $time }
staff-template-not-offered = ei nyt tarjolla
staff-template-open = Avaa
staff-template-open-title = Avaa pöytiä mallista { $name }
staff-template-number = Montako pöytää
staff-template-opened = Pöydät ovat auki.
staff-template-delete-what = Mallista avatut pöydät jäävät ennalleen.
record-keep-template = Malli tallennettu
record-delete-template = Malli poistettu
staff-book-version = Sääntökirjan versio { $version }
staff-reload = Lue sääntökirjat uudelleen
staff-reload-what = Tästä lähtien avattavat pöydät noudattavat tiedostojen nykyistä sisältöä; auki olevat pöydät pitävät kirjansa. Jos yhdessäkin on virhe, mikään ei muutu.
staff-reload-faults = { $count ->
    [one] Yksi virhe. Huone pitää sääntökirjansa.
   *[other] { $count } virhettä. Huone pitää sääntökirjansa.
}
staff-reload-line = { $file }, rivi { $line }
staff-reload-changed = uusi versio on voimassa
staff-reload-same = ennallaan
record-open-table = Pöytä avattu
record-close-table = Pöytä suljettu
record-reload-rulebooks = Sääntökirjat luettu uudelleen

staff-seat = Vaihda paikka
staff-seat-act = Siirrä pelaaja
staff-seat-title = Toinen paikka pöydässä { $table }
staff-seat-what = Pelaaja siirtyy heti tai kun käynnissä oleva jako on ohi. Talon säännöt kertovat, mitä vaihto maksaa.
staff-seat-player = Pelaaja
staff-seat-to = Paikalle
staff-seat-done = { $name } siirtyy paikalle { $seat }.
staff-charge = Aikamaksu
staff-charge-act = Vaihda maksutapa
staff-charge-title = Aikamaksu pöydässä { $table }
staff-charge-what = Seuraavasta jaosta alkaen. Jo maksettua ei makseta uudelleen.
staff-charge-of = Minkä sijasta
staff-charge-rake = Rake
staff-charge-jackpot = Jackpot-maksu
staff-charge-how = Miten maksetaan
staff-charge-pots = Poteista
time-costs-where = Pöydissä, joissa veloitetaan ajan mukaan eikä poteista:
staff-charge-each = { $what ->
    [jackpot] { $minutes ->
        [one] { $amount } koko pöydältä jokaiselta alkavalta minuutilta
       *[other] { $amount } koko pöydältä jokaiselta alkavalta { $minutes } minuutilta
    }
   *[other] { $minutes ->
        [one] { $amount } pelaajalta jokaiselta alkavalta minuutilta
       *[other] { $amount } pelaajalta jokaiselta alkavalta { $minutes } minuutilta
    }
}
staff-charge-done = { $table } maksaa seuraavasta jaosta alkaen toisin.
staff-fund = Maksa bonus
staff-fund-title = Bonus: { $fund }
staff-fund-what = Rahastossa on { $balance }. Bonus menee pelaajan lompakkoon.
staff-fund-done = { $name } saa { $amount }.

staff-search = Etsi pelaajia, käsiä, rahaa
staff-search-act = Etsi
staff-found = Löytyi: { $text }
staff-search-close = Sulje
staff-found-nothing = Tällä nimellä tai tunnuksella ei löydy mitään, mitä saat nähdä.
staff-found-hands = Kädet
staff-found-money = Raha
staff-found-void = mitätön
staff-found-waits = odottaa toisen hyväksyntää
staff-found-declined = hylättiin
staff-found-over = raukesi
staff-found-more = Osumia on enemmän. Tarkenna hakua.
