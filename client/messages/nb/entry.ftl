# Inn i spillet, blinds som ble gått glipp av, plasser og trekning av knappen.
entry-choose = Inn i spillet
entry-wait = Vent på big blind
entry-post = { $dead ->
    [none] Legg { $live } og spill
   *[other] Legg { $live } og { $dead } i potten
}
entry-buy-button = Kjøp knappen: { $live } og { $dead } i potten
entry-next-hand = Du er med fra neste hånd.
table-missed-small = Gikk glipp av small blind
table-missed-big = Gikk glipp av begge blinds
table-missed-small-short = SB
table-missed-big-short = SB+BB
table-dead-button = Knappen står ved en tom plass
table-empty-seat = en tom plass
table-deed-entry = Legger { $amount }
table-log-cards-drawn = Kort om knappen: { $cards }.
table-log-dead-blind-posted = { $mine ->
    [yes] Du betaler en skyldig blind, { $amount }, i potten.
   *[no] { $name } betaler en skyldig blind, { $amount }, i potten.
}
table-log-blinds-missed = { $missed ->
    [small] { $mine ->
        [yes] Du gikk glipp av small blind.
       *[no] { $name } gikk glipp av small blind.
    }
   *[big] { $mine ->
        [yes] Du gikk glipp av begge blinds.
       *[no] { $name } gikk glipp av begge blinds.
    }
}
table-moves-to = Etter denne hånden flytter du til plass { $seat }.
table-log-seat-changed = { $mine ->
    [yes] Du flytter til plass { $seat }.
   *[no] { $name } flytter til plass { $seat }.
}
