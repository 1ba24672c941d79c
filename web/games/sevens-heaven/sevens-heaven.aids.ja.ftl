# 宣言の意味
sevens-heaven-calls = 宣言の意味
sevens-heaven-call-name = { $call ->
        [bet] ベット
        [fold] フォールド
       *[predict] { $on }にチップ
    }
sevens-heaven-call-worth = （{ $worth }）
sevens-heaven-call-bet = 2人を相手に、100回に{ $least }回以上ポットを取る手札です。
sevens-heaven-call-fold = 2人を相手に、ポットを取るのは100回に{ $most }回までの手札です。
sevens-heaven-call-predict = ポットを取りそうな人を示します。自分の手札のことは何も示しません。
