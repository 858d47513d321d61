### The words of the browser.

## The frame around every page

web-home = Escadre, to the lobby
web-skip = To the content
web-nav = Pages
web-nav-lobby = Lobby
web-nav-archive = Archive
web-nav-verify = Check the dice
web-nav-account = Account
web-foot-nav = Pages, once more
web-foot-line = Escadre, one table for naval games. The games belong to their authors and publishers.
web-language = Language
web-language-en = English
web-language-fr = French
web-theme-auto = Colours: as the system
web-theme-light = Colours: day
web-theme-dark = Colours: night
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-nowhere-title = Uncharted waters
web-nowhere-line = There is no page at this address.
web-nowhere-home = Back to the lobby
web-just-now = just now
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-loading = One moment …
web-copy = Copy
web-copied = Copied
web-cancel = Cancel
web-again = Try again

## What went wrong

web-trouble-crowd = So many are watching this table that there is no room for one more. Try again later; whoever plays here always gets in.
web-trouble-offline = The server cannot be reached. Is it running, and are you on the network?
web-trouble-fault = Something went wrong on our side. Nothing is lost; please try again.
web-trouble-nothing = There is no such thing here, or it is not yours to see.
web-trouble-limit = That was a little fast. Please wait a moment.
web-trouble-unsure = The line broke before the answer came. See whether it was carried out, and repeat it if not.

## Who sits at a table

web-seat-you = You
web-seat-open = Open seat
web-level-ensign = Ensign
web-level-captain = Captain
web-level-admiral = Admiral
web-level-ensign-hint = easy: sails by the seat of the pants
web-level-captain-hint = solid: takes what the moment offers
web-level-admiral-hint = strong: thinks ahead

## The lobby

web-lobby-title = Pick a sea and cast off
web-lobby-line = Rules kept and explained, dice that anybody can check, a worthy opponent at any hour.
web-lobby-games = Games
web-lobby-play = Play now
web-lobby-play-against = Play now: { $game }, against { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-lobby-play-alone = Play now: { $game }, on your own
web-lobby-play-together = Play now: { $game }, with { $count ->
    [one] somebody else
   *[other] { $count } others
} at this screen
web-lobby-against = against { $count ->
    [one] one captain
   *[other] { $count } captains
}, right away
web-lobby-alone = on your own, right away
web-lobby-together = with { $count ->
    [one] somebody else
   *[other] { $count } others
} at this screen, right away
web-lobby-set-up = Set up a table
web-lobby-set-up-named = Set up a table of { $game }
web-lobby-rules = Rulebook
web-lobby-rules-named = Rulebook of { $game }
web-lobby-fleets = Fleets
web-lobby-fleets-named = Build fleets for { $game }
web-lobby-players = { $first ->
    [one] { $last ->
        [one] 1 player
       *[other] 1 to { $last } players
    }
   *[other] { $first } to { $last } players
}
web-lobby-players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-lobby-minutes = { $least } to { $most } minutes
web-lobby-starting = Casting off …
web-lobby-turns = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
}
web-lobby-mine = My tables
web-lobby-mine-none = No table yet. One click above, and you are at sea.
web-lobby-open = Open tables
web-lobby-open-none = Nobody is looking for company just now. Set up a public table and be the first.
web-lobby-more = In the chart room
web-lobby-archive = The archive
web-lobby-archive-line = Every finished match, to search, replay and download.
web-lobby-archive-go = Browse
web-lobby-verify-go = Choose a match
web-lobby-verify = Check the dice
web-lobby-verify-line = Prove every roll of a finished match.
web-lobby-upload = Open a saved match
web-lobby-upload-line = Go on with a match from a file, or look at it again.
web-lobby-no-games = No game is installed.
web-upload-choose = Choose a file
web-upload-busy = Reading …

## A table in a list

web-table-your-turn = Your turn
web-table-their-turn = { $name } to play
web-table-others-turn = { $count } players to decide
web-table-waiting = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
web-table-over = Finished
web-table-won = Won by { $names }
web-table-shared = Shared by { $names }
web-table-you-won = You won
web-table-go = Go to the table
web-table-play = Play
web-table-join = Take a seat
web-table-back = Take my seat back
web-table-leave = Leave
web-table-watch = Watch
web-table-invite = Invite
web-table-remove = Remove
web-table-remove-sure = Really remove?
web-table-acts = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
web-table-live = { $minutes } min each
web-table-slow = { $hours } h a move
web-table-seats = At the table: { $names }

