# Branle-bas de Combat: every word the game shows besides the names of ships, types, works and scenarios.

game-title = Branle-bas de Combat
game-line = Ships of the line and frigates, 1740 to 1815: seize the weather gage, hold the line, rake a stern, board, and be master of the field at nightfall.
## Choices

do-nation = Choose { $nation }
do-ready = Take the ready-made fleet
do-buy = Buy: { $model }
do-done = Done
do-split = A division of { $size } ships
do-flag = { $ship } carries the Admiral
do-commander = { $ship } commands her division
do-wind = Wind from { $rose }
do-station = The next line to { $side }
do-straight = Fight the fire, sail straight on
do-free = Keep her free to act
do-plug = Plug a leak
do-rudder = Repair the rudder
do-overboard = { $points ->
    [0] Try to get off
   *[other] Throw { $points } Broadside overboard and try to get off
}
do-wait = Wait
do-succession = Turn in succession: { $signal }
do-together = Turn all together: { $signal }
do-line = One line: { $division }
do-lines = Two lines: { $lines }
do-pass = Leave it
do-reread = Have the signal repeated
do-accept = Leave it at that
do-release = Give { $ship } a free hand
do-disperse = Give all captains a free hand
do-leave = { $ship } leaves the line
do-heave = Heave to
do-steady = Steady as she goes
do-lead = Steer the line
do-way = All together, { $run }
do-ahead = Ahead { $length }
do-port = Port { $angle }
do-starboard = Starboard { $angle }
do-end = End the move
do-tack = Tack, turning to { $side }
do-anchor = Drop anchor, heading { $angle }
do-weigh = Weigh anchor
do-cut = Cut the cable
do-tow = Take { $ship } in tow
do-castoff = Cast off the tow
do-scuttle = Scuttle { $ship }
do-part = Get clear to { $side }
do-fight = Stay and fight
do-rejoin = Rejoin the formation
do-board = Board { $ship }
do-avoid = Avoid to { $side }
do-land = { $points ->
    [0] Land no troops
   *[other] Land { $points } Crew
}
do-fire = Fire at { $shot }
do-close = Carronades and muskets at { $ship }
do-hold = Hold your fire
do-again = Roll again
do-keep = Keep it
do-giver = Send crew from { $ship }
do-give = Send { $gift }
do-grapple = Board { $ship }
do-possess = Take possession of { $ship }
do-assault = The troops of { $ship } fight on
do-reembark = The troops of { $ship } return on board
do-morale = Call a morale test

length-cm = { $length } cm
angle-degrees = { $angle }°
division-number = division { $number }
signal-side = division { $division }, to { $side }
signal-course = division { $division }, to { $side }, course { $course }
shot-hull = the hull of { $ship }
shot-masts = the masts of { $ship }
gift-points = { $points } Crew to { $ship }

## What to do now

prompt-over = The battle is over.
prompt-waits = Waiting for { $seat }.
prompt-nation = Choose the nation that you command.
prompt-fleet = Choose your ships within the budget, then seal the fleet.
prompt-organise = Form divisions and name the flagship, the commanders and the repeating frigates.
prompt-wind = Agree on where the wind blows from.
prompt-station = On which side of the first line does the next division stand?
prompt-repair = { $ship }: what does the crew turn to?
prompt-refloat = { $ship } is aground: throw guns overboard, try to get off, or wait.
prompt-signal = { $ship }: hoist a signal, or let the divisions carry on?
prompt-reread = { $ship } has not read the signal right. Have the frigate repeat it?
prompt-formation = The formation with { $ship } comes up: how does it sail?
prompt-separate = { $ship } is held fast: try to get clear, or stay?
prompt-steer = { $ship }, { $attitude }. Legs left: { $slots }; sailed: { $run } cm.
prompt-collide = { $ship } would run into { $second }: avoid her, or board?
prompt-land = { $ship } is close to a battery: land troops?
prompt-fire = { $ship } fires: choose a target, or hold your fire.
prompt-risk = { $ship }: keep this hazard die, or roll it again?
prompt-transfer = Send crew to a friend alongside, or go on to the fights.
prompt-tangled = { $ship } lies entangled with an enemy: board her?
prompt-possess = { $ship } has struck: take possession, or scuttle her?
prompt-assault = The troops of { $ship } are ashore: fight on, or take them back on board?

