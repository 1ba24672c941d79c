ring-of-sevens-story-dropped = ドボンで{ $card }を没収、{ $points }点が消えました。
ring-of-sevens-story-big = 上がりは譲っても、得点札{ $points }点で大勝ちです。
