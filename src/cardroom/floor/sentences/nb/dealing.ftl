# Det som sies ved bordet om given og kortstokken.

misdeal-called = Feilgiv: { $why ->
    [not-shuffled] kortene var ikke stokket
    [wrong-first] det første kortet gikk til feil spiller
    [order] kort ble delt ut i feil rekkefølge
    [left-out] en spiller ble stående uten kort
    [wrong-seat] det ble delt kort til en plass som ikke skal ha noen
    [wrong-button] knappen ligger på feil plass
    [too-few] en spiller har for få kort
    [too-many] en spiller har for mange kort
    [first-exposed] det første kortet ble synlig
    [first-two-exposed] ett av de to første kortene ble synlig
    [several-exposed] flere kort ble synlige
   *[several-boxed] flere kort ligger med forsiden opp i stokken
}. Alle innsatser går tilbake til spillerne og alle kort til dealeren.
misdeal-too-late = Det er for sent for feilgiv: det er alt handlet { $actions } ganger i tur. Given står, hånden spilles, og ingen innsatser går tilbake.
dealing-staff-decide = Huset har ingen regel for dette: personalet avgjør.
option-misdeal = feilgiv: innsatser og kort går tilbake, og det deles på nytt
option-play-on = hånden spilles videre
option-void = hånden er ugyldig, og alle innsatser går tilbake
option-move-the-cards = kortene flyttes til de rette spillerne
option-cards-out-of-play = kortene tas ut av spill
option-next-card = spilleren får det neste kortet i stokken
option-card-goes-back = det ekstra kortet går tilbake til stokken
option-replace-the-card = kortet byttes ut
option-card-stays = kortet blir i spill
option-rebuild-the-deck = stokken settes sammen igjen, og hånden spilles ferdig
option-deal-in = spilleren får kort
option-pay-and-play = spilleren legger inn { $to } og spiller
option-button-stays = knappen blir liggende
option-button-moves = knappen flyttes
option-new-players-wait = de som er kommet til, venter på neste hånd
option-dealt-and-killed = hendene deres deles ut og tas bort
option-same-opening-bets = blinds og ante er som før
option-new-opening-bets = blinds og ante på det nye nivået gjelder

