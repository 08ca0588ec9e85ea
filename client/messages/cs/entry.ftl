# Vstup do hry, zmeškané blindy, místa a losování buttonu.
entry-choose = Vstup do hry
entry-wait = Počkat na velký blind
entry-post = { $dead ->
    [none] Vložit { $live } a hrát
   *[other] Vložit { $live } a { $dead } do banku
}
entry-buy-button = Koupit button: { $live } a { $dead } do banku
entry-next-hand = Hrajete od příští handy.
table-missed-small = Zmeškaný malý blind
table-missed-big = Oba blindy zmeškané
table-missed-small-short = SB
table-missed-big-short = SB+BB
table-dead-button = Button je u prázdného místa
table-empty-seat = prázdné místo
table-deed-entry = Vkládá { $amount }
table-log-cards-drawn = Karty o button: { $cards }.
table-log-dead-blind-posted = { $mine ->
    [yes] Platíte zmeškaný blind { $amount } do banku.
   *[no] { $name } platí zmeškaný blind { $amount } do banku.
}
table-log-blinds-missed = { $missed ->
    [small] { $mine ->
        [yes] Máte zmeškaný malý blind.
       *[no] { $name } má zmeškaný malý blind.
    }
   *[big] { $mine ->
        [yes] Máte zmeškané blindy.
       *[no] { $name } má zmeškané blindy.
    }
}
table-moves-to = Po této handě přesedáte na místo { $seat }.
table-log-seat-changed = { $mine ->
    [yes] Přesedáte na místo { $seat }.
   *[no] { $name } přesedá na místo { $seat }.
}
