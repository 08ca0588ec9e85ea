# Co se u stolu řekne o špatně spálených a špatně rozdaných kartách.

burn-is-right = Spáleno je správně: karty platí.
burn-corrected = Spálení se napraví: karty se vrátí tak, jak ležely, a rozdají se znovu.
burn-corrected-acted = Spálení se napraví: karty se vrátí tak, jak ležely, a rozdají se znovu. Co se na ně už odehrálo, neplatí: žetony se vracejí a sázení začíná znovu.
burn-board-stands = Na nápravu spálení je pozdě: karty zůstávají na boardu.
burn-own-cards-stand = Na nápravu spálení je pozdě: hráči si nechávají karty, které mají.
burn-staff-decide = Personál rozhodne, zda se spálení napraví, nebo karty platí.
deck-picked-up = Balíček je ve správném pořadí: vezme se zpět do ruky a chybějící karty se rozdají.
deck-shuffled = Pořadí balíčku není jisté: jeho zbytek se zamíchá a chybějící karty se rozdají.
deck-rebuilt = Balíček se co nejpřesněji zrekonstruuje a handa se dohraje.
deck-staff-decide = Personál rozhodne, zda se balíček vezme, jak leží, nebo zamíchá.
extra-drawn = Jedna karta je navíc a neví se která: jedna se vybere a stane se příští spálenou kartou.
extra-next-burn = Karta navíc se z boardu odebere a stane se příští spálenou kartou.
extra-dealt-again = { $extra ->
    [one] Jedna karta je navíc
    [few] Navíc jsou { $extra } karty
   *[other] Navíc je { $extra } karet
}: tyto karty se vrátí do balíčku a rozdají se znovu bez pálení.
extra-staff-decide = Personál rozhodne, jak se board napraví.
early-dealt-again = { $street ->
    [flop] Flop byl rozdán předčasně
    [turn] Turn byl rozdán předčasně
   *[river] River byl rozdán předčasně
} a neplatí. Sázkové kolo se dohraje, pak se rozdá znovu bez pálení.
early-river-first = Turn byl rozdán předčasně a neplatí. Jako turn se hraje karta, která měla být riverem; river se rozdá ze zamíchaného balíčku.
early-staff-decide = { $street ->
    [flop] Flop
    [turn] Turn
   *[river] River
} byl rozdán předčasně: personál rozhodne, jak se to napraví.
early-own-taken-back = Karty byly rozdány předčasně: vezmou se zpět, sázkové kolo se dohraje a karty se rozdají znovu bez pálení.
early-own-kept = { $seen ->
    [one] Hráč, který předčasnou kartu viděl, si ji nechá a v nedohraném kole nesmí vsadit ani navýšit.
   *[other] Hráči, kteří své předčasné karty viděli, si je nechají a v nedohraném kole nesmějí vsadit ani navýšit.
}{ $taken ->
    [0] { "" }
   *[other] { " " }Karty, které nikdo neviděl, se vezmou zpět.
}
early-own-staff-decide = Personál rozhodne, zda se předčasně rozdané karty vezmou zpět.
last-card-others-up = Poslední karta prvního hráče leží lícem nahoru, a tak ji lícem nahoru dostanou všichni. Sází se jako obvykle; začíná { $opens ->
    [low] nejnižší
   *[high] nejvyšší
} viditelná kombinace včetně poslední karty.
last-card-others-down = Ostatní dostanou poslední kartu lícem dolů. Sází se jako obvykle; začíná { $opens ->
    [low] nejnižší
   *[high] nejvyšší
} viditelná kombinace včetně odkryté karty.
last-card-announce = Ostatní dostanou zakrytou kartu. Hráč s odkrytou kartou před sázením ohlásí, zda se sázení neúčastní, jako by byl all-in, nebo pokračuje. Začíná { $opens ->
    [low] nejnižší
   *[high] nejvyšší
} viditelná kombinace včetně odkryté karty.
last-card-staff-decide = Personál rozhodne, jak ostatní dostanou poslední kartu.
squeeze-face-down = Poslední karta se rozdá lícem dolů: hráč si ji odkrývá pomocí otevřené karty, první zakrytou kartu má stále chráněnou a poslední pak otočí.
squeeze-not-protected = První zakrytá karta není chráněná: poslední karta se rozdá lícem nahoru.
squeeze-mixed = Zakryté karty se smíchaly, za což odpovídá hráč: personál rozhodne, zda jsou jeho karty mrtvé.
squeeze-staff-decide = Personál rozhodne, zda se poslední karta smí rozdat lícem dolů.
short-deck-enough = Karet je dost: potřeba { $wanted }, v balíčku { $deck }.
short-deck-renewed = Potřeba karet: { $wanted }, v balíčku { $deck }, se spálenými { $both }. Spálené se zamíchají zpět a kartu dostane každý.
short-deck-common-card = Potřeba karet: { $wanted }, i se spálenými { $both }. Na stůl se vyloží jedna karta pro všechny. Začíná { $opens ->
    [low] nejnižší
   *[high] nejvyšší
} viditelná kombinace s ní.{ $street ->
    [sixth] { " " }I sedmá karta bude společná.
   *[seventh] { "" }
}
short-deck-common-again = Šestá karta byla společná, a tak je společná i sedmá. Začíná { $opens ->
    [low] nejnižší
   *[high] nejvyšší
} viditelná kombinace s ní.
shortage-all-served = Karet je pro všechny dost: rozdají se všechny kromě poslední a ta se zamíchá se spálenými.
shortage-community-card = { $without ->
    [one] Jeden hráč nedostane vlastní kartu
    [few] { $without } hráči nedostanou vlastní kartu
   *[other] { $without } hráčů nedostane vlastní kartu
}: předposlední karta balíčku se jim vyloží na stůl. Už se nesází a následuje showdown.
shortage-staff-decide = Personál rozhodne, jak se handa dohraje.
opener-corrected = Další hráč ještě nejednal: { $returned ->
    [0] začíná správný hráč.
   *[other] { $returned } se vrací a začíná správný hráč.
}
opener-stands = Další hráč už jednal: zahájení platí.
opener-staff-decide = Personál rozhodne, kdo zahájí sázení.
option-deal-again = karty vzít zpět a rozdat znovu
option-cards-stand = karty platí
option-river-first = jako turn se hraje karta, která měla být riverem
option-deck-as-it-lies = vzít balíček, jak leží
option-deck-shuffled = balíček zamíchat
option-extra-card-goes = odebrat kartu navíc
option-seen-cards-stay = karty, které hráči viděli, jim zůstanou
option-others-face-down = ostatní dostanou kartu lícem dolů
option-others-face-up = ostatní dostanou kartu lícem nahoru
option-card-face-down = karta se rozdá lícem dolů
option-card-face-up = karta se rozdá lícem nahoru
option-squeezed-hand-dead = karty hráče jsou mrtvé
option-squeezed-hand-stays = karty hráče zůstávají ve hře
option-burns-back-in = zamíchají se i spálené karty
option-no-more-cards = další karty se nerozdávají
option-one-card-for-all = jedna karta se vyloží pro všechny
option-right-player-opens = začíná správný hráč
option-opening-stands = zahájení platí