## Inviting

web-invite-title = Links to the open seats
web-invite-line = Each link is one seat, and whoever opens it first sits there. Give each to one person only.
web-invite-seat = Seat { $seat }
web-invite-copy = Copy the link to seat { $seat }
web-invite-none = Every seat is taken.

## Setting up a table

web-new-title = Set up a table
web-new-of = A table of { $game }
web-new-seats = Seats
web-new-seats-count = How many play
web-new-fewer = One seat fewer
web-new-more = One seat more
web-new-seat-who = Who sits in seat { $seat }
web-new-me = Me
web-new-open = Open, for somebody else
web-new-bot = Bot: { $level }
web-new-hot = At this screen, beside me
web-new-hot-name = Name of the player in seat { $seat }
web-new-hot-placeholder = Name
web-new-alone = You play alone.
web-new-hot-hint = Players at one screen are shown a curtain between their turns.
web-new-scenario = Scenario
web-new-scenario-none = No scenario
web-new-scenario-none-hint = Everybody chooses a fleet; all options are open.
web-new-scenario-line = { $line } ({ $sides })
web-new-scenario-seats = { $count ->
    [one] The scenario is for one player.
   *[other] The scenario sets the { $count } seats and their sides.
}
web-new-scenario-options = The scenario settles fleets and victory itself; these options are left.
web-scenario-gone = Scenario { $name }
web-new-options = Options
web-new-option-span = From { $least } to { $most }, or { $usual }.
web-new-options-none = This game has no options.
web-new-options-reset = As printed
web-new-who = Who may come
web-new-link = By link only
web-new-link-hint = Only people to whom you give a link can take a seat or watch.
web-new-public = Public
web-new-public-hint = The table is listed in the lobby; anybody may take an open seat or watch.
web-new-name = Name of the table
web-new-name-hint = If you like. It helps to find it again.
web-new-pace = Pace
web-new-pace-none = No clock
web-new-pace-none-hint = Take the time you need.
web-new-pace-live = Live
web-new-pace-live-hint = Everybody has a clock for the whole match.
web-new-pace-live-minutes = Minutes for each player
web-new-pace-slow = A move now and then
web-new-pace-slow-hint = Days, weeks: you are told when it is your turn.
web-new-pace-slow-hours = Hours for each move
web-new-pace-alone = You play alone: nobody waits for you, and no clock runs.
web-new-absent = When somebody's time runs out
web-new-absent-bot = A bot takes the seat
web-new-absent-wait = We wait
web-new-create = Set the table
web-new-ready = The table is set
web-new-ready-line = It begins as soon as every seat is taken.
web-new-unknown = There is no such game here.

## Joining

web-join-title = You are invited
web-join-line = Somebody keeps a seat for you. Tell them who you are and sit down.
web-join-name = Your name
web-join-sit = Take the seat
web-join-missing = This link is not whole. Ask for it once more, and copy all of it.

## The archive

web-archive-title = Archive
web-archive-line = Finished matches. Watch them again from any seat, or take the file home.
web-archive-search = Search by name or title
web-archive-game = Game
web-archive-all-games = All games
web-archive-whose = Whose matches
web-archive-mine = Mine
web-archive-public = Public ones
web-archive-none = No finished match yet.
web-archive-none-found = Nothing found.
web-archive-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
web-archive-replay = Replay
web-archive-save = Download
web-archive-earlier = Earlier
web-archive-later = Later
web-archive-page = Page { $page } of { $pages }

## The account

web-account-title = Account
web-account-visitor = You are a visitor: your tables are tied to this browser. With an account you find them anywhere.
web-account-hello = You are signed in as { $name }.
web-account-name = Name at the table
web-account-name-keep = Keep the name
web-account-name-kept = From now on you are { $name }.
web-account-login = Sign in
web-account-register = Make an account
web-account-logout = Sign out
web-account-user = Name
web-account-password = Password
web-account-password-hint = At least 8 characters.
web-account-email = E-mail
web-account-email-hint = If you like; it is only used when you forget the password.
web-account-have = I have an account
web-account-new = I am new here
web-account-forgot = Password forgotten?
web-account-recover-line = If that address belongs to an account, a letter with a link is on its way to it.
web-account-recover-send = Send me a link
web-account-token = For programs
web-account-token-line = A program can play your seats over HTTP with a token. Whoever has it plays as you.
web-account-token-make = Make a token
web-account-token-once = This is shown only once. An older token is void from now on.
web-account-token-label = Your token

