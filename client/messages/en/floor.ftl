# Rulings at a live table: the floor's page.
floor-views = Rulings and their record
floor-rule = Rule
floor-record = Record
floor-what-happened = What happened
floor-topics = Cases
floor-recent = Recent
floor-find = Find a case
floor-nothing-found = No case is called that.
floor-choose = What happened? Choose a case, tell the facts, and read what the house makes of them.
floor-facts = Facts
floor-situation = The table
floor-more = More about the table
floor-clear = Clear
floor-yes = Yes
floor-no = No
floor-amount = Amount
floor-add = Add { $amount }
floor-put = Add
floor-put-in = Put in
floor-in-order = In this order
floor-take-back = Take back { $amount }
floor-missing = This is not told yet.
floor-wrong = This cannot be so.
floor-too-few = { $number ->
    [one] One is needed at least.
   *[other] { $number } are needed at least.
}
floor-too-small = { $number } is the least.
floor-too-large = { $number } is the most.
floor-groups = Kinds of cases
floor-all = All
floor-wanting = { $count ->
    [one] One fact is still needed.
   *[other] { $count } facts are still needed.
}
floor-no-rules-short = no rules here
floor-no-rules = { $house } has no rules for this
floor-no-rules-what = Choose another house, or another case.
floor-no-ruling-yet = No ruling yet
floor-no-ruling-yet-what = Tell the facts and press Rule.
floor-ruling = The ruling
floor-decided = Decided by the clauses
floor-by-reading = By the house's reading
floor-discretion = Staff decide
floor-options = Staff may choose
floor-steps = What to do, in this order
floor-chips = Chips
floor-put-in-amount = put in { $amount }
floor-bound = Stays in
floor-returned = Goes back
floor-owes = Still to add
floor-wins = wins { $amount }
floor-rights = What each may still do
floor-raise-from = raise to { $from } at least
floor-raise-to = raise to { $to }
floor-raise-range = raise to { $from }–{ $to }
floor-clauses = By these clauses
floor-told = What was told
floor-print = Print
floor-log = Log it
floor-log-title = Into the record
floor-decided-as = Decided
floor-as-proposed = As proposed.
floor-otherwise = Otherwise
floor-otherwise-what = What was decided
floor-reason = Reason, kept in the record
floor-note = Note, if there is something to add
floor-table = Table
floor-logged = The ruling is in the record.
floor-record-empty = No ruling has been logged
floor-record-empty-what = Rule on a case, then log it.
floor-at-table = Table { $table }
floor-reason-was = Reason:
floor-live-table = Live table
floor-no-event = In no tournament
floor-other-table = Another table
floor-about = Whom it was about
