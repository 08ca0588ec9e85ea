# Kort og hva hendene heter

rank-one = { $rank ->
    [A] ess
    [K] konge
    [Q] dame
    [J] knekt
    [T] ti
    [n9] ni
    [n8] åtte
    [n7] sju
    [n6] seks
    [n5] fem
    [n4] fire
    [n3] tre
   *[n2] to
}
rank-many = { $rank ->
    [A] ess
    [K] konger
    [Q] damer
    [J] knekter
    [T] tiere
    [n9] niere
    [n8] åttere
    [n7] sjuere
    [n6] seksere
    [n5] femmere
    [n4] firere
    [n3] treere
   *[n2] toere
}
rank-of = { rank-many }
rank-set = { rank-many }
card-s = spar { $rank }
card-h = hjerter { $rank }
card-d = ruter { $rank }
card-c = kløver { $rank }
card-unknown = kort med baksiden opp

hand-high_card = høyt kort, { $one1 }
hand-pair = par i { $of1 }
hand-two_pair = to par, { $many1 } og { $many2 }
hand-three_of_a_kind = tre like, { $many1 }
hand-straight = straight, { $one1 } høyest
hand-flush = flush, { $one1 } høyest
hand-full_house = hus, { $many1 } over { $many2 }
hand-four_of_a_kind = fire like, { $many1 }
hand-straight_flush = straight flush, { $one1 } høyest
hand-royal_flush = royal straight flush
hand-low = low { $ranks }

# Bordet

table-title = Bord { $name }
table-seats = Plasser
table-you = Du
table-stack = sjetonger { $amount }
table-bet = innsats { $amount }
table-free-seat = Ledig plass
seat-move = Flytt til plass { $seat }
seat-move-now = Flytt hit
seat-move-farther-owes-small-blind = Nærmere neste big blind er flyttingen gratis. Lenger fra den skylder du small blind, eller venter på big blind.
seat-move-farther-owes-big-blind = Nærmere neste big blind er flyttingen gratis. Lenger fra den skylder du big blind, eller venter på den.
seat-move-when-over = Du flytter når hånden er over.
seat-move-after-hand = Du flytter til plass { $seat } når hånden er over.
table-take-seat = Ledig plass { $seat }: sett deg her
table-move-to-seat = Ledig plass { $seat }: flytt hit
table-dealer = Dealer
table-dealer-short = D
table-small-blind = Small blind
table-big-blind = Big blind
table-in-hand = har kort
table-on-turn = har turen
table-time-bank = Tidsbank
table-time-bank-left = Tidsbank { $time }
table-pot = Pott
table-total = Totalt
table-main-pot = Hovedpott
table-side-pot = { $number }. sidepott
table-pot-for = { $pot } for { $names }
table-board = Bordkort
table-board-number = Board { $number }
table-board-empty = Ingen bordkort ennå
table-your-cards = Kortene dine
table-winner = { $name } vinner { $amount }
table-winners = { $name } deler { $amount }
table-winners-count = { $count } spillere deler { $amount }
table-you-have = Hånden din: { $hand }
table-waiting-players = { $missing ->
    [one] Venter på én spiller til
   *[other] Venter på { $missing } spillere til
}
table-draining = Det deles ikke ut flere hender: personalet stenger bordet
table-private-sit = Sett deg
table-private-stopped = Det deles ikke ut hender nå: verten har tatt pause eller avslutter spillet
table-private-game = Spill
table-private-result = Hvordan spillet står
table-interrupted = Spillet ble avbrutt. Det går videre når spillerne er tilbake.
table-interrupted-hand = Spillet ble avbrutt. Hånden går videre når spillerne i den er tilbake.
table-closed = Dette bordet er stengt
table-closed-what = Sjetongene dine er tilbake i lommeboken. Det er andre bord i lobbyen.
table-no-decision = Du er all in: ingenting mer å velge
table-next-hand = Venter på neste hånd
table-void = Hånden er ugyldig
table-void-what = Hånden ble annullert. Alle har de samme sjetongene som ved starten av den.
table-watching = Du ser på. Spillernes egne kort vises ikke.
table-closed-tournament = Turneringens side forteller hvordan det går videre.
table-to-tournament = Til turneringen
table-not-found = Et slikt bord finnes ikke
table-not-found-what = Det kan ha blitt stengt. Lobbyen har de som er åpne.
table-to-lobby = Til lobbyen
table-loading = Åpner bordet

table-deed-fold = Kast
table-deed-check = Sjekk
table-deed-call = Syn
table-deed-bet = Innsats
table-deed-raise = Høyning
table-deed-small = Small blind
table-deed-big = Big blind
table-deed-ante = Ante
table-deed-all-in = All in
table-deed-won = Vinner { $amount }

