# Hva en regelbok avgjør, etter avsnitt og navn.

decision-betting-actions = Hvem som kan handle
decision-betting-first-round-opener = Hvem som åpner første runde
decision-betting-later-round-opener = Hvem som åpner senere runder
decision-betting-round-end = Når en runde slutter
decision-betting-fold = Kast
decision-betting-check = Sjekk
decision-betting-call = Syn
decision-betting-no-limit-maximum = Maksimum i no limit
decision-betting-pot-limit-maximum = Maksimum i pot limit
decision-betting-minimum-bet = Minste innsats
decision-betting-minimum-raise = Minste høyning
decision-betting-raise-cap = Innsatser og høyninger i en runde, høyst
decision-betting-all-in = All in under minste innsats
decision-betting-full-all-in = Full all in
decision-betting-short-all-in = All in for liten til en høyning
decision-betting-short-all-in-run = Flere korte all in på rad
decision-betting-short-all-in-run-ends = Hva som bryter en slik rekke
decision-betting-lone-player = En spiller som ikke har noen å satse mot
decision-betting-short-blind-price = Prisen når en blind er kort
decision-betting-short-post-order = Rekkefølgen ved for få sjetonger
decision-betting-side-pots = Sidepotter
decision-betting-uncalled-bet = En innsats ingen synte

decision-showdown-reveal = Hvem som viser
decision-showdown-all-in-reveal = Når all in-hender vises
decision-showdown-pots = Tildeling av pottene
decision-showdown-ties = Like hender
decision-showdown-odd-unit = Overskytende cent
decision-showdown-after-the-hand = Å vise kort når hånden er over

decision-blinds-posts = Å legge blinds
decision-blinds-first-dealer = Første dealer
decision-blinds-restart-dealer = Dealer etter en stans
decision-blinds-big-blind-moves = Hvordan big blind flytter seg
decision-blinds-small-blind = Hvem som legger small blind
decision-blinds-dealer = Hvem som er dealer
decision-blinds-heads-up-dealer = Dealer når to spiller
decision-blinds-entry = Å komme inn ved et bord i gang
decision-blinds-missed-blind-return = Tilbake etter å ha gått glipp av en blind
decision-blinds-entry-between = Inn mellom knappen og small blind
decision-blinds-entry-decided = Til når man velger å komme inn
decision-blinds-big-blind-seat-taken = Ny spiller på big blinds plass
decision-blinds-missed-blinds = Merker for blinds som er gått glipp av
decision-blinds-missed-small-blind = Tilbake etter å ha gått glipp av small blind
decision-blinds-buy-button = Å kjøpe knappen
decision-blinds-seat-change = Hva et bytte av plass koster
decision-blinds-seat-change-by = Hvem som tillater et bytte av plass
decision-blinds-playing-over = Å spille på en fraværendes plass
decision-blinds-start-entry = Hvem som er med i den første hånden

decision-seating-seats = Plasser ved et bord
decision-seating-most-seats = Plasser på det meste, med personalets tillatelse
decision-seating-players-to-start = Spillere for å begynne
decision-seating-players-to-deal = Spillere for å dele ut
decision-seating-heads-up-hands = Hender delt ut til to
decision-seating-table-draw = Trekning av bordet
decision-seating-seat-choice = Hvem som velger plassen
decision-seating-draw-base-weight = Hvert bords vekt
decision-seating-draw-free-seat-weight = En ledig plass' vekt
decision-seating-draw-played-before-weight = Vekten av å ha spilt der
decision-seating-draw-played-before-seconds = Hvor langt tilbake det gjelder
decision-seating-waiting-queue = Køen
decision-seating-seat-offer-seconds = Hvor lenge en plass holdes
decision-seating-leaving = Når en spiller går
decision-seating-last-round = Kveldens siste runde
decision-seating-moved-by-staff = En spiller som personalet flytter til et annet bord
decision-seating-tables-per-stake = Bord med samme innsatser samtidig

decision-sit-out-standing = En plass med pause
decision-sit-out-limit-seconds = Lengste pause ved ett bord
decision-sit-out-later-break-seconds = Lengste pause etter den lange
decision-sit-out-long-break = Hvor ofte en lang pause er tillatt
decision-sit-out-general-from-tables = Bord for felles pause
decision-sit-out-general-starts = Når den felles pausen begynner
decision-sit-out-general-limit-seconds = Lengste felles pause
decision-sit-out-skip-next-big-blind = Å hoppe over neste big blind

decision-time-bank-act-seconds = Tid til å handle
decision-time-bank-opens-at-ms = Tidsbanken til å begynne med
decision-time-bank-minimum-ms = Tidsbanken minst
decision-time-bank-maximum-ms = Tidsbanken høyst
decision-time-bank-growth-ms = Vekst for en spilt hånd

decision-connection-extra-seconds = Ekstra tid når turen er der
decision-connection-return-seconds = Tid til å komme tilbake
decision-connection-waits = Hvilken tid som gjelder
decision-connection-automatic-decision = Valget når tiden er over
decision-connection-after-automatic-decision = Etter det valget

decision-buy-in-minimum-big-blinds = Minst, i big blinds
decision-buy-in-maximum-big-blinds = Mest, i big blinds
decision-buy-in-top-up = Når sjetonger legges til
decision-buy-in-top-up-to-big-blinds = Et påfyll går til, i big blinds
decision-buy-in-return-window-seconds = Hvor lenge sjetongene binder
decision-buy-in-return-above-big-blinds = Sjetonger som binder, i big blinds over
decision-buy-in-return-stack = Hva en som kommer tilbake, tar med
decision-buy-in-return-scope = Hvor det binder

decision-rake-taken-from = Hva raken tas av
decision-rake-by-stake = Hvor mye
decision-rake-before-flop = Uten flopp
decision-rake-rounding = Avrunding
decision-rake-minimum-cents = Minste rake
decision-rake-short-handed-players = Spillere ved et kort bord
decision-rake-short-handed-counts = Hvem som telles
decision-rake-short-handed-caps = Tak ved et kort bord
decision-rake-split-over-pots = Delt på pottene

decision-fault-resume-seconds = Tid til å komme tilbake etter en feil
decision-fault-unfinished-hand = En hånd som ble avbrutt
decision-fault-redeal = Å dele den ut på nytt
decision-fault-unresolved-days = Dager til pengene gis bort
decision-fault-unresolved-scope = Hvilke penger
decision-fault-unresolved-to = Til hvem

decision-shuffle-deck = Kortstokken
decision-shuffle-when = Når den stokkes
decision-shuffle-seed = Kortstokkens segl

decision-conduct-close-account = Å stenge en konto
decision-conduct-shut-out = Å stenge ute fra spill
decision-conduct-withhold = Å holde tilbake penger
decision-conduct-complaints = Klager
decision-conduct-kept-apart = Spillere som holdes atskilt
decision-conduct-programs = Programmer som spiller

decision-any-number = så mange man vil
