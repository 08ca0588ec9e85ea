directors-title = Turnaukset
directors-make = Luo turnaus
directors-make-what = Turnaus ilmoitetaan heti, ja kaikki näkevät sen. Jos rakenteessa on virhe, mitään ei luoda ja kaikki virheet kerrotaan.
directors-announce = Ilmoita
directors-made = Turnaus on ilmoitettu.
directors-template = Malli
directors-template-evening = Ilta, uudelleenosallistuminen
directors-template-rebuys = Lisäostot ja add-on
directors-template-sit-and-go = Sit & go
directors-template-suggested = Ehdotus pelaajille ja ajalle
directors-template-copy = Kuten kopioitu turnaus
directors-template-kept = Tallennetut
directors-copy = Kopioi
directors-copy-code = Kopioidussa turnauksessa on pääsykoodi, jota ei säilytetä: anna uusi.
directors-keep = Tallenna malliksi
directors-keep-what = Kaikki turnauksia pitävät löytävät mallin tällä nimellä, kunnes joku poistaa sen.
directors-keep-name = Mallin nimi
directors-keep-done = Malli on tallennettu.
directors-kept = Mallit
directors-kept-none = Malleja ei ole tallennettu.
directors-kept-by = { $house } · { $name }, { $time }
directors-kept-use = Käytä
directors-kept-use-named = Tee turnaus mallista { $name }
directors-kept-delete = Poista
directors-kept-delete-title = Poista malli { $name }
directors-kept-delete-what = Mallista tehdyt turnaukset jäävät ennalleen.
directors-kept-deleted = Malli on poistettu.
directors-suggest = Ehdota rakennetta
directors-suggested = Lopun odotetaan tulevan tasolla { $level }, noin { $minutes } minuutin kuluttua.
directors-pace = Tahti
directors-pace-slow = hidas
directors-pace-normal = tavallinen
directors-pace-turbo = turbo
directors-pace-hyper = hyper
directors-target = Lipuilla pääsee turnaukseen
directors-target-none = Ei satelliitti, tai mikä tahansa saman hintainen
directors-rhythm = Milloin
directors-rhythm-once = Kerran
directors-rhythm-full = Uusi, kun edellinen on täyttynyt
directors-rhythm-minutes = Aina näin monen minuutin välein
directors-rhythm-daily = Joka päivä
directors-rhythm-weekly = Joka viikko
directors-repeat-at = Mihin aikaan ({ $zone })
directors-repeat-days = Näinä päivinä
directors-starts = Alkaa (tyhjä: kun paikat ovat täynnä)
directors-fault = Rivi { $line }, { $entry }:
directors-expected-entries = Odotettu osallistujamäärä
directors-expected-minutes = Odotettu kesto minuutteina
directors-too-high = Liian korkea: lopun odotetaan tulevan tasolla { $level }, jonka iso blindi { $unit } on yli kahdeskymmenesosa pelissä olevista { $chips } pelimerkistä.
directors-too-high-added = Rakenne päättyy ennen sitä: jokainen lisätaso nousee edellisestä yhtä paljon kuin viimeinen taso nousi.

director-page = Pelaajien sivu
director-acts = Mitä voi tehdä
director-acts-on = Mitä voi tehdä: { $name }
director-nobody-yet = Kukaan ei ole vielä ilmoittautunut
director-nobody-found = Ketään sellaista ei ole ilmoittautunut
director-field = Pelaajat: { $shown }/{ $all }
director-entrants = Turnauksen pelaajat
director-find = Nimi tai pöytä
director-order = Järjestys
director-order-chips = Pelimerkit
director-order-name = Nimi
director-order-table = Pöytä
director-order-place = Sija
director-order-seat = Paikka
director-seat-by-rule = Talon säännön mukaan
director-state-all = Kaikki
director-state-entered = Ilmoittautunut
director-state-playing = Pelissä
director-state-document = Odottaa asiakirjaa
director-state-out = Pudonnut
director-placed = Sija { $place }
director-no-table = ei pöytää
director-chips = { $chips } pelimerkkiä

director-start = Aloita nyt
director-start-title = Aloita { $name } nyt
director-start-what = Paikat arvotaan ja kortit jaetaan.
director-start-done = { $name } on alkanut.

