# Co se u stolu říká při showdownu. $order a $parts jmenují místa.

no-showdown = Zbývá jen místo { $seat }: showdown není a nic se ukazovat nemusí.
show-order-bettor = Místo { $first } naposledy vsadilo nebo navýšilo a ukazuje první. Pořadí míst: { $order }.
show-order-position = Není sázka, podle které by se šlo: první ukazuje místo { $first }. Pořadí míst: { $order }.
show-order-bettor-gone = Kdo vsadil naposledy, už ve hře není: první ukazuje místo { $first }. Pořadí míst: { $order }.
show-order-side-pot = První ukazují hráči posledního vedlejšího banku, nejdříve místo { $first }. Pořadí míst: { $order }.
all-in-hands-at-showdown = Karty zůstávají zakryté až do showdownu.
all-in-hands-later = Ještě se bude sázet: všechny karty se otočí, až sázení skončí.
all-in-hands-turned-up = Sázení skončilo: všechny karty se nyní otáčejí lícem nahoru.
all-in-fold-dead = Karty už nelze odlišit od ostatních: jsou mrtvé.
all-in-fold-dead-penalty = Karty už nelze odlišit od ostatních: jsou mrtvé. Za úmyslné složení může personál uložit trest.
all-in-fold-live = Karty jsou známé: otočí se, jsou živé a mohou vyhrát.
all-in-fold-live-penalty = Karty jsou známé: otočí se, jsou živé a mohou vyhrát. Za úmyslné složení může personál uložit trest.
all-in-fold-staff-decide = Karty jsou známé: zda jsou živé, rozhodne personál.
show-declined = Hráč skládá a vzdává se banku.
no-fold-in-all-in = Někdo je v all-inu, a tak složit nelze: dealer karty otočí a jsou živé.
part-shown-all = Část karet byla ukázána a ostatní složili: je třeba ukázat všechny karty.
wins-unshown = Nikdo jiný karty nemá: hráč vyhrává bez ukázání.
show-all-or-lose = Kdo neukáže všechny karty, nevyhrává nic: ukažte všechny, nebo se vzdejte banku.
floor-asks-to-show = Dealer nic neotáčí. Floor hráče vyzve, aby do { $seconds } sekund ukázal všechny karty, nebo složil.
refusal-hand-dead = Lhůta { $seconds } sekund uplynula: karty jsou mrtvé a hráč dostává trest.
hand-tabled = Všechny karty leží na stole lícem nahoru: jsou vyložené, čtou se a mohou vyhrát.
hand-not-tabled = { $missing ->
    [one] Jedna karta neleží
    [few] { $missing } karty neleží
   *[other] { $missing } karet neleží
} na stole lícem nahoru: karty nejsou vyložené a nemohou vyhrát.
turned-by-another-live = Karty, které otočil někdo jiný, hrají jako živé. Tomu hráči může personál uložit trest.
turned-by-another-staff-decide = Karty otočil někdo jiný: zda jsou živé, rozhodne personál.
cards-speak-duty = Rozhodují karty, ne slova. Kdo vidí chybu, má na ni upozornit.
cards-speak-urged = Rozhodují karty, ne slova. Kdo vidí chybu, je žádán, aby na ni upozornil.
cards-speak-penalty = Rozhodují karty, ne slova. Za úmyslně nesprávné ohlášení může personál uložit trest.
killed-hand-stands = Vyložené výherní karty nelze prohlásit za mrtvé: vyhrávají.
killed-hand-loses = Karty byly vyložené, ale nevyhrávají: rozhodují karty.
killed-hand-not-tabled = Karty nebyly vyložené všechny, a tak tu nemají nárok na bank; platí pravidla o mrtvých kartách.
drawing-dead-no-refund = Vsazených { $amount } zůstává v banku. Že karty nemohly vyhrát, na tom nic nemění.
hand-set-aside = Karty se odloží stranou a floor rozhodne, zda se na ně podívá.
asked-to-see-staff-decide = Na ukázání karet není nárok: zda se na ně podívat, rozhodne personál.
asked-to-see-turned-up = Karty se otočí. Jsou živé a mohou ještě vyhrát.
asked-to-see-no-right = Na ukázání těchto karet není nárok.
show-one-not-in-cash = V cash game nemají ostatní nárok karty také vidět.
show-all-after-the-hand = Karty se nechají stranou a po skončení handy se ukážou všem.
show-all-after-the-betting = Karty se ukážou všem, až sázení skončí.
show-all-at-once = Karty se ukážou všem hned.
what-nobody-called = { $back ->
    [0] {""}
   *[other] {" "}Nedorovnaných { $back } se vrací hráči { $player }.
}
one-pot = Bank je jeden: { $main }.{ what-nobody-called }
side-pots-in-order = Banky se rozhodují v tomto pořadí, v závorce jejich hráči: { $sides }; naposledy hlavní bank, { $all }.{ what-nobody-called }
pot-divides-evenly = Bank { $pot } se dělí beze zbytku. Podle míst: { $parts }.
odd-chip-divided = Bank { $pot } se dělí až na žetony po { $chip }. Podle míst: { $parts }.
dispute-heard = Další handa nezačala: námitka se projedná.
dispute-heard-always = V cash game se neprávem vyhrané dluží, ať se na to přijde kdykoli: námitka se projedná.
dispute-too-late = Další handa začala: námitka přichází pozdě.
dispute-staff-decide = Další handa začala: zda se námitka ještě projedná, rozhodne personál.
what-is-still-owed = { $debt ->
    [0] {""}
   *[other] {" "}Zbývá dluh { $debt }.
}
wrong-pot-corrected = Další handa nezačala: { $paid } dostává pravý vítěz.{ what-is-still-owed }
wrong-pot-repaid = Co bylo vyhráno neprávem, se vrací celé, { $amount }: { $paid } dostává pravý vítěz.{ what-is-still-owed }
wrong-pot-stands = Další handa začala: výplata { $amount } platí.
wrong-pot-staff-decide = Další handa začala: zda se { $amount } vrátí, rozhodne personál.
option-look-at-the-hand = podívat se na karty
option-hand-not-shown = karty se neukážou
option-dispute-heard = námitka se projedná
option-dispute-not-heard = námitka se neprojedná
option-pot-repaid = { $to } se vrací
option-pot-stands = výplata { $to } platí
