seven-bridge-story-doubled = 手札の7で、{ $pips }点が{ $points }点になりました。
seven-bridge-story-hair = あと1枚で上がられました。
