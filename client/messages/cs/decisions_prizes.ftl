# Výherní peníze turnajů, HexaPro, zrušené turnaje, rozlosování žetonů, odměny, dohody a vyloučení hráči.

section-prizes = Výherní peníze
decision-prizes-pool-share = Podíl pro fond
decision-prizes-guarantee = Garantovaný fond
decision-prizes-fees = Tištěné poplatky
decision-prizes-usual-fee = Obvyklý poplatek
decision-prizes-fee-shown = Jak se uvádí cena
decision-prizes-freeroll = Turnaj zdarma
decision-prizes-re-entries-per-entry = Opětovné vstupy za jeden vstup
decision-prizes-ladder-final = Kdy jsou výhry konečné
decision-prizes-amounts-shown = Kdy se ukážou částky
decision-prizes-ladder-shape = Jak výhry klesají podle místa
decision-prizes-equal-places = Místa se stejnou výhrou
decision-prizes-ladder-from-entries = Počet vstupů, od kterého platí žebříček
decision-prizes-paid-places = Podíl placených míst
decision-prizes-least-prize-percent = Nejmenší výhra
decision-prizes-prize-unit-cents = Jednotka výher
decision-prizes-shared-unit-cents = Nejmenší díl dělené výhry
decision-prizes-special-prizes = Zvláštní výhry
decision-prizes-carried-share = Podíl pro pozdější turnaj
decision-prizes-chosen-buy-in = Žetony za zvolený buy-in
decision-prizes-satellite-prizes = Výhry satelitu
decision-prizes-satellite-remainder = Zbytek satelitu
decision-prizes-ticket-use = Kdo smí použít vstupenku

section-hexapro = HexaPro
decision-hexapro-seats = Hráči HexaPro
decision-hexapro-buy-ins = Buy-iny HexaPro
decision-hexapro-games-at-once = Her najednou
decision-hexapro-multipliers = Fondy a jejich šance
decision-hexapro-draw = Jak se losuje fond
decision-hexapro-rake-per-100000 = Rake HexaPro
decision-hexapro-payouts = Výhry HexaPro
decision-hexapro-level-lengths = Délka úrovní HexaPro
decision-hexapro-deck = Balíček v HexaPro
decision-hexapro-starting-stack = Počáteční žetony HexaPro
decision-hexapro-levels = Úrovně HexaPro
decision-hexapro-paid = Kdy HexaPro vyplácí
decision-hexapro-extra-seconds = Čas navíc na připojení
decision-hexapro-sitting-out = Vynechávání v HexaPro
decision-hexapro-never-returns = Kdo se do HexaPro nevrátí
decision-hexapro-unfinished-days = Dny pro nedohrané HexaPro

section-cancellation = Zrušené turnaje
decision-cancellation-compensated = Co hráči dostanou
decision-cancellation-before-start = Zrušeno před začátkem
decision-cancellation-stacks = Žetony, které se počítají
decision-cancellation-fees = Poplatky po začátku
decision-cancellation-before-money = Fond před placenými místy
decision-cancellation-pool-before-money = Který fond se dělí
decision-cancellation-freeroll-pool = Fond turnaje zdarma
decision-cancellation-in-money = Fond na placených místech
decision-cancellation-final-table = Fond u finálového stolu
decision-cancellation-other-prizes = Nepeněžní výhry
decision-cancellation-bounties = Odměny za hlavu při zrušení
decision-cancellation-hexapro-each = Podíl každého v HexaPro
decision-cancellation-odd-unit = Nedělitelný zbytek fondu

section-chip-race = Rozlosování žetonů
decision-chip-race-cards = Karty rozlosování
decision-chip-race-larger-chips = Losované větší žetony
decision-chip-race-winners = Kdo získá větší žetony
decision-chip-race-last-chips = Ztráta posledních žetonů
decision-chip-race-found-later = Později nalezené žetony

section-bounties = Odměny za hlavu
decision-bounties-won-by = Kdo vyhraje odměnu
decision-bounties-shared = Odměna z děleného banku
decision-bounties-odd-chip = Nedělitelný žeton odměny
decision-bounties-bounty-chip-bet = Sázka žetonu odměny
decision-bounties-progressive-left = Progresivní podíl
decision-bounties-last-bounty = Odměna vítěze

section-prize-deals = Dohody o výhrách
decision-prize-deals-allowed = Zda jsou dohody dovoleny
decision-prize-deals-agreed-by = Kdo musí souhlasit
decision-prize-deals-proposed-again = Nový návrh dohody
decision-prize-deals-signing-seconds = Čas na podpis dohody
decision-prize-deals-paid-by = Podle čeho herna vyplácí
decision-prize-deals-reported = Zda se dohody oznamují
decision-prize-deals-odd-unit = Nedělitelný zbytek dohody

section-removals = Vyloučení a diskvalifikovaní hráči
decision-removals-chips = Žetony vyloučeného
decision-removals-entry-money = Buy-in vyloučeného
decision-removals-removed-place = Místo vyloučeného
decision-removals-disqualified-prize = Výhra diskvalifikovaného
decision-removals-lower-places = Místa pod diskvalifikovaným
decision-removals-afterwards = Diskvalifikace po vypadnutí

section-end-of-day = Konec dne
decision-end-of-day-hands = Zbývající handy
decision-end-of-day-earliest-minutes = Nejdříve losování
decision-end-of-day-latest-minutes = Nejpozději losování
