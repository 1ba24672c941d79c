# 終わったディールの再生、リプレイのリンク、送られてきた場面

# 再生
replay-steps = ディールの進み
replay-seen-from = だれの席から見るか
replay-all-open = 全員の手札を公開
replay-place = ディールの中の位置
replay-step = { $of }手中{ $n }手目
replay-first = 最初へ
replay-part-back = 一区切り戻る
replay-back = 一手戻る
replay-play = 自動で進める
replay-pause = 止める
replay-on = 一手進む
replay-part-on = 一区切り進む
replay-last = 最後へ
replay-start = ディールの始まりです。
replay-unseen = { $seat }：ほかの人には見えない手
replay-unseen-own = { $seat }：{ $action }（ほかの人には見えません）
replay-hand = { $seat }：手札{ $count }枚
replay-key-step = ← → | 一手ずつ
replay-key-part = Shift+← Shift+→ | トリックや一巡ごとに
replay-key-ends = Home End | 最初へ、最後へ
replay-key-play = Space | 自動で進める、止める

# そこからの道
replay-watch = { $unit ->
        [round] このラウンドを再生
       *[deal] このディールを再生
    }
replay-share-deal = { $unit ->
        [round] このラウンドを送る
       *[deal] このディールを送る
    }
replay-share-decision = この場面を送る
replay-try = ここからやり直す
replay-play-on = ここから続きを打つ

# リプレイのリンク
seat-sender = 送り主
sent-deal = 実戦のディール
sent-deal-intro = だれかがこの配札で遊び、その経過を送ってくれました。
sent-decision = あなたならどうする？
sent-decision-intro = だれかが実際に迷った場面です。そのとき見えていたものだけが見えます。何を選び、どうなったかは、あなたが決めるまで伏せておきます。
sent-number = ディール
sent-decide = まず自分で決める
sent-play = まず自分で打つ
sent-watch = 再生する
sent-bad-place = このリンクが指す場面は、送り主が選んだ場面ではありません。ディールの再生はできます。
sent-not-shown = 送り主の選択は、あなたが決めるまで伏せておきます。
sent-decided = あなたの答え
sent-thinking = 二つの選択を比べています…
sent-same = あなたも送り主も「{ $action }」を選びました。
sent-yours = あなたの選択
sent-theirs = 送り主の選択
sent-best = 検討の第一候補
sent-both = あなたと送り主の選択
sent-why = 理由
sent-choices = 比べた手のすべて
sent-unweighed = 比べた手の中にありません
sent-no-loss = 損なし
sent-loss = { $unit ->
        [tricks] { $loss }トリックの損
        [points] { $loss }点の損
        [win] 勝つ見込みで{ $loss }%の損
       *[place] 順位で{ $loss }の損
    }
sent-worlds = { $worlds ->
        [0] いちばん強いプレイヤーの経験則による判断です。
       *[other] そのとき知りえたことだけから、{ $worlds }通りの配置で試しました。
    }
sent-go-on = 自分の選択で続ける
sent-from-start = 最初から打つ
