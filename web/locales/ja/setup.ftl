# Before a match: its form, and the page of a deal's link.
setup-seats-fixed = { $seats }人（あなたとコンピューター{ $bots }人）
setup-level-help = どの強さでも、コンピューターに見えているのは、その席のプレイヤーに見えるものだけです。{ $partners ->
        [yes] パートナーは中級以上の強さです。
       *[no] { "" }
    }
level-beginner-about = 気楽な相手です。出たカードを忘れ、見落とし、勘で決めます。
level-club-about = 手堅い相手です。セオリーどおりにプレイし、出たカードを数えますが、先は読みません。
level-strong-about = 先を読む相手です。見えないカードの配置を数十通り試して、一手ずつ選びます。{ $game ->
        [seven-bridge] セブンブリッジでは中級との差は小さく、1ディールあたり0.5点ほどです。
       *[other] { "" }
    }
level-expert-about = 出し方まで読む相手です。上級よりはるかに多くの配置を試し、みんなのプレイに合うものを重んじます。1秒ほどかかることがあります。
setup-rules-other = { $option }：{ $value }
setup-rules-and = 、
setup-advanced = 配札を選ぶ
setup-seed = シード
setup-seed-help = 短い文字列なら何でもかまいません。同じシードとオプションなら、同じカードが配られます。空欄なら毎回新しい配札です。
start-so = この設定で遊ぶ
learn-offer = このゲームは初めてですか？ レッスンで、1つずつ覚えられます。
learn-decline = すぐ遊ぶ
link-heading = この配札で遊ぶ
link-intro = 配札リンクが開かれました。同じリンクを開いた人には、同じカードが配られます。
