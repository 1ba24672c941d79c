workshop-lead = Write a bot of your own in Python and let it play. It runs on this device, and offline once the foot of the page says “Ready for offline”.
workshop-game = Game
workshop-bot = My bots
workshop-unnamed = My bot
workshop-from-link = Bot from a link
workshop-code = Python code of the bot
workshop-keys = Tab indents after the first edit; Esc, then Tab, leaves the editor. F1 explains the name at the cursor, Ctrl+Enter measures the bot, Ctrl+S saves it as a file.
workshop-console = Printed lines
workshop-printed-at = — Deal { $deal }, seat { $seat } —
workshop-printed-lines = { $count ->
        [one] 1 printed line.
       *[other] { $count } printed lines.
    }
workshop-printed-seat = — Seat { $seat } —
workshop-sent = This bot came with a link. Read it first: it does not run until you press a button.
workshop-text-long = The text is too long. A bot has at most { $most } characters, so nothing was added.
workshop-tabs = The tabs at the beginning of lines are now spaces, four for each.
workshop-odd = Look closely: this text has characters that cannot be seen or look like others. They are framed: { $signs }.
workshop-merged = This bot was changed in two tabs. The other text is among the earlier versions.
workshop-gone = This bot was deleted in another tab.
workshop-gone-keep = Keep it
workshop-to-line = Go to line { $line }
workshop-at-line = Line { $line }: { $text }
workshop-position = Open the position
workshop-run = Run
workshop-opponent = Opponents
workshop-rival-fault = The opponent cannot play. { $why }
workshop-random = Random
workshop-deals = Deals
workshop-many = { $deals } deals
workshop-measure = Measure it
workshop-watch = Watch it
workshop-play = Play against it
workshop-stop = Stop
workshop-starting = Python is starting …
workshop-running = The bot is playing …
workshop-limits = A decision may take { $seconds } seconds; then the bot is stopped. It can use Python’s standard library, but neither the network nor anything stored here. In a match against you, one copy of it plays all the other seats. A bot that fills the device’s memory may end this page: your bots stay stored, a league’s results do not until you save its table.
workshop-result = Result
workshop-so-far = So far
workshop-mean = { $mean } ± { $width } points a deal
workshop-mean-spoken = { $mean } points a deal, 95 % interval from { $low } to { $high }.
workshop-mean-help = The mean per deal compared with the opponents, with its 95 % interval. The bot plays each deal once, in changing seats; an opponent plays the same cards in that seat for comparison.
workshop-running-help = Until all deals are played, the interval is wider, so that it holds while you watch.
workshop-partner-help = The partner is a player of the same level as the opponents, so one bot changes less of the result. Choose at least four times as many deals as in games without partners.
workshop-rival-help = The mean difference per deal between the two bots, with its 95 % interval. Both play the same cards in the same seat, beside club players.
workshop-progress = { $done } of { $of } deals
workshop-ahead = After { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } the bot is better than “{ $opponent }”.
workshop-behind = After { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } the bot is weaker than “{ $opponent }”.
workshop-even = After { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } no difference from “{ $opponent }” was found.
workshop-open = Too early for a verdict: { $different } of { $deals } deals made a difference. It takes at least 30 deals, and 20 that differ.
workshop-worst = Where it lost most
workshop-lost = Deal { $deal }: { $own } points. “{ $opponent }” had { $level } with the same cards in the same seat.
league = League
league-help = All bots play the same deals from the same seats against the same opponents, each deal once. Drop files here, or choose bots of yours. The league is lost when this page is reloaded or closed; its table can be saved at any time.
league-bots = Bots in the league
league-files = Add .py files
league-seed = Name of the deals (optional)
league-start = Start the league
league-continue = Continue
league-renew = New league
league-export = Save the table (CSV)
league-picture = Save a picture
league-picture-title = { $game }: league
league-picture-about = { $conditions }. Points a deal ± interval. { $site }
league-minutes = { $minutes ->
    [1] About a minute is left.
   *[other] About { $minutes } minutes are left.
 }
league-tried = { $name }: { $why }
league-place = Place
league-points = Points a deal
league-range = { $first }–{ $last }
league-figure = { $mean } ± { $width }
league-spoken = The league is over. { $rows }.
league-row-spoken = { $place } { $name }: { $points }
league-waiting = Waiting for its turn
league-at-deal = { $text } (deal { $deal })
league-table-help = Until all deals are played, the figures are of the deals that all these bots have played. Then places come; 2–4 means: the deals do not tell these bots apart. A bot that fails is out.
class = With a class
class-starter = Write the task as a comment at the top of a bot, name the bot, and send its link.
class-link = Copy the link to “{ $name }”
class-pupil = Each pupil opens the link, writes their own name into “Name” and hands in the saved file or, up to { $most } characters, the bot’s link.
class-collect = Drop the folder of files here, or paste the links.
class-links = Links to bots
class-table = Start the league. A file that is no bot of this game, fails or loops has a row with the reason.
league-reviewing = Looking for costly decisions: { $done } of { $of } bots
league-review = Find the costliest decisions
league-look = To look at
league-worst = Deal { $deal }: { $own } points, “{ $opponent }” { $level } with the same cards
league-costly = costs { $loss }
league-costly-ones = Costly decisions, in points:
league-seed-help = A secret part is added at the start and shown then. The whole name repeats the deals; bots written since may know them.
league-conditions = { $done } of { $of } deals against { $opponent }, { $seats } players, deals { $seed }
league-entered = { $count ->
    [one] One bot added.
   *[other] { $count } bots added.
 }