director-pause = Keskeytä
director-pause-title = Keskeytä { $name }
director-pause-what = Pöydät pysähtyvät, kun käynnissä oleva käsi on pelattu, ja kello pysähtyy.
director-pause-done = { $name } on keskeytetty.

director-resume = Jatka
director-resume-title = Jatka: { $name }
director-resume-what = Kortteja jaetaan taas, ja kello käy.
director-resume-done = { $name } jatkuu.
director-end-break = Lopeta tauko
director-end-break-title = Lopeta tauko: { $name }
director-end-break-what = Peli jatkuu nyt, ja loppu aikataulu aikaistuu saman verran.
director-end-break-done = Tauko on ohi: { $name }.
director-extra-table = Avaa lisäpöytä
director-extra-table-title = Avaa lisäpöytä: { $name }
director-extra-table-what = Pelaajia siirtyy sinne, kunnes pöydät ovat tasan. Se pysyy, kunnes suljet sen tai kaikki mahtuvat finaalipöytään.
director-extra-table-done = Lisäpöytä on avattu.
director-fewer-tables = Sulje lisäpöytä
director-fewer-tables-title = Sulje lisäpöytä: { $name }
director-fewer-tables-what = Purkujärjestyksen seuraava pöytä puretaan.
director-fewer-tables-done = Pöytä puretaan.

director-end-day = Päätä päivä
director-end-day-title = Päätä turnauksen { $name } päivä
director-end-day-what = Käynnissä olevat jaot ovat viimeiset; sitten pelimerkit pussitetaan.
director-end-day-done = Päivä päättyy.

director-close-books = Sulje kirjat
director-close-books-title = Sulje turnauksen { $name } kirjat
director-close-books-what = Turnaus on lopullisesti ohi: ketään ei enää hylätä, ja palkinnot pysyvät.
director-close-books-done = Turnauksen { $name } kirjat on suljettu.
director-books-open = Pelit on pelattu. Huijarin voi hylätä, kunnes kirjat suljetaan: valitse pelaaja.

director-begin-day = Aloita seuraava päivä
director-begin-day-title = Aloita turnauksen { $name } seuraava päivä
director-begin-day-what = Paikat arvotaan uudelleen ja pussit avataan.
director-begin-day-done = Seuraava päivä alkaa.

director-last-hands = Arvo viimeiset jaot
director-last-hands-title = Arvo turnauksen { $name } päivän viimeiset jaot
director-last-hands-what = Kortti kertoo, montako jakoa joka pöytä vielä pelaa. Kello seisoo.
director-last-hands-done = Viimeiset jaot on arvottu.
director-card-drawn = Pelaajan nostama kortti
director-room-draws = Huone arpoo
director-last-rebuys = Kuuluta viimeiset rebuy-jaot
director-last-rebuys-title = Kuuluta turnauksen { $name } viimeiset rebuy-jaot
director-last-rebuys-what = Jokainen pöytä pelaa nyt jaettavan jaon jälkeen talon määrän jakoja, joissa rebuy on mahdollinen; sitten tulee add-on. Kerro jaot, kun ne päättyvät.
director-last-rebuys-done = Viimeiset rebuy-jaot on kuulutettu.
director-no-last-rebuys = Peru viimeiset rebuy-jaot
director-no-last-rebuys-title = Peru turnauksen { $name } viimeisten rebuy-jakojen kuulutus
director-no-last-rebuys-what = Rebuyt jatkuvat taas tasonsa loppuun; jos se on päättynyt, ne loppuvat nyt.
director-no-last-rebuys-done = Kuulutus on peruttu.
refused-no-last-rebuys = Tämä talo ei kuuluta viimeisiä rebuy-jakoja.
refused-last-rebuys-announced = Viimeiset { $hands } rebuy-jakoa on kuulutettu.
refused-last-rebuys-over = Viimeisiä rebuy-jakoja ei pelata nyt.

director-time = Lisää aikaa
director-time-title = Lisää aikaa tasolle: { $name }
director-time-what = Taso kestää sen verran pidempään.
director-time-done = Taso kestää pidempään.
director-time-live = Muuta tason aikaa
director-time-live-title = Tason aika: { $name }
director-time-live-what = Taso kestää sen verran pidempään tai lyhyempään.
director-time-live-done = Tason aika on muutettu.
director-time-shorter = Lyhennä

