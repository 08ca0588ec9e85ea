# Čas

clock-not-called = Čas se nepočítá: kdo o něj žádá, musí být na svém místě.
clock-staff-allow = Zda uplynul dostatek času, rozhodne personál. Pokud ano, má hráč { $total } sekund.
clock-runs = Čas běží: { $countdown ->
    [0] { $seconds } sekund na rozhodnutí
   *[other] { $seconds } sekund na rozhodnutí, pak se odpočítává { $countdown }
}.
clock-acted-in-time = Hráč jednal včas: akce platí.
clock-tie-for-player = Ve stejném okamžiku se rozhoduje ve prospěch hráče: akce platí, neshledá-li personál jinak.
clock-tie-staff-decide = Zda hráč jednal ještě včas, rozhodne personál.
clock-hand-dead = Čas vypršel: karty jsou mrtvé.
clock-deemed-check = Čas vypršel: počítá se to jako check.
clock-deemed-fold = Čas vypršel: počítá se to jako složení.
clock-staff-decide = Čas vypršel: co bude s kartami, rozhodne personál.

# Přestupky a tresty

offence-no-penalty = Za to zatím není trest: hráč je upozorněn na pravidlo.
offence-penalty-possible = Personál může uložit trest a zvolí jaký.
penalty-no-rounds = Tato herna kola nepočítá: počet vynechaných hand určí personál.
penalty-by-the-time = Tato herna handy nepočítá: trestem je určitá doba mimo stůl, kterou stanoví personál.
penalty-to-miss = { $left ->
    [0] Vynechaná handa byla trestem: hráč hraje dál.
    [one] Hráč vynechá ještě { $left } handu z { $hands }, mimo stůl.
    [few] Hráč vynechá ještě { $left } handy z { $hands }, mimo stůl.
   *[other] Hráč vynechá ještě { $left } hand z { $hands }, mimo stůl.
}
penalty-to-miss-away = { $left ->
    [0] Vynechaná handa byla trestem: hráč hraje dál.
    [one] Hráč vynechá ještě { $left } handu z { $hands }, mimo prostor turnaje; návrat ohlásí dealer flooru.
    [few] Hráč vynechá ještě { $left } handy z { $hands }, mimo prostor turnaje; návrat ohlásí dealer flooru.
   *[other] Hráč vynechá ještě { $left } hand z { $hands }, mimo prostor turnaje; návrat ohlásí dealer flooru.
}
penalty-left = { $left ->
    [one] Zbývá vynechat { $left } handu; odpykáno { $served }. Trest jde s hráčem.
    [few] Zbývá vynechat { $left } handy; odpykáno { $served }. Trest jde s hráčem.
   *[other] Zbývá vynechat { $left } hand; odpykáno { $served }. Trest jde s hráčem.
}
penalty-served = Trest je odpykán: hráč se smí vrátit a dealer to ohlásí flooru.

# Ven z turnaje

removed-keeps-place = Žetony jdou ze hry; hráč končí na { $place }. místě{ $paid ->
    [yes] {""} s příslušnou výhrou
   *[no] {""}
}.
removed-staff-decide = Žetony jdou ze hry; zda hráč získá { $place }. místo, rozhodne personál.
disqualified-no-prize = Žetony jdou ze hry, vklad zůstává v prize poolu a výhra se nevyplácí. O místech níže rozhodne personál.
disqualified-places-rise = Žetony jdou ze hry, vklad zůstává v prize poolu a výhra se nevyplácí. Všechna místa níže se posunou o jedno nahoru.
disqualified-staff-decide = Žetony jdou ze hry a vklad zůstává v prize poolu; o výhře rozhodne personál.

# Pořádek v herně

admission-let-in = Osoba smí hrát.
admission-too-young = Hrát smí jen osoby od { $age } let.
admission-document-missing = Bez platného průkazu totožnosti nikdo hrát nesmí.
admission-forged = Průkaz je padělaný: osoba hrát nesmí a může následovat trest.
admission-staff-decide = Zda osoba smí hrát, rozhodne personál.
rabbit-never-in-tournaments = V turnaji se karty po handě nikdy nedotáčejí.
rabbit-in-exceptions = V cash game se karty dotáčejí jen výjimečně: rozhodne personál.
rabbit-staff-decide = Zda se karty dotočí, rozhodne personál.

option-clock-runs = čas běží, { $to } sekund
option-clock-not-yet = ještě ne
option-action-stands = akce platí
option-time-was-over = čas už vypršel
option-deemed-check = počítá se jako check
option-deemed-fold = počítá se jako složení
option-penalty-warning = napomenutí
option-penalty-missed-hands = vynechané handy
option-penalty-missed-rounds = vynechaná kola
option-penalty-time-away = určitou dobu mimo stůl
option-penalty-dead-hand = karty jsou mrtvé
option-penalty-lost-bets = sázky v banku propadají
option-penalty-no-raising = bez práva sázet a navyšovat
option-penalty-device-forbidden = zákaz používat zařízení
option-penalty-removal = vyloučení
option-penalty-disqualification = diskvalifikace
option-penalty-ban = zákaz vstupu
option-count-in-hands = { $to } hand
option-gets-the-place = { $to }. místo s výhrou
option-gets-nothing = nic
option-places-rise = místa níže se posunou o jedno nahoru
option-places-stay = místa níže zůstanou
option-let-in = osoba smí hrát
option-not-let-in = osoba hrát nesmí
option-run-out = karty dotočit
option-not-run-out = karty neukazovat