## Notices

web-notices-title = When it is your turn
web-notices-line = Be told when a table waits for you.
web-notices-none = No notice is set up yet.
web-notices-email = By e-mail
web-notices-push = By this browser
web-notices-apprise = By an Apprise address
web-notices-add-email = E-mail
web-notices-add-push = This browser
web-notices-add-apprise = Apprise address
web-notices-address = Address
web-notices-apprise-hint = For example ntfy://topic, tgram://token/chat, matrix://…
web-notices-push-on = This browser will be told, even while the page is closed.
web-notices-push-denied = The browser does not allow notices from this page. Its settings for this site can change that.
web-notices-push-missing = This browser, or this server, cannot send notices.
web-notices-quiet = Quiet from
web-notices-quiet-to = to
web-notices-quiet-hint = The same hour twice is no quiet time. Hours of { $zone }.
web-notices-every = At most one in
web-notices-every-minutes = { $count ->
    [0] no limit
    [one] 1 minute
   *[other] { $count } minutes
}
web-notices-away = Only while I am not at the table
web-notices-remove = Remove this notice
web-notices-keep = Keep the notices
web-notices-kept = Kept.

## A new password

web-recover-title = A new password
web-recover-new = New password
web-recover-keep = Keep it and sign in
web-recover-missing = This link is not whole. Ask for a new one on the account page.

## Fleets

web-fleets-title = Fleets for { $game }
web-fleets-line = Choose at leisure what you would take to sea and save it. At the table it is laid out with one click.
web-fleets-group = Choose from
web-fleets-budget = Budget
web-fleets-kind-surface = Surface ships
web-fleets-kind-sub = Submarines
web-fleets-kind-air = With aircraft
web-fleets-kind-other = Others
web-fleets-unit = { $name }, { $cost } { $points }
web-fleets-one-less = One { $name } less
web-fleets-fleet = The fleet
web-fleets-sum = { $cost } of { $budget } { $points }
web-fleets-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
web-fleets-left = { $count } left
web-fleets-over = { $count } over the budget
web-fleets-over-line = Take something off, or raise the budget, before you save it.
web-fleets-short = { $count } to go
web-fleets-span = { $least } to { $budget } { $points }
web-fleets-start = Start from
web-fleets-order = The first leads. Click one to move it in the line or to give it the flag.
web-fleets-line-of = The line
web-fleets-divisions = Divisions
web-fleets-division = Division { $number }
web-fleets-beside = Beside the line
web-fleets-smaller = Division { $number }: one fewer
web-fleets-larger = Division { $number }: one more
web-fleets-flagship = Flagship
web-fleets-commander = Commander
web-fleets-ahead = Ahead
web-fleets-astern = Astern
web-fleets-advice = Usual composition
web-fleets-share = { $own } %, usual { $wanted } %
web-fleets-empty = Nothing chosen yet. Click a card to add it, click it again to take it off.
web-fleets-empty-several = Nothing chosen yet. Click a card to add one, and again for one more.
web-fleets-off = Take { $name } off
web-fleets-see = See the fleet
web-fleets-name = Name of the fleet
web-fleets-keep = Save the fleet
web-fleets-change = Save the changes
web-fleets-copy = Save as a new fleet
web-fleets-anew = Start anew
web-fleets-saved = “{ $name }” is saved.
web-fleets-mine = My fleets
web-fleets-mine-none = No fleet saved yet.
web-fleets-open = Open
web-fleets-export-named = Download { $name } as a file
web-fleets-delete-named = Delete { $name }
web-fleets-delete-sure = Delete for good
web-fleets-import = Read a fleet from a file
web-fleets-import-bad = This file holds no fleet for this game.
web-fleets-use = Use a saved fleet
web-fleets-use-plan = Form up as in the saved fleet
web-fleets-use-none = None of your saved fleets fits here.
web-fleets-use-build = Build fleets

## The rulebook

