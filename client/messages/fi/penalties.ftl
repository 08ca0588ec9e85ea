# Rangaistukset: mitä henkilökunta antaa ja päättää, mitä pelaaja kärsii.

penalty-warning = Varoitus
penalty-missed-hands = Menetettyjä jakoja
penalty-missed-rounds = Menetettyjä kierroksia
penalty-time-away = Aika pois pöydästä
penalty-dead-hand = Kuollut käsi
penalty-lost-bets = Panosten menetys
penalty-no-raising = Ei panostuksia eikä korotuksia
penalty-device-forbidden = Laite kielletty
penalty-removal = Poistaminen pöydästä
penalty-disqualification = Hylkäys
penalty-ban = Pelikielto

staff-penalties = Rangaistukset
record-penalise = Rangaistus
record-end-penalty = Rangaistus päätetty
record-ruling = Ratkaisu

penalty-given-title = Rangaistus
penalty-given-note = { $kind }. { $reason }
penalty-ended-title = Rangaistuksesi on päättynyt.
player-returned-note = { $name } palasi rangaistukselta pöytään { $table }.

table-away-penalty = Rangaistus
table-penalty-hands = { $hands ->
    [one] Vielä yksi menetettävä jako
   *[other] Vielä { $hands } menetettävää jakoa
}
table-penalty-until = Rangaistus, aikaa jäljellä { $time }
table-log-penalty-counted = { $what ->
    [hands] { $mine ->
        [yes] { $hands ->
            [one] Sinulla on yksi menetettävä jako.
           *[other] Sinulla on { $hands } menetettävää jakoa.
        }
       *[no] { $hands ->
            [one] { $name }: yksi menetettävä jako.
           *[other] { $name }: { $hands } menetettävää jakoa.
        }
    }
    [time] { $mine ->
        [yes] Olet rangaistuksen vuoksi määräajan poissa.
       *[no] { $name } on rangaistuksen vuoksi määräajan poissa.
    }
   *[over] { $mine ->
        [yes] Rangaistuksesi on kärsitty: voit palata.
       *[no] { $name }: rangaistus on kärsitty.
    }
}

refused-no-penalties = Tässä talossa ei ole rangaistuksia.
refused-under-penalty = Sinulla on rangaistus kärsittävänä ennen kuin voit jatkaa.
refused-penalty-first = Sinulla on rangaistus kärsittävänä toisessa pöydässä ennen kuin voit pelata täällä.
refused-removed = Talo on poistanut sinut näistä peleistä. Kysy henkilökunnalta, milloin voit palata.
refused-not-at-table = Pelaajalla ei ole paikkaa tässä pöydässä.
refused-no-such-penalty-kind = Talossa ei ole sellaista rangaistusta.
refused-penalty-of-its-own = Poista tai hylkää pelaaja: ne ovat omia toimiaan.
refused-penalty-of-tournaments = Käteispelissä ei ole palkintoa menetettävänä: poista pelaaja pöydästä.
refused-no-rounds = Tässä talossa ei lasketa kierroksia: anna menetettävät jaot.
refused-penalty-needs-hands = Kerro, montako jakoa tai kierrosta pelaaja jää pois.
refused-penalty-needs-minutes = Kerro, montako minuuttia pelaaja on poissa.
refused-no-such-penalty = Sellaista rangaistusta ei ole.
refused-penalty-over = Pelaajalla ei ole siitä rangaistuksesta enää mitään suoritettavana.