director-level = Vaihda taso
director-level-title = Myöhempi taso: { $name }
director-level-what = Uusi taso on voimassa seuraavasta kädestä alkaen.
director-level-done = Taso on vaihdettu.
director-level-live-title = Toinen taso: { $name }
director-level-live-what = Uusi taso on voimassa seuraavasta kädestä alkaen. Aiempi taso pelataan uudelleen; jaetut kädet pysyvät.

director-move = Siirrä
director-move-title = Siirrä { $name }
director-move-what = Pelaaja siirtyy pelimerkkeineen käden jälkeen; paikan valitset sinä tai talon sääntö.
director-move-done = { $name } on siirretty.

director-remove = Poista
director-remove-title = Poista { $name }
director-remove-what = Pelaaja on ulkona. Talon sääntö määrää pelimerkit ja sijan.
director-remove-done = { $name } on ulkona.

director-cancel = Peru turnaus
director-cancel-title = Peru { $name }
director-cancel-what = Jokainen saa sen, mitä tässä lukee; kesken olevat kädet mitätöidään. Tätä ei voi perua.
director-cancel-done = { $name } on peruttu.

director-minutes = Minuutteja
director-from-pool = Potista
director-from-house = Maksuja takaisin
director-from-staff = Henkilökunnan osuus maksuista takaisin
director-from-bounties = Tappopalkkioista
director-entries-back = Osallistumisia takaisin
director-tickets-back = Lippuja takaisin
director-cancelled = Mitä kukin sai
director-cancelled-by = { $name } perui turnauksen { $time }.
director-cancelled-too-few = Peruttu, koska osallistujia oli liian vähän, { $time }.
director-cancelled-all = Pelaajille takaisin yhteensä:
director-cancelled-csv = Tiedostona (CSV)
director-kept = Talolle
director-by = Peruste
director-by-house = Talon oma päätös: asiakirja ei sano tästä mitään
director-settlement = Kuka saa mitä
director-gets = Saa
director-back-entry-back = osallistumismaksu takaisin
director-back-ticket-back = lippu takaisin
director-back-fee-back = järjestelymaksu takaisin
director-back-pool-share = osuus potista
director-back-bounty-back = tappopalkkio takaisin
director-how-entries = { $bought ->
    [one] kaikki, mitä osallistumisesta maksettiin
   *[other] kaikki, mitä { $bought } osallistumisesta maksettiin
}
director-how-ticket = lippu, jolla osallistuminen maksettiin
director-how-fees = { $bought ->
    [one] osallistumisen järjestelymaksu
   *[other] { $bought } osallistumisen ja oston järjestelymaksut
}
director-how-bounty = oma tappopalkkio
director-how-half-equally = puolet potista { $left ->
    [one] yhtenä osana
   *[other] { $left } yhtä suurena osana
}, puolet pelimerkkien mukaan: { $stack }/{ $chips }
director-how-by-chips = palkintopotti pelimerkkien mukaan: { $stack }/{ $chips }
director-how-icm = vielä maksamattomat palkinnot ICM:n mukaan: { $stack }/{ $chips } pelimerkkiä
director-how-lowest-prize = pienin vielä maksamaton palkinto, { $lowest }, ja lopuista osa pelimerkkien mukaan: { $stack }/{ $chips }
director-how-unpaid-by-chips = vielä maksamattomat palkinnot pelimerkkien mukaan: { $stack }/{ $chips }
director-how-each-and-icm = { $each } % koko potista kullekin, loput ICM:n mukaan: { $stack }/{ $chips } pelimerkkiä
director-disqualify = Hylkää
director-disqualify-title = Hylkää { $name }
director-disqualify-what = Pelaajalla ei ole enää sijoitusta eikä palkintoa; alemmat nousevat. Nyt tapahtuisi tämä:
director-disqualify-done = { $name } on hylätty.
director-disqualify-back = { $amount } palautuu lompakosta.
director-disqualify-house = { $amount } ei ole enää siellä: talo maksaa sen.
director-disqualify-rises = { $name } nousee sijalle { $place } ja saa { $amount } lisää.
director-disqualify-nobody = { $amount } ei kuulu kenellekään: henkilökunta päättää siitä.
director-disqualify-cash = { $amount } on maksettu käteisenä: ota se ensin takaisin ilmoittautumisessa.
director-disqualify-gone = Käteistä ei saada takaisin: talo maksaa sen
directors-to-come = Toistuvat turnaukset
directors-line-next = seuraava { $time }
directors-line-when-full = uusi, kun edellinen täyttyy
directors-none-to-come = Toistuvia turnauksia ei ole.
directors-line-stop = Lopeta
directors-line-stop-title = Lopeta { $name }
directors-line-stop-what = Uusia ei enää ilmoiteta. Jo ilmoitetut jäävät.
directors-line-stopped = Se ei enää toistu.
directors-repeat = Lisää toistuva
directors-repeat-title = Lisää toistuva turnaus
directors-repeat-what = Huoneen kansion malli tai HexaPro, aikataulun mukaan tai aina, kun yksikään ei odota pelaajia.
directors-repeat-hexapro = HexaPro, { $amount }
directors-repeat-done = Se toistuu tästä lähtien.
director-fix = Kiinnitä paikka
director-fix-title = Paikka: { $name }
director-fix-what = Pelaajalla on tämä paikka joka arvonnassa: alussa, uutena päivänä, finaalipöydässä. Syyn näkee vain henkilökunta.
director-fix-done = Paikka on merkitty: { $name }.
director-fix-seat = Paikka; 0: arvotaan kuten muiden
director-fix-table = Ensimmäisen arvonnan pöytä; 0: mikä tahansa
director-fixed = { $table ->
    [0] Paikka { $seat } joka arvonnassa
   *[other] Paikka { $seat } joka arvonnassa, pöydässä { $table }
}
director-penalise = Rankaise
director-penalise-title = Rankaise: { $name }
director-penalise-what = Pelaajalle kerrotaan syy. Hänelle jaetaan kortit, blindit maksetaan ja käsi luovutetaan, kunnes rangaistus on kärsitty. Loput seuraavat pelaajaa muihin pöytiin ja päiviin.

