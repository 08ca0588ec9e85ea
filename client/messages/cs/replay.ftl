replay-title = Přehrání handy
replay-not-found = Tuto handu nelze ukázat
replay-place = Místo v handě
replay-step = Krok { $at } z { $of }
replay-first = Na začátek
replay-back = O krok zpět
replay-on = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-street-preflop = Preflop
replay-street-flop = Flop
replay-street-turn = Turn
replay-street-river = River
replay-street-showdown = Konec
replay-files = Vezměte si ji s sebou
replay-file-phh = Soubor handy (.phh)
replay-file-txt = Text PokerStars (.txt)
replay-file-proof-json = Důkaz (.json)
replay-link = Kopírovat odkaz
replay-link-what = Odkaz se vám otevře, když jste přihlášeni. Ostatní vaše handy nevidí.
replay-link-copied = Odkaz zkopírován
replay-link-is = Odkaz: { $link }
replay-proof = Důkaz o rozdání
replay-proof-what = Před první kartou herna zveřejnila pečeť celého balíčku. Tady podle ní váš vlastní prohlížeč ověří každou kartu, kterou jste viděli.
replay-proof-check = Ověřit hned
replay-proof-cannot = Váš prohlížeč ověřuje jen přes https nebo na počítači samotné herny. Stáhněte si důkaz a ověřte ho skriptem.
replay-proof-none = Herna zatím k této handě důkaz nemá.
replay-proof-good = { $count ->
    [one] Karta, kterou jste viděli, ležela tam, kde říká pečeť.
    [few] Všechny { $count } karty, které jste viděli, ležely tam, kde říká pečeť.
    [many] Všech { $count } karty, které jste viděli, leželo tam, kde říká pečeť.
   *[other] Všech { $count } karet, které jste viděli, leželo tam, kde říká pečeť.
}
replay-proof-bad = Aspoň jedna karta neodpovídá pečeti. Uschovejte soubor s důkazem a řekněte to herně.
replay-proof-other-root = Pečeť v důkazu není ta, která byla zveřejněna před handou. Uschovejte soubor s důkazem a řekněte to herně.
replay-proof-proved = ověřeno
replay-proof-wrong = nesouhlasí
replay-proof-unopened = bez důkazu
replay-proof-place = místo { $place }
share-title = Sdílet tuto handu
share-what = Odkaz ukáže handu tak, jak jste ji viděli, i s vašimi kartami, každému, kdo ho má, bez účtu. Karty, které nikdo neukázal, zůstanou skryté. Odkaz můžete kdykoli zrušit.
share-with-names = Se jmény hráčů
share-make = Vytvořit odkaz
share-link = Odkaz
share-row-names = Odkaz z { $at }, se jmény
share-row-hidden = Odkaz z { $at }, jména skryta
share-end = Zrušit
share-ended = Odkaz už nic neukazuje
shared-title = Sdílená handa
shared-player = Hráč { $number }
shared-you-is = „Vy“ je ten, kdo tuto handu sdílí.
