### The words that every game shares, and those of the command line.

seat = Seat { $number }
player = { $name }
event-undo = { $seat } takes back the last act
event-conceded = { $seat } strikes the colours.
event-drawn = The table agrees on a draw.
count-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
over-conceded = { $seat } gave up.
over-drawn = The players agreed on a draw.
verdict-won = Won
verdict-drawn = Drawn
verdict-lost = Lost

## Players

player-human = Player { $seat }
player-ensign = Ensign { $seat }
player-captain = Captain { $seat }
player-admiral = Admiral { $seat }

## The board

board-you = you
board-titled = { $title }:
board-over = the match is over
chart-scale = one column is { $length } { $unit }
chart-order = next:
chart-course = Course: { $course }
hexes-closed = closed hexside
hexes-side = { $what } to { $hexes }
light-day = day
light-dusk = dusk
light-night = night
zone-kind-hand = Hand
zone-kind-tricks = Tricks
zone-kind-pile = Pile
zone-kind-discard = Discards

zone-your-hand = Your hand
zone-your-tricks = Your tricks
zone-your-row = Your cards in play

## The table

table-prompt = { $player }>
table-foot = Type a number or an order · Tab completes · help why odds hint undo rule quit
table-thinks = { $player } is thinking …
table-auto = Only one choice: { $order } (“auto off” to decide yourself).
table-declined = By itself: { $order } (“reactions ask” to decide yourself).
table-auto-on = A choice with only one option is now taken by itself.
table-auto-off = Every choice is now yours, even with only one option.
table-reactions-ask = You are asked each time you could react.
table-reactions-idle = You pass by yourself when passing is all you could do. The others may guess from the speed what you hold.
table-reactions-always = You always pass when you could only react.
table-may-interrupt = It is not your turn, but you may speak now. Press Enter to stay silent.
table-anybody = Enter to go on, or the number of a seat that wants to speak first:
table-nothing-to-say = There is nothing that this seat may do out of turn now.
table-curtain = Hand the keyboard to { $player } (seat { $seat }). The others look away.
table-enter = Press Enter when you sit down.
table-consent = The others have seen or decided something since. Do they agree to take it back? (y/n)
table-not-agreed = Then it stands.
table-barred = Not now: { $orders }  (“why { $example }” tells the rule)
table-refused = “{ $order }” is not allowed now: rule { $rule }.
table-earlier = … { $count ->
    [one] one line more: type “log”
   *[other] { $count } lines more: type “log”
}
table-saved = Saved as { $file }.
table-saved-over =
    Saved as { $file }.
    Prove every roll of it: escadre verify { $file }
    Watch it again: escadre replay { $file }
table-left =
    Nothing is lost: the match is saved as { $file }.
    Go on with: escadre play --resume
table-fault =
    This is a fault of the program, not yours. The match is safe as { $file }.
    Please report it with that file and what follows.
table-resumed = Going on with { $file }, at act { $act }.
play-which = Choose one: escadre play GAME. Go on with the last match: escadre play --resume

help-orders =
    Type the number of a choice, its order (“{ $example }”), or any part of its name that leaves no doubt.
    A slash makes sure that a command of the table is meant: /help.
command-help = help
    .help = this list
command-why = why
    .help = why ORDER: the rule that forbids it, from the rulebook
command-odds = odds
    .help = odds [ORDER]: the exact chances of what a choice rolls for
command-hint = hint
    .help = what an admiral would do who knows what you know
command-undo = undo
    .help = take back your last act, unless a die was rolled or a secret shown since
command-rule = rule
    .help = rule ID or WORD: look something up in the rulebook
command-board = board
    .help = draw the board again
command-look = look
    .help = look [PIECE]: everything that is written on it; without a name, every pile in full
command-log = log
    .help = log [N]: everything that happened, or the last N lines
command-seat = seat
    .help = seat N: let another player at this keyboard speak out of turn
command-auto = auto
    .help = auto on or off: take a choice with only one option by itself
