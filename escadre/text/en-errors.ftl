### What the engine refuses, in one clear sentence. Verbs and kinds of a game have their words in its own files.

error-none = none
error-illegal = not allowed now: { $rule }
error-data = the data files are wrong

noun-seat = seat
    .a = a seat
    .no = no seat

## Games and how they are set up

error-game-none = no game '{ $key }' is installed; there are: { $keys }
error-game-broken = the game '{ $key }' is installed but cannot be loaded: { $detail }
error-game-not = it is no game of Escadre
error-game-old = it is written for an older Escadre, where a game was one record; now it is six, one for each room (docs/adding_a_game.md)
error-game-no-bots = this game has no bots: people play it
error-seats = { $game } is for { $first } to { $last } seats, not { $seats }
error-options = options of { $game }: { $detail } (options are { $known })
error-scenario = { $game } has no scenario '{ $scenario }' (scenarios are { $known })
error-scenario-not-for = scenario '{ $scenario }' is for { $sides } seats, not { $seats }
error-scenario-none = there is no scenario '{ $name }'; there are { $names }
error-scenario-name = the name of a scenario file is small letters, digits and single hyphens, like convoy-82.toml
error-entropies = { $count } entropies for { $seats } seats
error-entropy = the entropy of a seat is a text
error-no-positions = { $game } has no position files

## Orders

error-seat = there is no seat { $seat }; seats are 0 to { $last }
error-verb = '{ $verb }' is no verb of { $game }; verbs are { $verbs }
error-number = '{ $verb }' needs a whole number, not { $number }
error-nothing-after = '{ $verb }' takes nothing after it
error-needs = '{ $verb }' needs { $kind } after it
error-no-such = '{ $word }' is { $kind } of { $game }
error-over = the match is over ({ $rule })
error-not-allowed = '{ $order }' is not allowed now ({ $rule })
error-stale = the match stands at act { $act }, not { $seen }
error-undo-nothing = nothing of yours can be taken back: a die or a hidden thing was shown since ({ $rule })
error-undo-consent = others have seen or decided something since: this needs their consent ({ $rule })

## Saved matches

error-save-cut = this is no saved match, or it was cut off (line { $line })
error-save-none = this is no saved match of Escadre
error-save-format = this save has format { $format }; this program reads format { $ours }
error-save-damaged = this save is damaged: { $detail }
error-save-hollow = this save is damaged: it has no set-up, or not one entropy for each seat
error-save-seats = this save is damaged: { $game } is not for { $seats } seats
error-save-game = this save cannot be opened: { $detail }
error-save-newer = this save needs rules version { $rules } of { $game }; installed is { $installed }
error-save-older = this save was played by rules version { $rules }; { $installed } cannot replay it
error-save-unproven = only rules version { $rules } of { $game } can prove this save
error-save-data = this save of { $game } was played with other data files than those installed
error-save-scenario = this save needs a scenario that is not here: { $detail }
error-save-commitment = the key of this save does not fit the commitment that was published before the first roll
error-save-act = act { $act } of this save cannot be played: { $detail }
error-save-dice = act { $act } records the dice { $recorded }, but its key gives { $given }
error-save-leads = the acts of this save do not lead to the state that it records
error-save-state = the state in this save is damaged: { $detail }
error-save-line = { $sequence } has no line { $line }
error-save-not-for = it is not for { $seats } seats
error-save-seal = this save was changed after it was written: its seal does not fit

## Bots, lab and environment

error-bot = there is no bot '{ $bot }'; there are { $bots }, and admiral:400 or admiral:1.5s
error-bot-number = '{ $bot }': the number after the colon must be a whole number from 1 to 1000000
error-bot-seconds = '{ $bot }': the seconds after the colon must be from 0.001 to 3600
error-arena = an arena needs at least two seats
error-ladder = a ladder needs at least two numbers of simulations
error-engine = there is no engine '{ $engine }'; there are { $engines }
error-workers = { $workers } workers cannot do anything; leave it out for one on each core
error-ray = engine 'ray' needs Ray, which is not installed: pip install 'escadre[ray]'
error-vocabulary = { $game } has no vocabulary yet, so it cannot be an environment
error-bot-seats = bots sit on some of the seats 0 to { $last }, not on { $seats }
error-action = actions are 0 to { $last }, not { $action }

## Data files of games

error-position = position: { $detail }
error-data-line = { $where }: { $what }
error-data-unreadable = cannot be read; expected a data file of that name
error-data-not-text = is not UTF-8 text
error-data-not-toml = is not TOML: { $detail }
error-data-table = has a table '{ $key }'; expected only [[{ $table }]]
error-data-form = has '{ $table }' in another form; expected [[{ $table }]] for each of them
error-data-duplicate = is a duplicate of { $other }
error-data-extra = has '{ $key }'; expected only { $keys }
error-data-lacks = lacks { $keys }
error-data-one-of = { $key } is { $value }; expected one of { $allowed }
error-data-some-of = { $key } is { $value }; expected a list out of { $allowed }
error-data-twice = { $key } has something twice: { $value }
error-data-whole = { $key } is { $value }; expected a whole number from { $low } to { $high }
error-data-list = { $key } is { $value }; expected a list of whole numbers
error-data-bool = { $key } is { $value }; expected true or false
error-data-motif = motif is { $value }; expected small letters and hyphens like "heavy-cruiser"
error-copying-file = { $file } cannot be read: { $detail }
error-copying-state = { $file } must declare one dataclass that is a State
error-copying-type = { $file }: what { $field } is, { $type }, cannot be copied; write Shared[…] if it is never changed
