# Hva avgjørelsene i en regelbok kan være i turneringer.

value-at-random = trekkes og beholdes
value-at-random-but-fixed = trekkes, og beholdes; ansatte fester plasser for den som trenger det
value-each = hver spiller
value-keeps-its-level = nivået den begynte på
value-blinded-off = får kort, legger blinds og kastes
value-checked-if-free = sjekkes hvis det er gratis, ellers kastes
value-folded = kastes
value-no-chips-left = den som ikke har flere sjetonger
value-one-player-left = når én spiller er igjen
value-larger-stack-first = den største stacken ved håndens start plasseres høyest
value-share-prizes = de deler premiene
value-better-hand = den beste hånden
value-first-place = førsteplassen

value-seat-assigned-last = plassen som ble tildelt sist
value-last-seat-with-chips = siste plass med sjetonger
value-one-draw-for-all = én trekning, samme plass ved alle bord
value-from-the-start = i spill fra starten
value-with-their-seat-number = i spill når plassnummeret er tildelt ved alle bord
value-plays-on = spiller videre
value-halts = venter på spillerne
value-next-big-blind = den som skal legge neste big blind
value-same-seat = fra plassen som skal fylles, eller den neste
value-farthest-from-big-blind = der big blind kommer sist
value-nearest-to-big-blind = der big blind kommer først
value-last-opened = plassen som sist ble ledig
value-all-fit-on-one-fewer = straks alle får plass ved ett bord færre
value-highest-number = høyeste nummer
value-as-tables-break = dannes når bordene brytes
value-redrawn = alle trekker ny plass

value-same-round-or-moment = i samme hånd, hånd-for-hånd-runde eller øyeblikk
value-by-stack = etter stackene ved håndens start
value-shared = deles
value-course-other-tables-shared = de beste ved hvert bord deler plassen
value-near-the-money = nær premieplassene
value-before-final-table = før finalebordet
value-played-on = spilles videre
value-frozen = venter på de andre bordene, så ett om gangen
value-five-to-the-hour = fra fem på til hel time
value-by-structure = etter strukturen
value-until-level-ends = til det kunngjorte nivået er over
value-by-staff-told-to-all = av personalet, som sier det til alle; ingen påmeldt betaler mer
value-end-when-all-left-are-paid = når alle som er igjen, får premie
value-go-on = nei, den fortsetter
value-as-announced = som kunngjort
value-course-late-stack-full = like mange som ved start
value-end = turneringen slutter
value-played-out = spilles ferdig
value-goes-on-at-one-table = det fortsetter ved ett bord, ellers stiger nivåene
value-rises = nivåene fortsetter å stige

value-house-adds-the-rest = huset legger til resten
value-apart-from-pool = potten og avgiften hver for seg
value-no-buy-in-and-no-fee = verken innkjøp eller avgift
value-when-registration-closes = når påmeldingen stenger
value-when-purchases-end = når rebuy og add-on er over
value-one-over-place = andreplassen halvparten av førstes del, tredje en tredel
value-announced = som turneringen kunngjør
value-chips-in-proportion = i forhold til innkjøpet
value-entries-to-another = plasser i en annen turnering
value-cash-to-next-place = kontant til neste plass
value-own-use-only = bare den som vant den

value-uniform-number = ett tall av 100 000, alle like sannsynlige
value-one-shuffled-before-every-deal = én stokk, stokket før hver utdeling
value-when-the-game-has-ended = når spillet er over
value-when-out = når spilleren er ute
value-dealt-in-and-folded = får kort, og hver hånd kastes
value-loses-entry = mister innkjøpet

value-by-this-policy = det dette avsnittet sier
value-everything-back = alt går tilbake
value-start-of-the-void-hand = de ved starten av den ugyldige hånden
value-back-to-who-is-left = tilbake til de som er igjen
value-cancellation-fees-kept = beholdes av huset
value-cancellation-freeroll-pool-kept = beholdes av huset
value-half-equally-half-by-chips = halvparten likt, halvparten etter sjetonger
value-by-chips = etter sjetonger
value-collected = det spillerne har betalt inn
value-with-guarantee = med garantien
value-lowest-prize-and-rest-by-chips = laveste premie til hver, resten etter sjetonger
value-icm = etter ICM
value-in-money-at-face-value = i penger, til pålydende
value-own-bounty-to-its-player = hver får sine egne hodepenger
value-largest-remainder-then-larger-stack = største rest, så største stack

value-one-a-chip-from-seat-one = ett kort per sjetong, fra plass én
value-rounded-up = rundes opp
value-rounded-from-half = rundes opp fra halv
value-highest-cards-one-chip-each = høyeste kort, høyst én sjetong per spiller
value-highest-cards = høyeste kort
value-smallest-chip-in-play = får den minste sjetongen i spill
value-one-larger-chip = får én større sjetong
value-lost-but-for-whole-chips = tapt, bortsett fra hele større sjetonger

value-winner-of-the-last-chips = den som vant spillerens siste sjetonger
value-evenly-in-whole-chips = likt, i hele hodepengesjetonger
value-next-after-button = den neste etter knappen
value-all-in = betyr all in
value-winner-keeps-it = vinneren beholder dem

value-yes = ja
value-where-law-permits = der loven tillater det
value-all-who-are-left = alle som er igjen
value-when-somebody-is-out-or-a-level-begins = når noen er ute eller et nivå begynner
value-behind-a-hand = etter neste hånd
value-deal = avtalen
value-deal-or-ladder-as-staff-decide = avtalen eller stigen, slik personalet avgjør
value-to-the-media = til mediene
value-not = rapporteres ikke

value-as-staff-decide = som personalet avgjør
value-stay = blir som de er
value-too = diskvalifiseres også

value-three-to-seven = tre til sju, trukket med et kort

value-heads-up-sit-and-go = sit & go for to
value-five-handed-sit-and-go = sit & go for fem
value-multi-table = flere bord
