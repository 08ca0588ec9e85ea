# Det som sies ved bordet om hender: kastet, død, gitt tilbake, vist.

hand-fold-said = Spilleren har sagt at hånden kastes: den er kastet.
hand-folded = Hånden er kastet.
hand-folded-for-good = Hånden er kastet og kommer ikke tilbake.
hand-folded-by-mistake = Hånden er kastet, men det var ikke meningen, og kortene er kjent: personalet kan gi den tilbake.
hand-some-cards-thrown = Bare noen av kortene ble kastet: personalet avgjør om hånden er kastet.
hand-not-folded = Hånden er ikke kastet ennå: spilleren tar kortene tilbake og handler.
hand-not-folded-passive = Hånden er ikke kastet ennå: spilleren kan ta kortene tilbake, men bare sjekke, syne eller kaste i denne hånden.
hand-upcards-dead = De åpne kortene ble snudd eller løftet før showdown: hånden er død.
hand-staff-decide = Personalet avgjør om hånden er levende.
hand-unprotected-dead = Hånden var ikke beskyttet: den er død, og { $bound } blir i potten.
hand-mixed-on-purpose = Hendene ble blandet med vilje: hånden er død, og { $bound } blir i potten.
hand-mixed-on-purpose-staff-decide = Hendene ble blandet med vilje: personalet avgjør hva som skjer med sjetongene i potten.
hand-dead-raise-back = Hånden er død. Ingen har synt høyningen: { $returned } går tilbake, { $bound } blir i potten, og { $to ->
    [0] det er ingen innsats å syne
   *[other] innsatsen å syne er { $to }
}.
hand-dead-raise-staff-decide = Hånden er død. Ingen har synt høyningen: personalet avgjør om den går tilbake.
hand-taken-restorable = Hånden ble tatt inn, men kortene er kjent: personalet kan gi den tilbake.
hand-taken-restorable-raise = Hånden ble tatt inn, men kortene er kjent: personalet kan gi den tilbake. Ellers går { $returned } av høyningen ingen har synt, tilbake, og { $bound } blir i potten.
hand-goes-back = Hånden var beskyttet, og kortene er kjent: spilleren får dem tilbake, og hånden er levende.
hand-protected-lost = Hånden var beskyttet: spilleren tar tilbake alle { $returned } og er ute av denne hånden.
hand-protected-lost-staff-decide = Hånden var beskyttet: personalet avgjør om sjetongene går tilbake.
hand-right-number = Antallet kort er riktig: hånden er levende.
hand-wrong-number = { $cards } kort og ikke { $should_be }: hånden er død, og { $bound } blir i potten.
hand-wrong-number-staff-decide = { $cards } kort og ikke { $should_be }: personalet avgjør om hånden er levende.
hand-all-seats-dealt = Alle { $seats } plasser med sjetonger får kort.
hand-present-dealt = { $seats ->
    [one] Bare den ene spilleren som er til stede, får kort.
   *[other] Bare de { $seats } spillerne som er til stede, får kort.
}
hand-not-dealt = Spilleren er borte og får ingen kort.
hand-live-at-deal = Spilleren var på plass i tide: hånden er levende.
hand-absent-dead = Spilleren var ikke på plass i tide: hånden er død.
hand-absent-brings-in = Spilleren var ikke på plass i tide: hånden er død, men den betaler bring-in og får flere kort.
hand-left-dead = Spilleren forlot plassen mens hånden pågikk: hånden er død, med mindre personalet gir den tilbake.
hand-left-penalty = Spilleren forlot bordet med en levende hånd: hånden er fortsatt levende, og personalet kan gi straff.
hand-left-staff-decide = Spilleren forlot bordet med en levende hånd: personalet avgjør om den er død.
hand-shown = Hånden er fortsatt levende; alle har rett til å se kortene som ble vist. En straff er mulig.
hand-shown-passive = Kort ble vist mens det gjensto handling: spilleren kan bare sjekke, syne eller kaste i denne hånden.
hand-shown-passive-face-up = Kort ble vist mens det gjensto handling: de blir liggende åpne, og spilleren kan bare sjekke, syne eller kaste i denne hånden.
hand-shown-on-purpose = Kort ble vist med vilje mens det gjensto handling: personalet kan erklære hånden død; ellers kan spilleren bare sjekke, syne eller kaste.
hand-shown-again-folded = Kort ble vist med vilje, og ikke for første gang: hånden er kastet.
hand-shown-after-action = All handling er over: kortene ligger åpne, og hånden er levende.
hand-shown-to-folded = Kortene ble vist til en spiller som har kastet: personalet kan gi straff.
hand-shown-to-folded-penalty = Kortene ble vist til en spiller som har kastet, og ikke for første gang: det blir straff.
option-raise-goes-back = høyningen går tilbake: { $to }
option-chips-go-back = { $to } går tilbake
option-chips-stay = { $to } blir i potten
option-hand-stays-live = hånden er fortsatt levende
