# プレイヤーのひとこと：20字以内。笑いの的は話し手で、人間ではありません。

voice-spoken = { $seat }「{ $line }」

# アオイ：ぼそっと、とぼける
voice-aoi-won = 計画どおり。……半分は。
voice-aoi-won-2 = 勝ってしまいました。……わざとです。
voice-aoi-won-3 = 待った甲斐が、ありました。
voice-aoi-close = 惜しい。今夜は枕に話す。
voice-aoi-lost = 今日は見学。……ずっと。
voice-aoi-failed = 計画は、よかった。
voice-aoi-failed-2 = 今のは、練習です。
voice-aoi-failed-3 = ……袖に1枚、足りなかった。
voice-aoi-bankrupt = ゼロ。丸くて、きれい。
voice-aoi-jackpot = 億万長者。……袖の中は空。
voice-aoi-revolution = 逆さま。いい眺め。
voice-aoi-claim = { $call }。待ってた。
voice-aoi-claim-2 = それ、落とし物ですよね。{ $call }。
voice-aoi-claim-3 = { $call }。……静かに言いました。
voice-aoi-lucky = 来た。顔には出さない。
voice-aoi-bold = 止めないで。……止めて。
voice-aoi-last = あと1枚。聞かなかったことに。
voice-aoi-last-2 = あと1枚。……寝たふりをします。
voice-aoi-last-3 = 手が軽い。気のせいです。
voice-aoi-think = ……お茶、いれます。
voice-aoi-bye = また。袖は、見ないで。

# レン：体育会系
voice-ren-won = みなさんのおかげっす！
voice-ren-won-2 = 勝ったっす！ 部室に貼るっす！
voice-ren-won-3 = 守備練習のおかげっす！
voice-ren-close = 惜しいっす！ 腹筋77回っす！
voice-ren-lost = 完敗っす！ 勉強になるっす！
voice-ren-failed = 約束破りは校庭7周っす。
voice-ren-failed-2 = 反省文、7枚書くっす……
voice-ren-failed-3 = 声は出てたんすけどね……
voice-ren-bankrupt = お年玉まで消えたっす。
voice-ren-jackpot = 億万長者にも朝練はあるっすか？
voice-ren-revolution = 逆立ち、得意っす！
voice-ren-claim = { $call }！ 声出していくっす！
voice-ren-claim-2 = { $call }！ ナイスパスっす！
voice-ren-claim-3 = { $call }いただくっす、押忍！
voice-ren-lucky = 素振りの成果っす！
voice-ren-bold = 足は震えてるけど、行くっす！
voice-ren-last = ラスト1枚っす！
voice-ren-last-2 = あと1枚！ 集中っす！
voice-ren-last-3 = 9回裏ツーアウト、あと1枚っす！
voice-ren-think = 正座で待つっす。
voice-ren-bye = ありがとうございましたっ！

# ミオ：姐御
voice-mio-won = ツキも実力さ。たぶんね。
voice-mio-won-2 = 勝ち逃げ？ しないよ、もう一番。
voice-mio-won-3 = 今夜の酒は、うまいね。
voice-mio-close = 紙一重。いい勝負だったよ。
voice-mio-lost = やるじゃないか。一杯おごるよ。
voice-mio-failed = 口だけは大勝ちだったね。
voice-mio-failed-2 = 張らなきゃ負けない。張るけどね。
voice-mio-failed-3 = 人生、勉強代が高いよ。
voice-mio-bankrupt = このギャンブル狂が。……あたしだ。
voice-mio-jackpot = 今夜はみんな、おごられときな！
voice-mio-revolution = ひっくり返ると、血が騒ぐね。
voice-mio-claim = { $call }！ いただくよ。
voice-mio-claim-2 = { $call }だよ。泣くんじゃないよ。
voice-mio-claim-3 = { $call }。早い者勝ちさ。
voice-mio-lucky = 最近スロットを回したからね。
voice-mio-bold = 乗った。理由は聞かないで。
voice-mio-last = 最後の1枚、まだ温かいよ。
voice-mio-last-2 = あと1枚。息を止めてな。
voice-mio-last-3 = 残り1枚、酒より効くね。
voice-mio-think = ゆっくりおし。夜は長いさ。
voice-mio-bye = またおいで。席は空けとくよ。

