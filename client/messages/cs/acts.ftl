table-question-jackpot-by-time = Personál se ptá všech: má stůl platit do jackpotu { $amount } za každých započatých { $minutes } minut místo srážky z každé handy?
table-question-buy-in = Personál se ptá všech: smí { $name } přisednout s částkou { $amount } mimo limity stolu?
table-question-agree = Souhlasím
table-question-decline = Nesouhlasím
table-question-agreed = Zatím souhlasí: { $count }.
table-last-hands = Poslední kolo: zbývá { $hands }
table-log-last-round-announced = Personál ohlašuje poslední kolo, zbývá hand: { $hands }.
table-log-seat-added = Personál povoluje další místo: stůl má { $seats } míst.
table-log-consent-given = { $mine ->
    [yes] Souhlasíte.
   *[no] { $name } souhlasí.
}
table-log-all-answered = { $outcome ->
    [agreed] Všichni souhlasí.
    [declined] Nesouhlasí všichni: zůstává, jak to bylo.
   *[other] Personál se už neptá.
}
staff-last-round-title = Poslední kolo: { $table }
staff-last-round-what = Ještě jedna handa za každého, kdo teď hraje, pak už stůl nerozdává. Lze ho znovu otevřít.
staff-last-round-done = Poslední kolo u stolu { $table } je ohlášeno.
staff-add-seat-title = Další místo u stolu { $table }
staff-add-seat-what = Stůl ho má, dokud je otevřený. Nabídne se prvnímu v pořadníku.
staff-add-seat-done = Stůl { $table } má o místo víc.
staff-take-back-question-title = Už se neptat u stolu { $table }
staff-take-back-question-what = Hráči už byli dotázáni; odvoláte-li otázku, zůstává vše, jak bylo.
staff-take-back-question-done = Hráčů u stolu { $table } se už nikdo neptá.
staff-asking = Čeká se na odpovědi hráčů
record-last-round = Ohlášeno poslední kolo
record-add-seat = O místo víc
record-ask-all = Všichni dotázáni
record-take-back-question = Otázka odvolána
record-move-player = Hráč přesazen
record-run-tournaments = Personál řídil turnaj
record-keep-apart = Hráči drženi odděleně
record-let-together = Hráči už ne odděleně
record-note-identity = Totožnost zaznamenána
record-answer-complaint = Stížnost zodpovězena
record-resume-payouts = Výplaty obnoveny
player-keep-apart = Držet odděleně od hráče
player-keep-apart-what = Ti dva nikdy nedostanou místo u jednoho stolu. Pokud teď sedí spolu, tento hráč po skončení handy odejde.
player-keep-apart-done = { $name } a druhý hráč jsou drženi odděleně.
player-let-together = Povolit znovu hru s hráčem
player-let-together-what = Ti dva smějí zase sedět u jednoho stolu.
player-let-together-done = { $name } smí zase sedět s druhým hráčem.
player-identity = Zaznamenat doklad
player-identity-what = Že jste viděli platný doklad hráče a jaký. Nic z něj se neuchovává.
player-identity-done = Zaznamenáno, že { $name } předložil doklad.
document-identity-card = občanský průkaz
document-passport = cestovní pas
document-driving-licence = řidičský průkaz
document-other = jiný doklad
staff-complaints = Stížnosti
complaints-none = Žádné stížnosti
complaints-waiting = prošetřuje se
complaints-answer = Odpověď
complaints-by = { $name }, { $time }
account-of-age = Je mi { $years } let nebo více.
account-of-age-wanted = Herna to vyžaduje: hrát smějí jen osoby od { $years } let.
refused-asking-already = Hráči už mají otázku, na kterou odpovídají.
refused-question-over = Ta otázka už neplatí; podívejte se, na co se ptáme teď.
refused-not-asked = Nikdo se vás teď na nic neptá.
refused-no-agreed-buy-in = Tato herna nedovoluje buy-in mimo své limity.
refused-last-round-already = Personál už ohlásil poslední kolo.
refused-nobody-plays = U stolu je na kolo příliš málo hráčů.
refused-no-more-seats = Stůl nemůže mít více než { $seats } míst.
refused-same-table = Hráč už u tohoto stolu sedí.
refused-other-house = Personál může hráče přesunout jen mezi stoly jedné herny.
refused-moving-already = Hráč už je na cestě k jinému stolu.
refused-kept-apart = Herna drží vás a někoho u tohoto stolu odděleně.
refused-apart-already = Tito dva už jsou drženi odděleně.
refused-not-apart = Tito dva nejsou drženi odděleně.
refused-same-player = Uveďte dva různé hráče.
refused-not-of-age = Hráčům zde musí být alespoň { $years } let.
refused-no-such-document = Takový druh dokladu neexistuje.
refused-no-such-complaint = Taková stížnost neexistuje.
refused-answered-already = Personál už na tuto stížnost odpověděl.
refused-complaints-enough = Personál vaše stížnosti prověřuje. Počkejte na odpověď.
