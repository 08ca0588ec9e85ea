statistics-title = Din statistikk
statistics-period = Tidsrom
statistics-period-week = 7 dager
statistics-period-month = 30 dager
statistics-period-year = Et år
statistics-period-all = Alt
statistics-empty = Ingen hender i dette tidsrommet
statistics-empty-what = En hånd telles når den er ferdig; hender fra før rommet førte statistikk står i listen din og ikke her.
statistics-net = Vunnet og tapt
statistics-hands = Hender
statistics-vpip = VPIP
statistics-pfr = PFR
statistics-flop = Så floppen
statistics-showdown = Gikk til showdown
statistics-won = Vant ved showdown
statistics-by-stake = Etter spill og innsats
statistics-stake = Spill og innsats
statistics-tournaments = Turneringer
statistics-all-stakes = Alle innsatser
statistics-graph = { $hands ->
    [one] Vunnet og tapt over én hånd, dag for dag
   *[other] Vunnet og tapt over { $hands } hender, dag for dag
}
statistics-session = Siste økt
statistics-session-what = { $hands ->
    [one] Én hånd
   *[other] { $hands } hender
} fra { $begun } til { $ended }
statistics-session-cut = Dette er de siste hendene i en lengre økt.
statistics-session-graph = Vunnet og tapt hånd for hånd
statistics-highest = høyest { $amount }
statistics-lowest = lavest { $amount }
statistics-defined = Hva som telles
statistics-defined-what = Dager telles i UTC. Sjetonger i turneringer er ikke penger, så turneringer har ikke noe resultat her. Ugyldige hender teller ikke. Ingen andre ser disse tallene.
statistics-defined-vpip = La inn penger av egen vilje før floppen (i første budrunde): synte, satset, høynet eller fullførte. Blinds, ante, straddle og en tvungen åpning teller ikke. Av hendene der du bestemte noe da.
statistics-defined-pfr = Satset, høynet eller fullførte i første budrunde, av de samme hendene.
statistics-defined-flop = Var fortsatt med da første runde var over og hånden gikk videre: ved floppen, fjerde gate eller første bytte. Av alle hender unntatt dem uten innsatser.
statistics-defined-showdown = Var med til slutt sammen med noen andre, av hendene der du så floppen.
statistics-defined-won = Fikk en del av potten ved showdown, av hendene du gikk til showdown med.
