# Co se u stolu říká o rozdávání a o balíčku.

misdeal-called = Misdeal: { $why ->
    [not-shuffled] karty nebyly zamíchány
    [wrong-first] první kartu dostal nesprávný hráč
    [order] karta byla rozdána mimo pořadí
    [left-out] hráč zůstal bez karet
    [wrong-seat] karty dostalo místo, kterému nepatří
    [wrong-button] button je na špatném místě
    [too-few] hráč má málo karet
    [too-many] hráč má karty navíc
    [first-exposed] první karta byla odkryta
    [first-two-exposed] jedna z prvních dvou karet byla odkryta
    [several-exposed] bylo odkryto více karet
   *[several-boxed] v balíčku je více karet lícem nahoru
}. Všechny sázky se vracejí hráčům a všechny karty dealerovi.
misdeal-too-late = Na misdeal je pozdě: { $actions ->
    [one] po řadě už proběhla { $actions } akce
    [few] po řadě už proběhly { $actions } akce
   *[other] po řadě už proběhlo { $actions } akcí
}. Rozdané karty platí, hraje se dál a sázky se nevracejí.
dealing-staff-decide = Pravidla herny o tom nic neříkají: rozhodne personál.
option-misdeal = misdeal: sázky i karty se vracejí a rozdává se znovu
option-play-on = hraje se dál
option-void = handa je neplatná a všechny sázky se vracejí
option-move-the-cards = karty se přesunou správným hráčům
option-cards-out-of-play = karty se odeberou ze hry
option-next-card = hráč dostane další kartu z balíčku
option-card-goes-back = karta navíc se vrátí do balíčku
option-replace-the-card = karta se vymění
option-card-stays = karta zůstává ve hře
option-rebuild-the-deck = balíček se znovu sestaví a handa se dohraje
option-deal-in = hráč dostane karty
option-pay-and-play = hráč vloží { $to } a hraje
option-button-stays = button zůstává
option-button-moves = button se posune
option-new-players-wait = kdo přišel mezitím, čeká na další handu
option-dealt-and-killed = karty se jim rozdají a hned odeberou
option-same-opening-bets = blindy a ante zůstávají
option-new-opening-bets = platí blindy a ante nové úrovně