table-away-wish = Borte
table-away-general = Borte fra alle bord
table-away-skipped_big_blind = Borte
table-away-clock = Borte
table-away-disconnected = Borte, uten nett
table-away-no_chips = Ingen sjetonger
table-away-document = Legitimasjon
table-away = Borte
table-offline = Uten nett
table-waiting-blind = Venter på big blind
table-waiting-short = Venter
table-waiting-blind-you = Kortene dine kommer med din neste big blind.
table-document-waits = Plassen din venter: vis gyldig legitimasjon til personalet.
table-removed-in = Plassen holdes i { $time }

# Handlingslinjen

table-actions = Ditt valg
table-actions-at = Ditt valg ved { $name }
table-fold = Kast
table-fold-anyway = Kaste likevel?
table-fold-free = Det er gratis å sjekke.
table-check = Sjekk
table-call = Syn { $amount }
table-call-all-in = All in { $amount }
table-bet-to = Sats { $amount }
table-raise-to = Høyn til { $amount }
table-all-in-to = All in { $amount }
table-no-raise = Ingen høyning
table-no-raise-why = Du kan ikke høyne her
table-amount = Beløp
table-amount-range = { $least } til { $most }
table-amount-below = Det minste er { $least }
table-amount-above = Det meste er { $most }
table-amount-unread = Ikke et beløp
table-less = Mindre
table-more = Mer
table-preset-blinds = { $size } BB
table-preset-times = { $size }×
table-preset-pot = { $size } %
table-preset-pot-full = Pott
table-preset-max = Maks
table-preset-all-in = All in
table-preset-says = Høyn til { $amount }
table-ahead = Før det er din tur
table-ahead-check-fold = Sjekk/​kast
table-ahead-check = Sjekk
table-ahead-call = Syn { $amount }
table-ahead-fold = Kast
table-ahead-void = Prisen endret seg: valget ditt ble tatt tilbake.
table-ahead-round = En ny runde begynte: valget ditt ble tatt tilbake.
table-sent = Sendt
table-repeated = Sendt to ganger etter et brudd. Det telte én gang.
table-kept = Sendes fortsatt. Valget ditt er tatt vare på og teller én gang.
table-locked = Prisen endret seg nettopp
table-your-turn = { $price ->
    [free] Din tur: det er gratis å sjekke. { $seconds } sekunder.
   *[pay] Din tur: { $amount } å syne. { $seconds } sekunder.
}
table-to-act = { $name } har turen
table-keys = Taster: F kast, C sjekk eller syn, R høyn, 1–9 hurtigvalg, 0 maks, piler beløp, Enter bekrefter, B beløp i big blinds

# Knappene

table-controls = Knapper ved bordet
table-sit-out = Ta pause
table-sit-out-next = Pause etter denne hånden
table-sit-in = Jeg er tilbake
table-sit-in-all = Jeg er tilbake ved alle { $count } bordene
table-skip-big-blind = Pause ved neste big blind
table-top-up = Fyll på
table-top-up-to = Sjetonger etter denne hånden: { $amount }
table-top-up-what = Sjetongene legges til så snart ingen hånd spilles.
table-top-up-most = Opptil { $amount } i alt
table-top-up-full = Du har så mye som er tillatt ved dette bordet.
table-top-up-empty = Lommeboken er tom: det er ingenting å fylle på med.
table-wallet = I lommeboken { $amount }
table-add = Legg til { $amount }
table-leave = Forlat bordet
table-leave-now = Forlat bordet
table-leave-give-up = Gi opp hånden
table-leave-after-hand = Etter denne hånden
table-leave-after = Går etter denne hånden
table-stay = Bli
table-leave-ask = Forlate { $name }?
table-leave-what = Du er med i en hånd. Gi den opp, så venter ingen på deg: du sjekker når det er gratis, ellers kaster du. Eller spill den og gå når den er over. Sjetongene går tilbake til lommeboken.
table-leave-what-now = Du er ikke med i noen hånd og går med en gang. Sjetongene går tilbake til lommeboken.
table-menu = Meny
table-log = Logg
table-chat = Chat
table-log-and-chat = Logg og chat
table-side-close = Lukk
table-chat-say = Si noe
table-chat-send = Send
table-chat-quiet = Ingen har sagt noe.
table-chat-mute = Demp { $name }
table-chat-unmute = Opphev dempingen av { $name }
table-chat-muted = { $name } er dempet
table-chat-watching = Ta plass for å snakke.
table-chat-paused = Chatten venter til all-in-hånden er avgjort.
table-log-empty = Det som skjer ved bordet, skrives her.
table-hand = Hånd
table-hand-number = Hånd { $number }
table-hand-info = Om denne hånden
table-hand-id = Håndens id
table-seal = Kortstokkens segl
table-seal-what = Offentliggjort før det første kortet. Etter hånden kan du kontrollere hvert kort du så, mot det.
table-proof-link = Gjennomspilling og bevis
table-rules = Regler
table-tabs = Dine bord
table-tile = Side ved side
table-tab-turn = { $name }, din tur
table-lost = Ingen forbindelse
table-lost-time = Ingen forbindelse. Huset venter { $time } på deg.
table-lost-seat = Ingen forbindelse. Plassen din holdes.
table-lost-watch = Ingen forbindelse. Prøver igjen.

