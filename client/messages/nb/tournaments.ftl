tournaments-scheduled = Turneringer
tournaments-sit_and_go = Sit & go
tournaments-hexapro = HexaPro
tournaments-none-scheduled = Ingen turnering er kunngjort
tournaments-none-sit_and_go = Ingen sit & go tilbys
tournaments-none-hexapro = HexaPro tilbys ikke
tournaments-none-what = Se innom senere.
tournaments-none-shown = Ingen turnering passer til valgene dine
tournaments-mine = Dine turneringer
tournaments-part-soon = Åpne nå og snart
tournaments-part-running = I gang
tournaments-part-later = Senere
tournaments-part-over = Ferdige

tournament-title = Turnering
tournament-state = Status
tournament-show-all = Alle
tournament-show-open = Åpne
tournament-show-running = I gang
tournament-show-over = Ferdige
tournament-price-up-to = Pris opptil
tournament-format = Format
tournament-format-any = Alle
tournament-format-freezeout = Freezeout
tournament-format-re-entry = Ny påmelding
tournament-format-rebuy = Rebuy
tournament-format-bounty = Hodepenger
tournament-format-satellite = Satellitt
tournament-format-shootout = Shootout
tournament-format-days = Flere dager
tournament-speed = Tempo
tournament-speed-any = Alle
tournament-speed-hyper = Hyper
tournament-speed-turbo = Turbo
tournament-speed-regular = Vanlig
tournament-speed-slow = Langsom
tournament-when = Når
tournament-price = Pris
tournament-staff-part = Av det til de ansatte
tournament-pool = Premiepott
tournament-free = gratis
tournament-status-announced = påmelding
tournament-status-late = i gang, sen påmelding
tournament-status-running = i gang
tournament-status-break = pause
tournament-status-paused = stanset
tournament-status-night = mellom to dager
tournament-status-over = ferdig
tournament-status-cancelled = avlyst
tournament-starts-now = Starter nå
tournament-starts-in = Starter om { $time }
tournament-starts-at = Starter { $time }
tournament-when-staff = Huset starter den
tournament-when-full = { $missing ->
    [one] Starter når én til er påmeldt
   *[other] Starter når { $missing } til er påmeldt
}
tournament-late-until = påmelding til { $time }
tournament-late-levels = påmelding til nivå { $level } er slutt
tournament-level = Nivå { $level }
tournament-left-of = { $left } av { $entries }
tournament-enter = Meld deg på
tournament-enter-named = Meld deg på: { $name }
tournament-enter-again = Meld deg på igjen
tournament-enter-free = Meld deg på gratis
tournament-enter-for = Meld deg på for { $amount }
tournament-entered = Du er påmeldt { $name }. Bordet ditt blir meldt her.
tournament-entered-games = Du er påmeldt { $games } spill av { $name }. Hvert bord blir meldt her.
hexapro-games = Spill
hexapro-games-help = Hvert spill betales for seg og begynner når tre er påmeldt.
tournament-withdraw = Meld deg av
tournament-withdrawn = Du er meldt av { $name }. Det du betalte, er tilbake i lommeboken.
tournament-wallet-after = Igjen etter påmelding
tournament-seat-is-drawn = Rommet trekker bord og plass.
tournament-withdraw-before = Til starten kan du melde deg av og få alt tilbake.
tournament-withdraw-until = Til { $time } kan du melde deg av og få alt tilbake.
tournament-withdraw-never = Den som er påmeldt, kan ikke melde seg av.
tournament-withdrawal = Avmelding
tournament-until = til { $time }
tournament-until-start = til starten
tournament-absent = Den som er borte, får kort og betaler blindene.
tournament-sign-up-first = Med en konto kan du melde deg på.
tournament-closed = Påmeldingen er stengt.
tournament-you-entered = Du er påmeldt.
tournament-you-playing = Du spiller.
tournament-you-out = Du er ute.
tournament-mine-entered = påmeldt
tournament-mine-playing = spiller
tournament-mine-out = ute
tournament-you-sit = Du har { $chips } sjetonger.
tournament-live-seat = Bord { $table }, sete { $seat }
tournament-your-receipts = Kvitteringene dine
tournament-receipt = Kvittering { $number }
tournament-live-filmed = Bordet ditt filmes: vis kortene til kameraet slik de ansatte sier.
tournament-live-go-there = Gå dit.
tournament-live-penalty-hands = { $hands ->
    [one] Straff: én hånd til borte fra bordet.
   *[other] Straff: { $hands } hender til borte fra bordet.
}
tournament-live-penalty-until = Straff: borte fra bordet til kl. { $time }.
tournament-you-bagged = Dine { $chips } sjetonger ligger i en pose.
tournament-next-day-at = Neste dag begynner { $time }.
tournament-next-day-by-staff = Neste dag begynner når huset sier fra.
tournament-you-finished = Du ble nummer { $place }.
tournament-seat-at-once = Du får plass med én gang.
tournament-seat-then = Bordet er klart { $time }.
tournament-seat-when-staff = Bordet er klart når huset starter.
tournament-seat-when-full = { $missing ->
    [one] Bordet er klart når én til er påmeldt.
   *[other] Bordet er klart når { $missing } til er påmeldt.
}
tournament-not-found = Turneringen finnes ikke
tournament-to-list = Til turneringene