director-terms = Mitä ilmoitettiin
director-start-time = Muuta alkamisaikaa
director-start-time-title = Uusi alkamisaika: { $name }
director-start-time-what = Kaikille ilmoittautuneille kerrotaan.
director-start-time-done = Turnauksen { $name } alkamisaika on muutettu.

director-levels = Muuta tasoja
director-levels-title = Turnauksen { $name } tasot
director-levels-what = Alkaneet tasot pysyvät ennallaan. Kaikille mukana oleville kerrotaan.
director-levels-done = Tasot on muutettu.
director-levels-add = Lisää taso
director-levels-drop = Poista viimeinen
director-level-minutes = Tulevan tason minuutit (tyhjä: kuten ennen)

director-entries = Muuta myöhäistä ilmoittautumista
director-entries-title = Myöhäinen ilmoittautuminen: { $name }
director-entries-what = Minkä tason loppuun asti pelaajat tulevat mukaan. Kaikille mukana oleville kerrotaan.
director-entries-done = Myöhäinen ilmoittautuminen on muutettu.
director-entries-none = Kukaan ei tule myöhässä mukaan
director-entries-until = Tason loppuun

director-fee = Muuta maksua
director-fee-title = Uusi maksu: { $name }
director-fee-what = Se koskee tulevia ilmoittautumisia. Jo ilmoittautuneet eivät maksa lisää: jos maksu pienenee, erotus palautetaan, ja jos se suurenee, ilmoittautumisen saa perua alkuun asti. Kaikille kerrotaan.
director-fee-done = Turnauksen { $name } maksu on muutettu.
director-fee-now = Maksu (nyt { $amount })
director-fee-beside = Henkilökunnan osuus sen lisäksi (nyt { $amount }) lasketaan uudelleen, ja pelaajat maksavat senkin.

director-guarantee = Muuta takuupottia
director-guarantee-title = Uusi takuupotti: { $name }
director-guarantee-what = Talo varaa sen, mitä se voi maksaa. Jos se on pienempi, ilmoittautuneet saavat perua alkuun asti. Kaikille kerrotaan.
director-guarantee-done = Turnauksen { $name } takuupotti on muutettu.
director-guarantee-now = Takuupotti (nyt { $amount })

