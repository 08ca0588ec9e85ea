# Hva personalet gjør fra sin egen side, og hva spillere klager over.
staff-last-round = Siste runde
staff-add-seat = Én plass til
staff-take-back-question = Slutt å spørre
staff-move = Bytt bord
staff-move-title = Flytt en spiller fra { $table }
staff-move-what = Spilleren går når hånden er over, og får plass ved det andre bordet med hele stacken.
staff-move-otherwise = Også til et annet spill, andre innsatser eller grenser
refused-plays-otherwise = { $table } har et annet spill eller andre innsatser. Bekreft at spilleren skal spille det.
refused-stack-outside-limits = Stacken på { MONEY($stack) } er utenfor grensene der, { MONEY($least) } til { MONEY($most) }. Bekreft at den skal tas med.
staff-move-to = Til bord
staff-move-act = Flytt spilleren til bordet
staff-move-done = { $name } flytter til { $table }.
staff-buy-in = Avtalt innkjøp
staff-buy-in-title = Et innkjøp utenfor grensene ved { $table }
staff-buy-in-what = Alle spillerne ved bordet spørres. Når hver av dem er enig, kan denne spilleren kjøpe seg inn her én gang for akkurat dette beløpet.
staff-buy-in-act = Spør spillerne
staff-buy-in-done = Spillerne ved { $table } spørres.
player-other = Den andre spilleren
player-document = Legitimasjon
player-document-none = ikke vist ennå
complaints-title = Klager
complaints-what = Fortell personalet hva som ikke er i orden, for eksempel at spillere hjelper hverandre. Det blir undersøkt, og svaret står her.
complaints-text = Hva som skjedde
complaints-about = Spiller eller hånd
complaints-send = Send til personalet
complaints-sent = Personalet har fått klagen din.
complaints-answer-act = Svar
complaints-answer-title = Svar til { $name }
complaints-answer-what = Spilleren ser svaret; det lagres og endres ikke igjen.
complaints-answered = Svaret er gitt.
staff-penalty = Straff
staff-penalty-act = Gi straffen
staff-penalty-title = Straff ved { $table }
staff-penalty-what = Spilleren får vite begrunnelsen. Hender og tid sones uten kort; det som gjenstår, følger spilleren.
staff-penalty-what-bars = Spilleren får vite begrunnelsen, forlater bordene og kan ikke komme tilbake før tiden er ute eller personalet avslutter straffen.
staff-penalty-what-told = Spilleren får vite begrunnelsen, og straffen lagres. Ved bordet endres ingenting automatisk.
staff-penalty-kind = Type
staff-penalty-hands = Hvor mange hender
staff-penalty-rounds = Hvor mange runder på { $players } hender
staff-penalty-minutes = Hvor mange minutter
staff-penalty-minutes-or-open = Hvor mange minutter; 0 er til personalet avslutter straffen
staff-penalty-clause = Punkt
staff-penalty-general = Husets alminnelige myndighet
staff-penalty-hand-lost = Hånden ble dømt død for det og teller med der huset sier det
staff-penalty-done = { $name } har fått straffen.
staff-penalty-no-offence = Ingen av disse
staff-penalty-times = × { $times }
staff-penalty-counted = { $times ->
    [0] Den første for dette, ved bordene og i turneringer.
    [one] Straffet for dette én gang før, ved bordene og i turneringer til sammen.
   *[other] Straffet for dette { $times } ganger før, ved bordene og i turneringer til sammen.
}
staff-void-penalty = Gitt ved en feil
staff-void-penalty-what = Den telles ikke lenger. Den blir stående i opptegnelsene, med grunnen.
staff-end-penalty = Avslutt
staff-end-penalty-title = Avslutt straffen til { $name }
staff-end-penalty-what = Mer av den sones ikke. Spilleren får vite det, og det står i protokollen.
staff-end-penalty-done = Straffen til { $name } er over.
staff-no-penalties = Ingen har fått straff
staff-penalties-elsewhere = En straff i en turnering står ved spilleren der, en fra livesalen under Personer.
staff-penalty-left = { $left ->
    [one] { $left } hånd igjen av { $hands }
   *[other] { $left } hender igjen av { $hands }
}
staff-penalty-until = til { $time }
staff-penalty-until-ended = til personalet avslutter straffen
staff-penalty-served = sonet
staff-penalty-ended = avsluttet: { $reason }
staff-over-what = Spilleren i køen spiller på plassen til innehaveren er tilbake, og legger nyspillerblinden. Merker for missede blinds blir hos innehaveren.
staff-over-done = { $name } spiller på plass { $seat }.
staff-seat-of = borte: { $name }
staff-seat-in-line = I kø
staff-broadcast-table = Si det til bordet
staff-broadcast-table-title = Si noe til { $table }
staff-broadcast-table-what = De som sitter ved bordet eller ser på det, ser dette med en gang.
staff-broadcast-table-done = Sagt til { $table }.
staff-broadcast-tournament = Si det til spillerne
staff-broadcast-tournament-title = Si noe til spillerne i { $name }
staff-broadcast-tournament-what = De påmeldte og de som følger et bord, ser dette med en gang.
staff-broadcast-tournament-done = Sagt til spillerne i { $name }.

record-note-document = Legitimasjon notert
record-note-contact = Spiller kontaktet
contact-not-reached = ikke nådd
contact-keep-in-play = sjetongene blir i spill
contact-give-up = sjetongene kan tas bort