tournament-clock = Nivå og tid
tournament-blinds = Blinds
tournament-ante = Ante
tournament-big-blind-ante = Big blind-ante
tournament-next = Neste
tournament-next-level = Neste nivå
tournament-next-break = Neste pause
tournament-after-level = { $time }, etter dette nivået
tournament-break = Pause
tournament-break-in = Pause om { $time }
tournament-break-of = Pause, { $time }
tournament-breaks = Pauser
tournament-breaks-hourly = før hver hele time
tournament-pool-share = Premiepenger
tournament-of-buy-ins = { $part } av innkjøpene
tournament-of-pool = { $part } av premiepotten
tournament-special = Spesialpremier
tournament-special-first-out = { $amount } til den første som ryker ut
tournament-special-chips = { $amount } til den første med { $chips } sjetonger
tournament-carried = Til en senere turnering
tournament-carried-here = Fra tidligere turneringer
tournament-carried-added = det de førte videre, legges til premiepotten
tournament-bounty-split = Hodepenger på hver spiller
tournament-bounty-left = { $won } til den som vinner dem, { $left } til vinnerens egne hodepenger
tournament-bounty-whole = alt til den som vinner dem
tournament-bounty-chips = i sjetonger på { $amount }
tournament-re-entries-count = Nye påmeldinger i premiene
tournament-re-entries-per = { $count ->
    [one] hver teller som en påmelding
   *[other] { $count } teller som én påmelding
}
tournament-re-entries-none = de teller ikke som påmeldinger
tournament-prize-unit = Premier
tournament-prize-unit-what = i hele { $amount }; en plass som ville fått mindre, får ingen premie
tournament-paid-places = Betalte plasser
tournament-paid-places-of = { $places } av { $entries } påmeldinger
tournament-paid-places-fewer = { $places } av { $entries } påmeldinger (potten er for liten til flere)
tournament-hands-left = { $hands ->
    [one] én hånd igjen
   *[other] { $hands } hender igjen
}
tournament-hands-long = { $hands ->
    [one] én hånd
   *[other] { $hands } hender
}
tournament-hand-for-hand = Hånd-for-hånd
tournament-last-rebuys = Siste hender med rebuy: { $hands }
tournament-minutes = { $minutes } min
tournament-seconds = { $seconds } s
tournament-rank-title = Stacker
tournament-rank = Plass
tournament-rank-of = { $rank } av { $left }
tournament-your-stack = Din stack
tournament-left = Igjen
tournament-average = Snitt
tournament-largest = Størst

