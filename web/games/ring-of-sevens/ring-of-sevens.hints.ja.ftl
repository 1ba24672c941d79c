# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
ring-of-sevens-hint-by-small = 小勝ちになるのは{ hint-chance }
ring-of-sevens-hint-by-big = 大勝ちになるのは{ hint-chance }
ring-of-sevens-hint-by-spared = 最下位にならないのは{ hint-chance }
ring-of-sevens-hint-by-unpaid = 誰にも払わずにすむのは{ hint-chance }
ring-of-sevens-hint-by-cards = 得点札は平均{ $here }点ほど、「{ $instead }」なら{ $there }点ほどです。
ring-of-sevens-hint-out = これで上がりです。
ring-of-sevens-hint-own-twin = 対の{ $twin }も手札にあり、{ $points }点の得点札になります。
ring-of-sevens-hint-own-way = 自分のカード{ $count }枚に、すぐ道が開きます。
ring-of-sevens-hint-own-later = この先で、自分のカード{ $count }枚が待っています。
ring-of-sevens-hint-end = この先で待っている、ほかの人のカードはありません。
ring-of-sevens-hint-neither = 「{ $instead }」と同じく、ほかの人の助けになりません。
ring-of-sevens-hint-fewer = この先で待つほかの人のカードは{ $few ->
        [0] なく
       *[other] { $few }枚
    }、「{ $instead }」だと{ $many }枚です。
ring-of-sevens-hint-gift = 「{ $instead }」だと、{ $twin }が誰かの得点札（{ $points }点）になります。
ring-of-sevens-hint-lets = 「{ $instead }」だと、ほかの人の{ $cards }に道が開きます。
ring-of-sevens-hint-lets-more = 「{ $instead }」だと、道が開くのはほかの人のカード{ $count }枚だけです。
ring-of-sevens-hint-pass-longer = { $seat }はもうパスできません。こちらは待てます。
ring-of-sevens-hint-pass-block = 「{ $instead }」の先で、ほかの人のカード{ $count }枚を止めています。
ring-of-sevens-hint-pass-safe = 「{ $instead }」の置き場は誰にも取られないので、急ぎません。
ring-of-sevens-hint-last-pass = 最後のパスを残せます。
ring-of-sevens-hint-near = { $seat }は残り{ $count }枚。待っている余裕はありません。
ring-of-sevens-hint-passes = パスには限りがあります。出せるうちに出しましょう。
ring-of-sevens-hint-swap = ジョーカーが手に入ります。
ring-of-sevens-hint-joker-safe = その場所のカードは2枚とも手札にあり、ジョーカーを取られません。
ring-of-sevens-hint-joker-way = ジョーカーの先に、自分のカードを{ $count }枚出せます。
