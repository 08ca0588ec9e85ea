# Straddler, knappen som vinnes, og spill på en annens plass.

section-straddles = Straddler
decision-straddles-first = Hvem som kan straddle først
decision-straddles-posted = Når en straddle legges inn
decision-straddles-multiple = Ganger innsatsen før
decision-straddles-in-full = For få sjetonger til en straddle
decision-straddles-acts-last = Hvem som handler sist
decision-straddles-minimum-raise = Minste høyning over en straddle
decision-straddles-cap = Straddle og grensen for høyninger
decision-straddles-consecutive = Straddler etter hverandre
decision-straddles-by-button = Knappens straddle
decision-straddles-players = Færrest spillere for en straddle
decision-straddles-asked = Om den første blir spurt
decision-straddles-newcomer = Nye spilleres straddle
decision-straddles-returning = Straddle for spillere som kommer tilbake
decision-blinds-win-the-button = Å vinne knappen
decision-blinds-win-the-button-shared = Knappen når potten deles

entry-straddle = Kom inn med en straddle på { $live }
entry-turn-to-straddle = Du er med så snart det er din tur til å straddle.
table-straddle = Straddle alltid
table-straddle-ask = Straddle { $amount } i neste hånd?
table-straddle-yes = Straddle
table-straddle-no = Nei
table-straddle-once = Du straddler { $amount } i neste hånd.
table-straddle-not = Trekk tilbake
table-straddle-title = Straddle { $amount } når det er din tur (tast S)
table-straddle-most = Hvor høyt du straddler
table-straddle-up-to = inntil { $amount }
table-deed-straddle = Straddle
table-log-straddle-posted = { $mine ->
    [yes] Du straddler { $amount }.
   *[no] { $name } straddler { $amount }.
}
table-betting-button = Knapp for budrekkefølgen
table-betting-button-short = V
refused-no-straddles = Det straddles ikke ved dette bordet.
refused-straddle-too-small = En straddle er minst { MONEY($least) }.
refused-straddle-not-covered = En straddle er { MONEY($least) }: sjetongene dine rekker ikke til.
game-win-the-button = { $game }, vinn knappen
game-two-buttons = { $game }, to knapper
record-play-over = Spill på en fraværendes plass
table-log-seat-lent = { $mine ->
    [yes] En annen spiller på plassen din mens du er borte.
   *[no] En annen spiller på plassen til { $name } imens.
}
table-log-seat-back = { $mine ->
    [yes] Plassen er din igjen.
   *[no] Plassen er { $name } sin igjen.
}
table-log-seat-reclaimed = { $mine ->
    [yes] Innehaveren av plassen er tilbake; du forlot bordet.
   *[no] { $name } gir plassen tilbake til innehaveren.
}
refused-playing-over-not-offered = Her spiller ingen på en fraværendes plass.
refused-seat-not-absent = Spilleren på den plassen er ikke borte.
refused-not-in-line = Spilleren står ikke i kø for dette spillet.
