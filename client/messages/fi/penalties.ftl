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
staff-penalty = Rangaistus
staff-penalty-act = Anna rangaistus
staff-penalty-title = Rangaistus pöydässä { $table }
staff-penalty-what = Pelaajalle kerrotaan syy. Jaot ja aika kärsitään ilman kortteja; jäljellä oleva seuraa pelaajaa.
staff-penalty-what-bars = Pelaajalle kerrotaan syy. Hän lähtee pöydistä eikä saa palata ennen kuin aika on kulunut tai henkilökunta päättää rangaistuksen.
staff-penalty-what-told = Pelaajalle kerrotaan syy, ja rangaistus kirjataan. Pöydässä mikään ei muutu itsestään.
staff-penalty-kind = Laji
staff-penalty-hands = Montako jakoa
staff-penalty-rounds = Montako { $players } jaon kierrosta
staff-penalty-minutes = Montako minuuttia
staff-penalty-minutes-or-open = Montako minuuttia; 0 = kunnes henkilökunta päättää rangaistuksen
staff-penalty-clause = Sääntökohta
staff-penalty-general = Talon yleinen valta
staff-penalty-hand-lost = Käsi tuomittiin sen vuoksi kuolleeksi ja lasketaan mukaan, jos talo niin sanoo
staff-penalty-done = { $name } sai rangaistuksen.
staff-end-penalty = Päätä
staff-end-penalty-title = Päätä rangaistus: { $name }
staff-end-penalty-what = Sitä ei enää kärsitä. Pelaajalle kerrotaan, ja se jää kirjauksiin.
staff-end-penalty-done = Rangaistus päättyi: { $name }.
staff-no-penalties = Ketään ei ole rangaistu
staff-penalty-left = { $left ->
    [one] { $left } jako jäljellä { $hands } jaosta
   *[other] { $left } jakoa jäljellä { $hands } jaosta
}
staff-penalty-until = { $time } asti
staff-penalty-until-ended = kunnes henkilökunta päättää rangaistuksen
staff-penalty-served = kärsitty
staff-penalty-ended = päätetty: { $reason }
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
