# Stránka poplatků: co si dům bere z potů, za čas a za turnaje.
charges-title = Co si dům účtuje
charges-failed = Herna neřekla, co si dům účtuje. Zkuste to za chvíli znovu.
charges-since = Platí od { $when }.
charges-document = Podle dokumentu { $document } ({ $date }).
charges-undated = Podle dokumentu { $document }.
charges-cash = Cash hry
charges-by-time = Nebo za čas, kde stůl platí takto:
charges-tables = Stoly, kde se teď hraje
charges-live = Stůl { $table } v herně
charges-table-since = od { $when }
charges-tournaments = Turnaje
charges-fee-usual = Poplatek je { $percent } z části ceny určené do prize poolu, není-li vyhlášeno jinak.
charges-fee-price = { $buy_in }: { $pool } do prize poolu, { $fee } poplatek
charges-all-paid-out = Co se zaplatí do prize poolu, vše se vyplatí.
charges-share = Dům si nechává { $percent } z toho, co se zaplatí do prize poolu.
charges-announced = Vyhlášené
charges-fee-of = { $name }: { $price }, z toho poplatek { $fee }
