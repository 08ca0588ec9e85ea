# Det som sies ved bordet om innsatser.

single-chip-call = Én sjetong uten ord er et syn: { $bound } blir liggende, { $returned } går tilbake.
single-chip-check = Én sjetong uten ord er her en sjekk: { $returned } går tilbake.
single-chip-bet = Én sjetong uten ord er en innsats: { $to }.
single-chip-raise = Høyningen ble sagt før sjetongen: den går til { $to }.
single-chip-staff-decide = Personalet avgjør om sjetongen er en innsats på { $to } eller en sjekk.
undercall-full = Dette er et fullt syn på { $to }: { $owes } til skal legges inn.
undercall-staff-may-let-fold = Synet skal fylles opp til { $to }. Personalet kan i stedet la spilleren kaste seg og tape det som ligger inne.
undercall-staff-decide = Personalet avgjør: fyll opp synet til { $to }, eller kast og tap det som ligger inne.
option-bet = en innsats på { $to }
option-check = en sjekk
option-complete-the-call = synet fylles opp til { $to }
option-fold-and-lose-what-is-in = kast; { $to } blir i potten
