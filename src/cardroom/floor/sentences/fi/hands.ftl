# Mitä pöydässä sanotaan käsistä: luovutettu, kuollut, palautettu, näytetty.

hand-fold-said = Pelaaja on sanonut luovuttavansa: käsi on luovutettu.
hand-folded = Käsi on luovutettu.
hand-folded-for-good = Käsi on luovutettu, eikä sitä palauteta.
hand-folded-by-mistake = Käsi on luovutettu, mutta se oli vahinko ja kortit tunnetaan: henkilökunta voi palauttaa käden.
hand-some-cards-thrown = Vain osa korteista heitettiin: henkilökunta ratkaisee, onko käsi luovutettu.
hand-not-folded = Käsi ei ole vielä luovutettu: pelaaja ottaa kortit takaisin, ja on hänen vuoronsa.
hand-not-folded-passive = Käsi ei ole vielä luovutettu: pelaaja voi ottaa kortit takaisin, mutta vain sököttää, maksaa tai luovuttaa tässä jaossa.
hand-upcards-dead = Avokortit käännettiin tai nostettiin ennen näyttöä: käsi on kuollut.
hand-staff-decide = Henkilökunta ratkaisee, onko käsi elossa.
hand-unprotected-dead = Kättä ei ollut suojattu: se on kuollut, ja sen { $bound } jää pottiin.
hand-mixed-on-purpose = Kädet sekoitettiin tahallaan: käsi on kuollut, ja sen { $bound } jää pottiin.
hand-mixed-on-purpose-staff-decide = Kädet sekoitettiin tahallaan: henkilökunta ratkaisee, mitä potissa oleville merkeille tapahtuu.
hand-dead-raise-back = Käsi on kuollut. Kukaan ei ole maksanut korotusta: { $returned } palautetaan, { $bound } jää pottiin, ja { $to ->
    [0] maksettavaa panosta ei ole
   *[other] maksettava panos on { $to }
}.
hand-dead-raise-staff-decide = Käsi on kuollut. Kukaan ei ole maksanut korotusta: henkilökunta ratkaisee, palautetaanko se.
hand-taken-restorable = Käsi vietiin, mutta kortit tunnetaan: henkilökunta voi palauttaa käden.
hand-taken-restorable-raise = Käsi vietiin, mutta kortit tunnetaan: henkilökunta voi palauttaa käden. Muuten korotuksesta, jota kukaan ei ole maksanut, palautetaan { $returned } ja { $bound } jää pottiin.
hand-goes-back = Käsi oli suojattu ja kortit tunnetaan: pelaaja saa ne takaisin, ja käsi on elossa.
hand-protected-lost = Käsi oli suojattu: pelaaja ottaa takaisin kaikki { $returned } ja on poissa tästä jaosta.
hand-protected-lost-staff-decide = Käsi oli suojattu: henkilökunta ratkaisee, palautetaanko sen merkit.
hand-right-number = Kortteja on oikea määrä: käsi on elossa.
hand-wrong-number = Kortteja on { $cards }, vaikka pitäisi olla { $should_be }: käsi on kuollut, ja sen { $bound } jää pottiin.
hand-wrong-number-staff-decide = Kortteja on { $cards }, vaikka pitäisi olla { $should_be }: henkilökunta ratkaisee, onko käsi elossa.
hand-all-seats-dealt = Kortit jaetaan kaikille paikoille, joilla on merkkejä: { $seats }.
hand-present-dealt = { $seats ->
    [one] Kortit saa vain se yksi pelaaja, joka on paikalla.
   *[other] Kortit saavat vain ne { $seats } pelaajaa, jotka ovat paikalla.
}
hand-not-dealt = Pelaaja ei ole paikalla eikä saa kortteja.
hand-live-at-deal = Pelaaja oli ajoissa paikallaan: käsi on elossa.
hand-absent-dead = Pelaaja ei ollut ajoissa paikallaan: käsi on kuollut.
hand-absent-brings-in = Pelaaja ei ollut ajoissa paikallaan: käsi on kuollut, mutta se maksaa bring-inin ja saa lisää kortteja.
hand-left-dead = Pelaaja poistui paikaltaan kesken jaon: käsi on kuollut, ellei henkilökunta palauta sitä.
hand-left-penalty = Pelaaja poistui pöydästä, vaikka hänellä oli käsi: käsi pysyy elossa, ja henkilökunta voi rangaista.
hand-left-staff-decide = Pelaaja poistui pöydästä, vaikka hänellä oli käsi: henkilökunta ratkaisee, onko käsi kuollut.
hand-shown = Käsi pysyy elossa; kaikki saavat nähdä näytetyt kortit. Rangaistus on mahdollinen.
hand-shown-passive = Kortteja näytettiin kesken panostuksen: pelaaja voi vain sököttää, maksaa tai luovuttaa tässä jaossa.
hand-shown-passive-face-up = Kortteja näytettiin kesken panostuksen: ne jäävät kuvapuoli ylös, ja pelaaja voi vain sököttää, maksaa tai luovuttaa tässä jaossa.
hand-shown-on-purpose = Kortteja näytettiin tahallaan kesken panostuksen: henkilökunta voi tuomita käden kuolleeksi; muuten pelaaja voi vain sököttää, maksaa tai luovuttaa.
hand-shown-again-folded = Kortteja näytettiin tahallaan eikä ensimmäistä kertaa: käsi on luovutettu.
hand-shown-after-action = Panostus on ohi: kortit ovat esillä, ja käsi on elossa.
hand-shown-to-folded = Kortit näytettiin pelaajalle, joka on jo luovuttanut: henkilökunta voi rangaista.
hand-shown-to-folded-penalty = Kortit näytettiin pelaajalle, joka on jo luovuttanut, eikä ensimmäistä kertaa: siitä rangaistaan.
option-raise-goes-back = korotus palautetaan: { $to }
option-chips-go-back = { $to } palautetaan
option-chips-stay = { $to } jää pottiin
option-hand-stays-live = käsi pysyy elossa
