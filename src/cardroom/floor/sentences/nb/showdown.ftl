# Det som sies ved bordet i showdown. $order og $parts nevner plasser.

no-showdown = Bare plass { $seat } er igjen: det blir ingen showdown, og ingenting må vises.
show-order-bettor = Plass { $first } satset eller høynet sist og viser først. Rekkefølgen av plasser: { $order }.
show-order-position = Det er ingen innsats å gå etter: plass { $first } viser først. Rekkefølgen av plasser: { $order }.
show-order-bettor-gone = Den som satset sist, er ikke med i showdown: plass { $first } viser først. Rekkefølgen av plasser: { $order }.
show-order-side-pot = De som er med i den siste sidepotten, viser først, fra plass { $first }. Rekkefølgen av plasser: { $order }.
all-in-hands-at-showdown = Hendene blir liggende skjult til showdown.
all-in-hands-later = Det skal fortsatt satses: alle hender snus opp når budgivningen er over.
all-in-hands-turned-up = Budgivningen er over: alle hender snus opp nå.
all-in-fold-dead = Kortene kan ikke lenger skilles fra de andre: hånden er død.
all-in-fold-dead-penalty = Kortene kan ikke lenger skilles fra de andre: hånden er død. Personalet kan gi straff for å kaste den med vilje.
all-in-fold-live = Kortene er kjent: de snus opp, og hånden er levende og kan vinne.
all-in-fold-live-penalty = Kortene er kjent: de snus opp, og hånden er levende og kan vinne. Personalet kan gi straff for å kaste den med vilje.
all-in-fold-staff-decide = Kortene er kjent: personalet avgjør om hånden er levende.
show-declined = Spilleren kaster seg og gir opp potten.
no-fold-in-all-in = En spiller er all in, så ingen hånd kan kastes: dealeren snur den opp, og den er levende.
part-shown-all = En del av hånden ble vist, og andre kastet seg: alle kortene må vises.
wins-unshown = Ingen andre har kort: spilleren vinner uten å vise.
show-all-or-lose = En hånd som ikke vises helt, vinner ingenting: vis alle kortene, eller gi opp potten.
floor-asks-to-show = Dealeren snur ingenting. Floor ber spilleren vise alle kortene eller kaste seg innen { $seconds } sekunder.
refusal-hand-dead = De { $seconds } sekundene er gått: hånden er død, og spilleren får en straff.
hand-tabled = Alle kortene ligger med forsiden opp på bordet: hånden er vist, den leses og kan vinne.
hand-not-tabled = { $missing ->
    [one] Ett kort ligger ikke
   *[other] { $missing } kort ligger ikke
} med forsiden opp på bordet: hånden er ikke vist og kan ikke vinne.
turned-by-another-live = Kort som en annen har snudd, spiller som levende. Personalet kan gi den spilleren en straff.
turned-by-another-staff-decide = En annen har snudd kortene: personalet avgjør om hånden er levende.
cards-speak-duty = Kortene avgjør, ikke ordene. Den som ser at en hånd leses feil, må si fra.
cards-speak-urged = Kortene avgjør, ikke ordene. Den som ser at en hånd leses feil, bes si fra.
cards-speak-penalty = Kortene avgjør, ikke ordene. Personalet kan gi straff for å oppgi hånden feil med vilje.
killed-hand-stands = En vinnende hånd som lå åpent, kan ikke erklæres død: den vinner.
killed-hand-loses = Hånden lå åpent, men den vinner ikke: kortene avgjør.
killed-hand-not-tabled = Hånden lå ikke åpent med alle kortene og har ikke krav på potten her; reglene for døde hender gjelder.
drawing-dead-no-refund = De { $amount } som ble satset, blir i potten. At hånden ikke kunne vinne, endrer ingenting.
hand-set-aside = Kortene legges til side, og floor avgjør om de skal ses på.
asked-to-see-staff-decide = Ingen har rett til å se hånden: personalet avgjør om den skal ses på.
asked-to-see-turned-up = Hånden snus opp. Den er levende og kan fortsatt vinne.
asked-to-see-no-right = Det er ingen rett til å se denne hånden.
show-one-not-in-cash = I cashgame har de andre ingen rett til også å se kortene.
show-all-after-the-hand = Kortene holdes for seg og vises til alle når hånden er over.
show-all-after-the-betting = Kortene vises til alle når budgivningen er over.
show-all-at-once = Kortene vises til alle nå.
what-nobody-called = { $back ->
    [0] {""}
   *[other] {" "}{ $back } som ingen synte, går tilbake til spiller { $player }.
}
one-pot = Det er én pott: { $main }.{ what-nobody-called }
side-pots-in-order = Pottene avgjøres i denne rekkefølgen, med spillerne i parentes: { $sides }; til slutt hovedpotten, { $all }.{ what-nobody-called }
pot-divides-evenly = Potten på { $pot } går opp. Etter plass: { $parts }.
odd-chip-divided = Potten på { $pot } deles ned til sjetonger på { $chip }. Etter plass: { $parts }.
dispute-heard = Neste hånd har ikke begynt: innsigelsen behandles.
dispute-heard-always = I cashgame skyldes det som er vunnet med urette, når enn det oppdages: innsigelsen behandles.
dispute-too-late = Neste hånd har begynt: innsigelsen kommer for sent.
dispute-staff-decide = Neste hånd har begynt: personalet avgjør om innsigelsen fortsatt behandles.
what-is-still-owed = { $debt ->
    [0] {""}
   *[other] {" "}{ $debt } gjenstår som gjeld.
}
wrong-pot-corrected = Neste hånd har ikke begynt: { $paid } går til den rette vinneren.{ what-is-still-owed }
wrong-pot-repaid = Det som er vunnet med urette, betales helt tilbake, { $amount }: { $paid } går til den rette vinneren.{ what-is-still-owed }
wrong-pot-stands = Neste hånd har begynt: utbetalingen av { $amount } blir stående.
wrong-pot-staff-decide = Neste hånd har begynt: personalet avgjør om { $amount } betales tilbake.
option-look-at-the-hand = se på hånden
option-hand-not-shown = hånden vises ikke
option-dispute-heard = innsigelsen behandles
option-dispute-not-heard = innsigelsen behandles ikke
option-pot-repaid = { $to } betales tilbake
option-pot-stands = utbetalingen av { $to } blir stående
