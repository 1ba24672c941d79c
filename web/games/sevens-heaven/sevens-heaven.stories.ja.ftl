sevens-heaven-story-jackpot = 7が3枚。点数そっちのけで、ジャックポット！
sevens-heaven-story-bankrupt = 1トリックでも取れば、{ $points }点を守れました。
sevens-heaven-story-chip = 降りて{ $seat }に賭け、{ $points }点を取りました。
# 勝負を決めた配札
sevens-heaven-dealt-high = 15以上が{ $count }枚
sevens-heaven-dealt-low = 6以下が{ $count }枚
