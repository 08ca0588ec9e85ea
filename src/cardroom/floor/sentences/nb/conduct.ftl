# Klokken

clock-not-called = Klokken startes ikke: den som ber om den, må være på plassen sin.
clock-staff-allow = Personalet avgjør om det har gått nok tid. I så fall har spilleren { $total } sekunder.
clock-runs = Klokken går: { $countdown ->
    [0] { $seconds } sekunder til å handle
   *[other] { $seconds } sekunder til å handle, deretter telles { $countdown } ned
}.
clock-acted-in-time = Spilleren handlet i tide: handlingen står.
clock-tie-for-player = Skjer det i samme øyeblikk, går det i spillerens favør: handlingen står, med mindre personalet mener noe annet.
clock-tie-staff-decide = Personalet avgjør om spilleren handlet i tide.
clock-hand-dead = Tiden er ute: hånden er død.
clock-deemed-check = Tiden er ute: det regnes som sjekk.
clock-deemed-fold = Tiden er ute: det regnes som kast.
clock-staff-decide = Tiden er ute: personalet avgjør hva som skjer med hånden.

# Forseelser og straff

offence-no-penalty = Dette straffes ikke ennå: spilleren får vite hva regelen er.
offence-penalty-possible = Personalet kan gi en straff og velger hvilken.
penalty-no-rounds = Dette huset teller ikke runder: personalet fastsetter hvor mange hender spilleren mister.
penalty-by-the-time = Dette huset teller ikke hender: straffen er en bestemt tid borte fra bordet, som personalet fastsetter.
penalty-to-miss = { $left ->
    [0] Den tapte hånden var straffen: spilleren spiller videre.
    [one] Spilleren mister { $left } hånd til av { $hands }, borte fra bordet.
   *[other] Spilleren mister { $left } hender til av { $hands }, borte fra bordet.
}
penalty-to-miss-away = { $left ->
    [0] Den tapte hånden var straffen: spilleren spiller videre.
    [one] Spilleren mister { $left } hånd til av { $hands }, borte fra turneringsområdet; dealeren melder fra til floor når spilleren er tilbake.
   *[other] Spilleren mister { $left } hender til av { $hands }, borte fra turneringsområdet; dealeren melder fra til floor når spilleren er tilbake.
}
penalty-left = { $left ->
    [one] { $left } hånd gjenstår; { $served } er sonet. Den følger spilleren.
   *[other] { $left } hender gjenstår; { $served } er sonet. De følger spilleren.
}
penalty-served = Straffen er sonet: spilleren kan komme tilbake, og dealeren melder fra til floor.

# Ut av turneringen

removed-keeps-place = Sjetongene tas ut av spill; spilleren får { $place }. plass{ $paid ->
    [yes] {""} og premien for den
   *[no] {""}
}.
removed-staff-decide = Sjetongene tas ut av spill; personalet avgjør om spilleren får { $place }. plass.
disqualified-no-prize = Sjetongene tas ut av spill, innkjøpet blir i premiepotten, og det blir ingen premie. Personalet avgjør plassene nedenfor.
disqualified-places-rise = Sjetongene tas ut av spill, innkjøpet blir i premiepotten, og det blir ingen premie. Alle plasser nedenfor rykker opp én.
disqualified-staff-decide = Sjetongene tas ut av spill og innkjøpet blir i premiepotten; personalet avgjør premien.

# Husets orden

admission-let-in = Personen kan spille.
admission-too-young = Ingen under { $age } år kan spille.
admission-document-missing = Uten gyldig legitimasjon kan ingen spille.
admission-forged = Legitimasjonen er falsk: personen kan ikke spille, og straff kan følge.
admission-staff-decide = Personalet avgjør om personen kan spille.
rabbit-never-in-tournaments = I en turnering snus ikke flere kort opp etter hånden.
rabbit-in-exceptions = I cashgame snus flere kort opp bare unntaksvis: personalet avgjør.
rabbit-staff-decide = Personalet avgjør om flere kort snus opp.

option-clock-runs = klokken går, { $to } sekunder
option-clock-not-yet = ikke ennå
option-action-stands = handlingen står
option-time-was-over = tiden var ute
option-deemed-check = det regnes som sjekk
option-deemed-fold = det regnes som kast
option-penalty-warning = en advarsel
option-penalty-missed-hands = tapte hender
option-penalty-missed-rounds = tapte runder
option-penalty-time-away = en bestemt tid borte fra bordet
option-penalty-dead-hand = hånden er død
option-penalty-lost-bets = innsatsen i potten er tapt
option-penalty-no-raising = ingen innsats eller høyning mer
option-penalty-device-forbidden = enheten er forbudt
option-penalty-removal = bortvisning
option-penalty-disqualification = diskvalifikasjon
option-penalty-ban = utestengelse
option-count-in-hands = { $to } hender
option-gets-the-place = { $to }. plass med premie
option-gets-nothing = ingenting
option-places-rise = alle plasser nedenfor rykker opp én
option-places-stay = plassene nedenfor blir som de er
option-let-in = personen kan spille
option-not-let-in = personen kan ikke spille
option-run-out = snu opp kortene
option-not-run-out = la kortene ligge usett
