# Kort som er brent eller delt feil.

subject-repairs = Rette opp kort

topic-wrong-burn = Ikke noe kort brent, eller for mange
topic-deck-put-down = Kortstokken lagt ned før alle kort var delt
topic-extra-community-cards = For mange kort på floppen, turn eller river
topic-premature-board = Flopp, turn eller river delt før budrunden var over
topic-premature-own-cards = Stud og sökö: kort delt før budrunden var over
topic-exposed-last-card = Stud: et siste skjult kort som ligger åpent
topic-squeeze = Sökö: det siste kortet skjult, for å kikke forsiktig
topic-short-deck = Stud: for få kort igjen til den siste delingen
topic-shortage = Stud: kortene tar slutt mens de siste deles
topic-wrong-opener = Stud og sökö: feil spiller åpnet budrunden

fact-wrong-burn-cards = Hvilke kort som ble delt etter brenningen
fact-wrong-burn-burned = Hvor mange kort som ble brent før dem
fact-wrong-burn-acted = Hvor mange spillere som har handlet siden de ble delt
fact-wrong-burn-seen = Om siste skjulte kort: kan noen ha sett sitt eller blandet det med de andre?
fact-deck-put-down-cards = Hvilke kort som gjenstår, av flere de neste
fact-deck-put-down-in-order = Er det sikkert at kortstokken fortsatt ligger i rekkefølge?
fact-deck-put-down-burned = Er kortet før dem alt brent?
fact-extra-community-cards-street = Hvilke felleskort som ble delt
fact-extra-community-cards-extra = Hvor mange kort det var for mye
fact-extra-community-cards-known = Om ett: er det sikkert hvilket kort som er ekstra?
fact-premature-board-street = Hvilke felleskort som kom for tidlig
fact-premature-own-cards-game = Hvilket spill; razz og stud hi-lo er stud
fact-premature-own-cards-cards = Hvor mange spillere som alt har fått sitt
fact-premature-own-cards-last = Er dette de siste kortene i stud, som deles skjult?
fact-premature-own-cards-seen = Om siste kort: spillerne i delerekkefølgen som har sett sitt eller blandet det med de andre
fact-exposed-last-card-place = Hvilken spiller i delerekkefølgen som fikk det, 1 er den første
fact-exposed-last-card-all-in = Er den spilleren all in?
fact-squeeze-place = Hvilken spiller det er i delerekkefølgen
fact-squeeze-protected = Er spillerens første skjulte kort beskyttet?
fact-squeeze-mixed = Er de skjulte kortene blandet?
fact-short-deck-deck = Hvor mange kort som er igjen i kortstokken
fact-short-deck-burns = Hvor mange kort som er brent hittil
fact-short-deck-street = Hvilke kort som skal deles: med ni spillere kan det bli for få allerede til det sjette
fact-short-deck-sixth-for-all = Ble det sjette kortet delt felles for alle?
fact-shortage-deck = Hvor mange kort som er igjen i kortstokken
fact-shortage-burns = Hvor mange kort som er brent
fact-shortage-waiting = Hvor mange spillere som ennå ikke har siste kort
fact-wrong-opener-game = Hvilket spill; razz og stud hi-lo er stud
fact-wrong-opener-next-acted = Har neste spiller handlet?
fact-wrong-opener-chips = Det feil spiller la inn, 0 for en sjekk

word-soko = sökö
word-stud = stud
word-soko-card = åpent kort i sökö
word-stud-card = åpent kort i stud
word-last-stud-card = siste skjulte kort i stud
word-keeper = spilleren som beholder kortet
word-opener = riktig åpner
word-stay-out = holde seg utenfor
word-go-on = fortsette
