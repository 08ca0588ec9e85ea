# Premiepenger, HexaPro, avlyste turneringer, sjetongløp, hodepenger, avtaler og spillere som sendes ut.

section-prizes = Premiepenger
decision-prizes-pool-share = Andel til premiepotten
decision-prizes-guarantee = Garantert premiepott
decision-prizes-fees = Trykte avgifter
decision-prizes-usual-fee = Vanlig avgift
decision-prizes-fee-shown = Hvordan prisen oppgis
decision-prizes-freeroll = Gratisturnering
decision-prizes-re-entries-per-entry = Nye påmeldinger som teller som én
decision-prizes-ladder-final = Når premiene er endelige
decision-prizes-amounts-shown = Når beløpene vises
decision-prizes-ladder-shape = Hvordan premiene synker med plassen
decision-prizes-equal-places = Plasser med lik premie
decision-prizes-ladder-from-entries = Påmeldinger stigen gjelder fra
decision-prizes-paid-places = Andel plasser med premie
decision-prizes-least-prize-percent = Minste premie
decision-prizes-prize-unit-cents = Enhet for premier
decision-prizes-shared-unit-cents = Minste del av en delt premie
decision-prizes-special-prizes = Spesialpremier
decision-prizes-carried-share = Andel til en senere turnering
decision-prizes-chosen-buy-in = Sjetonger for valgt innkjøp
decision-prizes-satellite-prizes = Satellittpremier
decision-prizes-satellite-remainder = Resten i en satellitt
decision-prizes-ticket-use = Hvem som kan bruke en billett

section-hexapro = HexaPro
decision-hexapro-seats = Spillere i HexaPro
decision-hexapro-buy-ins = Innkjøp i HexaPro
decision-hexapro-games-at-once = Spill på én gang
decision-hexapro-multipliers = Potter og sjanser
decision-hexapro-draw = Hvordan potten trekkes
decision-hexapro-rake-per-100000 = Rake i HexaPro
decision-hexapro-payouts = Premier i HexaPro
decision-hexapro-level-lengths = Nivålengde i HexaPro
decision-hexapro-deck = Kortstokk i HexaPro
decision-hexapro-starting-stack = Startsjetonger i HexaPro
decision-hexapro-levels = Nivåer i HexaPro
decision-hexapro-paid = Når HexaPro betaler ut
decision-hexapro-extra-seconds = Ekstra tid til ny tilkobling
decision-hexapro-sitting-out = Pause i HexaPro
decision-hexapro-never-returns = Den som aldri kommer tilbake
decision-hexapro-unfinished-days = Dager for et uferdig HexaPro

section-cancellation = Avlyste turneringer
decision-cancellation-compensated = Hva spillerne får
decision-cancellation-before-start = Avlyst før start
decision-cancellation-stacks = Sjetonger som teller
decision-cancellation-fees = Avgifter etter start
decision-cancellation-before-money = Potten før premieplassene
decision-cancellation-pool-before-money = Hvilken pott som deles
decision-cancellation-freeroll-pool = Potten i en gratisturnering
decision-cancellation-in-money = Potten på premieplassene
decision-cancellation-final-table = Potten ved finalebordet
decision-cancellation-other-prizes = Premier som ikke er penger
decision-cancellation-bounties = Hodepenger ved avlysning
decision-cancellation-hexapro-each = Andel til hver i HexaPro
decision-cancellation-odd-unit = Resten av en delt pott

section-chip-race = Sjetongløp
decision-chip-race-cards = Kort i sjetongløpet
decision-chip-race-larger-chips = Større sjetonger det løpes om
decision-chip-race-winners = Hvem som vinner større sjetonger
decision-chip-race-last-chips = Siste sjetonger tapt
decision-chip-race-found-later = Sjetonger funnet senere

section-bounties = Hodepenger
decision-bounties-won-by = Hvem som vinner hodepengene
decision-bounties-shared = Hodepenger i en delt pott
decision-bounties-odd-chip = Udelelig hodepengesjetong
decision-bounties-bounty-chip-bet = Å satse en hodepengesjetong
decision-bounties-progressive-left = Progressiv andel
decision-bounties-last-bounty = Vinnerens hodepenger

section-prize-deals = Avtaler om premiepenger
decision-prize-deals-allowed = Om avtaler er tillatt
decision-prize-deals-agreed-by = Hvem som må være enig
decision-prize-deals-proposed-again = Foreslå en avtale igjen
decision-prize-deals-signing-seconds = Tid til å signere en avtale
decision-prize-deals-paid-by = Hva huset betaler etter
decision-prize-deals-reported = Om avtaler meldes
decision-prize-deals-odd-unit = Resten i en avtale

section-removals = Fjernede og diskvalifiserte spillere
decision-removals-chips = Sjetongene til den som fjernes
decision-removals-entry-money = Innkjøpet til den som fjernes
decision-removals-removed-place = Plassen til den som fjernes
decision-removals-disqualified-prize = Premien til den diskvalifiserte
decision-removals-lower-places = Plassene under en diskvalifisert
decision-removals-afterwards = Diskvalifisert etterpå

section-end-of-day = Slutten av en dag
decision-end-of-day-hands = Hender som gjenstår
decision-end-of-day-earliest-minutes = Tidligste trekning
decision-end-of-day-latest-minutes = Seneste trekning
