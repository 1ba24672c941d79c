# Before a match: its form, and the page of a deal's link.
setup-seats-fixed = { $seats }人（あなたとコンピューター{ $bots }人）
setup-level-help = どの強さでも、コンピューターに見えているのは、その席のプレイヤーに見えるものだけです。{ $partners ->
        [yes] パートナーは中級以上の強さです。
       *[no] { "" }
    }
level-beginner-about = 基本は知っていますが、初心者らしい間違いをします。出たカードを忘れ、見落とし、勘で決めます。
level-club-about = セオリーどおりに手堅くプレイします。出たカードは数えますが、先は読みません。
level-strong-about = 見えないカードの配置を数十通り試し、いちばん良い手を選びます。
level-expert-about = いちばん強いコンピューターです。ほかの人のプレイに合う配置を、はるかに多く試します。1秒ほどかかることがあります。
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
