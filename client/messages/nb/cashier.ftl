cashier-title = Kasse
cashier-wallet = I lommeboken
cashier-on-tables = Ved bordene
cashier-together = Til sammen
cashier-chart = { $lines ->
    [one] Lommeboken etter siste postering
   *[other] Lommeboken over de siste { $lines } posteringene
}
cashier-lines = Posteringene dine, nyeste først
cashier-when = Når
cashier-what = Hva
cashier-amount = Beløp
cashier-balance = Saldo etterpå
cashier-empty = Ingen posteringer ennå. Finn et bord i lobbyen.
entry-welcome = Startsaldo
entry-buy-in = Innkjøp
entry-top-up = Påfyll
entry-top-up-returned = Påfyll tilbake
entry-returned = Kom tilbake fra bordet
entry-entry = Turneringsinnkjøp
entry-entry-returned = Turneringsinnkjøp tilbake
entry-fee-returned = Turneringsavgift tilbake
entry-rebuy = Sjetonger kjøpt i turnering
entry-prize = Premie
entry-bounty = Hodepenger
entry-bounty-returned = Hodepenger tilbake
entry-taken = Tatt med til bordet
entry-fee = Turneringsavgift
entry-cash-out = Tilbake fra bordet
entry-cash-back = Kontanter tilbake
entry-hand = Hånd
entry-credit = Godskrevet av personalet
entry-debit = Belastet av personalet
entry-charity = Til veldedighet etter 90 dager
entry-ticket = Turneringsbillett
entry-taken-back = Tapt premie
