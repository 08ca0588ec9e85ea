lobby-title = Cashgames
lobby-guest = Du ser på. Med en konto kan du ta plass.
lobby-guest-demo = Du ser på et demorom med lekepenger. Med en konto kan du ta plass; den begynner med lekepenger.
lobby-players = Spillere
lobby-waiting = Venter
lobby-pot = Snittpott
lobby-hands = Hender/t
lobby-buy-in = Innkjøp
lobby-playing = spiller
lobby-filters = Hva som vises
lobby-more-filters = Flere filtre
lobby-game = Spill
lobby-kind-all = Alle
lobby-kind-holdem = Hold'em
lobby-kind-omaha = Omaha
lobby-kind-banzai = Banzai
lobby-highest = Innsatser opptil
lobby-any-stake = Uten tak
lobby-form = Innsatsform
lobby-any-form = Alle
lobby-seats = Plasser
lobby-seats-any = Alle
lobby-seats-two = Heads-up
lobby-seats-short = 3 til 6
lobby-seats-full = 7 og flere
lobby-busy = Bare med spillere
lobby-join = Bli med
lobby-join-pool = Bli med: { $pool }
lobby-your-place = Nr. { $place } i køen
lobby-leave-queue = Forlat køen
lobby-show-tables = bordene: { $pool }
lobby-of-seats = { $players }/{ $seats }
lobby-table-pace = pott { $pot }, { $hands } hender/t
lobby-watch = Se på
lobby-go-to-table = Til bordet
lobby-no-tables = Ingen bord er åpne. Bli med, så åpner rommet et.
lobby-no-games = Ingen spill tilbys
lobby-no-games-what = Huset har ikke åpnet noen bord. Se igjen senere.
lobby-none-shown = Ingenting passer det du valgte
lobby-show-all = Vis alle
table-state-waiting = venter
table-state-running = deler ut
table-state-draining = stenger
table-state-frozen = stanset av en feil
table-state-closed = stengt

join-buy-in = Innkjøp
join-buy-in-slider = Innkjøp, skyvebryter
join-least = Minst { $amount }
join-most = Høyst { $amount }
join-range = Mellom { $least } og { $most }.
join-bound-exactly = Du gikk nylig med { $stack }: her må du ta med nøyaktig det samme, fram til { $until }.
join-bound-otherwise = Du gikk nylig med { $stack }: her må du nå ta med nøyaktig { $amount }, fram til { $until }.
join-bound-at-least = Du gikk nylig med { $stack }: her må du ta med minst { $amount }, fram til { $until }.
join-bound-allowed = Du ble flyttet fra et bord med { $stack }: fram til { $until } kan du ta det med hit, også utenfor grensene.
join-wallet = I lommeboken
join-wallet-after = Igjen etter innkjøpet
join-draw = Rommet trekker bord og plass til deg.
join-seat = Plassen din
join-seat-any = Hvilken som helst plass
join-seat-at = Plass { $seat } ved { $table }
join-seat-drawn = Plass { $seat } kan ikke velges: her trekker rommet bord og plass.
join-queue = Er ingen plass ledig, venter du i kø; ingen penger flyttes før du sitter.
join-entry = Ved et bord i gang kommer de første kortene dine med big blind.
join-entry-next-hand = Ved et bord som er i gang får du de første kortene i neste hånd.
join-now = Bli med for { $amount }
join-waiting = Du står i kø: { $pool }. Plassen tilbys deg her.
join-not-enough = Dette krever { $least }; lommeboken din har { $balance }.
join-not-enough-what = Velg lavere innsatser, eller spør huset.
join-not-enough-demo = Velg lavere innsatser, eller be personalet om lekepenger.
lobby-house = Hus
lobby-stake = Innsatser
lobby-all-houses = Alle
lobby-houses = { $houses } hus
lobby-withdrawn = tilbys ikke lenger
lobby-running = I gang nå
lobby-play-now = Spill nå
lobby-play-now-at = Spill nå: { $pool }
lobby-favourites = Favoritter
lobby-favourite = Favoritt: { $pool }
lobby-favourite-short = Favoritt
lobby-all-games = Alle spill
lobby-free-seats = { $free ->
    [one] { $free } ledig
   *[other] { $free } ledige
}
lobby-seats-free = { $free ->
    [one] { $free } ledig plass
   *[other] { $free } ledige plasser
}
lobby-playing-here = { $players ->
    [one] { $players } spiller nå
   *[other] { $players } spiller nå
}
lobby-preview = Hvem som sitter ved { $table }
lobby-preview-empty = Ingen sitter her.
lobby-tab-cash = Cashgames
lobby-tab-tournaments = Turneringer
lobby-tab-sit-and-go = Sit & go
lobby-tab-hexapro = HexaPro
lobby-flop = Flopp
lobby-table-pace-flop = pott { $pot }, { $hands } hender/t, { $flop } ser floppen
lobby-find = Finn en spiller
lobby-find-name = Hele navnet
lobby-find-go = Finn
lobby-find-nowhere = { $name } sitter ikke ved noe cashbord nå.
lobby-find-plays = { $name } spiller her:
lobby-find-what = Spillere som tillater det i innstillingene sine, blir funnet.
