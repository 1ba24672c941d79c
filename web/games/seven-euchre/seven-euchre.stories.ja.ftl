seven-euchre-story-cheap-fail = { $bid }の失敗で渡したのは{ $points }点。相手の{ $other }が成功なら{ $value }点でした。
seven-euchre-story-hair = { $how ->
        [made] ぴったり、余りなしの成功です。
       *[down] 1トリックに泣きました。
    }
