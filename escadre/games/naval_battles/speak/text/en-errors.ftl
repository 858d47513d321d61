### What options, scenarios, position files and changed decks get wrong.

noun-ship = ship
    .a = a ship
    .no = no ship
noun-card = card
    .a = a card
    .no = no card
noun-navy = navy
    .a = a navy
    .no = no navy
noun-design = design
    .a = a card design
    .no = no card design
noun-declared = attack
    .a = an attack
    .no = no attack
noun-points = number of points
    .a = a number of points
    .no = no number of points

error-option-teams = Teams: { $teams } is not possible with { $seats } players. Choose 2 or 3, fewer than there are players, or 0 for everybody alone.
error-option-budget = Fleet points: { $budget } is not possible. Choose { $budgets }, or 0 for what the navies allow.
error-option-team-budget = Fleet points: { $budget } is not possible for a team. Choose from { $least } to { $most }, or 0 for the usual number.
error-option-target = Points that a team must sink: { $target } is not possible. Choose from 1 to { $most } when there are teams, otherwise 0.

error-scenario-seats = scenario '{ $name }' is for { $sides } seats, not { $seats }
error-scenario-options = scenario '{ $name }' sets fleets and victory itself: leave budget, teams and card_reserve alone
error-scenario-text = { $key } is { $value }; expected a text of at most { $most } letters
error-scenario-sides = has { $sides } sides; expected 2 to 6
error-scenario-years = years is { $value }; expected a first and a last year like [1975, 1991]
error-scenario-nations = has two sides of one navy: { $nations }
error-scenario-copies = names more cards { $design } than the { $copies } that exist
error-scenario-aim = { $key } is { $ship }; expected a vessel of the fleet that it is about

error-position-seats = there are { $seats } seats; expected { $first } to { $last }
error-position-navy = { $navy } is no navy; expected one of { $navies }
error-position-navies = two seats have the same navy
error-position-card = { $code } is no Action card or design
error-position-copies = more cards { $design } are named than exist
error-position-ship = { $code } is no ship
error-position-foreign = { $ship } does not belong to the navy { $navy }
error-position-twice = { $card } would be in two places
error-position-rows = a fleet has at most three rows, and none of them is empty
error-position-row = { $ship } is a submarine and stands in no row
error-position-sub = { $ship } is no submarine
error-position-damage = { $ship } cannot carry that damage

error-data-ship = the ship is { $number }; expected a number like US01
error-data-design = design is { $design }; expected one like "GUN-A"
error-data-prefix = is of kind { $kind }; expected a design that begins with { $prefix }
error-data-together = has only one of { $first } and { $second }; expected both or neither
error-data-hull = has a hull and is a submarine, or neither; expected hull, or passive and active
error-data-submarine = is a submarine; expected neither evasion nor air
error-data-service = served from { $since } until { $until }
error-data-missing = card { $card } is missing; expected all { $count }
error-data-count = there are { $found } Action cards; expected { $count }
error-data-kind = there is no card of kind { $kind }