league-deal = Deal { $deal }:
league-empty = Add bots first.
league-busy = Something else runs in this workshop. Stop it first.
class-lead = With a class or friends: hold a league
league-costly-none = No costly decision: it was bad luck.
workshop-steps = Steps
workshop-steps-help = Each step is a bot that works. Open one, change it and measure it again.
workshop-step-random = Random
workshop-step-random-about = Picks any action that the rules allow. It keeps to the rules, and has no other idea.
workshop-step-rule = Rule of thumb
workshop-step-rule-about = Rates each action with a rule that players use. The function that rates is the place to try your own ideas.
workshop-step-count = Counting cards
workshop-step-count-about = Also looks at the cards that have not been seen yet. It knows what the others can still hold.
workshop-step-samples = Sampling deals
workshop-step-samples-about = Deals the unseen cards at random so that they fit what it knows, and lets club players play each deal to its end. The action with the best results wins.
workshop-step-gain = Against Beginner: { $gain } ± { $width } points a deal.
workshop-step-rise = Better than the step before by { $rise } ± { $width }.
workshop-step-open = Open
workshop-step-open-which = Open step { $step }
workshop-keep = Keep and share
workshop-name = Name
workshop-new = New bot
workshop-export = Save as .py
workshop-import = Open a .py file
workshop-share = Copy link
workshop-remove = Delete
workshop-removed = The bot has been deleted.
workshop-give-back = Restore
workshop-versions = Earlier versions
workshop-restore = Go back to this one
workshop-present = This is the present text.
workshop-version-result = { $mean } ± { $width } points a deal against { $opponent } ({ $deals } deals)
workshop-version-changed = { $count ->
    [one] 1 line changed:
   *[other] { $count } lines changed, first:
 }