# Loggen. "mine" er "yes" når setningen handler om leseren.

table-log-hand-started = Hånd { $number }. { $dealer } er dealer.
table-log-dealer-drawn = { $mine ->
    [yes] Du trakk knappen.
   *[no] { $name } trakk knappen.
}
table-log-blind-posted = { $blind ->
    [entry] { $mine ->
        [yes] Du legger { $amount } for å komme inn.
       *[no] { $name } legger { $amount } for å komme inn.
    }
   *[other] { $mine ->
        [yes] Du legger { $blind } blind { $amount }.
       *[no] { $name } legger { $blind } blind { $amount }.
    }
}
table-log-ante-posted = { $mine ->
    [yes] Du legger ante { $amount }.
   *[no] { $name } legger ante { $amount }.
}
table-log-hole-seen = Kortene dine: { $cards }.
table-log-board-dealt = { $street ->
    [flop] Flopp: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
table-log-folded = { $automatic ->
    [no] { $mine ->
        [yes] Du kaster.
       *[no] { $name } kaster.
    }
    [clock] { $mine ->
        [yes] Tiden din gikk ut: kastet for deg.
       *[no] Tiden til { $name } gikk ut: kast.
    }
    [disconnected] { $mine ->
        [yes] Du var uten forbindelse: kastet for deg.
       *[no] { $name } er uten forbindelse: kast.
    }
   *[left] { $name } har gått: kast.
}
table-log-checked = { $automatic ->
    [no] { $mine ->
        [yes] Du sjekker.
       *[no] { $name } sjekker.
    }
    [clock] { $mine ->
        [yes] Tiden din gikk ut: sjekket for deg.
       *[no] Tiden til { $name } gikk ut: sjekk.
    }
    [disconnected] { $mine ->
        [yes] Du var uten forbindelse: sjekket for deg.
       *[no] { $name } er uten forbindelse: sjekk.
    }
   *[left] { $name } har gått: sjekk.
}
table-log-called = { $mine ->
    [yes] Du syner { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
   *[no] { $name } syner { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
}
table-log-bet = { $mine ->
    [yes] Du satser { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
   *[no] { $name } satser { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
}
table-log-raised = { $mine ->
    [yes] Du høyner til { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
   *[no] { $name } høyner til { $amount }{ $allin ->
        [yes] , all in.
       *[no] .
    }
}
table-log-uncalled-returned = { $mine ->
    [yes] Ingen synte { $amount }: du får det tilbake.
   *[no] Ingen synte { $amount }: tilbake til { $name }.
}
table-log-time-bank-started = { $mine ->
    [yes] Tidsbanken din går.
   *[no] { $name } bruker tidsbanken.
}
table-log-hand-shown = { $hand ->
    [none] { $mine ->
        [yes] Du viser { $cards }.
       *[no] { $name } viser { $cards }.
    }
   *[other] { $mine ->
        [yes] Du viser { $cards }: { $hand }.
       *[no] { $name } viser { $cards }: { $hand }.
    }
}
table-log-rake-taken = Rake { $amount }.
table-log-pot-awarded = { $mine ->
    [yes] Du vinner { $amount }{ $pot ->
        [0] .
       *[other] {" "}fra sidepott { $pot }.
    }
   *[no] { $name } vinner { $amount }{ $pot ->
        [0] .
       *[other] {" "}fra sidepott { $pot }.
    }
}
table-log-hand-ended = Hånden er over.
table-log-hand-restated = En feil er rettet: hånden fortelles på nytt.
table-log-hand-voided = { $reason ->
    [staff] Personalet gjorde hånden ugyldig: alle innsatser går tilbake.
   *[fault] Hånden er ugyldig etter en feil: alle innsatser går tilbake.
}
table-log-player-seated = { $mine ->
    [yes] Du setter deg med { $amount }.
   *[no] { $name } setter seg med { $amount }.
}
table-log-topped-up = { $mine ->
    [yes] Du fyller på { $amount }.
   *[no] { $name } fyller på { $amount }.
}
table-log-sat-out = { $reason ->
    [clock] { $mine ->
        [yes] Du har pause etter at tiden din gikk ut.
       *[no] { $name } har pause etter at tiden gikk ut.
    }
    [disconnected] { $mine ->
        [yes] Du har pause etter et brudd på forbindelsen.
       *[no] { $name } har pause etter et brudd på forbindelsen.
    }
    [no_chips] { $mine ->
        [yes] Du har ingen sjetonger og har pause.
       *[no] { $name } har ingen sjetonger og har pause.
    }
    [document] { $mine ->
        [yes] Du får plassen når personalet har sett legitimasjonen din.
       *[no] { $name } får plassen når personalet har sett legitimasjon.
    }
   *[wish] { $mine ->
        [yes] Du har pause.
       *[no] { $name } har pause.
    }
}
table-log-sat-in = { $waits ->
    [yes] { $mine ->
        [yes] Du er tilbake og venter på big blind.
       *[no] { $name } er tilbake og venter på big blind.
    }
   *[no] { $mine ->
        [yes] Du er tilbake.
       *[no] { $name } er tilbake.
    }
}
table-log-disconnected = { $mine ->
    [yes] Forbindelsen din ble brutt.
   *[no] { $name } mistet forbindelsen.
}
table-log-reconnected = { $mine ->
    [yes] Du har forbindelse igjen.
   *[no] { $name } har forbindelse igjen.
}
table-log-player-left = { $reason ->
    [sat_out_too_long] { $name } var borte for lenge og forlot bordet.
    [general_sit_out] { $name } var borte for lenge og forlot bordet.
    [no_chips] { $name } har ingen sjetonger og forlot bordet.
    [staff] Personalet tok { $name } fra bordet.
    [host] Verten tok { $name } fra bordet.
   *[wish] { $mine ->
        [yes] Du forlot bordet.
       *[no] { $name } forlot bordet.
    }
}
table-log-play-awaited = { $missing ->
    [one] Venter på én spiller til.
   *[other] Venter på { $missing } spillere til.
}
table-log-play-interrupted = Spillet ble avbrutt: bordet venter på spillerne sine.
table-log-play-resumed = Spillet går videre.
table-log-table-drained = { $reason ->
    [host] Ingen flere hender før verten går videre.
   *[staff] Personalet stenger bordet: ingen nye hender.
}
table-log-table-reopened = Bordet er åpent igjen.
table-ahead-call-any = Syn uansett
table-waiting-hands = { $hands ->
    [0] {""}
    [1] Det er i neste hånd.
   *[other] Det er om omtrent { $hands } hender.
}
table-rebuy = Kjøp inn { $amount } og spill
table-rebuy-other = Et annet beløp
hand-kickers = { $hand }, { $count ->
    [one] sidekort
   *[other] sidekort
} { $kickers }
unit = Beløp
unit-chips = Sjetonger
unit-blinds = Big blinds
unit-how = For stacker, innsatser og potter; B bytter. Lagres i denne nettleseren.
table-blinds = { $size } BB
table-presets = Endre hurtigvalgene
table-preset-add = Behold { $size } ({ $amount })
table-preset-remove = Fjern { $size }
table-last-hand = Forrige hånd
table-last-hand-none = Du har ikke spilt ferdig noen hånd ved dette bordet ennå.
table-leave-at-blind = Ved min neste big blind
table-leave-at-blind-what = Ved din neste big blind: du spiller videre til det er din tur til å betale den, og forlater bordet i stedet. La denne siden stå åpen.
table-leaving-at-blind = Forlater bordet ved neste big blind
table-one-by-one = Neste tur
table-stack-what = Ett bord om gangen: bordet der det er din tur, kommer frem
react = Reager
reacted = { $name }: { $reaction }
reaction-smile = Smil
reaction-laugh = Latter
reaction-surprised = Overrasket
reaction-sad = Trist
reaction-cool = Kul
reaction-heart = Hjerte
reaction-clover = Lykke til
reaction-crown = Godt spilt
table-show-cards = Vis kortene dine
table-show-these = Vis { $cards }
table-show-both = Vis begge
table-show-all = Vis alle
table-focus = Stort og små
table-focus-what = Bordet der det er din tur stort, de andre små ved siden av
table-to-front = Hent { $table } frem
table-time-bank-kept = Tidsbanken spares
table-time-bank-kept-what = Tidsbanken din spares: når tiden er ute, sjekker eller kaster du. Trykk for at den skal starte automatisk.
table-time-bank-used-what = Tidsbanken din starter automatisk når tiden er ute. Trykk for å spare den.
table-time-bank-by-itself = Bruk tidsbanken min når tiden er ute
table-time-bank-use = Bruk tidsbanken
table-time-bank-use-what = Tidsbanken din går etter tiden for denne turen (tast T). Du beholder det som er igjen.
