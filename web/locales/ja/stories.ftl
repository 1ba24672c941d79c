# 終わったディールのいちばんの見どころを、見出しの下に1文で。$where は場面、$action・$best・$other は手、
# $mine・$theirs は結果（言葉）。
story-where = { $trick ->
        [0] { $auction ->
            [yes] オークション
           *[no] 判断{ $n }
        }
       *[other] 第{ $trick }トリック
    }
story-jackpot = 7が3枚。点数そっちのけで、ジャックポット！
story-find = { $where }の「{ $action }」は、ここまで同じ{ $reached }人のうち{ $missed }人が見逃した手です。
story-cheap-fail = { $bid }の失敗で渡したのは{ $points }点。相手の{ $other }が成功なら{ $value }点でした。
story-good-loss = 負けても、同じ配札の{ $others }人中{ $beaten }人を上回りました。
story-dear-win = 勝ちは勝ち。ただ、{ $others }人中{ $better }人はもっと上でした。
# 負けたあと：いちばん損の大きかった手 $said、またはミスがなければ、同じ配札で勝ったコンピューターの数。
story-lost-mistake = いちばん響いたのは{ $where }。{ $said }
story-lost-cards = { $won ->
        [0] この配札では、コンピューター{ $of }人のうち誰も勝てませんでした。
       *[other] ミスはありませんでした。この配札で勝ったコンピューターは{ $of }人中{ $won }人です。
    }
story-slip = { $won ->
        [yes] それでも勝ち。
       *[no] {""}
    }{ $where }の「{ $action }」が{ $cost }の損。「{ $best }」がありました。
story-bankrupt = 1トリックでも取れば、{ $points }点を守れました。
story-doubled = 手札の7で、{ $pips }点が{ $points }点になりました。
story-turn = 残り{ $cards }枚でダイスをひっくり返し、{ $place }位です。
story-dropped = ドボンで{ $card }を没収、{ $points }点が消えました。
story-big = 上がりは譲っても、得点札{ $points }点で大勝ちです。
story-chip = 降りて{ $seat }に賭け、{ $points }点を取りました。
story-hair = { $how ->
        [made] ぴったり、余りなしの成功です。
        [down] 1トリックに泣きました。
       *[card] あと1枚で上がられました。
    }
story-twin = 達人も、最後まで同じ手を選びました。
story-fork = { $where }、達人は「{ $other }」を選んで{ $theirs }。あなたは{ $mine }でした。
story-own-way = { $where }で達人と分かれ、今回は{ $mine }対{ $theirs }で得をしました。
story-cards-decide = 勝負を決めたのは配札でした。
story-clean = { $went ->
        [lost] ミスはなし。それでも負ける日はあります。
       *[other] ミスは見つかりませんでした。
    }{ $hard ->
        [0] {""}
       *[other] 難しい場面も{ $hard }回、正解しました。
    }
story-course = 残り{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }。{ $rival }を{ $gap }点差で{ $side ->
        [ahead] 引き離しています
       *[behind] 追っています
    }。
story-them = 相手
