# Co se u stolu říká o sázkách.

what-moves = { $all-in ->
    [yes] {" "}Je to all-in.
    [full] {" "}Je to all-in a plné navýšení: sázení je opět otevřené.
    [short] {" "}Je to all-in, a ne plné navýšení: kdo už jednal, může jen dorovnat, nebo složit.
   *[no] {""}
}{ $returned ->
    [0] {""}
   *[other] {" "}Vrací se { $returned }.
}{ $owes ->
    [0] {""}
   *[other] {" "}Hráč přidá ještě { $owes }.
}
what-caller-moves = { $returned ->
    [0] {""}
   *[other] {" "}Dorovnávajícímu se vrací { $returned }.
}{ $owes ->
    [0] {""}
   *[other] {" "}Dorovnávající přidá ještě { $owes }.
}
single-chip-call = Jeden žeton beze slova je dorovnání na { $to }.{ what-moves }
single-chip-check = Jeden žeton beze slova je tady check.{ what-moves }
single-chip-bet = Jeden žeton beze slova je sázka: { $to }.{ what-moves }
single-chip-raise = { $did ->
    [bet] Sázka byla ohlášena před žetonem: je { $to }.
   *[raise] Navýšení bylo ohlášeno před žetonem: je na { $to }.
}{ what-moves }
single-chip-staff-decide = O tom, zda je žeton sázkou { $to }, nebo checkem, rozhodne personál.
last-chips-staff-decide = Jsou to poslední žetony hráče. Rozhodne personál: all-in za { $most }, nebo { $did ->
    [check] check
   *[call] dorovnání na { $to }
}.
option-all-in = all-in za { $to }
option-only-call = dorovnání na { $to }
undercall-full = Je to plné dorovnání na { $to }.{ what-moves }
undercall-staff-may-let-fold = Dorovnání je třeba doplnit na { $to }.{ what-moves } Personál může hráči dovolit složit a ztratit jen to, co už vložil.
undercall-staff-decide = Rozhodne personál: přidat ještě { $owes } a dorovnat na { $to }, nebo složit a ztratit vložené žetony.
option-bet = sázka { $to }
option-check = check
option-complete-the-call = doplnit dorovnání na { $to }
option-fold-and-lose-what-is-in = složit; { $to } zůstává v banku

