upside-down-story-turn = 残り{ $cards }枚でダイスをひっくり返し、{ $place }位です。
# 勝負を決めた配札
upside-down-dealt-strong = 11・12・Kが{ $count }枚
