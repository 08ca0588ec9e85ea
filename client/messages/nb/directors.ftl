directors-title = Turneringer
directors-make = Lag en turnering
directors-make-what = Den kunngjøres med én gang, og alle ser den. Med en feil i strukturen blir ingenting laget, og alle feil blir nevnt.
directors-announce = Kunngjør
directors-made = Turneringen er kunngjort.
directors-template = Mal
directors-template-evening = En kveld med nye påmeldinger
directors-template-rebuys = Rebuy og add-on
directors-template-sit-and-go = Sit & go
directors-template-suggested = Et forslag for spillere og tid
directors-template-copy = Som turneringen som kopieres
directors-template-kept = Lagret av staben
directors-copy = Kopier
directors-copy-code = Turneringen har en påmeldingskode, som ikke lagres: gi en ny.
directors-keep = Lagre som mal
directors-keep-what = Alle som leder turneringer, finner den under dette navnet til noen sletter den.
directors-keep-name = Malens navn
directors-keep-done = Malen er lagret.
directors-kept = Maler
directors-kept-none = Ingen maler er lagret.
directors-kept-by = { $house } · { $name }, { $time }
directors-kept-use = Bruk
directors-kept-use-named = Lag en turnering etter { $name }
directors-kept-delete = Slett
directors-kept-delete-title = Slett malen { $name }
directors-kept-delete-what = Turneringer som er laget etter den, blir som de er.
directors-kept-deleted = Malen er slettet.
directors-suggest = Foreslå en struktur
directors-suggested = Turneringen ventes å slutte på nivå { $level }, etter omtrent { $minutes } minutter.
directors-pace = Tempo
directors-pace-slow = langsomt
directors-pace-normal = vanlig
directors-pace-turbo = turbo
directors-pace-hyper = hyper
directors-target = Billettene gjelder
directors-target-none = Ikke en satellitt, eller enhver til den prisen
directors-rhythm = Når
directors-rhythm-once = Én gang
directors-rhythm-full = En ny når en er full
directors-rhythm-minutes = Med så mange minutters mellomrom
directors-rhythm-daily = Hver dag
directors-rhythm-weekly = Hver uke
directors-repeat-at = Klokken ({ $zone })
directors-repeat-days = På disse dagene
directors-starts = Starter (tomt: når plassene er fulle)
directors-fault = Linje { $line }, { $entry }:
directors-expected-entries = Forventet antall påmeldte
directors-expected-minutes = Forventet lengde i minutter
directors-too-high = For høyt: turneringen ventes å slutte på nivå { $level }, der stor blind på { $unit } er mer enn en tjuedel av de { $chips } sjetongene som er i spill.
directors-too-high-added = Strukturen slutter før det: hvert nivå etterpå er så mye høyere enn det forrige som det siste var.

director-page = Spillernes side
director-acts = Hva som kan gjøres
director-acts-on = Hva som kan gjøres: { $name }
director-nobody-yet = Ingen har meldt seg på ennå
director-nobody-found = Ingen slik er påmeldt
director-field = Spillere: { $shown } av { $all }
director-entrants = Turneringens spillere
director-find = Navn eller bord
director-order = Rekkefølge
director-order-chips = Sjetonger
director-order-name = Navn
director-order-table = Bord
director-order-place = Plassering
director-order-seat = Sete
director-seat-by-rule = Etter husets regel
director-state-all = Alle
director-state-entered = Påmeldt
director-state-playing = Spiller
director-state-document = Venter på legitimasjon
director-state-out = Ute
director-placed = Nr. { $place }
director-no-table = ikke noe bord
director-chips = { $chips } sjetonger

director-start = Start nå
director-start-title = Start { $name } nå
director-start-what = Plassene trekkes og kortene deles ut.
director-start-done = { $name } har begynt.

director-pause = Stans
director-pause-title = Stans { $name }
director-pause-what = Alle bord stopper når hånden er over, og klokken stopper også.
director-pause-done = { $name } er stanset.

