# Mitä pöydässä sanotaan näytössä. $order ja $parts nimeävät paikkoja.

no-showdown = Jäljellä on vain paikka { $seat }: näyttöä ei ole, eikä korttejaan tarvitse näyttää.
show-order-bettor = Paikka { $first } panosti tai korotti viimeisenä ja näyttää ensin. Paikkojen järjestys: { $order }.
show-order-position = Ratkaisevaa panosta ei ole: paikka { $first } näyttää ensin. Paikkojen järjestys: { $order }.
show-order-bettor-gone = Viimeinen panostaja ei ole enää mukana näytössä: paikka { $first } näyttää ensin. Paikkojen järjestys: { $order }.
show-order-side-pot = Viimeisimmässä sivupotissa olevat näyttävät ensin, paikasta { $first } alkaen. Paikkojen järjestys: { $order }.
all-in-hands-at-showdown = Kädet pysyvät piilossa näyttöön asti.
all-in-hands-later = Panostaminen on vielä kesken: kaikki kädet avataan, kun se on päättynyt.
all-in-hands-turned-up = Panostaminen on päättynyt: kaikki kädet avataan nyt.
all-in-fold-dead = Kortteja ei enää voi erottaa muista: käsi on kuollut.
all-in-fold-dead-penalty = Kortteja ei enää voi erottaa muista: käsi on kuollut. Henkilökunta voi rangaista tahallisesta luovutuksesta.
all-in-fold-live = Kortit tunnetaan: ne avataan, ja käsi on elossa ja voi voittaa.
all-in-fold-live-penalty = Kortit tunnetaan: ne avataan, ja käsi on elossa ja voi voittaa. Henkilökunta voi rangaista tahallisesta luovutuksesta.
all-in-fold-staff-decide = Kortit tunnetaan: henkilökunta ratkaisee, onko käsi elossa.
show-declined = Pelaaja luovuttaa ja menettää oikeutensa pottiin.
no-fold-in-all-in = Joku on all-in, joten kättä ei voi luovuttaa: jakaja avaa sen, ja se on elossa.
part-shown-all = Osa kädestä näytettiin ja muut luovuttivat: kaikki kortit on näytettävä.
wins-unshown = Kellään muulla ei ole kortteja: pelaaja voittaa näyttämättä.
show-all-or-lose = Vain osittain näytetty käsi ei voita mitään: näytä kaikki kortit tai luovu potista.
floor-asks-to-show = Jakaja ei avaa mitään. Floor pyytää pelaajaa näyttämään kaikki kortit tai luovuttamaan; aikaa on { $seconds } sekuntia.
refusal-hand-dead = Aika, { $seconds } sekuntia, on kulunut: käsi on kuollut, ja pelaaja saa rangaistuksen.
hand-tabled = Kaikki kortit ovat pöydällä kuvapuoli ylöspäin: käsi on avattu, se luetaan ja se voi voittaa.
hand-not-tabled = { $missing ->
    [one] Yksi kortti ei ole
   *[other] { $missing } korttia ei ole
} pöydällä kuvapuoli ylöspäin: kättä ei ole avattu, eikä se voi voittaa.
turned-by-another-live = Toisen kääntämä käsi pysyy elossa. Henkilökunta voi rangaista kääntäjää.
turned-by-another-staff-decide = Kortit käänsi joku muu: henkilökunta ratkaisee, onko käsi elossa.
cards-speak-duty = Kortit ratkaisevat, eivät sanat. Virheen huomaavan on sanottava siitä.
cards-speak-urged = Kortit ratkaisevat, eivät sanat. Virheen huomaavaa pyydetään sanomaan siitä.
cards-speak-penalty = Kortit ratkaisevat, eivät sanat. Henkilökunta voi rangaista käden tahallisesta väärin ilmoittamisesta.
killed-hand-stands = Avattua voittavaa kättä ei voi mitätöidä: se voittaa.
killed-hand-loses = Käsi oli avattu, mutta se ei voita: kortit ratkaisevat.
killed-hand-not-tabled = Kättä ei ollut avattu kokonaan, joten sillä ei tässä ole oikeutta pottiin; sitä koskevat kuolleiden käsien säännöt.
drawing-dead-no-refund = Panostetut { $amount } jäävät pottiin. Se, ettei käsi voinut voittaa, ei muuta mitään.
hand-set-aside = Kortit otetaan erilleen, ja floor päättää, katsotaanko ne.
asked-to-see-staff-decide = Oikeutta nähdä käsi ei ole: henkilökunta päättää, katsotaanko se.
asked-to-see-turned-up = Käsi avataan. Se on elossa ja voi yhä voittaa.
asked-to-see-no-right = Tätä kättä ei ole oikeutta nähdä.
show-one-not-in-cash = Käteispelissä muilla ei ole oikeutta nähdä kortteja.
show-all-after-the-hand = Kortit pidetään erillään ja näytetään kaikille, kun jako on päättynyt.
show-all-after-the-betting = Kortit näytetään kaikille, kun panostaminen on päättynyt.
show-all-at-once = Kortit näytetään kaikille nyt.
what-nobody-called = { $back ->
    [0] {""}
   *[other] {" "}Maksamatta jäänyt { $back } palautetaan pelaajalle { $player }.
}
one-pot = Potteja on yksi: { $main }.{ what-nobody-called }
side-pots-in-order = Potit ratkaistaan tässä järjestyksessä, suluissa niiden pelaajat: { $sides }; viimeisenä pääpotti, { $all }.{ what-nobody-called }
pot-divides-evenly = Potti { $pot } jakautuu tasan. Paikoittain: { $parts }.
odd-chip-divided = Potti { $pot } jaetaan { $chip }:n merkin tarkkuudella. Paikoittain: { $parts }.
dispute-heard = Seuraava jako ei ole alkanut: riitautus käsitellään.
dispute-heard-always = Käteispelissä perusteeton voitto on maksettava takaisin, milloin se havaitaankin: riitautus käsitellään.
dispute-too-late = Seuraava jako on alkanut: riitautus on myöhässä.
dispute-staff-decide = Seuraava jako on alkanut: henkilökunta päättää, käsitelläänkö riitautus vielä.
what-is-still-owed = { $debt ->
    [0] {""}
   *[other] {" "}Velkaa jää { $debt }.
}
wrong-pot-corrected = Seuraava jako ei ole alkanut: { $paid } siirtyy oikealle voittajalle.{ what-is-still-owed }
wrong-pot-repaid = Perusteeton voitto { $amount } maksetaan takaisin kokonaan: { $paid } siirtyy oikealle voittajalle.{ what-is-still-owed }
wrong-pot-stands = Seuraava jako on alkanut: maksu { $amount } jää voimaan.
wrong-pot-staff-decide = Seuraava jako on alkanut: henkilökunta päättää, maksetaanko { $amount } takaisin.
option-look-at-the-hand = käsi katsotaan
option-hand-not-shown = kättä ei näytetä
option-dispute-heard = riitautus käsitellään
option-dispute-not-heard = riitautusta ei käsitellä
option-pot-repaid = { $to } maksetaan takaisin
option-pot-stands = maksu { $to } jää voimaan
