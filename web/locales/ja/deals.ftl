# 対戦の記録：終わったディールのうち、この端末に残してあるもの。

deals = 対戦の記録
deals-about = 終わったディールの見直し、やり直し、友だちへの共有ができます。
deals-lead = 終わったディールです。削除するまで、この端末に残ります。
deals-loading = ディールを読み込んでいます…
deals-none = まだ終わったディールがありません。1ディール終えると、ここから見直せます。
deals-unread = 保存したディールを読み込めませんでした。このタブのディールだけを表示しています。
deals-not-deleted = 削除できませんでした。ブラウザーの保存領域が応答しません。
deals-none-of = { $game }で終わったディールはまだありません。
deals-filter = 表示するディール
deals-all = 全ゲーム
deals-only = 絞り込み
deals-only-any = 全ディール
deals-only-mistakes = ミスのあったディール
deals-only-unweighed = まだ検討していないディール
deals-none-such = 当てはまるディールはありません。
deals-count = { $count }ディール
deals-when = { $unit ->
        [round] { $game }、第{ $deal }ラウンド
       *[deal] { $game }、第{ $deal }ディール
    }
deals-facts = { $when }、{ $seats }人、{ $level }
deals-points = { $points }点
deals-penalty = 失点{ $points }
deals-against = { $own }対{ $other }
deals-tournament = 大会
deals-place = { $seats }人中{ result-place }
deals-mistakes = { $count ->
        [0] ミスなし
        [1] ミス1手（{ $cost }）
       *[other] ミス{ $count }手
    }
deals-undone = 一手戻しあり
deals-hinted = ヒント・アシストあり
deals-more = さらに{ $count }件
deals-save = ファイルに保存
deals-save-which = ファイルに保存：{ $deal }、{ $when }
deals-delete = 削除
deals-delete-which = 削除：{ $deal }、{ $when }
deals-deleted = { $count }ディールを削除しました。
deals-room = { $most }ディールを超えました。必要なければ、古いほうから{ $count }ディールを削除できます。
deals-room-make = 古いものを削除
deals-open-file = ファイルを開く
deals-open-file-label = ディールのファイル
deals-file-unreadable = このファイルに、読み込めるディールはありません。何も変えていません。
deals-file-newer = 新しいバージョンの{ -brand }で作られたファイルです。何も変えていません。
deals-file-not-checked = ゲームの準備ができず、ファイルのディールを確かめられませんでした。何も変えていません。
deals-file-some = ファイルの{ $count }ディールを加えました。残りは読み込めませんでした。
deals-file-unstored = ファイルの{ $count }ディールを加えましたが、ブラウザーに保存できないものがありました。タブを閉じると消えます。
deals-file-added = ファイルの{ $count }ディールを加えました。
deals-newer = このブラウザーのディールは、新しいバージョンの{ -brand }で保存されています。ページを再読み込みすると見られます。この画面で遊んだディールは、タブを閉じると消えます。
deals-blocked = このブラウザーではディールを残せません。このまま遊べますが、タブを閉じると消えます。
deals-silent = ブラウザーの保存領域が応答しません。これまでのディールは今は見られません。新しいディールは、応答が戻らないままタブを閉じると消えます。
deals-full = ブラウザーの保存領域がいっぱいです。このまま遊べますが、新しいディールはタブを閉じると消えます。
deals-again = ディールはすべて保存できました。