## Where the battle stands

phase-setup = Before the battle
phase-turn = { $clock } · Turn { $turn } of { $turns } · { $part }
phase-tests = tests
phase-movement = movement
phase-gunfire = gunfire
phase-boarding = boarding
phase-night = after nightfall

## The wind

force-calm = calm
force-light = light breeze
force-good = good breeze
force-fresh = fresh wind
force-gale = gale
wind-now = { $force } from { $wind }
wind-fog = fog, light breeze from { $wind }

attitude-irons = in irons
attitude-close = close-hauled
attitude-reach = reaching
attitude-reaching = reaching
attitude-run = running
attitude-running = running

## Ranges, sides, areas

range-point-blank = point-blank
range-short = short range
range-medium = medium range
range-long = long range
cone-bow = her bow can be raked from here
cone-stern = her stern can be raked from here

side-port = port
side-starboard = starboard

area-land = land
area-reef = reef
area-zone-1 = shallow water (zone 1)
area-zone-2 = shoal water (zone 2)
unit-centimetre = cm
board-sea = The sea

## Values of a ship

fact-budget = points
fact-guns = guns
fact-broadside = Broadside
    .column = B
fact-quality = Gunnery
    .column = G
fact-crew = Crew
    .column = C
fact-rank = rank
fact-sail = sailing
fact-hull = hull
fact-hull-upper = hull, upper row
    .column = upper
fact-hull-lower = hull, lower row
    .column = lower
fact-mast = { $mast ->
    [1] foremast
    [2] mainmast
   *[3] mizzenmast
}
fact-fires = fires
fact-leaks = leak
fact-rudder = rudder damaged
    .column = rudder
fact-captains = captains killed
    .column = captains
sinks-in-turn = sinks in turn { $turn }

sail-good = good sailer
sail-poor = poor sailer
sail-slow = slow

## What a ship is and suffers

badge-flagship = flagship
badge-commander = commander’s ship
badge-repeater = repeating frigate
badge-prize = prize
badge-retreat = in retreat
badge-disorder = { $turns ->
    [one] disorder, { $turns } turn
   *[other] disorder, { $turns } turns
}
badge-grappled = grappled
badge-entangled = entangled
badge-anchored = at anchor
badge-aground = aground
badge-wrecked = wrecked
badge-masked-port = { $turns ->
    [one] port side masked, { $turns } turn
   *[other] port side masked, { $turns } turns
}
badge-masked-starboard = { $turns ->
    [one] starboard side masked, { $turns } turn
   *[other] starboard side masked, { $turns } turns
}
badge-misread = misread the signal
badge-unseen = has not seen the signal
badge-first-fire = first fire to come
badge-straight = fights the fire
badge-tows = towing
badge-admiral-dead = Admiral killed
badge-sealed = fleet chosen
badge-choosing = chooses a fleet

## The sides

fact-spent = points spent
    .column = spent
fact-good-order = in good order
    .column = fit
fact-prizes = prizes
fact-lost = lost
fact-morale = morale
zone-fleet = Fleet of { $seat }
zone-market = Ships to choose from
## The lab

stat-turns = Turns
stat-broadsides = Broadsides
stat-masts = Masts shot away
stat-fires = Fires
stat-leaks = Leaks
stat-collisions = Collisions
stat-boardings = Boardings
stat-taken = Ships taken
stat-retreats = Ships put in retreat
stat-explosions = Ships blown up
stat-nations = Nations
    .kind = nation
    .c1 = ships
    .c2 = won
    .c3 = in good order
    .c4 = taken
    .c5 = sunk or away

## Options

option-budget = Budget
    .hint = Points for the fleet of each side.
