# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$instead は名前で届く。
seven-sweep-hint-by-most = 取り札がいちばん多くなるのは{ hint-chance }
seven-sweep-hint-sweep = 場札を全部取れます。スイープで1点です。
seven-sweep-hint-sevens = 7が{ $sevens }枚取れます。1枚1点です。
seven-sweep-hint-take = 取り札が{ $count }枚増えます。いちばん多い人には2点入ります。
seven-sweep-hint-lay = 合わせて14になる場札はありません。
