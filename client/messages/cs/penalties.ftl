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
staff-penalty = Trest
staff-penalty-act = Udělit trest
staff-penalty-title = Trest u stolu { $table }
staff-penalty-what = Hráč se dozví důvod. Handy i čas se odpykávají bez karet; co zbývá, jde s hráčem.
staff-penalty-what-bars = Hráč se dozví důvod, opustí stoly a nesmí se vrátit, dokud neuplyne čas nebo personál trest neukončí.
staff-penalty-what-told = Hráč se dozví důvod a trest se zapíše. U stolu se samo od sebe nic nemění.
staff-penalty-kind = Druh
staff-penalty-hands = Kolik hand
staff-penalty-rounds = Kolik kol po { $players } handách
staff-penalty-minutes = Kolik minut
staff-penalty-minutes-or-open = Kolik minut; 0 znamená, dokud ho personál neukončí
staff-penalty-clause = Článek
staff-penalty-general = Obecná pravomoc herny
staff-penalty-hand-lost = Karty byly kvůli tomu prohlášeny za mrtvé a počítají se, pokud to herna tak má
staff-penalty-done = Trest uložen: { $name }.
staff-end-penalty = Ukončit
staff-end-penalty-title = Ukončit trest: { $name }
staff-end-penalty-what = Už se z něj nic neodpyká. Hráč se to dozví a zůstane to v záznamech.
staff-end-penalty-done = Trest skončil: { $name }.
staff-no-penalties = Nikdo nebyl potrestán
staff-penalty-left = { $left ->
    [one] zbývá { $left } handa z { $hands }
    [few] zbývají { $left } handy z { $hands }
   *[other] zbývá { $left } hand z { $hands }
}
staff-penalty-until = do { $time }
staff-penalty-until-ended = dokud ho personál neukončí
staff-penalty-served = odpykáno
staff-penalty-ended = ukončeno: { $reason }
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
refused-penalty-needs-hands = Řekněte, kolik rozdání nebo kol hráč vynechá.
refused-penalty-needs-minutes = Řekněte, na kolik minut hráč odejde.
refused-no-such-penalty = Takový trest neexistuje.
refused-penalty-over = Hráči už z toho trestu nic nezbývá.
