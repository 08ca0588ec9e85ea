# Stůl ve hrách s odkrytými kartami, výměnami, volbami a řadami

table-bring-in = Bring-in { $amount }
table-complete-to = Doplnit na { $amount }
table-take-back = Vzít zpět
table-draw-what = Vyberte karty k výměně, nejvýše { $most }
table-draw-cards = { $count ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $count } karty
    [many] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
table-stand-pat = Neměnit
table-discard-what = { $count ->
    [one] Vyberte kartu, kterou odložíte
    [few] Vyberte { $count } karty, které odložíte
    [many] Vyberte { $count } karty, které odložíte
   *[other] Vyberte { $count } karet, které odložíte
}
table-discard-cards = { $count ->
    [one] Odložit jednu kartu
    [few] Odložit { $count } karty
    [many] Odložit { $count } karty
   *[other] Odložit { $count } karet
}
table-offer-what = Nabízí se vám tato odkrytá karta: { $card }. Nechte si ji, nebo dostanete jinou lícem dolů.
table-offer-keep = Nechat si
table-offer-refuse = Odmítnout
table-choose-what = Zvolte, co se teď bude hrát
table-choose = Hrát { $game }
table-your-turn-else = { $what ->
    [discard] Jste na řadě: odložte karty. { $seconds } s.
    [draw] Jste na řadě: vyměňte karty, nebo neměňte. { $seconds } s.
    [answer] Jste na řadě: nechte si nabízenou kartu, nebo odmítněte. { $seconds } s.
    [choose] Jste na řadě: zvolte druh hry. { $seconds } s.
    [run] Jste na řadě: kolikrát se smí vyložit board? { $seconds } s.
   *[place] Jste na řadě: umístěte karty. { $seconds } s.
}
table-deed-bring-in = Bring-in
table-deed-complete = Doplněno
table-deed-discard = Odkládá { $count }
table-deed-draw = Mění { $count }
table-deed-pat = Nemění
table-deed-place = Umístěno
table-choosing = Volí se druh hry
table-rotation = { $game } · handa { $hand } z { $hands }
table-passed-over = { $name } podle pozice tuto handu nehraje
table-given-up = Odloženo: { $cards }
table-community = Karta pro všechny
table-up-cards = odkryté { $cards }
table-share-won = { $amount } { $share }
replay-street-card = { $number }. karta
replay-street-first = Prvních pět
table-log-game-announced = { $game }: handa { $hand } z { $hands }.
table-log-game-chosen = { $mine ->
    [yes] Volíte { $game }.
   *[no] { $name } volí { $game }.
}
table-log-game-chosen-late = Nikdo nezvolil včas: hraje se { $game }.
table-log-up-card-dealt = { $mine ->
    [yes] Dostáváte odkrytě { $card }.
   *[no] { $name } dostává odkrytě { $card }.
}
table-log-community-card-dealt = Balíček nestačí: { $card } je pro všechny.
table-log-muck-reshuffled = Do balíčku se znovu zamíchalo karet: { $count }.
table-log-board-first = První karta boardu: { $cards }.
table-log-board-second = { $board }, { $street ->
    [flop] flop
    [turn] turn
   *[river] river
}: { $cards }.
table-log-bring-in-posted = { $mine ->
    [yes] Vkládáte bring-in { $amount }.
   *[no] { $name } vkládá bring-in { $amount }.
}
table-log-completed = { $mine ->
    [yes] Doplňujete na { $amount }.
   *[no] { $name } doplňuje na { $amount }.
}
table-log-discarded = { $mine ->
    [yes] Odkládáte { $cards }.
   *[no] { $name } odkládá { $cards }.
}
table-log-cards-count = { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
table-log-stood-pat = { $mine ->
    [yes] Neměníte.
   *[no] { $name } nemění.
}
table-log-drew = { $mine ->
    [yes] Měníte { $cards }.
   *[no] { $name } mění { $cards }.
}
table-log-offered-up = { $mine ->
    [yes] Nabízí se vám { $card }.
   *[no] { $name } má v nabídce { $card }.
}
table-log-offer-accepted = { $mine ->
    [yes] Necháváte si: { $card }.
   *[no] { $name } si nechává: { $card }.
}
table-log-offer-refused = { $mine ->
    [yes] Odmítáte: { $card }.
   *[no] { $name } odmítá: { $card }.
}
table-log-late = Čas vypršel. { $sentence }
table-log-hand-mucked = { $mine ->
    [yes] Neukazujete.
   *[no] { $name } neukazuje.
}
table-log-pot-share = { $mine ->
    [yes] Vyhráváte { $amount }: { $share }.
   *[no] { $name } vyhrává { $amount }: { $share }.
}
table-log-cards-dealt = { $mine ->
    [yes] Dostáváte { $cards }.
   *[no] { $name } dostává { $cards }.
}
table-log-cards-to-place = K umístění: { $cards }.
table-log-cards-placed = { $mine ->
    [yes] Umísťujete { $rows }.
   *[no] { $name } umísťuje { $rows }.
}
table-log-rows-scored = { $mine ->
    [yes] Vaše řady: { $rows }.
   *[no] Řady hráče { $name }: { $rows }.
}
table-log-rows-foul = { $mine ->
    [yes] Vaše karty jsou foul.
   *[no] { $name } má foul.
}
table-log-hands-compared = { $name } proti { $other }: { open-face-points }.
table-log-points-paid = { $name } platí { $amount }, dostává { $other }.
table-log-result-settled = { $mine ->
    [yes] Vaše handa: { open-face-points }, { $amount }.
   *[no] { $name }: { open-face-points }, { $amount }.
}
open-face-front = Přední
open-face-middle = Střední
open-face-back = Zadní
open-face-key-front = P
open-face-key-middle = S
open-face-key-back = Z
open-face-empty = prázdná
open-face-bonus = royalty { $points }
open-face-take = Vzít zpět { $card }
open-face-put = { $row }, { $free ->
    [0] plná
    [one] jedno volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}
open-face-what = { $count ->
    [one] Umístěte svou kartu do řady
    [few] Umístěte své { $count } karty do řad
    [many] Umístěte své { $count } karty do řad
   *[other] Umístěte svých { $count } karet do řad
}
open-face-all-laid = Všechny karty jsou vyloženy. Potvrďte, nebo vezměte zpět.
open-face-to-place = Karty k umístění
open-face-confirm = Umístit
open-face-keys = Klávesy: číslice bere kartu, { $front } přední, { $middle } střední, { $back } zadní, Esc bere zpět, Enter umístí
open-face-wait = Karty dostanete, až budete na řadě.
open-face-foul = Foul
open-face-sits-out = Tuto handu nehraje
open-face-not-in = Není v této handě
open-face-points = { $points } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
open-face-how = Jak se to počítalo
open-face-pair = Soupeři
open-face-rows = Řady
open-face-sweep = Sweep
open-face-royalties = Royalty
open-face-total = Body
refused-no-such-card = To není karta z tohoto balíčku.
refused-no-completion = Není tu povinná sázka, kterou byste mohli doplnit.
refused-must-choose = Nejdříve zvolte druh hry.
refused-game-not-offered = Tuto hru tu zvolit nelze.
refused-not-your-card = { $card } není vaše karta.
refused-wrong-card-count = Počet karet, které jste uvedli: { $count }; uveďte { $least } až { $most }.
refused-first-cards-wait = Nejdříve umístěte svých prvních pět karet.
refused-first-cards-are-set = Vaše první karty už jsou umístěny.
refused-not-three-rows = Jsou tři řady: přední, střední a zadní.
refused-wrong-cards = Umístěte přesně ty karty, které jste dostali.
refused-no-such-row = Taková řada neexistuje.
refused-row-is-full = Tato řada je plná.
