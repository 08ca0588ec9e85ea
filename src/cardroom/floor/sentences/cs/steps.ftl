# Co dealer udělá krok za krokem, aby karty napravil. Hráči se počítají v pořadí rozdávání.

step-leave-burns-and-muck = Spálené a odhozené karty zůstávají na místě.
step-take-back-board = { $cards ->
    [one] Poslední karta boardu se vrací navrch balíčku.
    [few] Poslední { $cards } karty boardu se vracejí navrch balíčku, poslední rozdaná jako první.
   *[other] Posledních { $cards } karet boardu se vrací navrch balíčku, poslední rozdaná jako první.
}
step-take-back-burns = { $cards ->
    [one] Poslední spálená karta se vrací navrch balíčku.
    [few] Poslední { $cards } spálené karty se vracejí navrch balíčku, poslední spálená jako první.
   *[other] Posledních { $cards } spálených karet se vrací navrch balíčku, poslední spálená jako první.
}
step-take-back-aside = { $cards ->
    [one] Karta odložená stranou se vrací do balíčku.
    [few] { $cards } karty odložené stranou se vracejí do balíčku.
   *[other] { $cards } karet odložených stranou se vrací do balíčku.
}
step-take-back-from-all = Poslední karta každého hráče se vrací navrch balíčku, poslední rozdaná jako první.
step-take-back-from-some = V pořadí rozdávání: { $players ->
    [one] poslední karta hráče { $who } se vrací navrch balíčku.
   *[other] poslední karty hráčů { $who } se vracejí navrch balíčku, poslední rozdaná jako první.
}
step-set-aside = { $cards ->
    [one] Předčasně rozdaná karta se odloží stranou, mimo spálené a odhozené karty.
    [few] { $cards } předčasně rozdané karty se odloží stranou, mimo spálené a odhozené karty.
   *[other] { $cards } předčasně rozdaných karet se odloží stranou, mimo spálené a odhozené karty.
}
step-mix-board = Posledních { $cards } karet boardu se otočí lícem dolů a promíchá na stole.
step-draw-next-burn = Personál jednu z nich vybere: položí se lícem dolů na balíček jako příští spálená karta. Ostatní zůstávají na boardu lícem nahoru.
step-extra-is-next-burn = Karta navíc se položí lícem dolů na balíček jako příští spálená karta.
step-pick-up-deck = Balíček se vezme zpět do ruky.
step-rebuild-deck = Balíček se co nejpřesněji zrekonstruuje.
step-shuffle-deck = Zbytek balíčku se zamíchá.
step-shuffle-on-table = Zbytek balíčku se zamíchá, aniž se zvedne ze stolu.
step-cut-deck = Balíček se sejme.
step-burn-cards = { $cards ->
    [one] Spálí se jedna karta.
    [few] Spálí se { $cards } karty.
   *[other] Spálí se { $cards } karet.
}
step-deal-board = { $cards ->
    [one] Na board se vyloží jedna karta.
    [few] Na board se vyloží { $cards } karty.
   *[other] Na board se vyloží { $cards } karet.
}
step-deal-up-to-all = { $cards ->
    [one] Každý hráč ve hře dostane jednu kartu lícem nahoru.
    [few] Každý hráč ve hře dostane { $cards } karty lícem nahoru.
   *[other] Každý hráč ve hře dostane { $cards } karet lícem nahoru.
}
step-deal-down-to-all = { $cards ->
    [one] Každý hráč ve hře dostane jednu kartu lícem dolů.
    [few] Každý hráč ve hře dostane { $cards } karty lícem dolů.
   *[other] Každý hráč ve hře dostane { $cards } karet lícem dolů.
}
step-deal-up-to-some = V pořadí rozdávání: { $players ->
    [one] hráč { $who } dostane
   *[other] hráči { $who } dostanou každý
} { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} lícem nahoru.
step-deal-down-to-some = V pořadí rozdávání: { $players ->
    [one] hráč { $who } dostane
   *[other] hráči { $who } dostanou každý
} { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} lícem dolů.
step-turn-up = V pořadí rozdávání: zakrytá karta číslo { $place } hráče { $who } se otočí lícem nahoru.
step-gather-all = Všechny karty se seberou.
step-deal-anew = Handa se rozdá znovu.
step-finish-round = Sázkové kolo se dohraje.
step-exchange = Karty se vymění jako obvykle; předtím se spálí jedna karta.
step-play-round = Hraje se další sázkové kolo.
step-no-round = Další sázkové kolo se nehraje.
step-showdown-now = Ihned následuje showdown.