tournament-prizes = Premier
tournament-pool-of = Pott { $amount }
tournament-added = Huset legger til { $amount }.
tournament-place = Plassering
tournament-prize = Premie
tournament-prize-next = Med én til
tournament-to-money = { $players ->
    [one] Når én til er ute, får alle som er igjen, minst { $amount }.
   *[other] Når { $players } til er ute, får alle som er igjen, minst { $amount }.
}
tournament-in-money = I pengene: minst { $amount }.
tournament-to-money-short = { $players ->
    [one] 1 til pengene
   *[other] { $players } til pengene
}
tournament-in-money-short = I pengene
tournament-next-prize = { $players ->
    [one] Når én til er ute, får alle som er igjen, minst { $amount }.
   *[other] Når { $players } til er ute, får alle som er igjen, minst { $amount }.
}
tournament-undecided = { $players ->
    [one] Én spiller er ute, og hendene som pågår, avgjør plassen.
   *[other] { $players } spillere er ute, og hendene som pågår, avgjør plassene.
}
tournament-next-prize-short = minst { $amount } til dem som er igjen når { $players } er ute
tournament-all-places = { $places ->
    [one] Den ene plassen
   *[other] Alle { $places } plasser
}
tournament-fewer = Færre
tournament-prizes-open = Premiene endrer seg så lenge påmeldingen er åpen.
tournament-prizes-dealt = Premiene ble delt etter en avtale.
tournament-prizes-unknown = Premiene er kjent når nok spillere er påmeldt.
tournament-structure = Struktur
tournament-level-short = Nivå
tournament-length = Varighet
tournament-late-ends-here = Sen påmelding slutter
tournament-all-levels = Alle { $levels } nivåer
tournament-tables = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
}
tournament-table = Bord { $number }
tournament-final-table = Finalebord
tournament-players = { $players ->
    [one] én spiller
   *[other] { $players } spillere
}
tournament-stacks = { $smallest } – { $largest }
tournament-all-tables = Alle { $tables } bord
tournament-leaders = I teten
tournament-entered-players = Påmeldte
tournament-player = Spiller
tournament-chips = Sjetonger
tournament-worth = Verdi (ICM)
tournament-rules = { $rules ->
    [one] Regelen som gjelder
   *[other] De { $rules } reglene som gjelder
}
tournament-stack = Sjetonger til start
tournament-late-stack = Sjetonger ved sen påmelding
tournament-stack-from = fra nivå { $level }: { $chips }
tournament-chips-now = { $chips } sjetonger nå
tournament-stack-at-start = ved start { $chips }
tournament-seats = Plasser ved et bord
tournament-starts = Starter
tournament-entries = Påmeldinger
tournament-when-entered = når { $least } spillere er påmeldt
tournament-entries-told = { $entries } (starter med { $least }, høyst { $most })
tournament-entries-told-least = { $entries } (starter med { $least })
tournament-late = Sen påmelding
tournament-none = ingen
tournament-re-entry = Ny påmelding
tournament-rebuys = Rebuy
tournament-add-on = Add-on
tournament-times = { $times ->
    [one] én gang
   *[other] { $times } ganger
}
tournament-sale-rebuy = Rebuy
tournament-sale-add_on = Add-on
tournament-sale-re_entry = Ny påmelding
tournament-chips-for = { $chips } sjetonger for { $amount }
tournament-until-level = til nivå { $level } er slutt
tournament-with-at-most = med høyst { $chips } sjetonger

