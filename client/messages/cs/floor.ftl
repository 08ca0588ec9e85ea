# Rozhodnutí u živého stolu: stránka floormana.
floor-views = Rozhodnutí a jejich záznam
floor-rule = Rozhodnout
floor-record = Záznam
floor-what-happened = Co se stalo
floor-topics = Případy
floor-recent = Naposledy
floor-find = Najít případ
floor-nothing-found = Žádný případ se tak nejmenuje.
floor-choose = Co se stalo? Vyberte případ, uveďte fakta a přečtěte si, jak herna rozhodne.
floor-facts = Fakta
floor-situation = Stůl
floor-more = Více o stolu
floor-clear = Smazat
floor-yes = Ano
floor-no = Ne
floor-amount = Částka
floor-add = Přidat { $amount }
floor-put = Přidat
floor-put-in = Vloženo
floor-in-order = V tomto pořadí
floor-take-back = Vzít zpět { $amount }
floor-missing = Toto ještě není uvedeno.
floor-wrong = Takto to být nemůže.
floor-too-few = { $number ->
    [one] Je třeba aspoň jeden údaj.
    [few] Jsou třeba aspoň { $number } údaje.
    [many] Je třeba aspoň { $number } údaje.
   *[other] Je třeba aspoň { $number } údajů.
}
floor-too-small = Nejmenší hodnota je { $number }.
floor-too-large = Největší hodnota je { $number }.
floor-groups = Druhy případů
floor-all = Vše
floor-wanting = { $count ->
    [one] Ještě chybí jeden údaj.
    [few] Ještě chybějí { $count } údaje.
    [many] Ještě chybí { $count } údaje.
   *[other] Ještě chybí { $count } údajů.
}
floor-no-rules-short = tady žádná pravidla
floor-no-rules = { $house } na to nemá pravidla
floor-no-rules-what = Vyberte jinou hernu, nebo jiný případ.
floor-no-ruling-yet = Zatím bez rozhodnutí
floor-no-ruling-yet-what = Uveďte fakta a stiskněte Rozhodnout.
floor-ruling = Rozhodnutí
floor-decided = Rozhodují články
floor-by-reading = Podle výkladu herny
floor-discretion = Rozhoduje personál
floor-options = Personál může zvolit
floor-steps = Co se udělá, v tomto pořadí
floor-chips = Žetony
floor-put-in-amount = vloženo { $amount }
floor-bound = Zůstává
floor-returned = Vrací se
floor-owes = Ještě přidat
floor-wins = dostává { $amount }
floor-rights = Co kdo ještě může
floor-raise-from = navýšit nejméně na { $from }
floor-raise-to = navýšit na { $to }
floor-raise-range = navýšit na { $from }–{ $to }
floor-clauses = Podle těchto článků
floor-told = Co bylo uvedeno
floor-print = Vytisknout
floor-log = Zapsat
floor-log-title = Do záznamu
floor-decided-as = Rozhodnuto
floor-as-proposed = Podle návrhu.
floor-otherwise = Jinak
floor-otherwise-what = Co bylo rozhodnuto
floor-reason = Důvod, zůstane v záznamu
floor-note = Poznámka, je-li co dodat
floor-table = Stůl
floor-logged = Rozhodnutí je v záznamu.
floor-record-empty = Žádné rozhodnutí není zapsáno
floor-record-empty-what = Rozhodněte případ a zapište ho.
floor-at-table = Stůl { $table }
floor-reason-was = Důvod:
floor-live-table = Živý stůl
floor-no-event = Mimo turnaj
floor-other-table = Jiný stůl
floor-about = Koho se týkalo