director-breaking-order = Muuta purkamisjärjestystä
director-breaking-order-title = Missä järjestyksessä pöydät puretaan: { $name }
director-breaking-order-what = Ylin pöytä puretaan ensin. Kaikille mukana oleville kerrotaan.
director-breaking-order-done = Järjestys on muutettu.
director-table-earlier = Pöytä { $table }: aikaisemmin

directors-condition = Ehto, jonka pelaajat vahvistavat (vain ilmaisturnaus)
directors-code = Osallistumiskoodi, jonka annat niille, jotka saavat osallistua
directors-code-help = Isoilla kirjaimilla ja välilyönneillä ei ole väliä. Koodia ei tallenneta näkyviin: kirjoita se muistiin.
directors-invited = Vain näille pelaajille (vain ilmaisturnaus): nimi riville
director-amount-small-blind = Pieni blindi
director-amount-big-blind = Iso blindi
director-amount-ante = Ante
director-amount-bring-in = Aloituspanos
director-amount-small-bet = Pieni panos
director-amount-big-bet = Iso panos
director-amount-point = Piste
director-place-of-the-moment = Sija sillä hetkellä
director-place-none = Ei sijaa: alemmat nousevat
director-deal-waits = Kaikki suostuvat sopimukseen
director-pay-deal = Maksa sopimuksen mukaan
director-pay-deal-title = Maksa sopimuksen mukaan: { $name }
director-pay-deal-what = Jokainen mukana oleva saa sovitun summan.
director-pay-deal-done = Palkinnot maksetaan sopimuksen mukaan.
director-pay-ladder = Maksa ilmoitetut palkinnot
director-pay-ladder-title = Maksa ilmoitetut palkinnot: { $name }
director-pay-ladder-what = Sopimusta ei tule: peli jatkuu ilmoitetuista palkinnoista.
director-pay-ladder-done = Peli jatkuu.

director-document = Merkitse asiakirja
director-document-title = Merkitse asiakirja: { $name }
director-document-what = Kirjataan, että olet nähnyt pelaajan voimassa olevan asiakirjan. Sitä odottanut paikka on heti pelaajan. Asiakirjan tietoja ei säilytetä.
director-document-done = Merkitty: { $name } näytti asiakirjan.
director-document-waits = Paikka odottaa, kunnes henkilökunta on nähnyt voimassa olevan asiakirjan.
director-contact = Kirjaa yhteydenotto
director-contact-title = Miten otit yhteyttä pelaajaan { $name }
director-contact-what = Kirjataan kuka, milloin ja mitä: kerro alla, miten otit yhteyttä.
director-contact-done = Yhteydenotto pelaajaan { $name } on kirjattu.
director-contact-wish = Mitä pelaaja haluaa
refused-no-documents = Tässä turnauksessa mikään paikka ei odota asiakirjaa.
refused-document-seen-already = Asiakirja on jo merkitty tätä aloitusta varten.
refused-no-re-entries = Pudonnut ei osallistu täällä uudelleen.

directors-several-choose = Valitse { $name }
directors-several-start-time = Siirrä alkua ({ $count })
directors-several-start-time-what = Turnaukset: { $names }. Ilmoittautuneille kerrotaan.
directors-several-minutes = Minuuttia myöhemmin, miinuksella aiemmin
directors-several-cancel = Peru ({ $count })
directors-several-cancel-what = { $names }: jokainen ilmoittautunut saa kaiken takaisin. Tätä ei voi perua.
directors-several-done = Kaikki on muutettu.
directors-several-partly = Kaikkia ei voitu muuttaa: katso luettelo.
directors-several-outcome = Tehty { $done }/{ $all }.

