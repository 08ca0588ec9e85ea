# Špatně spálené a špatně rozdané karty.

subject-repairs = Náprava karet

topic-wrong-burn = Nespálená karta, nebo jich je spáleno moc
topic-deck-put-down = Balíček odložen, než byly rozdány všechny karty
topic-extra-community-cards = Příliš mnoho karet na flopu, turnu nebo riveru
topic-premature-board = Flop, turn nebo river rozdán před koncem sázkového kola
topic-premature-own-cards = Stud a sökö: karty rozdané před koncem sázkového kola
topic-exposed-last-card = Stud: poslední zakrytá karta leží lícem nahoru
topic-squeeze = Sökö: poslední karta lícem dolů, aby si ji hráč odkrýval
topic-short-deck = Stud: na poslední karty balíček nestačí
topic-shortage = Stud: při rozdávání posledních karet dojdou karty
topic-wrong-opener = Stud a sökö: sázení zahájil nesprávný hráč

fact-wrong-burn-cards = Které karty se po spálení rozdaly
fact-wrong-burn-burned = Kolik karet se před nimi spálilo
fact-wrong-burn-acted = Kolik hráčů od té doby jednalo
fact-wrong-burn-seen = U posledních zakrytých karet: mohl některou někdo vidět nebo ji smíchat s ostatními?
fact-deck-put-down-cards = Které karty zbývá rozdat, z více nejbližší
fact-deck-put-down-in-order = Je jisté, že je balíček stále v pořadí?
fact-deck-put-down-burned = Je karta před nimi už spálená?
fact-extra-community-cards-street = Které karty boardu se rozdaly
fact-extra-community-cards-extra = Kolik karet bylo navíc
fact-extra-community-cards-known = U jedné: je jisté, která karta je navíc?
fact-premature-board-street = Které karty boardu přišly předčasně
fact-premature-own-cards-game = Která hra; razz a stud hi-lo jsou stud
fact-premature-own-cards-cards = Kolik hráčů už svou kartu dostalo
fact-premature-own-cards-last = Jsou to poslední karty studu, rozdávané lícem dolů?
fact-premature-own-cards-seen = U posledních karet: hráči podle pořadí rozdávání, kteří svou viděli nebo smíchali s ostatními
fact-exposed-last-card-place = Kolikátý hráč v pořadí rozdávání ji dostal, 1 je první
fact-exposed-last-card-all-in = Je ten hráč all-in?
fact-squeeze-place = Kolikátý hráč to je v pořadí rozdávání
fact-squeeze-protected = Je první zakrytá karta hráče chráněná?
fact-squeeze-mixed = Smíchaly se zakryté karty?
fact-short-deck-deck = Kolik karet zbývá v balíčku
fact-short-deck-burns = Kolik karet je zatím spáleno
fact-short-deck-street = Které karty se mají rozdat: devíti hráčům mohou dojít už při šesté
fact-short-deck-sixth-for-all = Byla už šestá karta vyložena společně pro všechny?
fact-shortage-deck = Kolik karet zbývá v balíčku
fact-shortage-burns = Kolik karet je spáleno
fact-shortage-waiting = Kolik hráčů ještě nemá poslední kartu
fact-wrong-opener-game = Která hra; razz a stud hi-lo jsou stud
fact-wrong-opener-next-acted = Jednal už další hráč?
fact-wrong-opener-chips = Co nesprávný hráč vložil, 0 za check

word-soko = sökö
word-stud = stud
word-soko-card = otevřená karta sökö
word-stud-card = otevřená karta studu
word-last-stud-card = poslední zakrytá karta studu
word-keeper = hráč, který si kartu nechá
word-opener = správný zahajující
word-stay-out = neúčastnit se sázení
word-go-on = pokračovat
