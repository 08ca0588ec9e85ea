staff-as-of = Per kl. { $time }
staff-stale = Disse tallene er ikke lenger ferske.
staff-drift = Bøkene går ikke opp: { $accounts }
staff-payouts-paused = Utbetalinger har stått siden { $time }: bøkene går ikke opp. Bordene spiller videre.
staff-payouts-differs = { $account }: { $expected } etter posteringene, { $found } funnet.
staff-payouts-more = Og { $count } til.
staff-resume-payouts = Gjenoppta utbetalinger
staff-resume-payouts-title = Gjenoppta utbetalinger
staff-resume-payouts-what = Først telles alt på nytt. Går bøkene fortsatt ikke opp, blir utbetalingene stående.
staff-resume-payouts-done = Penger betales ut igjen.
staff-clock-ahead = Rommets tid går { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} foran maskinens klokke, fordi rommet en gang ble startet med feil klokke. Turneringer starter og stenger så mye tidligere enn kunngjort. En driftsansvarlig kan rette det: rommet er stengt så lenge.
staff-tables = Bord
staff-players = Spillere
staff-books = Råbalanse
staff-records = Protokoll
staff-hands-dealt = { $hands ->
    [one] én hånd delt ut
   *[other] { $hands } hender delt ut
}
staff-nobody = Ingen sitter her.
staff-no-tables = Ingen bord er åpne
staff-no-player = Ingen spiller heter det
staff-no-records = Personalet har ikke gjort noe ennå
staff-online = på nett
staff-offline = ikke på nett
staff-find-player = Finn en spiller
staff-more-players = Det er flere spillere enn i listen: skriv en del av navnet.
staff-at-tables = Ved bordene
seat-state-playing = spiller
seat-state-waiting-big-blind = venter på blind
seat-state-sitting-out = borte

staff-text = Tekst
staff-reason = Begrunnelse, føres i protokollen
staff-drain = Slutt å dele ut
staff-drain-title = Slutt å dele ut på { $table }
staff-drain-what = Bordet spiller hånden ferdig og deler ikke ut flere. Det kan åpnes igjen.
staff-drain-done = { $table } spiller hånden ferdig og deler ikke ut flere.
staff-reopen = Åpne igjen
staff-reopen-title = Åpne { $table } igjen
staff-reopen-what = Bordet deler ut igjen.
staff-reopen-done = { $table } deler ut igjen.
staff-void = Gjør hånden ugyldig
staff-void-title = Gjør hånden ved { $table } ugyldig
staff-void-what = Hånden som spilles, teller ikke: alle har det de hadde ved starten av den. Dette kan ikke gjøres om; neste hånd deles ut på nytt.
staff-void-done = Hånden ved { $table } er ugyldig.
staff-thaw = Gjenopprett bordet
staff-thaw-title = Gjenopprett { $table }
staff-thaw-what = En feil i programmet stanset dette bordet. Det gjenopprettes fra journalen; en hånd som var i gang, er ugyldig, og alle har det de hadde ved starten av den.
staff-thaw-done = { $table } går videre.
staff-broadcast = Kunngjør
staff-broadcast-title = Si det til alle
staff-broadcast-what = Alle i rommet ser dette med en gang.
staff-broadcast-done = Sagt til alle.
staff-amount = Beløp
staff-books-balance = Bøkene går opp: alle kontoer til sammen er null, og ingen avviker fra posteringene sine.
staff-books-drift = Bøkene går ikke opp. Alle kontoer til sammen: { $sum }. Kontoer som avviker, er merket.
staff-account = Konto
staff-balance = Saldo
staff-drift-column = Avvik
staff-sum = Sum

record-drain = Sluttet å dele ut
record-reopen = Åpnet igjen
record-change-seat = Plass byttet
record-void-hand = Hånd gjort ugyldig
record-thaw = Bord gjenopprettet
record-broadcast = Kunngjort
record-credit = Godskrevet
record-debit = Belastet
account-kind-wallet = Lommebok
account-kind-stack = Sjetonger
account-kind-rake = Rake
account-kind-house = Hus
account-kind-mint = Penger utstedt av rommet
account-kind-owed-to-players = Skyldes spillere
account-kind-ledger = Bøkene
account-kind-charity = Veldedighet
account-kind-held = Holdes for spillere
account-kind-in = Underveis
account-kind-escrow = Holdes av turneringer
account-kind-ticket = Turneringsbilletter
account-kind-lent = Lånt ut i private spill
account-kind-claim = Levert tilbake i private spill