# Live-turnauksen sali.
live-hall = Live-pöydät
live-orders = Tehtävänä
live-order-stop = Pöytä { $table }: ei jaeta enempää
live-order-break = Pöytä { $table } puretaan: kaikki { $count } lähtevät
live-order-lift = Pöytä { $table }, paikka { $seat }: { $name } pöytään { $to }
live-order-up = Pöytä { $table }, paikka { $seat }: { $name } lähtee
live-order-seat = { $name } pöytään { $to }, paikka { $seat }
live-order-move = Pöytä { $table }, paikka { $from }: { $name } pöytään { $to }, paikka { $seat }
live-big-blind = iso blindi
live-order-chips = Pöytä { $table }, paikka { $seat }: { $chips } pelimerkkiä, { $name }
live-order-race = Pöytä { $table }: { $old } vaihtuu { $new }, arvonnassa { $cards } korttia
live-order-play_on = Pöytä { $table } pelaa jakonsa loppuun
live-done = Tehty
live-all-sit = Kaikki istuvat
live-cards = Kortit, esim. As Kd
live-table = Pöytä { $table }
live-deals = jakaa
live-stands = seisoo
live-estimated = arvio
live-out-together = Ulos samassa jaossa
live-before-hand = Pelimerkit ennen jakoa: { $name }
live-nobody = ei kerrottu
live-hand-over = Jako ohi
live-clear = Muita ei pudonnut
live-acts = Kirjatut
live-take-back = Peru
live-took-back = peruttu
live-chips = Pelimerkit
live-issued = Jaettu
live-in-play = Pelissä
live-removed = Poistettu
live-did-hand = Jako ohi
live-did-out = Ulkona
live-did-count = Laskettu
live-did-confirm = Tehty
live-did-race = Vaihtoarvonta
live-did-frozen = All-in, pöytä odottaa
live-did-filmed = Kuvataan
live-did-filmed_end = Ei enää kuvata
hall-film = Kuvataan
hall-film-end = Ei enää kuvata
hall-keep-free = Pidä paikka vapaana
hall-keep-free-title = Pidä pöydän { $table } paikka vapaana
hall-keep-free-what = Ketään ei arvota, siirretä eikä oteta myöhässä siihen, ennen kuin se annetaan taas.
hall-keep-free-done = Pöydän { $table } paikka { $seat } pidetään vapaana.
hall-give-again = Anna paikka taas
hall-give-again-title = Anna pöydän { $table } paikka { $seat } taas
hall-give-again-what = Pelaajia voi tulla siihen taas.
hall-give-again-done = Pöydän { $table } paikan { $seat } voi antaa taas.
hall-kept-free = Paikka { $seat } vapaana: { $reason } ({ $name }, { $time })
hall-kept-seat = paikka { $seat } vapaana, { $reason }
hall-dealer-deck = Jakaja ja pakka
hall-desk-closed = Jakajat, pakat ja kellot: avaa pelipäivä tiskillä
hall-filmed = Kuvattu kello { $time } alkaen
refused-filmed-already = Tätä pöytää kuvataan jo.
refused-not-filmed = Tätä pöytää ei kuvata.
live-did-away = Poissa
live-did-back = Palannut
live-did-clear = Muita ei pudonnut
live-did-take_back = Virhe peruttu
live-clock = Kellonäyttö
live-said = Kirjattu.

refused-not-live = Tämän turnauksen pöydät eivät ole live-pöytiä.
refused-no-live-tables = Talolla ei ole live-salia.
refused-no-live-table-there = Pöytää { $table } ei ole.
refused-out-already = Pelaaja on jo pudonnut.
refused-nobody-named = Kerro, kuka putosi.
refused-named-twice = Pelaaja nimettiin kahdesti.
refused-chips-missing = Pöydässä { $table } laskettiin vain { $counted } pelimerkkiä; siellä on { $issued }.
refused-table-stands = Pöytä seisoo: siellä ei jaeta.
refused-done-already = Joku on jo kuitannut sen.
refused-race-card-twice = Kortti kerrottiin kahdesti.
refused-drawn-seat-taken = Pöydän { $table } paikalla { $seat } on pelaaja.
refused-books-owe = { $count ->
    [one] Yksi maksu odottaa, { MONEY($amount) }
   *[other] { $count } maksua odottaa, yhteensä { MONEY($amount) }
}: maksa ne ensin ilmoittautumisessa.
refused-books-closed = Turnauksen kirjat on suljettu: palkinnot pysyvät.
refused-still-played = Turnaus ei ole vielä ohi.
refused-level-too-short = Tasoa on jäljellä vain { $seconds } s: aloita seuraava.
refused-clock-past = Kello ei palaa tasolle { $level }: { $since ->
    [day] se pelattiin aiempana päivänä
    [entries] ilmoittautuminen on sulkeutunut sen jälkeen
    [rebuys] uusintaostot ovat päättyneet sen jälkeen
    [add_on] lisäosto on tarjottu sen jälkeen
    [race] pienet pelimerkit on vaihdettu sen jälkeen
   *[deal] jaosta sovitaan tai on sovittu
}.
refused-slip-without-reason = Kerro syy: se kirjataan.
refused-no-such-live-act = Sellaista kirjausta ei ole.
refused-slip-taken-back = Se on jo peruttu.
refused-live-changed-since = Pöytä on muuttunut sen jälkeen.
hall-none = Mitään ei ole tehtävänä.
hall-paper = Kirjaa paperista
hall-paper-what = Kaikki, mitä kirjaat, luetaan tästä kellonajasta, kunnes suljet tämän.
hall-out = Ulkona
hall-count = Laske pinot
hall-count-of = Pinojen laskenta: pöytä { $table }
hall-count-what = Kunkin pelaajan laskettu pino
hall-away = Poissa
hall-back = Palasi
hall-frozen = All-in: pöytä odottaa
hall-is-away = poissa

