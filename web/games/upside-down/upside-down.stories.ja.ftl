upside-down-story-turn = 残り{ $cards }枚でダイスをひっくり返し、{ $place }位です。
