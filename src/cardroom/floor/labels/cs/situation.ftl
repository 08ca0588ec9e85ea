# Situace u stolu.

situation-play = Cash game, nebo turnaj
situation-game = Kód hry, například holdem
situation-form = Jak jsou sázky omezeny
situation-street = Sázkové kolo
situation-small-blind = Malý blind
situation-big-blind = Velký blind, nebo ante ve hře bez blindů
situation-blinds-short = Kolik chybí v blindech, které nejsou plné nebo které nikdo nevložil
situation-ante = Ante, které platí každý hráč
situation-ante-for-all = Kolik z banku je ante, které jeden hráč zaplatil za všechny
situation-bet-size = Ve fixed limitu: velikost sázky v tomto kole
situation-larger-bet = Ve fixed limitu: vyšší sázka, kterou v tomto kole dovoluje otevřený pár, 0 když žádná
situation-pot = Všechny žetony dosud vsazené v této handě, i ty před hráči
situation-bet-to-match = Nejvyšší sázka tohoto kola celkem, než k tomu došlo, 0 bez sázky; blind se počítá
situation-last-full-raise = O kolik se zvedla poslední plná sázka nebo navýšení v tomto kole
situation-raise-from = Nejmenší celkové navýšení, není-li to sázka plus poslední plné navýšení
situation-in-front = Co měl hráč v tomto kole před sebou, než se to stalo
situation-stack = Hráčovy zbývající žetony, než se to stalo
situation-players-left = Hráči, kteří jsou ještě ve hře, včetně tohoto hráče
situation-round-began-heads-up = Začali toto sázkové kolo jen dva hráči s žetony?
situation-last-two = Zbývají v celém turnaji jen dva hráči?
situation-raises = Dosavadní sázky a navýšení v tomto kole, blind se počítá jako sázka
situation-may-raise = Je sázení hráči otevřeno pro navýšení?
situation-actions = Co od té doby udělali ostatní hráči, když na ně přišla řada, popořadě
