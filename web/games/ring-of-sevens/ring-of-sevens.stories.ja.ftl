ring-of-sevens-story-dropped = ドボンで{ $card }を没収、{ $points }点が消えました。
ring-of-sevens-story-big = 上がりは譲っても、得点札{ $points }点で大勝ちです。
# 勝負を決めた配札
ring-of-sevens-dealt-sevens = 7が{ $count }枚
ring-of-sevens-dealt-near = 6・8が{ $count }枚
ring-of-sevens-dealt-rich = 5・9が{ $count }枚
ring-of-sevens-dealt-far = 7から遠いA・2・Q・Kが{ $count }枚
