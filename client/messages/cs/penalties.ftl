# Tresty: co personál ukládá a ukončuje, co hráč odpykává.

penalty-warning = Napomenutí
penalty-missed-hands = Vynechané handy
penalty-missed-rounds = Vynechaná kola
penalty-time-away = Doba mimo stůl
penalty-dead-hand = Mrtvé karty
penalty-lost-bets = Ztráta sázek
penalty-no-raising = Bez sázek a navýšení
penalty-device-forbidden = Zákaz zařízení
penalty-removal = Vyloučení od stolu
penalty-disqualification = Diskvalifikace
penalty-ban = Zákaz vstupu

staff-penalties = Tresty
record-penalise = Trest
record-end-penalty = Trest ukončen
record-ruling = Rozhodnutí

penalty-given-title = Trest
penalty-given-note = { $kind }. { $reason }
penalty-ended-title = Váš trest skončil.
player-returned-note = { $name } se vrací po trestu ke stolu { $table }.

table-away-penalty = Trest
table-penalty-hands = { $hands ->
    [one] Kvůli trestu vynecháte ještě jednu handu
    [few] Kvůli trestu vynecháte ještě { $hands } handy
   *[other] Kvůli trestu vynecháte ještě { $hands } hand
}
table-penalty-until = Mimo hru kvůli trestu, ještě { $time }
table-log-penalty-counted = { $what ->
    [hands] { $mine ->
        [yes] { $hands ->
            [one] Vynecháte jednu handu.
            [few] Vynecháte { $hands } handy.
           *[other] Vynecháte { $hands } hand.
        }
       *[no] { $hands ->
            [one] { $name }: vynechá jednu handu.
            [few] { $name }: vynechá { $hands } handy.
           *[other] { $name }: vynechá { $hands } hand.
        }
    }
    [time] { $mine ->
        [yes] Kvůli trestu jste určitou dobu mimo hru.
       *[no] { $name }: kvůli trestu určitou dobu mimo hru.
    }
   *[over] { $mine ->
        [yes] Trest je odpykán: můžete se vrátit.
       *[no] { $name }: trest je odpykán.
    }
}

refused-no-penalties = Tato herna tresty nemá.
refused-under-penalty = Než budete znovu hrát, musíte si odpykat trest.
refused-penalty-first = Než budete hrát tady, musíte si odpykat trest u jiného stolu.
refused-removed = Herna vás z těchto her vykázala. Zeptejte se personálu, kdy se smíte vrátit.
refused-not-at-table = Hráč u tohoto stolu nemá místo.
refused-no-such-penalty-kind = Takový trest herna nemá.
refused-penalty-of-its-own = Hráče vyřaďte nebo diskvalifikujte: to jsou samostatné úkony.
refused-penalty-of-tournaments = V cash hře není o jakou výhru přijít: hráče vylučte od stolu.
refused-no-rounds = Tato herna kola nepočítá: uveďte počet hand.
refused-penalty-needs-hands = Řekněte, kolik hand nebo kol hráč vynechá.
refused-penalty-needs-minutes = Řekněte, na kolik minut hráč odejde.
refused-no-such-penalty = Takový trest neexistuje.
refused-penalty-over = Hráči už z toho trestu nic nezbývá.
