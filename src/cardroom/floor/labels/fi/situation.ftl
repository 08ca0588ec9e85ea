# Tilanne pöydässä.

situation-play = Käteispeli vai turnaus
situation-game = Pelin tunnus, esimerkiksi holdem
situation-form = Miten panokset on rajoitettu
situation-street = Panostuskierros
situation-small-blind = Pieni blindi
situation-big-blind = Iso blindi, tai ante pelissä ilman blindejä
situation-blinds-short = Mitä vajaista tai maksamattomista blindeistä puuttuu
situation-ante = Jokaisen pelaajan maksama ante
situation-ante-for-all = Mikä osa potista on antea, jonka yksi pelaaja maksoi kaikkien puolesta
situation-bet-size = Fixed limitissä: panoksen koko tällä kierroksella
situation-larger-bet = Fixed limitissä: suurempi panos, jonka avoin pari sallii tällä kierroksella, 0 jos ei mitään
situation-pot = Kaikki jaossa tähän asti panostetut merkit, myös pelaajien edessä olevat
situation-bet-to-match = Kierroksen suurin panos yhteensä ennen tätä, 0 jos ei panosta; blindi lasketaan
situation-last-full-raise = Paljonko kierroksen viimeisin täysi panostus tai korotus nosti panosta
situation-raise-from = Korotuksen pienin kokonaissumma, jos se ei ole panos ja viimeisin täysi korotus
situation-in-front = Mitä pelaajalla oli edessään tällä kierroksella ennen tätä
situation-stack = Pelaajan jäljellä olleet merkit ennen tätä
situation-players-left = Jaossa mukana olevat pelaajat, pelaaja itse mukaan luettuna
situation-round-began-heads-up = Aloittiko kierroksen vain kaksi pelaajaa, joilla oli merkkejä?
situation-last-two = Onko koko turnauksessa jäljellä vain kaksi pelaajaa?
situation-raises = Kierroksen panostukset ja korotukset tähän asti, blindi lasketaan panokseksi
situation-may-raise = Onko panostus auki niin, että pelaaja voi korottaa?
situation-actions = Mitä muut pelaajat ovat sen jälkeen tehneet vuorollaan, järjestyksessä
