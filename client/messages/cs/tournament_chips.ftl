# Na kolik vstupů žetony turnaje stačí a co výměna uvolní.
capacity-title = Na kolik žetony stačí
capacity-reck = Počítá se s { $entries } vstupy.
capacity-more = { $item } po { $chips }: stačí ještě na { $more }; pak dojdou žetony po { $value }.
capacity-none = { $item } po { $chips }: na další nestačí, žetonů po { $value } je málo.
capacity-freed = Po úrovni { $level } se stáhnou všechny žetony po { $old }: uvolní se { $freed }, přijde { $needed } žetonů po { $new }.
capacity-missing = Žetonů po { $new } chybí { $missing }.
capacity-values = Vydáno: { $list }.
capacity-one = { $value } × { $out } z { $owned }
capacity-left = Žetony stačí ještě na { $more }.
capacity-short = Žetony nestačí: na další je málo žetonů po { $value }.
