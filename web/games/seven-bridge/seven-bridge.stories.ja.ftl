seven-bridge-story-doubled = 手札の7で、{ $pips }点が{ $points }点になりました。
seven-bridge-story-hair = あと1枚で上がられました。
# 勝負を決めた配札
seven-bridge-dealt-meld = { $count ->
        [0] 最初の手札にメルドなし
       *[other] 最初の手札にメルドあり
    }