web-rules-title = Rulebook of { $game }
web-rules-search = Search the rulebook
web-rules-found = { $count ->
    [0] Nothing found
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
web-rules-contents = Contents
web-rules-link = Link to rule { $rule }

## The table

web-at-board = The board
web-at-side = What to do, log and chat
web-at-you = you
web-at-winner = winner
web-at-thinking = is thinking
web-at-away = away
web-at-clock = time left
web-at-switch = Hand the screen to { $name }
web-at-hidden = face down
web-at-open-zone = Look through: { $zone }
web-at-percent = { $percent } %
web-at-odds = Chances ({ $count })
web-at-your-turn = Your turn
web-at-may = Not your turn, but you may
web-at-over = The match is over
web-at-watching = You are watching
web-at-waiting = Please wait
web-at-waiting-for = { $names } to play
web-at-lost = The connection is lost. Trying again …
web-at-choices = What you can do
web-at-confirm = Sure? { $choice }
web-at-auto-stop = Let me decide
web-at-auto = Take the only choice by itself
web-at-react = When only a card of mine could answer
web-at-react-ask = Ask me
web-at-react-ask-hint = You are asked each time, also when you hold nothing to answer with, so that nobody learns what you hold.
web-at-react-idle = Pass if I can do nothing else
web-at-react-idle-hint = Goes on without you when passing is all you could do, and asks you otherwise. From how long you take, the table may guess that you hold an answer.
web-at-react-idle-now = Reactions: passes by itself when you can do nothing else.
web-at-react-always = Always pass
web-at-react-always-hint = Every such question passes, whatever you hold, until you change this: cards in your hand then defend nothing by themselves. It tells the table nothing.
web-at-react-always-now = Reactions: always passes by itself.
web-at-speed = What moves, moves
web-at-speed-calm = calmly
web-at-speed-normal = briskly
web-at-speed-quick = quickly
web-at-speed-instant = at once
web-at-why-not = Why not?
web-at-why-list = Why not? ({ $count })
web-at-see-rule = Read rule { $rule }
web-at-tools = More orders
web-at-undo = Take back
web-at-undo-ask = Ask to take back
web-at-hint = Hint
web-at-more = More
web-at-keys = Keyboard
web-at-key = Key: { $key }
web-at-draw = Propose a draw
web-at-concede = Give up …
web-at-concede-sure = Strike the colours? The match is lost for you.
web-at-concede-yes = Give up
web-at-cancel = Cancel
web-at-close = Close
web-at-yes = Agree
web-at-no = Refuse
web-at-asks-undo = { $name } asks to take back the last act.
web-at-asks-draw = { $name } proposes a draw.
web-at-asked-undo = { $name } has asked to take back. Waiting for { $names }.
web-at-asked-draw = { $name } has proposed a draw. Waiting for { $names }.
web-at-order = Type an order
web-at-order-hint = / or type: { $example }
web-at-order-unknown = Nothing that you can do now is called “{ $order }”. Try “{ $example }”.
web-at-tabs = Log, chat and rules
web-at-log = Log
web-at-log-earlier = { $count ->
    [one] One earlier moment
   *[other] { $count } earlier moments
}
web-at-position = See this position
web-at-chat = Chat
web-at-chat-earlier = Earlier lines
web-at-chat-empty = Nobody has said anything yet.
web-at-chat-say = Say something to the table
web-at-chat-send = Send
web-at-rules = Rules
web-at-hand-over = Hand over to { $name }
web-at-look-away = Everybody else looks away now.
web-at-i-am = I am { $name }
web-at-you-win = Victory is yours!
web-at-you-share = You share the victory
web-at-wins = { $name } wins
web-at-share = { $names } share the victory
web-at-verdict = { $name }: { $verdict }
web-at-nobody-wins = Nobody has won
web-at-see-table = See the table
web-at-see-result = See the result
web-at-rematch = Play again
web-at-replay = Replay
web-at-report = Luck and score
web-at-save = Save file
web-at-open = Waiting for players
web-at-take-seat = Sit down here
web-at-to-lobby = To the lobby
web-at-key-choice = the choice of that number
web-at-key-move = move between cards and choices
web-at-key-act = do what is marked
web-at-key-inspect = look at the card closely
web-at-key-why = why not?
web-at-key-order = type an order
web-at-key-undo = take back
web-at-key-hint = hint
web-at-key-log = log
web-at-key-chat = chat
web-at-key-rules = rulebook
web-at-key-close = close
web-at-key-help = this list

## The open sea

web-sea-tools = Looking at the sea
web-sea-closer = Closer (+)
web-sea-farther = Farther (−)
web-sea-fit = All ships (0)
web-sea-follow = To the ship whose turn it is (.)
web-sea-measure = Measure: drag from one place to another
web-sea-keys = Arrow keys move the view, plus and minus zoom, 0 shows all ships, a full stop goes to the ship whose turn it is. Hold Shift and drag to measure.
web-sea-range = { $distance } { $unit } · { $bearing }°
web-sea-about = ≈ { $number }
web-sea-wind = The wind blows from { $degrees } degrees
web-sea-order = The ships in the order in which they act
web-sea-has-acted = { $number }. { $ship }, has acted
web-sea-acts-now = { $number }. { $ship }, acts now
web-sea-will-act = { $number }. { $ship }, still to act
web-sea-record = Record of { $ship }
web-sea-carry-out = Carry out: { $order }
web-sea-less = A little less
web-sea-more = A little more

web-hex-scale = { $count ->
    [one] one hex
   *[other] { $count } hexes
}
web-hex-fit = The whole chart (0)
web-hex-keys = Arrow keys go from hex to hex, Enter picks what lies there or goes there, Escape lets go. Plus and minus zoom, 0 shows the whole chart, a full stop goes to your pieces.
web-hex-away = { $count ->
    [one] one hex
   *[other] { $count } hexes
} from { $piece }
web-hex-which = { $count ->
    [one] one piece could go here: which?
   *[other] { $count } could go here: which?
}
web-hex-stack = { $hex }: { $count } pieces
web-hex-boards = Boards beside the chart
web-hex-ways = { $count ->
    [one] One hex to go to: it is lit on the chart.
   *[other] { $count } hexes to go to: they are lit on the chart.
}
web-time-now = now
web-time-last = the last turn
web-light-day = day
web-light-dusk = dusk
web-light-night = night

## Replay

web-replay-title = Replay
web-replay-of = Replay of { $title }
web-replay-pages = Replay and report
web-replay-tab-moves = Replay
web-replay-tab-report = Report
web-replay-dock = Replay controls
web-replay-first = To the beginning
web-replay-back = One moment back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One moment on
web-replay-last = To the end
web-replay-scrub = Moment of the match
web-replay-moment = Moment { $moment } of { $moments }
web-replay-at = Moment { $moment } / { $moments }
web-replay-speed = Speed
web-replay-speed-of = { $speed } ×
web-replay-seat = Seen by
web-replay-spectator = A spectator
web-replay-seat-mine = { $name } (you)
web-replay-still = The match goes on. Until it is over, the past is shown through your own eyes only.
web-replay-scored = { $names } scored
web-replay-log = What happened so far
web-replay-log-none = Nothing has happened yet.
web-replay-log-gap = Earlier moments are on their way …
web-replay-quiet = A choice that the log does not tell.
web-replay-keys = Space plays and pauses. Arrow keys step, Home and End go to the ends, Page Up and Page Down to the next or last mark.
web-replay-share = Share this position
web-replay-shared = The link is copied
web-replay-share-link = Link to this position
web-replay-on = Play on from here
web-replay-on-line = You take a seat at this very moment, bots take the others. What you could not know is dealt anew.
web-replay-on-alone = You play on from this very moment. What you could not know is dealt anew.
web-replay-on-seat = Your seat
web-replay-on-level = The bots
web-replay-on-go = Play on
web-replay-on-busy = Setting the table …
web-replay-on-over = The match ends here. Step back to play on.
web-replay-save = Download the match
web-replay-verify = Check the dice
web-replay-table = To the table
web-replay-more = With this match

web-report-title = Report
web-report-ranking = Final ranking
web-report-result = Result
web-report-rank = Place
web-report-who = Player
web-report-score = Points
web-report-winner = Winner
web-report-you = you
web-report-curve = The score, decision by decision
web-report-curve-line = Points that lay open. What was hidden counts at the end.
web-report-curve-at = Decision { $act }
web-report-curve-value = { $name }: { $score }
web-report-curve-label = Score of every player after each decision. Arrow keys move along the match.
web-report-curve-acts = Decisions
web-report-curve-table = The same as a table
web-report-luck = Luck
web-report-luck-line = What the dice gave each player, against what they promise on average. Cards drawn are not counted.
web-report-luck-none-at-all = No die was rolled in this match.
web-report-luck-none = rolled no die
web-report-luck-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $gave } pips instead of { $promised }
web-report-luck-better = { $pips ->
    [one] { $by } pip luckier than average
   *[other] { $by } pips luckier than average
}
web-report-luck-worse = { $pips ->
    [one] { $by } pip unluckier than average
   *[other] { $by } pips unluckier than average
}
web-report-luck-even = exactly average
web-report-luck-usual = Well within what chance does.
web-report-luck-some = More than chance does in most matches.
web-report-luck-rare = Chance does that in about one match in twenty.
web-report-luck-unlucky = unlucky
web-report-luck-lucky = lucky
web-report-not-over = The report is written when the match is over.

