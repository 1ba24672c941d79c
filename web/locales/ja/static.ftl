# 誰にも言語を選ばれないうちの頁：組み立てるときだけ使われる
static-title = { page-title }
static-description = { tagline }。相手はコンピューター、登録も広告もなく、オフラインでも遊べます。
static-incomplete = ページをすべて読み込めませんでした。対戦は端末に保存されています。少し待ってから、もう一度読み込んでください。
static-unsupported = Chrome・Edge { OLDEST("chrome") }、Firefox { OLDEST("firefox") }、Safari { OLDEST("safari") }以降が必要です。お使いのブラウザー（{ BROWSER() }）は古いか、必要な機能がないため、始まらないことや正しく動かないことがあります。
static-mistyped = サーバーが{ FILE() }を、text/javascriptではなく{ TYPE() }として送っています。
static-again = もう一度読み込む
static-not-yet = まだ始められないときは、通信が切れているかもしれません。
static-no-script = 遊ぶにはJavaScriptを有効にしてください。遊び方は今のままでも読めます。
static-lost = ページがありません
static-lost-text = このアドレスにはページがありません。
static-home = ゲーム一覧へ戻る
static-framed = { -brand }は、ほかのページの中では遊べません。
static-framed-open = 新しいタブで{ -brand }を開く