option-length = Turns until nightfall
    .hint = 16 turns begin at three in the afternoon, 24 at one, 32 at eleven in the morning.
option-period = Period
    .hint = Before 1783 there are no carronades and the English are no better than others; after 1793 they rule the sea.
option-iberian = Spain and Holland, 1770 to 1790
    .hint = The Spanish sail and tack better, the Dutch worse; for the periods before 1793.
option-wind-by-choice = Wind by choice
    .hint = You agree where the wind blows from; otherwise it is rolled.
option-strategic-morale = Strategic morale
    .hint = A side whose morale breaks does not lose at once; it must get away before nightfall.
option-frigate-courtesy = Frigate courtesy
    .hint = Ships of the line spare a frigate that has not fired, as long as they have another target.
option-deri-of-eight = Hazard die of eight
    .hint = A hazard die with eight faces, on which nothing needs to be confirmed.
option-historical-fleets = Historical fleets
    .hint = A fleet may have only about as many ships of each rank as its nation had.
option-frigate-action = Frigate action
    .hint = Fleets may consist of frigates alone.

## The dice

signed-de = { $de ->
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
signed-sum = { $sum ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
    [2] +2
    [3] +3
   *[4] +4
}
wind-face = { $die ->
    [1] force +
    [2] force −
    [3] one sector clockwise
    [4] one sector anticlockwise
    [5] calm or gale
   *[6] fog
}
close-face = { $die ->
    [1] nothing
    [2] nothing, unless the carronades are English or American
    [3] 2 points on the masts
    [4] captain killed
   *[other] 1 Crew lost
}
risk-face = { $die ->
    [1] fire
    [2] 2 more points on the hull
    [3] rudder
    [4] leak
    [5] 2 more points on the masts
   *[6] 1 Crew lost
}
risk-face-of-eight = { $die ->
    [1] fire
    [2] rudder
    [3] leak
    [4] 1 Crew lost
    [5] 2 more points on the masts
    [6] 2 more points on the masts
   *[other] 2 more points on the hull
}
collision-face = { $die ->
    [1] violent collision
    [2] light collision
    [3] light collision, which the English avoid
   *[other] avoid or board
}

event-die-wind = The wind die shows: { wind-face }.
event-dice-wind = Two dice for the new wind: { $die } and { $second }.
    .minor = -
event-die-gale = { $ship } in the gale: { signed-de }.
    .minor = -
event-die-fire = { $ship } fights the fire: { signed-de }.
event-die-fire-leaps = Does the fire leap over to { $ship }? { signed-de }.
event-die-major-fire = { $ship }: the fire nears the magazine: { signed-de }.
event-die-leak = { $ship } at the pumps: { signed-de }.
event-die-rudder = { $ship } works on the rudder: { signed-de }.
event-die-leak-box = { $ship } is hit at the waterline: { signed-de }.
    .minor = -
event-die-sinking-turn = How fast does { $ship } fill? { signed-de }.
    .minor = -
event-die-admiral = { $ship }: is the Admiral hit? { signed-de }.
event-die-explosion = { $ship } is near the explosion: { signed-de }.
event-die-close = { $ship } fires carronades, muskets and grenades: { close-face }.
event-die-luck = { $ship }, luck of the shot: { signed-de }.
    .minor = -
event-die-accident = { $ship }: a gun fires badly: { signed-de }.
event-die-accident-fire = { $ship }: does the burst gun start a fire? { signed-de }.
event-die-red-hot = Red-hot shot in { $ship }: { signed-de }.
event-die-risk = Hazard die against { $ship }: { risk-face }.
event-die-risk-of-eight = Hazard die against { $ship }: { risk-face-of-eight }.
event-die-confirmation = { $die ->
    [2] The hazard against { $ship } is not confirmed.
    [4] The hazard against { $ship } is not confirmed.
   *[other] The hazard against { $ship } is confirmed.
}
    .minor = -
event-dice-tack = { $ship } tries to tack: { signed-sum }.
event-dice-powder = The magazine of { $ship } is hit: { signed-sum }.
event-dice-depth = { $ship } takes soundings: { signed-sum }.
event-dice-refloat = { $ship } tries to get off: { signed-sum }.
event-die-arrival = { $ship }, where her fleet comes from: { signed-de }.
    .minor = -

## What happened: before the battle

event-nation-chosen = Your nation: { $nation }.
event-sealed = { $seat } has chosen a fleet.
event-fleet-shown = { $count ->
    [one] { $seat } brings { $nation }: { $count } ship for { $points } points.
   *[other] { $seat } brings { $nation }: { $count } ships for { $points } points.
}
event-uneven = The forces are uneven: { $first } ships against { $second }.
event-flagship = { $ship } carries the Admiral.
event-commander = { $ship } commands { $division }.
event-wind-at-first = The wind blows from { $course }.
event-arrives = { $turn ->
    [0] The fleet of { $seat } comes from { $course }.
   *[other] A squadron of { $seat } will come from { $course } in turn { $turn }.
}
event-squadron-comes = A squadron of { $seat } comes in sight from { $course }.
event-die-signal = { $ship } looks out for the signal: { signed-de }.
    .minor = -
event-die-collision = { $ship } is about to collide: { collision-face }.
event-die-parting = { $ship } tries to get clear: { signed-de }.
event-die-loss = Boarding die of { $ship }: { $die ->
    [1] a loss for the weaker.
   *[other] nothing.
}
    .minor = -

## What happened: wind

event-wind-force = { $force ->
    [0] The wind dies down: calm.
    [1] A light breeze blows.
    [2] A good breeze blows.
    [3] A fresh wind blows.
   *[4] A gale gets up.
}
event-wind-shifts = The wind now blows from { $course }.
event-fog-falls = Fog comes down.
event-fog-lifts = The fog lifts.

## What happened: fire, leaks, rudder

event-sails-straight = { $ship } does nothing but fight the fire and sail straight on.
event-fire = { $fires ->
    [1] { $ship } is on fire.
   *[other] { $ship } burns in { $fires } places.
}
event-fire-out = { $fires ->
    [0] The fire in { $ship } is out.
    [1] One fire in { $ship } is out; one is left.
   *[other] One fire in { $ship } is out; { $fires } are left.
}
event-fire-burns = The fire costs { $ship } { $points } points on hull and masts.
event-leak = { $ship } springs a leak and will sink in turn { $turn }.
event-leak-plugged = { $leaks ->
    [0] { $ship } has plugged her leak.
   *[other] { $ship } has plugged a leak; { $leaks } left.
}
event-leak-worse = The leak in { $ship } gets worse: she will sink in turn { $turn }.
event-rudder-damaged = The rudder of { $ship } is shot away.
event-rudder-mended = { $ship } answers her helm again.

## What happened: movement

event-helm-ahead = { $ship } sails { $length } ahead.
    .minor = -
event-helm-turns = { $ship } turns { $angle } to { $side }.
    .minor = -
event-helm-steady = { $ship } sails on steady.
    .minor = -
event-helm-end = { $ship } ends her move.
    .minor = -
event-stays-fighting = { $ship } stays and fights.
    .minor = -
event-holds-fire = { $ship } holds her fire.
    .minor = -
event-takes-aim = { $ship } takes aim at { $second_ship }.
    .minor = -
event-risk-kept = { $ship } lets the hazard die stand.
    .minor = -
event-no-signal = { $ship } makes no signal.
    .minor = -
event-shows-giver = { $ship } has crew to send.
    .minor = -
event-no-gift = { $seat } sends no crew.
    .minor = -
event-boards-nobody = { $ship } boards nobody.
    .minor = -
event-lands-nobody = { $ship } lands no troops.
    .minor = -
event-stays-ashore = The troops of { $ship } stay ashore.
    .minor = -
event-splits-off = { $seat } forms a division of { $size } ships.
    .minor = -
event-tacks = { $ship } goes about.
event-misses-stays = { $ship } misses stays.
event-drifts = { $ship } drifts to leeward.
    .minor = -
event-leaves-the-sea = { $ship } leaves the field.
event-aground = { $ship } runs aground.
event-wrecked = { $ship } is wrecked.
event-waits-aground = { $ship } stays aground and waits.
event-guns-overboard = { $ship } throws guns overboard: { $guns } Broadside.
event-refloated = { $ship } is afloat again.
event-harder-aground = { $ship } works herself harder aground.
event-anchors = { $ship } drops anchor.
event-weighs = { $ship } weighs anchor.
event-cuts-cable = { $ship } cuts her cable.
event-springs = { $ship } hauls on her springs.
event-takes-in-tow = { $ship } takes { $second_ship } in tow.
event-goes-ahead-of-tow = { $ship } goes ahead of { $second_ship } with the tow rope.
event-casts-off = { $ship } casts off the tow.

## What happened: formations and signals

event-formation-steady = The line of { $ship } sails on steady.
event-formation-way = The line of { $ship } sails straight on.
event-formation-heave = The line of { $ship } heaves to.
event-formation-lead = { $ship } leads her line.
    .minor = -
event-leaves-formation = { $ship } leaves the line.
event-rejoins = { $ship } takes station again behind { $second_ship }.
event-signal = { $ship } signals to { $division }: { $order ->
    [1] turn in succession
    [2] turn all together
    [3] one line
   *[4] two lines
}{ $side ->
    [-1] {""}
   *[other] , to { $side }
}{ $course ->
    [0] {""}
   *[other] , course { $course }
}.
event-signal-seen = { $ship } has read the signal.
    .minor = -
event-signal-not-seen = { $ship } has not seen the signal.
event-signal-misread = { $ship } has misread the signal.

## What happened: collisions and boarding

event-collision = { $violent ->
    [1] { $ship } runs hard into { $second_ship }: they are entangled.
   *[0] { $ship } grazes { $second_ship }.
}
event-avoids = { $ship } turns to { $side } to avoid { $second_ship }.
event-grapples = { $ship } grapples { $second_ship } and boards.
event-crew-given = { $ship } sends { $points } Crew to { $second_ship }.
event-boarding-fight = Hand to hand: { $ship } with { $points } points loses { $lost } Crew, { $second_ship } with { $second_points } points loses { $second_lost }.
event-both-beaten = { $ship } and { $second_ship } have fought each other to a standstill and part.
event-retaken = { $second_ship } retakes { $ship }.
event-parts = { $ship } gets clear.
event-parting-fails = { $ship } cannot get clear.
event-lands = { $ship } lands { $points } Crew against { $second_ship }.
event-assault-fought = Assault: the troops of { $ship } with { $points } points lose { $lost }, the garrison of { $second_ship } with { $second_points } points loses { $second_lost }.
event-reembarks = { $points } Crew return on board { $ship }.

## What happened: gunfire and damage

event-fires = { $ship } fires to { $side } at { $second_ship }{ $rake ->
    [1] , raking her bow
    [2] , raking her stern
   *[0] {""}
}: total { $total }, { $hits ->
    [0] no hit.
    [one] { $hits } hit on the { $aim ->
        [0] hull
       *[1] masts
    }.
   *[other] { $hits } hits on the { $aim ->
        [0] hull
       *[1] masts
    }.
}
event-stray-hits = { $hits ->
    [one] { $ship } is in the line of fire: { $hits } hit.
   *[other] { $ship } is in the line of fire: { $hits } hits.
}
event-gun-bursts = A gun bursts on board { $ship }.
event-mast-falls = { $ship } loses a mast; it falls over the { $side } side.
event-captain-killed = The captain of { $ship } is killed.
event-admiral-killed = The Admiral is killed on board { $ship }.
event-retreats = { $ship } is in retreat.
event-taken = { $ship } strikes to { $second_ship }.
event-possessed = { $second_ship } takes possession of { $ship }.
event-scuttled = { $ship } is scuttled.
event-sunk = { $ship } sinks.
event-blown-up = { $ship } blows up.
event-away = { $ship } is away.
event-silenced = { $ship } is silenced.
event-magazine-explodes = The magazine of { $ship } blows up.
## What happened: morale and the end

event-turn = Turn { $turn }.
event-boats = Boats bring { $points } Crew to { $ship }.
event-calls-morale = { $seat } calls a morale test.
event-morale = Morale: { $seat } has { $first }, { $other } has { $second }.
event-nightfall = Night falls.
event-nightfall-count = Ships held on the field: { $seat } has { $first }, { $other } has { $second }.
event-won = { $seat } wins the battle.
event-nobody-wins = The battle is drawn.

why-field = More ships held on the field at nightfall.
why-fewer-lost = Fewer ships sunk or taken.
why-morale = The morale of the other side is broken.
why-flagship-taken = The enemy flagship is taken.
why-both-flagships = Both flagships are taken: nobody wins.
why-convoy = The convoy decided it.
why-chase = The chase decided it.
why-duel = The better of the duel.
why-toll = The losses that the scenario asks for.
why-draw-counts = A draw counts as a victory here.
why-draw = Neither side has the better of it.

## Before the order: chances and what they are made of

odds-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
odds-risk = hazard dice besides
odds-accident = a gun bursts
odds-tacks = she goes about
odds-parts = she gets clear
odds-plugged = the leak is plugged
odds-worse = the leak gets worse
odds-steers = the rudder is repaired
odds-fire-out = a fire is put out
odds-fire-grows = the fire spreads
odds-refloats = she gets off
odds-harder-aground = she grounds harder
odds-violent = violent collision
odds-light = light collision
odds-choice = avoid or board
odds-foe-loses = the enemy loses { $points } Crew
odds-we-lose = we lose { $points } Crew
odds-red-hot = she is set on fire
odds-signal-seen = the signal is read
odds-signal-misread = the signal is misread
odds-close-masts = 2 hits on the masts
odds-close-captain = the captain is killed
odds-close-crew = 1 Crew lost
odds-risk-crew = 1 Crew lost
odds-risk-hull = 2 hits on the hull
odds-risk-masts = 2 hits on the masts
odds-risk-rudder = the rudder is damaged
odds-risk-leak = a leak
odds-risk-fire = a fire
odds-aground = she runs aground
odds-wrecked = she runs ashore and is wrecked
odds-takes = we take the enemy
odds-taken = we are taken

modifier-guns = Broadside
modifier-quality = Gunnery
modifier-first-fire = first fire
modifier-point-blank = point-blank
modifier-carronades = carronades
modifier-short-range = short range
modifier-long-range = long range
modifier-rakes-bow = rakes the bow
modifier-rakes-stern = rakes the stern
modifier-aims-at-masts = at the masts
modifier-stable = steady platform
modifier-both-sides = both sides fire
modifier-boarding = hand to hand
modifier-fire-on-board = fire on board
modifier-disorder = disorder
modifier-masked = side masked by a mast
modifier-fresh-wind = three decks in a fresh wind
modifier-not-cleared = port guns not cleared

boarding-rank = rank
boarding-decks = decks
boarding-losses = losses so far
boarding-flagship = flagship
boarding-support = support
boarding-morale = morale
boarding-fires = fires
boarding-leaks = leaks
boarding-masts = masts lost
boarding-rudder = rudder
boarding-captains = captains killed
boarding-admiral = Admiral killed
boarding-marines = marines
boarding-troops = troops ashore
boarding-garrison = garrison

foresight-attitude = attitude
foresight-bears = fires at { $ship }
foresight-threat = under fire from { $ship }
foresight-hits = { $range } cm, { $least } to { $most } hits
foresight-rakes-bow = { $range } cm, { $least } to { $most } hits, raking the bow
foresight-rakes-stern = { $range } cm, { $least } to { $most } hits, raking the stern
foresight-halved = halved
foresight-strength = strength of { $ship }

## Names

ship-name = { $name }
ship-name-of = { $name } ({ $nation })
work-name = { $name } ({ $work })
