# Det som sies ved bordet om innsatser.

what-moves = { $all-in ->
    [yes] {" "}Det er all in.
    [full] {" "}Det er all in og en full høyning: budrunden er åpen igjen.
    [short] {" "}Det er all in og ingen full høyning: den som alt har handlet, kan bare syne eller kaste.
   *[no] {""}
}{ $returned ->
    [0] {""}
   *[other] {" "}{ $returned } går tilbake.
}{ $owes ->
    [0] {""}
   *[other] {" "}Spilleren legger inn { $owes } til.
}
what-caller-moves = { $returned ->
    [0] {""}
   *[other] {" "}{ $returned } går tilbake til den som syner.
}{ $owes ->
    [0] {""}
   *[other] {" "}Den som syner, legger inn { $owes } til.
}
single-chip-call = Én sjetong uten ord er et syn på { $to }.{ what-moves }
single-chip-check = Én sjetong uten ord er her en sjekk.{ what-moves }
single-chip-bet = Én sjetong uten ord er en innsats: { $to }.{ what-moves }
single-chip-raise = { $did ->
    [bet] Innsatsen ble sagt før sjetongen: den er { $to }.
   *[raise] Høyningen ble sagt før sjetongen: den går til { $to }.
}{ what-moves }
single-chip-staff-decide = Personalet avgjør om sjetongen er en innsats på { $to } eller en sjekk.
last-chips-staff-decide = Dette er spillerens siste sjetonger. Personalet avgjør: all-in for { $most } eller { $did ->
    [check] en sjekk
   *[call] et syn på { $to }
}.
option-all-in = all-in for { $to }
option-only-call = et syn på { $to }
undercall-full = Dette er et fullt syn på { $to }.{ what-moves }
undercall-staff-may-let-fold = Synet skal fylles opp til { $to }.{ what-moves } Personalet kan i stedet la spilleren kaste seg og tape det som ligger inne.
undercall-staff-decide = Personalet avgjør: legg inn { $owes } til, for et syn på { $to }, eller kast og tap det som ligger inne.
option-bet = en innsats på { $to }
option-check = en sjekk
option-complete-the-call = synet fylles opp til { $to }
option-fold-and-lose-what-is-in = kast; { $to } blir i potten