stands-fold = Hráč složil.
stands-check = Toto je check.
stands-call = Toto je dorovnání na { $to }.{ what-moves }
stands-bet = Toto je sázka { $to }.{ what-moves }
stands-raise = Toto je navýšení na { $to }.{ what-moves }
raise-not-open = Navýšit tu nelze: je to dorovnání na { $to }.{ what-moves }
several-chips-call = Bez jednoho z žetonů by dorovnání nebylo pokryto: dorovnání na { $to }.{ what-moves }
check-against-bet = Je vsazeno { $to }: check nelze. Hráč může jen dorovnat, nebo složit, a v tomto kole už nesmí vsadit ani navýšit.
unclear-amount = Z toho, co to může znamenat, platí nejvyšší částka do výše banku { $pot }: { $to }.
unclear-amount-staff-decide = Co znamená „{ $number }“, rozhodne personál; hráč má říci částku.
pot-said = „Pot“ tu není částka. Hráč musí jít aspoň na { $to } a má říci částku.{ pot-said-again }
pot-said-staff-decide = Co tu znamená „pot“, rozhodne personál; je to aspoň { $to }.{ pot-said-again }
pot-said-again = { $times ->
    [0] {""}
   *[other] {" "}Řečeno už { $times }krát: personál může uložit trest.
}
condition-void = Podmínka nikoho nezavazuje: hráč jedná, až na něj přijde řada.
condition-staff-decide = Zda hráče zavazuje to, co řekl s podmínkou, rozhodne personál.
string-bet = Platí jen první pohyb: { $to }.{ what-moves }
string-bet-call = Více pohybů beze slova není navýšení: je to dorovnání na { $to }.{ what-moves }
string-bet-staff-confirm = Zda šlo o string bet, potvrdí personál: pak platí jen první pohyb, { $to }.
raise-then-motions = Navýšení bylo ohlášeno; po něm { $motions ->
    [one] platí jeden pohyb
    [few] platí { $motions } pohyby
   *[other] platí { $motions } pohybů
}: { $to }.{ what-moves }
may-bet = { $exact ->
    [all-in] Vsadit lze jen all-in, { $most }.
    [yes] Sázka je { $most }.
   *[no] Sázka může být { $least } až { $most }.
}
may-raise = Dorovnání je na { $to }; { $exact ->
    [all-in] navýšit lze jen all-inem, na { $most }
    [yes] navýšení na { $most }
   *[no] navýšení nejméně na { $least } a nejvýše na { $most }
}.
may-not-raise = Hráč nemůže navýšit; dorovnání je na { $to }.
out-of-turn-stands = Akce mimo pořadí platí: { $did ->
    [fold] složení
    [check] check
    [call] dorovnání na { $to }
    [bet] sázka { $to }
   *[raise] navýšení na { $to }
}.{ what-moves }
out-of-turn-waits = Akce čeká: nejdříve jednají přeskočení hráči a vložené žetony zůstávají před hráčem.
out-of-turn-returned = Sázka se zvýšila dřív, než na hráče přišla řada: akce se bere zpět a hráč může složit, dorovnat, nebo navýšit.{ what-moves }
out-of-turn-reduced-to-call = Přeskočený hráč dorovnal: je to jen dorovnání na { $to }.{ what-moves }
out-of-turn-reduced-to-check = Přeskočený hráč dal check: je to jen check.{ what-moves }
out-of-turn-check-no-raise = Kdo dal check mimo pořadí, nesmí v tomto kole vsadit ani navýšit.
reacted-returned = Kdo reagoval na hráče mimo pořadí, bere zpět { $returned } a jedná znovu.
reacted-staff-decide = Zda platí reakce na hráče mimo pořadí, rozhodne personál.
skipped-deemed = Po přeskočeném hráči, který se neozval, jednali dva další: { $did ->
    [check] počítá se to jako check
   *[fold] počítá se to jako složení
}.
skipped-turn-goes-back = Nyní je na řadě přeskočený hráč.
skipped-premature-cards = Karty přišly předčasně: postupuje se jako u předčasných karet.
skipped-staff-decide = Zda se přeskočený hráč ještě dostane na řadu, rozhodne personál.
substantial-action = Došlo už k podstatné akci: misdeal není možný, handa se dohraje.
no-substantial-action = K podstatné akci ještě nedošlo: misdeal je stále možný.
all-in-open = Sázení je otevřené: složit, dorovnat { $to }, nebo navýšit { $exact ->
    [yes] na { $least }
   *[no] nejméně na { $least }
}.
all-in-closed = All-in není plné navýšení: jen složit, nebo dorovnat { $to }.
hidden-chips-lost = Ztrácejí se i skryté žetony: hráč v all-inu platí celkem { $pays }.
hidden-chips-win-nothing = Skryté žetony nic nevyhrávají: výhra je { $wins }, { $hidden } zůstává hráči.
hidden-chips-to-winner = Později nalezené žetony { $hidden } dostává vítěz banku: celkem { $pays }.
hidden-chips-out-of-play = Úmyslně skryté žetony nejsou ve hře: hraje se o { $wins }.
hidden-chips-staff-decide = Zda se počítají později nalezené žetony { $hidden }, rozhodne personál.
all-in-left-dead = Hráč v all-inu odešel od stolu: karty jsou složeny.
all-in-left-dead-unless-restored = Hráč v all-inu odešel od stolu: karty jsou mrtvé, pokud je personál nevrátí do hry.
all-in-left-penalty = Karty zůstávají ve hře; za odchod od stolu může personál uložit trest.
wrong-count-real = Rozhodují žetony, ne slova: dorovnání je { $pays }.{ what-caller-moves }
wrong-count-stated = Dorovnává se to, co bylo řečeno: { $pays }; sázejícímu se vrací { $back }.{ what-caller-moves }
wrong-count-staff-decide = Zda je dorovnání { $real } podle žetonů, nebo řečených { $stated }, rozhodne personál.
wrong-count-covered-staff-decide = O výši dorovnání rozhodne personál: { $real } podle všech žetonů, { $less } bez zakrytých, nebo řečených { $stated }.
late-callers = { $callers ->
    [add] {" "}Kdo dorovnal, má ve hře také { $call }.
    [again] {" "}Kdo dorovnal, bere žetony zpět a jedná znovu.
   *[none] {""}
}
late-bet-corrected = Částka se opravuje: { $did ->
    [check] check
    [call] dorovnání na { $to }
    [bet] sázka { $to }
   *[raise] navýšení na { $to }
}.{ what-moves }{ late-callers }
late-bet-stands = Na opravu částky je pozdě. Platí { $did ->
    [bet] sázka { $to }
   *[raise] navýšení na { $to }
}.{ what-moves }
late-bet-stands-called = Částka už byla dorovnána a nezvyšuje se. Platí { $did ->
    [bet] sázka { $to }
   *[raise] navýšení na { $to }
}.{ what-moves }
option-the-amount = { $to }
option-ask-the-player = zeptat se hráče na částku
option-at-least-the-minimum = nejméně { $to }
option-hold-to-it = hráče to zavazuje
option-no-effect = nemá to účinek
option-string-bet = string bet: { $to }
option-one-motion = nebyl to string bet: { $to }
option-take-back = vzít zpět a jednat znovu
option-stands = platí to
option-turn-goes-back = na řadě je přeskočený hráč
option-skipped-check = bere se to, jako by hráč dal check
option-skipped-fold = bere se to, jako by hráč složil
option-hidden-chips-count = žetony se počítají
option-hidden-chips-do-not-count = žetony se nepočítají
option-hand-dead = karty jsou mrtvé
option-hand-restored = karty se vracejí do hry
option-penalty = trest
option-no-penalty = bez trestu
count-told = Dealer to spočítá a řekne hráči.
count-staff-decide = Zda se to spočítá, rozhodne personál.
pot-spread = Velikost banku se tu neříká; dealer jej může rozložit, aby si ho hráč spočítal.
stack-estimated = Žetony se nepočítají; leží tak, aby je bylo možné odhadnout.
information-not-told = Dealer to nesdělí: hráči sledují akce sami.
information-staff-decide = Zda to dealer smí sdělit, rozhodne personál.
option-count-it = spočítat
option-spread-it = jen rozložit
option-tell-it = sdělit
option-leave-it-untold = nesdělit
