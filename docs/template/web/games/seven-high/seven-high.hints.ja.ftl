# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
seven-high-hint-by-trick = このトリックに勝つのは{ hint-chance }
seven-high-hint-lead = { $higher ->
        [0] { $card }に勝てるのは7だけです。
       *[other] 7のほかに{ $card }に勝てるカードは、残り{ $higher }枚です。
    }
seven-high-hint-lead-seven = 手札は7だけです。{ $card }に勝てるのは、あとから出る7だけです。
seven-high-hint-last = 最後の番です。{ $card }でこのトリックに勝ちます。
seven-high-hint-seven = { $card }に勝てるのは、あとから出る7だけです。
seven-high-hint-cover = { $higher ->
        [0] あとから7が出なければ、{ $card }で勝ちます。
       *[other] 今は{ $card }がいちばん強くなります。あとから負けることもあります。
    }
seven-high-hint-duck = { $card }でこのトリックは譲り、勝てるカードを残します。
seven-high-hint-lost = このトリックには勝てません。{ $card }を出して、ほかを残します。