stands-fold = Spilleren har kastet seg.
stands-check = Dette er en sjekk.
stands-call = Dette er et syn på { $to }.{ what-moves }
stands-bet = Dette er en innsats på { $to }.{ what-moves }
stands-raise = Dette er en høyning til { $to }.{ what-moves }
raise-not-open = Det kan ikke høynes her: dette er et syn på { $to }.{ what-moves }
several-chips-call = Uten én av sjetongene ville ikke synet vært dekket: et syn på { $to }.{ what-moves }
check-against-bet = Det ligger en innsats på { $to }: ingen sjekk. Spilleren kan bare syne eller kaste, og ikke satse eller høyne i denne runden.
unclear-amount = Av det dette kan bety, gjelder det høyeste som ikke er over potten på { $pot }: { $to }.
unclear-amount-staff-decide = Personalet avgjør hva «{ $number }» betyr; spilleren bes si et beløp.
pot-said = «Pot» er ikke noe beløp her. Spilleren må gå til minst { $to } og bes om beløpet.{ pot-said-again }
pot-said-staff-decide = Personalet avgjør hva «pot» betyr her; det er minst { $to }.{ pot-said-again }
pot-said-again = { $times ->
    [0] {""}
   *[other] {" "}Sagt { $times } ganger nå: personalet kan gi en straff.
}
condition-void = En betingelse binder ingen: spilleren handler når det er spillerens tur.
condition-staff-decide = Personalet avgjør om spilleren er bundet av det som ble sagt med en betingelse.
string-bet = Bare den første bevegelsen teller: { $to }.{ what-moves }
string-bet-call = Flere bevegelser uten et ord er ingen høyning: dette er et syn på { $to }.{ what-moves }
string-bet-staff-confirm = Personalet bekrefter om dette var et usammenhengende bud: da teller bare den første bevegelsen, { $to }.
raise-then-motions = Høyningen ble annonsert; etter den { $motions ->
    [one] teller én bevegelse
   *[other] teller { $motions } bevegelser
}: { $to }.{ what-moves }
may-bet = { $exact ->
    [all-in] En innsats kan bare være all in, { $most }.
    [yes] En innsats er { $most }.
   *[no] En innsats kan være { $least } til { $most }.
}
may-raise = Synet er { $to }; { $exact ->
    [all-in] en høyning kan bare være all in, til { $most }
    [yes] en høyning går til { $most }
   *[no] en høyning går til minst { $least } og høyst { $most }
}.
may-not-raise = Spilleren kan ikke høyne; synet er { $to }.
out-of-turn-stands = Handlingen utenfor tur er bindende: { $did ->
    [fold] et kast
    [check] en sjekk
    [call] et syn på { $to }
    [bet] en innsats på { $to }
   *[raise] en høyning til { $to }
}.{ what-moves }
out-of-turn-waits = Handlingen venter: spillerne som ble hoppet over, handler først, og sjetongene blir liggende foran spilleren.
out-of-turn-returned = Innsatsen har økt før det var spillerens tur: handlingen tas tilbake, og spilleren kan kaste, syne eller høyne.{ what-moves }
out-of-turn-reduced-to-call = En spiller som ble hoppet over, har synt: dette er bare et syn på { $to }.{ what-moves }
out-of-turn-reduced-to-check = En spiller som ble hoppet over, har sjekket: dette er bare en sjekk.{ what-moves }
out-of-turn-check-no-raise = Den som sjekket utenfor tur, kan ikke satse eller høyne i denne runden.
reacted-returned = Den som handlet etter spilleren utenfor tur, tar { $returned } tilbake og handler på nytt.
reacted-staff-decide = Personalet avgjør om handlingen etter spilleren utenfor tur blir stående.
skipped-deemed = To spillere har handlet etter den som ble hoppet over og ikke sa fra: { $did ->
    [check] det teller som en sjekk
   *[fold] det teller som et kast
}.
skipped-turn-goes-back = Spilleren som ble hoppet over, skal handle nå.
skipped-premature-cards = Kortene kom for tidlig: de behandles som for tidlige kort.
skipped-staff-decide = Personalet avgjør om spilleren som ble hoppet over, fortsatt får handle.
substantial-action = Det har vært betydelig handling: ingen feilgiv lenger, hånden spilles.
no-substantial-action = Det har ikke vært betydelig handling ennå: feilgiv kan fortsatt erklæres.
all-in-open = Budrunden er åpen: kast, syn { $to } eller høyn til { $exact ->
    [yes] { $least }
   *[no] minst { $least }
}.
all-in-closed = All in er ikke en full høyning: bare kast eller syn { $to }.
hidden-chips-lost = De skjulte sjetongene tapes også: spilleren som er all in, betaler { $pays } i alt.
hidden-chips-win-nothing = De skjulte sjetongene vinner ingenting: { $wins } vinnes, { $hidden } blir hos spilleren.
hidden-chips-to-winner = De { $hidden } som ble funnet senere, går til vinneren av potten: { $pays } i alt.
hidden-chips-out-of-play = Sjetonger som er skjult med vilje, er ikke i spill: hånden spilles om { $wins }.
hidden-chips-staff-decide = Personalet avgjør om de { $hidden } som ble funnet senere, teller.
all-in-left-dead = Spilleren som er all in, har forlatt bordet: hånden er kastet.
all-in-left-dead-unless-restored = Spilleren som er all in, har forlatt bordet: hånden er død om ikke personalet gir den tilbake.
all-in-left-penalty = Hånden er fortsatt med; personalet kan gi straff for å forlate bordet.
wrong-count-real = Sjetongene teller, ikke ordene: synet er { $pays }.{ what-caller-moves }
wrong-count-stated = Synet er det som ble sagt: { $pays }; { $back } går tilbake til den som satset.{ what-caller-moves }
wrong-count-staff-decide = Personalet avgjør om synet er { $real } etter sjetongene eller { $stated } som sagt.
wrong-count-covered-staff-decide = Personalet avgjør hva synet er: { $real } etter alle sjetongene, { $less } uten dem som var dekket, eller { $stated } som sagt.
late-callers = { $callers ->
    [add] {" "}Den som har synt, er også inne med { $call }.
    [again] {" "}Den som har synt, tar sjetongene tilbake og handler på nytt.
   *[none] {""}
}
late-bet-corrected = Beløpet rettes: { $did ->
    [check] en sjekk
    [call] et syn på { $to }
    [bet] en innsats på { $to }
   *[raise] en høyning til { $to }
}.{ what-moves }{ late-callers }
late-bet-stands = Det er for sent å rette beløpet. Det blir stående: { $did ->
    [bet] en innsats på { $to }
   *[raise] en høyning til { $to }
}.{ what-moves }
late-bet-stands-called = Beløpet er synt og blir ikke større. Det blir stående: { $did ->
    [bet] en innsats på { $to }
   *[raise] en høyning til { $to }
}.{ what-moves }
option-the-amount = { $to }
option-ask-the-player = spilleren spørres om beløpet
option-at-least-the-minimum = minst { $to }
option-hold-to-it = spilleren er bundet av det
option-no-effect = det har ingen virkning
option-string-bet = usammenhengende bud: { $to }
option-one-motion = ikke usammenhengende: { $to }
option-take-back = ta tilbake og handle på nytt
option-stands = det blir stående
option-turn-goes-back = spilleren som ble hoppet over, handler nå
option-skipped-check = spilleren regnes for å ha sjekket
option-skipped-fold = spilleren regnes for å ha kastet
option-hidden-chips-count = sjetongene teller
option-hidden-chips-do-not-count = sjetongene teller ikke
option-hand-dead = hånden er død
option-hand-restored = hånden gis tilbake
option-penalty = en straff
option-no-penalty = ingen straff
count-told = Dealeren teller og sier det til spilleren.
count-staff-decide = Personalet avgjør om det skal telles.
pot-spread = Pottens størrelse oppgis ikke her; dealeren kan spre potten så spilleren kan telle den.
stack-estimated = Sjetongene telles ikke; de ligger slik at de kan anslås.
information-not-told = Dealeren forteller det ikke: spillerne følger selv med på handlingen.
information-staff-decide = Personalet avgjør om dealeren kan fortelle det.
option-count-it = tell
option-spread-it = bare spre
option-tell-it = fortell det
option-leave-it-untold = ikke fortell det
