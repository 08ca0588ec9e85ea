# Straff: hva personalet gir og avslutter, hva en spiller soner.

penalty-warning = Advarsel
penalty-missed-hands = Stå over hender
penalty-missed-rounds = Stå over runder
penalty-time-away = Tid borte fra bordet
penalty-dead-hand = Død hånd
penalty-lost-bets = Tap av innsatsen
penalty-no-raising = Ingen innsats eller høyning
penalty-device-forbidden = Enheten forbudt
penalty-removal = Bortvisning fra bordet
penalty-disqualification = Diskvalifikasjon
penalty-ban = Utestengelse

staff-penalties = Straff
record-penalise = Straff
record-end-penalty = Straff avsluttet
record-ruling = Avgjørelse

penalty-given-title = En straff
penalty-given-note = { $kind }. { $reason }
penalty-ended-title = Straffen din er over.
player-returned-note = { $name } er tilbake fra en straff ved { $table }.

table-away-penalty = Straff
table-penalty-hands = { $hands ->
    [one] Du står over én hånd til på grunn av straff
   *[other] Du står over { $hands } hender til på grunn av straff
}
table-penalty-until = Borte på grunn av straff, i { $time }
table-log-penalty-counted = { $what ->
    [hands] { $mine ->
        [yes] { $hands ->
            [one] Du står over én hånd.
           *[other] Du står over { $hands } hender.
        }
       *[no] { $hands ->
            [one] { $name } står over én hånd.
           *[other] { $name } står over { $hands } hender.
        }
    }
    [time] { $mine ->
        [yes] Du er borte en tid på grunn av straff.
       *[no] { $name } er borte en tid på grunn av straff.
    }
   *[over] { $mine ->
        [yes] Straffen din er sonet: du kan komme tilbake.
       *[no] Straffen til { $name } er sonet.
    }
}

refused-no-penalties = Dette huset har ingen straff.
refused-under-penalty = Du må sone en straff før du kan spille igjen.
refused-penalty-first = Du må sone en straff ved et annet bord før du kan spille her.
refused-removed = Huset har vist deg bort fra disse spillene. Spør personalet når du kan komme tilbake.
refused-not-at-table = Spilleren har ingen plass ved dette bordet.
refused-no-such-penalty-kind = Huset har ingen slik straff.
refused-penalty-of-its-own = Fjern eller diskvalifiser spilleren: det er egne handlinger.
refused-penalty-of-tournaments = I cashgames er det ingen premie å tape: vis spilleren bort i stedet.
refused-no-rounds = Dette huset teller ikke runder: oppgi hender.
refused-penalty-needs-hands = Si hvor mange hender eller runder spilleren må stå over.
refused-penalty-needs-minutes = Si hvor mange minutter spilleren er borte.
refused-no-such-penalty = Det finnes ingen slik straff.
refused-penalty-over = Spilleren har ikke noe igjen å sone av den straffen.
