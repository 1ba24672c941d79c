# 宣言の意味
seven-euchre-calls = ビッドの意味
seven-euchre-call-name = { $tricks ->
        [0] パス
       *[other] { $denomination } { $tricks }
    }
seven-euchre-call-worth = （{ NUMBER($worth, minimumFractionDigits: 1) }）
seven-euchre-call-open = 平均的なパートナーと合わせて{ $low }～{ $high }トリックの手。これより明らかに良いスートやノートランプはありません。
seven-euchre-call-pass = 最初にビッドできる手ではありません。平均的なパートナーと合わせても、どれも{ $most }トリックに届きません。
seven-euchre-call-on = 新しく示すものはありません。もっと高いビッドは得に見えなかっただけです。
seven-euchre-call-over = 平均的なパートナーと合わせて{ $least }トリック以上で、いちばん良いか、ほぼ同じくらい良いもの。手札の見込みを{ $beyond }トリックまで超え、失敗を覚悟したビッドかもしれません。
seven-euchre-call-other = 平均的なパートナーと合わせて{ $least }トリック以上で、この手にはパートナーのビッドより良いという意味です。パートナーのスートを支えられないという意味ではありません。
seven-euchre-call-raise = パートナーのビッドを支えられる手。平均的なパートナーと合わせて{ $least }トリック以上です。
seven-euchre-call-again = 平均的なパートナーと合わせて{ $least }トリック以上の手。どこまで上げるかは、ほかの人のビッドにもよります。
seven-euchre-call-second = 2つ目の候補。平均的なパートナーと合わせて{ $least }トリック以上です。
seven-euchre-call-fixed = 全員がパスしたので、最初にビッドできる手は誰にもありません。この切り札ならビッドが得に見える手です。
seven-euchre-call-fixed-pass = 全員がパスしたので、最初にビッドできる手は誰にもありません。この切り札でもビッドできない手です。