workshop-enter = Enter it in the league
workshop-entered-version = { $name }, { $at }
workshop-reference = Reference
workshop-reference-help = Your file defines play(view). It returns one of view.legal(). A card is a code such as H7: the suit, then the rank. Sort a set before you choose from it, so that the bot plays the same on every machine.
workshop-suit = Suit: { $suit }
workshop-seek = Search the reference
workshop-seek-none = Nothing found.
workshop-class-help = Instead of play(view), the file may define a class Bot. Each deal has a new object of it. In each phase its method of that name decides, and play wherever there is none. The phases of this game: { $phases }. A method bid also decides in the phases auction and bet.
workshop-class-open = Open the example
workshop-link-long = A link has room for { $most } characters. Save the bot as a file instead.
workshop-link-bad = This link is damaged: its bot cannot be read.
workshop-link-newer = This link comes from a newer version of the game. Reload the page and try again.
workshop-file-long = { bot-long }
workshop-file-bad = { bot-unreadable }
workshop-file-encoding = { bot-encoding }
workshop-file-notebook = { bot-notebook }
workshop-pasted = { $kind ->
        [fence] The line “```” marks code in a message and is not Python. Delete it.
       *[command] A line that begins with “{ $sign }” is a command of a notebook. A bot cannot use it: delete the line.
    }
workshop-single = The workshop is not part of the one-file version: it needs all of Python.
workshop-single-open = Open the workshop on the site
workshop-single-where = The site has it. Ask the person who gave you this file for its address.
workshop-engine = Python could not run. { $why }
bot-long = The file is too long. A bot has at most { $most } characters.
bot-syntax = This is not valid Python. Look at this line and the one above.
bot-game = This bot is for { $game }. Change GAME or choose that game.
bot-no-play = There is no function play. Start with “def play(view):”.
bot-no-method = The class Bot has no method for this phase. Define “def play(self, view):” or “def { $phase }(self, view):”.
bot-nothing = { $name } has returned nothing. End it with “return” and an action.
bot-type = { $name } has returned { $value } ({ $type }). It must return an action, one of the texts in view.legal().
bot-illegal = “{ $action }” is not allowed now. Choose one of view.legal().
bot-name = The name “{ $name }” is not defined. Is it spelled correctly?
bot-deep = A function calls itself without end.
bot-slow = The decision took longer than { $seconds } seconds. Does a loop run without end?
bot-error = Python reports an error: { $kind }.
bot-input = input() cannot be used: nobody can type here. Decide from the view alone.
bot-encoding = This file is not UTF-8, and its first two lines name no encoding that can be read. Save it as UTF-8.
bot-notebook = This is a notebook. Export it as a .py file.
bot-unreadable = This is not a text file.
bot-ended = The bot ended Python. The next run starts it again.
bot-call = “{ $name }” is a function. Call it with parentheses: { $form }.
bot-near = There is no “{ $name }”. Did you mean “{ $near }”?
bot-arguments = Python calls { $name } with the position. Write “{ $form }”.
bot-card = { $card } is a card. Return an action, for example “{ $action }”.
bot-import = “{ $name }” is not imported. Write “import { $name }” in the first line.
bot-key = view.table() has no { $name }. It has: { $keys }.
bot-list = { $name } has returned several actions. Return one of them, for example the first: [0].
bot-value = “{ $name }” is a value, not a function. Leave the parentheses out: view.{ $name }.
bot-assign = “=” needs a name on its left: the value comes after it.
bot-block = Line { $opened } begins a block. Indent the lines that belong to it by four spaces.
bot-call-own = “{ $owner }” is a function. Call it with parentheses ( ) before you read an entry.
bot-colon = Python expects a colon “:” here. Lines with if, else, for, while, def or class end with one.
bot-comma = Something is missing between two values here, perhaps a comma.
bot-compared = “{ $sign }” cannot compare { $a } with { $b }. Turn both into the same type, for example with int( ).
bot-crossed = “{ $sign }” closes a bracket that was opened with “{ $open }”. Brackets must match.
bot-dedent = The indentation matches no line above. Lines of the same block begin in the same column.
bot-digit = A name cannot begin with a digit, and a number cannot contain letters.
bot-empty = There is nothing to take or compare: the list is empty. Check it with if first.
bot-entry = “{ $owner }” has no entry { $name }. Check with “in”, or read it with .get( ).
bot-equals = “=” stores a value. To compare, write “==”.
bot-f-text = The curly brackets of this f-text contain something that is not valid Python.
bot-field = “{ $owner }” is a dict. Read its entry with brackets: { $owner }["{ $name }"].
bot-fixed = “{ $owner }” has the type { $type }, whose entries cannot be changed. Make a list of it with list( ).
bot-foreign = The character { $sign } cannot stand here. Delete it and type it again with the plain keyboard.
bot-function = “{ $name }” stands outside a function. Is the line indented far enough?
bot-given = { $name }( ) was given too many values: { $count }. Compare the call with its “def”.
bot-hash = Values of type { $type } cannot be keys of a dict or entries of a set. Tuples can.
bot-indent = This line is indented too far. It should begin where the line above begins.
bot-index = “{ $owner }” has too few entries for [{ $index }]. Counting starts at 0, and the list may be empty.
bot-indices = “{ $owner }” is a list or a text: its brackets take a whole number.
bot-instead = Write “{ $right }” instead of “{ $wrong }”.
bot-iterate = “{ $owner }” has the type { $type }, and no entries to go through. For numbers, use range( ).
bot-len = Values of type { $type } have no length: len( ) counts the entries of a list, a text or a dict.
bot-loop = “{ $name }” stands outside a loop. Is the line indented far enough?
bot-member = “{ $owner }” has no “{ $name }”. Is it spelled correctly?
bot-missing = { $name }( ) was called without a value for { $names }.
bot-module = The module “{ $name }” is not available. Bots can use Python’s standard library only.
bot-near-word = This is not valid Python. Did you mean “{ $near }”?
bot-no-entries = “{ $owner }” has the type { $type }, and no entries: [ ] does not work here.
bot-no-function = “{ $owner }” has the type { $type }, and is not a function: ( ) does not work here.
bot-none = “{ $owner }” is None here, that is, nothing. Does its function lack a “return”?
bot-none-compared = “{ $sign }” compares with None here, that is, with nothing. Check first: if … is not None.
bot-none-operand = “{ $sign }” does not work with None, that is, with nothing. Check first: if … is not None.
bot-not-in = The value is not there, so it cannot be found or removed. Check with “in” first.
bot-number = { $text } cannot be read as a number.
bot-open = The bracket “{ $sign }” is never closed.
bot-operand = “{ $sign }” does not work between { $a } and { $b }.
bot-plus = “+” cannot join the types str and { $type }. Use str( ) for a text, or int( ) for a number.
bot-print = { $name } needs parentheses: { $name }(…).
bot-quote = A text is not closed: the quotation mark at its end is missing.
bot-sign = Write “{ $twin }” instead of “{ $sign }”: Python knows only the plain sign.
bot-space = There is a space here that Python does not know. Type it again with the space bar.
bot-tabs = Tabs and spaces are mixed in the indentation. Use four spaces everywhere.
bot-try = “try” needs an “except” or a “finally” below it.
bot-unbound = “{ $name }” has no value yet in this function. Give it one first, or write “global { $name }”.
bot-unmatched = “{ $sign }” closes a bracket that was never opened.
bot-unpack = The number of names on the left does not match the number of values.
bot-zero = A number is divided by 0.
bot-zeros = A number cannot begin with 0: write 7, not 07.
league-turn = { $name } is playing.
league-leave = The league has not ended, or its table is not saved. It is lost when this page is closed. Leave all the same?
league-same = same text as “{ $name }”
league-remove = Take out
league-remove-which = Take out { $name }
league-full = A league has up to { $most } bots. Left out: { $left }.