command-reactions = reactions
    .help = reactions idle: pass by itself when you can only react and hold nothing; reactions always, reactions ask
command-save = save
    .help = save [FILE]: write a copy (the match is saved after every act anyway)
command-quit = quit
    .help = leave; “escadre play --resume” goes on

why-allowed = Nothing forbids “{ $order }”: do it if you like.
why-what = Type “why” and one of these orders to read the rule.
why-nothing-barred = Nothing in your reach is forbidden now.
odds-none = None of your choices rolls a die.
odds-none-for = { $order }: no die is rolled for this.
hint-choice = An admiral would: { $label }  (type “{ $order }”)
hint-silent = An admiral would stay silent.
rule-more = … and { $count ->
    [one] one more paragraph
   *[other] { $count } more paragraphs
}; a second word narrows it down.

## How it ended

result-title = Result
result-rank = Rank
result-player = Player
result-score = Score
result-verdict = Result
result-dice = Dice
result-gave = Rolled
result-promised = Expected
result-luck = Luck
result-no-dice = No die was rolled in this match.

## Looking at things

games-key = GAME
games-title = Game
games-seats = Seats
games-options = Options
games-scenarios = Scenarios
games-more = “escadre games GAME” explains the options and lists the scenarios of one game.
check-good = { $folder }: all data files of { $game } are good.
check-bad = { $folder }: { $count ->
    [one] one problem
   *[other] { $count } problems
}
verify-over = { $file }: true. { $game }, { $acts ->
    [one] one decision
   *[other] { $acts } decisions
}, { $rolls ->
    [one] one roll or draw
   *[other] { $rolls } rolls and draws
}, all proven from the revealed key; the match is over.
verify-unfinished = { $file }: true so far. { $game }, { $acts ->
    [one] one decision
   *[other] { $acts } decisions
}, { $rolls ->
    [one] one roll or draw
   *[other] { $rolls } rolls and draws
}, all proven from the key; the match is not over yet.
verify-commitment = Commitment { $commitment }
replay-setup = Set-up
replay-hidden = decides in secret
replay-undone = taken back
replay-next = Enter for the next act:
bench-speed = { $game }, { $seats } seats: { $speed } random decisions a second ({ $seconds } s).
lab-report = Report written to { $file }.
fuzz-finding = Seed { $seed }, act { $act }: { $what } (escadre replay { $file })
fuzz-done = { $matches ->
    [one] One random match
   *[other] { $matches } random matches
}, { $findings ->
    [0] nothing found.
    [one] one finding.
   *[other] { $findings } findings.
}

## `escadre` alone


## Help of the commands

cli-escadre = One table for naval games: play in the terminal, look at saved matches, let bots play by the thousand.
cli-help = Show this help.
cli-version = Show the version.
cli-group-table = Table
cli-group-server = Server
cli-group-lab = Lab
cli-group-options = Options
cli-group-arguments = Arguments
cli-common = -
    .language = en or fr (else ESCADRE_LANGUAGE, else the locale)
    .seed = a number that makes the dice repeatable
    .option = name=value of the game's options; see “escadre games”
    .scenario = the name of a scenario of the game, which also sets the seats; see “escadre games GAME”
    .workers = how many processes (all cores when not given)
    .engine = local, or ray for a cluster
cli-serve = Serve the table in the browser, for one person or for many.
    .host = the address to listen at
    .port = the port to listen at
    .data = the folder for the database (else ESCADRE_DATA, else your data folder)
    .database = postgresql://… for many, or sqlite:///FILE
    .workers = how many processes serve; more than one needs PostgreSQL
    .base-url = how browsers reach the server, for links in mails
    .smtp = smtp://user:password@host:587?from=address (else ESCADRE_SMTP)
    .behind-proxy = believe the X-Forwarded headers of a proxy in front
    .brains = in how many processes bots think
    .pace = seconds that a bot takes at least for an act, so that one can follow
    .limits = all rate limits times this; 0 for none
    .metrics = who is shown the figures at /metrics: local (this machine), all or none
    .patience = seconds for a request to arrive, and for a browser to read what it was sent
    .open = open the browser too
