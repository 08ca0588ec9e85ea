table-question-jackpot-by-time = Personalet spør alle: skal bordet betale { $amount } til jackpotten for hver påbegynte periode på { $minutes } minutter i stedet for et trekk fra hver hånd?
table-question-buy-in = Personalet spør alle: kan { $name } kjøpe seg inn for { $amount }, utenfor bordets grenser?
table-question-agree = Enig
table-question-decline = Ikke enig
table-question-agreed = { $count } er enige så langt.
table-last-hands = Siste runde: { $hands } igjen
table-log-last-round-announced = Personalet melder siste runde, hender igjen: { $hands }.
table-log-seat-added = Personalet tillater én plass til: bordet har { $seats } plasser.
table-log-consent-given = { $mine ->
    [yes] Du er enig.
   *[no] { $name } er enig.
}
table-log-all-answered = { $outcome ->
    [agreed] Alle er enige.
    [declined] Ikke alle er enige: det blir som før.
   *[other] Personalet spør ikke lenger.
}
staff-last-round-title = Siste runde ved { $table }
staff-last-round-what = Én hånd til for hver som spiller nå, så deler bordet ikke ut mer. Det kan åpnes igjen.
staff-last-round-done = Siste runde ved { $table } er meldt.
staff-add-seat-title = Én plass til ved { $table }
staff-add-seat-what = Bordet beholder den så lenge det er åpent. Den som står først i køen, får tilbudet.
staff-add-seat-done = { $table } har én plass mer.
staff-take-back-question-title = Slutt å spørre ved { $table }
staff-take-back-question-what = Spillerne er spurt; trekkes spørsmålet tilbake, blir alt som før.
staff-take-back-question-done = Spillerne ved { $table } spørres ikke lenger.
staff-asking = Alle spillerne spørres nå
record-last-round = Siste runde meldt
record-add-seat = Én plass mer
record-ask-all = Alle spurt
record-take-back-question = Spørsmål trukket tilbake
record-move-player = Spiller flyttet
record-run-tournaments = Personalet styrte turneringen
record-keep-apart = Holdt atskilt
record-let-together = Ikke lenger atskilt
record-note-identity = Identitet notert
record-answer-complaint = Klage besvart
record-resume-payouts = Utbetalinger gjenopptatt
player-keep-apart = Hold atskilt fra en spiller
player-keep-apart-what = De to får aldri plass ved samme bord. Sitter de sammen nå, går denne spilleren når hånden er over.
player-keep-apart-done = { $name } og den andre spilleren holdes atskilt.
player-let-together = La spille med en spiller igjen
player-let-together-what = De to kan sitte ved samme bord igjen.
player-let-together-done = { $name } kan sitte med den andre spilleren igjen.
player-identity = Noter legitimasjon
player-identity-what = At du har sett gyldig legitimasjon for spilleren, og hva slags. Ingenting av innholdet lagres.
player-identity-done = Det er notert at { $name } viste legitimasjon.
document-identity-card = ID-kort
document-passport = pass
document-driving-licence = førerkort
document-other = annen legitimasjon
staff-complaints = Klager
complaints-none = Det er ingen klager.
complaints-waiting = undersøkes
complaints-answer = Svar
complaints-by = { $name }, { $time }
account-of-age = Jeg er { $years } år eller eldre.
account-of-age-wanted = Huset krever det: bare personer på { $years } år og eldre kan spille.
refused-asking-already = Spillerne har allerede et spørsmål å svare på.
refused-question-over = Det spørsmålet er over; se hva det spørres om nå.
refused-not-asked = Ingen spør deg om noe nå.
refused-no-agreed-buy-in = Dette huset tillater ingen buy-in utenfor grensene sine.
refused-last-round-already = Personalet har allerede kunngjort siste runde.
refused-nobody-plays = Det er for få spillere ved bordet til en runde.
refused-no-more-seats = Bordet kan ikke ha mer enn { $seats } plasser.
refused-same-table = Spilleren sitter allerede ved dette bordet.
refused-other-house = Personalet kan bare flytte en spiller mellom bord i samme hus.
refused-moving-already = Spilleren er allerede på vei til et annet bord.
refused-kept-apart = Huset holder deg og noen ved dette bordet atskilt.
refused-apart-already = Disse to holdes allerede atskilt.
refused-not-apart = Disse to holdes ikke atskilt.
refused-same-player = Nevn to forskjellige spillere.
refused-not-of-age = Spillere her må være minst { $years } år.
refused-no-such-document = Det finnes ikke slik legitimasjon.
refused-no-such-complaint = Det finnes ingen slik klage.
refused-answered-already = Personalet har allerede svart på denne klagen.
refused-complaints-enough = Personalet ser på klagene dine. Vent på svar.
