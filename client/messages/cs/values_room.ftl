# Jaká mohou být rozhodnutí pravidel: místa, pauzy, buy-iny, rake a nač herna dohlíží.

value-weighted-random = váženým losem
value-fewest-players-then-oldest = stůl s nejméně hráči, potom nejstarší
value-by-the-player = hráč sám
value-told-and-may-leave = hráč zná své pořadí a smí pořadník opustit
value-no-priority = bez přednosti
value-ahead-of-the-line-by-draw = před čekajícími, podle losu
value-with-the-stack = bere si celý stack
value-staff-announce = ohlásí ji personál
value-at-hand-end = až handa skončí

value-seat-kept-not-dealt = drží se, bez karet a blindů
value-any-number = kolikrát hráč chce
value-once-an-evening = jednou za večer
value-next-hand = od příští handy
value-every-table-in-its-turn = u každého stolu, až přijde na řadu

value-later-of-both = ten, který končí později
value-check-or-fold = check, je-li zdarma, jinak složení
value-fold = složení
value-sit-out-at-hand-end = po skončení handy má pauzu

value-between-hands = mezi handami
value-any-chips = zbývají-li nějaké žetony
value-pot-limit-once-an-evening = v pot limitu, jednou za večer
value-all-players-and-staff = souhlasí-li všichni hráči i personál
value-only-by-leaving = jen s hráčem, který odchází
value-for-the-restaurant-too = jen s hráčem, který odchází, a za jídlo a pití
value-same-stack = stejný stack
value-buy-in-return-after-change-same-stack = přesně původní stack
value-buy-in-forced-move-same-stack = původní stack je dovolen
value-at-least = aspoň původní stack
value-as-it-is = takový, jaký je
value-made-up-to-minimum = doplní se na nejmenší buy-in
value-account-and-stake = účet u týchž limitů
value-betting-structure = všechny stoly s toutéž strukturou sázek
value-as-any-return = jako každý návrat
value-own-stack = s vlastním stackem
value-after-leaving = až po odchodu od prvního

value-percent-and-cap = procento se stropem podle limitu
value-fixed-amount = pevná částka
value-half-up = na nejbližší jednotku, poloviny nahoru
value-full-units = jen celé jednotky
value-dealt-in = ti, kdo dostali karty
value-by-size-largest-remainder = podle velikosti, zbylé centy podle největšího zbytku
value-where-each-unit-begins = každá jednotka z banku, ve kterém začíná

value-void-and-dealt-anew = neplatná, žetony zpět, rozdá se znovu
value-same-players-and-positions = titíž hráči a pozice, nové míchání
value-unreturnable-only = jen co nelze vrátit
value-charity = na charitu

value-one-of-52 = jeden balíček 52 karet
value-before-every-deal = před každým rozdáním
value-sealed-own-cards-opened = zapečetěn před rozdáním; hráči si ověří karty, které viděli

value-conduct-close-account-by-staff = personálem, dokud ho znovu neotevře
value-from-one-family = z jedné skupiny her
value-held-for-the-player = drží se na jméno hráče
value-not-at-one-table = nikdy u jednoho stolu
value-investigated = prošetří se a zodpoví
value-forbidden = zakázané

value-big-hand-beaten = velká kombinace poražená větší
value-as-the-high-game = podle kombinací high
value-two-best = dvě nejlepší kombinace
value-first-only = počítá se jen do první kategorie
value-table-of-the-hand = všichni, kdo u toho stolu dostali karty
value-80-percent-or-13-and-players = první kategorie 80 %; druhá 13 % a 1 % navíc za hráče
value-second-round = handy, které dojdou do druhého kola

value-every-game = všechny handy
value-high-low = hry high-low