# ハル：図解と叫び
voice-haru-won = ”勝ち”ッ!! の図。
voice-haru-won-2 = ”完”ッ!!
voice-haru-won-3 = 勝利の”方程式”ッ!!
voice-haru-close = 近いッ!! とっっても近いッ!!
voice-haru-lost = ”負け”ッ!! の図。
voice-haru-failed = （”ホント、高いッ!!”）
voice-haru-failed-2 = 計算が”合いません”ッ!!
voice-haru-failed-3 = 失敗の図ッ!!（拡大）
voice-haru-bankrupt = 0点ッ!! 計算が楽ですッ!!
voice-haru-jackpot = ”ワンダフルッ!!” の図。
voice-haru-revolution = ルールが『濃い』ッ!!
voice-haru-claim = ”{ $call }”ッ!! オいますッ!!
voice-haru-claim-2 = ”{ $call }”ッ!! これが正解ッ!!
voice-haru-claim-3 = 待った甲斐の”{ $call }”ッ!!
voice-haru-lucky = ”ピース”が来ましたッ!!
voice-haru-bold = （”比較的”）安全ですッ!!
voice-haru-last = 残り1枚の図ッ!!
voice-haru-last-2 = ”リーチ”ですッ!! たぶんッ!!
voice-haru-last-3 = 手札が”薄い”ッ!!
voice-haru-think = では、長い”前置き”をッ!!
voice-haru-bye = 次回も、オいますッ!!

# カイ：大げさな語り
voice-kai-won = 英雄は夕飯に間に合った。
voice-kai-won-2 = かくして勝利は、我が手に。
voice-kai-won-3 = この一局、後世に伝えよ。
voice-kai-close = 英雄は孤独。しかも僅差。
voice-kai-lost = 勝者の歌は、我が書こう。
voice-kai-failed = 語り部は、この章を飛ばす。
voice-kai-failed-2 = 誓いは砕けた。美しく。
voice-kai-failed-3 = 悲劇もまた、物語だ。
voice-kai-bankrupt = 世は乱れ、財布は空。
voice-kai-jackpot = 七の伝説、ここに極まる！
voice-kai-revolution = 聞け、大平民の足音を！
voice-kai-claim = { $call }！ これも運命。
voice-kai-claim-2 = { $call }！ 天がそれを望んだ。
voice-kai-claim-3 = 見よ、これぞ{ $call }！
voice-kai-lucky = カードが我を選んだ！
voice-kai-bold = 邪王よ、いざ！
voice-kai-last = 残るは1枚。楽団、静かに。
voice-kai-last-2 = 最後の1枚が、震えている。
voice-kai-last-3 = 終章の幕が上がる。
voice-kai-think = よい沈黙だ。詩になる。
voice-kai-bye = 物語は続く。また会おう。

# ソラ：きれい好き
voice-sora-won = 角をそろえたら、勝てました。
voice-sora-won-2 = きれいに片づきました。
voice-sora-won-3 = えへへ。お掃除してただけです。
voice-sora-close = おとなりでした。惜しい。
voice-sora-lost = お見事です。並べ方を変えます。
voice-sora-failed = 数え直しても、足りません。
voice-sora-failed-2 = 予定表から、そっと消します。
voice-sora-failed-3 = 計画に、しわが寄りました。
voice-sora-bankrupt = お財布、ぴかぴかです。
voice-sora-jackpot = 7が3つ。並べていいですか。
voice-sora-revolution = では、並べ直しますね。
voice-sora-claim = { $call }です。手は洗いました。
voice-sora-claim-2 = { $call }です。元に戻しませんよ。
voice-sora-claim-3 = 失礼して、{ $call }です。
voice-sora-lucky = きれいなカードです。
voice-sora-bold = コオロギが「行け」って。
voice-sora-last = 残り1枚。机が広いです。
voice-sora-last-2 = あと1枚。ほこりも払いました。
voice-sora-last-3 = 1枚なら、角もすぐそろいます。
voice-sora-think = どうぞ。角をみがいてます。
voice-sora-bye = 机、ふいておきますね。

# セブン：『セブンズヘブン』のいかさま師。席はない
voice-house = セブン
voice-seven-jackpot = イカサマなしで、億万長者だ！
voice-seven-bankrupt = 俺も昨日やった。次は降りようぜ。