hand-begun = Hånden har begynt: det som endres nå, gjelder fra den neste.
hand-not-begun = Hånden har ikke begynt: den begynner med den første stokkingen (riffle), eller når stokkemaskinen gir fra seg kortstokken.
hand-not-begun-shuffle = Hånden har ikke begynt: den begynner med den første stokkingen.
waiting-may-pay = Spilleren kan spille disse kortene, men må legge inn { $owes } før de sees på.
waiting-cards-removed = Kortene tas bort: spilleren venter på big blind.
cards-moved = Ingen har sett på et kort: kortene flyttes til de rette spillerne.
wrong-seat-removed = Ingen feilgiv: kortene på den plassen tas bort når det er delt ferdig.
wrong-seat-empty-too-late = Det er for sent for feilgiv: given står. Kortene på den tomme plassen tas bort, og ingen innsatser går tilbake.
wrong-number-dead = Det er for sent for feilgiv: en hånd med feil antall kort er død, og det den har lagt inn, blir i potten.
next-card-completes = Den siste spilleren får det neste kortet i stokken, som er det spilleren skulle hatt.
extra-card-returned = { $cards ->
    [one] Det ekstra kortet går
   *[other] De { $cards } ekstra kortene går
} tilbake til rett plass.
exposed-upcard-plays = Kortet skulle ligge åpent: det spilles.
exposed-becomes-upcard = { $cards ->
    [one] Kortet blir liggende som spillerens åpne kort
   *[other] De { $cards } kortene blir liggende som spillernes åpne kort
}; et senere kort deles skjult i stedet.
exposed-replaced = Kortet vises for alle og blir det første brente kortet. { $when ->
    [flop] Spilleren får et nytt når det første felleskortet ligger på bordet
    [now] Spilleren får et nytt nå
   *[deal] Spilleren får et nytt når det er delt ferdig
}, og kan ikke beholde dette.
exposed-too-late = Det er for sent for feilgiv: given står. Huset har ingen regel for hva som skjer med de synlige kortene: personalet avgjør.
exposed-by-player-stays = { $cards ->
    [one] Spilleren viste kortet selv: det byttes ikke ut. Alle får se det, og det blir liggende åpent resten av hånden.
   *[other] Spilleren viste { $cards } kort selv: de byttes ikke ut. Alle får se dem, og de blir liggende åpent resten av hånden.
}
exposed-by-player-no-raise = { $cards ->
    [one] Spilleren viste kortet selv: det blir liggende åpent, og spilleren kan ikke satse eller høyne resten av hånden.
   *[other] Spilleren viste { $cards } kort selv: de blir liggende åpent, og spilleren kan ikke satse eller høyne resten av hånden.
}
exposed-by-player-not-replaced = { $cards ->
    [one] Spilleren viste kortet selv: det byttes ikke ut, og alle ved bordet kan se det.
   *[other] Spilleren viste { $cards } kort selv: de byttes ikke ut, og alle ved bordet kan se dem.
}
exchange-card-kept = { $cards ->
    [one] Spilleren beholder det synlige kortet
   *[other] Spilleren beholder de synlige kortene
} og sier om det satses videre eller ikke mer, som ved all in.
fallen-card-shown = Spilleren mistet kortet på gulvet: det byttes ikke ut og skal vendes så alle ser det.
fallen-card-played = Spilleren mistet kortet på gulvet og må spille med det.
boxed-next-card = Kortet regnes som om det ikke fantes: det fjernes, og det neste kortet i stokken tar plassen.
boxed-next-card-and-check = Kortet regnes som om det ikke fantes: det fjernes, og det neste kortet i stokken tar plassen. Resten av stokken bres ut på bordet og kontrolleres før budrunden begynner.
boxed-burned-next-card-later = Kortet er en papirlapp uten betydning og brukes som brent kort. Spilleren får et nytt når det er delt ferdig.
boxed-is-the-burn-card = Kortet er en papirlapp uten betydning: det brukes som brent kort.
boxed-burned-next-card = Kortet er en papirlapp uten betydning og legges til de brente kortene. Det neste kortet i stokken tar plassen.
joker-hand-dead = Spilleren har spilt med en joker, som ikke hører til i dette spillet: hånden er død.
deck-void = { $why ->
    [twice] Det samme kortet finnes to ganger
   *[foreign] Et kort fra en annen stokk kom i spill
}: hånden er ugyldig, uansett hvor langt den er kommet, og alle innsatser går tilbake.
foreign-card-undealt = Kortet fra en annen stokk lå blant dem som ikke var delt ut: alt står.
missing-cards-stand = Kort som mangler i stokken, gjør ikke hånden ugyldig: resultatet står.
spoiled-deck-rebuilt = Stokken settes sammen igjen så nøyaktig som mulig, og hånden spilles ferdig.
wrong-button-moves-on = Det er for sent for feilgiv: hånden spilles, og knappen flyttes med klokken til neste giv.
wrong-button-every-position = Det er for sent for feilgiv: hånden spilles. I neste hånd legges knapp og blinds slik at alle kommer i hver posisjon én gang i runden, om mulig.
wrong-button-by-big-blind = Det er for sent for feilgiv: hånden spilles. I neste hånd legges knappen etter big blind, som ingen betaler to ganger på rad.
redeal-button-stays = Det deles på nytt, og knappen flyttes ikke.
redeal-button-corrected = Knappen legges på rett plass, og det deles på nytt derfra.
redeal-new-players-wait = Ingen nye spillere slippes inn: de som er kommet til, venter på neste hånd.
redeal-dealt-and-killed = De som var borte eller hadde straff, får kort igjen, og hendene tas straks bort, som første gang.
redeal-as-any-deal = Den nye given er som alle andre: de som ellers ville fått kort, får det også nå.
redeal-same-opening-bets = Blinds og ante er like store som før.
