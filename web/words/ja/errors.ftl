# エンジンが断った理由：error-<id>。id は engine/nanafuda/errors.py のとおり。ゲームごとのものはゲームのフォルダーに。

error-unknown-game = 「{ $game }」というゲームはありません。
error-bad-seats = { $game }は{ $min }～{ $max }人用です。{ $seats }人では遊べません。
error-unknown-option = { $game }に「{ $option }」というオプションはありません。
error-bad-option = オプション「{ $option }」に「{ $value }」は選べません。
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
error-bad-record = この記録は読めません（{ $line }行目）。
error-damaged-record = この記録は壊れています（検査の値が合いません）。
error-unknown-version = { $game }のバージョン{ $version }で作られたデータで、このページでは扱えません。ページを新しくすると開けるかもしれません。
error-bad-link = このリンクは読めません。
error-damaged-link = このリンクは途中で切れているか、書き換えられています。全体をコピーし直すか、もう一度送ってもらってください。
error-bad-save = この保存データは読めません。
error-bad-request = 「{ $request }」という要求を処理できませんでした。
error-internal = ゲームの内部で問題が起きました（{ $detail }）。対局は保存されています。ページを開き直してみてください。
