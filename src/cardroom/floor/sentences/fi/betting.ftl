# Mitä pöydässä sanotaan panostuksista.

what-moves = { $all-in ->
    [yes] {" "}Se on all-in.
    [full] {" "}Se on all-in ja täysi korotus: panostus on taas auki.
    [short] {" "}Se on all-in eikä täysi korotus: jo toiminut voi vain maksaa tai luovuttaa.
   *[no] {""}
}{ $returned ->
    [0] {""}
   *[other] {" "}Palautetaan { $returned }.
}{ $owes ->
    [0] {""}
   *[other] {" "}Pelaaja lisää vielä { $owes }.
}
what-caller-moves = { $returned ->
    [0] {""}
   *[other] {" "}Maksajalle palautetaan { $returned }.
}{ $owes ->
    [0] {""}
   *[other] {" "}Maksaja lisää vielä { $owes }.
}
single-chip-call = Yksi merkki ilman ilmoitusta on maksu { $to }.{ what-moves }
single-chip-check = Yksi merkki ilman ilmoitusta on tässä sökötys.{ what-moves }
single-chip-bet = Yksi merkki ilman ilmoitusta on panostus: { $to }.{ what-moves }
single-chip-raise = { $did ->
    [bet] Panostus ilmoitettiin ennen merkkiä: panostus on { $to }.
   *[raise] Korotus ilmoitettiin ennen merkkiä: korotus on { $to }.
}{ what-moves }
single-chip-staff-decide = Henkilökunta ratkaisee, onko merkki { $to } panostus vai sökötys.
last-chips-staff-decide = Nämä ovat pelaajan viimeiset merkit. Henkilökunta ratkaisee: all-in { $most } vai { $did ->
    [check] sökötys
   *[call] maksu { $to }
}.
option-all-in = all-in { $to }
option-only-call = maksu { $to }
undercall-full = Tämä on täysi maksu { $to }.{ what-moves }
undercall-staff-may-let-fold = Maksu on täydennettävä summaan { $to }.{ what-moves } Henkilökunta voi sallia luovutuksen, jolloin jo laitetut merkit jäävät pottiin.
undercall-staff-decide = Henkilökunta ratkaisee: pelaaja lisää vielä { $owes }, jolloin maksu on { $to }, tai luovuttaa ja menettää jo laittamansa merkit.
option-bet = panostus { $to }
option-check = sökötys
option-complete-the-call = maksu täydennetään summaan { $to }
option-fold-and-lose-what-is-in = luovutus; { $to } jää pottiin