## The dice

web-verify-title = Check the dice
web-verify-line = From the first roll on nobody, not even the server, can change the dice of a match. Here is the proof, for any match that was saved.
web-verify-drop = Drop a saved match here
web-verify-or = or
web-verify-choose = Choose a file
web-verify-another = Check another match
web-verify-hint = The file that “Download” gives you for a finished match. It is read, not kept.
web-verify-busy = Playing the match again …
web-verify-bad = This file proves nothing
web-verify-bad-line = Download the match once more. If the file was changed, even by one letter, it cannot be proven.
web-verify-large = The file is too large to be a saved match.
web-verify-fetch = The saved match could not be fetched.
web-verify-good = Every roll is proven
web-verify-good-line = { $acts ->
    [one] 1 decision
   *[other] { $acts } decisions
} of { $game } played again; { $rolls ->
    [one] 1 roll or draw follows
   *[other] all { $rolls } rolls and draws follow
} from the key.
web-verify-unproven = The key does not fit
web-verify-unproven-line = Your browser found that this key is not the one that was promised. Do not trust these dice.
web-verify-checks = What was checked
web-verify-check-replay = Played again by the server
web-verify-check-replay-line = Each decision is legal, and each roll and each drawn card is what the key gives at that place.
web-verify-check-browser = Reckoned by your own browser
web-verify-check-browser-line = The SHA-256 of the key in the file, reckoned here and not on the server, is the commitment.
web-verify-check-browser-bad = The SHA-256 of the key in the file is not the commitment.
web-verify-check-table = As the table promised it
web-verify-check-table-line = The commitment in the file is the one that the table has shown since before the first roll.
web-verify-check-table-bad = The table showed another commitment than the file does.
web-verify-yes = holds
web-verify-no = does not hold
web-verify-open = The match is not over yet
web-verify-open-line = Whoever has this file knows the key, and with it every roll still to come.
web-verify-numbers = The numbers behind it
web-verify-key = Key
web-verify-commitment = Commitment
web-verify-reckoned = SHA-256 of the key
web-verify-entropy = Added by { $name }
web-verify-entropy-none = nothing
web-verify-self = By your own hand
web-verify-self-line = With any other program you come to the same commitment:
web-verify-self-all = And with Escadre on your own machine, you prove every roll:
web-verify-rolls = Every roll and draw
web-verify-rolls-line = A die shows what it rolled; a drawn card shows its number in the game.
web-verify-roll-act = Act
web-verify-roll-who = Who
web-verify-roll-order = Order
web-verify-roll-dice = Came up
web-verify-setup = Set-up
web-verify-rolls-none = Nothing was left to chance in this match.
web-verify-how = How the proof works
web-verify-how-promise = A promise before the first roll
web-verify-how-promise-line = The server draws a secret key and shows its fingerprint, the commitment, to everybody at once. From then on it cannot take another key: no other has that fingerprint.
web-verify-how-seats = A pinch from every seat
web-verify-how-seats-line = Every browser that sits down adds some chance of its own. Whoever takes an open seat has the promise before his eyes first: there the server could not know, when it chose the key, where the dice would fall. Alone against bots you have its word for it.
web-verify-how-rolls = Rolls that anybody can repeat
web-verify-how-rolls-line = The first die comes from the key, what the seats added and the number 0; the second from the number 1; and so on. Nothing can be slipped in or left out.
web-verify-how-open = The key is opened at the end
web-verify-how-open-line = When the match is over, the key stands in the saved match. Whoever has it can reckon every roll again and see that the key fits the promise.
