# Co se u stolu říká o kartách hráčů: složené, mrtvé, vrácené, ukázané.

hand-fold-said = Hráč řekl, že skládá: karty jsou složeny.
hand-folded = Karty jsou složeny.
hand-folded-for-good = Karty jsou složeny a do hry se nevracejí.
hand-folded-by-mistake = Karty jsou složeny, ale byl to omyl a dají se poznat: personál je může vrátit do hry.
hand-some-cards-thrown = Odhozena byla jen část karet: zda jsou složeny, rozhodne personál.
hand-not-folded = Karty ještě nejsou složeny: hráč si je vezme zpět a jedná.
hand-not-folded-passive = Karty ještě nejsou složeny: hráč si je může vzít zpět, ale v této handě už jen dá check, dorovná, nebo složí.
hand-upcards-dead = Otevřené karty byly před showdownem otočeny nebo zvednuty: karty jsou mrtvé.
hand-staff-decide = Zda jsou karty živé, rozhodne personál.
hand-unprotected-dead = Karty nebyly chráněny: jsou mrtvé a vložených { $bound } zůstává v banku.
hand-mixed-on-purpose = Karty byly smíchány úmyslně: jsou mrtvé a vložených { $bound } zůstává v banku.
hand-mixed-on-purpose-staff-decide = Karty byly smíchány úmyslně: co bude s žetony v banku, rozhodne personál.
hand-dead-raise-back = Karty jsou mrtvé. Navýšení nikdo nedorovnal: { $returned } se vrací, { $bound } zůstává v banku a { $to ->
    [0] není co dorovnávat
   *[other] dorovnává se { $to }
}.
hand-dead-raise-staff-decide = Karty jsou mrtvé. Navýšení nikdo nedorovnal: zda se vrací, rozhodne personál.
hand-taken-restorable = Karty byly vzaty, ale dají se poznat: personál je může vrátit do hry.
hand-taken-restorable-raise = Karty byly vzaty, ale dají se poznat: personál je může vrátit do hry. Jinak se z navýšení, které nikdo nedorovnal, vrací { $returned } a { $bound } zůstává v banku.
hand-goes-back = Karty byly chráněny a dají se poznat: vracejí se hráči a jsou živé.
hand-protected-lost = Karty byly chráněny: hráč si bere zpět všech { $returned } a v této handě už nehraje.
hand-protected-lost-staff-decide = Karty byly chráněny: zda se žetony vracejí, rozhodne personál.
hand-right-number = Počet karet je správný: karty jsou živé.
hand-wrong-number = Počet karet je { $cards } místo { $should_be }: karty jsou mrtvé a vložených { $bound } zůstává v banku.
hand-wrong-number-staff-decide = Počet karet je { $cards } místo { $should_be }: zda jsou karty živé, rozhodne personál.
hand-all-seats-dealt = Karty dostanou všechna místa s žetony: { $seats }.
hand-present-dealt = { $seats ->
    [one] Karty dostane jen jediný přítomný hráč.
    [few] Karty dostanou jen { $seats } přítomní hráči.
   *[other] Karty dostane jen { $seats } přítomných hráčů.
}
hand-not-dealt = Hráč není u stolu a karty nedostane.
hand-live-at-deal = Hráč byl na místě včas: karty jsou živé.
hand-absent-dead = Hráč nebyl na místě včas: karty jsou mrtvé.
hand-absent-brings-in = Hráč nebyl na místě včas: karty jsou mrtvé, ale platí se z nich bring-in a rozdávají se dál.
hand-left-dead = Hráč opustil místo během handy: karty jsou mrtvé, nevrátí-li je personál do hry.
hand-left-penalty = Hráč odešel od stolu s živými kartami: karty zůstávají živé a personál může uložit trest.
hand-left-staff-decide = Hráč odešel od stolu s živými kartami: zda jsou mrtvé, rozhodne personál.
hand-shown = Karty zůstávají živé; ukázané karty smějí vidět všichni. Možný je trest.
hand-shown-passive = Karty byly ukázány před koncem sázení: hráč už v této handě jen dá check, dorovná, nebo složí.
hand-shown-passive-face-up = Karty byly ukázány před koncem sázení: zůstávají odkryté a hráč už v této handě jen dá check, dorovná, nebo složí.
hand-shown-on-purpose = Karty byly úmyslně ukázány před koncem sázení: personál je může prohlásit za mrtvé; jinak hráč jen dá check, dorovná, nebo složí.
hand-shown-again-folded = Karty byly ukázány úmyslně a ne poprvé: jsou složeny.
hand-shown-after-action = Sázení skončilo: karty leží odkryté a jsou živé.
hand-shown-to-folded = Karty byly ukázány hráči, který už složil: personál může uložit trest.
hand-shown-to-folded-penalty = Karty byly ukázány hráči, který už složil, a ne poprvé: následuje trest.
option-raise-goes-back = navýšení se vrací: { $to }
option-chips-go-back = { $to } se vrací
option-chips-stay = { $to } zůstává v banku
option-hand-stays-live = karty zůstávají živé
