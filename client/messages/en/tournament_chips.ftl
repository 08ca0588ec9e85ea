# How far the chips of an event go: entries, rebuys and add-ons, and what a colour-up frees.
capacity-title = How far the chips go
capacity-reck = { $entries } entries are reckoned with.
capacity-more = { $item } of { $chips }: enough for { $more } more; then chips of { $value } run out.
capacity-none = { $item } of { $chips }: not enough for one more, there are too few chips of { $value }.
capacity-freed = After level { $level } all chips of { $old } go: { $freed } are free, { $needed } chips of { $new } come in.
capacity-missing = Of { $new } { $missing } are missing.
capacity-values = Handed out: { $list }.
capacity-one = { $value } × { $out } of { $owned }
capacity-left = The chips are enough for { $more } more.
capacity-short = The chips run short: too few of { $value } for one more.