player-manage = Behandle
player-manage-name = Behandle { $name }
player-closed = stengt
player-held = Holdt tilbake
player-act = Hva som skal gjøres
player-family = Spill
player-credit = Godskriv lommeboken
player-credit-what = Inn i lommeboken. En feil rettes ved å belaste.
player-credit-done = { $name } ble godskrevet { $amount }.
player-debit = Belast lommeboken
player-debit-what = Ut av lommeboken. En feil rettes ved å godskrive.
player-debit-done = { $name } ble belastet { $amount }.
player-withhold = Hold tilbake penger
player-withhold-what = Tas av lommeboken og holdes i spillerens navn til de frigis.
player-withhold-done = { $amount } for { $name } holdes tilbake.
player-release = Frigi tilbakeholdte penger
player-release-what = Tilbake i lommeboken.
player-release-done = { $amount } gikk tilbake til { $name }.
player-shut-out = Steng ute fra spill
player-shut-out-what = Spilleren kan ikke lenger bli med i disse spillene. Det kan tas tilbake.
player-shut-out-done = { $name } er stengt ute.
player-let-in = Slipp inn igjen
player-let-in-what = Spilleren kan bli med i disse spillene igjen.
player-let-in-done = { $name } er sluppet inn igjen.
player-close = Steng kontoen
player-close-what = Logget ut overalt, tatt fra alle bord, slippes ikke inn mer. Den kan åpnes igjen.
player-close-done = Kontoen til { $name } er stengt.
player-open = Åpne kontoen igjen
player-open-what = Spilleren kan logge inn igjen.
player-open-done = Kontoen til { $name } er åpen.
record-close-account = Konto stengt
record-open-account = Konto åpnet
record-shut-out = Stengt ute
record-let-in = Sluppet inn igjen
record-withhold = Holdt tilbake
record-release = Frigitt
staff-close = Steng bordet
staff-close-title = Steng { $table }
staff-close-what = Alle går med sine egne sjetonger, de som er med i en hånd, når den er over; så stenges bordet.
staff-close-done = { $table } stenges så snart det er tomt.
staff-open = Åpne et bord
staff-open-what = Ved bordet gjelder husets regelbok slik den er nå. De som står i kø, får tilbud om plassene først.
staff-open-done = Bordet er åpent.
staff-open-like = Åpne ett til
staff-template-what = Alle som åpner bord, finner den under dette navnet til noen sletter den.
staff-template-table-name = Bordenes navn ({"{number}"} teller; tomt: som andre bord)
staff-template-seats = Plasser
staff-template-like = { $seats ->
    [one] én plass
   *[other] { $seats } plasser
}
staff-template-by = { $name }, { $time }
staff-template-not-offered = tilbys ikke nå
staff-template-open = Åpne
staff-template-open-title = Åpne bord etter { $name }
staff-template-number = Antall bord
staff-template-opened = Bordene er åpne.
staff-template-delete-what = Bord som er åpnet etter den, blir som de er.
record-keep-template = Mal lagret
record-delete-template = Mal slettet
staff-book-version = Regelbok, versjon { $version }
staff-reload = Les regelbøkene på nytt
staff-reload-what = Bord som åpnes fra nå av, følger det filene sier nå; åpne bord beholder boken de ble åpnet med. Er det en feil i noen fil, endres ingenting.
staff-reload-faults = { $count ->
    [one] Én feil. Rommet beholder regelbøkene det har.
   *[other] { $count } feil. Rommet beholder regelbøkene det har.
}
staff-reload-line = { $file }, linje { $line }
staff-reload-changed = en ny versjon gjelder
staff-reload-same = uendret
record-open-table = Bord åpnet
record-close-table = Bord stengt
record-reload-rulebooks = Regelbøker lest på nytt
staff-seat = Bytt plass
staff-seat-act = Flytt spilleren
staff-seat-title = En annen plass ved { $table }
staff-seat-what = Spilleren flytter med en gang, eller når hånden som spilles, er over. Hva byttet koster, står i husets regelbok.
staff-seat-player = Spiller
staff-seat-to = Til plass
staff-seat-done = { $name } flytter til plass { $seat }.
staff-charge = Avgift for tiden
staff-charge-act = Endre betalingen
staff-charge-title = Avgift for tiden ved { $table }
staff-charge-what = Fra neste hånd. Det som allerede er betalt, betales ikke igjen.
staff-charge-of = I stedet for
staff-charge-rake = Rake
staff-charge-jackpot = Bidrag til jackpoten
staff-charge-how = Hvordan det betales
staff-charge-pots = Av pottene
time-costs-where = Ved bord der det betales etter tid i stedet for av pottene:
staff-charge-each = { $what ->
    [jackpot] { $minutes ->
        [one] { $amount } fra hele bordet for hvert påbegynte minutt
       *[other] { $amount } fra hele bordet for hvert påbegynte tidsrom på { $minutes } minutter
    }
   *[other] { $minutes ->
        [one] { $amount } fra hver spiller for hvert påbegynte minutt
       *[other] { $amount } fra hver spiller for hvert påbegynte tidsrom på { $minutes } minutter
    }
}
staff-charge-done = { $table } betaler på en annen måte fra neste hånd.
staff-fund = Betal en bonus
staff-fund-title = En bonus av { $fund }
staff-fund-what = Det er { $balance } i fondet. Bonusen går til spillerens lommebok.
staff-fund-done = { $name } får { $amount }.

staff-search = Finn spillere, hender, penger
staff-search-act = Finn
staff-found = Funnet: { $text }
staff-search-close = Lukk
staff-found-nothing = Fant ingenting du kan se, med det navnet eller den id-en.
staff-found-hands = Hender
staff-found-money = Penger
staff-found-void = ugyldig
staff-found-waits = venter på en ansatt til
staff-found-declined = ble avslått
staff-found-over = har ventet for lenge
staff-found-more = Det finnes flere treff. Avgrens søket.
