# エンジンが断った理由：error-<id>。id は engine/nanafuda/errors.py のとおり。

error-unknown-game = 「{ $game }」というゲームはありません。
error-bad-seats = { $game }は{ $min }～{ $max }人用です。{ $seats }人では遊べません。
error-unknown-option = { $game }に「{ $option }」というオプションはありません。
error-bad-option = オプション「{ $option }」に「{ $value }」は選べません。
error-points-without-score = 点数先取で遊ぶには、得点を「なし」以外にしてください。
error-bad-seed = シードは1～64文字にしてください。
error-bad-first = 最初のディーラーは席0～{ $last }から選んでください。
error-bad-deck = { $deck }番目の山札に、足りないカードか重なったカードがあります。
error-unknown-level = 「{ $level }」という強さはありません。
error-not-an-action = 「{ $action }」はこのゲームの操作ではありません。
error-unknown-card = 「{ $card }」というカードはありません。
error-not-legal = 今はできません。
error-not-your-turn = あなたの番ではありません。
error-no-turn = このディールは終わっています。
error-deal-running = このディールはまだ終わっていません。
error-match-over = 対局は終わっています。
error-nothing-to-undo = このディールに戻せる手はありません。
error-no-match = 対局が始まっていません。
error-not-in-hand = そのカードは手札にありません。
error-must-follow = リードされたスートが手札にあるので、そのスートを出してください。
error-must-follow-trump = 切り札がリードされ、手札に切り札があります（7はすべて切り札です）。切り札を出してください。
error-bid-too-low = 前のビッドより高いビッドを選んでください。
error-draw-first = まず山札から1枚引くか、捨て札をもらってください。
error-drawn-already = もう引いたか鳴いた後です。出したいカードを出したら、1枚捨ててください。
error-claim-or-pass = 捨て札をポンするか、見送るかを選んでください。
error-chi-too-early = 番が親に戻るまで、チーはできません。
error-not-a-meld = そのカードではメルドになりません。
error-no-such-meld = その番号のメルドはありません。
error-no-meld-of-your-own = 付け札は、自分のメルドを場に出してからです。
error-does-not-fit = そこには付けられません。
error-discard-after-claim = 鳴いた後は、1枚捨てるだけです。
error-cannot-lay-all = 全部付け札は、自分のメルドがまだなく、7枚すべてを付けられるときだけです。
error-keep-a-discard = 捨てるカードを1枚残しておかなければなりません。
error-special-last = 7やジョーカーを最後の1枚にはできません。
error-must-follow-colour = リードされた色が手札にあるので、その色を出してください。
error-not-a-bettor = チップは、ベットした人に置いてください。
error-no-stack-card = 奪えるのは、スタックカードを持っている人からだけです。
error-must-start = 親なので、何か出してください。
error-no-pattern = ソロにもセットにもランにもなりません。
error-other-pattern = 場と同じ形、同じ枚数で出してください。
error-not-stronger = 場のカードより強くありません。
error-last-turn = ダイスの目を変えて上がるのは禁じ手です。
error-wrong-gift = 渡すカードは{ $count }枚です。
error-no-passes = パスはもう残っていません。出せるカードがあるので、出してください。
error-no-drop = パスが残っているか、出せるカードがあるうちは、ドボンになりません。
error-score-card = それは得点札です。置き場はふさがっています。持ったまま上がれば点になります。
error-not-connected = そこまでまだつながっていません。{ $suit ->
    [S] スペードの{ $rank }
    [H] ハートの{ $rank }
    [D] ダイヤの{ $rank }
    [C] クラブの{ $rank }
    [R] 赤の{ $rank }
   *[K] 黒の{ $rank }
 }がまだ出ていません。
error-arm-reversed = この列は今、端から内側へ向かってしか出せません。{ $suit ->
    [S] スペードの{ $rank }
    [H] ハートの{ $rank }
    [D] ダイヤの{ $rank }
    [C] クラブの{ $rank }
    [R] 赤の{ $rank }
   *[K] 黒の{ $rank }
 }がまだ出ていません。
error-joker-place = ジョーカーを置けるのは、その場所のカードが今出せる、空いた奇数の場所だけです。
error-bad-record = この記録は読めません（{ $line }行目）。
error-damaged-record = この記録は壊れています（検査の値が合いません）。
error-unknown-version = { $game }のバージョン{ $version }で作られたデータで、このページでは扱えません。ページを新しくすると開けるかもしれません。
error-bad-link = このリンクは読めません。
error-damaged-link = このリンクは途中で切れているか、書き換えられています。全体をコピーし直すか、もう一度送ってもらってください。
error-bad-save = この保存データは読めません。
error-bad-request = 「{ $request }」という要求を処理できませんでした。
error-internal = ゲームの内部で問題が起きました（{ $detail }）。対局は保存されています。ページを開き直してみてください。