live-did-served = Rangaistusjakoja kulunut
live-did-button = Nappi kerrottu
live-stays = ei voi perua: kirjaa oikea tieto
live-won-by = voittaja { $names }
live-counted-by = laski { $name }
hall-away-since = poissa { $time } alkaen
hall-hands-left = { $hands ->
    [one] yksi jako jäljellä
   *[other] { $hands } jakoa jäljellä
}
hall-penalty-hands = { $hands ->
    [one] rangaistus: yksi jako jäljellä
   *[other] rangaistus: { $hands } jakoa jäljellä
}
hall-penalty-until = rangaistus: { $time } asti
hall-missed = Tästä jaosta pois
hall-served = Yksi jako kului
hall-button-here = Nappi on tässä
hall-big-blind-here = Iso blindi on tässä
hall-button-mark = D
hall-big-blind-mark = BB
hall-button-since = Nappi kerrottu { $time }
hall-small-chips = Lasketut pikkumerkit
hall-out-gather = Muiden pöytien kanssa
hall-gathered = Ulkona usealla pöydällä
hall-gathered-drop = Jätä pois
hall-gathered-tell = Ilmoita kaikki yhdessä
hall-winners = Voittajat (kaikki, jotka jakavat potin)
hall-counted-by = Laskija
hall-best = Pinot tasan: parempi käsi
hall-racked = Laskettu
hall-bag-again = Pussi kirjattu väärin
refused-button-elsewhere = Nappi on tämän pöydän paikalla ja iso blindi pelaajan paikalla.
hall-served-hands = Jakoja kului
live-given = sai merkin: { $names }
hall-log = Tapahtumaloki
hall-log-number = Nro
hall-log-when = Milloin
hall-log-who = Kuka
hall-log-what = Mitä, miksi, minkä kohdan mukaan
hall-log-why = Miksi: { $why }
hall-log-back = peruttu nrolla { $number }
hall-log-none = Mitään ei ole vielä kirjattu.
hall-level-from = Taso { $level } jaosta { $hand } alkaen
hall-print-names = Tulosta paikat nimittäin
hall-print-tables = Tulosta paikat pöydittäin
registration-returned = Rahat on palautettu.
registration-no-receipt = Tässä turnauksessa ei ole kuittia { $number }.
registration-feat-first_out = ensimmäinen pudonnut
registration-feat-chips = ensimmäisenä { $chips } pelimerkkiä
registration-why-special = erikoispalkinto
registration-why-risen = parempi sija
registration-why-deal = sopimus
registration-why-table = pöydän palkinto
registration-why-pool_share = osuus potista
first-break = Ensimmäinen tauko on ohi
first-break-until = Ensimmäinen tauko päättyy { $time }
first-break-absent = Maksanut mutta poissa: { $names }
first-break-unsold = Myymättömiä pinoja paikoilla: { $count }
refused-seats-not-fixed = Tämä talo arpoo jokaisen paikan.
refused-seat-fixed-already = Paikka on toisella pelaajalla.
refused-seat-not-fixed = Pelaajalla ei ole kiinnitettyä paikkaa.