director-resume = Fortsett
director-resume-title = La { $name } fortsette
director-resume-what = Kortene deles ut igjen, og klokken går.
director-resume-done = { $name } fortsetter.
director-end-break = Avslutt pausen
director-end-break-title = Avslutt pausen i { $name }
director-end-break-what = Spillet fortsetter nå, og resten av planen flyttes like mye frem.
director-end-break-done = Pausen i { $name } er over.
director-extra-table = Åpne ekstrabord
director-extra-table-title = Åpne ekstrabord: { $name }
director-extra-table-what = Spillere flyttes dit til bordene er jevne. Det blir til du stenger det, eller alle får plass ved finalebordet.
director-extra-table-done = Et ekstrabord er åpnet.
director-fewer-tables = Steng ekstrabord
director-fewer-tables-title = Steng ekstrabord: { $name }
director-fewer-tables-what = Neste bord i rekkefølgen brytes opp.
director-fewer-tables-done = Et bord brytes opp.

director-end-day = Avslutt dagen
director-end-day-title = Avslutt dagen i { $name }
director-end-day-what = Hendene som spilles nå, er de siste; så legges alle sjetonger i poser.
director-end-day-done = Dagen avsluttes.

director-close-books = Lukk bøkene
director-close-books-title = Lukk bøkene til { $name }
director-close-books-what = Turneringen er over for godt: ingen diskvalifiseres mer, og premiene står.
director-close-books-done = Bøkene til { $name } er lukket.
director-books-open = Spillet er over. Til bøkene lukkes, kan en juksemaker diskvalifiseres: velg spilleren.

director-begin-day = Begynn neste dag
director-begin-day-title = Begynn neste dag i { $name }
director-begin-day-what = Plassene trekkes på nytt, og posene åpnes.
director-begin-day-done = Neste dag begynner.

director-last-hands = Trekk de siste hendene
director-last-hands-title = Trekk dagens siste hender i { $name }
director-last-hands-what = Et kort sier hvor mange hender hvert bord fortsatt spiller. Klokken står.
director-last-hands-done = De siste hendene er trukket.
director-card-drawn = Kortet en spiller har trukket
director-room-draws = Rommet trekker
director-last-rebuys = Annonser siste rebuy-hender
director-last-rebuys-title = Annonser de siste hendene med rebuy i { $name }
director-last-rebuys-what = Hvert bord spiller så mange hender til med rebuy som huset har, etter den som deles nå; så kommer add-on. Fortell hendene når de slutter.
director-last-rebuys-done = De siste hendene med rebuy er annonsert.
director-no-last-rebuys = Trekk tilbake siste rebuy-hender
director-no-last-rebuys-title = Trekk tilbake de siste hendene med rebuy i { $name }
director-no-last-rebuys-what = Rebuy varer igjen til nivået slutter; er det slutt, er de over nå.
director-no-last-rebuys-done = Annonseringen er trukket tilbake.
refused-no-last-rebuys = Dette huset annonserer ingen siste hender med rebuy.
refused-last-rebuys-announced = De siste { $hands } hendene med rebuy er annonsert.
refused-last-rebuys-over = Ingen siste hender med rebuy spilles nå.

director-time = Mer tid
director-time-title = Mer tid til nivået: { $name }
director-time-what = Nivået varer så mye lenger.
director-time-done = Nivået varer lenger.
director-time-live = Endre nivåets tid
director-time-live-title = Tid for nivået: { $name }
director-time-live-what = Nivået varer så mye lenger, eller kortere.
director-time-live-done = Nivåets tid er endret.
director-time-shorter = Trekk fra

director-level = Bytt nivå
director-level-title = Et senere nivå: { $name }
director-level-what = Det gjelder fra neste hånd.
director-level-done = Nivået er byttet.
director-level-live-title = Et annet nivå: { $name }
director-level-live-what = Det gjelder fra neste hånd. Et tidligere nivå spilles om igjen; delte hender står.

director-move = Flytt
director-move-title = Flytt { $name }
director-move-what = Spilleren går med sjetongene når hånden er over; setet velger du, eller husets regel.
director-move-done = { $name } er flyttet.

director-remove = Fjern
director-remove-title = Fjern { $name }
director-remove-what = Spilleren er ute. Husets regel bestemmer over sjetonger og plass.
director-remove-done = { $name } er ute.

director-cancel = Avlys turneringen
director-cancel-title = Avlys { $name }
director-cancel-what = Alle får det som står her; hender i gang er ugyldige. Det kan ikke tas tilbake.
director-cancel-done = { $name } er avlyst.

