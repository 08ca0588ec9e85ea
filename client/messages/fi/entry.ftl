# Peliin tulo, väliin jääneet blindit, paikat ja napin arvonta.
entry-choose = Peliin tulo
entry-wait = Odota isoa blindiä
entry-post = { $dead ->
    [none] Maksa { $live } ja pelaa
   *[other] Maksa { $live } ja pottiin { $dead }
}
entry-buy-button = Osta nappi: { $live } ja pottiin { $dead }
entry-next-hand = Olet mukana seuraavasta kädestä.
table-missed-small = Pieni blindi jäi maksamatta
table-missed-big = Molemmat blindit jäivät maksamatta
table-missed-small-short = SB
table-missed-big-short = SB+BB
table-dead-button = Nappi on tyhjällä paikalla
table-empty-seat = tyhjä paikka
table-deed-entry = Maksaa { $amount }
table-log-cards-drawn = Kortit napista: { $cards }.
table-log-dead-blind-posted = { $mine ->
    [yes] Maksat väliin jääneen blindin { $amount } pottiin.
   *[no] { $name } maksaa väliin jääneen blindin { $amount } pottiin.
}
table-log-blinds-missed = { $missed ->
    [small] { $mine ->
        [yes] Pieni blindisi jäi maksamatta.
       *[no] { $name }: pieni blindi jäi maksamatta.
    }
   *[big] { $mine ->
        [yes] Blindisi jäivät maksamatta.
       *[no] { $name }: blindit jäivät maksamatta.
    }
}
table-log-seat-changed = { $mine ->
    [yes] Siirryt paikalle { $seat }.
   *[no] { $name } siirtyy paikalle { $seat }.
}
table-moves-to = Siirryt paikalle { $seat } tämän jaon jälkeen.
