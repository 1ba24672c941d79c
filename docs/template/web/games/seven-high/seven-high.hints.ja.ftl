# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$best や $instead は名前で届く。
seven-high-it = { $who ->
        [answer] 正解の手
       *[named] 「{ $best }」
    }
seven-high-hint-by-trick = { hint-you }このトリックに勝つのは{ hint-chance }
seven-high-hint-lead = { $higher ->
        [0] { seven-high-it }に勝てるのは7だけです。
       *[other] 7のほかに{ seven-high-it }に勝てるカードは、残り{ $higher }枚です。
    }
seven-high-hint-lead-seven = 手札は7だけです。{ seven-high-it }に勝てるのは、あとから出る7だけです。
seven-high-hint-last = { hint-it }最後の番なので、このトリックに勝ちます。
seven-high-hint-seven = { seven-high-it }に勝てるのは、あとから出る7だけです。
seven-high-hint-cover = { $higher ->
        [0] { hint-it }あとから7が出ないかぎり勝ちます。
       *[other] { hint-it }今はいちばん強くなります。あとから負けることもあります。
    }
seven-high-hint-duck = { hint-it }このトリックは譲り、勝てるカードを残せます。
seven-high-hint-lost = { hint-it }勝てないこのトリックに、いちばん弱いカードを使えます。
