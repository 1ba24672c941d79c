# Pages that nobody has chosen a language for yet: used only when the site is made
static-title = { tagline }
static-description = { tagline }, against bots, offline, in Japanese and English. No account, no adverts.
static-incomplete = Not all of the page could be loaded. Your matches are safe on this device. Please wait a moment and reload.
static-unsupported = { -brand } needs Chrome or Edge { OLDEST("chrome") }, Firefox { OLDEST("firefox") }, Safari { OLDEST("safari") } or newer. This browser ({ BROWSER() }) is too old, or lacks something: the game may not start or may go wrong.
static-mistyped = The server sends { FILE() } with the type { TYPE() } instead of text/javascript.
static-again = Reload
static-not-yet = If nothing starts, your connection may be down.
static-no-script = To play, please allow JavaScript. The rules can be read without it.
static-lost = Page not found
static-lost-text = There is nothing at this address.
static-home = Back to all games
static-framed = { -brand } cannot be played inside another page.
static-framed-open = Open { -brand } in its own tab