cli-backup = Write everything that a server keeps to one file; it may run meanwhile.
    .file = the file to write
    .data = the folder of the database
    .database = the database, when it is not in that folder
cli-restore = Fill an empty database from a backup, also one of the other kind.
    .file = the backup
    .data = the folder of the database
    .database = the database, when it is not in that folder
cli-export = Write the finished matches of a server as save files.
    .folder = the folder to write into
    .data = the folder of the database
    .database = the database, when it is not in that folder
    .everything = also matches that are still played, with their secrets
cli-play = Play in the terminal, against bots or several people at one keyboard.
    .game = the key of the game; without it, the list of games
    .seats = how many seats (3 when not given, where the game allows it)
    .bots = ensign, captain or admiral, also admiral:400 (simulations) or admiral:1.5s; several are dealt in order
    .you = your seats, from 1 (seat 1 when not given)
    .hot-seat = every seat is a person at this keyboard
    .resume = go on with a saved match, the last one when no file is named
cli-games = List the games that are installed, or what can be chosen for one of them.
    .game = the key of a game: its options and scenarios
cli-rules = Show the rulebook of a game, or what it says about a word.
    .game = the key of the game
    .word = a rule id or a word to look for
cli-replay = Show a saved match in words, act by act, with the board.
    .file = the saved match
    .upto = stop after this act
    .seat = as this seat saw it (a spectator when not given)
    .step = draw the board after every act and wait for Enter
cli-verify = Replay a saved match and prove every roll of it.
    .file = the saved match
cli-check = Check data files that somebody has changed.
    .folder = the folder with the data files
    .game = the game whose data they are
cli-simulate = Let bots play many matches and sum them up.
    .game = the key of the game
    .seats = how many seats
    .bots = one level for all seats, or one for each
    .matches = how many matches (100)
    .report = write one self-contained HTML page
cli-arena = Let two bots meet in seat-swapped pairs: which is better?
    .game = the key of the game
    .a = the first bot
    .b = the second bot
    .pairs = how many pairs at most (100)
    .seats = how many seats
    .target = stop early when the share of A is clearly above or below this, for example 0.5
cli-ladder = Does thinking longer win? Each rung of simulations plays the one below.
    .game = the key of the game
    .rungs = simulations a decision, from low to high (50 100 200 400 800)
    .pairs = how many pairs a rung (100)
    .seats = how many seats
cli-sweep = Simulate every combination of some options.
    .game = the key of the game
    .values = name=value,value… one for each option to vary
    .seats = how many seats
    .bots = one level for all seats, or one for each
    .matches = how many matches a combination (100)
    .report = write one self-contained HTML page
cli-fuzz = Play random matches that hunt crashes, dead ends and broken promises.
    .game = the key of the game
    .matches = how many matches (100)
    .folder = where to save what is found
    .seats = how many seats (all that the game allows when not given)
cli-bench-playouts = Measure random play by the engine alone, in decisions a second.
    .game = the key of the game
    .seats = how many seats
    .seconds = how long (3)

## Mistakes

