# People: roles, invitations, credits that need two, hands read with a reason.
people-title = Lidé a kredity
people-staff = Personál a koho hledáte
people-you = vy
people-role-of = Role: { $name }
people-role-sheet = { $name }: { $role }
people-role-act = Nastavit roli
people-role-done = { $name } je od této chvíle { $role }.
people-reset = Nové heslo
people-reset-name = Nové heslo: { $name }
people-reset-sheet = Půlka kódu pro hráče { $name }
people-reset-what = Jen pro člověka, kterého znáte nebo jehož totožnost jste viděli. Vy dáte jednu půlku kódu, druhou jiný člen personálu. S druhou půlkou přestává heslo hráče { $name } platit, hráč je všude odhlášen a odchází od stolů. Půlka se ukáže jednou.
people-reset-act = Dát půlku kódu
people-reset-done = Půlka kódu pro hráče { $name } je dána.
people-hands = Handy
people-hands-name = Handy: { $name }
people-hands-sheet = Číst handy: { $name }
people-hands-what = Seznam bez karet hráče. Že jste ho četli a proč, zůstane v záznamech.
people-hands-act = Číst
people-hands-done = Zaznamenáno.
people-hands-title = Handy: { $name }
people-hands-none = Zatím žádná handa
read-hand-title = Cizí handa
read-hand-what = Tuto handu jste nehráli ani nesledovali. Řekněte, proč ji čtete: zůstane to v záznamech. Otevře se na hodinu, jak ji viděl divák.
read-hand = Přečíst handu
credits-title = Kredity, které schvalují dva
credits-what = Co je nad limity jednoho člena personálu, tu čeká na schválení druhým.
credits-none = Nic nečeká.
credits-by = navrhl { $name }, { $time }
credits-open = čeká do { $time }
credits-over = propadlo { $time }
credits-confirmed = potvrzeno
credits-declined = zamítnuto
credits-confirm = Potvrdit
credits-confirm-name = Potvrdit kredit: { $name }
credits-decline = Zamítnout
credits-decline-name = Zamítnout kredit: { $name }
people-confirm-sheet = Potvrdit { $amount }: { $name }
people-confirm-what = Jste druhý: podívejte se na to, co viděl první. Peníze se převedou hned.
people-confirm-act = Potvrdit { $amount }
people-confirm-done = { $name }: připsáno { $amount }.
people-decline-sheet = Zamítnout { $amount }: { $name }
people-decline-what = Žádné peníze se nepřevedou.
people-decline-act = Zamítnout
people-decline-done = Kredit je zamítnut: { $name }.
credit-waits-for-second = { $amount } čeká na schválení druhým členem personálu.
limits-title = Co smí personál dát sám
limits-what = Za posledních 24 hodin. Počítají se i pozvánky a to, co personál zaručí nebo přidá do turnajů. Co překročí kterýkoli z limitů, potřebuje druhého člena personálu.
limits-player = Jednomu hráči, od celého personálu
limits-giver = Od vás, všem hráčům
limits-room = Od celého personálu, všem hráčům
limits-used = dáno { $given }, zbývá { $left }
limits-second = Co potřebuje dva, čeká na druhého { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
  }; pak propadne.
limits-role = { $hours ->
    [0] Dva členové personálu smějí rozhodovat spolu, jakmile oba mají své role.
    [one] Dva členové personálu rozhodují spolu, až když oba mají své role { $hours } hodinu.
    [few] Dva členové personálu rozhodují spolu, až když oba mají své role { $hours } hodiny.
   *[other] Dva členové personálu rozhodují spolu, až když oba mají své role { $hours } hodin.
  }
limits-makers = Dva se nepočítají za dva, když jeden dal druhému roli, přímo nebo přes jiné.
limits-reset = Kód pro nové heslo i každá jeho půlka platí { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
  }.
limits-still = { $hours ->
    [0] Když si hráč nastaví heslo takovým kódem, peníze se smějí hýbat hned.
    [one] Když si hráč nastaví heslo takovým kódem, peníze stojí { $hours } hodinu.
    [few] Když si hráč nastaví heslo takovým kódem, peníze stojí { $hours } hodiny.
   *[other] Když si hráč nastaví heslo takovým kódem, peníze stojí { $hours } hodin.
  }
limits-invitation = Pozvánka platí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }.
invitations-title = Pozvánky
invitations-new = Pozvat
invitations-for = Pro koho
invitations-open-what = Účet tu může mít kdokoli; pozvánku nikdo nepotřebuje.
invitations-invitation-what = Účet tu může mít jen pozvaný. Každý kód otevře jeden.
invitations-closed-what = Herna tu nové účty neotevírá.
invitations-by = { $name }, { $time }
invitations-used = použil { $name }
invitations-open = platí do { $time }
invitations-over = propadlá
invitations-withdraw = Odvolat
invitations-withdraw-name = Odvolat pozvánku: { $reason }
people-invite-sheet = Pozvánka
people-invite-what = Kód, který otevře jeden účet. Ukáže se jednou.
people-invite-act = Vytvořit kód
people-invite-done = Pozvánka je vytvořena.
people-withdraw-sheet = Odvolat pozvánku
people-withdraw-what = Její kód přestane platit.
people-withdraw-act = Odvolat
people-withdraw-done = Pozvánka je odvolána.
code-reset-title = Půlka kódu pro hráče { $name }
code-first-what = Tohle je první půlka. Dejte ji jen hráči { $name }; nic se zatím nezměnilo. Druhou půlku dá jiný člen personálu týmž tlačítkem.
code-second-what = Tohle je druhá půlka. Dejte ji jen hráči { $name }. S oběma, první napřed, se nové heslo nastaví na stránce „Nové heslo“, kam vede odkaz z přihlášení.
code-invite-title = Pozvánka
code-invite-what = Předejte ji pozvanému. Znovu se neukáže.
code-until = Platí jednou, do { $time }.
code-copy = Kopírovat
code-copied = Zkopírováno.
code-not-copied = Prohlížeč tu kopírovat nedovolí; opište si jej.
record-set-role = Role
record-reset-password = Kód k novému heslu
record-ask-code = První půlka kódu pro heslo
record-set-password = Heslo nastaveno kódem
record-invite = Pozvání
record-withdraw-invitation = Pozvánka odvolána
record-propose-credit = Kredit navržen
record-confirm-credit = Kredit potvrzen
record-decline-credit = Kredit zamítnut
record-ask-house-money = Žádost o peníze domu
record-read-hand = Handa přečtena
record-read-hands = Handy přečteny
