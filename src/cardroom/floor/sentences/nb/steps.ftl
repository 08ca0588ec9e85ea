# Hva dealeren gjør, steg for steg, når kortene rettes opp. Spillerne telles i delerekkefølgen.

step-leave-burns-and-muck = De brente og de kastede kortene blir liggende.
step-take-back-board = { $cards ->
    [one] Det siste kortet på bordet legges tilbake øverst i kortstokken.
   *[other] De siste { $cards } kortene på bordet legges tilbake øverst i kortstokken, det sist delte først.
}
step-take-back-burns = { $cards ->
    [one] Det sist brente kortet legges tilbake øverst i kortstokken.
   *[other] De siste { $cards } brente kortene legges tilbake øverst i kortstokken, det sist brente først.
}
step-take-back-aside = { $cards ->
    [one] Kortet som ble lagt til side, legges tilbake i kortstokken.
   *[other] De { $cards } kortene som ble lagt til side, legges tilbake i kortstokken.
}
step-take-back-from-all = Det siste kortet til hver spiller legges tilbake øverst i kortstokken, det sist delte først.
step-take-back-from-some = I delerekkefølgen: { $players ->
    [one] det siste kortet til spiller { $who } legges tilbake øverst i kortstokken.
   *[other] de siste kortene til spillerne { $who } legges tilbake øverst i kortstokken, det sist delte først.
}
step-set-aside = { $cards ->
    [one] Kortet som ble delt for tidlig, legges til side, atskilt fra brente og kastede kort.
   *[other] De { $cards } kortene som ble delt for tidlig, legges til side, atskilt fra brente og kastede kort.
}
step-mix-board = De siste { $cards } kortene på bordet snus med baksiden opp og blandes på bordet.
step-draw-next-burn = Personalet trekker ett av dem: det legges med baksiden opp øverst i kortstokken som neste brente kort. De andre blir liggende åpne på bordet.
step-extra-is-next-burn = Det ekstra kortet legges med baksiden opp øverst i kortstokken som neste brente kort.
step-pick-up-deck = Kortstokken tas opp igjen.
step-rebuild-deck = Kortstokken settes sammen igjen så nøyaktig som mulig.
step-shuffle-deck = Resten av kortstokken stokkes.
step-shuffle-on-table = Resten av kortstokken stokkes uten å løftes fra bordet.
step-cut-deck = Kortstokken kuttes.
step-burn-cards = { $cards ->
    [one] Ett kort brennes.
   *[other] { $cards } kort brennes.
}
step-deal-board = { $cards ->
    [one] Ett kort deles åpent på bordet.
   *[other] { $cards } kort deles åpent på bordet.
}
step-deal-up-to-all = { $cards ->
    [one] Hver spiller som er med, får ett åpent kort.
   *[other] Hver spiller som er med, får { $cards } åpne kort.
}
step-deal-down-to-all = { $cards ->
    [one] Hver spiller som er med, får ett skjult kort.
   *[other] Hver spiller som er med, får { $cards } skjulte kort.
}
step-deal-up-to-some = I delerekkefølgen: { $players ->
    [one] spiller { $who } får
   *[other] spillerne { $who } får hver
} { $cards ->
    [one] ett åpent kort
   *[other] { $cards } åpne kort
}.
step-deal-down-to-some = I delerekkefølgen: { $players ->
    [one] spiller { $who } får
   *[other] spillerne { $who } får hver
} { $cards ->
    [one] ett skjult kort
   *[other] { $cards } skjulte kort
}.
step-turn-up = I delerekkefølgen: skjult kort nummer { $place } til spiller { $who } snus med forsiden opp.
step-gather-all = Alle kort samles inn.
step-deal-anew = Hånden deles på nytt.
step-finish-round = Budrunden spilles ferdig.
step-exchange = Kortene byttes som vanlig, med et brent kort før.
step-play-round = Neste budrunde spilles.
step-no-round = Det spilles ingen flere budrunder.
step-showdown-now = Showdown følger straks.
