# ビッドの意味
seven-euchre-calls = ビッドの意味
seven-euchre-call-name = { $tricks ->
        [0] パス
       *[other] { $denomination } { $tricks }
    }
seven-euchre-call-worth = （{ NUMBER($worth, minimumFractionDigits: 1) }）
seven-euchre-call-open = 平均的なパートナーと合わせて{ $low }～{ $high }トリックの手札です。これより明らかに良いスートやノートランプはありません。
seven-euchre-call-pass = 最初にビッドするには弱い手札です。平均的なパートナーと合わせて{ $most }トリックに届きません。
seven-euchre-call-on = 新しい情報はありません。これ以上のビッドは見送りました。
seven-euchre-call-over = 平均的なパートナーと合わせて{ $least }トリック以上。いちばん良いか、ほぼ同じくらい良いスートです。手札の見込みを{ $beyond }トリックまで超え、失敗を覚悟したビッドかもしれません。
seven-euchre-call-other = 平均的なパートナーと合わせて{ $least }トリック以上。この手札にはパートナーのビッドより良いという意味で、パートナーのスートを支えられないとは限りません。
seven-euchre-call-raise = パートナーのビッドを支えられる手札です。平均的なパートナーと合わせて{ $least }トリック以上です。
seven-euchre-call-again = 平均的なパートナーと合わせて{ $least }トリック以上の手札です。どこまで上げるかは、ほかの人のビッドにもよります。
seven-euchre-call-second = 2つ目の候補です。平均的なパートナーと合わせて{ $least }トリック以上です。
seven-euchre-call-fixed = 全員がパスしたので、最初にビッドできる手札の人はいません。この切り札なら、ビッドしたほうが得に見える手札です。
seven-euchre-call-fixed-pass = 全員がパスしたので、最初にビッドできる手札の人はいません。この切り札でもビッドには弱い手札です。
