# Det som sies ved bordet om kort som er brent eller delt feil.

burn-is-right = Brenningen er riktig: kortene står.
burn-corrected = Brenningen rettes: kortene legges tilbake slik de lå, og deles på nytt.
burn-corrected-acted = Brenningen rettes: kortene legges tilbake slik de lå, og deles på nytt. Det som er gjort på dem, teller ikke: sjetongene går tilbake, og budrunden begynner på nytt.
burn-board-stands = Det er for sent å rette brenningen: kortene blir liggende på bordet.
burn-own-cards-stand = Det er for sent å rette brenningen: spillerne beholder kortene de har fått.
burn-staff-decide = Personalet avgjør om brenningen rettes eller kortene står.
deck-picked-up = Kortstokken ligger i riktig rekkefølge: den tas opp igjen, og kortene som mangler, deles.
deck-shuffled = Rekkefølgen i kortstokken er ikke sikker: resten stokkes, og kortene som mangler, deles.
deck-rebuilt = Kortstokken settes sammen igjen så nøyaktig som mulig, og hånden spilles ferdig.
deck-staff-decide = Personalet avgjør om kortstokken tas opp som den ligger, eller stokkes.
extra-drawn = Det ligger ett kort for mye, og ingen vet hvilket: ett trekkes og blir neste brente kort.
extra-next-burn = Det ekstra kortet tas bort og blir neste brente kort.
extra-dealt-again = { $extra ->
    [one] Det ligger ett kort for mye
   *[other] Det ligger { $extra } kort for mye
}: disse kortene går tilbake i kortstokken og deles på nytt uten brenning.
extra-staff-decide = Personalet avgjør hvordan felleskortene rettes opp.
early-dealt-again = { $street ->
    [flop] Floppen
    [turn] Turnkortet
   *[river] Riveren
} kom for tidlig og teller ikke. Budrunden spilles ferdig, så deles det på nytt uten brenning.
early-river-first = Turnkortet kom for tidlig og teller ikke. Kortet som ville ha blitt riveren, spilles som turnkort; riveren deles fra en stokket kortstokk.
early-staff-decide = { $street ->
    [flop] Floppen
    [turn] Turnkortet
   *[river] Riveren
} kom for tidlig: personalet avgjør hvordan det rettes opp.
early-own-taken-back = Kortene kom for tidlig: de tas tilbake, budrunden spilles ferdig, og de deles på nytt uten brenning.
early-own-kept = { $seen ->
    [one] Spilleren som har sett kortet som kom for tidlig, beholder det
   *[other] Spillerne som har sett kortene som kom for tidlig, beholder dem
} og kan ikke satse eller høyne i den uferdige runden.{ $taken ->
    [0] { "" }
   *[other] { " " }Kort som ingen har sett, tas tilbake.
}
early-own-staff-decide = Personalet avgjør om kortene som kom for tidlig, tas tilbake.
last-card-others-up = Det siste kortet til den første spilleren ligger åpent, så alle får sitt åpent. Budrunden følger som vanlig; den { $opens ->
    [low] laveste
   *[high] høyeste
} synlige hånden åpner, det siste kortet medregnet.
last-card-others-down = De andre får det siste kortet skjult. Budrunden følger som vanlig; den { $opens ->
    [low] laveste
   *[high] høyeste
} synlige hånden åpner, det viste kortet medregnet.
last-card-announce = De andre får et skjult kort. Før budrunden sier spilleren med det viste kortet om spilleren holder seg utenfor, som all-in, eller fortsetter. Den { $opens ->
    [low] laveste
   *[high] høyeste
} synlige hånden åpner, det viste kortet medregnet.
last-card-staff-decide = Personalet avgjør hvordan de andre får sitt siste kort.
squeeze-face-down = Det siste kortet deles skjult: spilleren kikker forsiktig på det ved hjelp av et åpent kort, holder det første skjulte kortet beskyttet og åpner så det siste.
squeeze-not-protected = Det første skjulte kortet er ikke beskyttet: det siste kortet deles åpent.
squeeze-mixed = De skjulte kortene er blandet, og det svarer spilleren for: personalet avgjør om hånden er død.
squeeze-staff-decide = Personalet avgjør om det siste kortet kan deles skjult.
short-deck-enough = Kortene strekker til: det trengs { $wanted }, og { $deck } er igjen.
short-deck-renewed = Det trengs { $wanted } kort, og { $deck } er igjen, { $both } med de brente: disse stokkes inn, og alle får et kort.
short-deck-common-card = Det trengs { $wanted } kort, og med de brente er det { $both }: ett kort deles åpent på bordet for alle. Den { $opens ->
    [low] laveste
   *[high] høyeste
} synlige hånden med det åpner.{ $street ->
    [sixth] { " " }Det sjuende kortet blir også felles.
   *[seventh] { "" }
}
short-deck-common-again = Det sjette kortet var felles for alle, så det sjuende er det også. Den { $opens ->
    [low] laveste
   *[high] høyeste
} synlige hånden med det åpner.
shortage-all-served = Det er kort til alle: alle unntatt det siste deles, og det stokkes sammen med de brente kortene.
shortage-community-card = { $without ->
    [one] Én spiller får ikke eget kort
   *[other] { $without } spillere får ikke eget kort
}: det nest siste kortet i stokken deles på bordet til dem. Det spilles ingen budrunde, og showdown følger.
shortage-staff-decide = Personalet avgjør hvordan hånden går videre.
opener-corrected = Neste spiller har ikke handlet: { $returned ->
    [0] riktig spiller åpner.
   *[other] { $returned } gis tilbake, og riktig spiller åpner.
}
opener-stands = Neste spiller har handlet: åpningen står.
opener-staff-decide = Personalet avgjør hvem som åpner budrunden.
option-deal-again = ta kortene tilbake og del på nytt
option-cards-stand = kortene står
option-river-first = kortet som ville ha blitt river, spilles som turnkort
option-deck-as-it-lies = ta opp kortstokken som den ligger
option-deck-shuffled = stokk kortstokken
option-extra-card-goes = ta bort det ekstra kortet
option-seen-cards-stay = kort som er sett, blir hos spillerne
option-others-face-down = de andre får sitt skjult
option-others-face-up = de andre får sitt åpent
option-card-face-down = kortet deles skjult
option-card-face-up = kortet deles åpent
option-squeezed-hand-dead = hånden er død
option-squeezed-hand-stays = hånden blir med
option-burns-back-in = de brente kortene stokkes inn
option-no-more-cards = det deles ikke flere kort
option-one-card-for-all = ett kort deles åpent for alle
option-right-player-opens = riktig spiller åpner
option-opening-stands = åpningen står