director-minutes = Minutter
director-from-pool = Fra potten
director-from-house = Avgifter tilbake
director-from-staff = De ansattes del av avgifter tilbake
director-from-bounties = Fra hodepengene
director-entries-back = Påmeldinger tilbake
director-tickets-back = Billetter tilbake
director-cancelled = Hva alle fikk
director-cancelled-by = Avlyst av { $name }, { $time }.
director-cancelled-too-few = Avlyst fordi for få hadde meldt seg på, { $time }.
director-cancelled-all = Tilbake til spillerne i alt:
director-cancelled-csv = Som fil (CSV)
director-kept = Til huset
director-by = Etter
director-by-house = Husets eget valg: dokumentet sier ingenting om dette
director-settlement = Hvem får hva
director-gets = Får
director-back-entry-back = påmeldingen tilbake
director-back-ticket-back = billetten tilbake
director-back-fee-back = avgiften tilbake
director-back-pool-share = en del av potten
director-back-bounty-back = hodepengene tilbake
director-how-entries = { $bought ->
    [one] alt som ble betalt for påmeldingen
   *[other] alt som ble betalt for { $bought } påmeldinger
}
director-how-ticket = billetten som betalte påmeldingen
director-how-fees = { $bought ->
    [one] avgiften for påmeldingen
   *[other] avgiftene for { $bought } påmeldinger og kjøp
}
director-how-bounty = egne hodepenger
director-how-half-equally = halve potten i { $left ->
    [one] én del
   *[other] { $left } like deler
}, halve etter sjetonger: { $stack } av { $chips }
director-how-by-chips = potten etter sjetonger: { $stack } av { $chips }
director-how-icm = premiene som ikke er utbetalt, etter ICM: { $stack } av { $chips } sjetonger
director-how-lowest-prize = den laveste premien som ikke er utbetalt, { $lowest }, og av resten en del etter sjetonger: { $stack } av { $chips }
director-how-unpaid-by-chips = premiene som ikke er utbetalt, etter sjetonger: { $stack } av { $chips }
director-how-each-and-icm = { $each } % av hele potten til hver, resten etter ICM: { $stack } av { $chips } sjetonger
director-disqualify = Diskvalifiser
director-disqualify-title = Diskvalifiser { $name }
director-disqualify-what = Spilleren har ingen plass og ingen premie lenger; de under rykker opp. Dette ville skje nå:
director-disqualify-done = { $name } er diskvalifisert.
director-disqualify-back = { $amount } kommer tilbake fra lommeboken.
director-disqualify-house = { $amount } er ikke der lenger: huset betaler det.
director-disqualify-rises = { $name } rykker opp til nr. { $place } og får { $amount } mer.
director-disqualify-nobody = { $amount } tilfaller ingen: personalet avgjør det.
director-disqualify-cash = { $amount } er betalt kontant: ta det tilbake i registreringen først.
director-disqualify-gone = Kontantene kommer ikke tilbake: huset betaler
directors-to-come = Gjentakende turneringer
directors-line-next = neste { $time }
directors-line-when-full = en ny når en er full
directors-none-to-come = Ingen turneringer gjentas ennå.
directors-line-stop = Stopp
directors-line-stop-title = Stopp { $name }
directors-line-stop-what = Det kommer ikke flere. Det som er kunngjort, blir stående.
directors-line-stopped = Det kommer ikke flere.
directors-repeat = Legg til
directors-repeat-title = Legg til en gjentakende turnering
directors-repeat-what = En mal fra rommets mappe, eller HexaPro, etter en tidsplan eller når ingen annen venter på spillere.
directors-repeat-hexapro = HexaPro for { $amount }
directors-repeat-done = Turneringen gjentas fra nå av.
director-fix = Fast plass
director-fix-title = En plass til { $name }
director-fix-what = Spilleren har denne plassen i hver trekning: ved start, på en ny dag, ved finalebordet. Bare ansatte ser grunnen.
director-fix-done = Plassen til { $name } er notert.
director-fix-seat = Plass; 0: trekkes som alles
director-fix-table = Bord i første trekning; 0: hvilket som helst
director-fixed = { $table ->
    [0] Plass { $seat } i hver trekning
   *[other] Plass { $seat } i hver trekning, ved bord { $table }
}
director-penalise = Straff
director-penalise-title = Straff { $name }
director-penalise-what = Spilleren får vite grunnen. Det deles ut kort, blindene betales og hånden kastes til straffen er sonet. Resten følger spilleren til andre bord og dager.