wrong-language = There is no language “{ $language }” here; there are { $languages }.
wrong-game = No game “{ $game }” is installed; there are: { $games }.
wrong-seats = { $game } is for { $first } to { $last } seats, not { $seats }.
wrong-seat = There is no seat { $seat }; seats are 1 to { $seats }.
wrong-bot = There is no bot “{ $bot }”; there are { $bots }, and admiral:400 or admiral:1.5s.
wrong-too-many-bots = { $bots } bots are named for { $seats } seats.
wrong-you-and-hot-seat = --you and --hot-seat contradict each other: with --hot-seat every seat is yours.
wrong-option-form = “{ $option }” is no option: write name=value.
wrong-option-name = { $game } has no option “{ $option }”; it has: { $options }.
wrong-option-value = “{ $value }” does not fit the option { $option }: { $detail }.
wrong-option-switch = “{ $value }” does not fit the option { $option }: it is on or off.
wrong-option-number = “{ $value }” does not fit the option { $option }: it must be a whole number.
wrong-values-form = “{ $values }” is no list of values: write name=value,value.
wrong-count = { $option } must be at least 1, not { $value }.
wrong-rungs = A ladder needs at least two rungs.
wrong-target = --target must lie between 0 and 1, not { $target }.
wrong-seconds = --seconds must be more than 0 and at most 3600, not { $seconds }.
wrong-report = A report cannot be written to { $file }: name a file in a folder that exists.
wrong-folder = { $folder } is no folder.
wrong-file = { $file }: { $reason }.
wrong-file-eacces = you may not read or write there
wrong-file-eisdir = it is a folder
wrong-file-enoent = there is no such file or folder
wrong-file-enospc = no space is left there
wrong-file-enotdir = a part of this path is no folder
wrong-file-erofs = nothing can be written there
wrong-file-missing = There is no file { $file }.
wrong-file-is-folder = { $file } is a folder, not a file.
wrong-nothing-to-check = { $game } has no data files to check.
wrong-nothing-to-resume = There is no unfinished match in { $folder }.
wrong-resume-with-setup = --resume goes on with a match as it was set up: leave out --seats, --seed, --option and --scenario.
wrong-resume-one-file = --resume takes one file at most.
wrong-resume-other-game = { $file } is a match of { $game }, not of { $asked }.
wrong-upto = --upto must be from 0 to { $last }, not { $upto }.
wrong-number = There is no choice { $number }: they are numbered 1 to { $last }.
wrong-ambiguous = “{ $order }” could be { $several }: say which.
wrong-order = “{ $order }” means nothing here: type a number of the list, or one of { $verbs } (or help).
wrong-piece = Nothing that you can see is called “{ $piece }”.
wrong-command = { $command } is no command; there are { $commands }.
wrong-undo = Nothing of yours can be taken back: a die was rolled, a secret was shown, or you have done nothing yet.
wrong-person = Seat { $seat } is not played at this keyboard; there are { $people }.
wrong-auto = Write “auto on” or “auto off”, not “{ $word }”.
wrong-reactions = Write “reactions ask”, “reactions idle” or “reactions always”, not “{ $word }”.
wrong-reactions-none = In { $game } nobody is ever only asked whether he reacts.
wrong-no-rulebook = { $game } has no rulebook in this language.
wrong-rule-what = Which rule? Write its id (for example { $example }) or a word.
wrong-rule-none = The rulebook has neither a rule nor a word “{ $word }”.
wrong-cli-command = There is no command “{ $command }”; “escadre --help” lists them.
wrong-cli-option = There is no option { $option } here; add --help to see those there are.
wrong-cli-extra = “{ $words }” is too much here; add --help to see what the command takes.
wrong-cli-missing = { $name } is missing; add --help to see what the command takes.
wrong-cli-repeat = { $name } is given twice.
wrong-cli-choice = “{ $value }” does not fit { $name }: it must be one of { $choices }.
wrong-cli-number = “{ $value }” does not fit { $name }: it must be a number.
wrong-cli-whole = “{ $value }” does not fit { $name }: it must be a whole number.
wrong-cli-value = “{ $value }” does not fit { $name }.

## The server at the command line

serve-ready = The table is at { $url } (kept in { $file }). Ctrl-C ends it; nothing is lost.
serve-open-already = The table is already open at { $url }.
archive-backed-up = { $rows } rows are in { $file }.
archive-restored = { $rows } rows were restored from { $file }.
archive-exported = { $count ->
    [one] One match was written
   *[other] { $count } matches were written
    } to { $file }.
archive-not-exported = The table { $table } cannot be written: { $reason }
wrong-workers = --workers must be between 1 and 256, not { $workers }.
wrong-workers-sqlite = Several processes need PostgreSQL: give --database postgresql://…
wrong-port = --port must be between 0 and 65535, not { $port }.
wrong-port-taken = Something else listens at { $host }:{ $port }; choose another --port.
wrong-no-client = The pages of the table are missing: build them with “make client”.
