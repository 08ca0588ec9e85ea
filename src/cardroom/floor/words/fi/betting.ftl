# Mitä pöydässä sanotaan panostuksista.

single-chip-call = Yksi merkki ilman ilmoitusta on maksu: { $bound } jää pottiin, { $returned } palautetaan.
single-chip-check = Yksi merkki ilman ilmoitusta on tässä sökötys: { $returned } palautetaan.
single-chip-bet = Yksi merkki ilman ilmoitusta on panostus: { $to }.
single-chip-raise = Korotus ilmoitettiin ennen merkkiä: korotus on { $to }.
single-chip-staff-decide = Henkilökunta ratkaisee, onko merkki { $to } panostus vai sökötys.
undercall-full = Tämä on täysi maksu { $to }: pottiin lisätään { $owes }.
undercall-staff-may-let-fold = Maksu on täydennettävä summaan { $to }. Henkilökunta voi sallia luovutuksen, jolloin jo laitetut merkit jäävät pottiin.
undercall-staff-decide = Henkilökunta ratkaisee: maksu täydennetään summaan { $to }, tai pelaaja luovuttaa ja menettää jo laittamansa merkit.
option-bet = panostus { $to }
option-check = sökötys
option-complete-the-call = maksu täydennetään summaan { $to }
option-fold-and-lose-what-is-in = luovutus; { $to } jää pottiin
