# The page of charges: what a house takes from pots, by the time, for tournaments.
charges-title = What the house charges
charges-failed = The room did not say what the house charges. Try again in a moment.
charges-since = In force since { $when }.
charges-document = By { $document } ({ $date }).
charges-undated = By { $document }.
charges-cash = Cash games
charges-by-time = Or by the time, where the table pays so:
charges-tables = Tables that play now
charges-live = Table { $table } of the live floor
charges-table-since = since { $when }
charges-tournaments = Tournaments
charges-fee-usual = The fee is { $percent } of the pool’s part of a price, where nothing else is announced.
charges-fee-price = { $buy_in }: { $pool } to the pool, { $fee } fee
charges-all-paid-out = What is paid into the pool is paid out.
charges-share = The house keeps { $percent } of what is paid into the pool.
charges-announced = Announced
charges-fee-of = { $name }: { $price }, of it { $fee } fee