director-terms = Det som ble kunngjort
director-start-time = Endre starten
director-start-time-title = Ny start for { $name }
director-start-time-what = Alle som er påmeldt, får vite det.
director-start-time-done = { $name } begynner på et annet tidspunkt.

director-levels = Endre nivåene
director-levels-title = Nivåene i { $name }
director-levels-what = Nivåer som har begynt, står fast. Alle som er med, får vite det.
director-levels-done = Nivåene er endret.
director-levels-add = Legg til et nivå
director-levels-drop = Ta bort det siste
director-level-minutes = Minutter for hvert kommende nivå (tomt: som før)

director-entries = Endre sen påmelding
director-entries-title = Sen påmelding i { $name }
director-entries-what = Til slutten av hvilket nivå spillere kan melde seg på. Alle som er med, får vite det.
director-entries-done = Sen påmelding er endret.
director-entries-none = Ingen kommer inn sent
director-entries-until = Til slutten av

director-fee = Endre avgiften
director-fee-title = Ny avgift for { $name }
director-fee-what = Den gjelder påmeldinger som kommer. De som er påmeldt, betaler ikke mer: er den lavere, får de forskjellen tilbake, og er den høyere, kan de melde seg av til starten. Alle får vite det.
director-fee-done = Avgiften for { $name } er endret.
director-fee-now = Avgiften (nå { $amount })
director-fee-beside = De ansattes del i tillegg (nå { $amount }) regnes ut på nytt, og spillerne betaler også den.

director-guarantee = Endre garantien
director-guarantee-title = Ny garanti for { $name }
director-guarantee-what = Huset setter av det den kan koste. Er den lavere, kan de påmeldte melde seg av til starten. Alle får vite det.
director-guarantee-done = Garantien for { $name } er endret.
director-guarantee-now = Garantert pott (nå { $amount })

director-breaking-order = Endre rekkefølgen bordene brytes i
director-breaking-order-title = Rekkefølgen bordene i { $name } brytes i
director-breaking-order-what = Det øverste bordet brytes først. Alle som er med, får vite det.
director-breaking-order-done = Rekkefølgen er endret.
director-table-earlier = Bord { $table }: tidligere

directors-condition = Et vilkår som spillerne bekrefter (bare gratisturneringer)
directors-code = En påmeldingskode som du gir til dem som kan delta
directors-code-help = Store bokstaver og mellomrom betyr ingenting. Rommet beholder ingen kopi: noter den.
directors-invited = Bare for disse spillerne (bare gratisturneringer): ett navn per linje
director-amount-small-blind = Liten blind
director-amount-big-blind = Stor blind
director-amount-ante = Ante
director-amount-bring-in = Bring-in
director-amount-small-bet = Lite bet
director-amount-big-bet = Stort bet
director-amount-point = Poeng
director-place-of-the-moment = Plassen på det tidspunktet
director-place-none = Ingen: de under rykker opp
director-deal-waits = Alle er enige om en avtale
director-pay-deal = Betal etter avtalen
director-pay-deal-title = Betal { $name } etter avtalen
director-pay-deal-what = Alle som er igjen, får det som er avtalt.
director-pay-deal-done = Premiene betales etter avtalen.
director-pay-ladder = Betal som kunngjort
director-pay-ladder-title = Betal { $name } som kunngjort
director-pay-ladder-what = Det blir ingen avtale: spillet går videre om premiene som er kunngjort.
director-pay-ladder-done = Spillet går videre.

director-document = Noter legitimasjon
director-document-title = Noter legitimasjon for { $name }
director-document-what = Det noteres at du har sett gyldig legitimasjon for spilleren. Plassen som venter, blir straks spillerens. Ingenting av innholdet lagres.
director-document-done = Det er notert at { $name } viste legitimasjon.
director-document-waits = Plassen venter til personalet har sett gyldig legitimasjon.
director-contact = Noter kontaktforsøk
director-contact-title = Hvordan du prøvde å nå { $name }
director-contact-what = Lagres med hvem, når og hva: skriv under hvordan du prøvde.
director-contact-done = Det er notert hvordan du prøvde å nå { $name }.
director-contact-wish = Hva spilleren ønsker
refused-no-documents = Ingen plass venter på legitimasjon i denne turneringen.
refused-document-seen-already = Legitimasjonen er allerede notert for denne starten.
refused-no-re-entries = Den som er ute, kan ikke melde seg på igjen her.

