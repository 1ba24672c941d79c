# 宣言の意味
sevens-heaven-calls = 宣言の意味
sevens-heaven-call-name = { $call ->
        [bet] ベット
        [fold] フォールド
       *[predict] { $on }にチップ
    }
sevens-heaven-call-worth = （{ $worth }）
sevens-heaven-call-bet = 2人を相手に、100回に{ $least }回以上はポットを取る手です。
sevens-heaven-call-fold = 2人を相手に、100回に{ $most }回より多くポットを取る手ではありません。
sevens-heaven-call-predict = ポットを取りそうな人を示します。自分の手札については何も示しません。
