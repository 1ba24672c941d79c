# セブンユーカーの練習問題：題と、正解の理由

seven-euchre-exercise-01-title = 最後の切り札
seven-euchre-exercise-01-why = スターはありません。ブックの3とハートの7が最後の切り札。どちらで切っても取れ、残る1枚も後で取れます。

seven-euchre-exercise-02-title = パートナーが勝っている
seven-euchre-exercise-02-why = パートナーのブックの9が勝っています。3を出しましょう。9が出たあとは、手のブックの8がいちばん強くなります。

seven-euchre-exercise-03-title = どの切り札を失うか
seven-euchre-exercise-03-why = コインの9には勝てません。オニオンの7はコインの8より下。弱いほうを出し、8は後で使います。

seven-euchre-exercise-04-title = 勝てる2
seven-euchre-exercise-04-why = ほかのオニオンはすべて出ました。ノートランプなので切られることもなく、オニオンの2で勝てます。

seven-euchre-exercise-05-title = ビッドか、パスか
seven-euchre-exercise-05-why = ノートランプ10の上は11トリックです。7は1枚もなく、どのスートも2枚まで。パスします。

seven-euchre-exercise-06-title = 切り札で取る
seven-euchre-exercise-06-why = 相手のスターの10が勝っていて、スターはありません。最後の番なので、1枚だけの切り札で確実に取れます。

seven-euchre-exercise-07-title = どの切り札で取るか
seven-euchre-exercise-07-why = ハートがなく、最後の番です。どちらの切り札でも取れるので、弱いオニオンの2で取り、タイムの7は後に残します。

seven-euchre-exercise-08-title = 上からリード
seven-euchre-exercise-08-why = 7は切り札なので、ハートでは手の6がいちばん強いカード。ほかの人に小さいハートがあるうちにリードします。

seven-euchre-exercise-09-title = 3番手
seven-euchre-exercise-09-why = パートナーのリードは弱い切り札。今いちばん強い切り札はタイムの12です。最後の人が何を出しても、必ず取れます。

seven-euchre-exercise-10-title = 競り上げるか
seven-euchre-exercise-10-why = パスです。相手はスターが切り札で10トリック必要ですが、いちばん強い7をはじめ、切り札5枚が手にあります。

seven-euchre-exercise-11-title = ブックを数える
seven-euchre-exercise-11-why = タイムの7には勝てません。ブックはもう手の5と8だけで、どちらも勝てるカードです。タイムの10を捨てます。

seven-euchre-exercise-12-title = パートナーに続くか
seven-euchre-exercise-12-why = パートナーのノートランプ9を信じるなら、上の2枚がそろった手のスターが生きます。ノートランプで競り上げます。

seven-euchre-exercise-13-title = 2番手
seven-euchre-exercise-13-why = 手の7に勝てるのはオニオンの8だけ。今出せば勝つか、8を出させます。出し惜しむと、6で取られかねません。