directors-several-choose = Velg { $name }
directors-several-start-time = Flytt starten ({ $count })
directors-several-start-time-what = For { $names }. De som er påmeldt, får vite det.
directors-several-minutes = Minutter senere, eller tidligere med minus
directors-several-cancel = Avlys ({ $count })
directors-several-cancel-what = { $names }: alle som er påmeldt, får alt tilbake. Det kan ikke tas tilbake.
directors-several-done = Alle er endret.
directors-several-partly = Noen av dem kunne ikke endres: se listen.
directors-several-outcome = { $done } av { $all } er gjort.

# Salen til en liveturnering.
live-hall = Livebord
live-orders = Å utføre
live-order-stop = Bord { $table }: ikke del flere
live-order-break = Bord { $table } brytes: alle { $count } går
live-order-lift = Bord { $table }, sete { $seat }: { $name } til bord { $to }
live-order-up = Bord { $table }, sete { $seat }: { $name } går
live-order-seat = { $name } til bord { $to }, sete { $seat }
live-order-move = Bord { $table }, sete { $from }: { $name } til bord { $to }, sete { $seat }
live-big-blind = store blind
live-order-chips = Bord { $table }, sete { $seat }: { $chips } sjetonger til { $name }
live-order-race = Bord { $table }: { $old } byttes til { $new }, { $cards } kort
live-order-play_on = Bord { $table } spiller hånden ferdig
live-done = Utført
live-all-sit = Alle sitter
live-cards = Kort, som As Kd
live-table = Bord { $table }
live-deals = deler
live-stands = står
live-estimated = anslått
live-out-together = Ute i samme hånd
live-before-hand = Sjetongene til { $name } før hånden
live-nobody = ikke oppgitt
live-hand-over = Hånd over
live-clear = Ingen andre er ute
live-acts = Ført
live-take-back = Angre
live-took-back = angret
live-chips = Sjetonger
live-issued = Utdelt
live-in-play = I spill
live-removed = Fjernet
live-did-hand = Hånd over
live-did-out = Ute
live-did-count = Talt
live-did-confirm = Utført
live-did-race = Sjetongbytte
live-did-frozen = All-in, bordet venter
live-did-filmed = Filmes
live-did-filmed_end = Filmes ikke lenger
hall-film = Filmes
hall-film-end = Filmes ikke lenger
hall-keep-free = Hold en plass ledig
hall-keep-free-title = Hold en plass ved bord { $table } ledig
hall-keep-free-what = Ingen trekkes, flyttes eller meldes på dit før plassen gis igjen.
hall-keep-free-done = Plass { $seat } ved bord { $table } holdes ledig.
hall-give-again = Gi plassen igjen
hall-give-again-title = Gi plass { $seat } ved bord { $table } igjen
hall-give-again-what = Spillere kan komme dit igjen.
hall-give-again-done = Plass { $seat } ved bord { $table } kan gis igjen.
hall-kept-free = Plass { $seat } holdes ledig: { $reason } ({ $name }, { $time })
hall-kept-seat = plass { $seat } holdes ledig, { $reason }
hall-dealer-deck = Dealer og kortstokk
hall-desk-closed = Dealere, kortstokker og klokker: åpne spilledagen i skranken
hall-filmed = Filmet siden { $time }
refused-filmed-already = Dette bordet filmes allerede.
refused-not-filmed = Dette bordet filmes ikke.
live-did-away = Borte
live-did-back = Tilbake
live-did-clear = Ingen andre ute
live-did-take_back = Feil angret
live-clock = Klokkeskjerm
live-said = Ført.