stands-fold = Pelaaja on luovuttanut.
stands-check = Tämä on sökötys.
stands-call = Tämä on maksu { $to }.{ what-moves }
stands-bet = Tämä on panostus { $to }.{ what-moves }
stands-raise = Tämä on korotus summaan { $to }.{ what-moves }
raise-not-open = Korottaa ei voi: tämä on maksu { $to }.{ what-moves }
several-chips-call = Ilman yhtä merkeistä maksu ei täyttyisi: maksu { $to }.{ what-moves }
check-against-bet = Panos on { $to }: sököttää ei voi. Pelaaja voi vain maksaa tai luovuttaa, eikä saa panostaa tai korottaa tällä kierroksella.
unclear-amount = Mahdollisista merkityksistä pätee suurin, joka ei ylitä pottia { $pot }: { $to }.
unclear-amount-staff-decide = Henkilökunta ratkaisee, mitä ”{ $number }” tarkoittaa; pelaajaa pyydetään sanomaan summa.
pot-said = ”Potti” ei tässä ole summa. Pelaajan on mentävä vähintään summaan { $to }, ja häneltä kysytään summa.{ pot-said-again }
pot-said-staff-decide = Henkilökunta ratkaisee, mitä ”potti” tässä tarkoittaa; vähintään { $to }.{ pot-said-again }
pot-said-again = { $times ->
    [0] {""}
   *[other] {" "}Sanottu jo { $times } kertaa: henkilökunta voi antaa rangaistuksen.
}
condition-void = Ehdollinen ilmoitus ei sido: pelaaja toimii vuorollaan.
condition-staff-decide = Henkilökunta ratkaisee, sitooko ehdollinen ilmoitus.
string-bet = Vain ensimmäinen liike pätee: { $to }.{ what-moves }
string-bet-call = Useasta liikkeestä ilman sanaa ei tule korotusta: tämä on maksu { $to }.{ what-moves }
string-bet-staff-confirm = Henkilökunta vahvistaa, oliko tämä string bet: silloin vain ensimmäinen liike pätee, { $to }.
raise-then-motions = Korotus ilmoitettiin; sen jälkeen { $motions ->
    [one] pätee yksi liike
   *[other] pätee { $motions } liikettä
}: { $to }.{ what-moves }
may-bet = { $exact ->
    [all-in] Panostuksen on oltava all-in, { $most }.
    [yes] Panostus on { $most }.
   *[no] Panostus saa olla { $least }–{ $most }.
}
may-raise = Maksu on { $to }; { $exact ->
    [all-in] korottaa voi vain all-in, summaan { $most }
    [yes] korotus on { $most }
   *[no] korotus on vähintään { $least } ja enintään { $most }
}.
may-not-raise = Pelaaja ei voi korottaa; maksu on { $to }.
out-of-turn-stands = Väärällä vuorolla tehty toiminto sitoo: { $did ->
    [fold] luovutus
    [check] sökötys
    [call] maksu { $to }
    [bet] panostus { $to }
   *[raise] korotus summaan { $to }
}.{ what-moves }
out-of-turn-waits = Toiminto odottaa: ohitetut pelaajat toimivat ensin, ja merkit jäävät pelaajan eteen.
out-of-turn-returned = Panos nousi ennen pelaajan vuoroa: toiminto perutaan, ja pelaaja voi luovuttaa, maksaa tai korottaa.{ what-moves }
out-of-turn-reduced-to-call = Ohitettu pelaaja maksoi: tämä on vain maksu { $to }.{ what-moves }
out-of-turn-reduced-to-check = Ohitettu pelaaja sökötti: tämä on vain sökötys.{ what-moves }
out-of-turn-check-no-raise = Väärällä vuorolla sököttänyt ei voi panostaa eikä korottaa tällä kierroksella.
reacted-returned = Väärällä vuorolla toimineen jälkeen toiminut ottaa takaisin { $returned } ja toimii uudelleen.
reacted-staff-decide = Henkilökunta ratkaisee, pysyykö väärällä vuorolla toimineen jälkeen tehty toiminto.
skipped-deemed = Kaksi pelaajaa on toiminut ohitetun jälkeen, eikä hän reagoinut: { $did ->
    [check] hänen katsotaan sököttäneen
   *[fold] hänen katsotaan luovuttaneen
}.
skipped-turn-goes-back = Nyt on ohitetun pelaajan vuoro.
skipped-premature-cards = Kortit tulivat liian aikaisin: ne käsitellään ennenaikaisina kortteina.
skipped-staff-decide = Henkilökunta ratkaisee, saako ohitettu pelaaja vielä vuoronsa.
substantial-action = Merkittävää toimintaa on ollut: jakoa ei enää mitätöidä, käsi pelataan.
no-substantial-action = Merkittävää toimintaa ei ole vielä ollut: jako voidaan yhä mitätöidä.
all-in-open = Panostus on auki: luovuta, maksa { $to } tai korota { $exact ->
    [yes] summaan { $least }
   *[no] vähintään summaan { $least }
}.
all-in-closed = All-in ei ole täysi korotus: vain luovutus tai maksu { $to }.
hidden-chips-lost = Myös piilossa olleet merkit menetetään: all-in-pelaaja maksaa yhteensä { $pays }.
hidden-chips-win-nothing = Piilossa olleet merkit eivät voita mitään: voitto on { $wins }, ja { $hidden } jää pelaajalle.
hidden-chips-to-winner = Myöhemmin löytyneet { $hidden } menevät potin voittajalle: yhteensä { $pays }.
hidden-chips-out-of-play = Tahallaan piilotetut merkit eivät ole pelissä: käsi pelataan summasta { $wins }.
hidden-chips-staff-decide = Henkilökunta ratkaisee, lasketaanko myöhemmin löytyneet { $hidden }.
all-in-left-dead = All-in-pelaaja poistui pöydästä: käsi on luovutettu.
all-in-left-dead-unless-restored = All-in-pelaaja poistui pöydästä: käsi on kuollut, ellei henkilökunta palauta sitä.
all-in-left-penalty = Käsi pysyy pelissä; henkilökunta voi rangaista pöydästä poistumisesta.
wrong-count-real = Merkit ratkaisevat, eivät sanat: maksu on { $pays }.{ what-caller-moves }
wrong-count-stated = Maksu on se, mitä ilmoitettiin: { $pays }; panostajalle palautetaan { $back }.{ what-caller-moves }
wrong-count-staff-decide = Henkilökunta ratkaisee, onko maksu merkkien mukaan { $real } vai ilmoitettu { $stated }.
wrong-count-covered-staff-decide = Henkilökunta ratkaisee, mikä maksu on: { $real } kaikkien merkkien mukaan, { $less } ilman peitettyjä vai ilmoitettu { $stated }.
late-callers = { $callers ->
    [add] {" "}Myös maksaneen panos on { $call }.
    [again] {" "}Maksanut ottaa merkkinsä takaisin ja toimii uudelleen.
   *[none] {""}
}
late-bet-corrected = Summa korjataan: { $did ->
    [check] sökötys
    [call] maksu { $to }
    [bet] panostus { $to }
   *[raise] korotus summaan { $to }
}.{ what-moves }{ late-callers }
late-bet-stands = Summan korjaaminen on myöhäistä. Voimaan jää { $did ->
    [bet] panostus { $to }
   *[raise] korotus summaan { $to }
}.{ what-moves }
late-bet-stands-called = Summa on jo maksettu, eikä sitä enää suurenneta. Voimaan jää { $did ->
    [bet] panostus { $to }
   *[raise] korotus summaan { $to }
}.{ what-moves }
option-the-amount = { $to }
option-ask-the-player = pelaajalta kysytään summa
option-at-least-the-minimum = vähintään { $to }
option-hold-to-it = ilmoitus sitoo pelaajaa
option-no-effect = ilmoituksella ei ole vaikutusta
option-string-bet = string bet: { $to }
option-one-motion = ei string bet: { $to }
option-take-back = merkit takaisin ja uusi toiminto
option-stands = toiminto pysyy
option-turn-goes-back = vuoro palaa ohitetulle pelaajalle
option-skipped-check = pelaajan katsotaan sököttäneen
option-skipped-fold = pelaajan katsotaan luovuttaneen
option-hidden-chips-count = merkit lasketaan
option-hidden-chips-do-not-count = merkkejä ei lasketa
option-hand-dead = käsi on kuollut
option-hand-restored = käsi palautetaan peliin
option-penalty = rangaistus
option-no-penalty = ei rangaistusta
count-told = Jakaja laskee sen ja kertoo pelaajalle.
count-staff-decide = Henkilökunta ratkaisee, lasketaanko se.
pot-spread = Potin kokoa ei tässä kerrota; jakaja voi levittää potin pelaajan laskettavaksi.
stack-estimated = Merkkejä ei lasketa; ne ovat niin, että määrän voi arvioida.
information-not-told = Jakaja ei kerro sitä: pelaajat seuraavat toimintaa itse.
information-staff-decide = Henkilökunta ratkaisee, saako jakaja kertoa sen.
option-count-it = lasketaan
option-spread-it = vain levitetään
option-tell-it = kerrotaan
option-leave-it-untold = ei kerrota
