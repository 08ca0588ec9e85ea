# Private spill: bord for venner, med en invitasjonslenke.

private-game = Privat spill
private-yours = Dine private spill
private-open = Åpne et privat spill
private-open-what = Et bord for deg selv. Vennene kommer med en lenke og trenger ingen konto, et navn er nok.
private-name = Hva spillet heter
private-rulebook = Etter reglene til
private-stake = Innsatser
private-money = Hva sjetongene står for
private-money-play = Lekepenger
private-money-settle_up = Gjør opp til slutt
private-money-play-what = Sjetongene er ingenting verdt; spillet sier hvem som vant.
private-money-settle_up-what = Sjetongene er gjeld mellom venner: til slutt sier spillet hvem som betaler hvem. Ingen penger flyttes her.
private-adjust = Tilpass innsatser og regler
private-adjust-what = Det du lar være, blir som huset har det. Innkjøp regnes i store blinder.
private-always = Det tas ingen rake, to er nok for å spille, og ingen må ta med en stabel tilbake.
private-faults = { $faults ->
    [one] Én ting stemmer ikke ennå:
   *[other] { $faults } ting stemmer ikke ennå:
}
private-amount-small-blind-cents = Liten blind
private-amount-big-blind-cents = Stor blind
private-amount-ante-cents = Ante
private-amount-bring-in-cents = Bring-in
private-amount-small-bet-cents = Liten innsats
private-amount-big-bet-cents = Stor innsats
private-amount-point-cents = Et poeng

private-invite = Inviter
private-link = Invitasjonslenke
private-link-what = Den som har den, kommer inn. Send den til vennene; rommet beholder ingen kopi.
private-link-unknown = Denne nettleseren kjenner ikke lenken, og rommet beholder ingen kopi. Lag en ny.
private-link-until = Gyldig til { $until }.
private-copy = Kopier
private-copied = Lenken er kopiert.
private-share = Del
private-link-new = Ny lenke
private-link-new-what = Lenken du sendte før, slipper ingen inn lenger. De som alt er med, blir.
private-link-new-why = En ny lenke

private-invited = Du er invitert
private-invited-by = { $host } inviterer deg til å spille.
private-your-name = Navnet ditt
private-your-name-what = De andre kaller deg dette. Du trenger ingen konto.
private-sit = Sett deg
private-sit-as = Sett deg som { $name }
private-no-link = Ingen invitasjon
private-no-link-what = Denne adressen har ingen invitasjon. Åpne lenken akkurat slik du fikk den.
private-no-way-in = Denne lenken slipper deg ikke inn lenger
private-how-it-stands = Hvordan spillet står

private-not-found = Spillet finnes ikke
private-is-over = over
private-is-paused = pause
private-host-says = Verten sier: { $why }
private-you-are-removed = Verten har fjernet deg fra spillet: { $why }. Det du vant eller tapte, er tatt vare på.
private-to-table = Til bordet
private-people = Hvem som er her
private-host = vert
private-removed = fjernet
private-not-seated = sitter ikke
private-lent = inne for { $amount }
private-result = Vunnet eller tapt
private-why = Hvorfor (alle i spillet kan lese det)
private-pause = Pause
private-pause-what = Hånden som pågår, spilles ferdig; så deles det ikke ut flere før du går videre.
private-pause-why = En kort pause
private-resume = Gå videre
private-resume-what = Det deles ut hender igjen.
private-resume-why = Pausen er over
private-close = Avslutt spillet
private-close-what = Alle forlater bordet når hånden er over, og spillet gjøres opp. Dette kan ikke angres.
private-close-why = Det var det for i kveld
private-remove = Fjern
private-remove-what = { $name } forlater bordet når hånden er over, og kan ikke komme tilbake uten at du tillater det. Lenken endres: send den nye til dem som ikke har kommet ennå.
private-remove-why = Måtte gå
private-let-back = Slipp inn igjen
private-let-back-what = { $name } kan komme tilbake, som samme person.
private-let-back-why = Velkommen tilbake

private-payments = Hvem betaler hvem
private-pays = { $payer } betaler { $amount } til { $payee }
private-pays-nobody = Ingen skylder noen noe.
private-payments-what = Så få betalinger som mulig. Rommet flytter ingen penger: betal hverandre som dere vil.

refused-link-wrong = Dette er ingen invitasjon fra dette rommet. Åpne lenken akkurat slik du fikk den.
refused-link-over = Lenken var gyldig en tid som er over. Be verten om en ny.
refused-link-renewed = Verten har laget en ny lenke siden. Be om den.
refused-private-over = Spillet er over: verten har avsluttet det.
refused-private-removed = Verten har fjernet deg fra spillet. Det du vant eller tapte, er tatt vare på; be verten slippe deg inn igjen.
refused-private-full = Spillet har sluppet inn så mange som rommet tillater.
refused-guest-elsewhere = Du er gjest i et privat spill; til alt annet her trenger du en konto.
refused-guest-name = Si hva de andre skal kalle deg.
refused-guest-name-taken = Noen ved bordet heter alt { $name }, eller det ser likt ut. Velg et annet navn.
refused-no-such-game = Det finnes ikke noe slikt privat spill. Det kan være over, eller adressen feilskrevet.
refused-not-the-host = Bare verten for spillet gjør det.
refused-private-off = Den som driver rommet, tillater ingen private spill.
refused-private-money = Private spill her er for lekepenger.
refused-private-too-many = Du har alt { $most } private spill åpne. Avslutt ett først.
refused-private-paused = Det deles alt ikke ut flere hender.
refused-private-not-paused = Spillet har ikke pause.
refused-not-at-game = Den personen er ikke med i spillet.
refused-not-removed = Den personen ble ikke fjernet fra spillet.
refused-private-table = Ingen flyttes til eller fra et privat spill, og huset gir ingen straffer der.
refused-buy-in-out-of-range = Innkjøpet her er { MONEY($least) } til { MONEY($most) }.
