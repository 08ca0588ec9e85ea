# Bordet i spill med åpne kort, bytter, valg og rader

table-bring-in = Bring-in { $amount }
table-complete-to = Fyll opp til { $amount }
table-take-back = Ta tilbake
table-draw-what = Velg kortene du vil bytte, høyst { $most }
table-draw-cards = { $count ->
    [one] Bytt ett kort
   *[other] Bytt { $count } kort
}
table-stand-pat = Stå
table-discard-what = { $count ->
    [one] Velg kortet du vil legge fra deg
   *[other] Velg de { $count } kortene du vil legge fra deg
}
table-discard-cards = { $count ->
    [one] Legg fra deg ett kort
   *[other] Legg fra deg { $count } kort
}
table-offer-what = Du tilbys dette kortet åpent: { $card }. Behold det, eller få et annet lukket.
table-offer-keep = Behold
table-offer-refuse = Nei takk
table-choose-what = Velg spillet for denne hånden
table-choose = Spill { $game }
table-your-turn-else = { $what ->
    [discard] Din tur: legg fra deg kort. { $seconds } sekunder.
    [draw] Din tur: bytt kort eller stå. { $seconds } sekunder.
    [answer] Din tur: behold kortet du tilbys, eller takk nei. { $seconds } sekunder.
    [choose] Din tur: velg spillet. { $seconds } sekunder.
    [run] Din tur: hvor mange ganger kan bordkortene deles ut? { $seconds } sekunder.
   *[place] Din tur: legg kortene dine. { $seconds } sekunder.
}
table-deed-bring-in = Bring-in
table-deed-complete = Fyller opp
table-deed-discard = Legger fra seg { $count }
table-deed-draw = Bytter { $count }
table-deed-pat = Står
table-deed-place = Lagt
table-choosing = Spillet velges
table-rotation = { $game } · hånd { $hand } av { $hands }
table-passed-over = { $name } står over denne hånden på grunn av posisjonen
table-given-up = Lagt fra seg: { $cards }
table-community = Felles kort
table-up-cards = åpent { $cards }
table-share-won = { $amount } { $share }
replay-street-card = Kort { $number }
replay-street-first = De første fem
table-log-game-announced = { $game }: hånd { $hand } av { $hands }.
table-log-game-chosen = { $mine ->
    [yes] Du velger { $game }.
   *[no] { $name } velger { $game }.
}
table-log-game-chosen-late = Ingen valgte i tide: spillet er { $game }.
table-log-up-card-dealt = { $mine ->
    [yes] Du får { $card } åpent.
   *[no] { $name } får { $card } åpent.
}
table-log-community-card-dealt = Kortstokken strekker ikke til: { $card } er for alle.
table-log-muck-reshuffled = { $count } kort blandes inn i kortstokken igjen.
table-log-board-first = Første bordkort: { $cards }.
table-log-board-second = { $board }, { $street ->
    [flop] flopp
    [turn] turn
   *[river] river
}: { $cards }.
table-log-bring-in-posted = { $mine ->
    [yes] Du legger bring-in { $amount }.
   *[no] { $name } legger bring-in { $amount }.
}
table-log-completed = { $mine ->
    [yes] Du fyller opp til { $amount }.
   *[no] { $name } fyller opp til { $amount }.
}
table-log-discarded = { $mine ->
    [yes] Du legger fra deg { $cards }.
   *[no] { $name } legger fra seg { $cards }.
}
table-log-cards-count = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-log-stood-pat = { $mine ->
    [yes] Du står.
   *[no] { $name } står.
}
table-log-drew = { $mine ->
    [yes] Du bytter { $cards }.
   *[no] { $name } bytter { $cards }.
}
table-log-offered-up = { $mine ->
    [yes] Du tilbys { $card }.
   *[no] { $name } tilbys { $card }.
}
table-log-offer-accepted = { $mine ->
    [yes] Du beholder { $card }.
   *[no] { $name } beholder { $card }.
}
table-log-offer-refused = { $mine ->
    [yes] Du takker nei til { $card }.
   *[no] { $name } takker nei til { $card }.
}
table-log-late = Tiden gikk ut. { $sentence }
table-log-hand-mucked = { $mine ->
    [yes] Du viser ikke.
   *[no] { $name } viser ikke.
}
table-log-pot-share = { $mine ->
    [yes] Du vinner { $amount }: { $share }.
   *[no] { $name } vinner { $amount }: { $share }.
}
table-log-cards-dealt = { $mine ->
    [yes] Du får { $cards }.
   *[no] { $name } får { $cards }.
}
table-log-cards-to-place = Å legge: { $cards }.
table-log-cards-placed = { $mine ->
    [yes] Du legger { $rows }.
   *[no] { $name } legger { $rows }.
}
table-log-rows-scored = { $mine ->
    [yes] Radene dine: { $rows }.
   *[no] Radene til { $name }: { $rows }.
}
table-log-rows-foul = { $mine ->
    [yes] Hånden din er foul.
   *[no] { $name } har en foul hånd.
}
table-log-hands-compared = { $name } mot { $other }: { open-face-points }.
table-log-points-paid = { $name } betaler { $amount } til { $other }.
table-log-result-settled = { $mine ->
    [yes] Hånden din: { open-face-points }, { $amount }.
   *[no] { $name }: { open-face-points }, { $amount }.
}
open-face-front = Front
open-face-middle = Midt
open-face-back = Bak
open-face-key-front = F
open-face-key-middle = M
open-face-key-back = B
open-face-empty = tom
open-face-bonus = royalty { $points }
open-face-take = Ta tilbake { $card }
open-face-put = { $row }, { $free ->
    [0] full
    [one] én plass ledig
   *[other] { $free } plasser ledige
}
open-face-what = { $count ->
    [one] Legg kortet ditt i en rad
   *[other] Legg de { $count } kortene dine i rader
}
open-face-all-laid = Alle kort er lagt ut. Bekreft, eller ta tilbake.
open-face-to-place = Kort å legge
open-face-confirm = Legg
open-face-keys = Taster: tall tar et kort, { $front } front, { $middle } midt, { $back } bak, Esc tar tilbake, Enter legger
open-face-wait = Kortene dine kommer når det er din tur.
open-face-foul = Foul
open-face-sits-out = Står over denne hånden
open-face-not-in = Ikke med i denne hånden
open-face-points = { $points } { $count ->
    [one] poeng
   *[other] poeng
}
open-face-how = Slik ble det regnet
open-face-pair = Motstandere
open-face-rows = Rader
open-face-sweep = Sweep
open-face-royalties = Royalties
open-face-total = Poeng
refused-no-such-card = Det er ikke et kort i denne kortstokken.
refused-no-completion = Det er ingen tvungen innsats for deg å fylle opp.
refused-must-choose = Velg først spillet for denne hånden.
refused-game-not-offered = Det spillet kan ikke velges her.
refused-not-your-card = { $card } er ikke et av kortene dine.
refused-wrong-card-count = Du nevnte { $count } kort; nevn { $least } til { $most }.
refused-first-cards-wait = Legg de første fem kortene dine først.
refused-first-cards-are-set = De første kortene dine er allerede lagt.
refused-not-three-rows = En hånd har tre rader: front, midt og bak.
refused-wrong-cards = Legg nøyaktig de kortene du fikk.
refused-no-such-row = Den raden finnes ikke.
refused-row-is-full = Den raden er full.