tournament-buy = Kjøp for { $amount }
tournament-decline = Nei takk
tournament-offer-left = Tid igjen:
tournament-chips-bought = Sjetongene legges til stacken din.
tournament-not-enough = Du har { $balance } i lommeboken.
tournament-table-ready = Bordet ditt er klart.
tournament-moved = Du har fått et annet bord.
tournament-seat-at = { $name }: bord { $table }, plass { $seat }.
tournament-brought-here = Bordet ditt er klart: bord { $table }, plass { $seat }.
tournament-brought-over = { $why ->
    [balance] Bordene jevnes ut: du sitter ved bord { $table }, plass { $seat }.
    [break] Bordet ditt ble brutt: du sitter ved bord { $table }, plass { $seat }.
    [final_table] Finalebordet: du sitter på plass { $seat }.
    [staff] Personalet har flyttet deg: bord { $table }, plass { $seat }.
    [day] Plassene for dagen er trukket: bord { $table }, plass { $seat }.
    [round] Du har vunnet bordet ditt. Vinnerne møtes: bord { $table }, plass { $seat }.
   *[other] Du sitter ved bord { $table }, plass { $seat }.
}
tournament-noted-break-began = { $name }: pause til { $time }.
tournament-noted-break-ended = { $name }: pausen er over.
tournament-noted-hand-for-hand = { $name }: alle bord spiller nå hånd-for-hånd.
tournament-noted-hand-for-hand-ended = { $name }: hånd-for-hånd er over.
tournament-noted-entries-closed = { $name }: påmeldingen er stengt.
tournament-noted-paused = { $name } er stanset.
tournament-noted-resumed = { $name } fortsetter.
tournament-noted-cancelled = { $name } er avlyst. Det du får, er i lommeboken.
tournament-noted-last-hands = { $name }: { $hands ->
    [one] én hånd til
   *[other] { $hands } hender til
} ved hvert bord, så er dagen over.
tournament-noted-day-ending = { $name }: dagen slutter med hendene som spilles nå.
tournament-noted-day-ended = { $name }: sjetongene er lagt i poser; dagen er over.
tournament-noted-stack-dropped = { $name }: den største stacken din går videre, { $chips } sjetonger.

tournament-result = Resultat
tournament-place-of = nr. { $place } av { $entries }
tournament-see-result = Se resultatet
tournament-share = Del
tournament-link-copied = Lenken er kopiert.

tournament-days = Dager
tournament-day = Dag { $day }
tournament-day-until-level = til slutten av nivå { $level }
tournament-day-lasts = varer { $time }
tournament-day-to-the-end = til slutten
tournament-day-begins = begynner { $time }
tournament-day-by-staff = begynner når huset sier fra
tournament-day-now = nå
tournament-day-done = over
tournament-best-stack = Den som har en stack, kan spille en startdag til: den største går videre.
tournament-one-stack = Den som har en stack, går ikke inn i en annen startdag.
tournament-flight = Startdag
tournament-next-day = Neste dag
tournament-last-hands = Dagens siste hender
tournament-day-ends = Dagens siste hånd
tournament-shootout = Shootout
tournament-shootout-what = Hvert bord spilles til det har en vinner, og vinnerne møtes.
tournament-shootout-tables = { $part } % av premiepotten er for bordene.
tournament-tickets = Mine billetter
tournament-ticket-to = En påmelding til { $name }
tournament-ticket-any = En påmelding til hvilken som helst turnering hos { $house } til denne prisen
tournament-ticket-until = gyldig til { $date }
tournament-ticket-won = En påmelding verdt { $amount } ligger blant billettene dine, eller du har allerede plass.
tournament-pay-by = Betal med
tournament-pay-ticket = Min billett verdt { $amount }
tournament-pay-wallet = Lommebok
tournament-enter-by-ticket = Meld deg på med billett
tournament-buy-in = Innkjøp: { $amount }
tournament-chips-in-proportion = { $chips } sjetonger for { $amount }, og flere i samme forhold.
tournament-disqualified = Diskvalifisert
tournament-prize-lost = Du ble diskvalifisert og mistet premien på { $amount }; { $paid } ble trukket fra lommeboken.
tournament-next-jump = Neste premiehopp
tournament-next-jump-of = { $players ->
    [one] { $amount } når én er ute
   *[other] { $amount } når { $players } er ute
}
