seven-euchre-story-cheap-fail = { $bid }の失敗で渡したのは{ $points }点。相手の{ $other }が成功なら{ $value }点でした。
seven-euchre-story-hair = { $how ->
        [made] ぴったり、余りなしの成功です。
       *[down] 1トリックに泣きました。
    }
# 勝負を決めた配札、味方2人の合計
seven-euchre-dealt-sevens = 味方2人で7が{ $count }枚
seven-euchre-dealt-tops = 味方2人で各スート最強のカードが{ $count }枚