hand-begun = Handa začala: co se teď změní, platí až od další.
hand-not-begun = Handa ještě nezačala: začíná prvním zamícháním, nebo když míchací stroj vydá balíček.
hand-not-begun-shuffle = Handa ještě nezačala: začíná prvním zamícháním karet.
waiting-may-pay = Hráč smí s těmito kartami hrát, ale musí vložit { $owes }, než se na ně podívá.
waiting-cards-removed = Karty se odeberou: hráč čeká na velký blind.
cards-moved = Nikdo kartu neviděl: karty se přesunou správným hráčům.
wrong-seat-removed = Není to misdeal: karty z tohoto místa se po rozdání odeberou.
wrong-seat-empty-too-late = Na misdeal je pozdě: rozdané karty platí. Karty z volného místa se odeberou a sázky se nevracejí.
wrong-number-dead = Na misdeal je pozdě: kdo má nesprávný počet karet, má karty mrtvé a co vložil, zůstává v banku.
next-card-completes = Poslední hráč dostane další kartu z balíčku, která mu patří.
extra-card-returned = { $cards ->
    [one] Karta navíc se vrátí
    [few] { $cards } karty navíc se vrátí
   *[other] { $cards } karet navíc se vrátí
} na správné místo.
exposed-upcard-plays = Karta měla ležet lícem nahoru: hraje.
exposed-becomes-upcard = { $cards ->
    [one] Karta zůstane jako hráčova otevřená
    [few] { $cards } karty zůstanou svým hráčům jako otevřené
   *[other] { $cards } karet zůstane svým hráčům jako otevřené
}; místo ní přijde pozdější karta zakrytá.
exposed-replaced = Karta se všem ukáže a stane se první spálenou kartou. { $when ->
    [flop] Hráč dostane jinou, až bude na stole první společná karta
    [now] Hráč dostane jinou hned
   *[deal] Hráč dostane jinou, až se dorozdá
}; tuto si nechat nesmí.
exposed-too-late = Na misdeal je pozdě: rozdané karty platí. O odkrytých kartách pravidla herny nic neříkají: rozhodne personál.
exposed-by-player-stays = { $cards ->
    [one] Kartu ukázal hráč sám: nevymění se. Všichni ji smějí vidět a do konce handy leží lícem nahoru.
    [few] { $cards } karty ukázal hráč sám: nevymění se. Všichni je smějí vidět a do konce handy leží lícem nahoru.
   *[other] { $cards } karet ukázal hráč sám: nevymění se. Všichni je smějí vidět a do konce handy leží lícem nahoru.
}
exposed-by-player-no-raise = { $cards ->
    [one] Kartu ukázal hráč sám: zůstává lícem nahoru a hráč už v této handě nesmí vsadit ani navýšit.
    [few] { $cards } karty ukázal hráč sám: zůstávají lícem nahoru a hráč už v této handě nesmí vsadit ani navýšit.
   *[other] { $cards } karet ukázal hráč sám: zůstávají lícem nahoru a hráč už v této handě nesmí vsadit ani navýšit.
}
exposed-by-player-not-replaced = { $cards ->
    [one] Kartu ukázal hráč sám: nevymění se a všichni u stolu ji smějí vidět.
    [few] { $cards } karty ukázal hráč sám: nevymění se a všichni u stolu je smějí vidět.
   *[other] { $cards } karet ukázal hráč sám: nevymění se a všichni u stolu je smějí vidět.
}
exchange-card-kept = { $cards ->
    [one] Hráč si odkrytou kartu nechá
   *[other] Hráč si odkryté karty nechá
} a řekne, zda bude dál sázet, nebo už nesází jako v all-inu.
fallen-card-shown = Kartu upustil hráč: nevymění se a otočí se, aby ji všichni viděli.
fallen-card-played = Kartu upustil hráč a musí s ní hrát.
boxed-next-card = Karta jako by nebyla: odebere se a na její místo přijde další karta z balíčku.
boxed-next-card-and-check = Karta jako by nebyla: odebere se a na její místo přijde další karta z balíčku. Zbytek balíčku se rozloží na stole a zkontroluje, než začne sázení.
boxed-burned-next-card-later = Karta je bezvýznamný kus papíru a použije se jako spálená. Hráč dostane jinou, až se dorozdá.
boxed-is-the-burn-card = Karta je bezvýznamný kus papíru: použije se jako spálená.
boxed-burned-next-card = Karta je bezvýznamný kus papíru a odloží se ke spáleným. Na její místo přijde další karta z balíčku.
joker-hand-dead = Hráč hrál s žolíkem, který do této hry nepatří: jeho karty jsou mrtvé.
deck-void = { $why ->
    [twice] V balíčku je tatáž karta dvakrát
   *[foreign] Do hry se dostala karta s jiným rubem
}: handa je neplatná v kterékoli fázi a všechny sázky se vracejí.
foreign-card-undealt = Karta s jiným rubem byla mezi nerozdanými: vše platí.
missing-cards-stand = Chybějící karty výsledek neruší: výsledek platí.
spoiled-deck-rebuilt = Balíček se sestaví co nejpřesněji a handa se dohraje.
wrong-button-moves-on = Na misdeal je pozdě: handa se dohraje a button se pro další posune po směru hodinových ručiček.
wrong-button-every-position = Na misdeal je pozdě: handa se dohraje. V další handě se button a blindy umístí tak, aby byl každý během kola na každé pozici, je-li to možné.
wrong-button-by-big-blind = Na misdeal je pozdě: handa se dohraje. V další handě se button umístí podle velkého blindu, který nikdo neplatí dvakrát po sobě.
redeal-button-stays = Rozdává se znovu a button zůstává na místě.
redeal-button-corrected = Button se dá na správné místo a odtud se rozdává znovu.
redeal-new-players-wait = Noví hráči nevstupují: kdo přišel mezitím, čeká na další handu.
redeal-dealt-and-killed = Kdo byl pryč nebo měl trest, dostane karty znovu a hned se mu odeberou, stejně jako poprvé.
redeal-as-any-deal = Rozdává se jako kdykoli jindy: karty dostane, kdo by je dostal i jinak.
redeal-same-opening-bets = Blindy a ante zůstávají stejně vysoké.
