jackpots-title = Jackpotit
jackpots-none = Millään talolla täällä ei ole jackpottia
jackpots-failed = Jackpottien summia ei saatu. Yritä hetken päästä uudelleen.
jackpots-now = on nyt rahastossa, josta osuma maksetaan.
jackpots-collected = Edellisen pelipäivän päättymisen jälkeen kerätty: { $amount }. Se siirtyy rahastoon, kun tämä pelipäivä päättyy.
jackpots-last = Viimeisimmät osumat
jackpots-none-hit = Kukaan ei ole vielä osunut jackpottiin.
jackpots-hit = { $when }, pöytä { $table }, luokka { $category }: { $total } rahaston { $fund } summasta, jakajia { $players }
