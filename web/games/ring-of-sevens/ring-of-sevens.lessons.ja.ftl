# 七の輪のレッスンでコーチが話すこと。アオイは席1、レンは席2、ミオは席3。
ring-of-sevens-chains-title = 鎖と上がり
ring-of-sevens-chains-about = 最初の8から上がりまで。鎖のつながり方、1枚だけの置き場、パス、上がりの値打ち。
ring-of-sevens-chains-learned = 鎖のつながり方、得点札、パス、そして一番に上がるともらえる点がわかりました。
ring-of-sevens-twins-title = 対のカードとドボン
ring-of-sevens-twins-about = 自分で得点札を作り、ジョーカーで道を開き、ドボンを見届けます。
ring-of-sevens-twins-learned = 対のカードの行方、ジョーカーの働き、ドボンで失うものがわかりました。

# Chains and going out
ring-of-sevens-lesson-chains-ring = 4枚の7が輪になりました。ここから赤と黒の鎖が、上はKへ、下はAへ伸びていきます。
ring-of-sevens-lesson-chains-eight = めざすは手札をなくすこと。8と6はいつでも出せます。スペードの8を出しましょう。
ring-of-sevens-lesson-chains-eight-not-pass = 出せるカードがある間、パスは取っておきましょう。スペードの8が出せます。
ring-of-sevens-lesson-chains-which-goes-on = 出せるのは、7からの道がつながったカードだけ。黒の8はまだ1枚です。今出せるカードをタップ！
ring-of-sevens-lesson-chains-which-goes-on-else = それはまだ道がつながっていません。スペードの8の先は、スペードの9です。
ring-of-sevens-lesson-chains-nine = 奇数の置き場は、同じ色の2枚に1つだけ。黒の9は2枚とも手の中です。スペードの9を出しましょう。
ring-of-sevens-lesson-chains-nine-not-pass = パスはまだ要りません。スペードの9を出せば、いいことがあります。
ring-of-sevens-lesson-chains-score-card = 対のカード、クラブの9は置き場がなくなり、得点札になりました。5点です。もう出さなくてかまいません。
ring-of-sevens-lesson-chains-which-took-it = 得点札は人の手でもできます。今、スペードの5が得点札に。その置き場を取ったカードを場でタップ！
ring-of-sevens-lesson-chains-which-took-it-else = 色も数字も同じカードです。クラブの5をタップしてください。
ring-of-sevens-lesson-chains-five = ハートの6が出たので、ハートの5を出しましょう。対のダイヤの5も自分のカード。また5点です。
ring-of-sevens-lesson-chains-five-not-10 = 10の置き場は誰にも取られません。先に、3への道を開くハートの5を出しましょう。
ring-of-sevens-lesson-chains-five-not-pass = パスは取っておきましょう。ハートの5を出せば、得点札ができます。
ring-of-sevens-lesson-chains-closed = レンのクラブの8で、黒の8の輪が閉じました。9の先はスペードだけでなく、クラブも続けられます。
ring-of-sevens-lesson-chains-ten = 偶数には1枚ずつ置き場があり、取られる心配はありません。スペードの10を出しましょう。
ring-of-sevens-lesson-chains-ten-not-pass = パスは取っておきましょう。スペードの10が出せます。
ring-of-sevens-lesson-chains-pass = 3を出すには赤の4が必要です。今はパスを。パスは3回と、自分の出した7の枚数分。あなたは6回です。
ring-of-sevens-lesson-chains-last = アオイのハートの4で道がつながりました。ハートの3を出せば、対の3は得点札になり、上がりです！
ring-of-sevens-lesson-chains-last-not-pass = ハートの3を出せば、すぐに上がりです。出しましょう！
ring-of-sevens-lesson-chains-out = 残りは得点札だけ。1番目に上がりです！ 9と5の3枚は5点ずつ、3の2枚は3点ずつ、合わせて21点です。
ring-of-sevens-lesson-chains-pays = 1位は小勝ち、得点札の点がいちばん多ければ大勝ち。両方なら1人勝ちで、全員から21点ずつもらえます！

# Twins, the Joker, dropping out
ring-of-sevens-lesson-twins-joker = 今回はオプションのジョーカー入りで、あなたの手にあります。赤の9も、対のカードが2枚そろっています。
ring-of-sevens-lesson-twins-eight = 対のカードが両方手にあれば、1枚出すともう1枚が点に。ダイヤの8を出して、9への道を開きましょう。
ring-of-sevens-lesson-twins-eight-not-pass = パスは取っておきましょう。ダイヤの8で自分の道が開きます。
ring-of-sevens-lesson-twins-which-scores = これからダイヤの9を出すと、得点札になる手札はどれでしょう。タップしてください。
ring-of-sevens-lesson-twins-which-scores-else = 色も数字も同じ、対のカードです。ハートの9をタップしてください。
ring-of-sevens-lesson-twins-nine = 正解。ダイヤの道はつながっているので、ダイヤの9を出しましょう。
ring-of-sevens-lesson-twins-nine-not-pass = パスは取っておきましょう。ダイヤの9が出せます。
ring-of-sevens-lesson-twins-nine-not-joker = ジョーカーはもうすぐ、もっと役に立ちます。ダイヤの9を出しましょう。
ring-of-sevens-lesson-twins-lay-joker = ジョーカーは、今出せるカードのある奇数の場所に置けます。黒の9に置けば、先は黒のどちらのスートでも続けられます。
ring-of-sevens-lesson-twins-lay-joker-not-9 = それでは先に続くのがクラブだけで、対の9はほかの人の得点札に。そこにはジョーカーを置きましょう。
ring-of-sevens-lesson-twins-lay-joker-not-pass = パスは取っておきましょう。ジョーカーを黒の9に置けば、道が開きます。
ring-of-sevens-lesson-twins-lay-joker-else = そこならハートの4への道が開きます。でも今は、スペードの10のために黒の9に置きましょう。
ring-of-sevens-lesson-twins-held-back = アオイとレンは出せるのにパス。人が待つカードを止めています。ミオは出せるカードがなく、パスももうありません。
ring-of-sevens-lesson-twins-beyond = スペードの8がなくても、ジョーカーの先なら出せます。スペードの10を出しましょう。
ring-of-sevens-lesson-twins-beyond-not-9 = クラブの9とジョーカーを入れ替えると、道がふさがります。先にスペードの10を出しましょう。
ring-of-sevens-lesson-twins-beyond-not-pass = パスは取っておきましょう。スペードの10が出せます。
ring-of-sevens-lesson-twins-swap = レンが1枚置いてジョーカーを取り、あなたのクラブの9は得点札に。レンの置いたカードを場でタップ！
ring-of-sevens-lesson-twins-swap-else = クラブの9の対のカードです。スペードの9をタップしてください。
ring-of-sevens-lesson-twins-drop = ミオはパスも出せるカードもなく、ドボン。手札は全部それぞれの場所に置かれ、得点札を1枚没収されました。
ring-of-sevens-lesson-twins-late = おかげであなたの6枚が置き場をなくし、得点札に。合わせて22点です。出すカードはあと1枚。
ring-of-sevens-lesson-twins-last = ミオのダイヤの5で赤の5が埋まり、ハートの6もあります。ハートの4を出せば上がりです！
ring-of-sevens-lesson-twins-last-not-pass = パスは要りません。ハートの4を出せば、すぐに上がりです。
ring-of-sevens-lesson-twins-pays = 1番目に上がり、点もいちばん。全員から22点ずつもらえます。最初にドボンしたミオは最下位です。
