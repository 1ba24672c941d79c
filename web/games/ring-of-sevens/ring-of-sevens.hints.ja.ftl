# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
ring-of-sevens-hint-by-small = { hint-you }小勝ちになるのは{ hint-chance }
ring-of-sevens-hint-by-big = { hint-you }大勝ちになるのは{ hint-chance }
ring-of-sevens-hint-by-spared = { hint-you }最下位にならないのは{ hint-chance }
ring-of-sevens-hint-by-unpaid = { hint-you }誰にも払わずにすむのは{ hint-chance }
ring-of-sevens-hint-by-cards = { hint-you }得点札は平均{ $here }点ほど、「{ $instead }」なら{ $there }点ほどです。
ring-of-sevens-hint-out = { hint-you }すぐに上がれます。
ring-of-sevens-hint-own-twin = { hint-it }手札に残る対の{ $twin }が、{ $points }点の得点札になります。
ring-of-sevens-hint-own-way = { hint-it }自分のカード{ $count }枚がすぐ出せるようになります。
ring-of-sevens-behind = { $who ->
        [bare] その
        [answer] 正解の手の
       *[named] 「{ $best }」の
    }
ring-of-sevens-hint-own-later = { ring-of-sevens-behind }先に、自分のカード{ $count }枚が控えています。
ring-of-sevens-hint-end = { ring-of-sevens-behind }先に続くカードを持つ人は、ほかにいません。
ring-of-sevens-hint-neither = { hint-like }ほかの人の助けにはなりません。
ring-of-sevens-hint-fewer = { ring-of-sevens-behind }先に続くカードは、ほかの人の手に{ $few ->
        [0] ありません。「{ $instead }」の先には{ $many }枚あります。
       *[other] { $few }枚、「{ $instead }」の先では{ $many }枚です。
    }
ring-of-sevens-hint-gift = 「{ $instead }」は誰かの{ $twin }を{ $points }点の得点札にします。
ring-of-sevens-hint-lets = 「{ $instead }」は、ほかの人の{ $cards }に道を開きます。
ring-of-sevens-hint-lets-more = 「{ $instead }」で道が開くのは、ほかの人のカード{ $count }枚だけです。
ring-of-sevens-hint-chain = { hint-you }続けて自分の{ $cards }を出せます{ $turns ->
        [0] 。
       *[other] 。{ $turns }手番、パスは要りません。
    }
ring-of-sevens-hint-chain-long = { hint-you }続けて自分のカードを{ $count }枚出せます{ $turns ->
        [0] 。
       *[other] 。{ $turns }手番、パスは要りません。
    }
ring-of-sevens-hint-pass-longer = { $seat }はもうパスがなく、出せなければドボンです。あなたはまだ待てます。
ring-of-sevens-hint-pass-all = 出せる{ $count }枚はどれも、ほかの人の道を開くだけです。
ring-of-sevens-hint-rule-wait = 定石では、長く待てるなら待って、ほかの人に道を開かせます。
ring-of-sevens-hint-rule-hold = 定石では、ほかの人のためにしかならない道は開かず、パスします。
ring-of-sevens-hint-rule-free = 定石では、誰の助けにもならないカードから出します。
ring-of-sevens-hint-rule-fewer = 定石では、ほかの人のカードがいちばん少ない道から開きます。
ring-of-sevens-hint-rule-own = 定石では、自分のカードがいちばん多く控える道から開きます。
ring-of-sevens-hint-pass-block = { hint-you }「{ $instead }」の先で、ほかの人のカード{ $count }枚を止められます。
ring-of-sevens-hint-pass-safe = 「{ $instead }」の場所は誰にも取られないので、急いで出すことはありません。
ring-of-sevens-hint-near = { $seat }は残り{ $count }枚です。待っている余裕はありません。
ring-of-sevens-hint-swap = { hint-you }場のジョーカーが手札に入ります。
ring-of-sevens-hint-joker-safe = { hint-it }その場所のカードは2枚とも手札にあるので、ジョーカーを取られません。
ring-of-sevens-hint-joker-way = { hint-you }ジョーカーの先に、自分のカードを{ $count }枚出せます。
ring-of-sevens-hint-keeps = 「{ $instead }」なら{ $card }が手札に残り、{ $count ->
        [0] パスは使い切ります。
       *[other] あと{ $count }回パスできます。
    }
ring-of-sevens-hint-would-keep = 「{ $instead }」なら{ $card }は手札に残りますが、{ $count ->
        [0] パスを使い切ります。
       *[other] パスはあと{ $count }回になります。
    }
ring-of-sevens-hint-budget = { $count ->
        [0] 「{ $instead }」で、パスを使い切ります。
       *[other] 「{ $instead }」をしても、あと{ $count }回パスできます。
    }
ring-of-sevens-hint-rule-patience = 定石では、早いうちはパスして、ほかの人に道を開かせます。

# 検討で繰り返し見つかった損の種類
ring-of-sevens-lapse-opened = ほかの人の道を開いた手が{ $count }回。
ring-of-sevens-lapse-played = パスのほうが良かった手が{ $count }回。
ring-of-sevens-lapse-passed = パスより出すほうが良かった手が{ $count }回。