refused-not-live = Bordene i denne turneringen er ikke live.
refused-no-live-tables = Huset har ingen livesal.
refused-no-live-table-there = Det finnes ikke noe bord { $table }.
refused-out-already = Spilleren er allerede ute.
refused-nobody-named = Si hvem som er ute.
refused-named-twice = En spiller ble nevnt to ganger.
refused-chips-missing = Bare { $counted } sjetonger ble talt ved bord { $table }; der er { $issued }.
refused-table-stands = Bordet står: der deles ingen hånd.
refused-done-already = Noen har allerede bekreftet det.
refused-race-card-twice = Et kort ble oppgitt to ganger.
refused-drawn-seat-taken = Sete { $seat } ved bord { $table } har en spiller.
refused-books-owe = { $count ->
    [one] Én utbetaling på { MONEY($amount) } venter
   *[other] { $count } utbetalinger på til sammen { MONEY($amount) } venter
}: betal dem i registreringen først.
refused-books-closed = Bøkene til turneringen er lukket: premiene står.
refused-still-played = Turneringen er ikke over ennå.
refused-level-too-short = Nivået har bare { $seconds } s igjen: begynn det neste i stedet.
refused-clock-past = Klokken går ikke tilbake til nivå { $level }: { $since ->
    [day] det ble spilt en tidligere dag
    [entries] påmeldingen er stengt siden
    [rebuys] rebuy-perioden er slutt siden
    [add_on] add-on er tilbudt siden
    [race] små sjetonger er byttet siden
   *[deal] en deal er åpen eller inngått
}.
refused-slip-without-reason = Si hvorfor: grunnen lagres.
refused-no-such-live-act = Det finnes ingen slik føring.
refused-slip-taken-back = Det er allerede angret.
refused-live-changed-since = Bordet er endret siden.
hall-none = Ingenting å gjøre.
hall-paper = Før inn fra papir
hall-paper-what = Det du fører her, gjelder fra dette klokkeslettet til du lukker dette.
hall-out = Ute
hall-count = Tell
hall-count-of = Telling: bord { $table }
hall-count-what = Hva hver spiller har, talt
hall-away = Borte
hall-back = Er tilbake
hall-frozen = All-in: bordet venter
hall-is-away = borte

live-did-served = Straffehender sonet
live-did-button = Knappen ført
live-stays = kan ikke angres: før det som er rett
live-won-by = vunnet av { $names }
live-counted-by = talt av { $name }
hall-away-since = borte siden { $time }
hall-hands-left = { $hands ->
    [one] én hånd igjen
   *[other] { $hands } hender igjen
}
hall-penalty-hands = { $hands ->
    [one] straff: én hånd igjen
   *[other] straff: { $hands } hender igjen
}
hall-penalty-until = straff: til { $time }
hall-missed = Sto over denne hånden
hall-served = Sto over en hånd
hall-button-here = Knappen er her
hall-big-blind-here = Store blind er her
hall-button-mark = D
hall-big-blind-mark = BB
hall-button-since = Knappen ført { $time }
hall-small-chips = Talte småsjetonger
hall-out-gather = Sammen med andre bord
hall-gathered = Ute ved flere bord
hall-gathered-drop = Ta bort
hall-gathered-tell = Meld alle sammen
hall-winners = Vunnet av (alle som deler potten)
hall-counted-by = Talt av
hall-best = Like stacker: beste hånd
hall-racked = Talt
hall-bag-again = Pose ført feil
refused-button-elsewhere = Knappen er på et sete ved dette bordet, og store blind hos en spiller.
hall-served-hands = Hender stått over
live-given = fikk en sjetong: { $names }
hall-log = Logg
hall-log-number = Nr.
hall-log-when = Når
hall-log-who = Hvem
hall-log-what = Hva, hvorfor, etter hvilket punkt
hall-log-why = Hvorfor: { $why }
hall-log-back = angret med nr. { $number }
hall-log-none = Ingenting er ført ennå.
hall-level-from = Nivå { $level } fra hånd { $hand }
hall-print-names = Skriv ut plasser etter navn
hall-print-tables = Skriv ut plasser etter bord
registration-returned = Pengene er gitt tilbake.
registration-no-receipt = Turneringen har ingen kvittering { $number }.
registration-feat-first_out = først ute
registration-feat-chips = først med { $chips } sjetonger
registration-why-special = spesialpremie
registration-why-risen = bedre plass
registration-why-deal = avtale
registration-why-table = bordets premie
registration-why-pool_share = en del av potten
first-break = Første pause er over
first-break-until = Første pause slutter { $time }
first-break-absent = Betalt, men ikke her: { $names }
first-break-unsold = Usolgte stacker på setene: { $count }
refused-seats-not-fixed = Dette huset trekker hver plass.
refused-seat-fixed-already = En annen spiller har den plassen.
refused-seat-not-fixed = Spilleren har ingen fast plass.
