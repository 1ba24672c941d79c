# セブンブリッジの練習問題：題、問い（-ask）、正解の理由（-why）、どの誤答にも言えること（-not、あれば）

seven-bridge-exercise-01-title = 残り3枚
seven-bridge-exercise-01-ask = 引き終えて、手札はスペードの6、ダイヤの6、クラブの9です。どうしますか。
seven-bridge-exercise-01-why = 6の1枚はスペードの7に、もう1枚はダイヤの7からのシークエンスに付きます。残る9を捨てて上がりです。
seven-bridge-exercise-01-not = 手番が終わり、この手番での上がりを逃します。

seven-bridge-exercise-02-title = 残り2枚
seven-bridge-exercise-02-ask = ダイヤの4を引き、手札はハートのJと合わせて2枚です。どうしますか。
seven-bridge-exercise-02-why = ダイヤの4は5から8のシークエンスに付きます。残りはJだけになり、それを捨てれば上がりです。
seven-bridge-exercise-02-not = 手番が終わり、この手番での上がりを逃します。

seven-bridge-exercise-03-title = ジョーカーが来た
seven-bridge-exercise-03-ask = ジョーカーを引き、手札はスペードの10、ダイヤの9と10と合わせて4枚です。どうしますか。
seven-bridge-exercise-03-why = ジョーカーを含む3枚を出し、残る1枚を捨てれば上がりです。ジョーカーを手札に残すと、失点が5倍になります。

seven-bridge-exercise-04-title = ハートの3
seven-bridge-exercise-04-ask = ハートの3が捨てられました。手札はハートのAと2、スペードの4です。引きますか、チーしますか。
seven-bridge-exercise-04-why = チーでハートのA-2-3ができ、残るスペードの4を捨てれば、誰も引かないうちに上がりです。
seven-bridge-exercise-04-not = 手札が1枚増え、すぐに上がれるところを逃します。

seven-bridge-exercise-05-title = クラブのA
seven-bridge-exercise-05-ask = 引き終えて、手札はハートの2と9、クラブのAです。まず何をしますか。
seven-bridge-exercise-05-why = 捨てる前に、クラブのAを付けます。残り1枚の人がいるので、手札は1枚でも減らしておきます。
seven-bridge-exercise-05-not = 付けられるカードを付けずに手番が終わり、手札が1枚多く残ります。

seven-bridge-exercise-06-title = ジョーカーの代わり
seven-bridge-exercise-06-ask = スペードのJを引き、手札はダイヤの3と5と合わせて3枚です。まず何をしますか。
seven-bridge-exercise-06-why = ジョーカーはダイヤの6の代わりなので、5が付きます。続けてJを捨てましょう。残り1枚の人がいます。
seven-bridge-exercise-06-not = 付けられるカードを付けずに手番が終わり、手札が1枚多く残ります。

seven-bridge-exercise-07-title = クラブの7
seven-bridge-exercise-07-ask = クラブの7を引いて、手札は8枚です。まず何をしますか。
seven-bridge-exercise-07-why = 7は1枚で出せて、手札に残すと失点が2倍です。出せば、スペードの6と5も場の7に付けられます。

seven-bridge-exercise-08-title = 4枚から1枚
seven-bridge-exercise-08-ask = メルドを出し終え、手札はスペードのQ、ハートの2、ダイヤの5と9です。どれを捨てますか。
seven-bridge-exercise-08-why = 誰かが上がれば、Qは10点、9は9点の失点です。5と2は合わせて7点。点の高いカードから捨てます。
seven-bridge-exercise-08-not = Qと9が両方とも手札に残り、誰かが上がれば合わせて19点の失点です。

seven-bridge-exercise-09-title = 引くか、チーか
seven-bridge-exercise-09-ask = ハートの9が捨てられました。手札はハートの2、8、10、Kです。引きますか、チーしますか。
seven-bridge-exercise-09-why = ハートの9をチーすれば2枚減り、捨て札でもう1枚減ります。引くと、まず1枚増えてしまいます。
seven-bridge-exercise-09-not = 手札がまず1枚増え、9を使ったメルドを逃します。

seven-bridge-exercise-10-title = スペードの5
seven-bridge-exercise-10-ask = スペードの5が捨てられました。手札に4と6があり、メルドはまだありません。引きますか、チーしますか。
seven-bridge-exercise-10-why = チーでスペードの4-5-6ができ、次からは付け札もできます。山札の1枚では、こうはいきません。
seven-bridge-exercise-10-not = メルドを逃し、付け札もまだできないままです。

seven-bridge-exercise-11-title = Qが2枚
seven-bridge-exercise-11-ask = スペードのQが捨てられ、手札にはQが2枚あります。ポンしますか、パスしますか。
seven-bridge-exercise-11-why = ポンで20点分が手札から減ります。メルドができたので、次からはスペードの6と5も場の7に付けられます。
seven-bridge-exercise-11-not = 20点分のQが手札に残り、付け札もできないままです。

seven-bridge-exercise-12-title = Jが2枚
seven-bridge-exercise-12-ask = クラブのJが捨てられました。手札はJ2枚、スペードのA、ダイヤの9です。ポンしますか、パスしますか。
seven-bridge-exercise-12-why = ポンすれば残りはAと9。1枚捨てて手札は1枚になり、点の高いJも片づきます。
seven-bridge-exercise-12-not = 1枚10点のJが2枚とも手札に残ります。
