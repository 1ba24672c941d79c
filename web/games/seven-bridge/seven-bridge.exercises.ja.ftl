# セブンブリッジの練習問題：題と、正解の理由

seven-bridge-exercise-01-title = 付けられる6が2枚
seven-bridge-exercise-01-why = 6の1枚はスペードの7に、もう1枚はダイヤの7からのシークエンスに付きます。残る9を捨てて上がりです。

seven-bridge-exercise-02-title = 付くカードがある
seven-bridge-exercise-02-why = ダイヤの4は5から8のシークエンスに付きます。残りはJだけになり、それを捨てれば上がりです。

seven-bridge-exercise-03-title = ジョーカーが来た
seven-bridge-exercise-03-why = ジョーカーを含む3枚を出し、残る1枚を捨てれば上がりです。ジョーカーを手に残すと、失点が5倍になります。

seven-bridge-exercise-04-title = チーで上がる
seven-bridge-exercise-04-why = チーでハートのA-2-3ができ、残るスペードの4を捨てれば、誰も引かないうちに上がりです。

seven-bridge-exercise-05-title = まず付ける
seven-bridge-exercise-05-why = 捨てる前に、クラブのAを付けます。残り1枚の人がいるので、手札は1枚でも減らしておきます。

seven-bridge-exercise-06-title = ジョーカーの代わり
seven-bridge-exercise-06-why = ジョーカーはダイヤの6の代わりなので、5が付きます。続けてJを捨てましょう。残り1枚の人がいます。

seven-bridge-exercise-07-title = 7が1枚
seven-bridge-exercise-07-why = 7は1枚で出せて、手に残すと失点が2倍です。出せば、スペードの6と5も場の7に付けられます。

seven-bridge-exercise-08-title = 高いカードから
seven-bridge-exercise-08-why = 残り1枚の人が2人いて、いつ終わってもおかしくありません。Qは10点、3と2は合わせて5点。Qから捨てます。

seven-bridge-exercise-09-title = 引くか、チーか
seven-bridge-exercise-09-why = ハートの9をチーすれば2枚減り、捨て札でもう1枚減ります。引くと、まず1枚増えてしまいます。

seven-bridge-exercise-10-title = 間の5
seven-bridge-exercise-10-why = チーでスペードの4-5-6ができ、次からは付け札もできます。山札の1枚では、こうはいきません。

seven-bridge-exercise-11-title = Qが2枚
seven-bridge-exercise-11-why = ポンで20点分が手を離れます。メルドができたので、次からはスペードの6と5も場の7に付けられます。

seven-bridge-exercise-12-title = 4枚でポン
seven-bridge-exercise-12-why = ポンすれば残りはAと9。1枚捨てて手札は1枚になり、高いJも片づきます。
