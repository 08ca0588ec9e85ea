statistics-title = Omat tilastot
statistics-period = Ajanjakso
statistics-period-week = 7 päivää
statistics-period-month = 30 päivää
statistics-period-year = Vuosi
statistics-period-all = Kaikki
statistics-empty = Ei käsiä tältä ajalta
statistics-empty-what = Käsi lasketaan, kun se päättyy; kädet ajalta ennen kuin huone piti tilastoja ovat luettelossasi mutta eivät tässä.
statistics-net = Voitot ja tappiot
statistics-hands = Kädet
statistics-vpip = VPIP
statistics-pfr = PFR
statistics-flop = Näki flopin
statistics-showdown = Näyttöön asti
statistics-won = Voitti näytössä
statistics-by-stake = Pelin ja panoksen mukaan
statistics-stake = Peli ja panos
statistics-tournaments = Turnaukset
statistics-all-stakes = Kaikki panokset
statistics-graph = { $hands ->
    [one] Voitot ja tappiot yhdestä kädestä, päivittäin
   *[other] Voitot ja tappiot { $hands } kädestä, päivittäin
}
statistics-session = Viimeisin istunto
statistics-session-what = { $hands ->
    [one] Yksi käsi
   *[other] { $hands } kättä
}, { $begun } – { $ended }
statistics-session-cut = Nämä ovat pidemmän istunnon viimeiset kädet.
statistics-session-graph = Voitot ja tappiot käsi kädeltä
statistics-highest = korkein { $amount }
statistics-lowest = matalin { $amount }
statistics-defined = Mitä lasketaan
statistics-defined-what = Päivät lasketaan UTC-ajassa. Turnausten pelimerkit eivät ole rahaa, joten turnauksilla ei ole tulosta tässä. Mitätöity käsi ei ole mukana. Kukaan muu ei näe näitä lukuja.
statistics-defined-vpip = Laittoi rahaa pottiin omasta tahdostaan ennen floppia (ensimmäisellä panostuskierroksella): maksoi, panosti, korotti tai täydensi. Blindit, antet, straddlet ja pakollinen avaus eivät kuulu mukaan. Niistä käsistä, joissa silloin teit jonkin päätöksen.
statistics-defined-pfr = Panosti, korotti tai täydensi ensimmäisellä kierroksella, samoista käsistä.
statistics-defined-flop = Oli mukana, kun ensimmäinen kierros päättyi ja käsi jatkui: flopilla, neljännellä kadulla, ensimmäisessä vaihdossa. Kaikista käsistä paitsi niistä, joissa ei panosteta.
statistics-defined-showdown = Oli lopussa mukana jonkun toisen kanssa, niistä käsistä, joissa näit flopin.
statistics-defined-won = Sai näytössä osan potista, omista näytöistäsi.
