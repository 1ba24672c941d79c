# 対戦中のアシスト。使うときに読み込みます。
aid-looking = 少々お待ちください…
where-open = 残りのカード
where-title = 残りのカードのありか
where-note = あなたの席から確実に言えることだけです。ビッドや宣言、プレイからの推測は入っていません。
where-over = ディール終了です。
where-surely = 確実に{ $places }
where-one-of = { $places }
where-aside = { $game ->
        [seven-euchre] { $phase ->
            [auction] 中央のカード
           *[other] 落札者の捨て札
        }
        [sevens-heaven] 配られなかったカード
        [seven-bridge] 山札
        [upside-down] 交換中のカード
       *[other] 手札以外
    }
calls-mine = あなたの選択肢
calls-worth = （）内は、あなたの手札の見込み（{ $game ->
        [seven-euchre] 平均的なパートナーと合わせたトリック数
       *[other] 2人を相手に、100回のうちポットを取る回数
    }）です。
calls-made = ここまで
calls-by = { $seat }：{ $call }
calls-none = まだありません。
calls-note = 中級は、95%の場合にこの意味どおりに選びます。ほかの強さ、とくに初級はそうとは限りません。
settled-finish = 結果は同じ：最後まで進める
