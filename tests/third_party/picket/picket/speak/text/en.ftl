game-title = Picket
game-line = Convoys, cruisers and dummies around an island: a small game on hexes.
board-chart = The chart
board-track = Turns
board-base = { $base }
board-formation = { $letter }: { $group }
boards-bases = Air bases
boards-formations = Formations
box-hangar = Hangar
box-ready = Ready
box-aloft = Aloft
box-place = Place { $number }
cell = { $turn }
phase = Turn { $turn } of { $last }
ground-land = land
ground-coast = coast
ground-closed = closed by land
ground-reef = reef
ground-goal = Goal of seat { $number }
place-island = Long Island
place-sound = Northern Sound
place-bank = Shoal Bank
base-0 = West Field
base-1 = East Field
group-unknown = Unknown group
group-ships = Ships
group-dummy = dummy
group-cruisers = cruisers
group-convoy = convoy
patrol-face = Patrol
cruiser = Cruiser
transport = Transports
escort = Escort
speed = Speed
    .column = speed
steps = Steps
    .column = steps
points = Points
points-left = Movement left
    .column = moves
cost = Cost
arrives = Points for the convoy
battle = Battle
battle-dice = a die each, 4 or more hits
searching = Search
allowed = allowed
range = { $hexes } hexes
last-seen = seen in turn { $turn }
badge-fast = too fast for a convoy
badge-shown = turned up in turn { $turn }
badge-ships = ships, reported in turn { $turn }
badge-arming = ready next turn
odds-shown = turned up
odds-ships = ships or dummy
odds-nothing = nothing found
marker = { $letter }
hex = { $hex }
leg = { $marker } to { $hex }
patrol = patrol P{ $number }
do-move = Move { $leg }
do-search = Search { $hex }
do-ready = Ready { $patrol }
do-done = End your turn
prompt-yours = Turn { $turn }, { $night ->
    [0] day
   *[other] night: nobody can search
}. Move your markers, ready patrols, search.
prompt-theirs = Turn { $turn }, { $night ->
    [0] day
   *[other] night
}. The other side moves.
prompt-over = The match is over.
event-turn = Turn { $turn }, { $night ->
    [0] day
   *[other] night
}
event-roll = { $seat } rolls { $die }
event-moved = { $marker } moves to { $hex }
event-readied = { $seat } readies { $patrol }
event-searched = { $seat } searches { $hex }
event-ships = { $marker }: there are ships
event-shown = { $marker } is turned up: { $group }
event-hit = { $marker } is hit
event-sunk = { $marker } is sunk
event-arrived = The convoy { $marker } of { $seat } arrives
won-by-points = Won with { $points ->
    [one] one point
   *[other] { $points } points
}
noun-leg = leg
    .a = a marker and a hex
    .no = no marker and hex
noun-hex = hex
    .a = a hex
    .no = no hex
noun-patrol = patrol
    .a = a patrol
    .no = no patrol
