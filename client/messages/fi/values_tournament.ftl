# Mitä sääntökirjan ratkaisut voivat olla turnauksissa.

value-at-random = arvotaan, ja ne pidetään
value-at-random-but-fixed = arvotaan, ja se pidetään; henkilökunta kiinnittää paikkoja tarpeen vuoksi
value-each = jokainen pelaaja
value-keeps-its-level = taso, jolla se alkoi
value-blinded-off = saavat kortit, asettavat panokset ja luovuttavat
value-checked-if-free = sökötetään, jos se on ilmaista, muuten luovutetaan
value-folded = luovutetaan
value-no-chips-left = se, jolla ei ole enää merkkejä
value-one-player-left = kun yksi pelaaja on jäljellä
value-larger-stack-first = jaon alussa suurempi pino sijoittuu ylemmäs
value-share-prizes = palkinnot jaetaan
value-better-hand = parempi käsi
value-first-place = ensimmäinen sija

value-seat-assigned-last = viimeksi annettu paikka
value-last-seat-with-chips = viimeinen paikka, jolla on merkkejä
value-one-draw-for-all = yksi arvonta, sama paikka joka pöydässä
value-from-the-start = pelissä alusta alkaen
value-with-their-seat-number = pelissä, kun paikkanumero on jaettu joka pöydässä
value-plays-on = pelaa edelleen
value-halts = odottaa pelaajiaan
value-next-big-blind = seuraavaksi ison blindin asettava
value-same-seat = täytettävältä paikalta tai seuraavalta
value-farthest-from-big-blind = se, jolle iso blindi tulee viimeisenä
value-nearest-to-big-blind = se, jolle iso blindi tulee ensimmäisenä
value-last-opened = viimeksi vapautunut paikka
value-all-fit-on-one-fewer = heti kun kaikki mahtuvat yhtä pöytää vähempään
value-highest-number = suurin numero
value-as-tables-break = muodostuu pöytiä purettaessa
value-redrawn = kaikki arpovat uuden paikan

value-same-round-or-moment = samassa jaossa, käsi kädeltä -kierroksessa tai hetkessä
value-by-stack = pinojen mukaan jaon alussa
value-shared = jaetaan
value-course-other-tables-shared = pöytien parhaat jakavat sijan
value-near-the-money = lähellä palkintosijoja
value-before-final-table = ennen finaalipöytää
value-played-on = pelataan loppuun
value-frozen = odottavat muita pöytiä, sitten yksi kerrallaan
value-five-to-the-hour = viittä vaille tasatuntiin asti
value-by-structure = rakenteen mukaan
value-until-level-ends = ilmoitetun tason loppuun
value-by-staff-told-to-all = henkilökunta, joka kertoo kaikille; ilmoittautunut ei maksa lisää
value-end-when-all-left-are-paid = kun kaikki jäljellä olevat saavat palkinnon
value-go-on = ei, se jatkuu
value-as-announced = kuten ilmoitettu
value-course-late-stack-full = yhtä monta kuin alussa
value-end = turnaus päättyy
value-played-out = pelataan loppuun
value-goes-on-at-one-table = yhdessä pöydässä se jatkuu, muuten tasot nousevat
value-rises = tasot nousevat edelleen

value-house-adds-the-rest = talo maksaa loput
value-apart-from-pool = pottiin menevä osa ja maksu erikseen
value-no-buy-in-and-no-fee = ei sisäänostoa eikä maksua
value-when-registration-closes = kun ilmoittautuminen päättyy
value-when-purchases-end = kun lisäostot päättyvät
value-one-over-place = toinen sija puolet ensimmäisen osasta, kolmas kolmanneksen
value-announced = turnauksen ilmoituksen mukaan
value-chips-in-proportion = sisäänoston suhteessa
value-entries-to-another = osallistumisia toiseen turnaukseen
value-cash-to-next-place = rahana seuraavalle sijalle
value-own-use-only = vain sen voittanut

value-uniform-number = yksi luku 100 000:sta, kaikki yhtä todennäköisiä
value-one-shuffled-before-every-deal = yksi pakka, sekoitetaan ennen joka jakoa
value-when-the-game-has-ended = kun peli on päättynyt
value-when-out = kun pelaaja putoaa
value-dealt-in-and-folded = saa kortit, ja jokainen käsi luovutetaan
value-loses-entry = menettää osallistumisensa

value-by-this-policy = sen, mitä tämä osio määrää
value-everything-back = kaikki palautetaan
value-start-of-the-void-hand = mitätöidyn jaon alussa olleet
value-back-to-who-is-left = takaisin jäljellä oleville
value-cancellation-fees-kept = jäävät talolle
value-cancellation-freeroll-pool-kept = jää talolle
value-half-equally-half-by-chips = puolet tasan, puolet merkkien mukaan
value-by-chips = merkkien mukaan
value-collected = pelaajien maksama
value-with-guarantee = takuun kanssa
value-lowest-prize-and-rest-by-chips = kullekin pienin palkinto, loput merkkien mukaan
value-icm = ICM-mallin mukaan
value-in-money-at-face-value = rahana, nimellisarvosta
value-own-bounty-to-its-player = kukin saa oman palkkionsa
value-largest-remainder-then-larger-stack = suurin jakojäännös, sitten suurempi pino

value-one-a-chip-from-seat-one = yksi kortti merkkiä kohti, paikasta yksi alkaen
value-rounded-up = pyöristetään ylöspäin
value-rounded-from-half = pyöristetään ylöspäin puolikkaasta
value-highest-cards-one-chip-each = korkeimmat kortit, enintään yksi merkki pelaajaa kohti
value-highest-cards = korkeimmat kortit
value-smallest-chip-in-play = saa pienimmän pelissä olevan merkin
value-one-larger-chip = saa yhden suuremman merkin
value-lost-but-for-whole-chips = menetetään, paitsi kokonaiset suuremmat merkit

value-winner-of-the-last-chips = pelaajan viimeiset merkit voittanut
value-evenly-in-whole-chips = tasan, kokonaisina tappomerkkeinä
value-next-after-button = napin jälkeen seuraava
value-all-in = tarkoittaa all-iniä
value-winner-keeps-it = voittaja pitää sen

value-yes = kyllä
value-where-law-permits = missä laki sallii
value-all-who-are-left = kaikkien jäljellä olevien
value-when-somebody-is-out-or-a-level-begins = kun joku putoaa tai taso alkaa
value-behind-a-hand = seuraavan jaon jälkeen
value-deal = sopimuksen mukaan
value-deal-or-ladder-as-staff-decide = sopimuksen tai porrastuksen mukaan, henkilökunta ratkaisee
value-to-the-media = medialle
value-not = ei ilmoiteta

value-as-staff-decide = henkilökunnan ratkaisun mukaan
value-stay = pysyvät ennallaan
value-too = hylätään myös

value-three-to-seven = kolmesta seitsemään, kortilla arvottuna

value-heads-up-sit-and-go = kahden pelaajan sit & go
value-five-handed-sit-and-go = viiden pelaajan sit & go
value-multi-table = monen pöydän turnaus
