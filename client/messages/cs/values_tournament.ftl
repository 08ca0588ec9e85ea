# Jaká mohou být rozhodnutí pravidel v turnajích.

value-at-random = losují se a zůstávají
value-at-random-but-fixed = losují se a zůstávají; personál určí místa podle potřeby
value-each = každý hráč
value-keeps-its-level = úroveň, na které začala
value-blinded-off = dostává karty, platí blindy a skládá
value-checked-if-free = check, je-li zdarma, jinak složení
value-folded = skládá se
value-no-chips-left = kdo nemá žádné žetony
value-one-player-left = když zbývá jeden hráč
value-larger-stack-first = větší stack na začátku handy je výš
value-share-prizes = o výhry se podělí
value-better-hand = lepší kombinace
value-first-place = první místo

value-seat-assigned-last = naposledy přidělené místo
value-last-seat-with-chips = poslední místo se žetony
value-one-draw-for-all = jeden los, totéž místo u všech stolů
value-from-the-start = ve hře od začátku
value-with-their-seat-number = ve hře, až je číslo místa přiděleno u všech stolů
value-plays-on = hraje dál
value-halts = čeká na hráče
value-next-big-blind = koho čeká příští velký blind
value-same-seat = z místa, které se má zaplnit, nebo z dalšího
value-farthest-from-big-blind = kam velký blind přijde poslední
value-nearest-to-big-blind = kam velký blind přijde první
value-last-opened = naposledy uvolněné místo
value-all-fit-on-one-fewer = jakmile se všichni vejdou k o jeden stůl méně
value-highest-number = nejvyšší číslo
value-as-tables-break = vznikne rušením stolů
value-redrawn = všichni losují nové místo

value-same-round-or-moment = ve stejné handě, kole hand-for-hand nebo okamžiku
value-by-stack = podle stacků na začátku handy
value-shared = dělí se
value-course-other-tables-shared = nejlepší od každého stolu se dělí o místo
value-near-the-money = blízko placených míst
value-before-final-table = před finálovým stolem
value-played-on = dohrávají se
value-frozen = čekají na ostatní stoly, potom jeden po druhém
value-five-to-the-hour = od za pět minut do celé
value-by-structure = podle struktury
value-until-level-ends = do konce ohlášené úrovně
value-by-staff-told-to-all = personál, který to všem oznámí; přihlášený nedoplácí
value-end-when-all-left-are-paid = jakmile všichni zbývající mají výhru
value-go-on = ne, pokračuje
value-as-announced = podle ohlášení
value-course-late-stack-full = tolik jako na začátku
value-end = turnaj končí
value-played-out = dohraje se
value-goes-on-at-one-table = u jednoho stolu pokračuje, jinak úrovně rostou
value-rises = úrovně dál rostou

value-house-adds-the-rest = zbytek doplní herna
value-apart-from-pool = část do fondu a poplatek zvlášť
value-no-buy-in-and-no-fee = bez buy-inu i poplatku
value-when-registration-closes = po uzavření registrace
value-when-purchases-end = po konci rebuyů a add-onů
value-one-over-place = druhé místo polovinu dílu prvního, třetí třetinu
value-announced = podle ohlášení turnaje
value-chips-in-proportion = úměrně buy-inu
value-entries-to-another = vstupy do jiného turnaje
value-cash-to-next-place = v penězích dalšímu místu
value-own-use-only = jen ten, kdo ji vyhrál

value-uniform-number = jedno číslo ze 100 000, všechna stejně pravděpodobná
value-one-shuffled-before-every-deal = jeden balíček, míchaný před každým rozdáním
value-when-the-game-has-ended = po skončení hry
value-when-out = po vyřazení hráče
value-dealt-in-and-folded = dostává karty a každé se složí
value-loses-entry = přijde o buy-in

value-by-this-policy = co určuje tento oddíl
value-everything-back = vše se vrací
value-start-of-the-void-hand = ty ze začátku neplatné handy
value-back-to-who-is-left = zpět zbývajícím
value-cancellation-fees-kept = nechá si herna
value-cancellation-freeroll-pool-kept = nechá si herna
value-half-equally-half-by-chips = půl rovným dílem, půl podle žetonů
value-by-chips = podle žetonů
value-collected = co hráči zaplatili
value-with-guarantee = včetně garance
value-lowest-prize-and-rest-by-chips = každému nejnižší výhra, zbytek podle žetonů
value-icm = podle ICM
value-in-money-at-face-value = v penězích, v nominální hodnotě
value-own-bounty-to-its-player = každý dostane svou odměnu
value-largest-remainder-then-larger-stack = největší zbytek, potom větší stack

value-one-a-chip-from-seat-one = jedna karta za žeton, od místa jedna
value-rounded-up = zaokrouhlí se nahoru
value-rounded-from-half = od poloviny nahoru
value-highest-cards-one-chip-each = nejvyšší karty, nejvýše jeden žeton na hráče
value-highest-cards = nejvyšší karty
value-smallest-chip-in-play = dostane nejmenší žeton ve hře
value-one-larger-chip = dostane jeden větší žeton
value-lost-but-for-whole-chips = propadají, kromě celých větších žetonů

value-winner-of-the-last-chips = kdo vyhrál poslední žetony hráče
value-evenly-in-whole-chips = rovně, v celých žetonech odměny
value-next-after-button = další za buttonem
value-all-in = znamená all-in
value-winner-keeps-it = vítěz si ji nechá

value-yes = ano
value-where-law-permits = kde to zákon dovoluje
value-all-who-are-left = všichni zbývající
value-when-somebody-is-out-or-a-level-begins = když někdo vypadne nebo začne úroveň
value-behind-a-hand = po další handě
value-deal = podle dohody
value-deal-or-ladder-as-staff-decide = podle dohody nebo žebříčku, rozhodne personál
value-to-the-media = médiím
value-not = nehlásí se

value-as-staff-decide = podle rozhodnutí personálu
value-stay = zůstávají
value-too = diskvalifikuje se také

value-three-to-seven = tři až sedm, losuje se kartou

value-heads-up-sit-and-go = sit & go pro dva
value-five-handed-sit-and-go = sit & go pro pět
value-multi-table = více stolů
