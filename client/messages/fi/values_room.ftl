# Mitä sääntökirjan ratkaisut voivat olla: paikat, tauot, sisäänostot, rake ja huoneen valvonta.

value-weighted-random = arvotaan painotetusti
value-fewest-players-then-oldest = vähiten pelaajia, sitten vanhin pöytä
value-by-the-player = pelaaja itse
value-told-and-may-leave = pelaaja näkee sijansa ja voi poistua
value-no-priority = ei etusijaa
value-ahead-of-the-line-by-draw = jonon edelle, arvan mukaan
value-with-the-stack = ottaa koko pinon mukaan
value-staff-announce = henkilökunta ilmoittaa
value-at-hand-end = kun jako on ohi

value-seat-kept-not-dealt = säilyy, ilman kortteja ja blindejä
value-any-number = niin usein kuin haluaa
value-once-an-evening = kerran illassa
value-next-hand = seuraavasta jaosta
value-every-table-in-its-turn = jokaisessa pöydässä vuorollaan

value-later-of-both = se, joka päättyy myöhemmin
value-check-or-fold = sökötys, jos se on ilmainen, muuten luovutus
value-fold = luovutus
value-sit-out-at-hand-end = tauolle, kun jako on ohi

value-between-hands = jakojen välissä
value-any-chips = kun merkkejä on yhtään jäljellä
value-pot-limit-once-an-evening = pot limitissä kerran illassa
value-all-players-and-staff = jos kaikki pelaajat ja henkilökunta suostuvat
value-only-by-leaving = vain lähtevän pelaajan mukana
value-for-the-restaurant-too = vain lähtevän pelaajan mukana, ja ruokaan ja juomaan
value-same-stack = sama pino
value-buy-in-return-after-change-same-stack = täsmälleen vanha pino
value-buy-in-forced-move-same-stack = vanha pino sallitaan
value-at-least = vähintään vanha pino
value-as-it-is = sellaisenaan
value-made-up-to-minimum = täydennetään vähimmäissisäänostoon
value-account-and-stake = samalla tilillä ja panostasolla
value-betting-structure = kaikissa saman panosrakenteen pöydissä
value-as-any-return = kuten mikä tahansa paluu
value-own-stack = omalla pinolla
value-after-leaving = vasta kun ensimmäisestä on lähtenyt

value-percent-and-cap = prosentti ja katto panostason mukaan
value-fixed-amount = kiinteä summa
value-half-up = lähimpään yksikköön, puolikkaat ylöspäin
value-full-units = vain täydet yksiköt
value-dealt-in = kortit saaneet
value-by-size-largest-remainder = koon mukaan, sentit suurimman jakojäännöksen mukaan
value-where-each-unit-begins = jokainen yksikkö siitä potista, josta se alkaa

value-void-and-dealt-anew = mitätön, merkit takaisin, jaetaan uudelleen
value-same-players-and-positions = samat pelaajat ja asemat, uusi sekoitus
value-unreturnable-only = vain se, mitä ei voi palauttaa
value-charity = hyväntekeväisyyteen

value-one-of-52 = yksi 52 kortin pakka
value-before-every-deal = ennen joka jakoa
value-sealed-own-cards-opened = sinetöidään ennen jakoa; pelaaja voi todentaa näkemänsä kortit

value-conduct-close-account-by-staff = henkilökunta sulkee, kunnes avaa sen taas
value-from-one-family = yhdestä peliryhmästä
value-held-for-the-player = pidetään pelaajan nimissä
value-not-at-one-table = ei koskaan samaan pöytään
value-investigated = tutkitaan ja niihin vastataan
value-forbidden = kielletty

value-big-hand-beaten = suuri käsi, jonka suurempi voittaa
value-as-the-high-game = korkeiden käsien mukaan
value-two-best = kaksi parasta kättä
value-first-only = lasketaan vain ensimmäiseen luokkaan
value-table-of-the-hand = kaikki sen pöydän kortit saaneet
value-80-percent-or-13-and-players = ensimmäinen luokka 80 %; toinen 13 % ja 1 % lisää pelaajaa kohti
value-second-round = toiselle kierrokselle päässeet jaot

value-every-game = kaikki jaot
value-high-low = hi-lo-pelit
