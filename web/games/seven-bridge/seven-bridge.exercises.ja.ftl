# セブンブリッジの練習問題：題と、正解の理由

seven-bridge-exercise-01-title = 付くカードがある
seven-bridge-exercise-01-why = ダイヤの4は5から8のシークエンスに付きます。残りはJだけになり、それを捨てれば上がりです。

seven-bridge-exercise-02-title = ジョーカーが来た
seven-bridge-exercise-02-why = ジョーカーを入れて3枚を出し、残る1枚を捨てれば上がりです。手に残したジョーカーは失点が5倍になります。

seven-bridge-exercise-03-title = 引くか、チーか
seven-bridge-exercise-03-why = ハートの9をチーすれば、手札が2枚減ります。山札から引いても、手札は増えるだけです。

seven-bridge-exercise-04-title = Kか2か
seven-bridge-exercise-04-why = 残ればKは10点、2なら2点です。ほかの人の手札も残り2、3枚。高いカードから捨てます。
