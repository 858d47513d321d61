### Task Force: what data, maps and scenarios get wrong.

## Data files

error-data-halves = { $key } is { $value }; expected a number from { $low } to { $high } in whole and half units
error-data-pair = { $key } is { $value }; expected two whole numbers in brackets
error-data-word = { $key } is { $value }; expected a text of at most { $most } letters
error-data-names = { $key } is { $value }; expected a list of words
error-data-no-table = { $key } is { $value }; expected a table
error-data-key = key is { $value }; expected small letters, digits and hyphens like "de-ruyter"
error-data-book = has a list 'book'; expected it only with source = "both"
error-data-length = { $key } has another length; expected { $length } of them
error-data-rising = { $key } does not rise; expected each number above the one before
error-data-none = has no [[{ $table }]]
error-data-order = has other blocks or another order; expected [[{ $table }]] for { $keys }
error-data-capacity = has a capacity and is no carrier, or the other way round
error-data-air-surface = is a fighter with air_surface, or a bomber without
error-data-hour = starts is { $value }; expected an hour like "16:30"
error-data-first-night = is a first night turn by day
error-data-cells = has cells that do not fill the table; expected { $rows } rows of { $columns }
error-data-cell = has a cell { $value }; expected one like "{ $example }"

## Maps

error-data-hex = { $key } is { $value }; expected a hex of the map from "0101" to "{ $last }"
error-data-area = has the area { $value }; expected its north-western hex first, like "1802-2106"
error-data-hexes-twice = { $key } has a hex twice
error-map-none = there is no map { $name }; there are { $names }
error-map-name = the name of a map file is small letters, digits and single hyphens, like coral-sea.toml
error-map-rows = terrain has { $count } lines; expected { $rows }, one for each row
error-map-columns = row { $row } has { $count } letters; expected { $columns }, one for each column
error-map-letter = row { $row } has { $letters }; expected only { $allowed }
error-map-side = has the hexside { $value }; expected two neighbouring hexes like "0902/1003"
error-map-side-twice = has the hexside { $value } twice
error-map-base = there is no base { $base }; there are { $bases }
error-map-base-sea = { $base } lies in { $hex }, which is open sea; expected a hex with land
error-map-base-two = has two bases in { $hex }
error-map-outline = has the outline { $value }; expected three or more points [x, y] in whole thousandths of a hex

## Scenarios: sides

error-scenario-sides = has other sides; expected first side = "ijn", then side = "allies"
error-scenario-map = map is { $value }; expected one of { $maps }
error-scenario-no-map = has { $key } but no map; expected map = "name"
error-scenario-turns = ends in turn { $last } and begins in turn { $first }
error-scenario-ship = there is no ship { $ship } in ships.toml
error-scenario-enemy = { $name } does not belong to the side { $side }
error-scenario-generic = { $ship } stands for many counters; expected it in counters, with how many units
error-scenario-named = { $ship } is one ship; expected her in the list ships
error-scenario-member = { $ship } is no ship of this side
error-scenario-model = there is no aircraft { $model } in aircraft.toml
error-scenario-base = { $base } is no base of this map; there are { $bases }
error-scenario-both-hold = a base is held by both sides
error-scenario-home = { $base } is no carrier and no base of this side
error-scenario-ashore = { $model } cannot be based on the carrier { $ship }
error-scenario-room = { $base } has { $units } air units; its capacity is { $capacity }

## Scenarios: where they begin

error-scenario-ring = is no ring; expected a carrier first and at most { $most } ships round her
error-scenario-no-ring = { $ship } may not stand in a ring
error-scenario-column = is no column; expected at most { $most } counters without carriers, at least { $least } units
error-scenario-formations = the formations of { $side } do not have the very ships of its lists
error-scenario-markers = has more formations than its { $markers } markers
error-scenario-land = { $key } has { $hex }, which is land
error-scenario-no-hexes = has no hexes
error-scenario-no-edge = has neither edges nor a haven for ships that withdraw
error-scenario-fixed = is fixed; expected a formation with a hex for each marker
error-scenario-dealt = is dealt; expected formations and as many start hexes ({ $hexes }) as markers ({ $markers })
error-scenario-too-many = its ships do not fit into { $task_forces } Task Forces
error-scenario-nowhere = no start line takes { $ship }
error-scenario-same-hex = both sides begin in one hex
error-scenario-arrival = has ships or counters arrive that the side does not have
error-scenario-late = has ships arrive after the last turn, { $last }

## Scenarios: their own rules

error-scenario-solo = is for one player without a procedure or a harbour, or for two with one
error-scenario-berths = the berths do not have the very ships of the Allies
error-scenario-torpedoes = has torpedoes under aircraft that carry none
error-scenario-bombs = has bombs under fighters
error-scenario-campaign = has a campaign without a second battle, or the other way round
error-scenario-capital = has a list ships for another kind than "capital-ships", or none for it
error-scenario-levels = has levels of victory that do not rise; expected marginal, victory, decisive, and victory above 0
error-scenario-steps = at_least is { $value }; expected pairs of ships and points like [[3, 5], [6, 10]]
error-scenario-seats = the scenario '{ $name }' is for { $sides ->
        [one] one seat
       *[other] { $sides } seats
    }, not for { $seats }
error-scenario-options = the scenario '{ $name }' settles the option '{ $option }' itself; leave it out
