# Väärin poltetut ja väärin jaetut kortit.

subject-repairs = Korttien korjaaminen

topic-wrong-burn = Kortti jäi polttamatta, tai poltettiin liikaa
topic-deck-put-down = Pakka laskettiin pöytään ennen kuin kaikki kortit oli jaettu
topic-extra-community-cards = Liikaa kortteja flopissa, turnissa tai riverissä
topic-premature-board = Floppi, turni tai river jaettiin ennen panostuskierroksen loppua
topic-premature-own-cards = Stud ja sökö: kortteja jaettiin ennen panostuskierroksen loppua
topic-exposed-last-card = Stud: viimeinen umpikortti on avoin
topic-squeeze = Sökö: viimeinen kortti nurin pihistettäväksi
topic-short-deck = Stud: kortit eivät riitä viimeiseen jakoon
topic-shortage = Stud: kortit loppuvat viimeistä korttia jaettaessa
topic-wrong-opener = Stud ja sökö: väärä pelaaja aloitti panostuksen

fact-wrong-burn-cards = Mitkä kortit jaettiin polton jälkeen
fact-wrong-burn-burned = Montako korttia ennen niitä poltettiin
fact-wrong-burn-acted = Montako pelaajaa on toiminut sen jälkeen, kun ne jaettiin
fact-wrong-burn-seen = Viimeisistä umpikorteista: onko joku ehkä nähnyt korttinsa tai sekoittanut sen muihin?
fact-deck-put-down-cards = Mitkä kortit ovat jakamatta; jos useita, seuraavat
fact-deck-put-down-in-order = Onko varmaa, että pakka on yhä järjestyksessä?
fact-deck-put-down-burned = Onko kortti ennen niitä jo poltettu?
fact-extra-community-cards-street = Mitkä yhteiset kortit jaettiin
fact-extra-community-cards-extra = Montako korttia oli liikaa
fact-extra-community-cards-known = Yhdestä: onko varmaa, mikä kortti on ylimääräinen?
fact-premature-board-street = Mitkä yhteiset kortit tulivat liian aikaisin
fact-premature-own-cards-game = Mikä peli; razz ja stud hi-lo ovat studia
fact-premature-own-cards-cards = Montako pelaajaa ehti saada korttinsa
fact-premature-own-cards-last = Ovatko nämä studin viimeiset, nurin jaettavat kortit?
fact-premature-own-cards-seen = Viimeisistä korteista: pelaajat jakojärjestyksessä, jotka ovat nähneet korttinsa tai sekoittaneet sen muihin
fact-exposed-last-card-place = Monesko pelaaja sen sai jakojärjestyksessä, 1 on ensimmäinen
fact-exposed-last-card-all-in = Onko se pelaaja all-in?
fact-squeeze-place = Monesko pelaaja on jakojärjestyksessä
fact-squeeze-protected = Onko pelaajan alkuperäinen umpikortti suojattu?
fact-squeeze-mixed = Ovatko umpikortit sekoittuneet?
fact-short-deck-deck = Montako korttia pakassa on jäljellä
fact-short-deck-burns = Montako korttia on tähän asti poltettu
fact-short-deck-street = Mitä kortteja ollaan jakamassa: yhdeksällä pelaajalla kortit voivat loppua jo kuudensia jaettaessa
fact-short-deck-sixth-for-all = Jaettiinko kuudes kortti kaikille yhteisenä?
fact-shortage-deck = Montako korttia pakassa on jäljellä
fact-shortage-burns = Montako korttia on poltettu
fact-shortage-waiting = Montako pelaajaa on vielä ilman viimeistä korttia
fact-wrong-opener-game = Mikä peli; razz ja stud hi-lo ovat studia
fact-wrong-opener-next-acted = Onko seuraava pelaaja toiminut?
fact-wrong-opener-chips = Mitä väärä pelaaja laittoi, 0 jos sökötti

word-soko = sökö
word-stud = stud
word-soko-card = sökön avokortti
word-stud-card = studin avokortti
word-last-stud-card = studin viimeinen umpikortti
word-keeper = kortin pitävä pelaaja
word-opener = oikea aloittaja
word-stay-out = jää pois panostuksesta
word-go-on = jatkaa
