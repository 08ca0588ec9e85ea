# Soukromé hry: stoly pro přátele, na pozvánku.

private-game = Soukromá hra
private-yours = Vaše soukromé hry
private-open = Otevřít soukromou hru
private-open-what = Vlastní stůl. Přátelé přijdou přes odkaz a nepotřebují účet, stačí jméno.
private-name = Jak se hra jmenuje
private-rulebook = Podle pravidel
private-stake = Sázky
private-money = Co znamenají žetony
private-money-play = Hrací peníze
private-money-settle_up = Vyrovnat na konci
private-money-play-what = Žetony nemají hodnotu; hra řekne, kdo vyhrál.
private-money-settle_up-what = Žetony jsou dluhy mezi přáteli: na konci hra řekne, kdo komu zaplatí. Peníze se tu nepřevádějí.
private-adjust = Upravit sázky a pravidla
private-adjust-what = Co necháte být, zůstane podle herny. Buy-in se počítá ve velkých blindech.
private-always = Nebere se rake, ke hře stačí dva a nikdo nemusí přinést zpět svůj stack.
private-in-seconds = { $name } (sekundy)
private-offered-straddles = Straddly
private-offered-board-runs = Společné karty dvakrát nebo třikrát
private-choice-at-showdown = při vyložení
private-choice-when-betting-ends = jakmile sázení skončí
private-choice-not-played = nehraje se
private-choice-one-button = ano: vítěz rozdává dál
private-choice-two-buttons = ano: druhý button
private-choice-not-offered = ne
private-choice-up-to-the-button = až po button
private-choice-if-first-does-not = ano, pokud první nechce
private-faults = { $faults ->
    [one] Jedna věc ještě není v pořádku:
    [few] { $faults } věci ještě nejsou v pořádku:
   *[other] { $faults } věcí ještě není v pořádku:
}
private-amount-small-blind-cents = Malý blind
private-amount-big-blind-cents = Velký blind
private-amount-ante-cents = Ante
private-amount-bring-in-cents = Bring-in
private-amount-small-bet-cents = Malá sázka
private-amount-big-bet-cents = Velká sázka
private-amount-point-cents = Bod

private-invite = Pozvat
private-link = Odkaz s pozvánkou
private-link-what = Kdo ho má, může vstoupit. Pošlete ho přátelům; herna si žádnou kopii nenechává.
private-link-unknown = Tento prohlížeč odkaz nezná a herna si kopii nenechává. Vytvořte nový.
private-link-until = Platí do { $until }.
private-copy = Kopírovat
private-copied = Odkaz je zkopírován.
private-share = Sdílet
private-link-new = Nový odkaz
private-link-new-what = Dříve poslaný odkaz už nikoho nepustí. Kdo už ve hře je, zůstává.
private-link-new-why = Nový odkaz

private-invited = Jste pozváni
private-invited-by = { $host } vás zve ke hře.
private-your-name = Vaše jméno
private-your-name-what = Tak vám budou ostatní říkat. Účet nepotřebujete.
private-sit = Posadit se
private-sit-as = Posadit se jako { $name }
private-no-link = Žádná pozvánka
private-no-link-what = V této adrese není pozvánka. Otevřete odkaz přesně tak, jak jste ho dostali.
private-no-way-in = Tento odkaz vás už nepustí
private-how-it-stands = Jak hra stojí

private-not-found = Taková hra není
private-is-over = konec
private-is-paused = přestávka
private-host-says = Hostitel říká: { $why }
private-you-are-removed = Hostitel vás z této hry odebral: { $why }. Co jste vyhráli nebo prohráli, zůstává zapsáno.
private-to-table = Ke stolu
private-people = Kdo je tu
private-host = hostitel
private-removed = odebrán
private-not-seated = nesedí
private-lent = vloženo { $amount }
private-result = Výhra nebo prohra
private-why = Proč (přečtou si to všichni ve hře)
private-pause = Přestávka
private-pause-what = Probíhající hra se dohraje a další se nerozdá, dokud nebudete pokračovat.
private-pause-why = Krátká přestávka
private-resume = Pokračovat
private-resume-what = Znovu se rozdává.
private-resume-why = Přestávka skončila
private-close = Ukončit hru
private-close-what = Všichni odejdou, jakmile skončí probíhající hra, a hra se vyrovná. Nelze to vzít zpět.
private-close-why = Pro dnešek konec
private-remove = Odebrat
private-remove-what = { $name } odejde, jakmile skončí probíhající hra, a bez vašeho svolení se nevrátí. Odkaz se změní: pošlete nový těm, kdo ještě nepřišli.
private-remove-why = Musel odejít
private-let-back = Pustit zpět
private-let-back-what = { $name } může znovu přijít, jako tatáž osoba.
private-let-back-why = Vítejte zpět

private-payments = Kdo komu zaplatí
private-pays = { $payer } zaplatí { $amount } hráči { $payee }
private-pays-nobody = Nikdo nikomu nic nedluží.
private-payments-what = Co nejméně plateb. Herna peníze nepřevádí: zaplaťte si, jak chcete.

refused-link-wrong = Toto není pozvánka této herny. Otevřete odkaz přesně tak, jak jste ho dostali.
refused-link-over = Platnost odkazu skončila. Požádejte hostitele o nový.
refused-link-renewed = Hostitel mezitím vytvořil nový odkaz. Požádejte o něj.
refused-private-over = Hra skončila: hostitel ji ukončil.
refused-private-removed = Hostitel vás z této hry odebral. Co jste vyhráli nebo prohráli, zůstává zapsáno; požádejte hostitele, ať vás pustí zpět.
refused-private-full = Do této hry už přišlo tolik lidí, kolik herna dovolí.
refused-guest-elsewhere = Jste hostem soukromé hry; ke všemu ostatnímu tu potřebujete účet.
refused-guest-name = Řekněte, jak vám mají ostatní říkat.
refused-guest-name-taken = U stolu se už někdo jmenuje { $name }, nebo to vypadá stejně. Zvolte jiné jméno.
refused-no-such-game = Taková soukromá hra není. Možná skončila, nebo je adresa chybně napsaná.
refused-not-the-host = To dělá jen hostitel této hry.
refused-private-off = Provozovatel této herny soukromé hry nedovoluje.
refused-private-money = Soukromé hry jsou tu o hrací peníze.
refused-private-too-many = Máte už otevřeno { $most } soukromých her. Nejdřív jednu ukončete.
refused-private-paused = Další hry se už nerozdávají.
refused-private-not-paused = Hra nemá přestávku.
refused-not-at-game = Ta osoba v této hře není.
refused-not-removed = Ta osoba nebyla z této hry odebrána.
refused-private-table = Do soukromé hry ani z ní se nikdo nepřesazuje a herna tam neukládá tresty.
refused-buy-in-out-of-range = Buy-in je tu { MONEY($least) } až { MONEY($most) }.
