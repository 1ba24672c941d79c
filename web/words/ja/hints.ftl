# どのゲームにも共通の、ヒントの理由。助言が初めて求められたときに読み込む。
hint-only = これしかありません。
hint-rule = いちばん強いコンピューターの選択です。
hint-same = 「{ $instead }」でも、試した結果はすべて同じでした。
hint-chance = { $here ->
        [10] ほぼ毎回
       *[other] 約{ $here }割
    }、「{ $instead }」なら{ $there ->
        [0] ごくまれ
       *[other] 約{ $there }割
    }。
