# Siden om betaling: hva et hus tar av potter, for tid og for turneringer.
charges-title = Hva huset tar betalt
charges-failed = Rommet sa ikke hva huset tar betalt. Prøv igjen om litt.
charges-since = Gjelder fra { $when }.
charges-document = Etter { $document } ({ $date }).
charges-undated = Etter { $document }.
charges-cash = Kontantspill
charges-by-time = Eller for tiden, der bordet betaler slik:
charges-tables = Bord som spiller nå
charges-live = Bord { $table } i salen
charges-table-since = fra { $when }
charges-tournaments = Turneringer
charges-fee-usual = Avgiften er { $percent } av premiepottens del av prisen, der ikke annet er kunngjort.
charges-fee-price = { $buy_in }: { $pool } til premiepotten, { $fee } i avgift
charges-all-paid-out = Alt som betales inn i premiepotten, betales ut.
charges-share = Huset beholder { $percent } av det som betales inn i premiepotten.
charges-announced = Kunngjort
charges-fee-of = { $name }: { $price }, av det { $fee } i avgift
