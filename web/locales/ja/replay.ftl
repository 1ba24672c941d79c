# 終わったディールの再生、送られてきた場面

# 再生
replay-steps = ディールの進み
replay-seen-from = 誰の席から見るか
replay-all-open = 全員公開
replay-place = ディールの中の位置
replay-step = { $of }手中{ $n }手目
replay-first = 最初へ
replay-part-back = 一区切り前へ
replay-back = 一手前へ
replay-play = 自動で進める
replay-pause = 止める
replay-on = 一手先へ
replay-part-on = 一区切り先へ
replay-last = 最後へ
replay-start = ディールの始まりです。
replay-at-start = ここがディールの最初です。
replay-at-end = ここがディールの最後です。
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
replay-play-on = ここから続ける

# 送られてきた場面
seat-sender = 送り主
sent-decision-title = あなたなら？
sent-bad-place = このリンクが指す場面は、送り主が選んだ場面ではありません。ディールの再生はできます。
sent-no-hint = ヒントは、決めたあとで使えます。

# 送り主の選択との比較。$mineと$theirsは手を言葉にしたもの
sent-decided = あなたの答え
sent-chosen = あなたの選択は「{ $mine }」。
sent-same = あなたも送り主も「{ $mine }」を選びました。
sent-differs = あなたの選択は「{ $mine }」、送り主は「{ $theirs }」。
sent-thinking = 2つの手を比べています…
sent-yours = あなた
sent-theirs = 送り主
sent-both = あなたと送り主
sent-best = 検討
sent-go-on = 自分の選択で続ける
sent-from-start = { $unit ->
        [round] ラウンドを最初から遊ぶ
       *[deal] ディールを最初から遊ぶ
    }

# そこから続ける
sent-title = あなたの番
sent-back = 戻る
sent-over = あなたの結果が出ました。
sent-went = 送り主
sent-match = 対戦する
