sevens-heaven-story-jackpot = 7が3枚。点数そっちのけで、ジャックポット！
sevens-heaven-story-bankrupt = 1トリックでも取れば、{ $points }点を守れました。
sevens-heaven-story-chip = 降りて{ $seat }に賭け、{ $points }点を取りました。
